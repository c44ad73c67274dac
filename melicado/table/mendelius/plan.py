"""Where each card belongs: a View, the person's own choices and a layout give every pose.

This is the whole truth of the scene's cards; movement only fills the time until it holds.
"""

from dataclasses import replace
from typing import NamedTuple

from melicado.rules.mendelius.cards import Card
from melicado.rules.mendelius.state import Phase, Result
from melicado.rules.mendelius.view import View
from melicado.table.mendelius.faces import BACK, PersonFace, face_of
from melicado.table.mendelius.frame import Frame, frame_of
from melicado.table.mendelius.layout import Board, Layout, board, fan
from melicado.table.mendelius.local import Local
from melicado.table.mendelius.working import Report
from melicado.table.pose import Pose, pose_in

STOCK = -2
"""The id of the uppermost card of the stock, which nobody knows yet."""
PILE_Z, HAND_Z, WORK_Z, HELD_Z = 6.0, 10.0, 100.0, 400.0
RAISE = 20.0
"""How far a selected card stands out, in units."""
TILT = 4.0


class Target(NamedTuple):
    """Where a card belongs and what it shows."""

    pose: Pose
    face: PersonFace


class Won(NamedTuple):
    """The crosses that ended a round: the frame, the card and its stand-in on each place."""

    frame: Frame
    laid: dict[int, tuple[Card, str]]
    last: Card | None


def won(view: View) -> Won | None:
    """What to show of a round that somebody has ended by Mendelius!; None before that."""
    if view.phase not in (Phase.SCORES, Phase.OVER) or not view.results:
        return None
    result = view.results[-1]
    hand = view.seats[result.winner].hand if result.winner >= 0 else None
    return _won(result, list(hand)) if hand and result.groups else None


def _won(result: Result, hand: list[Card]) -> Won:
    frame = frame_of(result.round, result.pattern)
    laid: dict[int, tuple[Card, str]] = {}
    for places, group in zip(frame.groups, result.groups, strict=True):
        for place, said in zip(_in_order(frame, places, group), group, strict=True):
            kind, _, stands_for = said.partition("=")
            card = next(c for c in hand if c.kind == kind)
            hand.remove(card)
            laid[place] = (card, stands_for)
    return Won(frame, laid, hand[0] if hand else None)


def _in_order(frame: Frame, places: tuple[int, ...], group: tuple[str, ...]) -> list[int]:
    """A place of the group for each of its cards, in whatever order they were laid."""
    free = list(places)
    found = []
    for said in group:
        kind = said.partition("=")[2] or said
        suited = (i for i in free if kind[1:] in frame.places[i].roles)
        ordered = sorted(suited, key=lambda i: len(frame.places[i].roles))
        place = next(iter(ordered), free[0])
        free.remove(place)
        found.append(place)
    return found


def plan(view: View, local: Local, layout: Layout, told: Report) -> dict[int, Target]:
    """Every card that is to be seen: the hand, the crosses, the piles' uppermost cards."""
    targets = _piles(view, layout)
    over = won(view)
    if over is not None:
        targets |= _winner(view, layout, over)
    else:
        targets |= _laid(view, local, layout, told)
    targets |= {i: t for i, t in _hand(view, local, layout).items() if i not in targets}
    for card, point in local.held.items():
        if card in targets:
            pose = Pose(point.x(), point.y(), layout.card * 1.04, TILT, HELD_Z)
            face = targets[card].face
            targets[card] = Target(pose, replace(face, lifted=bool(face.kind), under=0))
    return targets


def _hand(view: View, local: Local, layout: Layout) -> dict[int, Target]:
    points = view.options.joker_points
    if not local.shows_hand(view):
        cards = [*local.cards(view)]
        return {
            card: Target(pose, BACK)
            for card, pose in zip(cards, fan(layout, len(cards)), strict=True)
        }
    hand = local.hand(view)
    ids = [c.id for c in hand if c.id not in local.held]
    wanted = ((s.number, c) for c, s in local.over.items() if s.kind == "hand")
    for slot, card in sorted(wanted):
        if card in local.held:
            ids.insert(min(slot, len(ids)), card)
    poses = dict(zip(ids, fan(layout, len(ids)), strict=True))
    home = layout.hand.center()
    targets = {}
    for one in hand:
        pose = poses.get(one.id, Pose(home.x(), home.y(), layout.card, 0, HAND_Z))
        if one.id == local.selected:
            pose = pose._replace(y=pose.y - RAISE * layout.u)
        faded = local.choosing and one.id not in local.eligible
        targets[one.id] = Target(pose, replace(face_of(one, points), faded=faded))
    if local.sent is not None and (sent := local.cards(view).get(local.sent)) is not None:
        targets[sent.id] = Target(discards_pose(layout, 2), face_of(sent, points))
    return targets


def _laid(view: View, local: Local, layout: Layout, told: Report) -> dict[int, Target]:
    if not local.shows_hand(view):
        return {}
    cards, points = local.cards(view), view.options.joker_points
    boxes = board(layout, local.frame(view)).boxes
    targets = {}
    for place, card in local.own.laid.items():
        pose = pose_in(boxes[place], z=WORK_Z + place)
        if card == local.selected:
            pose = pose._replace(y=pose.y - RAISE * 0.6 * layout.u, z=WORK_Z + 50)
        face = face_of(cards[card], points, told.stands.get(place, ""))
        targets[card] = Target(pose, face)
    return targets


def _winner(view: View, layout: Layout, over: Won) -> dict[int, Target]:
    boxes, points = board(layout, over.frame).boxes, view.options.joker_points
    targets = {
        card.id: Target(pose_in(boxes[place], z=WORK_Z + place), face_of(card, points, stands))
        for place, (card, stands) in over.laid.items()
    }
    if over.last is not None:
        targets[over.last.id] = Target(discards_pose(layout, 3), BACK)
    return targets


def stock_pose(layout: Layout) -> Pose:
    """A card on the stock."""
    return _on(layout, layout.stock.center().x(), layout.stock.center().y(), 1)


def discards_pose(layout: Layout, height: int) -> Pose:
    """A card on the discards, ``height`` cards up."""
    return _on(layout, layout.discards.center().x(), layout.discards.center().y(), height)


def _on(layout: Layout, x: float, y: float, height: int) -> Pose:
    return Pose(x, y, max(4.0, layout.stock.width() // 4 * 4), 0, PILE_Z + height)


def _piles(view: View, layout: Layout) -> dict[int, Target]:
    """The uppermost card of the stock, and the two uppermost of the discards."""
    targets = {}
    if view.stock:
        targets[STOCK] = Target(stock_pose(layout), PersonFace(under=thickness(view.stock)))
    for height, lies in enumerate(view.discards[-2:]):
        face = face_of(lies.card, view.options.joker_points)
        targets[lies.card.id] = Target(discards_pose(layout, height), face)
    return targets


def thickness(cards: int) -> int:
    """How many edges a pile shows: it looks thin before it runs out."""
    return min(4, (cards + 11) // 12) if cards > 1 else 0


def shown_board(view: View, local: Local, layout: Layout) -> tuple[Frame, Board]:
    """The places that are shown: those of who went out, else those of the hand at the bottom."""
    over = won(view)
    frame = over.frame if over is not None else local.frame(view)
    return frame, board(layout, frame)
