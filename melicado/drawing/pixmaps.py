"""Pixmaps at the screen's own resolution, and the cache that keeps them."""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)


def blank_pixmap(size: QSizeF, dpr: float) -> QPixmap:
    """A transparent pixmap that covers ``size`` logical pixels at ``dpr`` device pixels each."""
    width = max(1, math.ceil(size.width() * dpr - 1e-6))
    height = max(1, math.ceil(size.height() * dpr - 1e-6))
    pixmap = QPixmap(width, height)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@contextmanager
def painting(pixmap: QPixmap) -> Iterator[QPainter]:
    """A smooth painter on ``pixmap``, ended whatever happens."""
    painter = QPainter(pixmap)
    try:
        painter.setRenderHints(HINTS)
        painter.setPen(Qt.PenStyle.NoPen)
        yield painter
    finally:
        painter.end()


class PixmapCache:
    """Pixmaps by key, the least recently used going first beyond ``limit`` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def used(self) -> int:
        """Bytes of the pixmaps kept."""
        return self._bytes

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap under ``key``, made by ``make`` the first time."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        pixmap = make()
        self._kept[key] = pixmap
        self._bytes += _weight(pixmap)
        while self._bytes > self.limit and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _weight(oldest)
        return pixmap

    def clear(self) -> None:
        """Forget every pixmap."""
        self._kept.clear()
        self._bytes = 0


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
