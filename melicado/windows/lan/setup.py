"""Opening a room: its name and code, the game, who sits there, and what guests may do."""

from typing import Any

from msgspec import to_builtins
from PySide6.QtCore import QCoreApplication, Qt, Signal

from melicado.bots.level import Level
from melicado.bots.names import robot_name
from melicado.drawing.faces import FACE_COUNT
from melicado.lan.discovery import PORT as UDP_PORT
from melicado.lan.plan import RoomPlan, SeatPlan, TablePlan
from melicado.lan.proof import new_code
from melicado.lan.server import PORT
from melicado.rules.melicado.options import MAX_SEATS
from melicado.rules.mendelius.options import MAX_SEATS as MENDELIUS_SEATS
from melicado.texts.lan import firewall, secrecy
from melicado.texts.melicado import level_name
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.choice import Choice, Stepper
from melicado.windows.kit.page import Page, Scrolled, fill
from melicado.windows.kit.words import Words
from melicado.windows.lan.parts import Field, Large, labelled
from melicado.windows.seats import your_name
from melicado.windows.settings import LONGEST_NAME, Settings

translate = QCoreApplication.translate


class RoomSetupPage(Page):
    """``open_room`` carries a ``RoomPlan``; house rules are those of the page of a new game."""

    open_room = Signal(object)
    rules = Signal(str)
    """The house rules of that game are to be chosen."""
    left = Signal()

    def __init__(self, settings: Settings, game: str = "melicado") -> None:
        super().__init__()
        self._settings = settings
        self.code = new_code()
        yours = settings.lan_room or translate("Lan", "Room of {name}").format(
            name=your_name(settings)
        )
        self.name = Field(
            yours[:LONGEST_NAME], translate("Lan", "Name of the room"), "", LONGEST_NAME
        )
        self.name.setObjectName("room_name")
        self._shown = Large(self.code)
        self.game = Choice(
            [("melicado", "Méli Cado"), ("mendelius", "Mendelius")],
            game,
            translate("Lan", "Game"),
        )
        self.options: dict[str, Any] = {}
        self.said = Words("", "strong", wrap=True, gold=True, centred=True)
        fill(self, self._layout())

    def plan(self) -> RoomPlan:
        """The room as the page says it."""
        settings, values = self._settings, {name: p.value for name, p in self.options.items()}
        game: Any = self.game.value
        chosen: Any = settings.options if game == "melicado" else settings.mendelius.options
        most = (MAX_SEATS if game == "melicado" else MENDELIUS_SEATS) - 1
        guests = values["guests"]
        robots = min(values["robots"], most - guests)
        seats = [SeatPlan("person", your_name(settings), look=settings.face)]
        faces = [(settings.face + number) % FACE_COUNT for number in range(1, guests + 1)]
        seats += [SeatPlan("free", look=face) for face in faces]
        level = Level(values["level"])
        seats += [SeatPlan("bot", robot_name(i), level, i) for i in range(robots)]
        return RoomPlan(
            name=" ".join(self.name.text().split()) or translate("Lan", "Room"),
            code=self.code if values["door"] else "",
            port=PORT,
            tables=(TablePlan(game, to_builtins(chosen), tuple(seats)),),
            spectators=values["watchers"],
            chat=values["chat"],
            away_plays=values["away"],
        )

    def say(self, sentence: str) -> None:
        """Say why the room could not be opened."""
        self.said.setText(sentence)

    def back(self) -> None:
        """Go where one came from."""
        self.left.emit()

    def _layout(self) -> Column:
        back = Disc("home", translate("Lan", "Back"))
        back.setObjectName("back")
        back.clicked.connect(self.left)
        go = Pill(translate("Lan", "Open the room"), tone="meli", icon="play", big=True, wide=280)
        go.setObjectName("open")
        go.clicked.connect(lambda: self.open_room.emit(self.plan()))
        self.setFocusProxy(go)
        head = Row([back, Words(translate("Lan", "Open a room"), "title"), None], gap=14)
        renew = Disc("undo", translate("Lan", "Another code"), units=40)
        renew.setObjectName("another_code")
        renew.clicked.connect(self._another_code)
        who = Plate(
            [
                Row([self.name, None, self.game], gap=14),
                Row(
                    [
                        Words(translate("Lan", "Code for your guests:"), "strong"),
                        self._shown,
                        renew,
                        None,
                    ],
                    gap=14,
                ),
                Words(secrecy(), "muted", wrap=True),
            ],
            gap=8,
        )
        body = Column(
            [who, self._choices(), Words(firewall(PORT, UDP_PORT), "muted", wrap=True), None],
            gap=12,
            margins=(4, 0, 4, 0),
        )
        return Column(
            [head, Scrolled(body), self.said, Row([None, go, None])],
            gap=8,
            margins=(40, 22, 40, 18),
        )

    def _choices(self) -> Row:
        yes, no = translate("Lan", "yes"), translate("Lan", "no")
        rules = Pill(translate("Lan", "House rules"), icon="settings")
        rules.setObjectName("house_rules")
        rules.clicked.connect(lambda: self.rules.emit(self.game.value))
        levels = [(level, level_name(level)) for level in Level]
        left = [
            self._choice(
                "guests",
                translate("Lan", "Seats for guests"),
                translate("Lan", "Robots play those that stay free."),
                self._number(range(1, 8), 2),
            ),
            self._choice(
                "robots",
                translate("Lan", "Robots"),
                translate("Lan", "Besides you and your guests."),
                self._number(range(5), 0),
            ),
            self._choice(
                "level",
                translate("Lan", "How well they play"),
                "",
                self._stepper(levels, Level.BON, translate("Lan", "How well they play")),
            ),
            rules,
            None,
        ]
        right = [
            self._choice(
                "door",
                translate("Lan", "Ask for the code"),
                translate("Lan", "Without it everybody on the network may come in."),
                Choice([(True, yes), (False, no)], True, translate("Lan", "Ask for the code")),
            ),
            self._choice(
                "chat",
                translate("Lan", "Messages"),
                translate("Lan", "Whether guests may write to each other."),
                Choice([(True, yes), (False, no)], True, translate("Lan", "Messages")),
            ),
            self._choice(
                "watchers",
                translate("Lan", "Looking on"),
                translate("Lan", "Whether guests may watch without playing."),
                Choice([(True, yes), (False, no)], False, translate("Lan", "Looking on")),
            ),
            self._choice(
                "away",
                translate("Lan", "A guest who is away"),
                translate("Lan", "Is replaced after ten seconds, until back."),
                Choice(
                    [
                        (True, translate("Lan", "by a robot")),
                        (False, translate("Lan", "by nobody")),
                    ],
                    True,
                    translate("Lan", "A guest who is away"),
                ),
            ),
            None,
        ]
        plates = Row([Plate(left, gap=8), Plate(right, gap=8)], gap=16)
        plates.lines.setStretch(0, 1)
        plates.lines.setStretch(1, 1)
        return plates

    def _choice(self, name: str, title: str, line: str, part: Choice | Stepper) -> Row:
        self.options[name] = part
        part.setObjectName(name)
        return labelled(title, line, part)

    def _number(self, values: range, now: int) -> Stepper:
        return self._stepper([(v, str(v)) for v in values], now, "")

    def _stepper(self, values: list[tuple[Any, str]], now: Any, name: str) -> Stepper:
        less, more = translate("Lan", "Less"), translate("Lan", "More")
        return Stepper(values, now, name, less, more)

    def _another_code(self) -> None:
        self.code = new_code()
        self._shown.setText(self.code)
        self._shown.setAlignment(Qt.AlignmentFlag.AlignLeft)
