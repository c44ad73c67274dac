"""The ring around the spot that has the keyboard's focus."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.chrome import paint_focus
from melicado.table.ghost import Spot
from melicado.table.items import Ink, Painted, in_units

BLEED = 8.0
ROUND = 0.11
"""The corner of a card, over its width; buttons and panels are rounder."""


class Ring:
    """One ring, shown or not."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.item = Painted(z)
        self.item.setVisible(False)
        scene.addItem(self.item)

    def show(self, spot: Spot | None, ink: Ink, *, rounder: bool = False) -> None:
        """Lie around ``spot``, or vanish with None."""
        if spot is None:
            self.item.setVisible(False)
            return
        u = ink.u
        box = spot.box.adjusted(-2 * u, -2 * u, 2 * u, 2 * u)
        wide, high = box.width() / u, box.height() / u
        radius = min(22.0, high / 2, wide / 2) if rounder else wide * ROUND

        def paint(painter: QPainter, rect: QRectF) -> None:
            with in_units(painter, rect, ink) as place:
                paint_focus(painter, place, radius)

        self.item.show_painted(("ring", radius), box, ink, paint, BLEED)
        middle = box.center() - self.item.pos()
        self.item.setTransformOriginPoint(QPointF(middle))
        self.item.setRotation(spot.angle)
