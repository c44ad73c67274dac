"""What a host may do about a guest: show the door, or let nobody read what is written."""

from typing import Protocol

from melicado.lan.hosted import HostedTable
from melicado.lan.visitor import Visitor

Who = int | str
"""The number of a seat, or the name of somebody who looks on."""


class Room(Protocol):
    """What the moderator needs of the room."""

    tables: list[HostedTable]

    def at(self, table: int) -> list[Visitor]:
        """The lines of those at a table."""
        ...

    def kick(self, visitor: Visitor) -> None:
        """Show whoever is on that line the door."""
        ...

    def forget(self, number: int, seat: int) -> None:
        """Nobody has a token for that seat any more."""
        ...


class Moderator:
    """Keeps order in a room, before the game and in it."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def kick(self, table: int, who: Who) -> None:
        """Show a guest the door: its seat is not kept, and it waits before it may come again."""
        seat = who if isinstance(who, int) else None
        if seat is not None and self._room.tables[table].seats[seat].kind != "guest":
            return
        visitor = self._line(table, who)
        if visitor is not None:
            self._room.kick(visitor)
        elif seat is not None:
            self._room.forget(table, seat)

    def mute(self, table: int, who: Who, on: bool) -> None:
        """Let nobody read what a guest writes, or let them again; also after a broken line."""
        if isinstance(who, int):
            self._room.tables[table].seats[who].muted = on
        elif (visitor := self._line(table, who)) is not None:
            visitor.muted = on

    def muted(self, table: int) -> frozenset[Who]:
        """The seats and the names of those whom nobody reads."""
        seats = {i for i, seat in enumerate(self._room.tables[table].seats) if seat.muted}
        return frozenset(seats | {v.name for v in self._room.at(table) if self._watches_muted(v)})

    def is_muted(self, visitor: Visitor) -> bool:
        """Whether nobody reads what this guest writes."""
        if visitor.seat is None:
            return visitor.muted
        return self._room.tables[visitor.table].seats[visitor.seat].muted

    @staticmethod
    def _watches_muted(visitor: Visitor) -> bool:
        return visitor.seat is None and visitor.muted

    def _line(self, table: int, who: Who) -> Visitor | None:
        seat = who if isinstance(who, int) else None
        for visitor in self._room.at(table):
            if visitor.seat == seat and (seat is not None or visitor.name == who):
                return visitor
        return None
