"""Who plays Méli Cado: you, people at this screen with a buzzer each, robots; ten in all."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent

from melicado.bots.level import Level
from melicado.drawing.buzzer import paint_buzzer, tones
from melicado.drawing.chrome import paint_focus
from melicado.rules.melicado.options import MAX_SEATS
from melicado.texts.melicado import level_help
from melicado.windows.kit.box import Row
from melicado.windows.kit.buttons import HALO, PaintedButton
from melicado.windows.kit.choice import Stepper
from melicado.windows.seats import head_start
from melicado.windows.seats_grid import PersonSeat, RobotSeat, SeatsGrid
from melicado.windows.settings import (
    BUZZERS,
    MOST_BOTS,
    MOST_PEOPLE,
    BotChoice,
    PersonChoice,
    Settings,
)
from melicado.words.letters import ALPHABET, fold

translate = QCoreApplication.translate


class BuzzerKey(PaintedButton):
    """The key of a buzzer: a click, and the next letter pressed is the key."""

    picked = Signal(str, str)
    """The key there was, and the one there is now."""

    def __init__(self, key: str, number: int) -> None:
        super().__init__()
        self._number, self._listening = number, False
        self._key = key
        self.clicked.connect(self._listen)
        self._say()

    @property
    def key(self) -> str:
        """The letter chosen."""
        return self._key

    def set_key(self, key: str) -> None:
        """Choose ``key``, and listen no longer."""
        self._key, self._listening = key, False
        self._say()

    def set_number(self, number: int) -> None:
        """Which of the people it is, for the colour."""
        self._number = number
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The next letter is the key; Escape leaves it as it was."""
        letter = fold(event.text()) or ""
        if self._listening and len(letter) == 1:
            before = self._key
            self.set_key(letter)
            self.picked.emit(before, letter)
        elif self._listening and event.key() == Qt.Key.Key_Escape:
            self.set_key(self._key)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Somebody looks elsewhere: the key stays."""
        super().focusOutEvent(event)
        self.set_key(self._key)

    def sizeHint(self) -> QSize:
        """A small buzzer."""
        style = self.style_
        return QSize(style.px(74) + 2 * HALO, style.px(40) + 2 * HALO)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the buzzer, waiting for its key or with it."""
        palette, painter = self.style_.palette, QPainter(self)
        face = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        colours = tones(palette)
        tone = colours[self._number % len(colours)]
        key = "?" if self._listening else self._key
        paint_buzzer(painter, face, tone, key, palette, "down" if self._listening else "ready")
        if self.ringed or self._listening:
            paint_focus(painter, face, face.height() / 2)
        painter.end()

    def _listen(self) -> None:
        self._listening = True
        self.setFocus()
        self._say()

    def _say(self) -> None:
        if self._listening:
            said = translate("Seats", "Press the letter for this buzzer")
        else:
            said = translate("Seats", "Buzzer: the key {key}").format(key=self._key)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()


class FamilySeat(PersonSeat):
    """A person with a buzzer and a head start."""

    def __init__(
        self, choice: PersonChoice, number: int, extra: int, *, you: bool, placeholder: str = ""
    ) -> None:
        self.extra = head_start(extra)
        self.buzzer = BuzzerKey(choice.key, number)
        below = [Row([self.buzzer, self.extra], gap=4)]
        super().__init__(choice.name, choice.look, you=you, placeholder=placeholder, below=below)

    @property
    def choice(self) -> PersonChoice:
        """What was chosen for the seat."""
        return PersonChoice(self.field.text().strip(), self.face.look, self.buzzer.key)


class FamilyRobot(RobotSeat):
    """A robot with a head start."""

    def __init__(self, choice: BotChoice, extra: int) -> None:
        self.extra = head_start(extra)
        helps = {level: level_help(level) for level in Level}
        super().__init__(choice.level, choice.look, helps, [self.extra])


class FamilySeats(SeatsGrid):
    """People first, then robots."""

    peopled = Signal(int)
    """So many people now play at this screen."""

    most, most_people, most_robots = MAX_SEATS, MOST_PEOPLE, MOST_BOTS

    def __init__(self, settings: Settings) -> None:
        count = 1 + len(settings.family) + len(settings.bots)
        extras = [*settings.options.handicap, *(0,) * count]
        own = PersonChoice(settings.name, settings.face, settings.buzzer)
        self._own = FamilySeat(own, 0, extras[0], you=True)
        super().__init__(self._own)
        self._watch(self._own)
        for one, extra in zip(settings.family, extras[1:], strict=False):
            self.seat(self._person(one, extra))
        for robot, extra in zip(settings.bots, extras[1 + len(settings.family) :], strict=False):
            self.seat(FamilyRobot(robot, extra))
        self.lay()

    @property
    def buzzer(self) -> str:
        """The key of your buzzer."""
        return self._own.buzzer.key

    @property
    def family(self) -> tuple[PersonChoice, ...]:
        """The other people, from left to right."""
        return tuple(one.choice for one in self.everybody[1:])

    @property
    def bots(self) -> tuple[BotChoice, ...]:
        """The robots, from left to right."""
        return tuple(BotChoice(robot.chosen_level, robot.face.look) for robot in self.robots)

    @property
    def handicap(self) -> tuple[int, ...]:
        """Cards more or fewer at the deal, by seat; nothing when all are dealt the same."""
        given = tuple(int(str(extra.value)) for extra in self._extras())
        return given if any(given) else ()

    @property
    def everybody(self) -> list[FamilySeat]:
        """All the people, you first."""
        return [self._own, *(one for one in self.others if isinstance(one, FamilySeat))]

    def make_person(self, look: int) -> FamilySeat:
        """See ``SeatsGrid``."""
        return self._person(PersonChoice("", look, free_key(self._keys())), 0)

    def make_robot(self, level: Level, look: int) -> FamilyRobot:
        """See ``SeatsGrid``."""
        return FamilyRobot(BotChoice(level, look), 0)

    def place_of_a_person(self) -> int:
        """See ``SeatsGrid``: people sit side by side."""
        return len(self.people)

    def lay(self) -> None:
        """See ``SeatsGrid``; one person alone needs no buzzer."""
        super().lay()
        for number, one in enumerate(self.everybody):
            one.buzzer.set_number(number)
            one.buzzer.setVisible(len(self.everybody) > 1)
        self.peopled.emit(len(self.everybody))

    def _person(self, choice: PersonChoice, extra: int) -> FamilySeat:
        number = len(self.people) + 1
        seat = FamilySeat(choice, number, extra, you=False, placeholder=self.next_name())
        self._watch(seat)
        return seat

    def _watch(self, seat: FamilySeat) -> None:
        seat.buzzer.picked.connect(lambda before, now: self._swap(seat, before, now))

    def _swap(self, picker: FamilySeat, before: str, now: str) -> None:
        """Whoever had that key gets the one that has become free: no two are alike."""
        for other in self.everybody:
            if other is not picker and other.buzzer.key == now:
                other.buzzer.set_key(before)

    def _keys(self) -> Sequence[str]:
        return [one.buzzer.key for one in self.everybody]

    def _extras(self) -> Iterable[Stepper]:
        for seat in (self._own, *self.others):
            if isinstance(seat, FamilySeat | FamilyRobot):
                yield seat.extra


def free_key(taken: Iterable[str]) -> str:
    """The first key of those that lie apart which nobody has."""
    used = set(taken)
    letters: tuple[str, ...] = (*BUZZERS, *ALPHABET)
    return next(key for key in letters if key not in used)
