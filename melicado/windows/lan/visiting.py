"""A guest's way: call a room, prove the code, take a seat, play, come back after a break."""

from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal

from melicado.lan import messages as ms
from melicado.lan.games import TYPES
from melicado.lan.guest import PASSING, Guest, Hearing
from melicado.lan.line import GuestLine
from melicado.match.seats import SeatInfo
from melicado.places import version
from melicado.rules.mendelius.play import Mendelius
from melicado.texts.lan import down_sentence, goodbye_sentence
from melicado.windows.lan.corners import attach_people, attach_talk
from melicado.windows.lan.lobby import LobbyPage
from melicado.windows.lan.sessions import RemoteMatch, RemoteSession
from melicado.windows.lan.tables import HeldVeil, seat_labels
from melicado.windows.lan.talk import shown
from melicado.windows.settings import LanSeat

if TYPE_CHECKING:
    from melicado.windows.lan.flow import LanFlow
    from melicado.windows.program import Program
    from melicado.windows.table_page import TablePage

translate = QCoreApplication.translate


class Visiting(QObject):
    """One visit to one room."""

    failed = Signal(str)
    """The room was not reached, and why, in a sentence."""
    parted = Signal(str)
    """The visit is over, and why."""

    def __init__(self, program: "Program", flow: "LanFlow", name: str, code: str) -> None:
        super().__init__(flow)
        self._program, self._flow, self._name = program, flow, name
        self._host, self._port = "", 0
        self._room: ms.Room | None = None
        self._lobby: LobbyPage | None = None
        self._page: TablePage | None = None
        self._session: RemoteSession | None = None
        self._seated_as: ms.Seated | None = None
        self._over = False
        self._why = ""
        self.straight = False
        """Whether the first free seat is taken without asking."""
        self.guest = Guest(
            code,
            version(),
            Hearing(
                room=self._heard_room,
                seated=self._seated,
                snapshot=self._heard_snapshot,
                step=self._heard_step,
                answer=self._answered,
                judged=self._judged,
                said=self._said,
                goodbye=self._goodbye,
            ),
        )
        self.line = GuestLine(self.guest, self)
        self.line.down.connect(self._down)

    def call(self, host: str, port: int) -> None:
        """Dial the room."""
        self._host, self._port = host, port
        self.line.dial(host, port)

    def back(self, kept: LanSeat) -> None:
        """Dial the room of a seat that was kept, and take it back."""
        look = self._program.store.settings.face
        checksum = self._program.library.dictionary.checksum
        self.guest.join = ms.Join(kept.name, kept.seat, kept.token, kept.table, checksum, look)
        self.call(kept.host, kept.port)

    def leave(self) -> None:
        """Go: in a game the seat is kept, to come back to; before and after it is given up."""
        if not self._over:
            self._over = True
            if self._program.store.settings.lan_seat is None or self._session is None:
                self.guest.say(ms.Leave())
            else:
                said = translate("Lan", "Your seat is kept: “Play over the network” leads back.")
                self._program.window.say(said)
        self.line.hang_up()
        self.deleteLater()

    # -- what the host says ----------------------------------------------------------------

    def _heard_room(self, room: ms.Room) -> None:
        self._room = room
        if self._lobby is None and self._page is None:
            self._show_lobby(room)
        if self._lobby is not None:
            self._lobby.show_room(room)
        if self._page is not None:
            self._show_people(self._page, room)
        # Where there is nothing to choose, nothing is asked.
        alone = len(room.tables) == 1 and (self.straight or not room.spectators)
        if self.guest.join is None and alone:
            free = (i for i, seat in enumerate(room.tables[0].seats) if seat.kind == "free")
            first = next(free, None)
            if first is not None:
                self._sit(0, first)

    def _seated(self, seated: ms.Seated) -> None:
        self._seated_as = seated
        if self._lobby is not None and self._room is not None:
            self._lobby.watching = seated.seat is None
            self._lobby.show_room(self._room)

    def _show_people(self, page: "TablePage", room: ms.Room) -> None:
        seated = self._seated_as
        if seated is not None and seated.table < len(room.tables):
            page.set_labels(seat_labels(room.tables[seated.table].seats))
            attach_people(page, host=False).show_room(room, seated.table)

    def _heard_snapshot(self, number: int, now: int, view: Any, paused: bool) -> None:
        if self._session is not None and _goes_on(self._session, number, view):
            self._session.heard_snapshot(number, now, view, paused)
            return
        seated = self._seated_as
        if self._room is None or seated is None:
            return
        table = self._room.tables[seated.table]
        options = msgspec.json.decode(table.options, type=TYPES[table.game].options)
        seats = tuple(_seat_info(seat) for seat in table.seats)
        match = RemoteMatch(table.game, options, seats, number)
        self._keep(seated, over=view.phase == "over")
        me = len(seats) if seated.seat is None else seated.seat
        session = self._session = RemoteSession(self.guest, me, match, view)
        session.heard_snapshot(number, now, view, paused)
        self._lobby = None
        judge = None
        if table.game != Mendelius.name:
            judge = self._program.library.game(options).judge
            if table.dictionary != self._program.library.dictionary.checksum:
                session.ask_host(judge)
                self._program.window.say(
                    translate(
                        "Lan",
                        "The host has other words than this computer: only its verdicts count.",
                    )
                )
        page = self._page = self._program.sit(session, judge, self._again)
        session.renewed.connect(page.renew)
        session.held.connect(self._held)
        if self._room.chat:
            attach_talk(page, self._program.window).talk.said.connect(self._say)
        self._show_people(page, self._room)
        if paused:
            self._held(True)

    def _keep(self, seated: ms.Seated | None, over: bool) -> None:
        """Remember the seat while its game goes on, and only then."""
        kept = None
        if seated is not None and seated.seat is not None and not over and self._room is not None:
            kept = LanSeat(
                host=self._host,
                port=self._port,
                code=self.guest.code,
                room=self._room.name,
                name=self._name,
                table=seated.table,
                seat=seated.seat,
                token=seated.token,
            )
        self._program.store.change(lan_seat=kept)

    def _heard_step(self, number: int, at: int, event: Any, view: Any) -> None:
        if view.phase == "over":
            self._keep(None, over=True)
        if self._session is not None:
            self._session.heard_step(number, at, event, view)

    def _answered(self, _number: int, refusal: Any) -> None:
        if self._session is not None:
            self._session.refuse(refusal)

    def _judged(self, number: int, accepted: tuple[str, ...]) -> None:
        if self._session is not None:
            self._session.heard_verdicts(number, accepted)

    def _said(self, said: ms.Said) -> None:
        if self._lobby is not None:
            self._lobby.talk.hear(said)
        elif self._page is not None and shown(said):
            attach_talk(self._page, self._program.window).hear(said)

    def _held(self, on: bool) -> None:
        page = self._page
        if page is None:
            return
        page.table.set_covered(on)
        if on:
            veil = HeldVeil(page, translate("Lan", "The host has paused the game."))
            veil.leave.connect(page.left)
            page.lay_over(veil)
        elif isinstance(page.veil, HeldVeil):
            page.lift()
            page.renew()

    def _goodbye(self, reason: str, evidence: dict[str, str | int]) -> None:
        self._why = goodbye_sentence(reason, evidence)
        if self.guest.join is None or reason not in PASSING:
            if self.guest.join is not None:
                self._keep(None, over=True)
            self._end(self._why)
        else:
            veil = self._page.veil if self._page is not None else None
            tell = veil.say if isinstance(veil, HeldVeil) else self._program.window.say
            tell(self._why)

    def _down(self, why: str) -> None:
        if self._over:
            return
        if not self.guest.comes_again or self._room is None:
            self._end(self._why or down_sentence(why, self._host, self._port))
            return
        if self._session is not None:
            if self._session.up:
                again = translate("Lan", "The line to the room broke; trying again…")
                self._program.window.say(self._why or again)
            self._session.lost()
        elif self._lobby is not None:
            self._lobby.say(translate("Lan", "The line to the room broke; trying again…"))
        self._why = ""

    def _end(self, sentence: str) -> None:
        """The visit is over."""
        if self._over:
            return
        self._over = True
        self.line.hang_up()
        if self._room is None:
            self.failed.emit(sentence)
        else:
            self.parted.emit(sentence)

    # -- what this guest says --------------------------------------------------------------

    def _show_lobby(self, room: ms.Room) -> None:
        self._flow.entered()
        lobby = self._lobby = LobbyPage(room.name, "", "", host=False, chat=room.chat)
        lobby.left.connect(self._program.home)
        lobby.seating.sit.connect(self._sit)
        lobby.seating.watch.connect(lambda table: self._sit(table, None))
        lobby.ready.connect(lambda on: self.guest.say(ms.Ready(on)))
        lobby.talk.said.connect(self._say)
        self._program.window.show_page(lobby)

    def _sit(self, table: int, seat: int | None) -> None:
        look = self._program.store.settings.face
        self.guest.sit(self._name, table, seat, self._program.library.dictionary.checksum, look)

    def _say(self, text: str, phrase: str) -> None:
        self.guest.say(ms.Say(text, phrase))

    def _again(self) -> None:
        """Another game is the host's to begin: this guest would like one."""
        self.guest.say(ms.Ready(True))
        self._program.window.say(translate("Lan", "The host has been told: you are ready."))


def _goes_on(session: RemoteSession, number: int, view: Any) -> bool:
    """Whether a snapshot is of the game that is shown, and not of another one after it."""
    again = session.view.phase == "over" and view.phase != "over"
    return not again and number >= session.match.number


def _seat_info(seat: ms.SeatShown) -> SeatInfo:
    kinds: dict[str, Any] = {"bot": "bot", "person": "person"}
    return SeatInfo(seat.name, kinds.get(seat.kind, "guest"), seat.level, seat.look)
