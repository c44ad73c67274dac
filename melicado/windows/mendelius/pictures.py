"""Pictures of Mendelius on a page: people side by side, a hand, crosses."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from melicado.drawing.cards import ASPECT, MARGIN
from melicado.drawing.fonts import letter_font
from melicado.drawing.people import mendelius_back_pixmap, person_pixmap
from melicado.texts.mendelius import card_name, person_name
from melicado.windows.kit.style import Style

CROSS, ARROW, GAP = "×", "→", " "
"""Signs that may stand between cards."""
_SIGNS = {CROSS: 0.42, ARROW: 0.55, GAP: 0.34}
"""The room a sign takes, in widths of a card."""


@dataclass(frozen=True)
class Shown:
    """A card as it is shown: a kind of person, for whom it stands, its points on a coin."""

    kind: str
    stands_for: str = ""
    points: int | None = None


BACK = Shown("")


class People(QWidget):
    """Cards and signs from left to right, in a gentle arc; they overlap beyond ``most`` units.

    ``units`` is a card's width.
    """

    def __init__(
        self,
        parts: Sequence[Shown | str],
        units: float,
        *,
        arc: float = 0,
        most: float = 0,
        labels: bool = True,
        sign_on_sheet: bool = False,
    ) -> None:
        super().__init__()
        self._parts, self._units = tuple(parts), units
        self._arc, self._most, self._labels, self._on_sheet = arc, most, labels, sign_on_sheet
        self._style = Style()
        cards = (p for p in self._parts if isinstance(p, Shown) and p.kind)
        self.setAccessibleName(", ".join(card_name(card.kind) for card in cards))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """All of it, with room for the shadow."""
        width = self._card()
        high = width * (ASPECT + 0.22 + self._arc * 0.012)
        return QSize(round(self._long() + width * 0.24), round(high))

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards and signs."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, pitch = self._card(), self._pitch()
        x = width * 0.12
        for part in self._parts:
            if isinstance(part, Shown):
                self._paint_card(painter, part, x + width / 2, width)
                x += pitch
            else:
                self._paint_sign(painter, part, x - (pitch - width), width)
                x += _SIGNS[part] * width
        painter.end()

    def _paint_card(self, painter: QPainter, card: Shown, x: float, width: int) -> None:
        palette, ratio = self._style.palette, self.devicePixelRatioF()
        if card.kind:
            label = person_name(card.kind) if self._labels else ""
            pixmap = person_pixmap(
                card.kind,
                width,
                ratio,
                palette,
                label=label,
                points=card.points,
                stands_for=card.stands_for,
            )
        else:
            pixmap = mendelius_back_pixmap(width, ratio, palette)
        middle = self.sizeHint().width() / 2
        out = (x - middle) / max(middle, 1)
        y = width * (ASPECT / 2 + 0.09) + out * out * self._arc * width * 0.012
        painter.save()
        painter.translate(QPointF(x, y))
        painter.rotate(out * self._arc * 0.35)
        painter.drawPixmap(QPointF(-width * (0.5 + MARGIN), -width * (ASPECT / 2 + MARGIN)), pixmap)
        painter.restore()

    def _paint_sign(self, painter: QPainter, sign: str, x: float, width: int) -> None:
        if sign == GAP:
            return
        palette = self._style.palette
        painter.setFont(letter_font(width * 0.36))
        painter.setPen(palette.sheet_muted if self._on_sheet else palette.gold)
        room = _SIGNS[sign] * width
        place = QRectF(x, width * 0.09, room, width * ASPECT)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, sign)

    def _card(self) -> int:
        return max(8, self._style.px(self._units) // 4 * 4)

    def _signs(self) -> float:
        return sum(_SIGNS[p] for p in self._parts if isinstance(p, str)) * self._card()

    def _count(self) -> int:
        return sum(1 for p in self._parts if isinstance(p, Shown))

    def _pitch(self) -> float:
        width = self._card()
        pitch = width * 1.06
        if self._most and self._count() > 1:
            room = self._style.px(self._most) - width - self._signs()
            pitch = min(pitch, room / (self._count() - 1))
        return pitch

    def _long(self) -> float:
        return self._pitch() * max(0, self._count() - 1) + self._card() + self._signs()
