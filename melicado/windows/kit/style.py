"""One look for every page: colours and sizes, measured on a sheet of 1280 by 800 units."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from melicado.drawing.fonts import letter_font, text_font
from melicado.drawing.palette import LIGHT, Palette

SHEET_WIDTH, SHEET_HEIGHT = 1280, 800
SMALLEST, LARGEST = 0.6, 3.5


@dataclass(frozen=True)
class Style:
    """The colours, how many pixels a unit of the sheet is, and how much larger text is."""

    palette: Palette = LIGHT
    unit: float = 1.0
    text_scale: float = 1.0

    def px(self, units: float) -> int:
        """So many units in whole pixels."""
        return round(units * self.unit)

    def text_px(self, units: float) -> int:
        """So many units of text in whole pixels: they grow with the size people chose."""
        return max(8, round(units * self.unit * self.text_scale))

    def title(self, units: float) -> QFont:
        """The font of titles and buttons."""
        return letter_font(self.text_px(units))

    def text(self, units: float, bold: bool = False) -> QFont:
        """The font of sentences and figures."""
        return text_font(self.text_px(units), bold)


def unit_for(width: int, height: int) -> float:
    """How many pixels a unit is in a window of that size."""
    return min(max(min(width / SHEET_WIDTH, height / SHEET_HEIGHT), SMALLEST), LARGEST)


@runtime_checkable
class Styled(Protocol):
    """A widget that takes its look from a ``Style``."""

    def restyle(self, style: Style) -> None:
        """Take on that look."""
        ...


def restyle(root: QWidget, style: Style) -> None:
    """Give ``style`` to every part of ``root``, outer parts first."""
    for part in root.findChildren(QWidget):
        if isinstance(part, Styled):
            part.restyle(style)
