"""What the corners of a Mendelius card say: genotype and sex, points, whom a joker stands for."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from melicado.drawing.icons import paint_icon
from melicado.drawing.palette import Palette
from melicado.drawing.pea import paint_genotype
from melicado.drawing.people_figures import family_letter, paint_person
from melicado.drawing.people_tones import Paints, paints
from melicado.drawing.shapes import letters_path, rounded, star, stroked, translucent
from melicado.rules.mendelius.cards import ALLELES, DIDACTIC, KINDS, Role, family_of, role_of

_X = 15.6
_POD = QRectF(5.8, 6.0, 19.6, 39.4)
_SEX = QRectF(_X - 7.8, 46.0, 15.6, 15.6)
_COIN = QPointF(84.6, 15.4)
_MEDALLION, _RADIUS = QPointF(77, 95), 17.0
_WOMEN = (Role.GRANDMOTHER, Role.MOTHER, Role.DAUGHTER)


def notch(kind: str) -> QPainterPath:
    """The bare paper at the top left, where the index of ``kind`` stands."""
    return rounded(QRectF(-20, -20, 47, 82.5 if kind in KINDS else 49), 9)


def paint_index(painter: QPainter, kind: str, palette: Palette) -> None:
    """Top left, for cards that overlap: the genotype and the sex; a joker's star; a book."""
    if kind in KINDS:
        paint_genotype(painter, ALLELES[family_of(kind)], _POD)
        painter.fillPath(_placed(sex_path(role_of(kind)), _SEX), palette.ink)
        return
    frame = paints("", palette)["frame"]
    if kind == DIDACTIC:
        paint_icon(painter, "drawer", QRectF(_X - 9, 7.4, 18, 18), frame)
    else:
        painter.fillPath(star(QPointF(_X, 17.4), 9.4, inner=0.52), frame)


@cache
def sex_path(role: Role) -> QPainterPath:
    """The mark of Venus or of Mars as a filled outline in 24 by 24 units."""
    line = QPainterPath()
    if role in _WOMEN:
        line.addEllipse(QPointF(12, 8), 6, 6)
        line.moveTo(12, 14)
        line.lineTo(12, 22)
        line.moveTo(8, 18.4)
        line.lineTo(16, 18.4)
    else:
        line.addEllipse(QPointF(9.6, 14.4), 6.4, 6.4)
        line.moveTo(14.2, 9.8)
        line.lineTo(21, 3)
        line.moveTo(15, 3)
        line.lineTo(21, 3)
        line.lineTo(21, 9)
    return stroked(line, 2.9)


def _placed(path: QPainterPath, square: QRectF) -> QPainterPath:
    move = QTransform.fromTranslate(square.x(), square.y())
    move.scale(square.width() / 24, square.height() / 24)
    return move.map(path)


def paint_points(painter: QPainter, points: int, tones: Paints, palette: Palette) -> None:
    """Top right, on a coin: what the card costs (MD-02)."""
    painter.setPen(QPen(tones["line"], 1.3))
    painter.setBrush(palette.ivory_top)
    painter.drawEllipse(_COIN, 8.6, 8.6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(letters_path(str(points), _COIN, 8.4, widest=11.6), tones["line"])


def paint_stand_in(painter: QPainter, kind: str, palette: Palette) -> None:
    """The person that a joker stands for, in a medallion (MD-07)."""
    tones = paints(family_letter(kind), palette)
    disc = QPainterPath()
    disc.addEllipse(_MEDALLION, _RADIUS, _RADIUS)
    painter.fillPath(disc.translated(0.4, 1.6), translucent(palette.shadow, 0.3))
    painter.fillPath(disc, tones["ground"])
    painter.save()
    painter.setClipPath(disc)
    figure = QRectF(0, 0, 2.1 * _RADIUS, 2.35 * _RADIUS)
    figure.moveCenter(_MEDALLION + QPointF(0, -0.12 * _RADIUS))
    paint_person(painter, figure, kind, palette)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen, wider in ((QPen(palette.ivory_top, 2.2), 0.0), (QPen(tones["line"], 1.2), 1.3)):
        painter.setPen(pen)
        painter.drawEllipse(_MEDALLION, _RADIUS + wider, _RADIUS + wider)
    painter.setPen(Qt.PenStyle.NoPen)
