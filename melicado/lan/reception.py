"""At the door of a room: greeting, version, code, and who sits down where."""

import secrets
from collections.abc import Callable
from typing import Protocol

from melicado.lan import messages as ms
from melicado.lan.hosted import HostedTable
from melicado.lan.limits import Turnstile
from melicado.lan.names import clean_name
from melicado.lan.proof import Doorkeeper, proven
from melicado.lan.visitor import Line, Visitor
from melicado.lan.wire import WireError

MOST_LINES = 64
MOST_UNPROVEN = 24
"""Lines of one address that have not proved the code yet."""
TURNSTILE_WAIT_S = 10


class Room(Protocol):
    """What the door needs of the room behind it."""

    code: str
    tables: list[HostedTable]
    spectators_allowed: bool
    visitors: list[Visitor]

    def send_away(self, visitor: Visitor, reason: str, **evidence: str | int) -> None:
        """End a line, saying why."""
        ...

    def entered(self, visitor: Visitor) -> None:
        """The code is proved: the room can be seen."""
        ...

    def seated(self, visitor: Visitor) -> None:
        """A seat is taken, or a place to look on."""
        ...


class Reception:
    """Leads a line from its first byte to its seat; raises WireError when it misbehaves."""

    def __init__(self, room: Room, program: str, now: Callable[[], int]) -> None:
        self.doorkeeper = Doorkeeper()
        self._turnstile = Turnstile()
        self._room = room
        self._program = program
        self._now = now

    def turned_away(self, line: Line) -> ms.Goodbye | None:
        """Why a new line may not come in, or None."""
        now = self._now()
        wait = self.doorkeeper.waits(line.address, now)
        if wait:
            return _wait(wait)
        if not self._turnstile.passes(line.address, now):
            return ms.Goodbye("wait", {"seconds": TURNSTILE_WAIT_S})
        waiting = (v for v in self._room.visitors if not v.proven)
        strangers = sum(1 for v in waiting if v.line.address == line.address)
        if strangers >= MOST_UNPROVEN or len(self._room.visitors) >= MOST_LINES:
            return ms.Goodbye("full")
        return None

    def greet(self, visitor: Visitor, said: ms.Message) -> None:
        """The first word."""
        if not isinstance(said, ms.Hello):
            raise WireError("out_of_turn", "A line must begin with a greeting.")
        if said.protocol != ms.PROTOCOL:
            older = "guest" if said.protocol < ms.PROTOCOL else "host"
            self._room.send_away(visitor, "version", update=older, program=self._program)
            return
        visitor.guest_nonce = said.nonce
        visitor.stage = "proof"
        free = not self._room.code
        visitor.send(ms.Challenge(ms.PROTOCOL, self._program, visitor.nonce, free))
        if free:
            self._let_in(visitor)

    def check(self, visitor: Visitor, said: ms.Message) -> None:
        """The proof of the code; lines opened before the third wrong one wait too."""
        if not isinstance(said, ms.Proof):
            raise WireError("out_of_turn", "The room code is to be proved first.")
        address, now = visitor.line.address, self._now()
        wait = self.doorkeeper.waits(address, now)
        if wait:
            goodbye = _wait(wait)
            self._room.send_away(visitor, goodbye.reason, **goodbye.evidence)
        elif proven(self._room.code, visitor.nonce, visitor.guest_nonce, said.digest):
            self.doorkeeper.right(address)
            self._let_in(visitor)
        else:
            self.doorkeeper.wrong(address, now)
            self._room.send_away(visitor, "wrong_code")

    def join(self, visitor: Visitor, said: ms.Join) -> None:
        """A seat is asked for, a seat again with its token, or a place to look on.

        Who looks on may take a seat later.
        """
        if visitor.stage == "in" and (visitor.seat is not None or said.seat is None):
            raise WireError("out_of_turn", "A guest sits down once.")
        if said.table >= len(self._room.tables):
            raise WireError("no_table", "There is no such table.")
        table = self._room.tables[said.table]
        visitor.name = clean_name(said.name, self._names(said, visitor))
        visitor.look = said.look or 0
        if not visitor.name:
            self._room.send_away(visitor, "no_name")
        elif said.seat is None:
            if not self._room.spectators_allowed:
                self._room.send_away(visitor, "no_spectators")
                return
            visitor.table = said.table
            self._seated(visitor)
        elif (reason := self._take(visitor, table, said.seat, said)) is not None:
            self._room.send_away(visitor, reason)
        else:
            self._seated(visitor)

    def _let_in(self, visitor: Visitor) -> None:
        visitor.stage = "lobby"
        self._room.entered(visitor)

    def _seated(self, visitor: Visitor) -> None:
        visitor.stage = "in"
        self._room.seated(visitor)

    def _take(self, visitor: Visitor, table: HostedTable, number: int, said: ms.Join) -> str | None:
        """Take a seat, anew or with a token; why that cannot be, or None."""
        if number >= len(table.seats):
            return "no_seat"
        seat = table.seats[number]
        token = said.token.encode("utf-8", "replace")
        mine = bool(seat.token) and secrets.compare_digest(seat.token.encode(), token)
        if seat.kind == "guest" and mine:
            self._take_over(said.table, number)
            visitor.name = seat.name
        elif seat.kind == "free":
            seat.kind, seat.token, seat.ready = "guest", secrets.token_hex(16), False
            seat.look = seat.look if said.look is None else said.look
            # A game that goes on keeps the names it was dealt to.
            seat.name = visitor.name = (table.started and seat.name) or visitor.name
        else:
            return "seat_taken"
        visitor.table, visitor.seat, seat.delay = said.table, number, visitor.delay
        table.set_here(number, here=True)
        return None

    def _take_over(self, table: int, number: int) -> None:
        """Whoever still holds the seat on an older line gives it up."""
        for other in tuple(self._room.visitors):
            if (other.stage, other.table, other.seat) == ("in", table, number):
                other.seat = None
                self._room.send_away(other, "taken_over")

    def _names(self, said: ms.Join, visitor: Visitor) -> set[str]:
        """The names at a table but the one on the seat asked for, and the visitor's own."""
        seats = self._room.tables[said.table].seats
        names = {s.name for i, s in enumerate(seats) if i != said.seat and s.kind != "free"}
        others = (v for v in self._room.visitors if v.stage == "in" and v.seat is None)
        return names | {v.name for v in others if v is not visitor}


def _wait(milliseconds: int) -> ms.Goodbye:
    return ms.Goodbye("wait", {"seconds": (milliseconds + 999) // 1000})
