"""Who sits where, and what that changes in the options."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from melicado.rules.melicado.options import Options


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat: its name, who plays it, a bot's level, the look of its face.

    ``key`` is that of a person's buzzer, where several share a computer (MC-45).
    """

    name: str
    kind: Literal["person", "bot", "guest"]
    level: str = ""
    look: int = 0
    key: str = ""


def effective_options(options: Options, seats: Sequence[SeatInfo]) -> Options:
    """The options as they apply to those seats.

    Without a guest nobody can lay "at the same time" as somebody else who could not see it:
    people at one computer have the table one after the other (MC-45), so there is no window
    (MC-20). Bots do not vote on words (MC-38).
    """
    people = tuple(i for i, seat in enumerate(seats) if seat.kind != "bot")
    options = replace(options, people=people)
    if any(seat.kind == "guest" for seat in seats):
        return options
    return replace(options, simultaneous_ms=0)
