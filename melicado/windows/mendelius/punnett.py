"""A live Punnett square made of the game's cards: choose two parents, see their children."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from melicado.drawing.cards import ASPECT, MARGIN
from melicado.drawing.fonts import letter_font
from melicado.drawing.people import person_pixmap
from melicado.drawing.people_tones import POD, RED_PEA, WHITE_PEA
from melicado.drawing.shapes import translucent
from melicado.rules.mendelius.cards import ALLELES, FAMILIES, Family, Role
from melicado.rules.mendelius.crosses import PHENOTYPE, punnett
from melicado.texts.mendelius import person_name
from melicado.texts.mendelius.theory import family_adjective
from melicado.windows.kit.box import Column, Row
from melicado.windows.kit.choice import Choice
from melicado.windows.kit.style import Style
from melicado.windows.kit.words import Words

translate = QCoreApplication.translate

_CARD = 76.0
"""The width of a child's card, in units."""
INK = "#26301f"
"""The letter on a white pea."""
_CHILDREN = ((Role.DAUGHTER, Role.SON), (Role.SON, Role.DAUGHTER))


class Square(QWidget):
    """The square itself: the mother's gametes down the side, the father's along the top."""

    def __init__(self, mother: Family, father: Family) -> None:
        super().__init__()
        self._style = Style()
        self._mother, self._father = mother, father
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.cross(mother, father)

    def cross(self, mother: Family, father: Family) -> None:
        """Show the children of these two."""
        self._mother, self._father = mother, father
        self.setAccessibleName(shares_sentence(mother, father))
        self.update()

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Two cards each way, and room for the parents and their gametes."""
        card, cell_w, cell_h = self._sizes()
        return QSize(round(card * 1.75 + 2 * cell_w), round(card * 2.02 + 2 * cell_h))

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return self.sizeHint()

    def _sizes(self) -> tuple[int, float, float]:
        card = max(8, self._style.px(_CARD) // 4 * 4)
        return card, card * 1.26, card * (ASPECT + 0.24)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint parents, gametes and children."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        card, cell_w, cell_h = self._sizes()
        left, top = card * 1.7, card * 2.0
        self._paint_card(
            painter, f"{self._mother}{Role.MOTHER}", QPointF(card * 0.56, top + cell_h)
        )
        father = QPointF(left + cell_w, card * ASPECT / 2 + 2)
        self._paint_card(painter, f"{self._father}{Role.FATHER}", father)
        for i in (0, 1):
            across, down = left + cell_w * (i + 0.5), top + cell_h * (i + 0.5)
            self._paint_gamete(
                painter, ALLELES[self._father][i], QPointF(across, top - card * 0.26)
            )
            self._paint_gamete(painter, ALLELES[self._mother][i], QPointF(left - card * 0.26, down))
        for row, egg in enumerate(ALLELES[self._mother]):
            for column, sperm in enumerate(ALLELES[self._father]):
                cell = QRectF(left + column * cell_w, top + row * cell_h, cell_w, cell_h)
                self._paint_cell(painter, cell)
                family = PHENOTYPE.get(frozenset(egg + sperm), Family.OCHRE)
                kind = f"{family}{_CHILDREN[row][column]}"
                self._paint_card(painter, kind, cell.center())
        painter.end()

    def _paint_cell(self, painter: QPainter, cell: QRectF) -> None:
        painter.setPen(translucent(self._style.palette.text, 0.35))
        painter.setBrush(translucent(self._style.palette.text, 0.06))
        painter.drawRoundedRect(cell.adjusted(2, 2, -2, -2), 8, 8)

    def _paint_card(self, painter: QPainter, kind: str, centre: QPointF) -> None:
        card, _, _ = self._sizes()
        pixmap = person_pixmap(
            kind, card, self.devicePixelRatioF(), self._style.palette, label=person_name(kind)
        )
        corner = QPointF(card * (0.5 + MARGIN), card * (ASPECT / 2 + MARGIN))
        painter.drawPixmap(centre - corner, pixmap)

    def _paint_gamete(self, painter: QPainter, allele: str, centre: QPointF) -> None:
        card, _, _ = self._sizes()
        radius = card * 0.2
        painter.setPen(QPen(QColor(POD), card * 0.045))
        painter.setBrush(QColor(RED_PEA if allele == "R" else WHITE_PEA))
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(QColor(WHITE_PEA if allele == "R" else INK))
        painter.setFont(letter_font(card * 0.26))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, allele)


def shares_sentence(mother: Family, father: Family) -> str:
    """What the square gives, in words, as «1 red, 2 ochre, 1 white of 4»."""
    square = punnett(mother, father)
    counted = [f"{square[f]} {family_adjective(f)}" for f in FAMILIES if square[f]]
    return translate("Theory", "{shares} of 4").format(shares=", ".join(counted))


class Punnett(Column):
    """The square with its two parents to choose."""

    crossed = Signal(object, object)

    def __init__(self, mother: Family, father: Family) -> None:
        values = [(family, family_adjective(family)) for family in FAMILIES]
        self._mother = Choice(values, mother, translate("Theory", "Mother"))
        self._father = Choice(values, father, translate("Theory", "Father"))
        self._square = Square(mother, father)
        self._shares = Words(shares_sentence(mother, father), "heading", gold=True, centred=True)
        rows = [
            Row([Words(translate("Theory", "Mother"), "label"), None, self._mother], gap=18),
            Row([Words(translate("Theory", "Father"), "label"), None, self._father], gap=18),
        ]
        super().__init__([*rows, Row([None, self._square, None]), self._shares], gap=8)
        self._mother.chosen.connect(lambda _value: self._chosen())
        self._father.chosen.connect(lambda _value: self._chosen())

    @property
    def parents(self) -> tuple[Family, Family]:
        """The two that are crossed."""
        return Family(str(self._mother.value)), Family(str(self._father.value))

    def _chosen(self) -> None:
        self._square.cross(*self.parents)
        self._shares.setText(shares_sentence(*self.parents))
        self.crossed.emit(*self.parents)
