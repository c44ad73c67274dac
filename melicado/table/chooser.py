"""A sheet of letters to choose from, by mouse, finger or keyboard."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.chrome import paint_focus, paint_sheet
from melicado.drawing.fonts import letter_font, text_font
from melicado.drawing.shapes import rounded, translucent
from melicado.table.items import Ink, Painted, in_units
from melicado.table.lettering import fitted, text_width, write

PER_ROW = 9
TILE, GAP, PAD, TITLE = 50.0, 8.0, 16.0, 30.0
BLEED = 26.0


@dataclass(frozen=True)
class Choice:
    """What is asked: a title, the letters, what to do with the one chosen or with none."""

    title: str
    letters: tuple[str, ...]
    pick: Callable[[str], None]
    cancel: Callable[[], None]


class Chooser:
    """One open choice at a time."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.scene = scene
        self.sheet = Painted(z)
        self.sheet.setVisible(False)
        scene.addItem(self.sheet)
        self.tiles: list[Painted] = []
        self.choice: Choice | None = None
        self.current = 0
        self._z = z

    @property
    def open(self) -> bool:
        """Whether a choice is asked."""
        return self.choice is not None

    def ask(self, choice: Choice) -> None:
        """Ask; what was asked before is cancelled. ``lay`` then shows it."""
        self.close()
        self.choice = choice
        self.current = 0

    def close(self) -> None:
        """Put the sheet away without an answer."""
        self.choice = None
        self.sheet.setVisible(False)
        for tile in self.tiles:
            self.scene.removeItem(tile)
        self.tiles = []

    def cancel(self) -> None:
        """Answer with no letter."""
        choice = self.choice
        self.close()
        if choice is not None:
            choice.cancel()

    def pick(self, number: int) -> None:
        """Answer with the ``number``-th letter."""
        choice = self.choice
        if choice is None or not 0 <= number < len(choice.letters):
            return
        self.close()
        choice.pick(choice.letters[number])

    def pick_letter(self, letter: str) -> bool:
        """Answer with that letter if it is offered."""
        if self.choice is None or letter not in self.choice.letters:
            return False
        self.pick(self.choice.letters.index(letter))
        return True

    def move(self, across: int, down: int) -> None:
        """Move the keyboard's ring over the letters."""
        if self.choice is not None:
            wanted = self.current + across + down * PER_ROW
            if 0 <= wanted < len(self.choice.letters):
                self.current = wanted

    def at(self, point: QPointF) -> int | None:
        """The letter under ``point``."""
        for number, tile in enumerate(self.tiles):
            if tile.box.adjusted(-4, -4, 4, 4).contains(point):
                return number
        return None

    def lay(self, anchor: QRectF, bounds: QRectF, u: float, text: float, ink: Ink) -> None:
        """Show the sheet under ``anchor``, inside ``bounds``."""
        choice = self.choice
        if choice is None:
            return
        letters: Sequence[str] = choice.letters
        columns = min(PER_ROW, len(letters))
        rows = math.ceil(len(letters) / PER_ROW)
        title_px = 16 * text
        title_font = fitted(choice.title, text_font, title_px, bounds.width() * 0.8)
        tiles_wide = (columns * (TILE + GAP) - GAP) * u
        inner = max(tiles_wide, text_width(choice.title, title_font) + 2)
        title_high = TITLE * u * max(1.0, text / u)
        width = inner + 2 * PAD * u
        height = title_high + (rows * (TILE + GAP) - GAP + 1.6 * PAD) * u
        x = min(max(anchor.center().x() - width / 2, bounds.left()), bounds.right() - width)
        y = min(anchor.bottom() + 14 * u, bounds.bottom() - height)
        box = QRectF(round(x), round(y), round(width), round(height))
        palette = ink.palette

        def paint(painter: QPainter, rect: QRectF) -> None:
            with in_units(painter, rect, ink) as sheet:
                paint_sheet(painter, sheet, palette)
            head = QRectF(rect.x(), rect.y() + 0.3 * PAD * u, rect.width(), title_high)
            write(painter, head, choice.title, title_font, palette.sheet_muted)

        self.sheet.show_painted(("sheet", choice.title, title_px), box, ink, paint, BLEED)
        left = box.center().x() - tiles_wide / 2
        top = box.y() + title_high + 0.5 * PAD * u
        self._lay_tiles(letters, QPointF(left, top), u, ink)

    def _lay_tiles(self, letters: Sequence[str], corner: QPointF, u: float, ink: Ink) -> None:
        while len(self.tiles) < len(letters):
            self.tiles.append(Painted(self._z + 1))
            self.scene.addItem(self.tiles[-1])
        for number, letter in enumerate(letters):
            row, column = divmod(number, PER_ROW)
            step = (TILE + GAP) * u
            box = QRectF(
                corner.x() + column * step, corner.y() + row * step, TILE * u, TILE * u
            ).toRect()
            on = number == self.current
            self.tiles[number].show_painted(
                ("tile", letter, on), QRectF(box), ink, _tile_painter(letter, on, ink), 6
            )


def _tile_painter(letter: str, on: bool, ink: Ink) -> Callable[[QPainter, QRectF], None]:
    palette = ink.palette

    def paint(painter: QPainter, rect: QRectF) -> None:
        radius = rect.width() * 0.18
        fill = palette.meli if on else translucent(palette.sheet_text, 0.08)
        painter.fillPath(rounded(rect, radius), fill)
        if on:
            with in_units(painter, rect.adjusted(2, 2, -2, -2), ink) as tile:
                paint_focus(painter, tile, tile.width() * 0.18)
        colour = palette.mark if on else palette.sheet_text
        write(painter, rect, letter, letter_font(rect.height() * 0.52), colour)

    return paint
