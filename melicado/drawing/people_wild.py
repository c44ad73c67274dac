"""The cards that belong to no family: the joker, a pea that plays the fool, and the open book."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from melicado.drawing.crayon import Crayon, blob, box, mirror, oval, trace
from melicado.drawing.pea import draw_flower, draw_leaf
from melicado.drawing.people_parts import Head, draw_cheeks, draw_eyes, draw_laugh
from melicado.drawing.people_tones import RED_PEA, WHITE_PEA
from melicado.drawing.shapes import letters_path, star

_CELL = (14.0, 17.5)
_SQUARE = QPointF(12, 46)


def draw_joker(crayon: Crayon) -> None:
    """A round pea in a fool's cap of two pods, with a collar of leaves and tendrils for arms."""
    head = Head(y=60, wide=21, high=20, chin=0.66)
    crayon.at(0, 7, 0.88)
    _stem(crayon)
    for side in (-1, 1):
        for turn in (62, 100, 136):
            draw_leaf(crayon, side * 3, 83, 25, side * turn)
    draw_leaf(crayon, 0, 82, 26, 180)
    crayon.fill(head.path(), "skin")
    draw_cheeks(crayon, head, 0.55)
    draw_eyes(crayon, 62, 8.4, 3.0)
    draw_laugh(crayon, 69.0, 7.0, 6.2)
    crayon.stroke(trace((5.2, 54.4), (8.8, 52.4), (12, 54.6)), 1.4)
    crayon.stroke(trace((-12, 54.6), (-8.8, 53.4), (-5.2, 55.2)), 1.4)
    _cap(crayon)
    crayon.back()


def _stem(crayon: Crayon) -> None:
    stem = trace((0, 82), (-3, 94), (2, 106), (0, 122))
    crayon.stroke(stem, 7.4)
    crayon.stroke(stem, 4.6, "leaf")
    arm = trace((0, 104), (15, 103), (26, 96.5), (31, 85), (35.5, 75), (41, 75), (42, 81),
                (38, 83.5), (36, 80))  # fmt: skip
    for line in (arm, mirror(arm)):
        crayon.stroke(line, 4.4)
        crayon.stroke(line, 2.0, "leaf")


def _cap(crayon: Crayon) -> None:
    """Two pods that droop, a pea of each allele at their tips, and a star between them."""
    pod = blob((0, 47), (-2, 34), (-12, 24.5), (-25, 25), (-34, 34), (-37.5, 47), (-37.5, 47),
               (-30, 42.5), (-24, 43), (-20.6, 52), (-20.6, 52), (-11, 46.4))  # fmt: skip
    crayon.fill(pod, "deep")
    crayon.fill(mirror(pod), "middle")
    for side, pea in ((-1, RED_PEA), (1, WHITE_PEA)):
        crayon.fill(oval(side * 37.6, 50.4, 4.6, 4.6), QColor(pea), contour=1.3)
        for x in (14, 24):
            crayon.fill(oval(side * x, 34.5, 3.6, 3.6), "light", contour=1.1)
    band = trace((-20.4, 51), (-11, 46.4), (0, 45), (11, 46.4), (20.4, 51))
    crayon.stroke(band, 6.6)
    crayon.stroke(band, 3.8, "petal")
    crayon.fill(star(QPointF(0, 25), 12, inner=0.5), "petal")


def draw_book(crayon: Crayon) -> None:
    """An open book: a pea plant on one page, a Punnett square on the other."""
    crayon.at(-1, 11, 0.84)
    cover = blob((-46, 34), (-46, 34), (-24, 30), (0, 36), (24, 30), (46, 34), (46, 34), (46, 98),
                 (46, 98), (24, 95), (0, 101), (-24, 95), (-46, 98), (-46, 98))  # fmt: skip
    crayon.fill(cover, "deep")
    page = blob((0, 34), (0, 34), (-14, 27), (-30, 27), (-43, 30), (-43, 30), (-43, 92), (-43, 92),
                (-30, 89.5), (-14, 90), (0, 96), (0, 96))  # fmt: skip
    crayon.both(page, "pale")
    for step in (1.6, 3.2):
        edge = trace((43 - step, 92.6 + step * 0.2), (30, 90 + step * 0.7), (14, 90.6 + step * 0.7),
                     (0, 96))  # fmt: skip
        crayon.stroke(edge, 0.6)
        crayon.stroke(mirror(edge), 0.6)
    _draw_plant(crayon)
    _draw_square(crayon)
    crayon.back()


def _draw_plant(crayon: Crayon) -> None:
    crayon.stroke(trace((-22, 84), (-23.5, 70), (-20, 58), (-22, 44)), 2.2, "leaf")
    crayon.stroke(trace((-21, 60), (-14, 57), (-8, 59.5), (-7, 54.5), (-11, 53)), 1.3, "leaf")
    draw_leaf(crayon, -23, 73, 14, -62)
    draw_leaf(crayon, -22, 75, 14, 58)
    draw_leaf(crayon, -20.5, 60, 12, -66)
    draw_flower(crayon, -22, 42, 23, -6)
    crayon.stroke(trace((-34, 87), (-22, 84.5), (-10, 86.8)), 1.2)


def _draw_square(crayon: Crayon) -> None:
    """RB x RB: what two hybrids may hand on (MD-05), each allele as a pea."""
    wide, high = _CELL
    crayon.painter.save()
    crayon.painter.shear(0, -0.04)
    for column, first in enumerate("RB"):
        above = _SQUARE + QPointF(wide * (column + 0.5), -6)
        beside = _SQUARE + QPointF(-4.6, high * (column + 0.5))
        for place in (above, beside):
            crayon.painter.fillPath(letters_path(first, place, 6.4), crayon.line)
        for row, second in enumerate("RB"):
            corner = _SQUARE + QPointF(column * wide, row * high)
            shade = "light" if (row + column) % 2 else "pale"
            crayon.fill(box(corner.x(), corner.y(), wide, high), shade, contour=1.1)
            for x, allele in ((3.9, first), (10.1, second)):
                pea = oval(corner.x() + x, corner.y() + high / 2, 3.0, 3.0)
                crayon.fill(pea, QColor(RED_PEA if allele == "R" else WHITE_PEA), contour=1.0)
    crayon.painter.restore()
