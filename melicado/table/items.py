"""Scene items made of pixmaps: a card, and anything painted once and shown as it is."""

import math
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from melicado.drawing.cards import ASPECT, MARGIN, CardLook, back_pixmap, card_pixmap
from melicado.drawing.palette import Palette
from melicado.drawing.pixmaps import PixmapCache, blank_pixmap, painting
from melicado.drawing.shapes import translucent
from melicado.table.pose import Pose

CACHE = PixmapCache(limit=32 * 1024 * 1024)
"""Painted furniture: panels, buttons, texts."""


@dataclass(frozen=True)
class Ink:
    """What pixmaps are made for: the colours, the screen's device pixels per pixel, the size.

    ``u`` is the pixels of a unit of the layout: lines and corners grow with the table.
    """

    palette: Palette
    dpr: float
    u: float = 1.0


class Drawn(Protocol):
    """What a card item shows; equal faces give equal pictures."""

    def picture(self, width: float, ink: Ink) -> QPixmap:
        """The card ``width`` px wide, with the margin of every card's pixmap."""
        ...


@dataclass(frozen=True)
class Face:
    """What a card item shows; without a ``look`` its back."""

    look: CardLook | None
    under: int = 0
    lifted: bool = False
    provisional: bool = False
    locked: bool = False
    faded: bool = False

    @property
    def covered(self) -> "Face":
        """The same card face down."""
        return Face(None, under=self.under, lifted=self.lifted)

    def picture(self, width: float, ink: Ink) -> QPixmap:
        """See ``Drawn``."""
        if self.look is None:
            return back_pixmap(width, ink.dpr, ink.palette, under=self.under)
        return card_pixmap(
            self.look,
            width,
            ink.dpr,
            ink.palette,
            lifted=self.lifted,
            provisional=self.provisional,
            locked=self.locked,
            faded=self.faded,
            under=self.under,
        )


@contextmanager
def in_units(painter: QPainter, rect: QRectF, ink: Ink) -> Iterator[QRectF]:
    """``rect`` in units, while ``painter`` paints in units."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(ink.u, ink.u)
    yield QRectF(0, 0, rect.width() / ink.u, rect.height() / ink.u)
    painter.restore()


def set_picture(item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
    """Let ``item`` show ``pixmap``; one that it shows already is not painted anew."""
    if item.pixmap().cacheKey() != pixmap.cacheKey():
        item.setPixmap(pixmap)


class Painted(QGraphicsPixmapItem):
    """An item whose picture is painted once for each key and kept."""

    def __init__(self, z: float = 0.0, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.box = QRectF()

    def show_painted(
        self,
        key: Hashable,
        box: QRectF,
        ink: Ink,
        paint: Callable[[QPainter, QRectF], None],
        bleed: float = 0.0,
    ) -> None:
        """Show what ``paint`` draws into ``box``; it may reach ``bleed`` units outside."""
        self.box = box
        bleed = math.ceil(bleed * ink.u)
        size = QSizeF(box.width() + 2 * bleed, box.height() + 2 * bleed)

        def make() -> QPixmap:
            pixmap = blank_pixmap(size, ink.dpr)
            with painting(pixmap) as painter:
                paint(painter, QRectF(bleed, bleed, box.width(), box.height()))
            return pixmap

        whole = (key, size.width(), size.height(), ink, bleed)
        set_picture(self, CACHE.get(whole, make))
        self.setPos(QPointF(round(box.x() - bleed), round(box.y() - bleed)))
        self.setVisible(True)


class CardItem(QGraphicsPixmapItem):
    """A card on the scene, centred on its pose."""

    def __init__(self, card: int, face: Drawn, pose: Pose, ink: Ink) -> None:
        super().__init__()
        self.card = card
        self._face = face
        self._ink = ink
        self._drawn: tuple[Drawn, float, Ink] | None = None
        self._base = pose.width
        self._pose = pose
        self._tint: QGraphicsPixmapItem | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.dress(face, pose.width, ink)
        self.set_pose(pose)

    @property
    def pose(self) -> Pose:
        """Where the card is."""
        return self._pose

    @property
    def face(self) -> Drawn:
        """What it shows."""
        return self._face

    def dress(self, face: Drawn, width: float, ink: Ink) -> None:
        """Show ``face``, sharp when the card is ``width`` px wide."""
        if self._drawn == (face, width, ink):
            return
        self._drawn = (face, width, ink)
        self._face, self._ink, self._base = face, ink, width
        self.setPixmap(face.picture(width, ink))
        margin = MARGIN * width
        self.setOffset(-width / 2 - margin, -width * ASPECT / 2 - margin)
        self.set_pose(self._pose)

    def set_pose(self, pose: Pose) -> None:
        """Put the card there."""
        self._pose = pose
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        self.setScale(pose.width / self._base)
        self.setZValue(pose.z)
        self.setOpacity(pose.opacity)

    def tint(self, on: bool) -> None:
        """Mark the card as at fault, or no longer."""
        if self._tint is not None:
            if (scene := self._tint.scene()) is not None:
                scene.removeItem(self._tint)
            self._tint = None
        if on:
            self._tint = QGraphicsPixmapItem(_blush(self._base, self._ink), self)
            self._tint.setOffset(-self._base / 2, -self._base * ASPECT / 2)


def _blush(width: float, ink: Ink) -> QPixmap:
    def make() -> QPixmap:
        pixmap = blank_pixmap(QSizeF(width, width * ASPECT), ink.dpr)
        with painting(pixmap) as painter:
            edge = width * 0.03
            rect = QRectF(0, 0, width, width * ASPECT).adjusted(edge, edge, -edge, -edge)
            painter.setBrush(translucent(ink.palette.danger, 0.28))
            painter.setPen(QPen(ink.palette.danger, 2 * edge))
            painter.drawRoundedRect(rect, width * 0.1, width * 0.1)
        return pixmap

    return CACHE.get(("blush", width, ink), make)
