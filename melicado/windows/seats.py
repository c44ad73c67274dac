"""Who plays: you, and one to five robots."""

import contextlib

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLineEdit

from melicado.bots.level import Level
from melicado.bots.names import robot_name
from melicado.drawing.faces import ROBOT_COUNT
from melicado.texts.counted import counted
from melicado.texts.melicado import level_help, level_name
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc
from melicado.windows.kit.choice import Stepper
from melicado.windows.kit.pictures import Face
from melicado.windows.kit.style import Style, restyle
from melicado.windows.kit.words import Space, Words
from melicado.windows.settings import LONGEST_NAME, MOST_BOTS, BotChoice, Settings

translate = QCoreApplication.translate

_CENTRE = Qt.AlignmentFlag.AlignHCenter


def your_name(settings: Settings) -> str:
    """The name you gave yourself, or the word for it."""
    return settings.name.strip() or translate("Seats", "You")


def player_name(number: int) -> str:
    """The name of one of several people at this screen who has given none."""
    return translate("Seats", "Player {number}").format(number=number)


class NameField(QLineEdit):
    """Where a name is written, in the middle, on a line of its own."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setMaxLength(LONGEST_NAME)
        self.setPlaceholderText(translate("Seats", "You"))
        self.setAccessibleName(translate("Seats", "Your name"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFrame(False)
        self.setCursorPosition(0)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self.setFont(style.title(18))
        self.setMinimumWidth(style.px(150))
        ink, rim = style.palette.text, QColor(style.palette.text)
        self.setStyleSheet(
            f"QLineEdit{{background:rgba(0,0,0,60);color:{ink.name()};border:none;"
            f"border-bottom:2px solid rgba({rim.red()},{rim.green()},{rim.blue()},110);"
            f"border-radius:{style.px(8)}px;padding:{style.px(4)}px {style.px(8)}px}}"
            f"QLineEdit:focus{{border-bottom-color:{style.palette.gold.name()}}}"
        )
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.PlaceholderText, style.palette.muted)
        self.setPalette(colours)


class You(Plate):
    """Your own plate: a portrait to change with a click, a name to write."""

    def __init__(self, settings: Settings, extra: int) -> None:
        self.extra = _head_start(extra)
        self.face = Face(settings.face, False, translate("Seats", "Another face"), units=84)
        self.field = NameField(settings.name)
        self.field.setObjectName("name")
        super().__init__(
            [
                Space(8),
                Row([None, self.face, None]),
                self.field,
                Row([None, self.extra, None]),
                None,
            ],
            gap=8,
            margins=_PLATE,
        )


_PLATE = (14, 10, 14, 12)
_HEAD_STARTS = range(-3, 6)


def _head_start(value: int) -> Stepper:
    """How many cards more or fewer a seat is dealt (MC-42)."""
    signs = {True: "+", False: "\N{MINUS SIGN}"}
    named = [
        (n, signs[n > 0] + counted.cards(abs(n)) if n else translate("Seats", "same hand"))
        for n in _HEAD_STARTS
    ]
    return Stepper(
        named,
        value,
        translate("Seats", "More or fewer cards at the deal"),
        translate("Seats", "One card fewer"),
        translate("Seats", "One card more"),
        small=True,
    )


class Robot(Plate):
    """A robot's plate: portrait, name, how well it plays, and a way to send it off."""

    def __init__(self, choice: BotChoice, extra: int = 0) -> None:
        self.extra = _head_start(extra)
        self.face = Face(choice.look, True, translate("Seats", "Another robot"), units=84)
        self.away = Disc("cross", translate("Seats", "Without this robot"), units=26)
        self._name = Words(robot_name(choice.look), "heading", centred=True)
        self.level = Stepper(
            [(level, level_name(level)) for level in Level],
            choice.level,
            translate("Seats", "How well it plays"),
            translate("Seats", "Weaker"),
            translate("Seats", "Stronger"),
            small=True,
        )
        self._help = Words("", "muted", wrap=True, centred=True)
        head = Row([Space(26), None, self.face, None, self.away], gap=0)
        head.lines.setAlignment(self.away, Qt.AlignmentFlag.AlignTop)
        super().__init__(
            [
                head,
                self._name,
                Row([None, self.level, None]),
                self._help,
                None,
                Row([None, self.extra, None]),
            ],
            gap=3,
            margins=_PLATE,
        )
        self.face.changed.connect(lambda look: self._name.setText(robot_name(look)))
        self.level.chosen.connect(self._tell)
        self._tell(choice.level)

    @property
    def choice(self) -> BotChoice:
        """What was chosen for it."""
        return BotChoice(Level(str(self.level.value)), self.face.look)

    def _tell(self, level: Level) -> None:
        self._help.setText(level_help(level))


class SeatsRow(Row):
    """All plates side by side, and a plate to ask one more robot to the table."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(gap=12)
        extras = [*settings.options.handicap, *(0,) * (1 + len(settings.bots))]
        self._you = You(settings, extras[0])
        self._style = Style()
        self._robots: list[Robot] = []
        self.more = Disc("plus", translate("Seats", "One more robot"), units=58)
        self.more.setObjectName("more_robots")
        self.more.clicked.connect(self._ask_another)
        self._more = Column(
            [None, self.more, Words(translate("Seats", "One more robot"), "muted"), None],
            align=_CENTRE,
        )
        self.lines.addWidget(self._you, 1)
        self.lines.addWidget(self._more)
        for choice, extra in zip(settings.bots, extras[1:], strict=False):
            self._seat(choice, extra)

    @property
    def name(self) -> str:
        """The name written, without blanks around it."""
        return self._you.field.text().strip()

    @property
    def face(self) -> int:
        """Your portrait."""
        return self._you.face.look

    @property
    def bots(self) -> tuple[BotChoice, ...]:
        """The robots, from left to right."""
        return tuple(robot.choice for robot in self._robots)

    @property
    def handicap(self) -> tuple[int, ...]:
        """Cards more or fewer at the deal, by seat; nothing when all are dealt the same."""
        extras = (self._you.extra, *(robot.extra for robot in self._robots))
        given = tuple(int(str(extra.value)) for extra in extras)
        return given if any(given) else ()

    @property
    def robots(self) -> tuple[Robot, ...]:
        """Their plates."""
        return tuple(self._robots)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        super().restyle(style)
        self._style = style

    def _seat(self, choice: BotChoice, extra: int = 0) -> None:
        robot = Robot(choice, extra)
        robot.away.clicked.connect(lambda: self._send_off(robot))
        self._robots.append(robot)
        self.lines.insertWidget(self.lines.count() - 1, robot, 1)
        restyle(robot, self._style)
        robot.restyle(self._style)
        self._count()

    def _ask_another(self) -> None:
        taken = {robot.face.look % ROBOT_COUNT for robot in self._robots}
        look = next(look for look in range(ROBOT_COUNT) if look not in taken)
        level = self._robots[-1].choice.level if self._robots else Level.FACILE
        self._seat(BotChoice(level, look))

    def _send_off(self, robot: Robot) -> None:
        with contextlib.suppress(ValueError):  # a second click on a plate that is going
            self._robots.remove(robot)
        self.lines.removeWidget(robot)
        robot.hide()
        robot.deleteLater()
        self._count()

    def _count(self) -> None:
        """One robot stays, and no more than five come."""
        self._more.setVisible(len(self._robots) < MOST_BOTS)
        for robot in self._robots:
            robot.away.setEnabled(len(self._robots) > 1)
