"""The program's icon: a tilted ivory card with an M, another behind it, on green felt.

That of a saved game is a sheet of paper with the card on it.
"""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import (
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from melicado.drawing.palette import LIGHT
from melicado.drawing.pixmaps import blank_pixmap, painting
from melicado.drawing.shapes import (
    blend,
    cut,
    letters_path,
    overlap,
    rounded,
    soft_shadow,
    translucent,
)

_SMALL = 40  # below this many pixels, the card alone stays readable


def app_icon_pixmap(px: int) -> QPixmap:
    """The icon, ``px`` device pixels square, simpler when small."""
    pixmap = blank_pixmap(QSizeF(px, px), 1.0)
    with painting(pixmap) as painter:
        painter.scale(px / 100, px / 100)
        _paint(painter, detailed=px >= _SMALL)
    return pixmap


def game_icon_pixmap(px: int) -> QPixmap:
    """The icon of a saved game, ``px`` device pixels square."""
    pixmap = blank_pixmap(QSizeF(px, px), 1.0)
    with painting(pixmap) as painter:
        painter.scale(px / 100, px / 100)
        sheet, fold = QRectF(14, 3, 72, 94), 22.0
        left = sheet.topRight() - QPointF(fold, 0)
        right = sheet.topRight() + QPointF(0, fold)
        page = cut(rounded(sheet, 6), _outline(left, sheet.topRight(), right))
        turned = _outline(left, left + QPointF(0, fold), right)
        painter.fillPath(page, LIGHT.ivory_top)
        painter.strokePath(page, QPen(blend(LIGHT.ivory, LIGHT.felt_edge, 0.55), 2.2))
        painter.fillPath(turned, blend(LIGHT.ivory, LIGHT.felt_edge, 0.3))
        painter.translate(50, 58)
        painter.scale(0.92, 0.92)
        _paint_card(painter, QPointF(0, 0), -6.0, front=True)
    return pixmap


def _outline(*corners: QPointF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(list(corners)))
    path.closeSubpath()
    return path


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
