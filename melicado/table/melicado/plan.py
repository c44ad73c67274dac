"""Where each card belongs: a View, the person's own choices and a layout give every pose.

This is the whole truth of the scene's cards; movement only fills the time until it holds.
"""

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF

from melicado.drawing.cards import CardLook
from melicado.rules.melicado.cards import BACK, FRONT, Card, Pile, Place, Where
from melicado.rules.melicado.ground import behaves_as
from melicado.rules.melicado.lines import ROW
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View
from melicado.table.items import Face
from melicado.table.melicado.layout import Layout, fan
from melicado.table.melicado.local import Local
from melicado.table.melicado.row import RowBoxes, row_boxes
from melicado.table.pose import Pose, pose_in

HAND_Z, ROW_Z, PENDING_Z, HELD_Z = 10.0, 100.0, 150.0, 400.0
RAISE = 20.0
"""How far a selected card stands out, in units."""
TILT = 4.0


class Target(NamedTuple):
    """Where a card belongs and what it shows."""

    pose: Pose
    face: Face


@lru_cache(maxsize=512)
def card_look(card: Card, special: Special | None, letter: str = "") -> CardLook:
    """The face of a card under a violet card; ``letter`` is what its joker stands for."""
    acts = behaves_as(card.colour, special)
    shown = letter if card.is_joker else card.letter
    mark = "" if acts == card.colour else acts.value
    return CardLook(shown, card.colour.value, card.is_joker, mark)


def boxes_of(view: View, local: Local, layout: Layout) -> RowBoxes:
    """The boxes of the row as it lies: in the caller's order during one's own Méli."""
    ids = tuple(p.id for p in view.row.piles)
    hung = {b.stem: tuple(p.id for p in b.piles) for b in view.row.branches}
    if local.my_call(view) == How.MELI and local.meli:
        if local.line == ROW:
            ids = tuple(local.meli)
        else:
            hung[local.line] = tuple(local.meli[1:])
    return row_boxes(layout, ids, hung)


def grows_down(view: View) -> bool:
    """Whether words may grow downwards now: under VERTICALE, once opened (MC-28)."""
    opening = view.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING)
    return view.special == Special.VERTICALE and not opening


def base_boxes(view: View, local: Local, layout: Layout) -> dict[int, QRectF]:
    """The boxes of the two cards of the base, by card."""
    cards = sorted(view.base, key=lambda c: c.id != local.base_first)
    boxes = row_boxes(layout, tuple(c.id for c in cards))
    return dict(zip(boxes.ids, boxes.piles, strict=True))


def plan(view: View, local: Local, layout: Layout) -> dict[int, Target]:
    """Every card that is to be seen: the hand, the top of each pile, the base."""
    targets = _hand(view, local, layout)
    boxes = boxes_of(view, local, layout)
    targets |= _row(view, local, layout, boxes)
    for card in view.base:
        box = base_boxes(view, local, layout)[card.id]
        targets[card.id] = Target(pose_in(box, z=ROW_Z), Face(card_look(card, view.special)))
    for card_id, point in local.held.items():
        if card_id in targets:
            width = boxes.front.width() if card_id in local.aims else layout.card
            targets[card_id] = held_target(targets[card_id], point.x(), point.y(), width)
    if local.covered:
        return {i: Target(t.pose, t.face.covered) for i, t in targets.items()}
    return targets


def held_target(target: Target, x: float, y: float, width: float) -> Target:
    """The same card held at a point: lifted, a little larger, a little turned."""
    look = target.face
    lifted = replace(look, lifted=True, faded=False)
    return Target(Pose(x, y, width * 1.04, TILT, HELD_Z), lifted)


