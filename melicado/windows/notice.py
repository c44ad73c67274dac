"""A sentence that comes over the page and goes by itself, or at a click."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from melicado.drawing.palette import Palette
from melicado.drawing.shapes import rounded, soft_shadow, translucent
from melicado.windows.kit.style import Style, unit_for

SHOWN_MS = 9_000
_HALO = 14


class Notice(QWidget):
    """One sentence at the foot of its parent; another takes its place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._text = ""
        self._style = Style()
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """What it says, or said last."""
        return self._text

    def say(self, sentence: str) -> None:
        """Show ``sentence`` for a while."""
        self._text = sentence
        self.setAccessibleName(sentence)
        self.place()
        self.show()
        self.raise_()
        self._timer.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def dress(self, palette: Palette, text_scale: float) -> None:
        """Take on colours and a size of text."""
        parent = self._over
        unit = unit_for(parent.width(), parent.height())
        self._style = Style(palette, unit, text_scale)
        self.place()

    def place(self) -> None:
        """Lie at the foot of the parent, as high as the sentence needs."""
        parent, style = self._over, self._style
        metrics = QFontMetrics(style.text(18))
        side = style.text_px(22)
        widest = min(parent.width() - 2 * side, style.text_px(820))
        box = metrics.boundingRect(
            0, 0, widest - 2 * side, 10_000, int(Qt.TextFlag.TextWordWrap), self._text
        )
        width = box.width() + 2 * side + 2 * _HALO + 2
        height = box.height() + style.text_px(24) + 2 * _HALO
        left = (parent.width() - width) // 2
        self.setGeometry(left, parent.height() - height - style.px(16), width, height)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go at a click."""
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate and the sentence."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._style.palette
        plate = QRectF(self.rect()).adjusted(_HALO, _HALO, -_HALO, -_HALO)
        radius = min(plate.height() / 2, 22)
        soft_shadow(painter, plate.translated(0, 3), radius, 10, translucent(palette.shadow, 0.5))
        painter.fillPath(rounded(plate, radius), palette.sheet)
        painter.setPen(QPen(translucent(palette.gold, 0.9), 2))
        painter.drawRoundedRect(plate, radius, radius)
        painter.setFont(self._style.text(18))
        painter.setPen(palette.sheet_text)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        side = self._style.text_px(20)
        painter.drawText(plate.adjusted(side, 0, -side, 0), int(flags), self._text)
        painter.end()
