"""What a room is, as it is kept beside its games: enough to open the same room again.

It holds the tokens of the seats, so that guests find theirs after a restart of the host.
"""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from melicado.lan.hosted import HostedTable, Seat
from melicado.places import write_whole

FORMAT = 1


class PlanError(ValueError):
    """A room that cannot be opened again; says why in one sentence."""


class SeatPlan(msgspec.Struct, frozen=True):
    """A seat: who it is for, and the token of the guest who has it."""

    kind: Literal["person", "bot", "guest", "free"]
    name: str = ""
    level: str = ""
    look: int = 0
    token: str = ""

    def seat(self) -> Seat:
        """The seat as a table has it when the room opens: its guest is not there yet."""
        here = self.kind != "guest"
        return Seat(self.kind, self.name, self.level, self.look, self.token, here)


class TablePlan(msgspec.Struct, frozen=True):
    """A table, and the journal of its game once cards have been dealt."""

    game: Literal["melicado", "mendelius"]
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    journal: str = ""


class RoomPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A room with its tables."""

    format: int = FORMAT
    name: str
    code: str
    """"" lets everybody in."""
    port: Annotated[int, Meta(ge=0, le=65_535)]
    tables: Annotated[tuple[TablePlan, ...], Meta(min_length=1, max_length=256)]
    spectators: bool = True
    chat: bool = True
    away_plays: bool = True
    leavers_fold: bool = False


def table_plan(table: HostedTable) -> TablePlan:
    """A table as it stands."""
    journal = table.match.journal if table.match is not None else None
    going = journal is not None and table.match is not None and not table.match.over
    seats = tuple(
        SeatPlan(_kind(seat.kind), seat.name, seat.level, seat.look, seat.token)
        for seat in table.seats
    )
    options: dict[str, Any] = msgspec.to_builtins(table.game.options)
    game: Any = table.game.name
    kept = str(journal.path) if going and journal is not None else ""
    return TablePlan(game, options, seats, kept)


def save(plan: RoomPlan, path: Path) -> None:
    """Write a plan whole or not at all; raises OSError or UnwritableError."""
    write_whole(path, msgspec.json.encode(plan))  # it holds the code and the tokens


def load(path: Path) -> RoomPlan:
    """Read a plan; raises PlanError."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=RoomPlan)
    except FileNotFoundError as error:
        raise PlanError(f"No room is kept in {path}.") from error
    except (OSError, RecursionError, msgspec.MsgspecError) as error:
        raise PlanError(f"The room kept in {path} cannot be read: {error}.") from error


def _kind(kind: str) -> Any:
    return kind
