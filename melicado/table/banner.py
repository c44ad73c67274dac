"""A notice on the scene: its line or plate, its clock, its buttons."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.chrome import paint_countdown, paint_panel
from melicado.drawing.fonts import letter_font, text_font
from melicado.table.buttons import ButtonRow, ButtonSpec, button_width
from melicado.table.items import Ink, Painted, in_units
from melicado.table.lettering import fitted, text_width, write

STEPS = 90
"""In how many steps a clock runs down: each is painted once."""
BLEED = 4.0
SHARE = 0.62
"""How much of the band's height a plate takes."""
BUTTON, PLATE, LINE = 2.1, 2.3, 1.6
"""Over the size of the text: a button's height, the least of a plate with and without one."""


@dataclass(frozen=True)
class Notice:
    """What the line says; ``strong`` puts it on a plate, ``until`` and ``length`` run a clock."""

    text: str
    strong: bool = False
    until: int | None = None
    length: int = 1
    buttons: tuple[ButtonSpec, ...] = ()
    late: bool = False
    """The clock shows only once it has begun to count."""

    def left(self, now: int) -> float | None:
        """The share of time left at ``now`` ms, 1 to 0."""
        if self.until is None or (self.late and self.until - now > self.length):
            return None
        return min(1.0, max(0.0, (self.until - now) / max(1, self.length)))


class Banner:
    """One notice, laid out in the middle of its band."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.plate = Painted(z)
        self.clock = Painted(z + 1)
        self.buttons = ButtonRow(scene, z + 1)
        scene.addItem(self.plate)
        scene.addItem(self.clock)
        self.notice = Notice("")
        self._ink: Ink | None = None

    def show(
        self, notice: Notice, band: QRectF, px: float, ink: Ink, *, share: float = SHARE
    ) -> None:
        """Show ``notice`` with text of ``px`` pixels in ``band``, on a plate ``share`` as high."""
        self.notice, self._ink = notice, ink
        strong = notice.strong
        least = PLATE if notice.buttons else LINE
        size = min(px * 1.12, band.height() * share / least) if strong else px
        high = min(band.height() * share, size * 3.1) if strong else size * 1.9
        pad = size * 1.2 if strong else 0.0
        ring = size * (1.9 if strong else 1.5) if notice.until is not None else 0.0
        aside = ring + size * 0.6 if ring and strong else 0.0
        gap = size * 0.7
        taken = sum(button_width(b, size * 0.9) + gap for b in notice.buttons)
        room = band.width() - 2 * pad - aside - taken
        font_of = letter_font if strong else text_font
        font = fitted(notice.text, font_of, size, room)
        wide = min(room, text_width(notice.text, font) + 2)
        box = QRectF(0, 0, round(wide + 2 * pad + aside + taken), round(high))
        box.moveCenter(band.center())
        if not strong:
            box.moveTop(round(max(band.top(), band.bottom() - high - size * 0.8)))
        palette = ink.palette

        def paint(painter: QPainter, rect: QRectF) -> None:
            if strong:
                with in_units(painter, rect, ink) as plate:
                    paint_panel(painter, plate, palette)
            inner = QRectF(rect.x() + pad + aside, rect.y(), wide + 2, rect.height())
            write(painter, inner, notice.text, font, palette.text if strong else palette.muted)

        self.plate.show_painted((notice.text, strong, size, aside, taken), box, ink, paint, BLEED)
        left = box.x() + pad if strong else box.x() - ring - size * 0.5
        self._ring = QRectF(left, box.center().y() - ring / 2, ring, ring)
        right = QRectF(box.right() - pad * 0.6 - taken, box.y(), taken, box.height())
        inset = (box.height() - size * BUTTON) / 2
        self.buttons.show(
            list(notice.buttons), right.adjusted(0, inset, 0, -inset), size * 0.9, ink
        )

    def tick(self, now: int) -> None:
        """Let the clock run to ``now`` ms."""
        left = self.notice.left(now)
        ink = self._ink
        if left is None or ink is None:
            self.clock.setVisible(False)
            return
        step = round(left * STEPS)

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_countdown(painter, rect, step / STEPS, ink.palette)

        self.clock.show_painted(("clock", step), self._ring, ink, paint, BLEED)
