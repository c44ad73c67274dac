"""Hair styles of the avatars: what lies behind the head, and what falls on the forehead.

Units are those of ``faces``: the head is an ellipse about 0.5 wide each way around (0, 0).
"""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from melicado.drawing.shapes import cut, join, overlap, rounded, stroked

Style = tuple[Callable[[], QPainterPath], Callable[[], QPainterPath]]


def _oval(x: float, y: float, wide: float, high: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), wide, high)
    return path


def _both(path: QPainterPath) -> QPainterPath:
    """``path`` and its mirror image."""
    return join(path, QTransform.fromScale(-1, 1).map(path))


def _curve(*points: tuple[float, float]) -> QPainterPath:
    """A closed shape through cubic pieces: a start, then groups of three points."""
    path = QPainterPath(QPointF(*points[0]))
    for i in range(1, len(points) - 2, 3):
        path.cubicTo(*(QPointF(*point) for point in points[i : i + 3]))
    path.closeSubpath()
    return path


def _nothing() -> QPainterPath:
    return QPainterPath()


def _cap_back() -> QPainterPath:
    """Short hair all around the skull."""
    return cut(_oval(0, -0.10, 0.555, 0.56), rounded(QRectF(-1, 0.12, 2, 1), 0))


def _crop_front() -> QPainterPath:
    return _curve(
        (-0.54, 0.02),
        (-0.62, -0.75), (0.62, -0.75), (0.54, 0.02),
        (0.50, -0.12), (0.47, -0.22), (0.40, -0.28),
        (0.15, -0.16), (-0.15, -0.24), (-0.28, -0.36),
        (-0.38, -0.28), (-0.50, -0.15), (-0.54, 0.02),
    )  # fmt: skip


def _long_back() -> QPainterPath:
    return _curve(
        (0, -0.68),
        (0.80, -0.68), (0.62, 0.10), (0.74, 0.86),
        (0.40, 0.98), (-0.40, 0.98), (-0.74, 0.86),
        (-0.62, 0.10), (-0.80, -0.68), (0, -0.68),
    )  # fmt: skip


def _part_front() -> QPainterPath:
    """Parted on one side and swept across."""
    return _curve(
        (-0.53, 0.10),
        (-0.68, -0.70), (0.66, -0.78), (0.53, 0.10),
        (0.50, -0.10), (0.36, -0.30), (0.14, -0.44),
        (0.00, -0.22), (-0.44, -0.20), (-0.53, 0.10),
    )  # fmt: skip


def _curls_back() -> QPainterPath:
    rim = []
    for i in range(15):
        angle = math.pi * (0.86 + i * 1.28 / 14)
        rim.append(_oval(0.62 * math.cos(angle), -0.14 + 0.60 * math.sin(angle), 0.19, 0.19))
    return join(_oval(0, -0.16, 0.62, 0.60), *rim)


def _curls_front() -> QPainterPath:
    places = ((-0.40, -0.34), (-0.22, -0.44), (0.0, -0.48), (0.22, -0.44), (0.40, -0.34))
    return join(*(_oval(x, y, 0.16, 0.14) for x, y in places))


def _quiff_front() -> QPainterPath:
    return _curve(
        (-0.52, -0.02),
        (-0.62, -0.50), (-0.40, -0.60), (-0.16, -0.62),
        (0.10, -0.86), (0.56, -0.76), (0.50, -0.44),
        (0.56, -0.30), (0.56, -0.15), (0.52, -0.02),
        (0.50, -0.14), (0.46, -0.22), (0.40, -0.28),
        (0.10, -0.22), (-0.20, -0.36), (-0.40, -0.30),
        (-0.47, -0.22), (-0.50, -0.12), (-0.52, -0.02),
    )  # fmt: skip


def _bob_back() -> QPainterPath:
    return rounded(QRectF(-0.68, -0.68, 1.36, 1.18), 0.52)


def _fringe_front() -> QPainterPath:
    return _curve(
        (-0.56, 0.22),
        (-0.72, -0.86), (0.72, -0.86), (0.56, 0.22),
        (0.50, 0.05), (0.47, -0.10), (0.44, -0.20),
        (0.20, -0.13), (-0.20, -0.13), (-0.44, -0.20),
        (-0.47, -0.10), (-0.50, 0.05), (-0.56, 0.22),
    )  # fmt: skip


def _fade_front() -> QPainterPath:
    """Very short, with a straight hairline."""
    skull = _oval(0, -0.06, 0.525, 0.555)
    return overlap(skull, rounded(QRectF(-0.6, -0.8, 1.2, 0.50), 0.06))


def _bun_back() -> QPainterPath:
    return join(_oval(0, -0.72, 0.24, 0.20), _oval(0, -0.12, 0.57, 0.56))


