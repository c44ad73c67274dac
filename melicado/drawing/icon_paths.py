"""The outlines behind ``icons``: each function draws one icon in 24 by 24 units."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from melicado.drawing.shapes import cut, join, overlap, rounded, stroked

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


def _arc(x: float, y: float, radius: float, start: float, sweep: float) -> QPainterPath:
    """A circular stroke around (x, y); degrees, anticlockwise from three o'clock."""
    rect = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(rect, start)
    path.arcTo(rect, start, sweep)
    return stroked(path, _PEN)


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _box(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    return rounded(QRectF(x, y, width, height), radius)


def _polygon(*points: _Point) -> QPainterPath:
    """A filled polygon with softened corners."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return join(path, stroked(path, 1.6))


def _meli() -> QPainterPath:
    """Two crossing arrows: the row is shuffled."""
    down = QPainterPath(QPointF(2.5, 6.5))
    down.lineTo(6, 6.5)
    down.cubicTo(QPointF(12, 6.5), QPointF(11, 17.5), QPointF(17, 17.5))
    down.lineTo(21, 17.5)
    up = QTransform(1, 0, 0, -1, 0, 24).map(down)
    gap = stroked(down, _PEN + 2.6)
    head = _lines(((18, 14.2), (21.4, 17.5), (18, 20.8)), ((18, 3.2), (21.4, 6.5), (18, 9.8)))
    return join(stroked(down, _PEN), cut(stroked(up, _PEN), gap), head)


def _cado() -> QPainterPath:
    """A wrapped gift."""
    box = cut(_box(3.6, 12, 16.8, 9.6, 1.8), _box(10.9, 11, 2.2, 12, 0))
    lid = cut(_box(2.2, 7.2, 19.6, 4, 1.4), _box(10.9, 6, 2.2, 6, 0))
    bow = QPainterPath(QPointF(12, 7))
    bow.cubicTo(QPointF(4, 6.6), QPointF(5.4, 0.6), QPointF(9, 2))
    bow.cubicTo(QPointF(11, 2.8), QPointF(11.8, 5), QPointF(12, 7))
    bow.cubicTo(QPointF(12.2, 5), QPointF(13, 2.8), QPointF(15, 2))
    bow.cubicTo(QPointF(18.6, 0.6), QPointF(20, 6.6), QPointF(12, 7))
    return join(box, lid, stroked(bow, 1.8))


def _exchange() -> QPainterPath:
    """One arrow each way."""
    return _lines(
        ((3, 8), (20.5, 8)),
        ((16.5, 3.8), (20.8, 8), (16.5, 12.2)),
        ((21, 16), (3.5, 16)),
        ((7.5, 11.8), (3.2, 16), (7.5, 20.2)),
    )


def _block() -> QPainterPath:
    """A raised flat hand: nothing can be laid."""
    hand = QPainterPath()
    for x, top in ((7.6, 5.2), (10.8, 2.6), (14.0, 3.0), (17.2, 5.4)):
        hand = join(hand, _box(x - 1.25, top, 2.5, 13, 1.25))
    palm = QPainterPath(QPointF(6.35, 12))
    palm.lineTo(18.45, 12)
    palm.lineTo(18.45, 15.4)
    palm.cubicTo(QPointF(18.45, 20), QPointF(16, 22.4), QPointF(12.4, 22.4))
    palm.cubicTo(QPointF(9, 22.4), QPointF(7.4, 21), QPointF(5.6, 18.2))
    palm.lineTo(2.7, 13.8)
    palm.cubicTo(QPointF(2, 12.4), QPointF(4, 11.2), QPointF(5.2, 12.4))
    palm.lineTo(7.4, 14.8)
    palm.closeSubpath()
    return join(hand, palm)


def _contest() -> QPainterPath:
    """A speech bubble with an exclamation mark: a play is doubted."""
    bubble = join(_box(2.2, 3, 19.6, 14.4, 4), _polygon((7, 16), (7, 21.2), (12.4, 16.4)))
    return cut(bubble, _box(10.8, 5.6, 2.4, 6, 1.2), _disc(12, 14.2, 1.4))


def _speaker() -> QPainterPath:
    return _polygon((3.4, 9.6), (6.6, 9.6), (11.2, 5.4), (11.2, 18.6), (6.6, 14.4), (3.4, 14.4))


def _sound_on() -> QPainterPath:
    return join(_speaker(), _arc(12, 12, 4.4, -46, 92), _arc(12, 12, 8.4, -46, 92))


def _sound_off() -> QPainterPath:
    return join(_speaker(), _lines(((15.6, 9), (21.6, 15)), ((21.6, 9), (15.6, 15))))


def _pause() -> QPainterPath:
    return join(_box(5.6, 4, 4.4, 16, 1.6), _box(14, 4, 4.4, 16, 1.6))


def _play() -> QPainterPath:
    return _polygon((7, 4.6), (19.4, 12), (7, 19.4))


def _menu() -> QPainterPath:
    return _lines(((4, 6), (20, 6)), ((4, 12), (20, 12)), ((4, 18), (20, 18)), pen=2.6)


def _drawer() -> QPainterPath:
    """An open book: the words of the round."""
    page = QPainterPath(QPointF(12, 6.6))
    page.cubicTo(QPointF(9.6, 4.4), QPointF(5.6, 4), QPointF(2.4, 4.8))
    page.lineTo(2.4, 18.6)
    page.cubicTo(QPointF(5.6, 17.8), QPointF(9.6, 18.2), QPointF(12, 20.4))
    mirror = QTransform(-1, 0, 0, 1, 24, 0)
    rules = _lines(((5.2, 9), (9, 9.8)), ((5.2, 12.8), (9, 13.6)), pen=1.5)
    spine = _lines(((12, 6.6), (12, 20.2)), pen=2)
    left = join(stroked(page, 2), rules)
    return join(left, mirror.map(left), spine)


def _help() -> QPainterPath:
    hook = QPainterPath()
    rect = QRectF(8.4, 5.6, 7.2, 7.2)
    hook.arcMoveTo(rect, 180)
    hook.arcTo(rect, 180, -215)
    hook.quadTo(QPointF(12.2, 13.4), QPointF(12, 15))
    return cut(_disc(12, 12, 10.6), stroked(hook, 2.3), _disc(12, 18.2, 1.5))


def _undo() -> QPainterPath:
    path = QPainterPath(QPointF(4, 9))
    path.lineTo(14, 9)
    path.cubicTo(QPointF(22.6, 9), QPointF(22.6, 20), QPointF(14, 20))
    path.lineTo(9, 20)
    return join(stroked(path, _PEN), _lines(((8.4, 4.2), (3.4, 9), (8.4, 13.8))))


def _check() -> QPainterPath:
    return _lines(((4, 12.8), (9.6, 18.4), (20.2, 6)), pen=3)


def _cross() -> QPainterPath:
    return _lines(((5.4, 5.4), (18.6, 18.6)), ((18.6, 5.4), (5.4, 18.6)), pen=3)


def _plus() -> QPainterPath:
    return _lines(((12, 4.4), (12, 19.6)), ((4.4, 12), (19.6, 12)), pen=3)


def _minus() -> QPainterPath:
    return _lines(((4.4, 12), (19.6, 12)), pen=3)


def _clock() -> QPainterPath:
    return join(_arc(12, 12, 9.4, 0, 360), _lines(((12, 6.4), (12, 12), (16, 14.4))))


def _trophy() -> QPainterPath:
    cup = QPainterPath(QPointF(6, 3))
    cup.lineTo(18, 3)
    cup.cubicTo(QPointF(18, 10), QPointF(16.4, 14.4), QPointF(12, 14.4))
    cup.cubicTo(QPointF(7.6, 14.4), QPointF(6, 10), QPointF(6, 3))
    ear = QPainterPath(QPointF(17, 5))
    ear.lineTo(21, 5)
    ear.cubicTo(QPointF(21, 9.4), QPointF(19, 11), QPointF(16, 11.2))
    side = stroked(ear, 1.9)
    other = QTransform(-1, 0, 0, 1, 24, 0).map(side)
    return join(cup, side, other, _box(10.8, 13.6, 2.4, 5, 0.6), _box(6.6, 18, 10.8, 3.4, 1.5))


def _fullscreen() -> QPainterPath:
    return _lines(
        ((3.6, 8.6), (3.6, 3.6), (8.6, 3.6)),
        ((15.4, 3.6), (20.4, 3.6), (20.4, 8.6)),
        ((20.4, 15.4), (20.4, 20.4), (15.4, 20.4)),
        ((8.6, 20.4), (3.6, 20.4), (3.6, 15.4)),
    )


def _settings() -> QPainterPath:
    """A cog of eight teeth."""
    wheel = _disc(12, 12, 7.6)
    tooth = _box(10, 1.2, 4, 5.4, 1.3)
    for eighth in range(8):
        turn = QTransform().translate(12, 12).rotate(eighth * 45).translate(-12, -12)
        wheel = join(wheel, turn.map(tooth))
    return cut(wheel, _disc(12, 12, 3.3))


def _home() -> QPainterPath:
    house = _polygon((4.6, 11.6), (12, 5), (19.4, 11.6), (19.4, 20), (4.6, 20))
    roof = _lines(((2.4, 11.6), (12, 3), (21.6, 11.6)), pen=2)
    return cut(join(house, roof), _box(9.6, 13.4, 4.8, 9, 1))


def _person() -> QPainterPath:
    body = overlap(_box(3.6, 14, 16.8, 14, 7), _box(0, 0, 24, 21.6, 0))
    return join(_disc(12, 7.4, 4.9), body)


def _star() -> QPainterPath:
    points = []
    for i in range(10):
        angle = -math.pi / 2 + i * math.pi / 5
        reach = 10.0 if i % 2 == 0 else 4.8
        points.append((12 + reach * math.cos(angle), 12.8 + reach * math.sin(angle)))
    return _polygon(*points)


def _pin() -> QPainterPath:
    """A drawing pin: this stays where it is."""
    head = join(
        _box(7, 2.4, 10, 3.4, 1.6), _polygon((9.4, 4.6), (14.6, 4.6), (15.6, 11), (8.4, 11))
    )
    return join(join(head, _box(5, 10.4, 14, 3.6, 1.8)), _lines(((12, 13), (12, 21))))


ICON_PATHS: dict[str, Callable[[], QPainterPath]] = {
    "meli": _meli,
    "cado": _cado,
    "exchange": _exchange,
    "block": _block,
    "contest": _contest,
    "sound_on": _sound_on,
    "sound_off": _sound_off,
    "pause": _pause,
    "play": _play,
    "menu": _menu,
    "drawer": _drawer,
    "help": _help,
    "undo": _undo,
    "check": _check,
    "cross": _cross,
    "plus": _plus,
    "minus": _minus,
    "clock": _clock,
    "trophy": _trophy,
    "fullscreen": _fullscreen,
    "settings": _settings,
    "home": _home,
    "person": _person,
    "star": _star,
    "pin": _pin,
}
