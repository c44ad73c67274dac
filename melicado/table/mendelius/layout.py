"""Where everything lies on the table of Mendelius, for any size of window.

As for its sibling, a sheet of 1280 by 800 units, or larger in one direction; one unit is ``u``
pixels. Rectangles are in pixels of the view.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from melicado.drawing.cards import ASPECT
from melicado.table.mendelius.frame import Frame
from melicado.table.pose import Pose

SHEET_WIDTH, SHEET_HEIGHT = 1280.0, 800.0
CARD = 108.0
PILE = 104.0
WORK_CARD = 92.0
EDGE = 24.0
ASIDE = 150.0
"""Free width on both sides of the seats, for the buttons in the corners."""
WORK_ASIDE = 196.0
"""Free width on both sides of the crosses, for the stock and the discards."""
SMALL_TEXT = 0.88
"""On small screens text stays larger than the rest."""
HAND_HALF = 425.0
FAN_ANGLE = 5.5
FAN_DROP = 12.0
CAPTION = 44.0
"""The height of a cross's two lines of words."""
COUPLE_GAP, CHILD_GAP, ROW_GAP, BLOCK_GAP, STEP_GAP = 30.0, 8.0, 22.0, 54.0, 34.0


@dataclass(frozen=True)
class Layout:
    """The places of a window of ``width`` by ``height`` pixels."""

    width: float
    height: float
    u: float
    text: float
    """Pixels of a unit of text, with the chosen size of text."""
    mirrored: bool
    card: float
    work_card: float
    seats: tuple[QRectF, ...]
    me: QRectF
    pause: QRectF
    why: QRectF
    ask: QRectF
    stock: QRectF
    stock_note: QRectF
    discards: QRectF
    discards_note: QRectF
    never: QRectF
    work: QRectF
    notice: QRectF
    bar: QRectF
    hand: QRectF
    tools: tuple[QRectF, ...]

    @property
    def bounds(self) -> QRectF:
        """The whole view."""
        return QRectF(0, 0, self.width, self.height)

    def seat_pose(self, place: int) -> Pose:
        """A card in the hand of the ``place``-th other seat, small."""
        rect = self.seats[place]
        return Pose(rect.center().x(), rect.center().y(), round(self.card * 0.4), 0, 300, 0.0)


def make_layout(
    width: float,
    height: float,
    others: int,
    text_scale: float = 1.0,
    mirrored: bool = False,
) -> Layout:
    """Lay a table out for ``others`` other seats."""
    u = min(width / SHEET_WIDTH, height / SHEET_HEIGHT)
    wide, high = width / u, height / u
    spare = high - SHEET_HEIGHT

    def box(x: float, y: float, w: float, h: float) -> QRectF:
        left = wide - x - w if mirrored else x
        return QRectF(left * u, y * u, w * u, h * u)

    middle = wide / 2
    top = 151 + spare * 0.35
    tall = PILE * ASPECT
    inner = wide - 2 * WORK_ASIDE
    pile_top = top + 56
    note_top = pile_top + tall + 10
    tools = tuple(box(wide - EDGE - 188, high - 176 + 54 * n, 188, 42) for n in range(3))
    return Layout(
        width=width,
        height=height,
        u=u,
        text=max(u, SMALL_TEXT) * text_scale,
        mirrored=mirrored,
        card=_even(CARD * u),
        work_card=_even(WORK_CARD * u),
        seats=tuple(box(*b) for b in _seat_boxes(wide, others)),
        me=box(EDGE - 4, high - 184, 172, 166),
        pause=box(wide - EDGE - 46, 26, 46, 46),
        why=box(wide - EDGE - 100, 26, 46, 46),
        ask=box(ASIDE, 104 + spare * 0.2, wide - 2 * ASIDE, 38),
        stock=box(54, pile_top, PILE, tall),
        stock_note=box(EDGE, note_top, 164, 26),
        discards=box(wide - 54 - PILE, pile_top, PILE, tall),
        discards_note=box(wide - EDGE - 164, note_top, 164, 26),
        never=box(wide - EDGE - 164, note_top + 32, 164, 36),
        work=box(WORK_ASIDE, top, inner, 338),
        notice=box(WORK_ASIDE, top + 342 + spare * 0.15, inner, 44),
        bar=box(WORK_ASIDE, top + 392 + spare * 0.25, inner, 46),
        hand=box(middle - _half(wide), high - 190, 2 * _half(wide), 180),
        tools=tools,
    )


def _half(wide: float) -> float:
    return HAND_HALF + (wide - SHEET_WIDTH) / 2


