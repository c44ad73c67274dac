"""When the game of a table begins that nobody at the host watches over."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from melicado.lan.hosted import HostedTable
from melicado.lan.room import Room
from melicado.rules.game import RulesError

LOOK_MS = 500


class Starter(QObject):
    """Deals at each table once everybody there is ready.

    With seats still free it waits ``patience`` ms for more guests; then bots play those seats.
    After a game the same people may be ready for another one.
    """

    def __init__(self, room: Room, patience: int, now: Callable[[], int]) -> None:
        super().__init__(room)
        self.cannot: Callable[[int, str], None] = lambda _table, _why: None
        """Told when the cards of a table cannot be dealt, and why."""
        self._room, self._patience, self._now = room, patience, now
        self._since: dict[int, int] = {}
        self._failed: set[int] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Deal where it is time."""
        for number, table in enumerate(self._room.hall.tables):
            if not everybody_ready(table):
                self._since.pop(number, None)
                self._failed.discard(number)
                continue
            since = self._since.setdefault(number, self._now())
            full = not table.free_seats()
            if (full or self._now() - since >= self._patience) and number not in self._failed:
                self._begin(number)

    def _begin(self, number: int) -> None:
        try:
            self._room.begin(number)
        except RulesError as error:
            self._failed.add(number)
            self.cannot(number, str(error))


def everybody_ready(table: HostedTable) -> bool:
    """Whether a game may begin: guests are there, and all of them are ready."""
    playing = table.match is not None and not table.match.over
    guests = [seat for seat in table.seats if seat.kind == "guest"]
    return not playing and bool(guests) and all(seat.here and seat.ready for seat in guests)
