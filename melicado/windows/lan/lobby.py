"""Before the game: the room, its seats, who is ready; the host begins, guests choose a seat."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from melicado.lan import messages as ms
from melicado.texts.lan import quality
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.page import Page, Scrolled, fill
from melicado.windows.kit.pictures import Face
from melicado.windows.kit.style import restyle
from melicado.windows.kit.words import Words
from melicado.windows.lan.network import GAMES
from melicado.windows.lan.parts import Large
from melicado.windows.lan.talk import Talk

translate = QCoreApplication.translate


class LobbyPage(Page):
    """Shows a ``Room`` message as it changes; ``host`` has other buttons than its guests."""

    left = Signal()
    begin = Signal()
    kick = Signal(int)
    mute = Signal(int, bool)
    sit = Signal(int, int)
    """A table and a free seat."""
    ready = Signal(bool)

    def __init__(self, name: str, code: str, where: str, *, host: bool, chat: bool) -> None:
        super().__init__()
        self._host, self._seated, self._is_ready = host, False, False
        self._muted: set[int] = set()
        self._room: ms.Room | None = None
        self.talk = Talk()
        if not chat:
            self.talk.hide()
        self._tables = Column([None], gap=10)
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
        if where:
            parts.append(Words(where, "muted", wrap=True))
        seats = Plate([Scrolled(self._tables)])
        sides = Row([seats, self.talk], gap=16)
        sides.lines.setStretch(0, 3)
        sides.lines.setStretch(1, 2)
        parts += [sides, self._line, Row([None, self._go, None])]
        fill(self, Column(parts, gap=10, margins=(40, 26, 40, 20)))
        self.setFocusProxy(self._go)

    def show_room(self, room: ms.Room) -> None:
        """Show the seats as they are now."""
        if room == self._room:
            return
        self._room = room
        self._seated = room.you is not None
        if room.you is not None:
            self._is_ready = room.tables[room.table].seats[room.you].ready
        while (item := self._tables.lines.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for number, table in enumerate(room.tables):
            if len(room.tables) > 1 or not self._host:
                game = GAMES.get(table.game, table.game)
                several = translate("Lan", "Table {number} · {game}").format(
                    number=number + 1, game=game
                )
                self._tables.add(Words(several if len(room.tables) > 1 else game, "heading"))
            for seat, shown in enumerate(table.seats):
                self._tables.add(self._row(number, seat, shown))
        self._tables.add(None)
        self._say_what_is_waited_for(room)
        restyle(self._tables, self.look)
        self._go.setEnabled(self._host or self._seated)
        if not self._host:
            self._go.setText(
                translate("Lan", "Not ready yet")
                if self._is_ready
                else translate("Lan", "I am ready")
            )
            self._go.set_tone("neutral" if self._is_ready else "meli")
            self._go.updateGeometry()

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
            said = translate("Lan", "Choose a free seat.")
        elif self._is_ready:
            said = translate("Lan", "The game begins as soon as the host wants.")
        else:
            said = translate("Lan", "Say when you are ready.")
        self.say(said)

    def _row(self, table: int, seat: int, shown: ms.SeatShown) -> Row:
        robot = shown.kind == "bot"
        mine = self._room is not None and (table, seat) == (self._room.table, self._room.you)
        name = shown.name or translate("Lan", "free")
        words = Column(
            [
                None,
                Words(name, "strong", gold=mine),
                Words(" · ".join(_facts(shown)), "muted"),
                None,
            ],
            gap=0,
        )
        face = Face(shown.look, robot, name, units=52, choosing=False)
        parts: list[QWidget | None] = [face, words, None]
        return Row([*parts, *self._powers(table, seat, shown)], gap=12)

    def _powers(self, table: int, seat: int, shown: ms.SeatShown) -> Sequence[QWidget]:
        if self._host and shown.kind == "guest":
            muted = seat in self._muted
            quiet = Disc(
                "sound_off" if muted else "sound_on",
                translate("Lan", "Let {name} write").format(name=shown.name)
                if muted
                else translate("Lan", "Mute {name}").format(name=shown.name),
                units=38,
            )
            quiet.setObjectName(f"mute_{seat}")
            quiet.clicked.connect(lambda: self._toggle_mute(seat))
            out = Disc(
                "cross", translate("Lan", "Show {name} the door").format(name=shown.name), units=38
            )
            out.setObjectName(f"kick_{seat}")
            out.clicked.connect(lambda: self.kick.emit(seat))
            return [quiet, out]
        if not self._host and not self._seated and shown.kind == "free":
            pill = Pill(translate("Lan", "Sit here"))
            pill.setObjectName(f"sit_{table}_{seat}")
            pill.clicked.connect(lambda: self.sit.emit(table, seat))
            return [pill]
        return []

    def _toggle_mute(self, seat: int) -> None:
        on = seat not in self._muted
        self._muted ^= {seat}
        self.mute.emit(seat, on)
        room, self._room = self._room, None
        if room is not None:
            self.show_room(room)

    def _toggle(self) -> None:
        self.ready.emit(not self._is_ready)


def _facts(shown: ms.SeatShown) -> list[str]:
    """Who it is, whether ready, how good the line is."""
    if shown.kind == "free":
        return [translate("Lan", "a guest may sit here")]
    if shown.kind == "bot":
        return [translate("Lan", "robot")]
    if shown.kind == "person":
        return [translate("Lan", "host")]
    if not shown.here:
        return [translate("Lan", "away")]
    ready = translate("Lan", "ready") if shown.ready else translate("Lan", "not ready yet")
    return [fact for fact in (ready, quality(shown.quality)) if fact]
