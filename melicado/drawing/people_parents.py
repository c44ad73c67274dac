"""Mother and father."""

from PySide6.QtGui import QColor

from melicado.drawing.crayon import Crayon, blob, box, oval, trace
from melicado.drawing.pea import draw_flower
from melicado.drawing.people_parts import (
    Head,
    draw_brows,
    draw_cheeks,
    draw_eyes,
    draw_head,
    draw_laugh,
    draw_neck,
    draw_nose,
    draw_smile,
)
from melicado.drawing.shapes import blend


def draw_mother(crayon: Crayon) -> None:
    """Long waves over the shoulders, a flower at the ear, a necklace of peas."""
    head = Head(y=50, wide=16.5, high=19.5, chin=0.42)
    back = blob((0, 22.5), (15, 26), (23.5, 38), (24.5, 54), (29, 66), (27, 80), (31, 92),
                (24, 104), (0, 98), (-24, 104), (-31, 92), (-27, 80), (-29, 66), (-24.5, 54),
                (-23.5, 38), (-15, 26))  # fmt: skip
    crayon.fill(back, blend(crayon.paints["hair"], crayon.line, 0.25))
    _draw_dress(crayon)
    draw_head(crayon, head, 3.4)
    draw_cheeks(crayon, head)
    draw_eyes(crayon, 51, 7.2, 2.35, lashes=True)
    draw_brows(crayon, 43.4, 7.4, 3.2, 1.4, "hair")
    draw_nose(crayon, 56.4, 1.6)
    draw_smile(crayon, 60.6, 5.0, 2.8)
    _draw_waves(crayon)
    draw_flower(crayon, -17.5, 39, 18, -24)


def _draw_dress(crayon: Crayon) -> None:
    """A dress with a round neckline, and the necklace."""
    draw_neck(crayon, 64, 92, 6.0)
    chest = blob((-7, 80), (7, 80), (18, 84), (14, 100), (-14, 100), (-18, 84))
    crayon.fill(chest, "skin")
    crayon.painter.fillPath(box(-5.2, 76, 10.4, 8, 2), crayon.paints["skin"])
    dress = blob((-14.5, 82), (-27, 86), (-33.5, 96), (-36, 124), (-36, 124), (36, 124), (36, 124),
                 (33.5, 96), (27, 86), (14.5, 82), (14.5, 82), (10.5, 92), (0, 96.5), (-10.5, 92),
                 (-14.5, 82))  # fmt: skip
    crayon.fill(dress, "middle")
    hem = trace((-14.5, 82), (-10.5, 92), (0, 96.5), (10.5, 92), (14.5, 82))
    crayon.stroke(hem, 3.6)
    crayon.stroke(hem, 1.6, "pale")
    spots = ((-24, 98), (-12, 104), (0, 103.5), (12, 104), (24, 98), (-29, 109), (-18, 112),
             (-6, 112), (6, 112), (18, 112), (29, 109))  # fmt: skip
    crayon.dots("light", 1.5, *spots)
    beads = ((-10, 81.4), (-7.8, 85.2), (-4.4, 88), (0, 89.2), (4.4, 88), (7.8, 85.2), (10, 81.4))
    for x, y in beads:
        crayon.fill(oval(x, y, 2.0, 2.0), "leaf", contour=0.9)


def _gleam(crayon: Crayon) -> QColor:
    """The light on hair."""
    return blend(crayon.paints["hair"], crayon.paints["light"], 0.36)


def _draw_waves(crayon: Crayon) -> None:
    """The parting on one side, and the hair that falls in front of the shoulders."""
    left = blob((5, 26.5), (-8, 23.5), (-19, 30), (-24, 44), (-23, 56), (-28, 66), (-26, 78),
                (-30, 90), (-24, 98), (-17.5, 92), (-20, 80), (-17, 70), (-19.5, 58), (-16.5, 48),
                (-10, 40.5), (-1, 35.5), (5, 26.5))  # fmt: skip
    right = blob((5, 26.5), (14, 26), (22, 34), (24, 46), (23.5, 56), (28, 66), (26, 78), (30, 90),
                 (24, 98), (17.5, 92), (20, 80), (17, 70), (19, 58), (17, 46), (12, 36),
                 (5, 26.5))  # fmt: skip
    for path in (right, left):
        crayon.fill(path, "hair")
    for strand in (
        trace((-1, 30), (-11, 33), (-18, 41), (-20, 50)),
        trace((-22, 62), (-24.4, 72), (-22.6, 84)), trace((22, 62), (24.4, 72), (22.6, 84)),
        trace((10, 30), (17, 36), (20.4, 46)),
    ):  # fmt: skip
        crayon.stroke(strand, 1.3, _gleam(crayon))


