"""Where a card lies: the one value that movement changes."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF


class Pose(NamedTuple):
    """A card's centre and width in scene pixels, its turn in degrees, its height in the pile."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0
    opacity: float = 1.0

    @property
    def point(self) -> QPointF:
        """The centre."""
        return QPointF(self.x, self.y)


def pose_in(rect: QRectF, *, angle: float = 0.0, z: float = 0.0) -> Pose:
    """The pose of a card that fills the width of ``rect``, at its centre."""
    centre = rect.center()
    return Pose(centre.x(), centre.y(), rect.width(), angle, z)


def between(one: Pose, other: Pose, share: float) -> Pose:
    """The pose a ``share`` of the way from one to the other; the height is the higher one's."""
    x, y, width, angle, _, opacity = (a + (b - a) * share for a, b in zip(one, other, strict=True))
    return Pose(x, y, width, angle, max(one.z, other.z) if share < 1 else other.z, opacity)
