"""Daughter and son."""

from PySide6.QtGui import QPainterPath

from melicado.drawing.crayon import Crayon, blob, box, mirror, oval, trace
from melicado.drawing.pea import draw_flower
from melicado.drawing.people_parts import (
    Head,
    draw_brows,
    draw_cheeks,
    draw_eyes,
    draw_freckles,
    draw_head,
    draw_laugh,
    draw_neck,
    draw_nose,
)
from melicado.drawing.shapes import blend


def draw_daughter(crayon: Crayon) -> None:
    """Pigtails tied with flowers, a fringe, freckles, dungarees."""
    head = Head(y=63, wide=19, high=18.5, chin=0.55)
    tail = blob((-17, 50), (-24, 46.5), (-33.5, 51.5), (-38, 63), (-35.5, 75), (-39, 84), (-39, 84),
                (-30, 82), (-25, 72), (-22, 60))  # fmt: skip
    crayon.both(tail, "hair")
    gleam = blend(crayon.paints["hair"], crayon.paints["light"], 0.38)
    strand = trace((-26, 53), (-31.5, 59), (-31.5, 71))
    for line in (strand, mirror(strand)):
        crayon.stroke(line, 1.3, gleam)
    crayon.fill(oval(0, 60, 21.5, 20.5), blend(crayon.paints["hair"], crayon.line, 0.25))
    _draw_dungarees(crayon)
    draw_head(crayon, head, 3.6)
    draw_cheeks(crayon, head, 0.6)
    draw_freckles(crayon, head)
    draw_eyes(crayon, 65, 8.2, 2.8, lashes=True)
    draw_nose(crayon, 69.2, 1.2)
    draw_laugh(crayon, 72.4, 5.2, 4.6)
    _draw_fringe(crayon)
    for side in (-1, 1):
        draw_flower(crayon, side * 20.5, 48.5, 16, side * 22)


def _draw_fringe(crayon: Crayon) -> None:
    fringe = blob((-19.6, 63), (-22, 52), (-15, 42), (0, 39), (15, 42), (22, 52), (19.6, 63),
                  (19.6, 63), (17, 56.4), (13, 53.4), (13, 53.4), (7, 55.6), (1, 52.4), (1, 52.4),
                  (-6, 56), (-12.6, 53.6), (-12.6, 53.6), (-17, 57), (-19.6, 63))  # fmt: skip
    crayon.fill(fringe, "hair")
    gleam = blend(crayon.paints["hair"], crayon.paints["light"], 0.38)
    crayon.stroke(trace((0, 41), (0.4, 46)), 1.1)
    crayon.stroke(trace((-14, 47.6), (-9, 44.6), (-4, 43.6)), 1.4, gleam)
    crayon.stroke(trace((5, 43.8), (10, 45.2), (14, 48)), 1.2, gleam)


def _draw_dungarees(crayon: Crayon) -> None:
    draw_neck(crayon, 77, 90, 5.0)
    shirt = blob((-7, 85.5), (-18, 88.5), (-25, 96), (-27, 124), (-27, 124), (27, 124), (27, 124),
                 (25, 96), (18, 88.5), (7, 85.5), (0, 88.5))  # fmt: skip
    crayon.fill(shirt, "pale")
    crayon.inside(shirt, [(box(-40, y, 80, 2.6), "middle", 0.75) for y in (91, 97, 103, 109)])
    crayon.stroke(shirt, 1.5)
    for side in (-1, 1):
        crayon.stroke(trace((side * 11.4, 88.4), (side * 10, 101)), 5.6)
        crayon.stroke(trace((side * 11.4, 88.4), (side * 10, 101)), 3.2, "deep")
    crayon.fill(box(-14, 98.5, 28, 30, 3), "deep")
    crayon.fill(oval(-10, 101.8, 1.7, 1.7), "light", contour=0.8)
    crayon.fill(oval(10, 101.8, 1.7, 1.7), "light", contour=0.8)


