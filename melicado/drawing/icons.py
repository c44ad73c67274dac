"""The program's icons, drawn on a grid of 24 by 24 units as filled outlines in one colour."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform

from melicado.drawing.icon_paths import ICON_PATHS
from melicado.drawing.icon_paths_mendelius import MENDELIUS_PATHS
from melicado.drawing.pixmaps import PixmapCache, blank_pixmap, painting

_PATHS = ICON_PATHS | MENDELIUS_PATHS

ICON_NAMES = tuple(_PATHS)
"""Every icon there is."""

CACHE = PixmapCache(limit=4 * 1024 * 1024)


@cache
def icon_path(name: str) -> QPainterPath:
    """The icon as one filled outline in 24 by 24 units; KeyError for an unknown name."""
    draw: Callable[[], QPainterPath] = _PATHS[name]
    return draw()


def paint_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Paint the icon in ``colour``, as large as fits in the middle of ``rect``."""
    side = min(rect.width(), rect.height())
    place = QTransform.fromTranslate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    place.scale(side / 24, side / 24)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(place.map(icon_path(name)), colour)
    painter.restore()


def icon_pixmap(name: str, px: float, dpr: float, colour: QColor) -> QPixmap:
    """The icon on a transparent square of ``px`` logical pixels, kept and shared."""

    def make() -> QPixmap:
        pixmap = blank_pixmap(QSizeF(px, px), dpr)
        with painting(pixmap) as painter:
            paint_icon(painter, name, QRectF(0, 0, px, px), colour)
        return pixmap

    return CACHE.get((name, px, dpr, colour.rgba()), make)
