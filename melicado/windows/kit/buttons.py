"""Buttons: a pill with words, a disc with an icon."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from melicado.drawing.chrome import paint_key_cap, paint_pill
from melicado.drawing.icons import paint_icon
from melicado.windows.kit.style import Style

HALO = 6
"""Pixels around a pill for its shadow and the ring of the focus."""


class PaintedButton(QAbstractButton):
    """A button that paints itself and knows whether the mouse is over it."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.style_ = Style()
        self.hovered = False

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self.style_ = style
        self.updateGeometry()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Glow under the mouse."""
        self.hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Stop glowing."""
        self.hovered = False
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isEnabled():
            self.click()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return self.sizeHint()

    @property
    def ringed(self) -> bool:
        """Whether the keyboard's focus is on it, and came from the keyboard."""
        window = self.window()
        return self.hasFocus() and bool(window.property("keyboard"))


class Pill(PaintedButton):
    """A raised button with words; ``big`` for the one thing to do on a page."""

    def __init__(
        self,
        text: str,
        *,
        tone: str = "neutral",
        icon: str = "",
        key: str = "",
        big: bool = False,
        wide: float = 0,
    ) -> None:
        super().__init__(text)
        self._tone, self._icon, self._key, self._big, self._wide = tone, icon, key, big, wide

    def set_tone(self, tone: str) -> None:
        """Another colour: the name of an action, or "neutral"."""
        self._tone = tone
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as its words, and at least ``wide`` units."""
        style = self.style_
        words = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        sides = style.text_px(22) * 2
        extra = style.text_px(32) if self._icon else 0
        cap = style.text_px(38) if self._key else 0
        width = max(words + sides + extra + cap, style.px(self._wide))
        return QSize(round(width) + 2 * HALO, self._height() + 2 * HALO)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill, its icon, words and key."""
        style = self.style_
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        paint_pill(
            painter,
            face,
            style.palette.action(self._tone),
            pressed=self.isDown(),
            hovered=self.hovered,
            enabled=self.isEnabled(),
            focused=self.ringed,
        )
        self._paint_words(painter, face.translated(0, 1.5 if self.isDown() else 0))
        painter.end()

    def _paint_words(self, painter: QPainter, face: QRectF) -> None:
        style, font = self.style_, self._font()
        ink = style.palette.text if self.isEnabled() else style.palette.muted
        words = QFontMetricsF(font).horizontalAdvance(self.text())
        side = style.text_px(24 if self._big else 20)
        gap = style.text_px(10)
        whole = words + (side + gap if self._icon else 0)
        cap = style.text_px(38) if self._key else 0
        left = face.left() + (face.width() - cap - whole) / 2
        if self._icon:
            box = QRectF(left, face.center().y() - side / 2, side, side)
            paint_icon(painter, self._icon, box, ink)
            left += side + gap
        painter.setFont(font)
        painter.setPen(ink)
        place = QRectF(left, face.top(), words + 2, face.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self._key:
            size = style.text_px(26)
            corner = QPointF(face.right() - size - style.text_px(14), face.center().y() - size / 2)
            paint_key_cap(painter, QRectF(corner.x(), corner.y(), size, size), self._key, ink)

    def _font(self) -> QFont:
        return self.style_.title(26 if self._big else 20)

    def _height(self) -> int:
        return self.style_.text_px(62 if self._big else 46)


class Disc(PaintedButton):
    """A round button with an icon; its words are for the tip and for those who listen."""

    def __init__(self, icon: str, text: str, *, units: float = 46, tone: str = "neutral") -> None:
        super().__init__(text)
        self._icon, self._units, self._tone = icon, units, tone
        self.setToolTip(text)

    def set_icon(self, icon: str, text: str) -> None:
        """Another icon, with what it means."""
        self._icon = icon
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def sizeHint(self) -> QSize:
        """A square with room for the shadow."""
        side = self.style_.px(self._units) + 2 * HALO
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the disc and its icon."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        palette = self.style_.palette
        paint_pill(
            painter,
            face,
            palette.action(self._tone),
            pressed=self.isDown(),
            hovered=self.hovered,
            enabled=self.isEnabled(),
            focused=self.ringed,
        )
        inset = face.width() * 0.26
        ink = palette.text if self.isEnabled() else palette.muted
        paint_icon(painter, self._icon, face.adjusted(inset, inset, -inset, -inset), ink)
        painter.end()
