"""The host's way: a room is open, guests come, the game begins and is played at this screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer

from melicado.lan import messages as ms
from melicado.lan.dealing import Dealer
from melicado.lan.discovery import PORT as UDP_PORT
from melicado.lan.discovery import connected, own_addresses
from melicado.lan.plan import PlanError, RoomPlan, SeatPlan, TablePlan, load
from melicado.lan.proof import new_code
from melicado.lan.room import Room
from melicado.lan.server import PORT
from melicado.match.journal import Journal
from melicado.places import journals, user_data
from melicado.rules.game import RulesError
from melicado.rules.melicado.options import options_from
from melicado.rules.mendelius.options import options_from as mendelius_options_from
from melicado.rules.mendelius.play import Mendelius
from melicado.texts.lan import port_taken, where_sentence
from melicado.windows.lan.corners import attach_people, attach_talk
from melicado.windows.lan.lobby import LobbyPage
from melicado.windows.lan.seating import Seating
from melicado.windows.lan.sessions import HostSession
from melicado.windows.lan.tables import seat_labels
from melicado.windows.lan.talk import shown

if TYPE_CHECKING:
    from melicado.windows.program import Program
    from melicado.windows.table_page import TablePage

translate = QCoreApplication.translate
FAREWELL_MS = 1_000
TABLE = 0
"""A room in a window has one table."""


class Hosting(QObject):
    """One room that is open at this computer."""

    def __init__(self, program: "Program", parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self.room: Room | None = None
        self._lobby: LobbyPage | None = None
        self._page: TablePage | None = None
        self._away: set[int] = set()
        self._watching: set[str] = set()

    def open(self, plan: RoomPlan) -> str:
        """Open the room and show its lobby, or go on with its game; "" or why that cannot be."""
        room = Room(plan, [self._dealer(table) for table in plan.tables], _kept(), self)
        if room.open() is None:
            room.deleteLater()
            return port_taken(plan.port)
        self.room = room
        room.changed.connect(self._changed)
        room.said.connect(lambda _table, said: self._heard(said))
        if room.hall.tables[TABLE].started:
            self._sit_down()
        else:
            self._show_lobby()
        return ""

    def reopen(self, path: Path) -> None:
        """Open the room of a saved game again; raises JournalError or RulesError."""
        trouble = self.open(plan_for(path))
        if trouble:
            self._program.home()
            self._program.window.say(trouble)

    def close(self) -> None:
        """Tell the guests, and shut the door; the game is saved."""
        room, self.room = self.room, None
        if room is not None:
            self._page = None
            room.close()
            # Its last words are still on their way to the guests.
            QTimer.singleShot(FAREWELL_MS, room, room.deleteLater)

    def _dealer(self, table: TablePlan) -> Dealer:
        library, pace = self._program.library, self._program.store.settings.pace
        if table.game == Mendelius.name:
            rules: Any = Mendelius()
            options: Any = mendelius_options_from(table.options)
            return Dealer(rules, options, "", journals(), pace)
        options = options_from(table.options)
        rules = library.game(options)
        return Dealer(rules, options, library.dictionary.checksum, journals(), pace)

    def _show_lobby(self) -> None:
        room = self.room
        if room is None:
            return
        lobby = self._lobby = LobbyPage(
            room.plan.name, room.plan.code, _where(room), host=True, chat=room.plan.chat
        )
        room.crier.changed.connect(lambda: lobby.tell_where(_where(room)))
        lobby.left.connect(self._program.home)
        lobby.begin.connect(self._begin)
        self._give_powers(lobby.seating)
        lobby.talk.said.connect(self._say)
        self._changed()
        self._program.window.show_page(lobby)

    def _begin(self) -> None:
        room = self.room
        if room is None:
            return
        try:
            room.begin(TABLE)
        except RulesError as error:
            said = translate("Program", "This game cannot be dealt. {why}").format(why=error)
            self._program.window.say(said)
            return
        self._sit_down()

    def _sit_down(self) -> None:
        room = self.room
        if room is None:
            return
        self._lobby = None
        table = room.hall.tables[TABLE]
        me = next((i for i, seat in enumerate(table.seats) if seat.kind == "person"), 0)
        session = HostSession(table, me)
        judge = getattr(room.dealers[TABLE].rules, "judge", None)
        page = self._page = self._program.sit(session, judge, self._begin)
        self._give_powers(attach_people(page, host=True).seating)
        if room.plan.chat:
            attach_talk(page, self._program.window).talk.said.connect(self._say)
        self._changed()

    def _changed(self) -> None:
        room = self.room
        if room is None:
            return
        table = room.hall.tables[TABLE]
        me = next((i for i, s in enumerate(table.seats) if s.kind == "person"), None)
        shown, muted = room.hall.shown(TABLE, me), room.hall.moderator.muted(TABLE)
        if self._lobby is not None:
            self._lobby.show_room(shown, muted)
        if self._page is not None:
            people = shown.tables[TABLE]
            self._page.set_labels(seat_labels(people.seats))
            attach_people(self._page, host=True).show_room(shown, TABLE, muted)
            self._tell_who_is_away(people.seats)
            self._tell_who_looks_on({one.name for one in people.watching})

    def _give_powers(self, seating: Seating) -> None:
        """Let the host mute people and show them the door there."""
        room = self.room
        if room is not None:
            moderator = room.hall.moderator
            seating.kick.connect(lambda who: moderator.kick(TABLE, who))
            seating.mute.connect(lambda who, on: moderator.mute(TABLE, who, on))
            seating.mute.connect(self._changed)

    def _tell_who_looks_on(self, names: set[str]) -> None:
        for name in sorted(names - self._watching):
            self._program.window.say(translate("Lan", "{name} looks on.").format(name=name))
        self._watching = names

    def _tell_who_is_away(self, seats: Sequence[ms.SeatShown]) -> None:
        away = {i for i, seat in enumerate(seats) if not seat.here}
        for seat in sorted(away - self._away):
            said = translate("Lan", "{name} is away: the seat is kept.")
            self._program.window.say(said.format(name=seats[seat].name))
        for seat in sorted(self._away - away):
            said = translate("Lan", "{name} is back.")
            self._program.window.say(said.format(name=seats[seat].name))
        self._away = away

    def _say(self, text: str, phrase: str) -> None:
        room = self.room
        if room is not None:
            table = room.hall.tables[TABLE]
            me = next((i for i, seat in enumerate(table.seats) if seat.kind == "person"), None)
            name = table.seats[me].name if me is not None else room.plan.name
            room.hall.say(TABLE, ms.Said(name, me, text, phrase))

    def _heard(self, said: ms.Said) -> None:
        if self._lobby is not None:
            self._lobby.talk.hear(said)
        elif self._page is not None and shown(said):
            attach_talk(self._page, self._program.window).hear(said)


def plan_for(path: Path) -> RoomPlan:
    """The room of a saved game: as it was kept, or with every guest's seat free to be taken.

    Raises JournalError when the game cannot be read.
    """
    try:
        plan = load(_kept())
        if any(Path(table.journal) == path for table in plan.tables):
            return plan
    except PlanError:
        pass
    header, _, _ = Journal.read(path)
    seats = tuple(
        SeatPlan("free" if seat.kind == "guest" else seat.kind, seat.name, seat.level, seat.look)
        for seat in header.seats
    )
    game: Any = header.game
    table = TablePlan(game, msgspec.to_builtins(header.options), seats, str(path))
    name = translate("Lan", "Room")
    return RoomPlan(name=name, code=new_code(), port=PORT, tables=(table,), spectators=False)


def _kept() -> Path:
    return user_data() / "rooms" / "window.json"


def _where(room: Room) -> str:
    """How guests find the room."""
    addresses = ", ".join(_with_port(ip, room.port) for ip in own_addresses())
    return where_sentence(room.crier.heard, connected(), addresses, UDP_PORT)


def _with_port(host: str, port: int) -> str:
    return host if port == PORT else f"{host}:{port}"
