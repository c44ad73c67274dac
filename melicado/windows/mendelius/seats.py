"""Who plays Mendelius: you, people at this screen, robots; two to eight in all."""

import contextlib

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from melicado.bots.level import Level
from melicado.bots.names import robot_name
from melicado.drawing.faces import FACE_COUNT, ROBOT_COUNT
from melicado.rules.mendelius.options import MAX_SEATS
from melicado.texts.melicado import level_name
from melicado.texts.mendelius import level_help
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.choice import Stepper
from melicado.windows.kit.pictures import Face
from melicado.windows.kit.style import Style, restyle
from melicado.windows.kit.words import Words
from melicado.windows.mendelius.choice import SeatChoice
from melicado.windows.seats import NameField, player_name
from melicado.windows.settings import Settings

translate = QCoreApplication.translate

PER_ROW = 4
_PLATE = (14, 8, 8, 8)
_FACE = 66


class _Seat(Plate):
    """A portrait, and beside it who it is."""

    def __init__(self, face: Face, words: QWidget, away: Disc | None) -> None:
        self.face, self.away = face, away
        row = Row([face, words], gap=10)
        row.lines.setStretch(1, 1)
        if away is not None:
            row.add(away, Qt.AlignmentFlag.AlignTop)
        super().__init__([row], margins=_PLATE)
        # All plates are alike, whatever they hold.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)


class PersonSeat(_Seat):
    """A person: a portrait to change with a click, a name to write."""

    def __init__(self, name: str, look: int, *, you: bool, placeholder: str = "") -> None:
        face = Face(look, False, translate("Seats", "Another face"), units=_FACE)
        self.field = NameField(name)
        if not you:
            self.field.setPlaceholderText(placeholder)
            self.field.setAccessibleName(translate("Seats", "The player's name"))
        self._placeholder = placeholder
        away = None if you else Disc("cross", translate("Seats", "Without this player"), units=26)
        super().__init__(face, self.field, away)

    @property
    def choice(self) -> SeatChoice:
        """What was chosen for the seat."""
        name = self.field.text().strip() or self._placeholder
        return SeatChoice("person", name, look=self.face.look)


class RobotSeat(_Seat):
    """A robot: portrait, name, how well it plays."""

    def __init__(self, choice: SeatChoice) -> None:
        face = Face(choice.look, True, translate("Seats", "Another robot"), units=_FACE)
        self._name = Words(robot_name(choice.look), "strong")
        self.level = Stepper(
            [(level, level_name(level)) for level in Level],
            choice.level,
            translate("Seats", "How well it plays"),
            translate("Seats", "Weaker"),
            translate("Seats", "Stronger"),
            small=True,
        )
        self.level.setToolTip(level_help(choice.level))
        away = Disc("cross", translate("Seats", "Without this robot"), units=26)
        words = Column([None, self._name, Row([self.level, None]), None], gap=0)
        super().__init__(face, words, away)
        face.changed.connect(lambda look: self._name.setText(robot_name(look)))
        self.level.chosen.connect(lambda level: self.level.setToolTip(level_help(level)))

    @property
    def choice(self) -> SeatChoice:
        """What was chosen for the seat."""
        return SeatChoice("bot", "", Level(str(self.level.value)), self.face.look)


class SeatsGrid(QWidget):
    """All seats, four in a row, and ways to ask one more person or robot to the table."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._style = Style()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for column in range(PER_ROW):
            self._grid.setColumnStretch(column, 1)
        self.you = PersonSeat(settings.name, settings.face, you=True)
        self.you.field.setObjectName("name")
        self.others: list[PersonSeat | RobotSeat] = []
        self.more_people = Pill(translate("Seats", "A person"), icon="plus")
        self.more_people.setObjectName("more_people")
        self.more_people.clicked.connect(self._ask_person)
        self.more_robots = Pill(translate("Seats", "A robot"), icon="plus")
        self.more_robots.setObjectName("more_robots")
        self.more_robots.clicked.connect(self._ask_robot)
        self._more = Column([None, self.more_people, self.more_robots, None], gap=0)
        for choice in settings.mendelius.seats:
            self._seat(choice)
        self._lay()

    @property
    def name(self) -> str:
        """The name written for you, without blanks around it."""
        return self.you.field.text().strip()

    @property
    def seats(self) -> tuple[SeatChoice, ...]:
        """The others, in their order."""
        return tuple(other.choice for other in self.others)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        self._grid.setHorizontalSpacing(style.px(12))
        self._grid.setVerticalSpacing(style.px(10))

    def _seat(self, choice: SeatChoice) -> None:
        other: PersonSeat | RobotSeat
        if choice.kind == "person":
            other = PersonSeat(choice.name, choice.look, you=False, placeholder=self._next_name())
        else:
            other = RobotSeat(choice)
        if other.away is not None:
            other.away.clicked.connect(lambda: self._send_off(other))
        self.others.append(other)

    def _next_name(self) -> str:
        people = sum(1 for other in self.others if isinstance(other, PersonSeat))
        return player_name(people + 2)

    def _ask_person(self) -> None:
        taken = {o.face.look for o in self.others if isinstance(o, PersonSeat)}
        taken.add(self.you.face.look)
        look = next(look for look in range(FACE_COUNT) if look not in taken)
        self._add(SeatChoice("person", "", look=look))

    def _ask_robot(self) -> None:
        robots = [o for o in self.others if isinstance(o, RobotSeat)]
        taken = {robot.face.look % ROBOT_COUNT for robot in robots}
        look = next(look for look in range(ROBOT_COUNT) if look not in taken)
        level = robots[-1].choice.level if robots else Level.FACILE
        self._add(SeatChoice("bot", "", level, look))

    def _add(self, choice: SeatChoice) -> None:
        if len(self.others) >= MAX_SEATS - 1:
            return
        self._seat(choice)
        self._lay()
        restyle(self, self._style)
        self.others[-1].restyle(self._style)

    def _send_off(self, other: PersonSeat | RobotSeat) -> None:
        with contextlib.suppress(ValueError):  # a second click on a plate that is going
            self.others.remove(other)
        self._grid.removeWidget(other)
        other.hide()
        other.deleteLater()
        self._lay()

    def _lay(self) -> None:
        """Put every plate in its cell; one other stays, and no more than seven come."""
        plates: list[QWidget] = [self.you, *self.others]
        room = len(plates) < MAX_SEATS
        if room:
            plates.append(self._more)
        for number, plate in enumerate(plates):
            self._grid.addWidget(plate, number // PER_ROW, number % PER_ROW)
        if self._more.parentWidget() is not None:  # by itself it would be a window
            self._more.setVisible(room)
        for other in self.others:
            if other.away is not None:
                other.away.setEnabled(len(self.others) > 1)
