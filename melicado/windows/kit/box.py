"""Parts side by side or one under the other, with gaps to scale."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from melicado.drawing.chrome import paint_panel, paint_sheet
from melicado.windows.kit.style import Style

Margins = tuple[float, float, float, float]
NONE: Margins = (0, 0, 0, 0)


class Box(QWidget):
    """Parts in a line; None among them is a gap that takes what is left."""

    direction = QBoxLayout.Direction.LeftToRight

    def __init__(
        self,
        parts: Sequence[QWidget | None] = (),
        gap: float = 12,
        margins: Margins = NONE,
        align: Qt.AlignmentFlag | None = None,
    ) -> None:
        super().__init__()
        self._gap, self._margins = gap, margins
        self.lines = QBoxLayout(self.direction, self)
        for part in parts:
            self.add(part, align)

    def add(self, part: QWidget | None, align: Qt.AlignmentFlag | None = None) -> None:
        """Put a part at the end, or with None a gap that stretches."""
        if part is None:
            self.lines.addStretch(1)
        elif align is None:
            self.lines.addWidget(part)
        else:
            self.lines.addWidget(part, 0, align)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self.lines.setSpacing(style.px(self._gap))
        self.lines.setContentsMargins(*(style.px(m) for m in self._margins))


class Row(Box):
    """Parts side by side."""


class Column(Box):
    """Parts one under the other."""

    direction = QBoxLayout.Direction.TopToBottom


class Plate(Column):
    """A column on a see-through plate."""

    def __init__(
        self,
        parts: Sequence[QWidget | None] = (),
        gap: float = 10,
        margins: Margins = (22, 18, 22, 18),
        align: Qt.AlignmentFlag | None = None,
    ) -> None:
        super().__init__(parts, gap, margins, align)
        self._style = Style()

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        super().restyle(style)
        self._style = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate under its parts."""
        painter = QPainter(self)
        paint_panel(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._style.palette)
        painter.end()


class Sheet(Plate):
    """A column on an opaque sheet with a shadow, above everything else."""

    SHADOW = 24

    def __init__(
        self,
        parts: Sequence[QWidget | None] = (),
        gap: float = 14,
        margins: Margins = (58, 50, 58, 50),
        align: Qt.AlignmentFlag | None = None,
    ) -> None:
        super().__init__(parts, gap, margins, align)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet; its shadow lies inside the margins."""
        painter = QPainter(self)
        edge = self.SHADOW
        inner = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        paint_sheet(painter, inner, self._style.palette)
        painter.end()
