"""Grandmother and grandfather."""

from PySide6.QtGui import QColor, QPainterPath

from melicado.drawing.crayon import Crayon, blob, box, mirror, oval, trace
from melicado.drawing.pea import draw_flower
from melicado.drawing.people_parts import (
    Head,
    draw_brows,
    draw_cheeks,
    draw_eyes,
    draw_glad_eyes,
    draw_head,
    draw_neck,
    draw_nose,
    draw_smile,
)
from melicado.drawing.shapes import blend, join, translucent


def draw_grandmother(crayon: Crayon) -> None:
    """A bun with a flower stuck in it, round glasses, a crocheted shawl held by a brooch."""
    head = Head(y=53, wide=17.5, high=18.5, chin=0.62)
    crayon.fill(oval(0, 20.5, 11.5, 10.5), "grey")
    crayon.stroke(trace((-7, 24), (-6, 16), (2, 14), (6, 20), (1, 24), (-2, 20.5)), 1.1)
    crayon.fill(oval(0, 48, 21.5, 20.5), "grey")
    _draw_blouse(crayon)
    draw_neck(crayon, 66, 80, 6.0)
    _draw_shawl(crayon)
    draw_head(crayon, head, 3.6)
    for side in (-1, 1):
        crayon.fill(oval(side * 18.6, 61, 1.9, 1.9), "petal", contour=1.0)
    lock = blob((0, 37.0), (-9, 39.5), (-15.5, 46), (-18.2, 56), (-21.8, 50), (-19.6, 38.5),
                (-11.5, 30), (0, 28.4), (0, 28.4), (0, 37.0))  # fmt: skip
    crayon.both(lock, "grey")
    for strand in (
        trace((-3, 33), (-11, 36.5), (-17, 45)),
        trace((-2, 30.6), (-11, 33), (-18, 41)),
    ):
        crayon.stroke(strand, 0.9, _strand(crayon))
        crayon.stroke(mirror(strand), 0.9, _strand(crayon))
    draw_flower(crayon, 10.5, 25, 16, 28)
    draw_cheeks(crayon, head, 0.6)
    _draw_lenses(crayon)
    draw_glad_eyes(crayon, 53.5, 8, 3.0)
    draw_brows(crayon, 45.2, 8, 3.4, 1.5, "grey")
    for side in (-1, 1):
        crayon.stroke(trace((side * 13.6, 59), (side * 14.8, 58.2), (side * 15.5, 56.8)), 0.8)
    draw_nose(crayon, 58.5, 1.8)
    draw_smile(crayon, 63.2, 5.6, 2.6)
    _draw_glasses(crayon)


def _strand(crayon: Crayon) -> QColor:
    """The lines in white hair."""
    return blend(crayon.paints["grey"], crayon.line, 0.38)


def _draw_blouse(crayon: Crayon) -> None:
    """A pale blouse with a round collar."""
    crayon.fill(
        blob((-16, 80), (0, 77), (16, 80), (18, 124), (18, 124), (-18, 124), (-18, 124)), "pale"
    )
    collar = blob((-9, 76.5), (-12, 82), (-8, 88.6), (-1, 84), (-1, 84), (-5, 80.6))
    crayon.both(collar, "light", contour=1.2)
    crayon.dots("line", 1.0, (0, 91))


def _draw_shawl(crayon: Crayon) -> None:
    """Two crocheted halves, scalloped, that a brooch holds together."""
    half = blob((-9, 75.5), (-14, 77.5), (-24, 83), (-33, 94), (-37.5, 108), (-39, 124),
                (-39, 124), (2, 124), (2, 124), (3, 100), (3, 100), (-3, 96.5), (-9.4, 87.5),
                (-9, 75.5))  # fmt: skip
    hem = ((-10.6, 82.5), (-8.4, 88), (-5, 93), (-0.6, 97))
    stitches = ((-16, 87), (-24, 90), (-12.6, 95), (-20, 97.5), (-28.5, 99), (-8, 102.5),
                (-15.5, 105.5), (-24, 107.5), (-32.5, 108))  # fmt: skip
    for sign in (1, -1):
        for x, y in hem:
            crayon.fill(oval(sign * (x + 1.2), y - 0.4, 2.7, 2.7), "deep", contour=1.1)
        crayon.fill(half if sign > 0 else mirror(half), "deep")
        crayon.dots("light", 0.9, *[(sign * x, y) for x, y in stitches])
        crayon.dots("light", 0.7, *[(sign * (x - 1.6), y + 1.4) for x, y in hem])
    draw_flower(crayon, 0, 99.5, 17)


def _draw_lenses(crayon: Crayon) -> None:
    for side in (-1, 1):
        crayon.glow(side * 8.2, 53.2, 6.4, 6.2, "pale", 0.3)


def _draw_glasses(crayon: Crayon) -> None:
    for side in (-1, 1):
        crayon.stroke(oval(side * 8.2, 53.2, 6.4, 6.2), 1.4)
        crayon.stroke(trace((side * 14.5, 52), (side * 17.6, 50.6)), 1.3)
    crayon.stroke(trace((-1.9, 52.4), (0, 51.4), (1.9, 52.4)), 1.4)


