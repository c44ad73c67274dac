"""Whole matches of bots: what must hold of every intention, and how levels and pace compare."""

import gc
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import mean, median
from types import FunctionType, ModuleType
from typing import Any

import pytest
from bot_tools import MINUTE, Watched, play_match

from melicado.bots.level import Level, Pace
from melicado.bots.melicado.timing import REACTION
from melicado.bots.melicado.traits import TRAITS
from melicado.match.match import Match
from melicado.match.simulate import simulate
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.state import State
from melicado.rules.melicado.view import View

MIXED = (Level.DEBUTANT, Level.FACILE, Level.BON, Level.EXPERT)
TABLES: list[tuple[Sequence[Level], dict[str, Any]]] = [
    (MIXED, {}),
    (MIXED, {"violet": "always", "simultaneous_ms": 2000, "joker": "floating", "rounds": 1}),
    ((Level.DEBUTANT, Level.DEBUTANT), {"exchange": "once_per_sequence", "min_length": 3}),
]

Answer = tuple[View, int, co.AnyCommand, int]


@pytest.fixture(scope="module")
def answers(french: MeliCado) -> list[tuple[Watched, list[Answer]]]:
    """Every intention of every bot of some matches: what it saw, when; what it meant, when."""
    found = []
    for seed, (levels, options) in enumerate(TABLES):
        _, bots = play_match(french, levels, seed, **options)
        for watched in bots:
            meant = [(v, now, i.command, i.at) for v, now, i in watched.answers if i]
            found.append((watched, meant))
    return found


def table(view: View) -> object:
    """What people at the table would call a change."""
    return (view.round, view.sequence, view.version, view.phase, view.call, view.declaration)


def test_nobody_acts_within_the_time_of_a_reaction(
    answers: list[tuple[Watched, list[Answer]]],
) -> None:
    for watched, _ in answers:
        changed, before = 0, None
        for view, now, intention in watched.answers:
            if table(view) != before:
                changed, before = now, table(view)
            if intention is not None:
                assert intention.at >= max(changed + REACTION, now)


def test_only_cards_of_the_hand_are_used(answers: list[tuple[Watched, list[Answer]]]) -> None:
    used = 0
    for watched, meant in answers:
        for view, _, command, _ in meant:
            hand = view.seats[watched.player.seat].hand or ()
            for card in _cards(command):
                assert card in {c.id for c in hand}
                used += 1
    assert used > 200


def _cards(command: co.AnyCommand) -> Iterator[int]:
    match command:
        case co.Play(placements=placements):
            yield from (p.card for p in placements)
        case co.Exchange(card=card):
            yield card
        case co.Rearrange(discard=int(card)):
            yield card


def test_only_words_of_the_vocabulary_are_laid(
    french: MeliCado, answers: list[tuple[Watched, list[Answer]]]
) -> None:
    """What is right is known at that level and not coarse (MC-02); the rest are mistakes."""
    right = wrong = 0
    for watched, meant in answers:
        seat, level = watched.player.seat, watched.player.level
        for view, _, command, _ in meant:
            if not isinstance(command, co.Play):
                continue
            hand = {c.id: c for c in view.seats[seat].hand or ()}
            spots = [Spot(hand[p.card], p.place, p.letter) for p in command.placements]
            reading = Reading(view, french.judge)
            verdict = reading.judge_play(seat, spots, command.names)
            if verdict.reason is not None:
                wrong += 1
                continue
            right += 1
            assert reading.judge.zipf(verdict.word) >= TRAITS[level].rarest
            assert not reading.judge.is_coarse(verdict.word)  # type: ignore[attr-defined]
    assert right > 150
    assert 0 < wrong < 0.2 * right


def test_a_bot_holds_nothing_but_what_it_was_shown(french: MeliCado) -> None:
    """From a bot nothing leads to the state, the match or another seat's view."""
    _, bots = play_match(french, (Level.BON, Level.EXPERT), 5, rounds=1)
    for watched in bots:
        for thing in _reachable(watched.player):
            assert not isinstance(thing, State | Match)
            if isinstance(thing, View):
                assert thing.you == (watched.player.seat,)
        assert all(view.you == (watched.player.seat,) for view, _, _ in watched.answers)


def _reachable(start: object) -> Iterator[object]:
    """Everything ``start`` holds, directly or not, apart from the program itself."""
    seen: set[int] = set()
    todo: list[object] = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType):
            continue
        seen.add(id(thing))
        yield thing
        todo += gc.get_referents(thing)


# levels


def better_wins(french: MeliCado, low: Level, high: Level, games: int) -> float:
    """The share of two-seat games that the second bot wins alone."""
    report = simulate(french, Options(), [low, high], games, seed=11)
    assert report.stuck == report.broken == 0
    shared = sum(report.wins) - games
    return (report.wins[1] - shared) / games


def test_the_best_beat_the_weakest(french: MeliCado) -> None:
    assert better_wins(french, Level.DEBUTANT, Level.EXPERT, 12) >= 0.75


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("low", "high"), list(pairwise(Level)))
def test_each_level_beats_the_one_below(french: MeliCado, low: Level, high: Level) -> None:
    assert better_wins(french, low, high, 1000) >= 0.65


def round_minutes(french: MeliCado, matches: int, pace: Pace = Pace.NORMAL) -> list[float]:
    """How long each round of three Débutants lasts, in minutes of the match."""
    lengths = []
    for seed in range(matches):
        played, _ = play_match(french, [Level.DEBUTANT] * 3, seed, pace)
        ends = [0, *(result.at for result in played.state.results)]
        lengths += [(end - start) / MINUTE for start, end in pairwise(ends)]
    return lengths


def test_three_beginners_finish_a_round(french: MeliCado, full: bool) -> None:
    assert median(round_minutes(french, 100 if full else 7)) <= 8


def test_a_quicker_pace_makes_quicker_rounds(french: MeliCado) -> None:
    """0.6 of the time to find, with the same time to move and to speak."""
    fast, slow = (mean(round_minutes(french, 4, pace)) for pace in (Pace.FAST, Pace.SLOW))
    assert fast < 0.7 * slow
