"""A plot of shares that settle: one line a colour, its expectation dashed."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from melicado.drawing.people_tones import paints
from melicado.drawing.shapes import translucent
from melicado.rules.mendelius.cards import FAMILIES, Family
from melicado.rules.mendelius.heredity import expected
from melicado.texts.counted import counted
from melicado.texts.mendelius.theory import family_adjective
from melicado.windows.kit.style import Style

translate = QCoreApplication.translate

_WIDE, _HIGH = 460.0, 220.0
_LINES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashDotLine, Qt.PenStyle.DotLine)
"""A line style for each family, so that they differ without colour."""
_FIRST = 10
"""The plot is at least as long as so many children."""


class Point(NamedTuple):
    """After so many children, the share of each family."""

    children: int
    shares: tuple[float, ...]


class Shares(QWidget):
    """The plot; children are on a logarithmic scale, from the first on."""

    def __init__(self, mother: Family, father: Family) -> None:
        super().__init__()
        self._style = Style()
        self._expected = [float(expected(mother, father)[f]) for f in FAMILIES]
        self._points: tuple[Point, ...] = ()
        self.setAccessibleName(translate("Theory", "Share of each colour"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: Sequence[Point]) -> None:
        """Show these shares."""
        self._points = tuple(points)
        self.update()

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As large as a plate beside the square allows."""
        return QSize(self._style.px(_WIDE), self._style.px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """A little narrower at the least."""
        return QSize(self._style.px(_WIDE * 0.75), self._style.px(_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the axes, the expectations and the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = self._style
        painter.setFont(style.text(14))
        area = QRectF(self.rect()).adjusted(
            style.text_px(46), style.text_px(8), -style.text_px(64), -style.text_px(26)
        )
        most = max([_FIRST, *(p.children for p in self._points)])
        self._paint_axes(painter, area, most)
        for at, family in enumerate(FAMILIES):
            self._paint_family(painter, area, most, at, family)
        painter.end()

    def _place(self, area: QRectF, most: int, children: int, share: float) -> QPointF:
        along = math.log(max(1, children)) / math.log(most)
        return QPointF(area.left() + along * area.width(), area.bottom() - share * area.height())

    def _paint_axes(self, painter: QPainter, area: QRectF, most: int) -> None:
        palette = self._style.palette
        painter.setPen(QPen(translucent(palette.text, 0.5), 1.2))
        painter.drawLine(QLineF(area.bottomLeft(), area.bottomRight()))
        painter.drawLine(QLineF(area.topLeft(), area.bottomLeft()))
        painter.setPen(palette.muted)
        room = self._style.text_px(44)
        for share, text in ((0.0, "0"), (0.25, "1/4"), (0.5, "1/2"), (1.0, "1")):
            y = area.bottom() - share * area.height()
            box = QRectF(area.left() - room - 4, y - 12, room, 24)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        below = QRectF(area.left(), area.bottom() + 3, area.width(), self._style.text_px(22))
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, "1")
        text = counted.children(most)
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, text)

    def _paint_family(
        self, painter: QPainter, area: QRectF, most: int, at: int, family: Family
    ) -> None:
        share = self._expected[at]
        colour = self._ink(family)
        if share:
            y = area.bottom() - share * area.height()
            painter.setPen(QPen(translucent(colour, 0.55), 1.4, Qt.PenStyle.DashLine))
            painter.drawLine(QLineF(area.left(), y, area.right(), y))
        if not self._points or not (share or self._points[-1].shares[at]):
            return
        line = [self._place(area, most, p.children, p.shares[at]) for p in self._points]
        painter.setPen(QPen(colour, 2.6, _LINES[at]))
        painter.drawPolyline(QPolygonF(line))
        end = line[-1]
        painter.setPen(colour)
        width = self._style.text_px(60)
        box = QRectF(area.right() + 6, end.y() - 12 + 12 * (at - 1), width, 24)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, family_adjective(family))

    def _ink(self, family: Family) -> QColor:
        if family == Family.WHITE:
            return self._style.palette.text
        tone = "skin" if family == Family.RED else "petal"
        return paints(family, self._style.palette)[tone].lighter(118)
