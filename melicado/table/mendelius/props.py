"""What lies beside the cards: the felt, the piles' undersides and numbers, a veil, a glow."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from melicado.drawing.cards import MARGIN
from melicado.drawing.chrome import PlaceState, paint_place
from melicado.drawing.felt import table_pixmap
from melicado.drawing.fonts import letter_font, text_font
from melicado.drawing.people import mendelius_back_pixmap
from melicado.drawing.shapes import translucent
from melicado.rules.mendelius.view import View
from melicado.table.items import Ink, Painted, in_units
from melicado.table.lettering import fitted, write
from melicado.table.mendelius.layout import Layout
from melicado.table.mendelius.plan import thickness
from melicado.texts.mendelius import round_sentence

translate = QCoreApplication.translate

FELT_Z, UNDER_Z, PROPS_Z, GLOW_Z, TARGET_Z, VEIL_Z = -100.0, 1.0, 2.0, 96.0, 145.0, 95.0
BLEED = 10.0
GLOW = 26.0


class Props:
    """The furniture of a table."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.felt = QGraphicsPixmapItem()
        self.felt.setZValue(FELT_Z)
        self.under = (QGraphicsPixmapItem(), QGraphicsPixmapItem())
        self.ask = Painted(PROPS_Z)
        self.stock_note = Painted(PROPS_Z)
        self.discards_note = Painted(PROPS_Z)
        self.marks = {"stock": Painted(UNDER_Z), "discards": Painted(UNDER_Z)}
        self.glow = Painted(GLOW_Z)
        self.veil = Painted(VEIL_Z)
        for item in self.under:
            item.setZValue(UNDER_Z + 0.5)
        painted = (self.ask, self.stock_note, self.discards_note, self.glow, self.veil)
        for one in (self.felt, *self.under, *painted, *self.marks.values()):
            scene.addItem(one)

    def show(self, view: View, layout: Layout, ink: Ink, targets: dict[str, PlaceState]) -> None:
        """The felt, what the round asks, and the two piles; ``targets`` of these light up."""
        self.felt.setPixmap(table_pixmap(layout.bounds.size(), ink.dpr, ink.palette))
        self._show_ask(view, layout, ink)
        count = len(view.discards)
        said = translate("Table", "Stock: {count}").format(count=view.stock)
        _note(self.stock_note, said, layout.stock_note, layout, ink)
        said = translate("Mendelius", "Discards: {count}").format(count=count)
        _note(self.discards_note, said, layout.discards_note, layout, ink)
        self._show_under(0, layout.stock, view.stock - 1, ink)
        self._show_under(1, layout.discards, count - 2, ink)
        for name, box in (("stock", layout.stock), ("discards", layout.discards)):
            self._mark(self.marks[name], box, targets.get(name, "idle"), ink)

    def _show_ask(self, view: View, layout: Layout, ink: Ink) -> None:
        text, px, tone = round_sentence(view.round), 20 * layout.text, ink.palette.text
        font = fitted(text, letter_font, px, layout.ask.width())

        def paint(painter: QPainter, rect: QRectF) -> None:
            write(painter, rect, text, font, tone)

        self.ask.show_painted((text, px), layout.ask, ink, paint)

    def _show_under(self, number: int, box: QRectF, cards: int, ink: Ink) -> None:
        """The cards under the uppermost one, seen by their edges."""
        item, width = self.under[number], max(4.0, box.width() // 4 * 4)
        item.setVisible(cards > 0)
        if cards > 0:
            edges = thickness(cards + 1)
            item.setPixmap(mendelius_back_pixmap(width, ink.dpr, ink.palette, edges))
            left = box.center().x() - width / 2 - MARGIN * width
            item.setPos(left, box.center().y() - width * 0.7 - MARGIN * width)

    def _mark(self, item: Painted, box: QRectF, state: PlaceState, ink: Ink) -> None:
        def paint(painter: QPainter, rect: QRectF) -> None:
            with in_units(painter, rect, ink) as inner:
                paint_place(painter, inner, ink.palette, state)

        item.show_painted((state,), box, ink, paint, BLEED)

    def show_glow(self, box: QRectF | None, ink: Ink) -> None:
        """Let ``box``, a button, glow; None for no glow."""
        self.glow.setVisible(box is not None)
        if box is None:
            return
        gold = ink.palette.gold

        def paint(painter: QPainter, rect: QRectF) -> None:
            radius = rect.height() / 2
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for wide, alpha in ((30, 0.06), (22, 0.10), (14, 0.16), (7, 0.55)):
                painter.setPen(QPen(translucent(gold, alpha), wide * ink.u))
                painter.drawRoundedRect(rect, radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)

        self.glow.show_painted(("glow",), box, ink, paint, GLOW)

    def show_veil(self, layout: Layout, ink: Ink, depth: float) -> None:
        """Dim the table by ``depth``, 0 to 1."""
        self.veil.setVisible(depth > 0)
        if depth > 0:
            colour = translucent(ink.palette.shadow, depth)

            def paint(painter: QPainter, rect: QRectF) -> None:
                painter.fillRect(rect, colour)

            self.veil.show_painted(("veil", depth), layout.bounds, ink, paint)


def _note(item: Painted, text: str, box: QRectF, layout: Layout, ink: Ink) -> None:
    font = fitted(text, text_font, 16 * layout.text, box.width())

    def paint(painter: QPainter, rect: QRectF) -> None:
        write(painter, rect, text, font, ink.palette.muted)

    item.show_painted((text, layout.text), box, ink, paint)
