"""The back of the Mendelius cards: a bed of peas, in units of a hundredth of the card's width."""

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from melicado.drawing.card_face import CARD, ROUND
from melicado.drawing.crayon import Crayon, blob, mirror, trace
from melicado.drawing.palette import Palette
from melicado.drawing.pea import draw_flower, draw_leaf, standard, wing
from melicado.drawing.people_tones import paints
from melicado.drawing.shapes import blend, cut, join, rounded, stroked, translucent

_CENTRE = QPointF(50, 70)
_STEP_X, _STEP_Y = 21.0, 20.0


def paint_mendelius_back(painter: QPainter, palette: Palette) -> None:
    """Paint the back on a blank card, its corner at (0, 0)."""
    tones = paints("", palette)
    panel = rounded(CARD.adjusted(7, 7, -7, -7), ROUND - 5)
    glow = QRadialGradient(_CENTRE, 85)
    night = 0.16 if palette.name == "dark" else 0.0  # darker than the other game's back
    glow.setColorAt(0, blend(tones["leaf"], tones["line"], 0.44 + night))
    glow.setColorAt(1, blend(tones["leaf"], tones["line"], 0.76 + night))
    painter.fillPath(panel, glow)
    painter.save()
    painter.setClipPath(panel)
    painter.fillPath(_bed(), translucent(tones["grey"], 0.40))
    painter.restore()
    border = rounded(CARD.adjusted(10.5, 10.5, -10.5, -10.5), ROUND - 7)
    painter.strokePath(border, QPen(translucent(tones["grey"], 0.8), 1.3))
    disc = QPainterPath()
    disc.addEllipse(_CENTRE, 26, 26)
    painter.fillPath(disc, blend(tones["leaf"], tones["line"], 0.66 + night))
    painter.strokePath(disc, QPen(tones["grey"], 1.6))
    _draw_sprig(Crayon(painter, tones))


def _draw_sprig(crayon: Crayon) -> None:
    """A violet pea flower between two leaves and two tendrils."""
    crayon.at(_CENTRE.x(), _CENTRE.y())
    curl = trace((0, 12), (8, 16), (15, 13), (15.6, 7.4), (11.4, 7.2), (11.6, 10.6))
    for line in (curl, mirror(curl)):
        crayon.stroke(line, 1.4, "leaf")
    for side in (-1, 1):
        draw_leaf(crayon, side * 2, 11, 13, side * 128)
    draw_flower(crayon, 0, -3, 32, petal="middle")
    crayon.back()


@cache
def _bed() -> QPainterPath:
    """Flowers and leaves in turn, staggered row by row."""
    bloom = stroked(join(standard(), wing(), mirror(wing())), 1.0)
    bloom = join(bloom, cut(join(wing(), mirror(wing())), stroked(trace((0, -1), (0, 8)), 1.2)))
    leaf = blob((0, 8), (0, 8), (5.5, 2), (3.6, -5), (0, -9), (0, -9), (-3.6, -5), (-5.5, 2))
    leaf = cut(leaf, stroked(trace((0, 7), (0, -5)), 1.0))
    whole = QPainterPath()
    for row in range(8):
        for column in range(6):
            x = (column + 0.5 * (row % 2)) * _STEP_X - 2
            y = row * _STEP_Y
            turned = QTransform.fromTranslate(x, y).scale(0.72, 0.72)
            even = (row // 2 + column) % 2 == 0
            turned.rotate(12 if even else -38)
            whole.addPath(turned.map(bloom if even else leaf))
    return whole
