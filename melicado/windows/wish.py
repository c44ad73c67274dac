"""What the command line wishes for this once."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from melicado.bots.level import Level, Pace


class Wish(NamedTuple):
    """A table wished for on the command line; None and () leave what the settings say."""

    bots: tuple[Level, ...] = ()
    pace: Pace | None = None
    seed: str | None = None
    game: str = "melicado"
    room: tuple[str, str, str] | None = None
    """The address of a room to go to, its code, and the guest's name."""
    saved: Path | None = None
    """A saved game to go on with."""


def wish(bots: Sequence[str], pace: str | None, seed: str | None, game: str = Wish().game) -> Wish:
    """What was said on the command line; ValueError for an unknown level or pace."""
    return Wish(tuple(Level(level) for level in bots), Pace(pace) if pace else None, seed, game)
