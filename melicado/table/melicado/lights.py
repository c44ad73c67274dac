"""Which places light up: those free to lay on, those under a card, the aims of other gestures."""

from PySide6.QtCore import QRectF

from melicado.drawing.chrome import PlaceState
from melicado.rules.melicado.cards import BACK, FRONT, Card, Place, Where
from melicado.rules.melicado.state import How
from melicado.rules.melicado.view import View
from melicado.table.melicado.aim import Aim, Aimer
from melicado.table.melicado.layout import Layout
from melicado.table.melicado.local import Local
from melicado.table.melicado.plan import opened, pile_boxes
from melicado.table.melicado.props import PlaceKey
from melicado.table.melicado.row import RowBoxes

Lights = dict[PlaceKey, tuple[QRectF, PlaceState]]


def lights(
    view: View, local: Local, layout: Layout, boxes: RowBoxes, aimer: Aimer | None
) -> Lights:
    """The places to light up, and how."""
    if aimer is None or local.covered:
        return {}
    free = aimer.places()
    ends = [p for p in free if p in (FRONT, BACK) or p.where == Where.BELOW]
    shown: Lights = {end: (boxes.box(end), "idle") for end in ends}
    if (card := _card_in_hand(view, local)) is not None and aimer.aid != "none":
        shown |= _allowed(card, free, pile_boxes(local, boxes), boxes, aimer, layout)
        for end in ends:
            if not aimer.aim(card, end).allowed:
                del shown[end]
    if any(place.where == Where.GAP for place in opened(local)):
        shown = {p: s for p, s in shown.items() if p not in (FRONT, BACK)}  # the piles need room
    for aim in _aims(view, local, free, aimer):
        if boxes.has(aim.place):
            shown[aim.place] = (boxes.box(aim.place), "target" if aim.allowed else "refused")
    return shown | _other_targets(view, local, layout)


def _card_in_hand(view: View, local: Local) -> Card | None:
    """The card that is held, or else selected."""
    wanted = [*local.held, local.selected]
    mine = {c.id: c for c in view.seats[local.me].hand or ()}
    return next((mine[i] for i in wanted if i is not None and i in mine), None)


def _allowed(
    card: Card,
    free: tuple[Place, ...],
    piles: dict[int, QRectF],
    boxes: RowBoxes,
    aimer: Aimer,
    layout: Layout,
) -> Lights:
    shown: Lights = {}
    if not aimer.playable(card.id):
        return shown
    edge = 5 * layout.u
    for place in free:
        if place.where == Where.GAP or not aimer.aim(card, place).allowed:
            continue
        box = boxes.box(place)
        if place.where == Where.OVER:
            box = piles[place.pile].adjusted(-edge, -edge, edge, edge)
        shown[place] = (box, "allowed")
    return shown


def _aims(view: View, local: Local, free: tuple[Place, ...], aimer: Aimer) -> list[Aim]:
    aims = list(local.aims.values())
    chosen = next((c for c in view.seats[local.me].hand or () if c.id == local.selected), None)
    if chosen is not None and local.cursor in free and local.cursor is not None:
        aims.append(aimer.aim(chosen, local.cursor))
    return aims


def _other_targets(view: View, local: Local, layout: Layout) -> Lights:
    shown: Lights = {}
    if local.my_call(view) == How.MELI:
        over = "discard" in local.over.values()
        shown["discard"] = (layout.discard, "target" if over else "idle")
    if local.exchanging or "stock" in local.over.values():
        shown["stock"] = (layout.stock, "target")
    return shown
