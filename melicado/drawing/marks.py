"""The mark of each card colour: what a colour does, said by shape (MC-04, MC-05, MC-06).

Blue is an open circle (free), red a closed lock (never covered), green two outward arrows (at
the ends only).
"""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from melicado.drawing.shapes import cut, join, rounded, stroked


def mark_path(colour: str, rect: QRectF) -> QPainterPath:
    """The filled outline of the mark of "b", "r" or "g" inside the square ``rect``.

    Raises KeyError for another colour.
    """
    path = {"b": _circle, "r": _lock, "g": _arrows}[colour]()
    move = QTransform.fromTranslate(rect.x(), rect.y())
    move.scale(rect.width() / 24, rect.height() / 24)
    return move.map(path)


@lru_cache(maxsize=1)
def _circle() -> QPainterPath:
    ring = QPainterPath()
    ring.addEllipse(QPointF(12, 12), 8.2, 8.2)
    return stroked(ring, 3.4)


@lru_cache(maxsize=1)
def _lock() -> QPainterPath:
    shackle = QPainterPath(QPointF(7.2, 12))
    shackle.lineTo(7.2, 8)
    shackle.arcTo(QRectF(7.2, 3.2, 9.6, 9.6), 180, -180)
    shackle.lineTo(16.8, 12)
    hole = QPainterPath()
    hole.addEllipse(QPointF(12, 15.4), 1.9, 1.9)
    slot = rounded(QRectF(11, 15.4, 2, 4), 1)
    body = rounded(QRectF(3.6, 10.4, 16.8, 12), 2.8)
    return cut(join(stroked(shackle, 2.9), body), hole, slot)


@lru_cache(maxsize=1)
def _arrows() -> QPainterPath:
    line = QPainterPath(QPointF(2.2, 12))
    line.lineTo(21.8, 12)
    line.moveTo(7.4, 6.2)
    line.lineTo(2, 12)
    line.lineTo(7.4, 17.8)
    line.moveTo(16.6, 6.2)
    line.lineTo(22, 12)
    line.lineTo(16.6, 17.8)
    return stroked(line, 3.2)