def _even(width: float) -> float:
    """The multiple of four nearest below: card edges then fall on whole pixels."""
    return max(4.0, width // 4 * 4)


def _seat_boxes(wide: float, others: int) -> list[tuple[float, float, float, float]]:
    if others == 0:
        return []
    gap = 24.0 if others <= 4 else 10.0
    span = wide - 2 * ASIDE
    each = min(280.0, (span - gap * (others - 1)) / others)
    left = (wide - each * others - gap * (others - 1)) / 2
    return [(left + i * (each + gap), 20.0, each, 80.0) for i in range(others)]


def fan(layout: Layout, count: int) -> list[Pose]:
    """The cards of a hand of ``count``, from left to right."""
    width = layout.card
    room = layout.hand.width() - width
    pitch = min(width * 1.06, room / (count - 1)) if count > 1 else 0.0
    centre = layout.hand.center().x()
    y = layout.height - 106 * layout.u
    bend = min(1.0, count / 7)
    poses = []
    for i in range(count):
        out = (i - (count - 1) / 2) / max(1.0, (count - 1) / 2) * bend
        x = centre + (i - (count - 1) / 2) * pitch
        drop = FAN_DROP * layout.u * out * out
        poses.append(Pose(x, y + drop, width, FAN_ANGLE * out, 10 + i))
    return poses


def hand_slot(layout: Layout, count: int, x: float) -> int:
    """The place in a hand of ``count`` cards nearest to ``x``."""
    poses = fan(layout, count)
    return min(range(count), key=lambda i: abs(poses[i].x - x)) if count else 0


@dataclass(frozen=True)
class Board:
    """Where the places of a frame lie, and what is drawn between them."""

    boxes: tuple[QRectF, ...]
    captions: tuple[QRectF, ...]
    """By part."""
    couples: tuple[tuple[int, int], ...]
    """Places with a sign of crossing between them."""
    links: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    """From the places of a couple down to those of its children."""
    steps: tuple[tuple[int, tuple[int, ...]], ...]
    """From a couple's places sideways to a child of theirs beside them: arrow, place."""
    patterns: QRectF
    """Where the layout of round 6 is chosen."""


def board(layout: Layout, frame: Frame) -> Board:
    """Lay the places of ``frame`` out in the middle of the table."""
    if frame.number != 6:
        return _crosses(layout, frame)
    return _family(layout, frame)


def _crosses(layout: Layout, frame: Frame) -> Board:
    """Side by side: each couple above its children."""
    u, w = layout.u, layout.work_card
    h, work = w * ASPECT, layout.work
    couple = 2 * w + COUPLE_GAP * u
    widths = [max(couple, _row(len(p) - 2, w, u), 250 * u) for p in frame.parts]
    left = work.center().x() - (sum(widths) + BLOCK_GAP * u * (len(widths) - 1)) / 2
    top = work.top() + CAPTION * u
    boxes: list[QRectF] = []
    captions = []
    for part, width in zip(frame.parts, widths, strict=True):
        centre = left + width / 2
        captions.append(QRectF(left, work.top(), width, CAPTION * u))
        for x in (centre - couple / 2, centre + couple / 2 - w):
            boxes.append(_box(x, top, w))
        count = len(part) - 2
        start = centre - _row(count, w, u) / 2
        for n in range(count):
            boxes.append(_box(start + n * (w + CHILD_GAP * u), top + h + ROW_GAP * u, w))
        left += width + BLOCK_GAP * u
    pairs = tuple((p[0], p[1]) for p in frame.parts)
    links = tuple(((p[0], p[1]), p[2:]) for p in frame.parts)
    return Board(tuple(boxes), tuple(captions), pairs, links, (), QRectF())


def _row(count: int, w: float, u: float) -> float:
    return count * w + (count - 1) * CHILD_GAP * u


def _box(x: float, y: float, w: float) -> QRectF:
    return QRectF(round(x), round(y), w, w * ASPECT)


_UPPER: dict[str, tuple[tuple[int, float], ...]] = {
    "A": ((0, 0), (1, COUPLE_GAP), (2, STEP_GAP), (5, COUPLE_GAP), (3, STEP_GAP), (4, COUPLE_GAP)),
    "B": ((0, 0), (1, COUPLE_GAP), (2, STEP_GAP), (4, COUPLE_GAP), (3, 14), (5, COUPLE_GAP)),
    "C": ((0, 0), (1, COUPLE_GAP), (2, STEP_GAP), (3, COUPLE_GAP)),
}
"""The places of the upper row from left to right, each with the gap before it."""


def _family(layout: Layout, frame: Frame) -> Board:
    """The grandparents and the parents in a row, the youngest below the parents."""
    u, w, work = layout.u, layout.work_card, layout.work
    upper = _UPPER[frame.pattern]
    left = work.center().x() - (len(upper) * w + sum(gap for _, gap in upper) * u) / 2
    top = work.top() + CAPTION * u
    at: dict[int, QRectF] = {}
    for place, gap in upper:
        left += gap * u
        at[place] = _box(left, top, w)
        left += w
    young = [i for i in range(len(frame.places)) if i not in at]
    parents = {"A": (2, 5), "B": (2, 4, 3, 5), "C": (2, 3)}[frame.pattern]
    middle = sum(at[p].center().x() for p in parents) / len(parents)
    row = _row(len(young), w, u)
    start = min(middle - row / 2, work.right() - row)
    for n, place in enumerate(young):
        box = _box(start + n * (w + CHILD_GAP * u), at[0].bottom() + ROW_GAP * u, w)
        at[place] = box
    boxes = tuple(at[i] for i in range(len(frame.places)))
    aside = QRectF(
        work.left(), boxes[young[0]].top() + 30 * u, start - work.left() - 16 * u, CAPTION * 1.6 * u
    )
    first = QRectF(at[0].left(), work.top(), at[1].right() - at[0].left(), CAPTION * u)
    captions: tuple[QRectF, ...] = (first, aside)
    steps: tuple[tuple[int, tuple[int, ...]], ...] = ((1, (2,)),)
    couples: tuple[tuple[int, int], ...] = ((0, 1), (2, 3))
    if frame.pattern == "A":
        second = QRectF(at[3].left(), work.top(), first.width(), CAPTION * u)
        captions, couples = (first, second, aside), ((0, 1), (3, 4), (2, 5))
        steps = ((1, (2,)), (3, (5,)))
    elif frame.pattern == "B":
        couples = ((0, 1), (2, 4), (3, 5))
    links = ((parents, tuple(young)),)
    chooser = QRectF(first.right() + 16 * u, work.top() + 2 * u, 0, 36 * u)
    right = captions[1].left() - 16 * u if frame.pattern == "A" else work.right()
    chooser.setRight(right)
    return Board(boxes, captions, couples, links, steps, chooser)
