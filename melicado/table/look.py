"""How a table looks for those who sit at it."""

from dataclasses import dataclass

from melicado.drawing.palette import LIGHT, Palette


@dataclass(frozen=True)
class SeatLabel:
    """Who sits on a seat: a name, the number of a portrait, and whether the computer plays it."""

    name: str
    look: int
    robot: bool
    away: bool = False
    """Whether this guest's line is broken at the moment."""
    looking_on: bool = False
    """Whether it is no seat, but the chair of who looks on."""
    key: str = ""
    """The key of this person's buzzer, where several people share the screen."""


@dataclass(frozen=True)
class TableLook:
    """What the people chose: colours, movement, size of text, and the side for left-handers."""

    palette: Palette = LIGHT
    motion: bool = True
    text_scale: float = 1.0
    mirrored: bool = False
