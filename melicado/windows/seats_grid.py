"""Who plays, on plates four in a row: you, people at this screen, robots; for either game."""

import contextlib
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from melicado.bots.level import Level
from melicado.bots.names import robot_name
from melicado.drawing.faces import FACE_COUNT, ROBOT_COUNT
from melicado.texts.melicado import level_name
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.choice import Stepper
from melicado.windows.kit.pictures import Face
from melicado.windows.kit.style import Style, restyle
from melicado.windows.kit.words import Words
from melicado.windows.seats import NameField, player_name

translate = QCoreApplication.translate

PER_ROW = 4
_PLATE = (14, 8, 8, 8)
_FACE = 66


class Seat(Plate):
    """A portrait, and beside it who it is; ``below`` lies under both."""

    def __init__(
        self, face: Face, words: QWidget, away: Disc | None, below: Sequence[QWidget]
    ) -> None:
        self.face, self.away = face, away
        row = Row([face, words], gap=10)
        row.lines.setStretch(1, 1)
        if away is not None:
            row.add(away, Qt.AlignmentFlag.AlignTop)
        under = [Row([None, part, None]) for part in below]
        super().__init__([row, *under], gap=2, margins=_PLATE)
        # All plates are alike, whatever they hold.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)


class PersonSeat(Seat):
    """A person: a portrait to change with a click, a name to write."""

    def __init__(
        self,
        name: str,
        look: int,
        *,
        you: bool,
        placeholder: str = "",
        below: Sequence[QWidget] = (),
    ) -> None:
        face = Face(look, False, translate("Seats", "Another face"), units=_FACE)
        self.field = NameField(name)
        if not you:
            self.field.setPlaceholderText(placeholder)
            self.field.setAccessibleName(translate("Seats", "The player's name"))
        self.placeholder = placeholder
        away = None if you else Disc("cross", translate("Seats", "Without this player"), units=26)
        super().__init__(face, self.field, away, below)

    @property
    def name(self) -> str:
        """The name written, or the word for somebody without one."""
        return self.field.text().strip() or self.placeholder


class RobotSeat(Seat):
    """A robot: portrait, name, how well it plays; ``helps`` says it for each level."""

    def __init__(
        self, level: Level, look: int, helps: dict[Level, str], below: Sequence[QWidget] = ()
    ) -> None:
        face = Face(look, True, translate("Seats", "Another robot"), units=_FACE)
        self._name = Words(robot_name(look), "strong")
        self.level = Stepper(
            [(level, level_name(level)) for level in Level],
            level,
            translate("Seats", "How well it plays"),
            translate("Seats", "Weaker"),
            translate("Seats", "Stronger"),
            small=True,
        )
        self.level.setToolTip(helps[level])
        away = Disc("cross", translate("Seats", "Without this robot"), units=26)
        words = Column([None, self._name, Row([self.level, None]), None], gap=0)
        super().__init__(face, words, away, below)
        face.changed.connect(lambda look: self._name.setText(robot_name(look)))
        self.level.chosen.connect(lambda level: self.level.setToolTip(helps[level]))

    @property
    def chosen_level(self) -> Level:
        """How well it is to play."""
        return Level(str(self.level.value))


class SeatsGrid(QWidget):
    """All seats, and ways to ask one more person or robot to the table.

    ``make_person`` and ``make_robot`` make the plate of one who is asked.
    """

    most = 8
    most_people = 8
    most_robots = 7

    def __init__(self, you: PersonSeat) -> None:
        super().__init__()
        self._style = Style()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for column in range(PER_ROW):
            self._grid.setColumnStretch(column, 1)
        self.you = you
        you.field.setObjectName("name")
        self.others: list[PersonSeat | RobotSeat] = []
        self.more_people = Pill(translate("Seats", "A person"), icon="plus")
        self.more_people.setObjectName("more_people")
        self.more_people.clicked.connect(self._ask_person)
        self.more_robots = Pill(translate("Seats", "A robot"), icon="plus")
        self.more_robots.setObjectName("more_robots")
        self.more_robots.clicked.connect(self._ask_robot)
        self._more = Column([None, self.more_people, self.more_robots, None], gap=0)

    @property
    def name(self) -> str:
        """The name written for you, without blanks around it."""
        return self.you.field.text().strip()

    @property
    def people(self) -> list[PersonSeat]:
        """The other people."""
        return [other for other in self.others if isinstance(other, PersonSeat)]

    @property
    def robots(self) -> list[RobotSeat]:
        """The robots."""
        return [other for other in self.others if isinstance(other, RobotSeat)]

    def make_person(self, look: int) -> PersonSeat:
        """The plate of one more person with that portrait."""
        raise NotImplementedError

    def make_robot(self, level: Level, look: int) -> RobotSeat:
        """The plate of one more robot."""
        raise NotImplementedError

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        self._grid.setHorizontalSpacing(style.px(12))
        self._grid.setVerticalSpacing(style.px(10))

    def next_name(self) -> str:
        """What the next person goes by who has given no name."""
        return player_name(len(self.people) + 2)

    def seat(self, other: PersonSeat | RobotSeat, at: int | None = None) -> None:
        """Give ``other`` a place, the last one or that of the number ``at``."""
        if other.away is not None:
            other.away.clicked.connect(lambda: self._send_off(other))
        self.others.insert(len(self.others) if at is None else at, other)

    def place_of_a_person(self) -> int:
        """Where one more person sits among the others."""
        return len(self.others)

    def _ask_person(self) -> None:
        taken = {o.face.look for o in self.people} | {self.you.face.look}
        look = next(look for look in range(FACE_COUNT) if look not in taken)
        if self._room(self.people, self.most_people - 1):
            self._add(self.make_person(look), self.place_of_a_person())

    def _ask_robot(self) -> None:
        taken = {robot.face.look % ROBOT_COUNT for robot in self.robots}
        look = next((look for look in range(ROBOT_COUNT) if look not in taken), 0)
        level = self.robots[-1].chosen_level if self.robots else Level.FACILE
        if self._room(self.robots, self.most_robots):
            self._add(self.make_robot(level, look), len(self.others))

    def _room(self, alike: Sequence[QWidget], most: int) -> bool:
        return len(self.others) < self.most - 1 and len(alike) < most

    def _add(self, other: PersonSeat | RobotSeat, at: int) -> None:
        self.seat(other, at)
        self.lay()
        restyle(self, self._style)
        other.restyle(self._style)

    def _send_off(self, other: PersonSeat | RobotSeat) -> None:
        with contextlib.suppress(ValueError):  # a second click on a plate that is going
            self.others.remove(other)
        self._grid.removeWidget(other)
        other.hide()
        other.deleteLater()
        self.lay()

    def lay(self) -> None:
        """Put every plate in its cell; one other stays, and no more than there are seats come."""
        people = self._room(self.people, self.most_people - 1)
        robots = self._room(self.robots, self.most_robots)
        plates: list[QWidget] = [self.you, *self.others]
        if people or robots:
            plates.append(self._more)
        for number, plate in enumerate(plates):
            self._grid.addWidget(plate, number // PER_ROW, number % PER_ROW)
        self.more_people.setVisible(people)
        self.more_robots.setVisible(robots)
        if self._more.parentWidget() is not None:  # by itself it would be a window
            self._more.setVisible(people or robots)
        for other in self.others:
            if other.away is not None:
                other.away.setEnabled(len(self.others) > 1)
