"""The row's geometry: the boxes of its piles and places, and which place a point means.

Which place is meant depends on the row at rest, never on how it has opened up under a card: so
a card that hovers never makes the row tremble, and every pixel has one place. Under each pile of
the row hangs its branch (MC-28), each card over the lower edge of the one above.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from melicado.drawing.cards import ASPECT
from melicado.rules.melicado.cards import BACK, FRONT, Place, Where, below, gap, over
from melicado.rules.melicado.lines import ROW
from melicado.table.melicado.layout import Layout

GAP_SHARE = 0.30
"""How much of a card, on both sides of a gap, means the gap."""
ABOVE, BELOW = 0.42, 0.30
"""How far above and below the row a card may be let go, over a card's height."""
STEP = 0.76
"""From one card of a branch to the next, over a card's height: each letter shows whole."""
LAST = (1 + STEP) / 2
"""How much of the last card of a branch means that card; the rest means the place below."""
PITCH, DEEP_PITCH = 1.125, 1.2
"""From one card of the row to the next, over a card's width."""
RISE, HIGHEST = 0.3, 0.35
"""The share of the free height that stays above a row with branches, over a card at most."""


@dataclass(frozen=True)
class Column:
    """A pile of the row and the branch below it, from top to bottom; ``free`` is below them."""

    ids: tuple[int, ...]
    boxes: tuple[QRectF, ...]
    free: QRectF

    @property
    def stem(self) -> int:
        """The pile of the row."""
        return self.ids[0]

    def place_at(self, y: float) -> Place:
        """The place at that height: each card as far as it is seen, then the place below."""
        for pile, covering in zip(self.ids, self.boxes[1:], strict=False):
            if y < covering.top():
                return over(pile)
        last = self.boxes[-1]
        if y < last.top() + LAST * last.height():
            return over(self.ids[-1])
        return below(self.stem)


@dataclass(frozen=True)
class RowBoxes:
    """The boxes of a row at rest, from left to right, with all that hangs below it."""

    front: QRectF
    columns: tuple[Column, ...]
    back: QRectF
    band: QRectF
    """Where a card let go goes to a place of the row."""
    deep: bool = False
    """Whether cards may go below the row."""

    @property
    def ids(self) -> tuple[int, ...]:
        """The piles of the row."""
        return tuple(column.stem for column in self.columns)

    @property
    def piles(self) -> tuple[QRectF, ...]:
        """The boxes of the piles of the row."""
        return tuple(column.boxes[0] for column in self.columns)

    def each(self) -> Iterator[tuple[int, QRectF]]:
        """Every pile with its box: the row, then branch after branch, each from the top."""
        yield from zip(self.ids, self.piles, strict=True)
        for column in self.columns:
            yield from zip(column.ids[1:], column.boxes[1:], strict=True)

    def line(self, line: int) -> tuple[tuple[int, QRectF], ...]:
        """The piles of the row, or of the branch below the stem ``line`` with the stem first."""
        column = next((c for c in self.columns if c.stem == line), None)
        if column is None:
            return tuple(zip(self.ids, self.piles, strict=True))
        return tuple(zip(column.ids, column.boxes, strict=True))

    def has(self, place: Place) -> bool:
        """Whether the row has that place."""
        if place.where == Where.GAP:
            return (place.pile, place.after) in zip(self.ids, self.ids[1:], strict=False)
        if place.where == Where.BELOW:
            return self.deep and place.pile in self.ids
        return place.where in (Where.FRONT, Where.BACK) or place.pile in dict(self.each())

    def box(self, place: Place) -> QRectF:
        """Where a card goes that is laid at ``place``."""
        if place.where == Where.FRONT:
            return self.front
        if place.where == Where.BACK:
            return self.back
        if place.where == Where.BELOW:
            return next((c.free for c in self.columns if c.stem == place.pile), self.front)
        box = dict(self.each()).get(place.pile, self.piles[0])
        if place.where == Where.GAP and place.after in self.ids:
            step = (self.piles[self.ids.index(place.after)].x() - box.x()) / 2
            return box.translated(step, 0)
        return box

    def place_at(self, point: QPointF, gaps: bool) -> Place | None:
        """The place that ``point`` means; ``gaps`` when cards may go between piles."""
        if not self.columns or not self.band.contains(point):
            return None
        across = self._across(point.x(), gaps)
        if not self.deep:
            return across
        if across.where == Where.OVER:
            return self.columns[self.ids.index(across.pile)].place_at(point.y())
        beside = self.front.bottom() + BELOW * self.front.height()
        return across if point.y() < beside else None

    def _across(self, x: float, gaps: bool) -> Place:
        """The end, the gap or the pile of the row at that distance from the left."""
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

    def pile_at(self, point: QPointF) -> int | None:
        """The pile whose card is seen at ``point``."""
        seen = [pile for pile, box in self.each() if box.contains(point)]
        return seen[-1] if seen else None

    def next_place(
        self, places: Sequence[Place], here: Place, across: int, down: int
    ) -> Place | None:
        """Of ``places`` the nearest one that way from ``here``: to a side, or up or down."""
        at = self.box(here).center()

        def away(place: Place) -> tuple[float, float]:
            there = self.box(place).center()
            way = (there.x() - at.x()) * across or (there.y() - at.y()) * down
            beside = abs(there.y() - at.y()) if across else abs(there.x() - at.x())
            return way, beside

        far = self.front.width() / 4
        ahead = [p for p in places if away(p)[0] > 0 and (across or away(p)[1] < far)]
        return min(ahead, key=away, default=None)

    def slot_at(self, point: QPointF, line: int = ROW) -> int:
        """The place in that line, from its beginning, nearest to ``point``."""
        boxes = [box.center() for _, box in self.line(line)]
        if line in self.ids:
            return min(range(len(boxes)), key=lambda i: abs(boxes[i].y() - point.y()))
        return min(range(len(boxes)), key=lambda i: abs(boxes[i].x() - point.x()))


