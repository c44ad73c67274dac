"""Several people at one screen: their plates along the bottom edge, and their cards on them.

While nobody has the table the plates stand tall, with cards to be read and a buzzer to press;
while somebody has it they lie low under that person's hand.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from melicado.drawing.cards import ASPECT
from melicado.rules.melicado.cards import Card
from melicado.rules.melicado.options import Special
from melicado.table.items import Face
from melicado.table.melicado.layout import Layout
from melicado.table.melicado.plan import Target, card_look
from melicado.table.pose import Pose

EDGE, GAP = 16.0, 10.0
LOW, TALL, WIDEST = 92.0, 288.0, 580.0
BOTTOM = 9.0
HAND_UP, PILL_UP, BAR_UP = 90.0, 27.0, 40.0
"""How far the hand, the pill and the buttons stand higher than at a table of one's own."""
BENCH_Z = 6.0
HEAD, BUZZER, ANSWERS = 54.0, 72.0, 44.0
ROOMY, NAMED = 380.0, 118.0
"""From this width on a low plate has its cards beside the name, which has so much room."""
DOME = 210.0
"""The width of a buzzer, at most."""
LARGEST = 74.0
"""The width of a card on a plate, at most."""


def with_people(layout: Layout, count: int) -> Layout:
    """``layout`` with plates for ``count`` people, the hand above them."""
    u = layout.u
    wide = (layout.width - 2 * EDGE * u - (count - 1) * GAP * u) / count
    each = min(WIDEST * u, wide)
    share = (layout.width - 2 * EDGE * u) / count

    def plates(high: float) -> tuple[QRectF, ...]:
        top = layout.height - (BOTTOM + high) * u
        lefts = (EDGE * u + (n + 0.5) * share - each / 2 for n in range(count))
        return tuple(QRectF(round(x), round(top), round(each), round(high * u)) for x in lefts)

    tall = plates(TALL)
    if layout.deep:
        row = layout.row
        row.setBottom(tall[0].top() - GAP * u)
        layout = replace(layout, row=row)
    else:
        layout = replace(
            layout,
            pill=layout.pill.translated(0, -PILL_UP * u),
            bar=layout.bar.translated(0, -BAR_UP * u),
        )
    return replace(
        layout,
        hand=layout.hand.translated(0, -HAND_UP * u),
        discard=layout.discard.translated(0, -HAND_UP * u),
        plates=plates(LOW),
        tall_plates=tall,
    )


class Parts(NamedTuple):
    """What lies where on a plate."""

    face: QRectF
    name: QRectF
    info: QRectF
    cards: QRectF
    answers: QRectF
    buzzer: QRectF
    """Empty on a low plate, and where there are no buzzers."""


def parts(box: QRectF, u: float, *, tall: bool, asked: bool, buzzers: bool = True) -> Parts:
    """The parts of the plate ``box``; ``asked`` makes room for answers.

    Without ``buzzers`` all play one after the other (MC-44).
    """
    edge = 10 * u
    inner = box.adjusted(edge, 8 * u, -edge, -8 * u)
    size = (40 if tall else 34) * u
    face = QRectF(inner.x(), inner.y(), size, size)
    left = face.right() + 9 * u
    line = size / 2
    name = QRectF(left, inner.y() - 1 * u, inner.right() - left, line + 2 * u)
    info = QRectF(left, name.bottom(), name.width(), line)
    if not tall:
        if box.width() >= ROOMY * u:
            return _roomy(box, Parts(face, name, info, inner, inner, QRectF()), u)
        rest = QRectF(inner.x(), face.bottom() + 3 * u, inner.width(), 0)
        rest.setBottom(box.bottom() - 5 * u)
        return Parts(face, name, info, rest, rest, QRectF())
    high = (BUZZER - 10) * u if buzzers else 0.0
    buzzer = QRectF(0, inner.bottom() - high, min(inner.width(), DOME * u), high)
    buzzer.moveLeft(inner.center().x() - buzzer.width() / 2)
    top = inner.y() + HEAD * u
    above = buzzer.y() - 10 * u
    answers = QRectF(inner.x(), above - (ANSWERS - 4) * u, inner.width(), (ANSWERS - 6) * u)
    cards = QRectF(inner.x(), top, inner.width(), (answers.y() - 4 * u if asked else above) - top)
    return Parts(face, name, info, cards, answers, buzzer)


def _roomy(box: QRectF, narrow: Parts, u: float) -> Parts:
    """A low plate with room for the cards beside the name."""
    face, side = narrow.face, box.height() - 28 * u
    face = QRectF(face.x() + 4 * u, box.y() + 14 * u, side, side)
    left = face.right() + 11 * u
    name = QRectF(left, box.center().y() - 24 * u, NAMED * u, 25 * u)
    info = name.translated(0, 25 * u)
    cards = QRectF(box)
    cards.setLeft(name.right() + 8 * u)
    cards = cards.adjusted(0, 7 * u, -12 * u, -7 * u)
    answers = cards.adjusted(0, 16 * u, 0, -16 * u)
    return Parts(face, name, info, cards, answers, QRectF())


def spread(box: QRectF, count: int, u: float, *, one_row: bool) -> list[Pose]:
    """The cards of a hand of ``count`` in ``box``, as large as fit."""
    if not count:
        return []
    rows, width = 1, 0.0
    for tried in (1,) if one_row else (1, 2, 3):
        columns = ceil(count / tried)
        fits = min(box.height() / tried / (ASPECT * 1.05), LARGEST * u)
        fits = fits if one_row else min(fits, box.width() / columns / 1.07)
        if fits > width * 1.02:
            rows, width = tried, fits
    width = max(4.0, width // 2 * 2)
    columns = ceil(count / rows)
    pitch = min(width * 1.07, (box.width() - width) / max(1, columns - 1))
    high = width * ASPECT * 1.05
    top = box.center().y() - high * (rows - 1) / 2
    poses = []
    for n in range(count):
        row, column = divmod(n, columns)
        here = min(columns, count - row * columns)
        x = box.center().x() + (column - (here - 1) / 2) * pitch
        poses.append(Pose(x, top + row * high, width, 0.0, BENCH_Z + n * 0.01))
    return poses


def bench_targets(
    cards: Sequence[Card],
    special: Special | None,
    box: QRectF,
    u: float,
    *,
    tall: bool,
    covered: bool,
) -> dict[int, Target]:
    """Where the cards of somebody who waits belong: on the plate, open or face down."""
    targets = {}
    for card, pose in zip(cards, spread(box, len(cards), u, one_row=not tall), strict=True):
        targets[card.id] = Target(pose, Face(None if covered else card_look(card, special)))
    return targets


def on_plate(box: QRectF, point: QPointF, u: float) -> bool:
    """Whether ``point`` is on the plate ``box``, or nearly."""
    return box.adjusted(-GAP / 2 * u, -6 * u, GAP / 2 * u, 12 * u).contains(point)
