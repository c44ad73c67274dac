"""Marks on the row: which way it is read, and the card that stays while a word is moved."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.chrome import paint_reading_arrow
from melicado.drawing.icons import paint_icon
from melicado.rules.melicado.lines import ROW
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.state import How
from melicado.rules.melicado.view import View
from melicado.table.items import Ink, Painted, in_units
from melicado.table.melicado.local import Local
from melicado.table.melicado.row import RowBoxes

ARROW_Z, PIN_Z = 89.0, 140.0
UNDER, HIGH = 11.0, 22.0
"""How far under the row the arrow lies, and how high it is, in units."""
PIN = 26.0
BLEED = 3.0


class Marks:
    """The arrow of À L'ENVERS (MC-24) and the pin of a fixed stem (MC-28)."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.arrow = Painted(ARROW_Z)
        self.pin = Painted(PIN_Z)
        for item in (self.arrow, self.pin):
            item.setVisible(False)
            scene.addItem(item)

    def show(self, view: View, local: Local, boxes: RowBoxes, ink: Ink) -> None:
        """Show what holds now, and nothing else."""
        backwards = view.special == Special.A_L_ENVERS and boxes.piles and not local.covered
        self.arrow.setVisible(bool(backwards))
        if backwards:
            self._show_arrow(boxes, ink)
        fixed = dict(boxes.line(local.line)).get(local.line)
        calling = local.my_call(view) == How.MELI and local.line != ROW
        self.pin.setVisible(calling and fixed is not None)
        if calling and fixed is not None:
            self._show_pin(fixed, ink)

    def _show_arrow(self, boxes: RowBoxes, ink: Ink) -> None:
        first, last = boxes.piles[0], boxes.piles[-1]
        top = first.bottom() + UNDER * ink.u
        box = QRectF(first.left(), top, last.right() - first.left(), HIGH * ink.u)

        def paint(painter: QPainter, rect: QRectF) -> None:
            with in_units(painter, rect, ink) as place:
                paint_reading_arrow(painter, place, ink.palette)

        self.arrow.show_painted(("backwards",), box, ink, paint, BLEED)

    def _show_pin(self, card: QRectF, ink: Ink) -> None:
        side = min(PIN * ink.u, card.width() * 0.5)
        box = QRectF(card.right() - side * 0.8, card.top() - side * 0.2, side, side)

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.setBrush(ink.palette.gold)
            painter.drawEllipse(rect)
            edge = side * 0.2
            inside = rect.adjusted(edge, edge, -edge, -edge)
            paint_icon(painter, "pin", inside, ink.palette.ink)

        self.pin.show_painted(("pin",), box, ink, paint, BLEED)
