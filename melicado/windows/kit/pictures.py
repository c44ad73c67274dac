"""Pictures on a page: a word in letter cards, a portrait."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from melicado.drawing.cards import ASPECT, MARGIN, CardLook, card_pixmap
from melicado.drawing.chrome import paint_focus
from melicado.drawing.faces import FACE_COUNT, ROBOT_COUNT, paint_face
from melicado.drawing.icons import paint_icon
from melicado.windows.kit.buttons import PaintedButton
from melicado.windows.kit.style import Style


class CardWord(QWidget):
    """Words written with letter cards, in a gentle arc; a space leaves a gap.

    ``looks`` are the cards from left to right, None for a space; ``units`` is a card's width.
    """

    def __init__(
        self, looks: tuple[CardLook | None, ...], units: float, name: str, arc: float = 0
    ) -> None:
        super().__init__()
        self._looks, self._units, self._arc = looks, units, arc
        self._style = Style()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        width = self._card()
        pitch = width * 1.08
        self.setFixedSize(
            round(pitch * self._places() + width * 0.3),
            round(width * (ASPECT + 0.3 + self._arc * 0.012)),
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards from left to right."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width, ratio = self._card(), self.devicePixelRatioF()
        middle = self._places() / 2
        at = 0.0
        for look in self._looks:
            if look is None:
                at += 0.45
                continue
            out = (at + 0.5 - middle) / max(middle, 1)
            centre = QPointF(
                self.width() / 2 + (at + 0.5 - middle) * width * 1.08,
                width * (ASPECT / 2 + 0.1) + out * out * self._arc * width * 0.012,
            )
            pixmap = card_pixmap(look, width, ratio, self._style.palette)
            painter.save()
            painter.translate(centre)
            painter.rotate(out * self._arc * 0.35)
            corner = QPointF(-width * (0.5 + MARGIN), -width * (ASPECT / 2 + MARGIN))
            painter.drawPixmap(corner, pixmap)
            painter.restore()
            at += 1
        painter.end()

    def _card(self) -> int:
        return max(8, self._style.px(self._units) // 4 * 4)

    def _places(self) -> float:
        return sum(1.0 if look else 0.45 for look in self._looks)


class Face(PaintedButton):
    """A portrait; a click shows the next one when ``choosing``."""

    changed = Signal(int)

    def __init__(
        self, look: int, robot: bool, text: str, *, units: float = 76, choosing: bool = True
    ) -> None:
        super().__init__(text)
        self.look, self._robot, self._units = look, robot, units
        self._choosing = choosing
        if choosing:
            self.setToolTip(text)
            self.clicked.connect(self._next)
        else:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.ArrowCursor)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """A square."""
        side = self.style_.px(self._units)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the portrait, and a hint that it can be changed."""
        painter = QPainter(self)
        centre = QRectF(self.rect()).center()
        radius = min(self.width(), self.height()) / 2 - 5
        palette = self.style_.palette
        paint_face(painter, centre, radius, self.look, palette, robot=self._robot)
        if self._choosing and self.hovered:
            badge = QRectF(0, 0, radius * 0.7, radius * 0.7)
            badge.moveCenter(centre + QPointF(radius * 0.68, radius * 0.68))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.neutral)
            painter.drawEllipse(badge)
            inner = badge.adjusted(radius * 0.16, radius * 0.16, -radius * 0.16, -radius * 0.16)
            paint_icon(painter, "undo", inner, palette.text)
        if self.ringed:
            ring = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            paint_focus(painter, ring, radius)
        painter.end()

    def _next(self) -> None:
        self.look = (self.look + 1) % (ROBOT_COUNT if self._robot else FACE_COUNT)
        self.update()
        self.changed.emit(self.look)
