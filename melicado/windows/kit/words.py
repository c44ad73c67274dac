"""Words on the felt or on a sheet."""

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from melicado.windows.kit.style import Style

Role = Literal["title", "heading", "text", "muted", "strong", "label", "lead"]
_UNITS: dict[Role, float] = {
    "title": 34,
    "heading": 22,
    "text": 18,
    "muted": 15.5,
    "strong": 18,
    "label": 18,
    "lead": 22,
}
_LETTERED = frozenset({"title", "heading", "label"})


class Words(QLabel):
    """A text in one of a few roles; it wraps where ``wrap`` says so, at ``wide`` units of text."""

    def __init__(
        self,
        text: str = "",
        role: Role = "text",
        *,
        on_sheet: bool = False,
        wrap: bool = False,
        gold: bool = False,
        centred: bool = False,
        wide: float = 0,
    ) -> None:
        super().__init__(text)
        self._role: Role = role
        self._on_sheet, self._gold, self._wide = on_sheet, gold, wide
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if wrap:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        if centred:
            self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        units = _UNITS[self._role]
        if self._role in _LETTERED:
            self.setFont(style.title(units))
        else:
            self.setFont(style.text(units, bold=self._role == "strong"))
        if self._wide:
            wide = style.text_px(self._wide)
            self.setFixedSize(wide, self.heightForWidth(wide))
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, self._colour(style))
        self.setPalette(colours)

    def _colour(self, style: Style) -> QColor:
        palette = style.palette
        if self._gold:
            return palette.gold
        quiet = self._role == "muted"
        if self._on_sheet:
            return palette.sheet_muted if quiet else palette.sheet_text
        return palette.muted if quiet else palette.text


class Space(QWidget):
    """Nothing, so many units wide and high."""

    def __init__(self, units: float) -> None:
        super().__init__()
        self._units = units

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        side = style.px(self._units)
        self.setFixedSize(side, side)