def draw_son(crayon: Crayon) -> None:
    """A cap worn askew over unruly hair, ears that stand out, a gap between the teeth."""
    head = Head(y=64, wide=18.5, high=18, chin=0.62)
    _draw_jersey(crayon)
    shock = blob(
        (-17, 52), (-24, 51.5), (-20.6, 56.5), (-25, 60), (-19.5, 62), (-15, 66), (-12, 56)
    )
    crayon.both(shock, "hair")
    draw_head(crayon, head, 5.4)
    draw_cheeks(crayon, head, 0.55)
    draw_freckles(crayon, head)
    draw_eyes(crayon, 66, 7.8, 2.7)
    draw_brows(crayon, 60.2, 8.0, 3.0, 1.7, "hair")
    draw_nose(crayon, 70.2, 1.4)
    draw_laugh(crayon, 73.2, 5.8, 4.6, gap=True)
    locks = blob(
        (-18, 58.5),
        (-13, 52),
        (12, 51),
        (18, 58),
        (18, 58),
        (12.6, 54.4),
        (7, 57),
        (7, 57),
        (2, 54),
        (-5, 56.6),
        (-5, 56.6),
        (-9, 54.6),
        (-14, 57.6),
        (-14, 57.6),
    )
    crayon.fill(locks, "hair", contour=1.2)
    _draw_cap(crayon)


def _draw_cap(crayon: Crayon) -> None:
    crayon.at(0, 52, 1.0, -8)
    dome = blob((-20.5, 2.5), (-20.5, 2.5), (-20.5, -7), (-13, -16.5), (0, -19.5), (13, -16.5),
                (20.5, -7), (20.5, 2.5), (20.5, 2.5), (0, -1.5))  # fmt: skip
    crayon.fill(dome, "middle")
    crayon.stroke(trace((-11, 0.4), (-13, -8), (-3, -19)), 1.0)
    crayon.stroke(trace((11, 0.4), (13, -8), (3, -19)), 1.0)
    crayon.fill(oval(0, -19.6, 2.6, 2.0), "deep", contour=1.1)
    peak = blob((4, -0.5), (12, -3), (21, -3.4), (31, 0.6), (36.5, 6.4), (36.5, 6.4), (24, 5),
                (12, 5.2), (4, 3))  # fmt: skip
    crayon.fill(peak, "deep")
    crayon.stroke(trace((9, 1.6), (20, 0.2), (30, 2.8)), 1.0, "light")
    crayon.fill(oval(-0.5, -9.4, 8.2, 7.6), "pale", contour=1.1)
    draw_flower(crayon, -0.5, -9.4, 14)
    crayon.back()


def _draw_jersey(crayon: Crayon) -> None:
    draw_neck(crayon, 78, 91, 5.4)
    shirt = blob((-7.5, 86), (-19, 88.5), (-27, 95), (-30, 124), (-30, 124), (30, 124), (30, 124),
                 (27, 95), (19, 88.5), (7.5, 86), (7.5, 86), (5, 91), (0, 92.4), (-5, 91),
                 (-7.5, 86))  # fmt: skip
    crayon.fill(shirt, "light")
    stripes = [(_stripe(y), "deep", 0.9) for y in (95, 104, 113)]
    crayon.inside(shirt, stripes)
    crayon.stroke(shirt, 1.5)
    collar = trace((-7.5, 86), (-5, 91), (0, 92.4), (5, 91), (7.5, 86))
    crayon.stroke(collar, 3.8)
    crayon.stroke(collar, 1.8, "pale")
    for side in (-1, 1):
        crayon.stroke(trace((side * 20, 103), (side * 20.6, 124)), 1.2)


def _stripe(y: float) -> QPainterPath:
    """A stripe that sags a little."""
    return blob((-40, y), (0, y + 2.4), (40, y), (40, y), (40, y + 4.4), (40, y + 4.4),
                (0, y + 6.8), (-40, y + 4.4), (-40, y + 4.4), (-40, y))  # fmt: skip