def _hand(view: View, local: Local, layout: Layout) -> dict[int, Target]:
    cards = [c for c in local.hand(view) if not _away(c.id, local)]
    gaps = sorted((s, i) for i, s in local.slot.items() if i in local.held)
    ids: list[int] = [c.id for c in cards if c.id not in local.held]
    for slot, card_id in gaps:
        ids.insert(min(slot, len(ids)), card_id)
    poses = dict(zip(ids, fan(layout, len(ids)), strict=True))
    seat = view.seats[local.me]
    boxes = boxes_of(view, local, layout)
    targets = {}
    for card in local.hand(view):
        pose = poses.get(card.id, Pose(layout.hand.center().x(), layout.hand.y(), layout.card))
        if card.id in local.pending and boxes.has(local.pending[card.id]):
            place = local.pending[card.id]
            pose = pose_in(boxes.box(place), z=_pending_z(place, boxes))
        elif card.id == local.discard:
            pose = pose_in(layout.discard, z=HAND_Z)
        elif card.id == local.selected:
            pose = pose._replace(y=pose.y - RAISE * layout.u)
        face = Face(card_look(card, view.special), locked=card.id in seat.locked)
        targets[card.id] = Target(pose, face)
    return targets


def _away(card: int, local: Local) -> bool:
    return card in local.pending or card == local.discard


def opened(local: Local) -> list[Place]:
    """The places that have opened up: under cards held, let go, or sent by the keyboard."""
    places = [a.place for a in local.aims.values() if a.allowed]
    places += local.pending.values()
    if local.cursor is not None and local.selected is not None:
        places.append(local.cursor)
    return places


def pile_boxes(local: Local, boxes: RowBoxes) -> dict[int, QRectF]:
    """Where the piles lie while the row makes room, by pile; a branch moves with its stem."""
    places = opened(local)
    lying: dict[int, QRectF] = {}
    for number, column in enumerate(boxes.columns):
        aside = sum(_aside(place, number, boxes, boxes.front.width()) for place in places)
        lying |= {
            pile: box.translated(aside, 0)
            for pile, box in zip(column.ids, column.boxes, strict=True)
        }
    return lying


def pile_z(pile: int, boxes: RowBoxes) -> float:
    """How high a pile lies: each card of a branch covers the edge of the one above."""
    return ROW_Z + next((c.ids.index(pile) for c in boxes.columns if pile in c.ids), 0)


def _pending_z(place: Place, boxes: RowBoxes) -> float:
    """A card let go lies above all others, yet under the next card of its branch."""
    covers_inside = place.where == Where.OVER and any(
        place.pile in c.ids[:-1] for c in boxes.columns if len(c.ids) > 1
    )
    return pile_z(place.pile, boxes) + 0.5 if covers_inside else PENDING_Z


def _row(view: View, local: Local, layout: Layout, boxes: RowBoxes) -> dict[int, Target]:
    piles = {p.id: p for p in view.row.all_piles()}
    targets = {}
    line = [pile for pile, _ in boxes.line(local.line)]
    calling = local.my_call(view) == How.MELI and len(line) < len(piles)
    for pile_id, box in pile_boxes(local, boxes).items():
        pile = piles[pile_id]
        pose = pose_in(box, z=pile_z(pile_id, boxes))
        if pile_id in (local.cado_pile, local.meli_pick):
            pose = _stands_out(pose, pile_id, boxes, layout)
        face = _pile_face(pile, view, local, faded=calling and pile_id not in line)
        target = Target(pose, face)
        if pile_id in local.held_piles:
            point = local.held_piles[pile_id]
            target = held_target(target, point.x(), point.y(), box.width())
        targets[pile.top.id] = target
    return targets


def _stands_out(pose: Pose, pile: int, boxes: RowBoxes, layout: Layout) -> Pose:
    """A chosen pile stands out: upwards from the row, sideways from a branch."""
    out = RAISE * layout.u
    if pile in boxes.ids:
        return pose._replace(y=pose.y - out)
    return pose._replace(x=pose.x + min(out, pose.width * 0.3))


def _pile_face(pile: Pile, view: View, local: Local, *, faded: bool) -> Face:
    letter = local.meli_names.get(pile.id, pile.letter)
    shown = card_look(pile.top, view.special, letter)
    provisional = pile.top.id in view.provisional
    return Face(shown, len(pile.cards) - 1, provisional=provisional, faded=faded)


def _aside(place: Place, number: int, boxes: RowBoxes, width: float) -> float:
    """How far the pile stands aside while ``place`` is open under a card."""
    if place == FRONT:
        return width * 0.07
    if place == BACK:
        return -width * 0.07
    if place.where == Where.GAP and place.pile in boxes.ids:
        return width * (-0.42 if number <= boxes.ids.index(place.pile) else 0.42)
    return 0.0
