"""Parts of the pages for the network: fields to write in, a row of choices with its words."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QWidget

from melicado.drawing.shapes import blend, rounded
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.style import Style
from melicado.windows.kit.words import Words


class Field(QLineEdit):
    """A line to write on, at least ``units`` wide."""

    def __init__(
        self, text: str, name: str, hint: str, longest: int, *, units: float = 240
    ) -> None:
        super().__init__(text)
        self._units = units
        self.setMaxLength(longest)
        self.setPlaceholderText(hint)
        self.setAccessibleName(name)
        self.setFrame(False)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self.setFont(style.title(19))
        self.setMinimumWidth(style.px(self._units))
        ink, rim = style.palette.text, QColor(style.palette.text)
        self.setStyleSheet(
            f"QLineEdit{{background:rgba(0,0,0,60);color:{ink.name()};border:none;"
            f"border-bottom:2px solid rgba({rim.red()},{rim.green()},{rim.blue()},110);"
            f"border-radius:{style.px(8)}px;padding:{style.px(6)}px {style.px(10)}px}}"
            f"QLineEdit:focus{{border-bottom-color:{style.palette.gold.name()}}}"
        )
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.PlaceholderText, style.palette.muted)
        self.setPalette(colours)


class Floating(Plate):
    """A plate that, where it is ``floating`` over a table, hides what is under it."""

    def __init__(self, parts: Sequence[QWidget | None], floating: bool) -> None:
        self._floating = floating
        super().__init__(parts, gap=4, margins=(16, 14, 16, 14))

    def paintEvent(self, event: QPaintEvent) -> None:
        """See ``Plate``."""
        if self._floating:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            palette = self._style.palette
            fill = blend(palette.felt_middle, palette.shadow, 0.3)
            painter.fillPath(rounded(face, 22), fill)
            painter.end()
        super().paintEvent(event)


class Large(Words):
    """A word to be read across the room, such as a code."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "title", gold=True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        super().restyle(style)
        self.setFont(style.title(46))


def labelled(title: str, line: str, part: QWidget) -> Row:
    """A choice with its name and one line of help at its left."""
    words = Column([None, Words(title, "strong"), Words(line, "muted", wrap=True), None], gap=0)
    row = Row([words, part], gap=14)
    row.lines.setStretch(0, 1)
    row.lines.setAlignment(part, Qt.AlignmentFlag.AlignVCenter)
    return row
