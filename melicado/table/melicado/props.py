"""What lies beside the cards: the felt, the stock, the violet card, the places that light up."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from melicado.drawing.cards import ASPECT, MARGIN, back_pixmap, violet_pixmap
from melicado.drawing.chrome import PlaceState, paint_place
from melicado.drawing.felt import table_pixmap
from melicado.drawing.fonts import text_font
from melicado.drawing.shapes import translucent
from melicado.rules.melicado.cards import Place
from melicado.rules.melicado.options import PLAYABLE
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View
from melicado.table.items import Ink, Painted, in_units, set_picture
from melicado.table.lettering import fitted_lines, wrap, write_lines
from melicado.table.melicado.layout import Layout
from melicado.texts.melicado import special_name, special_rule

translate = QCoreApplication.translate

FELT_Z, PROPS_Z, SLOT_Z, VEIL_Z = -100.0, 2.0, 90.0, 95.0
TARGET_Z = 145.0
BLEED = 10.0

PlaceKey = Place | str
"""A place of the row, or the name of another target."""


class Props:
    """The furniture of a table."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene = scene
        self.felt = QGraphicsPixmapItem()
        self.felt.setZValue(FELT_Z)
        self.stock = QGraphicsPixmapItem()
        self.violet = QGraphicsPixmapItem()
        self.stock_note = Painted(PROPS_Z)
        self.violet_note = Painted(PROPS_Z)
        self.discard_note = Painted(PROPS_Z)
        self.veil = Painted(VEIL_Z)
        self.fan = [QGraphicsPixmapItem() for _ in PLAYABLE]
        for number, item in enumerate(self.fan):
            item.setZValue(PROPS_Z + number)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        for item in (self.stock, self.violet):
            item.setZValue(PROPS_Z)
        for item in (
            self.felt,
            self.stock,
            self.violet,
            self.stock_note,
            self.violet_note,
            self.discard_note,
            self.veil,
            *self.fan,
        ):
            scene.addItem(item)
        self.places: dict[PlaceKey, Painted] = {}

    def show(self, view: View, layout: Layout, ink: Ink) -> None:
        """The felt, the stock and the violet card of ``view``."""
        set_picture(self.felt, table_pixmap(layout.bounds.size(), ink.dpr, ink.palette))
        self._show_stock(view, layout, ink)
        self._show_violet(view, layout, ink)
        self._show_fan(view, layout, ink)

    def _show_stock(self, view: View, layout: Layout, ink: Ink) -> None:
        box = layout.stock
        width = box.width() // 4 * 4
        self.stock.setVisible(view.stock > 0)
        set_picture(
            self.stock, back_pixmap(width, ink.dpr, ink.palette, under=_thickness(view.stock))
        )
        self.stock.setPos(round(box.x() - MARGIN * width), round(box.y() - MARGIN * width))
        text = translate("Table", "Stock: {count}").format(count=view.stock)
        self._note(self.stock_note, text, layout.stock_note, layout, ink, 16)

    def _show_violet(self, view: View, layout: Layout, ink: Ink) -> None:
        special = view.special
        self.violet.setVisible(special is not None)
        self.violet_note.setVisible(special is not None)
        if special is None:
            return
        box = layout.violet
        width = box.width() // 4 * 4
        name = special_name(special)
        set_picture(self.violet, violet_pixmap(special.value, width, ink.dpr, ink.palette, name))
        self.violet.setPos(round(box.x() - MARGIN * width), round(box.y() - MARGIN * width))
        self._note(self.violet_note, special_rule(special), layout.violet_note, layout, ink, 15)

    def show_discard(self, layout: Layout, ink: Ink, on: bool) -> None:
        """The words in the place for a discard."""
        self.discard_note.setVisible(on)
        if not on:
            return
        text = translate("Table", "Discard, if you like")
        box = layout.discard.adjusted(6 * layout.u, 0, -6 * layout.u, 0)
        font = text_font(14 * layout.text)
        lines = len(wrap(text, font, box.width()))
        top = (box.height() - lines * QFontMetricsF(font).lineSpacing()) / 2
        self._note(self.discard_note, text, box.adjusted(0, top, 0, 0), layout, ink, 14)

    def _show_fan(self, view: View, layout: Layout, ink: Ink) -> None:
        """The violet cards of which one may come, while the starter chooses (MC-11)."""
        asked = view.phase == Phase.VIOLET
        width = min(layout.card * 0.86, layout.row.width() / (len(PLAYABLE) * 1.08)) // 4 * 4
        for number, (item, kind) in enumerate(zip(self.fan, PLAYABLE, strict=True)):
            item.setVisible(asked)
            if not asked:
                continue
            out = number - (len(PLAYABLE) - 1) / 2
            set_picture(
                item, violet_pixmap(kind.value, width, ink.dpr, ink.palette, special_name(kind))
            )
            margin = MARGIN * width
            item.setOffset(-width / 2 - margin, -width * ASPECT / 2 - margin)
            centre = layout.row.center()
            item.setPos(centre.x() + out * width * 1.06, centre.y() + out * out * 4 * layout.u)
            item.setRotation(out * 3)

    def _note(
        self, item: Painted, text: str, box: QRectF, layout: Layout, ink: Ink, px: float
    ) -> None:
        font = fitted_lines(text, text_font, px * layout.text, box.width(), box.height())

        def paint(painter: QPainter, rect: QRectF) -> None:
            write_lines(painter, rect, text, font, ink.palette.muted)

        item.show_painted((text, px * layout.text), box, ink, paint)

    def show_places(self, places: dict[PlaceKey, tuple[QRectF, PlaceState]], ink: Ink) -> None:
        """Light up those places and no others."""
        for key in [k for k in self.places if k not in places]:
            self.scene.removeItem(self.places.pop(key))
        for key, (box, state) in places.items():
            item = self.places.get(key)
            if item is None:
                item = self.places[key] = Painted()
                self.scene.addItem(item)
            item.setZValue(TARGET_Z if state in ("target", "refused") else SLOT_Z)
            item.show_painted((state,), box, ink, _place_painter(state, ink), BLEED)

    def show_veil(self, layout: Layout, ink: Ink, depth: float) -> None:
        """Dim the table by ``depth``, 0 to 1."""
        self.veil.setVisible(depth > 0)
        if depth > 0:
            colour = translucent(ink.palette.shadow, depth)

            def paint(painter: QPainter, rect: QRectF) -> None:
                painter.fillRect(rect, colour)

            self.veil.show_painted(("veil", depth), layout.bounds, ink, paint)


def _place_painter(state: PlaceState, ink: Ink) -> Callable[[QPainter, QRectF], None]:
    def paint(painter: QPainter, rect: QRectF) -> None:
        with in_units(painter, rect, ink) as box:
            paint_place(painter, box, ink.palette, state)

    return paint


def _thickness(cards: int) -> int:
    """How many edges a stock shows: it looks thin before it runs out."""
    return min(4, (cards + 11) // 12) if cards > 1 else 0
