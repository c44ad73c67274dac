"""Looking on: who has no seat sees the table from a chair beside it, without cards."""

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.fonts import text_font
from melicado.table.items import Ink, Painted
from melicado.table.lettering import fitted_lines, wrap, write_lines

translate = QCoreApplication.translate

PX = 22.0
WIDE = 700.0


def looks_on(view: Any, me: int) -> bool:
    """Whether the place ``me`` is a chair, and no seat of those the view is for."""
    return me >= 0 and me not in view.you


def with_chair(view: Any, me: int) -> Any:
    """``view`` with a chair after the last seat, where ``me`` looks on; else as it is."""
    if me < len(view.seats):
        return view
    chair = replace(view.seats[0], count=0, hand=(), folded=True)
    return replace(view, seats=(*view.seats, chair))


def no_cards() -> str:
    """Why nothing can be done from a chair."""
    return translate("Table", "You are looking on: the others play, you have no cards.")


class Aside:
    """The sentence that lies where a hand would lie."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.item = Painted(z)
        self.item.setVisible(False)
        scene.addItem(self.item)

    def show(self, on: bool, hand: QRectF, text: float, ink: Ink) -> None:
        """Show it in ``hand``, or not; ``text`` is the size of a unit of text, in pixels."""
        self.item.setVisible(on)
        if not on:
            return
        said, px = no_cards(), PX * text
        wide = min(hand.width(), WIDE * text)
        box = QRectF(hand.center().x() - wide / 2, hand.y(), wide, hand.height())
        font = fitted_lines(said, text_font, px, wide, box.height())
        high = len(wrap(said, font, wide)) * QFontMetricsF(font).lineSpacing()
        box.setTop(box.center().y() - high / 2)

        def paint(painter: QPainter, rect: QRectF) -> None:
            write_lines(painter, rect, said, font, ink.palette.muted)

        self.item.show_painted((said, px), box, ink, paint)
