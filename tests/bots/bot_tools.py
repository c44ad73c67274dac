"""Positions and whole matches for the tests of the bots."""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from melicado.bots.level import Level, Pace
from melicado.bots.melicado import MeliCadoBot
from melicado.bots.player import Intention
from melicado.match.driver import Driver
from melicado.match.match import Match
from melicado.match.seats import SeatInfo
from melicado.places import resource
from melicado.rules.melicado.commands import AnyCommand, NextRound
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.notation import read_position
from melicado.rules.melicado.options import Options, options_from
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.position import state_of
from melicado.rules.melicado.state import Phase, State
from melicado.rules.melicado.view import View, view
from melicado.words.dictionary import Dictionary
from melicado.words.judge import Judge
from melicado.words.wordlist import WordList

MINUTE = 60_000


def french_game() -> MeliCado:
    deck = deck_from(resource("decks", "fr.json").read_bytes())
    return MeliCado(Dictionary.open(resource("words", "fr.dict")).lexicon(), deck)


def common(words: str) -> WordList:
    """A dictionary of those words, all so common that everybody knows them."""
    listed = words.upper().split()
    return WordList(listed, frequency=dict.fromkeys(listed, 6.0))


def at(position: str, changes: dict[str, Any] | None = None, **options: Any) -> State:
    """A state in that position; ``changes`` go to its other fields."""
    state = state_of(read_position(position), options_from(options))
    return replace(state, **(changes or {}))


def seen(state: State, seat: int = 0) -> View:
    return view(state, frozenset({seat}))


def bot(
    judge: Judge, level: Level = Level.EXPERT, *, seat: int = 0, seed: object = 0, **more: Any
) -> MeliCadoBot:
    return MeliCadoBot(seat, level, judge, Random(f"{seed}"), **more)


def intentions(
    judge: Judge, state: State, level: Level = Level.EXPERT, *, times: int = 30, seat: int = 0
) -> list[Intention[AnyCommand] | None]:
    """What that many bots of one level mean to do, each at its first sight of the table."""
    sight = seen(state, seat)
    return [bot(judge, level, seat=seat, seed=n).intend(sight, 0) for n in range(times)]


def commands(*args: Any, **more: Any) -> list[AnyCommand]:
    """The commands of ``intentions``."""
    return [i.command for i in intentions(*args, **more) if i is not None]


class Watched:
    """A bot whose every answer is kept, with what it saw."""

    def __init__(self, player: MeliCadoBot) -> None:
        self.player = player
        self.answers: list[tuple[View, int, Intention[AnyCommand] | None]] = []

    def intend(self, view: View, now: int) -> Intention[AnyCommand] | None:
        answer = self.player.intend(view, now)
        self.answers.append((view, now, answer))
        return answer


def play_match(
    game: MeliCado, levels: Sequence[Level], seed: int, pace: Pace = Pace.NORMAL, **options: Any
) -> tuple[Match[Any, Any, Any, Options, View], list[Watched]]:
    """A whole match of bots, played to its end."""
    secret = hashlib.sha256(f"{seed}".encode()).hexdigest()[:32]
    seats = [SeatInfo(name=level, kind="bot", level=level) for level in levels]
    table: Match[Any, Any, Any, Options, View] = Match.start(
        game, options_from(options), seats, secret
    )
    bots = [
        Watched(bot(game.judge, level, seat=seat, seed=(seed, seat), pace=pace))
        for seat, level in enumerate(levels)
    ]
    driver = Driver(table, dict(enumerate(bots)))
    while not table.over:
        if table.state.phase == Phase.SCORES:
            table.submit(0, NextRound(), table.time)
        due = driver.next_due()
        assert due is not None, "nothing will ever happen"
        driver.run(due)
    return table, bots
