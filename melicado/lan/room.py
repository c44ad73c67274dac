"""A room that is open on the network: its hall, its server, its announcements, its plan."""

import contextlib
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from melicado.lan import messages as ms
from melicado.lan.dealing import Dealer
from melicado.lan.discovery import Crier, Notice, new_id
from melicado.lan.hall import Hall
from melicado.lan.hosted import HostedTable
from melicado.lan.plan import RoomPlan, save, table_plan
from melicado.lan.server import RoomServer
from melicado.match.clock import MatchClock
from melicado.places import UnwritableError, version


def milliseconds() -> int:
    """A clock that never goes back."""
    return time.monotonic_ns() // 1_000_000


class Room(QObject):
    """Holds the parts of a room together; ``dealers`` are the games of its tables.

    What is needed to open it again goes into ``keep`` whenever it changes.
    """

    changed = Signal()
    said = Signal(int, object)
    """Something was said at a table: its number and a ``Said``."""

    def __init__(
        self,
        plan: RoomPlan,
        dealers: Sequence[Dealer],
        keep: Path | None,
        parent: QObject | None = None,
        clock: Callable[[], int] | None = None,
    ) -> None:
        super().__init__(parent)
        self.plan, self.dealers, self.port = plan, tuple(dealers), plan.port
        # Time that this computer slept is nobody's silence: guests are not sent away for it.
        clock = clock or MatchClock(milliseconds).now
        self._keep = keep
        self._kept: RoomPlan | None = None
        tables = []
        for table, dealer in zip(plan.tables, dealers, strict=True):
            seats = [seat.seat() for seat in table.seats]
            hosted = HostedTable(dealer, seats, clock, plan.away_plays)
            hosted.leavers_fold = plan.leavers_fold
            tables.append(hosted)
        self.hall = Hall(plan.name, plan.code, version(), tables, clock)
        self.hall.spectators_allowed, self.hall.chat = plan.spectators, plan.chat
        self.hall.on_change = self._changed
        self.hall.on_said = self.said.emit
        self.server = RoomServer(self.hall, self)
        self._id = new_id()
        self.crier = Crier(self._notice, self)

    def open(self) -> int | None:
        """Open the door and be heard; the port, or None when it is taken.

        Games that had begun go on; raises JournalError when one cannot, with the door shut.
        """
        port = self.server.listen(self.plan.port)
        if port is None:
            return None
        self.port = port
        try:
            for number, table in enumerate(self.plan.tables):
                if table.journal:
                    match = self.dealers[number].resume(Path(table.journal))
                    self.hall.begin(number, match)
        except BaseException:
            self.server.close()
            raise
        self.crier.start()
        self._changed()
        return port

    def begin(self, number: int) -> Any:
        """Deal at a table; raises RulesError."""
        return self.hall.begin(number)

    def close(self, reason: str = "closing") -> None:
        """Save, tell every guest, and shut the door."""
        self.crier.stop()
        self._save()
        self.server.close(reason)

    def forget(self) -> None:
        """The room is not to be opened again: nothing of it is kept."""
        if self._keep is not None:
            with contextlib.suppress(OSError):
                self._keep.unlink(missing_ok=True)
            self._keep = None

    def _notice(self) -> Notice:
        free = sum(len(table.free_seats()) for table in self.hall.tables)
        game = self.hall.tables[0].game.name
        return Notice(
            ms.PROTOCOL, self._id, self.plan.name, game, self.port, free, not self.plan.code
        )

    def _changed(self) -> None:
        self._save()
        self.changed.emit()

    def _save(self) -> None:
        if self._keep is None:
            return
        tables = tuple(table_plan(table) for table in self.hall.tables)
        plan = replace(self.plan, port=self.port, tables=tables)
        if plan != self._kept:
            # A room that cannot be kept is played all the same; its games have their journals.
            with contextlib.suppress(OSError, UnwritableError):
                save(plan, self._keep)
                self._kept = plan
