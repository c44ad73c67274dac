"""The pea of Mendel's garden: its flower, and the pod whose two peas are a genotype (MD-03)."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from melicado.drawing.crayon import Crayon, blob, mirror, oval, trace
from melicado.drawing.people_tones import POD, RED_PEA, WHITE_PEA
from melicado.drawing.shapes import blend, cut, join, letters_path, stroked, translucent

_INK = QColor("#26301f")


@cache
def standard() -> QPainterPath:
    """The large upper petal, notched in the middle, about 10 units each way from (0, 0)."""
    half = blob(
        (0, -5.6), (0, -5.6), (3.6, -9.0), (9.4, -9.0), (12.4, -4.4), (11.0, 1.4),
        (6.0, 4.6), (0, 5.0), (0, 5.0),
    )  # fmt: skip
    return join(half, mirror(half))


@cache
def wing() -> QPainterPath:
    """The right one of the two lower petals."""
    return blob(
        (0, -1.4), (0, -1.4), (3.0, -3.4), (6.0, -1.0), (5.4, 3.4), (2.0, 7.6), (0, 8.6), (0, 8.6)
    )


@cache
def calyx() -> QPainterPath:
    """The green cup below, with the beginning of the stem."""
    return blob((-4.4, 5.4), (0, 7.4), (4.4, 5.4), (3.0, 9.6), (0, 11), (-3.0, 9.6))


def draw_flower(
    crayon: Crayon, x: float, y: float, size: float, turn: float = 0.0, petal: str = "petal"
) -> None:
    """A pea flower, about ``size`` wide, its petals in the colour named ``petal``."""
    tone = crayon.paints[petal]
    crayon.at(x, y, size / 24, turn)
    contour = 1.2 * 24 / size
    crayon.fill(calyx(), "leaf", contour=contour)
    crayon.fill(standard(), blend(tone, QColor("#ffffff"), 0.30), contour=contour)
    crayon.both(wing(), tone, contour=contour)
    crayon.back()


def draw_leaf(crayon: Crayon, x: float, y: float, size: float, turn: float) -> None:
    """A pointed leaf with its rib, growing from (x, y) upwards when ``turn`` is 0."""
    crayon.at(x, y, size / 10, turn)
    contour = 1.1 * 10 / size
    leaf = blob((0, 0), (0, 0), (3.5, -4.2), (2.5, -8.2), (0, -12), (0, -12), (-2.5, -8.2),
                (-3.5, -4.2))  # fmt: skip
    crayon.fill(leaf, "leaf", contour=contour)
    crayon.stroke(trace((0, -1.5), (0, -8)), contour * 0.7)
    crayon.back()


@cache
def pod() -> QPainterPath:
    """An upright pod for two peas one above the other, 20 units wide and 41 high."""
    return blob(
        (0, -20.5), (6.4, -17.6), (9.8, -10.5), (9.9, 0), (9.8, 10.5),
        (6.4, 17.6), (0, 20.5), (-6.4, 17.6), (-9.8, 10.5), (-9.9, 0), (-9.8, -10.5), (-6.4, -17.6),
    )  # fmt: skip


def paint_genotype(painter: QPainter, alleles: str, rect: QRectF) -> None:
    """The pod of ``alleles`` (such as "RB") in ``rect``: one pea and its letter for each."""
    painter.save()
    painter.translate(rect.center())
    scale = min(rect.width() / 20.6, rect.height() / 42)
    painter.scale(scale, scale)
    outline = QPen(_INK, 1.3)
    painter.setPen(outline)
    painter.setBrush(QColor(POD))
    painter.drawPath(pod())
    for number, allele in enumerate(alleles):
        y = 17.0 * (number - (len(alleles) - 1) / 2)
        pea, ink = (RED_PEA, WHITE_PEA) if allele == "R" else (WHITE_PEA, "#26301f")
        painter.setPen(outline)
        painter.setBrush(QColor(pea))
        painter.drawEllipse(QPointF(0, y), 8.6, 8.6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(letters_path(allele, QPointF(0, y), 10.8), QColor(ink))
    painter.restore()


@cache
def motif(alleles: str) -> tuple[QPainterPath, QPainterPath]:
    """A small lying pod, and its lines: two peas, full for "R", hollow for another allele."""
    shell = blob((-12.6, 1.4), (-12.6, 1.4), (-6, -4.8), (5, -5.2), (12.6, -1.8), (12.6, -1.8),
                 (7, 4.6), (-5, 5.4))  # fmt: skip
    stalk = trace((-12.6, 1.4), (-15, 1.4), (-16.4, 0.2))
    peas = []
    for allele, x in zip(alleles, (-4.3, 4.1), strict=True):
        disc = oval(x, 0.1, 3.3, 3.3)
        peas.append(disc if allele == "R" else cut(disc, oval(x, 0.1, 2.0, 2.0)))
    return shell, join(stroked(shell, 0.9), stroked(stalk, 1.1), *peas)


def paint_ground(painter: QPainter, alleles: str, area: QRectF, colour: QColor) -> None:
    """Scatter pods of ``alleles`` evenly over ``area``."""
    shell, lines = motif(alleles)
    step_x, step_y = 37.0, 20.0
    # Pod by pod: Qt takes many times as long for all of them as one path.
    for row in range(int(area.height() / step_y) + 1):
        for column in range(int(area.width() / step_x) + 1):
            x = area.left() - 4 + (column + 0.5 * (row % 2)) * step_x
            y = area.top() + 3 + row * step_y
            place = QTransform.fromTranslate(x, y).rotate(24 if row % 2 else -24)
            painter.fillPath(place.map(shell), translucent(colour, 0.20))
            painter.fillPath(place.map(lines), translucent(colour, 0.48))
