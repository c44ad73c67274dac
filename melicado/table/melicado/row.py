"""The row's geometry: the boxes of its piles and places, and which place a point means.

Which place is meant depends on the row at rest, never on how it has opened up under a card: so
a card that hovers never makes the row tremble, and every pixel has one place.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from melicado.drawing.cards import ASPECT
from melicado.rules.melicado.cards import BACK, FRONT, Place, Where, gap, over
from melicado.table.melicado.layout import Layout

GAP_SHARE = 0.30
"""How much of a card, on both sides of a gap, means the gap."""
ABOVE, BELOW = 0.42, 0.30
"""How far above and below the row a card may be let go, over a card's height."""


@dataclass(frozen=True)
class RowBoxes:
    """The boxes of a row at rest, from left to right."""

    ids: tuple[int, ...]
    front: QRectF
    piles: tuple[QRectF, ...]
    back: QRectF
    band: QRectF
    """Where a card let go goes to a place of the row."""

    def has(self, place: Place) -> bool:
        """Whether the row has that place."""
        if place.where == Where.GAP:
            return (place.pile, place.after) in zip(self.ids, self.ids[1:], strict=False)
        return place.where in (Where.FRONT, Where.BACK) or place.pile in self.ids

    def box(self, place: Place) -> QRectF:
        """Where a card goes that is laid at ``place``."""
        if place.where == Where.FRONT:
            return self.front
        if place.where == Where.BACK:
            return self.back
        at = self.ids.index(place.pile) if place.pile in self.ids else 0
        box = self.piles[at]
        if place.where == Where.GAP and at + 1 < len(self.piles):
            step = (self.piles[at + 1].x() - box.x()) / 2
            return box.translated(step, 0)
        return box

    def place_at(self, point: QPointF, gaps: bool) -> Place | None:
        """The place that ``point`` means; ``gaps`` when cards may go between piles."""
        if not self.piles or not self.band.contains(point):
            return None
        x = point.x()
        if x < self.piles[0].left() - self._half_gap():
            return FRONT
        if x > self.piles[-1].right() + self._half_gap():
            return BACK
        for left, right, one, other in zip(
            self.piles, self.piles[1:], self.ids, self.ids[1:], strict=False
        ):
            middle = (left.right() + right.left()) / 2
            reach = left.width() * GAP_SHARE if gaps else 0.0
            if x < middle - reach:
                return over(one)
            if x < middle + reach:
                return gap(one, other)
        return over(self.ids[-1])

    def _half_gap(self) -> float:
        return max(2.0, (self.piles[0].left() - self.front.right()) / 2)

    def slot_at(self, x: float) -> int:
        """The pile's place in the row, from the left, nearest to ``x``."""
        return min(range(len(self.piles)), key=lambda i: abs(self.piles[i].center().x() - x))


def row_boxes(layout: Layout, ids: tuple[int, ...]) -> RowBoxes:
    """The boxes of a row of those piles: cards as large as fit, with a place at either end."""
    count = len(ids)
    pitch = min(layout.card * 1.125, layout.row.width() / (count + 2))
    width = max(4.0, min(layout.card, pitch / 1.125) // 4 * 4)
    height = width * ASPECT
    centre = layout.row.center()
    left = centre.x() - pitch * (count + 1) / 2 - width / 2

    def box(number: int) -> QRectF:
        return QRectF(left + number * pitch, centre.y() - height / 2, width, height)

    tall = layout.row.height()
    band = layout.row.adjusted(0, -ABOVE * tall, 0, BELOW * tall)
    piles = tuple(box(i + 1) for i in range(count))
    return RowBoxes(ids, box(0), piles, box(count + 1), band)
