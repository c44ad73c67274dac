"""Choosing: one of a few in a line, or one of many by stepping."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QWidget

from melicado.drawing.chrome import paint_focus, paint_pill
from melicado.drawing.shapes import rounded, translucent
from melicado.windows.kit.buttons import HALO, Disc, PaintedButton
from melicado.windows.kit.style import Style
from melicado.windows.kit.words import Words


class _Part(PaintedButton):
    """One value of a ``Choice`` or of ``Several``: raised when chosen, plain otherwise."""

    def __init__(self, text: str, *, alone: bool = True) -> None:
        super().__init__(text)
        self.setCheckable(True)
        self.setAutoExclusive(alone)

    def sizeHint(self) -> QSize:
        style = self.style_
        words = QFontMetricsF(style.title(16.5)).horizontalAdvance(self.text())
        return QSize(round(words) + 2 * style.text_px(15) + 4, style.text_px(38) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_, QPainter(self)
        face = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.isChecked():
            paint_pill(painter, face, style.palette.meli, hovered=self.hovered)
        painter.setFont(style.title(16.5))
        plain = style.palette.text if self.hovered else style.palette.muted
        painter.setPen(style.palette.text if self.isChecked() else plain)
        painter.drawText(face, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.ringed:
            paint_focus(painter, face.adjusted(4, 4, -4, -4), face.height() / 2 - 4)
        painter.end()


def paint_groove(widget: QWidget, style: Style) -> None:
    """The groove that values lie in, over all of ``widget``."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    groove = QRectF(widget.rect()).adjusted(1, 1, -1, -1)
    radius = groove.height() / 2
    painter.fillPath(rounded(groove, radius), translucent(style.palette.shadow, 0.38))
    painter.setPen(QPen(translucent(style.palette.text, 0.14), 1))
    painter.drawRoundedRect(groove, radius, radius)
    painter.end()


class Choice(QWidget):
    """A few values in a line, one of them chosen; the arrow keys go along it."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[tuple[Hashable, str]], value: Hashable, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._style = Style()
        self._values = [one for one, _ in values]
        self._group = QButtonGroup(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(2, 2, 2, 2)
        line.setSpacing(0)
        for number, (_, text) in enumerate(values):
            part = _Part(text)
            part.setAccessibleDescription(name)
            self._group.addButton(part, number)
            line.addWidget(part)
        self.set_value(value)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))

    @property
    def value(self) -> Hashable:
        """The value chosen."""
        return self._values[self._group.checkedId()]

    def set_value(self, value: Hashable) -> None:
        """Choose ``value``, or the first when it is not among them."""
        at = self._values.index(value) if value in self._values else 0
        self._group.button(at).setChecked(True)

    def part(self, value: Hashable) -> QWidget:
        """The button of ``value``; ValueError when there is none."""
        return self._group.button(self._values.index(value))

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove the values lie in."""
        paint_groove(self, self._style)


class Several(QWidget):
    """A few values in a line, any of them chosen, one at least."""

    chosen = Signal(object)

    def __init__(
        self, values: Sequence[tuple[Hashable, str]], now: Sequence[Hashable], name: str
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._style = Style()
        self._values = [one for one, _ in values]
        self._parts = [_Part(text, alone=False) for _, text in values]
        line = QHBoxLayout(self)
        line.setContentsMargins(2, 2, 2, 2)
        line.setSpacing(1)
        for value, part in zip(self._values, self._parts, strict=True):
            part.setAccessibleDescription(name)
            part.setChecked(value in now)
            part.clicked.connect(lambda _=False, part=part: self._clicked(part))
            line.addWidget(part)
        if not self.value:
            self._parts[0].setChecked(True)

    @property
    def value(self) -> tuple[Hashable, ...]:
        """The values chosen, in their order."""
        both = zip(self._values, self._parts, strict=True)
        return tuple(value for value, part in both if part.isChecked())

    def part(self, value: Hashable) -> QWidget:
        """The button of ``value``; ValueError when there is none."""
        return self._parts[self._values.index(value)]

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove the values lie in."""
        paint_groove(self, self._style)

    def _clicked(self, part: PaintedButton) -> None:
        if not self.value:
            part.setChecked(True)
        self.chosen.emit(self.value)


class Stepper(QWidget):
    """One of many values in order, with a button on each side; the arrow keys step too."""

    chosen = Signal(object)

    def __init__(
        self,
        values: Sequence[tuple[Hashable, str]],
        value: Hashable,
        name: str,
        less: str,
        more: str,
        *,
        small: bool = False,
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._values, self._small, self._at = list(values), small, 0
        self._style = Style()
        self._less, self._more = (
            Disc(icon, text, units=26 if small else 34)
            for icon, text in (("minus", less), ("plus", more))
        )
        for disc in (self._less, self._more):
            disc.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shown: QLabel = Words("", "label" if small else "heading", centred=True)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(0)
        for part in (self._less, self._shown, self._more):
            self._line.addWidget(part)
        self._less.clicked.connect(lambda: self._step(-1))
        self._more.clicked.connect(lambda: self._step(1))
        self.set_value(value)

    @property
    def value(self) -> Hashable:
        """The value chosen."""
        return self._values[self._at][0]

    def set_value(self, value: Hashable) -> None:
        """Choose ``value``, or the first when it is not among them."""
        self._at = next((i for i, (one, _) in enumerate(self._values) if one == value), 0)
        self._show()

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        metrics = QFontMetricsF(style.title(18 if self._small else 22))
        widest = max(metrics.horizontalAdvance(text) for _, text in self._values)
        self._shown.setFixedWidth(max(style.px(64), round(widest) + style.px(8)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrows."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_Minus: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Plus: 1,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._step(step)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring of the keyboard's focus."""
        if self.hasFocus() and self.window().property("keyboard"):
            painter = QPainter(self)
            inner = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
            paint_focus(painter, inner, inner.height() / 2)
            painter.end()

    def _step(self, by: int) -> None:
        at = min(max(self._at + by, 0), len(self._values) - 1)
        if at != self._at:
            self._at = at
            self._show()
            self.chosen.emit(self.value)

    def _show(self) -> None:
        self._shown.setText(self._values[self._at][1])
        self._less.setEnabled(self._at > 0)
        self._more.setEnabled(self._at < len(self._values) - 1)
        self.setAccessibleDescription(self._values[self._at][1])
