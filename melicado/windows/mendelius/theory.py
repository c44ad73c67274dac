"""The theory pages: what each round teaches, with a square to turn and chance to try."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from melicado.rules.mendelius.cards import Family
from melicado.texts.mendelius.theory import PAGES, theory_sentences, theory_title
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.page import Scrolled, fill
from melicado.windows.kit.words import Role, Words
from melicado.windows.mendelius.pictures import ARROW, CROSS, People, Shown
from melicado.windows.mendelius.punnett import Punnett
from melicado.windows.mendelius.trial import Trial
from melicado.windows.reading import PageToRead

translate = QCoreApplication.translate

R, O, B = Family.RED, Family.OCHRE, Family.WHITE  # noqa: E741 - the letters of the cards
PARENTS = {1: (R, R), 2: (R, B), 3: (B, R), 4: (R, O), 5: (O, O), 6: (R, B), 7: (O, O), 8: (O, O)}
"""The couple each page begins with."""
TRIALS: dict[int, Callable[[], Trial]] = {
    4: lambda: Trial(R, O, 2, (2, 4, 8)),
    5: lambda: Trial(O, O, 4, (4, 8)),
    7: lambda: Trial(O, O, 4, (4, 8)),
}
"""The pages with a trial: the couple, and how many children a family has."""


class TheoryPage(PageToRead):
    """One page of theory; ``turned`` asks for another."""

    turned = Signal(int)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        home = Disc("home", translate("Theory", "Back"))
        home.setObjectName("back")
        home.clicked.connect(self.left)
        head = Row([home, Words(theory_title(number), "title"), None, *self._turners()], gap=12)
        role: Role = "text" if number in TRIALS else "lead"
        words = [Words(text, role, wrap=True) for text in theory_sentences(number)]
        reading = Plate([*words, *([_picture(number)] if number in _PICTURES else [])], gap=14)
        trial = [Plate([TRIALS[number]()])] if number in TRIALS else []
        left = Column([reading, *trial, None], gap=14)
        row = Row([left, Plate([Punnett(*PARENTS[number]), None])], gap=18)
        row.lines.setStretch(0, 1)
        self.scrolled = Scrolled(Column([row, None], gap=14, margins=(20, 4, 20, 4)))
        fill(self, Column([head, self.scrolled], gap=14, margins=(40, 26, 40, 22)))

    def _turners(self) -> list[QWidget]:
        before = Pill(translate("Theory", "Previous"))
        after = Pill(translate("Theory", "Next"))
        before.setObjectName("previous")
        after.setObjectName("next")
        place = Words(f"{self.number} / {len(PAGES)}", "label")
        before.setEnabled(self.number > PAGES[0])
        after.setEnabled(self.number < PAGES[-1])
        before.clicked.connect(lambda: self.turned.emit(self.number - 1))
        after.clicked.connect(lambda: self.turned.emit(self.number + 1))
        return [before, place, after]


_PICTURES: dict[int, tuple[str, ...]] = {
    1: ("RM", CROSS, "RF", ARROW, "RD", "RS"),
    2: ("RGM", CROSS, "BGF", ARROW, "OM", "OF"),
    3: ("BM", CROSS, "RF", ARROW, "OD", "OS"),
    6: ("RGM", CROSS, "BGF", ARROW, "OM", "OF", ARROW, "RD", "BS"),
    8: ("OM", CROSS, "OF", ARROW, "RD"),
}


def _picture(number: int) -> QWidget:
    parts = [p if p in (CROSS, ARROW) else Shown(p) for p in _PICTURES[number]]
    return Row([None, People(parts, 78), None])
