"""The program's icon: a tilted ivory card with an M, another behind it, on green felt."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap, QRadialGradient

from melicado.drawing.palette import LIGHT
from melicado.drawing.pixmaps import blank_pixmap, painting
from melicado.drawing.shapes import blend, letters_path, overlap, rounded, soft_shadow, translucent

_SMALL = 40  # below this many pixels, the card alone stays readable


def app_icon_pixmap(px: int) -> QPixmap:
    """The icon, ``px`` device pixels square, simpler when small."""
    pixmap = blank_pixmap(QSizeF(px, px), 1.0)
    with painting(pixmap) as painter:
        painter.scale(px / 100, px / 100)
        _paint(painter, detailed=px >= _SMALL)
    return pixmap


def _paint(painter: QPainter, *, detailed: bool) -> None:
    """Paint in units of a hundredth of the icon."""
    ground = rounded(QRectF(2, 2, 96, 96), 22)
    felt = QRadialGradient(QPointF(50, 34), 76)
    felt.setColorAt(0, blend(LIGHT.felt_centre, LIGHT.text, 0.06))
    felt.setColorAt(1, LIGHT.felt_edge)
    painter.fillPath(ground, felt)
    if detailed:
        _paint_card(painter, QPointF(62, 50), 15.0, front=False)
        _paint_card(painter, QPointF(44, 51), -9.0, front=True)
        return
    painter.translate(50, 50)
    painter.scale(1.12, 1.12)
    _paint_card(painter, QPointF(0, 0), -6.0, front=True)


def _paint_card(painter: QPainter, centre: QPointF, turn: float, *, front: bool) -> None:
    """One card of the icon, around ``centre``, turned by ``turn`` degrees."""
    painter.save()
    painter.translate(centre)
    painter.rotate(turn)
    card = QRectF(-26, -36, 52, 72)
    soft_shadow(painter, card.translated(0, 2.5), 7, 5, translucent(LIGHT.shadow, 0.5))
    paper = QLinearGradient(card.topLeft(), card.bottomLeft())
    paper.setColorAt(0, LIGHT.ivory_top)
    paper.setColorAt(1, LIGHT.ivory)
    if front:
        painter.fillPath(rounded(card, 7), paper)
        ink = LIGHT.red_ink
        painter.fillPath(letters_path("M", QPointF(0, -6), 31, widest=36), ink)
        band = overlap(rounded(card, 7), rounded(QRectF(-40, 22, 80, 30), 0))
        painter.fillPath(band, LIGHT.red)
    else:
        painter.fillPath(rounded(card, 7), LIGHT.gold)
        inner = rounded(card.adjusted(3.4, 3.4, -3.4, -3.4), 4.5)
        painter.fillPath(inner, LIGHT.back)
    painter.restore()
