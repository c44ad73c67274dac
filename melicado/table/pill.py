"""The pill that speaks: what a card would make, why one came back, what the others do."""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.fonts import letter_font, text_font
from melicado.drawing.icons import paint_icon
from melicado.drawing.palette import Palette
from melicado.drawing.shapes import blend, rounded, soft_shadow, translucent
from melicado.table.items import Ink, Painted
from melicado.table.lettering import fitted, text_width, write

Kind = Literal["info", "fault", "good", "word", "right", "wrong"]

SPEAK_MS = 3500
"""How long a sentence stays."""
PER_LETTER_MS = 45
BLEED = 8.0


class Pill(QObject):
    """One line on a dark round-ended plate; a preview goes before a sentence."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        super().__init__(scene)  # its clock ends with the scene
        self.item = Painted(z)
        scene.addItem(self.item)
        self.heard: Callable[[str, Kind], None] = lambda text, kind: None
        """Told every sentence, for those who listen."""
        self.preview: tuple[str, Kind] | None = None
        self.said: tuple[str, Kind] | None = None
        self._band, self._px = QRectF(), 16.0
        self._ink: Ink | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hush)

    @property
    def shown(self) -> tuple[str, Kind] | None:
        """What it says now."""
        return self.preview or self.said

    def lay(self, band: QRectF, px: float, ink: Ink) -> None:
        """Put the pill in the middle of ``band``."""
        self._band, self._px, self._ink = band, px, ink
        self._show()

    def say(self, text: str, kind: Kind) -> None:
        """A sentence, for as long as it takes to read it."""
        self.said = (text, kind) if text else None
        self._timer.start(SPEAK_MS + PER_LETTER_MS * len(text))
        self._show()
        if text:
            self.heard(text, kind)

    def hush(self) -> None:
        """The sentence goes."""
        self.said = None
        self._timer.stop()
        self._show()

    def set_preview(self, text: str, kind: Kind = "word") -> None:
        """What the card held would make; an empty text ends it."""
        wanted: tuple[str, Kind] | None = (text, kind) if text else None
        if wanted != self.preview:
            self.preview = wanted
            self._show()

    def _show(self) -> None:
        ink, shown = self._ink, self.shown
        if shown is None or ink is None:
            self.item.setVisible(False)
            return
        text, kind = shown
        word = kind in ("word", "right", "wrong")
        font_of = letter_font if word else text_font
        px = self._px * (1.15 if word else 1.0)
        icon = {"fault": "cross", "good": "check", "right": "check", "wrong": "cross"}.get(kind, "")
        aside = px * (1.5 if icon else 0.0)
        spread = px * 0.16 * len(text) if word else 0.0
        font = fitted(text, font_of, px, self._band.width() - px * 3 - aside - spread)
        if word:
            font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, px * 0.16)
        width = min(self._band.width(), text_width(text, font) + px * 3 + aside)
        box = QRectF(0, 0, round(width), round(self._band.height()))
        box.moveCenter(self._band.center())
        palette = ink.palette

        def paint(painter: QPainter, rect: QRectF) -> None:
            _paint_plate(painter, rect, kind, palette)
            inner = rect.adjusted(px * 1.4, 0, -px * 1.4, 0)
            if icon:
                side = px * 1.15
                place = QRectF(inner.x(), inner.center().y() - side / 2, side, side)
                paint_icon(painter, icon, place, _tone(kind, palette))
                inner.setLeft(inner.left() + aside)
            write(painter, inner, text, font, palette.text)

        self.item.show_painted((text, kind, px), box, ink, paint, BLEED)


def _tone(kind: Kind, palette: Palette) -> QColor:
    if kind in ("fault", "wrong"):
        return blend(palette.danger, palette.text, 0.35)
    return blend(palette.ok, palette.text, 0.25)


def _paint_plate(painter: QPainter, rect: QRectF, kind: Kind, palette: Palette) -> None:
    radius = rect.height() / 2
    soft_shadow(
        painter,
        rect.translated(0, radius * 0.09),
        radius,
        radius * 0.22,
        translucent(palette.shadow, 0.4),
    )
    fill = blend(palette.shadow, palette.felt_edge, 0.35)
    if kind in ("fault", "wrong"):
        fill = blend(fill, palette.danger, 0.34)
    elif kind in ("good", "right"):
        fill = blend(fill, palette.ok, 0.22)
    painter.fillPath(rounded(rect, radius), translucent(fill, 0.88))
