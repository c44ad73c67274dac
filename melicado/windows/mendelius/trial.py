"""A trial the reader can run: children are born by chance, and their shares settle."""

from collections import Counter
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from melicado.rules.mendelius.cards import FAMILIES, Family
from melicado.rules.mendelius.crosses import colours_fit
from melicado.rules.mendelius.heredity import expected, family, likelihood
from melicado.texts.mendelius.theory import family_adjective
from melicado.windows.kit.box import Column, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.choice import Choice
from melicado.windows.kit.words import Words
from melicado.windows.mendelius.shares import Point, Shares

translate = QCoreApplication.translate

MOST_POINTS = 400
"""Points of the plot that are kept; older ones are thinned out."""


class Births:
    """Families born so far to one couple."""

    def __init__(self, mother: Family, father: Family, size: int, chance: Random) -> None:
        self.mother, self.father, self.size = mother, father, size
        self.counts: Counter[Family] = Counter()
        self.families = 0
        self.exact = 0
        """Families in which every colour is as often as expected."""
        self.last: tuple[Family, ...] = ()
        self.points: list[Point] = []
        self._chance = chance

    @property
    def children(self) -> int:
        """How many there are."""
        return sum(self.counts.values())

    def born(self, families: int) -> None:
        """Let so many families have their children."""
        for _ in range(families):
            self.last = family(self.mother, self.father, self.size, self._chance)
            self.counts.update(self.last)
            self.families += 1
            self.exact += colours_fit(self.mother, self.father, self.last, "exact")
            shares = tuple(self.counts[f] / self.children for f in FAMILIES)
            self.points.append(Point(self.children, shares))
        if len(self.points) > MOST_POINTS:
            self.points = self.points[:-1:2] + self.points[-1:]

    def chance_of_exact(self) -> str:
        """The probability that one family is exactly as expected, as a fraction."""
        shares = expected(self.mother, self.father)
        wanted = [f for f in FAMILIES for _ in range(int(shares[f] * self.size))]
        if len(wanted) != self.size:
            return "0"
        return str(likelihood(self.mother, self.father, wanted))


class Trial(Row):
    """Buttons that let children be born, what came of it, and the plot of the shares."""

    def __init__(
        self,
        mother: Family,
        father: Family,
        size: int,
        sizes: tuple[int, ...],
        new_chance: Callable[[], Random] = Random,
    ) -> None:
        self._couple, self._new_chance = (mother, father), new_chance
        self.births = Births(mother, father, size, new_chance())
        name = translate("Theory", "Children in a family")
        self._sizes = Choice([(n, str(n)) for n in sizes], size, name)
        self._plot = Shares(mother, father)
        self._told = Words("", "text", wrap=True)
        buttons = [self._button(count) for count in (1, 10, 100)]
        again = Disc("undo", translate("Theory", "Start again"))
        telling = Column(
            [
                Row([Words(name, "label"), self._sizes, None], gap=14),
                Row([Words(translate("Theory", "Let families be born"), "label"), None]),
                Row([*buttons, again, None], gap=2),
                self._told,
                None,
            ],
            gap=10,
        )
        super().__init__([telling, self._plot], gap=24)
        self.lines.setStretch(1, 1)
        again.clicked.connect(self.start_again)
        self._sizes.chosen.connect(lambda _size: self.start_again())
        self._tell()

    def start_again(self) -> None:
        """Nobody is born yet."""
        self.births = Births(*self._couple, int(str(self._sizes.value)), self._new_chance())
        self._tell()

    def born(self, families: int) -> None:
        """Let so many families have their children."""
        self.births.born(families)
        self._tell()

    def _button(self, count: int) -> QWidget:
        pill = Pill(f"+{count}", tone="exchange")
        pill.clicked.connect(lambda: self.born(count))
        return pill

    def _tell(self) -> None:
        births = self.births
        self._plot.show_points(births.points)
        if not births.families:
            self._told.setText(translate("Theory", "Nobody is born yet."))
            return
        counted = [f"{births.counts[f]} {family_adjective(f)}" for f in FAMILIES]
        said = translate(
            "Theory",
            "{counted}. Families exactly as expected: {exact} of {families}; the probability"
            " of one is {chance}.",
        )
        self._told.setText(
            said.format(
                counted=", ".join(counted),
                exact=births.exact,
                families=births.families,
                chance=births.chance_of_exact(),
            )
        )