def _swept_front() -> QPainterPath:
    """Drawn back from a middle parting."""
    half = _curve(
        (0.0, -0.46),
        (0.20, -0.44), (0.42, -0.26), (0.53, 0.10),
        (0.66, -0.40), (0.40, -0.68), (0.0, -0.66),
        (0.0, -0.60), (0.0, -0.52), (0.0, -0.46),
    )  # fmt: skip
    return _both(half)


def _scarf_back() -> QPainterPath:
    return _curve(
        (0, -0.74),
        (0.78, -0.74), (0.66, 0.20), (0.60, 0.98),
        (0.30, 1.04), (-0.30, 1.04), (-0.60, 0.98),
        (-0.66, 0.20), (-0.78, -0.74), (0, -0.74),
    )  # fmt: skip


def _scarf_front() -> QPainterPath:
    """Cloth that frames the face, folded under the chin."""
    frame = join(_oval(0, 0.0, 0.66, 0.72), rounded(QRectF(-0.50, 0.30, 1.0, 0.60), 0.25))
    return cut(frame, _oval(0, 0.03, 0.455, 0.50))


def _tails_back() -> QPainterPath:
    tail = _curve(
        (0.50, -0.36),
        (0.80, -0.58), (1.02, -0.10), (0.80, 0.48),
        (0.72, 0.30), (0.56, 0.10), (0.50, -0.36),
    )  # fmt: skip
    return join(_both(tail), _cap_back())


def _bangs_front() -> QPainterPath:
    """A short pointed fringe."""
    return _curve(
        (-0.54, 0.04),
        (-0.66, -0.78), (0.66, -0.78), (0.54, 0.04),
        (0.48, -0.14), (0.42, -0.24), (0.34, -0.30),
        (0.26, -0.18), (0.20, -0.16), (0.12, -0.32),
        (0.00, -0.14), (-0.10, -0.14), (-0.16, -0.32),
        (-0.26, -0.16), (-0.34, -0.18), (-0.38, -0.30),
        (-0.46, -0.20), (-0.52, -0.10), (-0.54, 0.04),
    )  # fmt: skip


def _braids_back() -> QPainterPath:
    knots = [_oval(0.58 + 0.02 * step, 0.08 + step * 0.19, 0.135, 0.135) for step in range(5)]
    return join(_both(join(*knots)), _oval(0, -0.12, 0.58, 0.56))


def _spikes_front() -> QPainterPath:
    crown = QPainterPath(QPointF(-0.53, 0.02))
    tips = ((-0.66, -0.42), (-0.40, -0.76), (-0.10, -0.84), (0.22, -0.84), (0.48, -0.70))
    lows = ((-0.48, -0.46), (-0.24, -0.60), (0.04, -0.64), (0.30, -0.58), (0.50, -0.42))
    for tip, low in zip(tips, lows, strict=True):
        crown.lineTo(QPointF(*tip))
        crown.lineTo(QPointF(*low))
    crown.lineTo(0.66, -0.38)
    crown.lineTo(0.53, 0.02)
    crown.quadTo(QPointF(0.48, -0.16), QPointF(0.38, -0.26))
    crown.lineTo(0.22, -0.20)
    crown.lineTo(0.06, -0.31)
    crown.lineTo(-0.14, -0.20)
    crown.lineTo(-0.30, -0.31)
    crown.quadTo(QPointF(-0.48, -0.16), QPointF(-0.53, 0.02))
    crown.closeSubpath()
    return join(crown, stroked(crown, 0.05))


def _waves_back() -> QPainterPath:
    waves = ((0.58, 0.10), (0.62, 0.34), (0.58, 0.58), (0.46, 0.74))
    sides = [_both(_oval(x, y, 0.21, 0.19)) for x, y in waves]
    return join(_oval(0, -0.12, 0.64, 0.60), *sides)


def _pony_back() -> QPainterPath:
    tail = _curve(
        (0.30, -0.56),
        (0.86, -0.86), (1.06, -0.20), (0.84, 0.50),
        (0.72, 0.20), (0.68, -0.10), (0.30, -0.30),
    )  # fmt: skip
    return join(tail, _cap_back())


def _sides_back() -> QPainterPath:
    """A bald head's hair, above the ears only."""
    return _both(_oval(0.50, -0.06, 0.12, 0.20))


STYLES: dict[str, Style] = {
    "crop": (_cap_back, _crop_front),
    "long": (_long_back, _part_front),
    "curls": (_curls_back, _curls_front),
    "quiff": (_cap_back, _quiff_front),
    "bob": (_bob_back, _part_front),
    "fade": (_nothing, _fade_front),
    "bun": (_bun_back, _swept_front),
    "scarf": (_scarf_back, _scarf_front),
    "bald": (_sides_back, _nothing),
    "tails": (_tails_back, _bangs_front),
    "fringe": (_bob_back, _fringe_front),
    "braids": (_braids_back, _swept_front),
    "spikes": (_cap_back, _spikes_front),
    "waves": (_waves_back, _swept_front),
    "pony": (_pony_back, _part_front),
}
"""Back and front of each style; the back is painted before the head, the front after it."""
