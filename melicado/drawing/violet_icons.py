"""The icons of the violet cards, each about 50 units square around the origin, in one colour."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from melicado.drawing.marks import mark_path
from melicado.drawing.shapes import cut, join, letters_path, rounded, stroked, translucent

_PEN = 3.4


def _line(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    return stroked(path, _PEN)


def _arc(rect: QRectF, start: float, sweep: float) -> QPainterPath:
    path = QPainterPath()
    path.arcMoveTo(rect, start)
    path.arcTo(rect, start, sweep)
    return stroked(path, _PEN)


def _tile(x: float, y: float, width: float = 16, height: float = 22) -> QPainterPath:
    return rounded(QRectF(x - width / 2, y - height / 2, width, height), 3)


def _phonetic(painter: QPainter, colour: QColor) -> None:
    """A letter heard: sound waves leave it."""
    painter.fillPath(letters_path("A", QPointF(-12, 0), 24), colour)
    for radius, alpha in ((9.0, 1.0), (17.0, 0.85), (25.0, 0.7)):
        wave = _arc(QRectF(-1 - radius, -radius, 2 * radius, 2 * radius), -42, 84)
        painter.fillPath(wave, translucent(colour, alpha))


def _backwards(painter: QPainter, colour: QColor) -> None:
    """Two mirrored letters over an arrow that points left."""
    mirror = QTransform.fromScale(-1, 1)
    painter.fillPath(mirror.map(letters_path("AR", QPointF(0, -8), 21)), colour)
    arrow = join(_line((22, 17), (-21, 17)), _line((-13, 9.5), (-22, 17), (-13, 24.5)))
    painter.fillPath(arrow, colour)


def _singular(painter: QPainter, colour: QColor) -> None:
    """One card in front, the second and third gone: only their dashes remain."""
    for x in (-16.0, 16.0):
        ghost = stroked(_tile(x, 0, 17, 26), 1.8)
        painter.fillPath(ghost, translucent(colour, 0.45))
        cross = join(_line((x - 4, -4), (x + 4, 4)), _line((x - 4, 4), (x + 4, -4)))
        painter.fillPath(cross, translucent(colour, 0.45))
    front = cut(_tile(0, 0, 25, 36), letters_path("1", QPointF(-0.6, 0), 19))
    painter.fillPath(_tile(0, 0, 28, 39), QColor(75, 50, 130))
    painter.fillPath(front, colour)


def _no_verbs(painter: QPainter, colour: QColor) -> None:
    """A table of verb forms, struck out in a ring."""
    for row, long in enumerate((9.0, 13.0, 11.0)):
        y = -9.5 + row * 9.5
        dot = QPainterPath()
        dot.addEllipse(QPointF(-9, y), 2.2, 2.2)
        painter.fillPath(dot, translucent(colour, 0.75))
        painter.fillPath(_line((-3, y), (-3 + long, y)), translucent(colour, 0.75))
    ring = _arc(QRectF(-24, -24, 48, 48), 0, 360)
    painter.fillPath(join(ring, _line((-16.5, 16.5), (16.5, -16.5))), colour)


def _two_by_two(painter: QPainter, colour: QColor) -> None:
    """Two cards side by side, leaning apart, and the figure two."""
    for side in (-1, 1):
        turn = QTransform().translate(side * 12, 0).rotate(side * 8)
        card = cut(_tile(0, 0, 21, 30), letters_path("2", QPointF(0, 0), 14))
        painter.fillPath(turn.map(card), colour)


def _vertical(painter: QPainter, colour: QColor) -> None:
    """A row of squares with a column that hangs from it, and an arrow down."""
    cell = 13.0
    for column in (-1, 0, 1):
        square = _tile(column * (cell + 1.5), -17, cell, cell)
        painter.fillPath(square, colour if column == 0 else translucent(colour, 0.55))
    for row in (1, 2):
        painter.fillPath(_tile(0, -17 + row * (cell + 1.5), cell, cell), colour)
    arrow = join(_line((16, 0), (16, 22)), _line((10.5, 16), (16, 23), (21.5, 16)))
    painter.fillPath(arrow, colour)


def _inversion(painter: QPainter, colour: QColor) -> None:
    """The lock of red and the arrows of green trade places."""
    painter.fillPath(mark_path("r", QRectF(-25, -12, 21, 21)), colour)
    painter.fillPath(mark_path("g", QRectF(4, -9, 21, 21)), colour)
    over = _arc(QRectF(-16, -25, 32, 26), 155, -130)
    over = join(over, _line((8.5, -18.5), (15, -17.3), (17, -24)))
    under = QTransform.fromScale(-1, -1).map(over)
    painter.fillPath(join(over, under), colour)


def _insertion(painter: QPainter, colour: QColor) -> None:
    """A card comes down between two others that make room."""
    for side in (-1, 1):
        painter.fillPath(_tile(side * 19, 9, 15, 27), translucent(colour, 0.60))
    painter.fillPath(_tile(0, -9, 15, 27), colour)
    painter.fillPath(_line((-5.5, 15), (0, 21), (5.5, 15)), colour)


def _english(painter: QPainter, colour: QColor) -> None:
    """Two speech bubbles: a second language joins the first."""
    back = QPainterPath()
    back.addRoundedRect(QRectF(-25, -22, 32, 24), 7, 7)
    tail = QPainterPath(QPointF(-20, 0))
    tail.lineTo(-21, 9)
    tail.lineTo(-10, 0)
    tail.closeSubpath()
    painter.fillPath(join(back, tail), translucent(colour, 0.45))
    front = QPainterPath()
    front.addRoundedRect(QRectF(-13, -11, 38, 27), 8, 8)
    tail = QPainterPath(QPointF(20, 14))
    tail.lineTo(22, 24)
    tail.lineTo(9, 14)
    tail.closeSubpath()
    words = letters_path("EN", QPointF(6, 2.5), 12)
    painter.fillPath(cut(join(front, tail), words), colour)


VIOLET_ICONS: dict[str, Callable[[QPainter, QColor], None]] = {
    "FONETIK": _phonetic,
    "A_L_ENVERS": _backwards,
    "SINGULIER": _singular,
    "CONJUGAISON_INTERDITE": _no_verbs,
    "2_PAR_2": _two_by_two,
    "VERTICALE": _vertical,
    "INVERSION": _inversion,
    "INSERTION": _insertion,
    "ENGLISH": _english,
}
