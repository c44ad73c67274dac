"""What can be reached by keyboard and named by a screen reader, zone by zone.

Only what the person at the bottom may see has a name: other hands are numbers of cards, and
under the curtain there is nothing but the way to raise it.
"""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRectF

from melicado.drawing.cards import ASPECT
from melicado.rules.mendelius.cards import points_of
from melicado.rules.mendelius.state import Phase
from melicado.rules.mendelius.view import View
from melicado.table.buttons import ButtonItem
from melicado.table.ghost import Spot, Zone
from melicado.table.looking_on import looks_on, no_cards
from melicado.table.mendelius.plan import shown_board
from melicado.table.mendelius.seats import seat_state
from melicado.table.mendelius.stage import Stage
from melicado.texts.mendelius.spoken import spoken_card, spoken_place, spoken_seat

translate = QCoreApplication.translate

IDENTS = ("hand", "places", "piles", "seats", "actions")
"""The zones in the order of the Tab key."""


def zones(stage: Stage) -> list[Zone]:
    """The zones as they are now."""
    view = stage.view
    if view is None or not view.round:
        return []
    actions = Zone("actions", translate("Table", "Actions"), tuple(_actions(stage)))
    if stage.local.covered or stage.curtain.seat is not None:
        return [actions]
    return [
        Zone("hand", translate("Table", "Your hand"), tuple(_hand(stage, view))),
        Zone("places", translate("Mendelius", "The crosses"), tuple(_places(stage, view))),
        Zone("piles", translate("Mendelius", "Stock and discards"), tuple(_piles(stage, view))),
        Zone("seats", translate("Table", "Around the table"), tuple(_seats(stage, view))),
        actions,
    ]


def _hand(stage: Stage, view: View) -> Iterator[Spot]:
    local = stage.local
    if looks_on(view, stage.me):
        yield Spot(("aside",), no_cards(), stage.layout.hand)
    if not local.shows_hand(view):
        return
    for card in local.hand(view):
        item = stage.cards.items.get(card.id)
        if item is None:
            continue
        pose = stage.motion.goal(item)
        box = QRectF(0, 0, pose.width, pose.width * ASPECT)
        box.moveCenter(pose.point)
        name = spoken_card(card.kind, points_of(card.kind, view.options.joker_points))
        chosen = translate("Table", "chosen") if card.id == local.selected else ""
        yield Spot(("card", card.id), name, box, chosen, pose.angle)


def _places(stage: Stage, view: View) -> Iterator[Spot]:
    local, worth = stage.local, view.options.joker_points
    if not local.shows_hand(view) or view.phase in (Phase.SCORES, Phase.OVER):
        return
    frame, board = shown_board(view, local, stage.layout)
    stands = stage.told().stands
    laid = local.laid_kinds(view)
    for part, places in enumerate(frame.parts, start=1):
        for number in places:
            if number in frame.parts[part - 2] and part > 1:
                continue  # it has been named with the cross before
            kind = laid.get(number, "")
            card = spoken_card(kind, points_of(kind, worth), stands.get(number, "")) if kind else ""
            name = spoken_place(frame.places[number].rank, part, card)
            yield Spot(("place", number), name, board.boxes[number])


def _piles(stage: Stage, view: View) -> Iterator[Spot]:
    stock = translate("Table", "Stock: {count}").format(count=view.stock)
    yield Spot(("stock",), stock, stage.layout.stock)
    said = translate("Mendelius", "Discards: {count}").format(count=0)
    if view.discards:
        top = view.discards[-1].card
        name = spoken_card(top.kind, points_of(top.kind, view.options.joker_points))
        said = translate("Mendelius", "Discards: {card}").format(card=name)
    yield Spot(("discards",), said, stage.layout.discards)


def _seats(stage: Stage, view: View) -> Iterator[Spot]:
    layout = stage.layout
    boxes = dict(zip(stage.others, layout.seats, strict=True)) | {stage.me: layout.me}
    for seat, box in boxes.items():
        state = seat_state(view, seat, stage.labels[seat])
        more = (
            translate("Table", "you") if seat == stage.me and not stage.local.shared else "",
            translate("Mendelius", "dealer") if state.dealer else "",
            state.status or (translate("Table", "whose turn it is") if state.active else ""),
        )
        yield Spot(
            ("seat", seat), spoken_seat(state.label.name, state.count, state.points, *more), box
        )


def _actions(stage: Stage) -> Iterator[Spot]:
    for item in action_items(stage):
        spec = item.spec
        key = translate("Table", "Key {key}").format(key=spec.key) if spec.key else ""
        hint = key if spec.enabled else translate("Table", "not now")
        yield Spot(("action", spec.name), spec.label, item.box, hint)


def action_items(stage: Stage) -> list[ButtonItem]:
    """The buttons that are shown, in the order they are read."""
    return [row.items[name] for row in stage.rows() for name in row.order or row.items]
