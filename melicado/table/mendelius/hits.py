"""What lies under a point of the table."""

from math import cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF

from melicado.drawing.cards import ASPECT
from melicado.rules.mendelius.state import Phase
from melicado.table.mendelius.local import Spot
from melicado.table.mendelius.plan import shown_board
from melicado.table.mendelius.stage import Stage
from melicado.table.pose import Pose


class Hit(NamedTuple):
    """``kind`` is button, card, stock, discards, place or ""."""

    kind: str
    id: int = -1
    name: str = ""


NOTHING = Hit("")


def hit(stage: Stage, point: QPointF, reach: float = 0.0) -> Hit:
    """What ``point`` touches; ``reach`` px beyond a card's edge count as the card."""
    if stage.view is None:
        return NOTHING
    if (button := stage.button_at(point)) is not None:
        return Hit("button", name=button.spec.name)
    if stage.local.covered or stage.curtain.seat is not None:
        return NOTHING
    if (card := card_at(stage, point, reach)) is not None:
        return Hit("card", card)
    layout = stage.layout
    if stage.near(layout.stock, point, 14):
        return Hit("stock")
    if stage.near(layout.discards, point, 14):
        return Hit("discards")
    place = place_at(stage, point)
    return Hit("place", place) if place is not None else NOTHING


def card_at(stage: Stage, point: QPointF, reach: float) -> int | None:
    """The card of the hand under ``point``, laid or not: the uppermost, else the nearest."""
    view = stage.view
    if view is None or not stage.local.shows_hand(view):
        return None
    if view.phase in (Phase.SCORES, Phase.OVER):
        return None
    cards = [c for c in stage.local.cards(view) if c != stage.local.sent]
    poses = [(stage.motion.goal(stage.cards.items[c]), c) for c in cards if c in stage.cards.items]
    for margin in (0.0, reach):
        for pose, card in sorted(poses, key=lambda p: -p[0].z):
            if on_card(pose, point, margin):
                return card
    return None


def on_card(pose: Pose, point: QPointF, margin: float = 0.0) -> bool:
    """Whether ``point`` is on the turned card of ``pose``."""
    turn = radians(-pose.angle)
    x, y = point.x() - pose.x, point.y() - pose.y
    across, down = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
    half = pose.width / 2
    return abs(across) <= half + margin and abs(down) <= half * ASPECT + margin


def place_at(stage: Stage, point: QPointF, reach: float = 4.0) -> int | None:
    """The place of the crosses under ``point``, or the nearest within ``reach`` units."""
    view = stage.view
    if view is None or view.phase in (Phase.SCORES, Phase.OVER):
        return None
    if not stage.local.shows_hand(view):
        return None
    boxes = shown_board(view, stage.local, stage.layout)[1].boxes
    near = [i for i, box in enumerate(boxes) if stage.near(box, point, reach)]
    return min(near, key=lambda i: _away(boxes[i].center(), point), default=None)


def _away(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()


def spot_at(stage: Stage, point: QPointF, count: int, slot: int) -> Spot | None:
    """Where a card whose centre is at ``point`` would go; ``slot`` of ``count`` in the hand."""
    place = place_at(stage, point, 26)
    if place is not None:
        return Spot("place", place)
    if stage.near(stage.layout.discards, point, 40):
        return Spot("discards")
    if point.y() > stage.layout.hand.top() - 0.2 * stage.layout.card:
        return Spot("hand", min(slot, count))
    return None
