"""The back of the cards, drawn in units of a hundredth of the card's width."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from melicado.drawing.card_face import CARD, ROUND
from melicado.drawing.palette import Palette
from melicado.drawing.shapes import blend, letters_path, rounded, translucent

_CENTRE = QPointF(50, 70)


def paint_back(painter: QPainter, palette: Palette) -> None:
    """Paint the back on a blank card, its corner at (0, 0)."""
    panel = rounded(CARD.adjusted(7, 7, -7, -7), ROUND - 5)
    glow = QRadialGradient(_CENTRE, 85)
    glow.setColorAt(0, blend(palette.back, palette.back_line, 0.28))
    glow.setColorAt(1, blend(palette.back, palette.ink, 0.12))
    painter.fillPath(panel, glow)
    painter.save()
    painter.setClipPath(panel)
    _paint_lattice(painter, palette)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(palette.back_line, 0.8), 1.3))
    painter.drawRoundedRect(CARD.adjusted(10.5, 10.5, -10.5, -10.5), ROUND - 7, ROUND - 7)
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_medallion(painter, palette)


def _paint_lattice(painter: QPainter, palette: Palette) -> None:
    """A lattice of diamonds with a dot in every other one."""
    lines, dots = QPainterPath(), QPainterPath()
    step = 12.0
    for i in range(-16, 24):
        lines.moveTo(i * step + 2, 0)
        lines.lineTo(i * step + 142, 140)
        lines.moveTo(i * step + 2, 140)
        lines.lineTo(i * step + 142, 0)
    for row in range(25):
        for column in range(18):
            if (row + column) % 2 == 0:
                dots.addEllipse(QPointF(2 + column * step / 2, -2 + row * step / 2 + 0), 0.9, 0.9)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(palette.back_line, 0.38), 0.9))
    painter.drawPath(lines)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(dots, translucent(palette.back_line, 0.40))


def _paint_medallion(painter: QPainter, palette: Palette) -> None:
    """The M of the program's name on a small tilted card, in a round field."""
    field = QRadialGradient(_CENTRE, 27)
    field.setColorAt(0, blend(palette.back, palette.ink, 0.04))
    field.setColorAt(1, blend(palette.back, palette.ink, 0.16))
    painter.setBrush(field)
    painter.setPen(QPen(palette.back_line, 1.6))
    painter.drawEllipse(_CENTRE, 26, 26)
    painter.save()
    painter.translate(_CENTRE)
    painter.rotate(-9)
    tile = QRectF(-11.5, -16, 23, 32)
    shade = QLinearGradient(tile.topLeft(), tile.bottomLeft())
    shade.setColorAt(0, palette.ivory_top)
    shade.setColorAt(1, palette.ivory)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(tile.translated(0.6, 1.6), 3.6), translucent(palette.shadow, 0.35))
    painter.fillPath(rounded(tile, 3.6), shade)
    ink = blend(palette.back, palette.ink, 0.45)
    painter.fillPath(letters_path("M", QPointF(0, 0), 12.5), ink)
    painter.restore()
