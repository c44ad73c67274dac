"""Who has the table, of several people at one computer (MC-45): by buzzer, or by right.

The floor knows no clock: each call says what time it is, in ms of a clock that stands only in a
pause. While somebody has it by buzzer, the match's own clock stands.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View

BARRED_MS = 3_000
"""So long somebody who let the time run out may not press again."""


class Buzz(StrEnum):
    """What came of pressing a buzzer."""

    TAKEN = "taken"
    """The table is theirs."""
    YOURS = "yours"
    """It was theirs already."""
    BUSY = "busy"
    """Somebody else has it."""
    BARRED = "barred"
    """They let the time run out a moment ago."""
    CLOSED = "closed"
    """It is nobody's moment here: a robot opens, or everybody is to look."""


class Speaking(NamedTuple):
    """The floor as everybody sees it."""

    seat: int | None = None
    """Whose the table is."""
    until: int | None = None
    """When (ms) it is not any more; None for as long as the game says."""
    length: int = 1
    """How long (ms) it is theirs in all."""
    barred: frozenset[int] = frozenset()
    """The seats that may not press just now."""
    open: bool = False
    """Whether a buzzer may be pressed."""


class Floor:
    """One table, one speaker."""

    def __init__(self, people: Sequence[int], seconds: int) -> None:
        self.people = tuple(people)
        self.length = seconds * 1000
        self._right: int | None = None
        self._open = False
        self._seat: int | None = None
        self._until = 0
        self._barred: dict[int, int] = {}

    @property
    def seat(self) -> int | None:
        """Whose the table is, by right or by buzzer."""
        return self._seat if self._right is None else self._right

    @property
    def counting(self) -> bool:
        """Whether somebody has it by buzzer, so that the clock of the match stands."""
        return self._right is None and self._seat is not None

    def shown(self, now: int) -> Speaking:
        """The floor as everybody sees it at ``now``."""
        barred = frozenset(seat for seat, until in self._barred.items() if now < until)
        until = self._until if self.counting else None
        return Speaking(self.seat, until, self.length, barred, self._open and self.seat is None)

    def follow(self, right: int | None, *, is_open: bool) -> None:
        """The game says whose the table is by itself, and whether buzzers count at all."""
        self._right, self._open = right, is_open
        if right is not None or not is_open:
            self._seat = None

    def buzz(self, seat: int, now: int) -> Buzz:
        """``seat`` presses its buzzer."""
        if seat == self.seat:
            return Buzz.YOURS
        if self.seat is not None:
            return Buzz.BUSY
        if not self._open or seat not in self.people:
            return Buzz.CLOSED
        if now < self._barred.get(seat, 0):
            return Buzz.BARRED
        self._seat, self._until = seat, now + self.length
        return Buzz.TAKEN

    def done(self, seat: int) -> None:
        """``seat`` has said what it had to say."""
        if self._seat == seat:
            self._seat = None

    def run(self, now: int) -> bool:
        """Let time pass; whether somebody's has run out: it costs a wait, and nothing else."""
        if not self.counting or self._seat is None or now < self._until:
            return False
        self._barred[self._seat] = self._until + BARRED_MS
        self._seat = None
        return True


def right_of(view: View, people: Sequence[int]) -> tuple[int | None, bool]:
    """Which of ``people`` has the table by itself, and whether buzzers count.

    The starter until the first card lies (MC-12 to MC-16), a caller until the call is shown
    (MC-32, MC-33), an objector until a card is laid (MC-37), whose turn it is (MC-44).
    """
    if view.phase == Phase.CONTEST:
        return None, False
    if view.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING):
        return (view.starter if view.starter in people else None), False
    if view.call is not None:
        return (view.call.seat if view.call.seat in people else None), False
    if view.turn is not None and view.phase == Phase.OPEN:
        return (view.turn if view.turn in people else None), False
    if view.objection is not None and view.objection.seat in people:
        return view.objection.seat, False
    return None, view.phase == Phase.OPEN


_ACTS = (co.Play, co.Pass, co.Exchange, co.CallMeli, co.CallCado, co.Declare, co.Contest)


def ends_the_turn(command: co.AnyCommand) -> bool:
    """Whether who gives ``command`` has said what there was to say (MC-45)."""
    return isinstance(command, _ACTS)