def draw_grandfather(crayon: Crayon) -> None:
    """A shining crown between two clouds of hair, a walrus moustache, a bow tie."""
    head = Head(y=49, wide=18.5, high=21.5, chin=0.78)
    crayon.at(0, 5)
    _draw_suit(crayon)
    draw_neck(crayon, 64, 82, 8.0)
    _draw_bow_tie(crayon)
    cloud = _cloud()  # fmt: skip
    crayon.both(cloud, "grey")
    draw_head(crayon, head, 4.4)
    tuft = blob((-18.4, 45), (-16.6, 39), (-18.6, 35.2), (-21.8, 36.6), (-23.4, 41), (-21.5, 46))
    crayon.both(tuft, "grey", contour=1.2)
    gleam = trace((-11, 36.5), (-7, 32.5), (-1, 31.0))
    crayon.stroke(gleam, 2.2, translucent(crayon.paints["pale"], 0.55))
    for y in (38.6, 41.2):
        crayon.stroke(trace((-5 - y * 0.02, y), (0, y - 0.7), (5, y)), 0.8, _wrinkle(crayon))
    draw_cheeks(crayon, head, 0.55)
    draw_eyes(crayon, 50.5, 7.4, 2.1)
    brow = blob(
        (-3.6, 44.6),
        (-7.6, 42.4),
        (-12.4, 44.4),
        (-14.6, 48.6),
        (-11, 47.0),
        (-7.4, 46.2),
        (-4, 46.6),
    )
    crayon.both(brow, "grey", contour=1.1)
    draw_smile(crayon, 65.0, 4.4, 2.0)
    _draw_moustache(crayon)
    nose = oval(0, 55.0, 4.1, 3.7)
    crayon.fill(nose, blend(crayon.paints["skin"], crayon.paints["blush"], 0.28), contour=1.2)
    crayon.back()


def _cloud() -> QPainterPath:
    """White hair beside a bald crown: four puffs in one."""
    puffs = ((-18, 37, 4.8), (-22, 41.6, 4.8), (-23, 48.4, 5.0), (-19.5, 53.5, 4.8))
    return join(*(oval(x, y, r, r) for x, y, r in puffs), oval(-18, 46, 5, 8))


def _wrinkle(crayon: Crayon) -> QColor:
    """The lines of a brow, and of a moustache."""
    return blend(crayon.paints["skin"], crayon.line, 0.4)


def _draw_moustache(crayon: Crayon) -> None:
    half = blob((0, 56.6), (-4, 56.8), (-9, 58.6), (-14.2, 63.4), (-13.6, 66.4), (-8, 65.8),
                (-3.4, 63.6), (0, 61.8), (0, 61.8), (0, 56.6))  # fmt: skip
    crayon.both(half, "grey")
    for strand in (trace((-3, 59.2), (-7, 60.6), (-10.5, 63.4)), trace((-2.4, 61.2), (-5.5, 62.6))):
        crayon.stroke(strand, 0.8, _wrinkle(crayon))
        crayon.stroke(mirror(strand), 0.8, _wrinkle(crayon))


def _draw_suit(crayon: Crayon) -> None:
    """Jacket over a waistcoat, a flower in the buttonhole."""
    coat = blob((-9, 77), (-23, 80.5), (-33, 87), (-37.5, 101), (-39, 124), (-39, 124), (39, 124),
                (39, 124), (37.5, 101), (33, 87), (23, 80.5), (9, 77), (0, 80))  # fmt: skip
    crayon.fill(coat, "middle")
    vest = blob((-10, 78), (10, 78), (16, 124), (16, 124), (-16, 124), (-16, 124))
    crayon.fill(vest, "deep")
    shirt = blob((-9.5, 76), (9.5, 76), (0, 99), (0, 99))
    crayon.fill(shirt, "pale")
    crayon.dots("light", 1.3, (0, 104), (0, 111))
    lapel = blob((-9.5, 76.5), (-14.5, 79), (-20, 92), (-20, 92), (-15.5, 93.5), (-15.5, 93.5),
                 (-17, 97), (-17, 97), (-6.5, 118), (-10.5, 100), (-9.5, 76.5))  # fmt: skip
    crayon.both(lapel, blend(crayon.paints["middle"], crayon.paints["deep"], 0.35))
    draw_flower(crayon, 22.5, 92.5, 15, 8)


def _draw_bow_tie(crayon: Crayon) -> None:
    wing = blob((-1, 82), (-1, 82), (-6, 78.6), (-12.5, 76.6), (-14, 82), (-12.5, 87.6), (-6, 85.4))
    crayon.both(wing, "light")
    for fold in (trace((-4, 81), (-8.6, 79.8)), trace((-4, 83.4), (-8.6, 84.4))):
        crayon.stroke(fold, 0.9)
        crayon.stroke(mirror(fold), 0.9)
    crayon.fill(box(-3, 78.6, 6, 7, 2.4), "light")
