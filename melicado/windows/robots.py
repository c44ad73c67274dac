"""The robots of a match, for whichever game it is."""

from random import Random
from typing import Any

from melicado.bots.level import Pace, level_of
from melicado.bots.melicado import MeliCadoBot
from melicado.bots.mendelius import MendeliusBot
from melicado.bots.player import Player
from melicado.match.match import Match
from melicado.words.judge import Judge


def robots(
    match: Match[Any, Any, Any, Any, Any], judge: Judge | None, pace: Pace
) -> dict[int, Player[Any, Any]]:
    """A robot for each seat that is the computer's; Mendelius needs no ``judge``."""
    made: dict[int, Player[Any, Any]] = {}
    for seat, info in enumerate(match.seats):
        if info.kind != "bot":
            continue
        rng = Random(f"{match.state.secret}/{match.number}/{seat}")
        if judge is None:
            made[seat] = MendeliusBot(seat, level_of(info.level), rng, pace)
        else:
            made[seat] = MeliCadoBot(seat, level_of(info.level), judge, rng, pace)
    return made
