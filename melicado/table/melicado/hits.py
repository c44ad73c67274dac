"""What lies under a point of the table."""

from math import cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF

from melicado.drawing.cards import ASPECT
from melicado.rules.melicado.cards import Place
from melicado.rules.melicado.state import How, Phase
from melicado.table.melicado.plan import base_boxes
from melicado.table.melicado.stage import Stage
from melicado.table.pose import Pose


class Hit(NamedTuple):
    """What is hit.

    ``kind`` is letter, sheet, button, card, buzzer, pile, base, seat, stock, discard, place or "".
    """

    kind: str
    id: int = -1
    name: str = ""
    place: Place | None = None


NOTHING = Hit("")


def hit(stage: Stage, point: QPointF, reach: float = 0.0) -> Hit:
    """What ``point`` touches; ``reach`` px beyond a card's edge count as the card."""
    view = stage.view
    if view is None:
        return NOTHING
    if stage.chooser.open:
        letter = stage.chooser.at(point)
        if letter is not None:
            return Hit("letter", letter)
        return Hit("sheet") if stage.chooser.sheet.box.contains(point) else NOTHING
    if (button := stage.button_at(point)) is not None:
        return Hit("button", name=button.spec.name)
    if stage.local.covered:
        return NOTHING
    if (card := card_at(stage, point, reach)) is not None:
        return Hit("card", card)
    plate = stage.company.at(point, stage.layout)
    if plate is not None and stage.local.my_call(view) != How.CADO:
        return Hit("buzzer", plate)
    return _on_table(stage, point)


def card_at(stage: Stage, point: QPointF, reach: float) -> int | None:
    """The card of my hand under ``point``: the uppermost, else the nearest within ``reach``."""
    if stage.view is None:
        return None
    cards = [c.id for c in stage.local.hand(stage.view) if c.id not in stage.local.pending]
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


def _on_table(stage: Stage, point: QPointF) -> Hit:
    view, layout = stage.view, stage.layout
    if view is None:
        return NOTHING
    if view.phase == Phase.BASE:
        for card, box in base_boxes(view, stage.local, layout).items():
            if box.adjusted(-6, -10, 6, 10).contains(point):
                return Hit("base", card)
    if (seat := stage.seat_at(point)) is not None:
        return Hit("seat", seat)
    if layout.stock.adjusted(-20, -14, 20, 14).contains(point):
        return Hit("stock")
    if layout.discard.adjusted(-14, -14, 14, 14).contains(point):
        return Hit("discard")
    gaps = stage.aimer.gaps if stage.aimer is not None else False
    boxes = stage.boxes()
    place = boxes.place_at(point, gaps)
    if (pile := boxes.pile_at(point)) is not None:
        return Hit("pile", pile, place=place)
    return Hit("place", place=place) if place is not None else NOTHING
