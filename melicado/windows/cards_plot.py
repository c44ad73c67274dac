"""A plot of how many cards each hand held while the round went on."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from melicado.drawing.shapes import translucent
from melicado.match.statistics import CardsAt
from melicado.windows.kit.style import Style

translate = QCoreApplication.translate

_WIDE, _HIGH = 430.0, 120.0
_LINES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)


class CardsPlot(QWidget):
    """Steps from the deal to the end; each hand has a colour, a kind of line and its name."""

    def __init__(self, points: Sequence[CardsAt], names: Sequence[str]) -> None:
        super().__init__()
        self._points, self._names = tuple(points), tuple(names)
        self._style = Style()
        self.setAccessibleName(translate("Results", "Cards in hand during the round"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A low strip."""
        return QSize(self._style.px(_WIDE), self._style.px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Never lower."""
        return QSize(self._style.px(_WIDE * 0.6), self._style.px(_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip, a line a hand, and the names at its end."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = self._style
        painter.setFont(style.text(13.5))
        room = style.text_px(88)
        area = QRectF(self.rect()).adjusted(style.text_px(24), 6, -room, -6)
        most = max((n for p in self._points for n in p.counts), default=1) or 1
        painter.setPen(QPen(translucent(style.palette.sheet_text, 0.4), 1))
        painter.drawLine(QLineF(area.bottomLeft(), area.bottomRight()))
        painter.setPen(style.palette.sheet_muted)
        for count in (0, most):
            y = area.bottom() - area.height() * count / most
            box = QRectF(0, y - 10, area.left() - 5, 20)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, flags, str(count))
        ends = {seat: self._line(area, seat, most)[-1].y() for seat in range(len(self._names))}
        labels = spread(ends, style.text_px(16), area.top(), area.bottom())
        for seat, name in enumerate(self._names):
            painter.setPen(QPen(self._colour(seat), 2.4, _LINES[seat % len(_LINES)]))
            painter.drawPolyline(QPolygonF(self._line(area, seat, most)))
            box = QRectF(area.right() + 6, labels[seat] - 10, room - 8, 20)
            short = painter.fontMetrics().elidedText(
                name, Qt.TextElideMode.ElideRight, round(box.width())
            )
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, short)
        painter.end()

    def _line(self, area: QRectF, seat: int, most: int) -> list[QPointF]:
        first, last = self._points[0].at, self._points[-1].at
        span = max(1, last - first)
        line: list[QPointF] = []
        for point in self._points:
            x = area.left() + area.width() * (point.at - first) / span
            y = area.bottom() - area.height() * point.counts[seat] / most
            if line:
                line.append(QPointF(x, line[-1].y()))
            line.append(QPointF(x, y))
        return line

    def _colour(self, seat: int) -> QColor:
        palette = self._style.palette
        inks = (palette.meli, palette.exchange, palette.cado, palette.ok, palette.violet)
        dark = palette.sheet_text.lightness() > 128
        ink = inks[seat % len(inks)]
        return ink.lighter(160) if dark else ink


def spread(wanted: dict[int, float], gap: float, top: float, bottom: float) -> dict[int, float]:
    """Heights as near as possible to the ``wanted`` ones, each at least ``gap`` from the next."""
    order = sorted(wanted, key=lambda seat: wanted[seat])
    gap = min(gap, (bottom - top) / max(1, len(order) - 1))
    placed: dict[int, float] = {}
    low = top
    for seat in order:
        placed[seat] = max(low, wanted[seat])
        low = placed[seat] + gap
    high = bottom
    for seat in reversed(order):
        placed[seat] = min(high, placed[seat])
        high = placed[seat] - gap
    return placed
