"""What several figures share: heads, ears, eyes, brows, noses, mouths, necks.

A figure stands in a box 100 units wide (x from -50 to 50) and 112 high, cut off at its bottom.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QRadialGradient

from melicado.drawing.crayon import Crayon, box, oval, trace
from melicado.drawing.shapes import blend, overlap

_WHITE = QColor("#ffffff")
_LIP = QColor("#7c2327")


@dataclass(frozen=True)
class Head:
    """Where a head is and how large: its centre's height, half width, half height; chin's width."""

    y: float
    wide: float
    high: float
    chin: float = 0.5

    def path(self) -> QPainterPath:
        """The outline: a round skull, full cheeks, a chin."""
        w, h, y = self.wide, self.high, self.y
        path = QPainterPath(QPointF(-w, y - 0.08 * h))
        path.cubicTo(QPointF(-w, y - 1.32 * h), QPointF(w, y - 1.32 * h), QPointF(w, y - 0.08 * h))
        path.cubicTo(QPointF(w, y + 0.62 * h), QPointF(w * self.chin, y + h), QPointF(0, y + h))
        path.cubicTo(
            QPointF(-w * self.chin, y + h), QPointF(-w, y + 0.62 * h), QPointF(-w, y - 0.08 * h)
        )
        return path


def draw_neck(crayon: Crayon, top: float, bottom: float, half: float) -> None:
    """The neck, in the shade of the chin."""
    neck = box(-half, top, 2 * half, bottom - top, half * 0.5)
    crayon.fill(neck, blend(crayon.paints["skin"], crayon.paints["blush"], 0.42))


def draw_head(crayon: Crayon, head: Head, ear: float = 4.2) -> None:
    """Ears of radius ``ear``, then the head, lit from the upper left, with its blush."""
    skin = crayon.paints["skin"]
    for side in (-1, 1):
        place = (side * (head.wide + 0.1 * ear), head.y + 1.5)
        crayon.fill(oval(*place, ear * 0.92, ear * 1.15), blend(skin, crayon.paints["blush"], 0.14))
        crayon.glow(place[0] + side * 0.2, place[1], ear * 0.42, ear * 0.6, "blush", 0.5)
    light = QRadialGradient(QPointF(-0.3 * head.wide, head.y - 0.35 * head.high), 1.8 * head.high)
    light.setColorAt(0, blend(skin, _WHITE, 0.20))
    light.setColorAt(0.5, skin)
    light.setColorAt(1, blend(skin, crayon.paints["blush"], 0.55))
    crayon.painter.fillPath(head.path(), light)
    crayon.stroke(head.path(), 1.5)


def draw_cheeks(crayon: Crayon, head: Head, share: float = 0.5) -> None:
    """A blush on both cheeks."""
    for side in (-1, 1):
        x, y = side * 0.62 * head.wide, head.y + 0.36 * head.high
        crayon.glow(x, y, 0.235 * head.wide, 0.17 * head.wide, "blush", share)


def draw_eyes(crayon: Crayon, y: float, apart: float, size: float, *, lashes: bool = False) -> None:
    """Two dark eyes with lights in them, ``apart`` from the middle."""
    for side in (-1, 1):
        x = side * apart
        crayon.painter.fillPath(oval(x, y, size, size * 1.22), crayon.line)
        crayon.dots(_WHITE, size * 0.36, (x - 0.28 * size, y - 0.42 * size))
        crayon.dots(_WHITE, size * 0.17, (x + 0.36 * size, y + 0.46 * size))
        if lashes:
            lid = trace(
                (x - side * 1.25 * size, y - 0.5 * size), (x, y - 1.45 * size),
                (x + side * 1.15 * size, y - 0.8 * size), (x + side * 1.9 * size, y - 1.35 * size),
            )  # fmt: skip
            crayon.stroke(lid, 1.25)


def draw_glad_eyes(crayon: Crayon, y: float, apart: float, size: float) -> None:
    """Two eyes closed by a smile."""
    for side in (-1, 1):
        x = side * apart
        arc = trace((x - size, y + 0.45 * size), (x, y - 0.6 * size), (x + size, y + 0.45 * size))
        crayon.stroke(arc, 1.7)


def draw_brows(
    crayon: Crayon, y: float, apart: float, half: float, width: float, colour: str
) -> None:
    """Two arched brows, ``half`` long on each side of their middle."""
    for side in (-1, 1):
        x = side * apart
        arc = trace((x - side * half, y + 0.2), (x, y - 1.3), (x + side * half, y + 0.5))
        crayon.stroke(arc, width, colour)


def draw_nose(crayon: Crayon, y: float, size: float) -> None:
    """A small nose, seen a little from the side."""
    nose = trace((0.4 * size, -1.1 * size + y), (1.2 * size, y), (-0.5 * size, y + 0.45 * size))
    crayon.stroke(nose, 1.3, blend(crayon.paints["blush"], crayon.line, 0.45))


def draw_smile(crayon: Crayon, y: float, half: float, depth: float) -> None:
    """A closed mouth that smiles."""
    curve = trace((-half, y), (-0.5 * half, y + 0.8 * depth), (0, y + depth),
                  (0.5 * half, y + 0.8 * depth), (half, y))  # fmt: skip
    crayon.stroke(curve, 1.7, blend(_LIP, crayon.line, 0.4))


def draw_laugh(crayon: Crayon, y: float, half: float, depth: float, *, gap: bool = False) -> None:
    """An open mouth with its upper teeth, one of them missing where there is a ``gap``."""
    mouth = QPainterPath(QPointF(-half, y))
    mouth.quadTo(QPointF(0, y + 0.28 * depth), QPointF(half, y))
    mouth.cubicTo(QPointF(0.9 * half, y + 1.35 * depth), QPointF(-0.9 * half, y + 1.35 * depth),
                  QPointF(-half, y))  # fmt: skip
    crayon.painter.fillPath(mouth, _LIP)
    teeth = overlap(mouth, box(-half, y - 1, 2 * half, 0.45 * depth + 1))
    crayon.painter.fillPath(teeth, _WHITE)
    tongue = overlap(mouth, oval(0, y + 1.15 * depth, 0.55 * half, 0.42 * depth))
    crayon.painter.fillPath(tongue, QColor("#e0776d"))
    if gap:
        crayon.painter.fillPath(box(0.5, y, 2.0, 0.45 * depth + 0.4, 0.3), _LIP)
    crayon.stroke(mouth, 1.3)


def draw_freckles(crayon: Crayon, head: Head) -> None:
    """Freckles on nose and cheeks."""
    y = head.y + 0.26 * head.high
    places = [(side * x, y + dy) for side in (-1, 1) for x, dy in ((7.8, 0.4), (10.2, 1.6),
                                                                   (12.4, 0.2))]  # fmt: skip
    crayon.dots(blend(crayon.paints["blush"], crayon.line, 0.35), 0.62, *places)
