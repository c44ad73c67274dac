"""The outlines of the icons that Mendelius needs, in 24 by 24 units; see ``icons``."""

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from melicado.drawing.crayon import blob, box, mirror, oval, trace
from melicado.drawing.pea import calyx, standard, wing
from melicado.drawing.shapes import cut, join, stroked

_PEN = 2.2
_Point = tuple[float, float]


def _lines(*strokes: tuple[_Point, ...], pen: float = _PEN) -> QPainterPath:
    """Several polylines under a round pen."""
    path = QPainterPath()
    for stroke in strokes:
        path.moveTo(QPointF(*stroke[0]))
        for point in stroke[1:]:
            path.lineTo(QPointF(*point))
    return stroked(path, pen)


def _mendelius() -> QPainterPath:
    """A pea flower."""
    wings = join(wing(), mirror(wing()))
    halves = cut(wings, stroked(trace((0, -3), (0, 9)), 1.2))
    banner = cut(standard(), stroked(wings, 2.6), wings)
    flower = join(banner, halves, cut(calyx(), stroked(wings, 2.4), wings))
    return QTransform.fromTranslate(12, 11.2).scale(0.9, 1.02).map(flower)


def _take() -> QPainterPath:
    """A card that comes down into the hand."""
    return join(_card(3.0, down=True), _tray())


def _discard() -> QPainterPath:
    """A card that goes up and away from the hand."""
    return join(_card(1.6, down=False), _tray())


def _card(top: float, *, down: bool) -> QPainterPath:
    arrow = _lines(
        ((12, top + 3), (12, top + 10.6)), ((8.9, top + 7.4), (12, top + 10.6), (15.1, top + 7.4))
    )
    if not down:
        arrow = QTransform(1, 0, 0, -1, 0, 2 * top + 13.6).map(arrow)
    return cut(box(5.8, top, 12.4, 14, 2.2), arrow)


def _tray() -> QPainterPath:
    return stroked(trace((2.6, 16), (3.6, 19.8), (12, 21.2), (20.4, 19.8), (21.4, 16)), _PEN)


def _claim() -> QPainterPath:
    """An arm raised, one finger up: may I have it?"""
    finger = box(8.6, 1.6, 3.7, 12, 1.85)
    fist = join(box(8.6, 7.4, 9.8, 8.4, 3.2), box(5.4, 9.0, 6, 4, 2))
    knuckles = _lines(((12.6, 7.2), (12.6, 10.6)), ((15.5, 7.2), (15.5, 10.6)), pen=1.1)
    cuff = box(8.6, 17.2, 8.8, 5.2, 1.4)
    ticks = _lines(((4.4, 2.6), (5.6, 4.8)), ((17.2, 4.8), (18.4, 2.6)), pen=1.9)
    return join(cut(join(finger, fist), knuckles), cuff, ticks)


def _couple() -> QPainterPath:
    """The marks of Venus and Mars with linked rings: a cross."""
    left, right = oval(8.2, 10.4, 4.9, 4.9), oval(14.2, 11.4, 4.9, 4.9)
    venus = join(stroked(left, 2), _lines(((7.4, 15.6), (6.6, 21.4)), ((3.8, 18.2), (10.2, 19)),
                                          pen=2))  # fmt: skip
    mars = join(stroked(right, 2), _lines(((17.6, 7.6), (21.4, 3.4)), ((17.2, 3.4), (21.4, 3.4),
                                          (21.4, 7.6)), pen=2))  # fmt: skip
    return join(cut(venus, stroked(right, 4), right), mars)


def _curtain() -> QPainterPath:
    """Two curtains drawn aside under their rod."""
    half = blob((4, 4.6), (4, 4.6), (11.4, 4.6), (11.4, 4.6), (10.4, 10.6), (6.6, 14.6),
                (6.6, 14.6), (7.8, 21.6), (7.8, 21.6), (4, 21.6), (4, 21.6))  # fmt: skip
    fold = stroked(trace((7.4, 6.6), (6.6, 10), (5.2, 12.6)), 1.1)
    half = cut(half, fold)
    other = QTransform(-1, 0, 0, 1, 24, 0).map(half)
    return join(_lines(((2.4, 3.2), (21.6, 3.2)), pen=2.4), half, other)


def _tree() -> QPainterPath:
    """A pedigree: a woman and a man, and the two children below them."""
    lines = _lines(((9, 5.6), (15, 5.6)), ((12, 5.6), (12, 12)), ((6, 15), (6, 12), (18, 12),
                                                                  (18, 15)), pen=1.8)  # fmt: skip
    people = join(oval(6, 5.6, 3.7, 3.7), box(14.4, 2, 7.2, 7.2, 1), box(2.4, 14.6, 7.2, 7.2, 1))
    return join(lines, people, oval(18, 18.2, 3.7, 3.7))


MENDELIUS_PATHS: dict[str, Callable[[], QPainterPath]] = {
    "mendelius": _mendelius,
    "take": _take,
    "discard": _discard,
    "claim": _claim,
    "couple": _couple,
    "curtain": _curtain,
    "tree": _tree,
}
