"""A crayon for figures: organic outlines, soft fills with a dark contour, small round things."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from melicado.drawing.people_tones import Paints
from melicado.drawing.shapes import blend, translucent

Point = tuple[float, float]

CONTOUR = 1.5
"""Width of the contour around shapes, in hundredths of the card's width."""

_WHITE = QColor("#ffffff")


def blob(*points: Point) -> QPainterPath:
    """A closed outline that runs smoothly through ``points``; a repeated point is a corner."""
    return _spline([*points, points[0]], [points[-1], *points, points[0], points[1]])


def trace(*points: Point) -> QPainterPath:
    """An open line that runs smoothly through ``points``; a repeated point is a corner."""
    return _spline(points, [points[0], *points, points[-1]])


def _spline(through: Sequence[Point], around: Sequence[Point]) -> QPainterPath:
    """A Catmull-Rom spline; ``around`` is ``through`` with a neighbour more at each end."""
    path = QPainterPath(QPointF(*through[0]))
    knots = [QPointF(*point) for point in around]
    for before, here, there, after in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        if here != there:
            first = here if before == here else here + (there - before) / 6
            second = there if after == there else there - (after - here) / 6
            path.cubicTo(first, second, there)
    return path


def oval(x: float, y: float, wide: float, high: float) -> QPainterPath:
    """An ellipse around (x, y) with these half axes."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), wide, high)
    return path


def mirror(path: QPainterPath) -> QPainterPath:
    """``path`` on the other side of the line x = 0."""
    return QTransform.fromScale(-1, 1).map(path)


class Crayon:
    """Draws with ``painter`` in the colours ``paints``."""

    def __init__(self, painter: QPainter, paints: Paints) -> None:
        self.painter = painter
        self.paints = paints
        self.line = paints["line"]

    def fill(self, path: QPainterPath, colour: QColor | str, *, contour: float = CONTOUR) -> None:
        """Fill ``path``, lit from the upper left; with a ``contour`` of that width, or none."""
        tone = self.paints[colour] if isinstance(colour, str) else colour
        box = path.boundingRect()
        light = QLinearGradient(box.topLeft(), box.bottomRight())
        light.setColorAt(0, blend(tone, _WHITE, 0.16))
        light.setColorAt(0.5, tone)
        light.setColorAt(1, blend(tone, self.line, 0.16))
        self.painter.fillPath(path, light)
        if contour:
            self.stroke(path, contour, self.line)

    def both(self, path: QPainterPath, colour: QColor | str, *, contour: float = CONTOUR) -> None:
        """Fill ``path`` and its mirror image."""
        self.fill(path, colour, contour=contour)
        self.fill(mirror(path), colour, contour=contour)

    def stroke(self, path: QPainterPath, width: float, colour: QColor | str = "line") -> None:
        """Draw along ``path`` with a round pen."""
        tone = self.paints[colour] if isinstance(colour, str) else colour
        style, cap, corner = (
            Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin,
        )  # fmt: skip
        self.painter.strokePath(path, QPen(tone, width, style, cap, corner))

    def dots(self, colour: QColor | str, radius: float, *places: Point) -> None:
        """Fill small discs without contour."""
        tone = self.paints[colour] if isinstance(colour, str) else colour
        for x, y in places:
            self.painter.fillPath(oval(x, y, radius, radius), tone)

    def glow(self, x: float, y: float, wide: float, high: float, colour: str, share: float) -> None:
        """A translucent ellipse: a blush, a gleam, a shade."""
        self.painter.fillPath(oval(x, y, wide, high), translucent(self.paints[colour], share))

    def inside(self, path: QPainterPath, layers: Sequence[tuple[QPainterPath, str, float]]) -> None:
        """Paint ``layers`` (path, colour, opacity) where ``path`` is."""
        self.painter.save()
        self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        for layer, colour, share in layers:
            self.painter.fillPath(layer, translucent(self.paints[colour], share))
        self.painter.restore()

    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> None:
        """Move the origin to (x, y), scaled and turned by degrees; ends with ``back``."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(turn)
        self.painter.scale(scale, scale)

    def back(self) -> None:
        """End the last ``at``."""
        self.painter.restore()


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path
