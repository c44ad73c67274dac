"""The way through the pages of the network: rooms, a room of one's own, and back home."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from melicado.lan.discovery import Listener, connected
from melicado.lan.room import milliseconds
from melicado.windows.lan.hosting import Hosting
from melicado.windows.lan.network import NetworkPage, split_address
from melicado.windows.lan.setup import RoomSetupPage
from melicado.windows.lan.visiting import Visiting

if TYPE_CHECKING:
    from pathlib import Path

    from melicado.windows.program import Program

translate = QCoreApplication.translate

NOBODY_MS = 6_000
"""A room announces itself each second: after so long without one something is in the way."""


class LanFlow(QObject):
    """Leads to a room and through it; one room at a time, opened here or visited."""

    def __init__(self, program: "Program") -> None:
        super().__init__(program)
        self._program = program
        self._window, self._store = program.window, program.store
        self._listener: Listener | None = None
        self._page: NetworkPage | None = None
        self._code = ""
        self.visiting: Visiting | None = None
        self.hosting: Hosting | None = None

    def find(self, sentence: str = "") -> None:
        """The page with the rooms that can be heard; ``sentence`` says why one is back there."""
        self._program.put_away()
        page = self._page = NetworkPage(self._store.settings, self._code)
        page.left.connect(self._program.home)
        page.open_room.connect(self.set_up)
        page.join.connect(self._join)
        page.resume.connect(self._back_to_seat)
        page.forget.connect(lambda: self._store.change(lan_seat=None))
        listener = self._listener = Listener(milliseconds, self)
        listening = listener.start()
        listener.changed.connect(lambda: page.show_rooms(listener.rooms))
        page.show_rooms((), _hearing(listening))
        if listening:
            QTimer.singleShot(NOBODY_MS, page, lambda: self._still_nobody(page))
        page.say(sentence)
        self._window.show_page(page)

    def _still_nobody(self, page: NetworkPage) -> None:
        """Nothing has been heard for a while: say what may be in the way."""
        listener = self._listener
        if page is self._page and listener is not None and not listener.rooms:
            page.show_rooms((), "nobody" if connected() else "no_network")

    def set_up(self, game: str = "melicado") -> None:
        """The page of a room to be opened."""
        self._remember()
        self._program.put_away()
        page = RoomSetupPage(self._store.settings, game)
        page.left.connect(self.find)
        page.rules.connect(self._choose_rules)
        page.open_room.connect(lambda plan: self._open(page, plan))
        self._window.show_page(page)

    def go_to(self, address: str, code: str, name: str) -> None:
        """Straight to a room, as the command line asked."""
        self.find()
        page = self._page
        if page is None:
            return
        page.name.setText(name or page.name.text() or translate("Lan", "Guest"))
        page.code.setText(code)
        page.address.setText(address)
        parted = split_address(address)
        if parted is not None:
            self._join(*parted)
            if self.visiting is not None:
                self.visiting.straight = True

    def reopen(self, path: "Path") -> None:
        """Go on with a saved game whose guests sit elsewhere; raises JournalError, RulesError."""
        self.put_away()
        hosting = Hosting(self._program, self)
        self.hosting = hosting
        hosting.reopen(path)

    def put_away(self) -> None:
        """Leave the room that is visited, close the one that is open here, listen no more."""
        self._page = None
        if self._listener is not None:
            self._listener.stop()
            self._listener.deleteLater()
            self._listener = None
        visiting, self.visiting = self.visiting, None
        if visiting is not None:
            visiting.leave()
        hosting, self.hosting = self.hosting, None
        if hosting is not None:
            hosting.close()

    def _join(self, host: str, port: int) -> None:
        page = self._page
        if page is None:
            return
        self._remember()
        page.wait(True)
        self._visit(page.name.text().strip(), self._code).call(host, port)

    def _back_to_seat(self) -> None:
        kept, page = self._store.settings.lan_seat, self._page
        if kept is not None and page is not None:
            page.wait(True)
            self._visit(kept.name, kept.code).back(kept)

    def _visit(self, name: str, code: str) -> Visiting:
        visiting = Visiting(self._program, self, name, code)
        visiting.failed.connect(self._failed)
        visiting.parted.connect(self.find)
        before, self.visiting = self.visiting, visiting
        if before is not None:
            before.leave()
        return visiting

    def _failed(self, sentence: str) -> None:
        """The room was not reached: the page stays as it was filled in."""
        self.visiting = None
        if self._page is not None:
            self._page.wait(False)
            self._page.say(sentence)
        else:
            self.find(sentence)

    def entered(self) -> None:
        """A room is reached: its page takes the place of the list."""
        self._page = None
        if self._listener is not None:
            self._listener.stop()

    def _open(self, page: RoomSetupPage, plan: Any) -> None:
        self._store.change(lan_room=plan.name)
        hosting = Hosting(self._program, self)
        trouble = hosting.open(plan)
        if trouble:
            page.say(trouble)
        else:
            self.hosting = hosting

    def _choose_rules(self, game: str) -> None:
        self._program.choose_rules(game, lambda: self.set_up(game))

    def _remember(self) -> None:
        page = self._page
        if page is None:
            return
        self._code = page.code.text().strip()
        address = page.address.text().strip()
        self._store.change(name=page.name.text().strip(), lan_address=address)


def _hearing(listening: bool) -> str:
    if not connected():
        return "no_network"
    return "listening" if listening else "taken"
