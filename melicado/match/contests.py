"""What a game of bots needs, by game: its bots, and what counts in its figures."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from melicado.bots.level import Level, Pace
from melicado.bots.melicado.bot import MeliCadoBot
from melicado.bots.mendelius.bot import MendeliusBot
from melicado.bots.player import Player
from melicado.rules.melicado import events as mc
from melicado.rules.melicado.commands import NextRound as MeliCadoNextRound
from melicado.rules.melicado.play import MeliCado
from melicado.rules.mendelius import events as md
from melicado.rules.mendelius.commands import NextRound as MendeliusNextRound
from melicado.rules.mendelius.play import Mendelius


class Counted(NamedTuple):
    """What one event adds to the figures; ``cause`` when it ends a round."""

    turns: int = 0
    blocked: int = 0
    cause: str | None = None


@dataclass(frozen=True)
class Contest:
    """One game among bots. The types are those of that game's floors."""

    bot: Callable[[Any, int, Level, Random, Pace], Player[Any, Any]]
    """A bot for a game, at a seat."""
    next_round: Any
    """The command that goes on after the scores."""
    count: Callable[[Any], Counted]
    """What an event adds to the figures."""


def _melicado_bot(
    game: MeliCado, seat: int, level: Level, rng: Random, pace: Pace
) -> Player[Any, Any]:
    return MeliCadoBot(seat, level, game.judge, rng, pace)


def _count_melicado(event: mc.AnyEvent) -> Counted:
    """Words laid, by plays, Mélis and Cados that stood; sequences that were blocked (MC-37)."""
    match event:
        case mc.Settled(words=words):
            return Counted(turns=len(words))
        case mc.Rearranged() | mc.Given():
            return Counted(turns=1)
        case mc.SequenceEnded():
            return Counted(blocked=1)
        case mc.RoundEnded(result=result):
            return Counted(cause=result.cause)
    return Counted()


def _mendelius_bot(
    game: Mendelius, seat: int, level: Level, rng: Random, pace: Pace
) -> Player[Any, Any]:
    return MendeliusBot(seat, level, rng, pace)


def _count_mendelius(event: md.AnyEvent) -> Counted:
    """Turns and claims, each a card taken; rounds without a winner (MD-18)."""
    match event:
        case md.Drew() | md.Took():
            return Counted(turns=1)
        case md.RoundEnded(result=result):
            return Counted(blocked=int(result.winner < 0), cause=result.cause)
    return Counted()


CONTESTS = {
    MeliCado.name: Contest(_melicado_bot, MeliCadoNextRound(), _count_melicado),
    Mendelius.name: Contest(_mendelius_bot, MendeliusNextRound(), _count_mendelius),
}
"""By the name of the game."""
