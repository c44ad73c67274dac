"""Buttons on the scene: round-ended, with the key that does the same."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.chrome import paint_key_cap, paint_pill
from melicado.drawing.fonts import letter_font
from melicado.drawing.icons import paint_icon
from melicado.table.items import Ink, Painted, in_units
from melicado.table.lettering import text_width, write

BLEED = 8.0
PAUSE = "Ctrl+P"
"""The name of the keys that pause; a page hears them, for a table has none to spare."""
FEWEST, BETWEEN = 4, 0.3
"""A column leaves room for so many buttons, and so much of a button's height between two."""
ENTER = "⏎"
"""The name of the Enter key."""


@dataclass(frozen=True)
class ButtonSpec:
    """A button: its name for the program, what people read, its key, its colour's name."""

    name: str
    label: str
    key: str = ""
    tone: str = "neutral"
    enabled: bool = True
    icon: str = ""


@dataclass(frozen=True)
class ButtonState:
    """How a button looks at the moment."""

    hovered: bool = False
    pressed: bool = False


class ButtonItem(Painted):
    """One button."""

    def __init__(self, spec: ButtonSpec, z: float) -> None:
        super().__init__(z)
        self.spec = spec
        self.state = ButtonState()
        self._ink: Ink | None = None
        self._px = 16.0

    def lay(self, spec: ButtonSpec, box: QRectF, px: float, ink: Ink) -> None:
        """Put the button in ``box`` with text of ``px`` pixels."""
        self.spec, self.box, self._px, self._ink = spec, box, px, ink
        if spec.icon:  # nothing is written on it
            self.setToolTip(f"{spec.label} ({spec.key})" if spec.key else spec.label)
        self._show()

    def set_state(self, **changes: bool) -> None:
        """Change how the button looks."""
        state = replace(self.state, **changes)
        if state != self.state:
            self.state = state
            self._show()

    def _show(self) -> None:
        if self._ink is None:
            return
        spec, state, px, ink = self.spec, self.state, self._px, self._ink

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_button(painter, rect, spec, state, px, ink)

        self.show_painted((spec, state, px), self.box, ink, paint, BLEED)


def cap_width(key: str, px: float) -> float:
    """The width of a key's cap beside text of ``px`` pixels."""
    return max(px * 1.4, text_width(key, letter_font(px * 0.72)) + px * 0.7) if key else 0.0


def button_width(spec: ButtonSpec, px: float) -> float:
    """The width a button needs for text of ``px`` pixels."""
    cap = cap_width(spec.key, px)
    return px * 2.4 + text_width(spec.label, letter_font(px)) + (cap + px * 0.7 if cap else 0.0)


def paint_button(
    painter: QPainter, rect: QRectF, spec: ButtonSpec, state: ButtonState, px: float, ink: Ink
) -> None:
    """Paint a button into ``rect``."""
    tone = ink.palette.action(spec.tone)
    colour = QColor(ink.palette.text)
    if not spec.enabled:
        colour.setAlphaF(0.5)
    if spec.icon:
        _paint_round(painter, rect, spec, state, ink)
        return
    with in_units(painter, rect, ink) as box:
        paint_pill(
            painter,
            box,
            tone,
            pressed=state.pressed,
            hovered=state.hovered,
            enabled=spec.enabled,
        )
    inner = rect.adjusted(px * 1.1, 0, -px * 0.9, 0).translated(
        0, 1.5 * ink.u if state.pressed else 0
    )
    cap = cap_width(spec.key, px)
    if cap:
        high = px * 1.4
        place = QRectF(inner.right() - cap, inner.center().y() - high / 2, cap, high)
        paint_key_cap(painter, place, spec.key, colour)
        inner.setRight(place.left() - px * 0.5)
    write(painter, inner, spec.label, letter_font(px), colour)


def _paint_round(
    painter: QPainter, rect: QRectF, spec: ButtonSpec, state: ButtonState, ink: Ink
) -> None:
    fill = QColor(ink.palette.panel)
    fill.setAlphaF(min(1.0, fill.alphaF() * (1.9 if state.hovered or state.pressed else 1.2)))
    painter.setBrush(fill)
    painter.drawEllipse(rect)
    side = rect.width() * 0.56
    place = QRectF(0, 0, side, side)
    place.moveCenter(rect.center())
    paint_icon(painter, spec.icon, place, ink.palette.text)


class ButtonRow:
    """Buttons side by side in the middle of a band; the same name keeps the same item."""

    GAP = 0.8

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.scene = scene
        self.z = z
        self.items: dict[str, ButtonItem] = {}
        self.order: list[str] = []

    def show(self, specs: list[ButtonSpec], band: QRectF, px: float, ink: Ink) -> None:
        """Show those buttons, smaller if the band is too narrow for them."""
        self._keep(specs)
        if not specs:
            return
        wanted = sum(button_width(s, px) for s in specs) + px * self.GAP * (len(specs) - 1)
        size = min(px, px * band.width() / wanted)
        widths = [button_width(s, size) for s in specs]
        left = band.center().x() - (sum(widths) + size * self.GAP * (len(specs) - 1)) / 2
        for spec, width in zip(specs, widths, strict=True):
            box = QRectF(round(left), round(band.y()), round(width), round(band.height()))
            self._item(spec).lay(spec, box, size, ink)
            left += width + size * self.GAP

    def show_column(self, specs: list[ButtonSpec], band: QRectF, px: float, ink: Ink) -> None:
        """Show those buttons one under the other, all as wide as ``band``."""
        self._keep(specs)
        rows = max(FEWEST, len(specs))
        high = band.height() / (rows + (rows - 1) * BETWEEN)
        for number, spec in enumerate(specs):
            top = band.top() + number * high * (1 + BETWEEN)
            box = QRectF(round(band.x()), round(top), round(band.width()), round(high))
            size = min(px, px * box.width() / button_width(spec, px))
            self._item(spec).lay(spec, box, size, ink)

    def show_one(self, spec: ButtonSpec, box: QRectF, ink: Ink) -> None:
        """Show one button that fills ``box``."""
        self._item(spec).lay(spec, box, box.height() * 0.4, ink)

    def _keep(self, specs: list[ButtonSpec]) -> None:
        """Take away the buttons that are not among ``specs``."""
        for name in [n for n in self.items if n not in {s.name for s in specs}]:
            self.scene.removeItem(self.items.pop(name))
        self.order = [s.name for s in specs]

    def _item(self, spec: ButtonSpec) -> ButtonItem:
        if spec.name not in self.items:
            item = self.items[spec.name] = ButtonItem(spec, self.z)
            self.scene.addItem(item)
        return self.items[spec.name]

    def at(self, point: QPointF) -> ButtonItem | None:
        """The button under ``point``, a little beyond its edge included."""
        for item in self.items.values():
            if item.isVisible() and item.box.adjusted(-3, -5, 3, 5).contains(point):
                return item
        return None