def draw_father(crayon: Crayon) -> None:
    """A quiff, a full beard, broad shoulders in a shirt with braces."""
    head = Head(y=48, wide=17.5, high=20.5, chin=0.85)
    _draw_shirt(crayon)
    draw_neck(crayon, 62, 84, 8.4)
    _draw_collar(crayon)
    draw_head(crayon, head, 4.2)
    draw_cheeks(crayon, head, 0.45)
    _draw_beard(crayon)
    draw_eyes(crayon, 48, 7.2, 2.3)
    draw_brows(crayon, 41.8, 7.4, 3.8, 2.3, "hair")
    draw_nose(crayon, 54.0, 2.2)
    _draw_quiff(crayon)


def _draw_quiff(crayon: Crayon) -> None:
    top = blob((-17.8, 48), (-20.4, 40), (-18.5, 30), (-12, 25.5), (-4, 24), (6, 18.5), (17, 18.0),
               (17, 18.0), (15.5, 22.5), (20, 30), (20.2, 40), (17.8, 48), (17.8, 48), (16.0, 39),
               (12.5, 35.5), (4, 36.5), (-5, 34.5), (-12, 35.5), (-16, 40),
               (-17.8, 48))  # fmt: skip
    crayon.fill(top, "hair")
    crayon.stroke(trace((-9, 30.5), (1, 28.4), (11, 22.4)), 1.3, _gleam(crayon))
    crayon.stroke(trace((1, 32.2), (8, 30), (14.5, 25.4)), 1.1, _gleam(crayon))


def _draw_beard(crayon: Crayon) -> None:
    beard = blob((-18, 46.5), (-17.8, 57), (-15, 68), (-8, 74.5), (0, 76), (8, 74.5), (15, 68),
                 (17.8, 57), (18, 46.5), (18, 46.5), (15.2, 54), (11, 57.2), (5, 57.6), (0, 58.8),
                 (-5, 57.6), (-11, 57.2), (-15.2, 54), (-18, 46.5))  # fmt: skip
    crayon.fill(beard, "hair")
    draw_laugh(crayon, 61.6, 6.0, 4.6)
    for strand in (trace((-14, 60), (-12, 66), (-8, 70)), trace((-4, 71.6), (0, 72.4), (4, 71.6))):
        crayon.stroke(strand, 1.1, _gleam(crayon))


def _draw_shirt(crayon: Crayon) -> None:
    body = blob(
        (-9, 76),
        (-24, 79),
        (-34.5, 84),
        (-38.5, 95),
        (-40, 124),
        (-40, 124),
        (40, 124),
        (40, 124),
        (38.5, 95),
        (34.5, 84),
        (24, 79),
        (9, 76),
        (0, 79),
    )
    crayon.fill(body, "light")
    for x in (-28.5, 28.5):
        crayon.stroke(trace((x, 100), (x * 1.02, 124)), 1.2)
    brace = blob((-23.5, 79.6), (-17, 78), (-17, 78), (-15.6, 124), (-15.6, 124), (-22.6, 124),
                 (-22.6, 124), (-23.5, 79.6))  # fmt: skip
    crayon.both(brace, "deep")
    crayon.stroke(trace((0, 92), (0, 124)), 1.1)
    crayon.dots("line", 1.1, (2.6, 99), (2.6, 107))


def _draw_collar(crayon: Crayon) -> None:
    crayon.fill(blob((-7, 80), (7, 80), (0, 91), (0, 91)), "skin", contour=0)
    flap = blob((-9.6, 74.5), (-9.6, 74.5), (-13, 80), (-12, 90), (-12, 90), (-1.0, 92), (-1.0, 92),
                (-6.4, 84))  # fmt: skip
    crayon.both(flap, "pale")
