"""Before the game: the room, its seats, who is ready; the host begins, guests choose a seat."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from melicado.lan import messages as ms
from melicado.lan.moderator import Who
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.page import Page, Scrolled, fill
from melicado.windows.kit.words import Words
from melicado.windows.lan.parts import Large
from melicado.windows.lan.seating import Seating
from melicado.windows.lan.talk import Talk

translate = QCoreApplication.translate


class LobbyPage(Page):
    """Shows a ``Room`` message as it changes; ``host`` has other buttons than its guests."""

    left = Signal()
    begin = Signal()
    ready = Signal(bool)

    def __init__(self, name: str, code: str, where: str, *, host: bool, chat: bool) -> None:
        super().__init__()
        self._host, self._seated, self._is_ready = host, False, False
        self.watching = False
        """Whether the guest looks on."""
        self.talk = Talk()
        if not chat:
            self.talk.hide()
        self.seating = Seating(host=host, heads=not host)
        self._go = Pill(
            translate("Lan", "Begin") if host else translate("Lan", "I am ready"),
            tone="meli",
            icon="play" if host else "check",
            big=True,
            wide=260,
        )
        self._go.setObjectName("begin" if host else "ready")
        self._go.clicked.connect(self.begin if host else self._toggle)
        self._line = Words("", "muted", wrap=True, centred=True)
        home = Disc("home", translate("Lan", "Leave the room"))
        home.setObjectName("back")
        home.clicked.connect(self.left)
        head: list[QWidget | None] = [home, Words(name, "title"), None]
        if code:
            head += [Words(translate("Lan", "Code"), "muted"), Large(code)]
        parts: list[QWidget | None] = [Row(head, gap=14)]
        self._where = Words(where, "muted", wrap=True)
        if where:
            parts.append(self._where)
        seats = Plate([Scrolled(self.seating)])
        sides = Row([seats, self.talk], gap=16)
        sides.lines.setStretch(0, 3)
        sides.lines.setStretch(1, 2)
        parts += [sides, self._line, Row([None, self._go, None])]
        fill(self, Column(parts, gap=10, margins=(40, 26, 40, 20)))
        self.setFocusProxy(self._go)

    def show_room(self, room: ms.Room, muted: Collection[Who] = ()) -> None:
        """Show the seats as they are now; the host's page also who is ``muted``."""
        self._seated = room.you is not None
        if room.you is not None:
            self._is_ready = room.tables[room.table].seats[room.you].ready
        self.seating.show_room(room, muted, seated=self._seated, watching=self.watching)
        self._say_what_is_waited_for(room)
        self._go.setEnabled(self._host or self._seated)
        if not self._host:
            self._go.setText(
                translate("Lan", "Not ready yet")
                if self._is_ready
                else translate("Lan", "I am ready")
            )
            self._go.set_tone("neutral" if self._is_ready else "meli")
            self._go.updateGeometry()

    def tell_where(self, sentence: str) -> None:
        """How guests find the room, when that has changed."""
        self._where.setText(sentence)

    def say(self, sentence: str) -> None:
        """Say something under the seats."""
        self._line.setText(sentence)

    def back(self) -> None:
        """Leave the room."""
        self.left.emit()

    def _say_what_is_waited_for(self, room: ms.Room) -> None:
        if self._host:
            free = sum(seat.kind == "free" for seat in room.tables[0].seats)
            waiting = [
                seat.name
                for seat in room.tables[0].seats
                if seat.kind == "guest" and not seat.ready
            ]
            if waiting:
                said = translate("Lan", "Not ready yet: {names}.").format(names=", ".join(waiting))
            elif free:
                said = translate("Lan", "Seats that stay free will be played by robots.")
            else:
                said = translate("Lan", "Everybody is ready.")
        elif not self._seated:
            said = _what_to_choose(room, self.watching)
        elif self._is_ready:
            said = translate("Lan", "The game begins as soon as the host wants.")
        else:
            said = translate("Lan", "Say when you are ready.")
        self.say(said)

    def _toggle(self) -> None:
        self.ready.emit(not self._is_ready)


def _what_to_choose(room: ms.Room, watching: bool) -> str:
    """What a guest without a seat may do."""
    if watching:
        return translate("Lan", "You are looking on: the game begins as soon as the host wants.")
    free = any(seat.kind == "free" for table in room.tables for seat in table.seats)
    if free and room.spectators:
        return translate("Lan", "Choose a free seat, or look on.")
    if free:
        return translate("Lan", "Choose a free seat.")
    if room.spectators:
        return translate("Lan", "Every seat is taken: you may look on.")
    return translate("Lan", "Every seat is taken.")
