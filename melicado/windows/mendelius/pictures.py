"""Pictures of Mendelius on a page: people side by side, a hand, crosses."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

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
_SIGNS = {CROSS: 0.4, ARROW: 0.52, GAP: 0.3}
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
        across = QSizePolicy.Policy.Maximum if most else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """All of it, with room for the shadow."""
        width = self._card()
        high = width * (ASPECT + 0.22 + self._arc * 0.012)
        return QSize(round(self._long(self._most) + width * 0.24), round(high))

    def minimumSizeHint(self) -> QSize:
        """Never cut: cards that may overlap leave their corners to be seen."""
        if not self._most:
            return self.sizeHint()
        least = self._card() * (1.24 + 0.34 * len(self._parts))
        return QSize(round(min(least, self.sizeHint().width())), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards and signs."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._card()
        for part, x in self._places(self._room()):
            if isinstance(part, Shown):
                self._paint_card(painter, part, x + width * 0.62, width)
            else:
                self._paint_sign(painter, part, x + width * 0.12, width)
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

    def _room(self) -> float:
        """The units there are; 0 for as many as it takes."""
        if not self._most:
            return 0.0
        return min(self._most, (self.width() - self._card() * 0.24) / self._style.unit)

    def _places(self, most: float) -> list[tuple[Shown | str, float]]:
        """Where each part begins, from 0; cards overlap cards, never a sign."""
        width, pitch = self._card(), self._pitch(most)
        found: list[tuple[Shown | str, float]] = []
        x, after_card = 0.0, False
        for part in self._parts:
            card = isinstance(part, Shown)
            if after_card:
                x += pitch if card else width
            elif found:
                x += _SIGNS[str(found[-1][0])] * width
            found.append((part, x))
            after_card = card
        return found

    def _pitch(self, most: float) -> float:
        """From one card to the next one beside it."""
        width = self._card()
        cards = [isinstance(part, Shown) for part in self._parts]
        pairs = sum(1 for one, other in pairwise(cards) if one and other)
        if not most or not pairs:
            return width * 1.06
        signs = sum(_SIGNS[p] for p in self._parts if isinstance(p, str)) * width
        room = most * self._style.unit - signs - width * (sum(cards) - pairs)
        return min(width * 1.06, max(0.2 * width, room / pairs))

    def _long(self, most: float) -> float:
        places = self._places(most)
        return places[-1][1] + self._card() if places else 0.0
