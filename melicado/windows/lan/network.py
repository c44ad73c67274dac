"""Playing over the network: the rooms heard of, a typed address, a room of one's own."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal

from melicado.lan.discovery import PORT as UDP_PORT
from melicado.lan.discovery import Found
from melicado.lan.server import PORT
from melicado.texts.counted import counted
from melicado.texts.lan import hearing_sentence
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.page import Page, Scrolled, fill
from melicado.windows.kit.style import restyle
from melicado.windows.kit.words import Words
from melicado.windows.lan.parts import Field
from melicado.windows.settings import LONGEST_NAME, Settings

translate = QCoreApplication.translate

GAMES = {"melicado": "Méli Cado", "mendelius": "Mendelius"}


class NetworkPage(Page):
    """``join`` carries an address and a port; name and code are in the fields."""

    join = Signal(str, int)
    open_room = Signal()
    left = Signal()
    resume = Signal()
    """Back to the seat that is kept."""
    forget = Signal()

    def __init__(self, settings: Settings, code: str = "") -> None:
        super().__init__()
        self.name = Field(
            settings.name,
            translate("Lan", "Your name"),
            translate("Lan", "Your name"),
            LONGEST_NAME,
        )
        self.name.setObjectName("name")
        self.code = Field(
            code, translate("Lan", "Room code"), translate("Lan", "Room code"), 64, units=180
        )
        self.code.setObjectName("code")
        self.address = Field(
            settings.lan_address,
            translate("Lan", "Address"),
            translate("Lan", "such as 192.168.1.20"),
            255,
        )
        self.address.setObjectName("address")
        self.said = Words("", "strong", wrap=True, gold=True, centred=True)
        self._rooms = Column([], gap=8)
        self._none = Words("", "muted", wrap=True)
        self._join_pills: list[Pill] = []
        self._kept = self._kept_seat(settings)
        self.show_rooms(())
        fill(self, self._layout())
        self.setFocusProxy(self.name)
        self.address.returnPressed.connect(self._typed)

    def show_rooms(self, rooms: Sequence[Found], how: str = "listening") -> None:
        """Show the rooms heard of; ``how`` they are listened for is one of ``texts.lan``'s."""
        self._none.setText(hearing_sentence(how, UDP_PORT))
        while (item := self._rooms.lines.takeAt(0)) is not None:
            old = item.widget()
            if old is not None and old is not self._none:
                old.hide()
                old.deleteLater()
        self._join_pills.clear()
        for number, found in enumerate(rooms):
            self._rooms.add(self._row(number, found))
        self._rooms.add(self._none)
        self._none.setVisible(not rooms)
        self._rooms.add(None)
        restyle(self._rooms, self.look)

    def say(self, sentence: str) -> None:
        """Say why something did not work, until something else is tried."""
        self.said.setText(sentence)

    def wait(self, waiting: bool) -> None:
        """While a room is called nothing else can be asked for."""
        for pill in (*self._join_pills, self._go):
            pill.setEnabled(not waiting)
        self._kept.setEnabled(not waiting)
        if waiting:
            self.say(translate("Lan", "Calling the room…"))

    def back(self) -> None:
        """Go home."""
        self.left.emit()

    def _layout(self) -> Column:
        home = Disc("home", translate("Lan", "Back"))
        home.setObjectName("back")
        home.clicked.connect(self.left)
        own = Pill(translate("Lan", "Open a room"), tone="meli", icon="plus")
        own.setObjectName("open_room")
        own.clicked.connect(self.open_room)
        head = Row([home, Words(translate("Lan", "Play over the network"), "title"), None, own])
        you = Plate(
            [
                Row(
                    [
                        Words(translate("Lan", "You are"), "strong"),
                        self.name,
                        None,
                        Words(translate("Lan", "The room's code"), "strong"),
                        self.code,
                    ],
                    gap=14,
                )
            ]
        )
        self._go = Pill(translate("Lan", "Join"), icon="play")
        self._go.setObjectName("join")
        self._go.clicked.connect(self._typed)
        heard = Plate(
            [Words(translate("Lan", "Rooms on this network"), "heading"), Scrolled(self._rooms)]
        )
        typed = Plate(
            [
                Words(translate("Lan", "By its address"), "heading"),
                Words(
                    translate("Lan", "The host's screen shows it, with a port only if need be."),
                    "muted",
                    wrap=True,
                ),
                self.address,
                Row([None, self._go]),
                None,
            ]
        )
        sides = Row([heard, typed], gap=16)
        for side, stretch in enumerate((3, 2)):
            sides.lines.setStretch(side, stretch)
        parts = [head, self._kept, you, sides, self.said]
        return Column(parts, gap=14, margins=(40, 26, 40, 22))

    def _kept_seat(self, settings: Settings) -> Plate:
        """The way back to a seat in a game that goes on without one."""
        kept = settings.lan_seat
        said = translate("Lan", "Your seat in the room “{room}” is kept.")
        words = Words(said.format(room=kept.room[:40] if kept else ""), "strong")
        back = Pill(translate("Lan", "Back to your seat"), tone="meli", icon="play")
        back.setObjectName("back_to_seat")
        back.clicked.connect(self.resume)
        forget = Disc("cross", translate("Lan", "Forget this seat"), units=38)
        forget.setObjectName("forget_seat")
        forget.clicked.connect(self.forget)
        plate = Plate([Row([words, None, back, forget], gap=14)])
        if kept is None:
            plate.hide()
        forget.clicked.connect(plate.hide)
        return plate

    def _row(self, number: int, found: Found) -> Row:
        notice = found.notice
        game = GAMES.get(notice.game, notice.game)
        seats = counted.seats(notice.free)
        words = Column(
            [
                Words(notice.name[:40], "strong"),
                Words(f"{game} · {seats} · {found.address}", "muted"),
            ],
            gap=0,
        )
        pill = Pill(translate("Lan", "Join"), icon="play")
        pill.setObjectName(f"room_{number}")
        pill.setAccessibleDescription(notice.name)
        pill.clicked.connect(lambda: self._heard(found))
        self._join_pills.append(pill)
        return Row([words, None, pill])

    def _heard(self, found: Found) -> None:
        if not found.notice.open and not self.code.text().strip():
            self.code.setFocus()
            self.say(translate("Lan", "Type the code of the room first: its host knows it."))
        elif self._named():
            self.join.emit(found.address, found.notice.port)

    def _typed(self) -> None:
        address = split_address(self.address.text())
        if address is None:
            self.address.setFocus()
            self.say(
                translate("Lan", "Type an address such as 192.168.1.20 or 192.168.1.20:41847.")
            )
        elif self._named():
            self.join.emit(*address)

    def _named(self) -> bool:
        if self.name.text().strip():
            return True
        self.name.setFocus()
        self.say(translate("Lan", "Give yourself a name first."))
        return False


def split_address(text: str) -> tuple[str, int] | None:
    """A host and a port from ``HOST``, ``HOST:PORT`` or ``[IPV6]:PORT``; None when it is none."""
    text = text.strip()
    host, port = text, str(PORT)
    if text.startswith("["):
        host, bracket, rest = text[1:].partition("]")
        if not bracket or (rest and not rest.startswith(":")):
            return None
        port = rest[1:] or port
    elif text.count(":") == 1:
        host, _, port = text.partition(":")
    if not host or any(letter.isspace() for letter in host):
        return None
    if not port.isascii() or not port.isdigit() or not 0 < int(port) < 65_536:
        return None
    return host, int(port)
