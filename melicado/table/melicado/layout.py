"""Where everything lies on the table, for any size of window.

The table is designed on a sheet 1280 by 800 units, or larger in one direction; one unit is
``u`` pixels. Rectangles are in pixels of the view.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from melicado.drawing.cards import ASPECT
from melicado.table.pose import Pose

SHEET_WIDTH, SHEET_HEIGHT = 1280.0, 800.0
CARD = 112.0
EDGE = 24.0
ASIDE = 150.0
"""Free width on both sides of the seats, for the buttons in the corners."""
ROW_ASIDE = 200.0
"""Free width on both sides of the row, for the stock and the violet card."""
SMALL_TEXT = 0.88
"""On small screens text stays larger than the rest."""
HAND_HALF = 425.0
FAN_ANGLE = 5.5
FAN_DROP = 14.0
NOTICE_ASIDE = 172.0
"""The same beside the line above a deep row."""
DEEP_TOP = 124.0
"""Where stock and violet card begin when words also grow downwards (MC-28)."""


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
    seats: tuple[QRectF, ...]
    me: QRectF
    pause: QRectF
    drawer: QRectF
    stock: QRectF
    stock_note: QRectF
    violet: QRectF
    violet_note: QRectF
    notice: QRectF
    row: QRectF
    pill: QRectF
    bar: QRectF
    hand: QRectF
    discard: QRectF
    deep: bool = False
    """Whether words also grow downwards: the row has all the height there is, buttons stand
    aside in a column, and the line above and the pill are flat."""
    plates: tuple[QRectF, ...] = ()
    """The plates of several people at this screen, while one of them has the table."""
    tall_plates: tuple[QRectF, ...] = ()
    """The same while nobody has it."""

    @property
    def bounds(self) -> QRectF:
        """The whole view."""
        return QRectF(0, 0, self.width, self.height)

    def stock_pose(self) -> Pose:
        """A card on the stock."""
        centre = self.stock.center()
        return Pose(centre.x(), centre.y(), self.stock.width())

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
    deep: bool = False,
) -> Layout:
    """Lay a table out for ``others`` other seats; ``deep`` where words also grow downwards."""
    u = min(width / SHEET_WIDTH, height / SHEET_HEIGHT)
    wide, high = width / u, height / u
    spare = high - SHEET_HEIGHT

    def box(x: float, y: float, w: float, h: float) -> QRectF:
        left = wide - x - w if mirrored else x
        return QRectF(left * u, y * u, w * u, h * u)

    middle = wide / 2
    row_top = 230 + spare * 0.42
    tall = CARD * ASPECT
    below = row_top + tall
    note_width = ROW_ASIDE - EDGE - 8
    plain = Layout(
        width=width,
        height=height,
        u=u,
        text=max(u, SMALL_TEXT) * text_scale,
        mirrored=mirrored,
        card=_even(CARD * u),
        seats=tuple(box(*b) for b in _seat_boxes(wide, others)),
        me=box(EDGE - 4, high - 184, 172, 166),
        pause=box(wide - EDGE - 100, 26, 46, 46),
        drawer=box(wide - EDGE - 46, 26, 46, 46),
        stock=box(56, row_top + 8, 100, 100 * ASPECT),
        stock_note=box(EDGE, below + 10, 164, 48),
        violet=box(wide - 160, row_top + 4, 106, 106 * ASPECT),
        violet_note=box(wide - EDGE - note_width, below + 12, note_width, 150),
        notice=box(EDGE, 114 + spare * 0.3, wide - 2 * EDGE, 100),
        row=box(ROW_ASIDE, row_top, wide - 2 * ROW_ASIDE, tall),
        pill=box(ROW_ASIDE, below + 44 + spare * 0.1, wide - 2 * ROW_ASIDE, 46),
        bar=box(ROW_ASIDE, below + 110 + spare * 0.2, wide - 2 * ROW_ASIDE, 48),
        hand=box(middle - _half(wide), high - 190, 2 * _half(wide), 180),
        discard=box(wide - 154, high - 196, 96, 96 * ASPECT),
    )
    return _deepened(plain, box, spare) if deep else plain


def _deepened(plain: Layout, box: Callable[..., QRectF], spare: float) -> Layout:
    """The same table with the row's zone from the seats down to the hand (MC-28)."""
    wide, inside = plain.width / plain.u, plain.width / plain.u - 2 * ROW_ASIDE
    drop = spare * 0.25
    top = DEEP_TOP + drop
    note = ROW_ASIDE - EDGE - 8
    beside = top + 106 * ASPECT + 10
    return replace(
        plain,
        deep=True,
        stock=box(56, top + 4, 100, 100 * ASPECT),
        stock_note=box(EDGE, beside, 164, 48),
        violet=box(wide - 160, top, 106, 106 * ASPECT),
        violet_note=box(wide - EDGE - note, beside, note, 150),
        notice=box(NOTICE_ASIDE, 109 + drop, wide - 2 * NOTICE_ASIDE, 50),
        pill=box(ROW_ASIDE, 165 + drop, inside, 40),
        row=box(ROW_ASIDE, 214 + drop, inside, 376 + spare - drop),
        bar=box(EDGE - 8, beside + 58, 184, 246),
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
    return [(left + i * (each + gap), 20.0, each, 84.0) for i in range(others)]


def fan(layout: Layout, count: int) -> list[Pose]:
    """The cards of a hand of ``count``, from left to right."""
    width = layout.card
    room = layout.hand.width() - width
    pitch = min(width * 1.07, room / (count - 1)) if count > 1 else 0.0
    centre = layout.hand.center().x()
    y = layout.hand.bottom() - 98 * layout.u
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