def row_boxes(
    layout: Layout, ids: tuple[int, ...], branches: Mapping[int, tuple[int, ...]] | None = None
) -> RowBoxes:
    """The boxes of a row of those piles: cards as large as fit, with a place at either end.

    ``branches`` are the piles below each stem, from top to bottom; on a deep layout there is a
    place below each of them, and below each pile without one.
    """
    hung, zone = branches or {}, layout.row
    deepest = max((len(piles) for piles in hung.values()), default=0)
    steps = STEP * (deepest + 1) if layout.deep else 0.0
    share = DEEP_PITCH if layout.deep else PITCH
    count = len(ids)
    room = zone.width() / (count + 2)
    high = zone.height() / ((1 + steps) * ASPECT)
    width = max(4.0, min(layout.card, room / PITCH, high) // 4 * 4)
    pitch = min(width * share, room) if layout.deep else min(layout.card * share, room)
    height = width * ASPECT
    left = zone.center().x() - pitch * (count + 1) / 2 - width / 2
    top = zone.center().y() - height / 2
    if layout.deep:
        free = (zone.height() - height * (1 + steps)) * RISE
        top = zone.top() + min(free, height * HIGHEST)

    def box(number: int, down: int = 0) -> QRectF:
        return QRectF(left + number * pitch, top + down * STEP * height, width, height)

    def column(number: int, pile: int) -> Column:
        piles = (pile, *hung.get(pile, ()))
        boxes = tuple(box(number, down) for down in range(len(piles)))
        return Column(piles, boxes, box(number, len(piles)))

    band = zone
    if not layout.deep:
        band = zone.adjusted(0, -ABOVE * zone.height(), 0, BELOW * zone.height())
    columns = tuple(column(number, pile) for number, pile in enumerate(ids, 1))
    return RowBoxes(box(0), columns, box(count + 1), band, layout.deep)
