"""What can be reached by keyboard and named by a screen reader, zone by zone.

Only what the person may see has a name: other hands are numbers of cards.
"""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRectF

from melicado.drawing.cards import ASPECT
from melicado.rules.melicado.cards import BACK, FRONT, Card, Place
from melicado.rules.melicado.lines import ROW
from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View
from melicado.table.buttons import ButtonItem
from melicado.table.ghost import Spot, Zone
from melicado.table.looking_on import looks_on, no_cards
from melicado.table.melicado.aim import Aimer
from melicado.table.melicado.plan import base_boxes
from melicado.table.melicado.seats import seat_state
from melicado.table.melicado.stage import Stage
from melicado.texts.melicado import reason_sentence, special_name, special_rule
from melicado.texts.melicado.spoken import (
    card_name,
    pile_name,
    place_name,
    place_outcome,
    place_refused,
    seat_name,
)

translate = QCoreApplication.translate

IDENTS = ("letters", "hand", "places", "piles", "seats", "buzzers", "actions")
"""The zones in the order of the Tab key."""


def zones(stage: Stage) -> list[Zone]:
    """The zones as they are now; an open choice of letters is alone."""
    view = stage.view
    if view is None:
        return []
    if stage.chooser.open and stage.chooser.choice is not None:
        letters = zip(stage.chooser.choice.letters, stage.chooser.tiles, strict=False)
        spots = [Spot(("letter", i), a, tile.box) for i, (a, tile) in enumerate(letters)]
        return [Zone("letters", stage.chooser.choice.title, tuple(spots))]
    actions = Zone("actions", translate("Table", "Actions"), tuple(_actions(stage)))
    if stage.local.covered:
        return [actions]
    return [
        Zone("hand", translate("Table", "Your hand"), tuple(_hand(stage, view))),
        Zone("places", translate("Table", "Places"), tuple(_places(stage, view))),
        Zone("piles", _on_the_table(view), tuple(_piles(stage, view))),
        Zone("seats", translate("Table", "Around the table"), tuple(_seats(stage, view))),
        Zone("buzzers", translate("Table", "Buzzers"), tuple(_buzzers(stage, view))),
        actions,
    ]


def _on_the_table(view: View) -> str:
    if view.row.branches:
        return translate("Table", "The words on the table")
    return translate("Table", "The word on the table")


def _hand(stage: Stage, view: View) -> Iterator[Spot]:
    local = stage.local
    if looks_on(view, stage.me):
        yield Spot(("aside",), no_cards(), stage.layout.hand)
    for card in local.hand(view):
        if card.id in stage.cards.items and card.id not in local.pending:
            box, angle = _lies(stage, card.id)
            name = card_name(card, view.special)
            yield Spot(("card", card.id), name, box, _state(stage, card), angle)


def _lies(stage: Stage, card: int) -> tuple[QRectF, float]:
    """Where a card that is seen will be at rest, and how it is turned there."""
    pose = stage.motion.goal(stage.cards.items[card])
    box = QRectF(0, 0, pose.width, pose.width * ASPECT)
    box.moveCenter(pose.point)
    return box, pose.angle


def _state(stage: Stage, card: Card) -> str:
    """What is special about a card of the hand at the moment."""
    view, local = stage.view, stage.local
    if view is not None and card.id in view.seats[stage.me].locked:
        return translate("Table", "not before the word has settled")
    if card.id == local.discard:
        return translate("Table", "to be discarded")
    return translate("Table", "chosen") if card.id == local.selected else ""


def _places(stage: Stage, view: View) -> Iterator[Spot]:
    """The ends of the row; with a card chosen, every place it could be laid at."""
    local, boxes = stage.local, stage.boxes()
    if stage.aimer is not None and boxes.piles:
        chosen = next((c for c in local.hand(view) if c.id == local.selected), None)
        for place in laying_places(stage, chosen):
            name = place_name(place, view.row)
            if chosen is not None:
                name = _told(stage.aimer, chosen, place, name)
            yield Spot(("place", place), name, boxes.box(place))
    if local.my_call(view) == How.MELI:
        name = translate("Table", "Discard, if you like")
        yield Spot(("discard",), name, stage.layout.discard)


def laying_places(stage: Stage, chosen: Card | None) -> list[Place]:
    """The places free to ``chosen``, from left to right; without a card the two ends."""
    if stage.aimer is None:
        return []
    boxes = stage.boxes()
    free = [p for p in stage.aimer.places() if boxes.has(p)]
    if chosen is None:
        free = [p for p in free if p in (FRONT, BACK)]
    elif not stage.aimer.playable(chosen.id):
        return []
    return sorted(free, key=lambda p: (boxes.box(p).center().x(), boxes.box(p).y()))


def _told(aimer: Aimer, card: Card, place: Place, name: str) -> str:
    """What the card would make there, as far as the aid tells."""
    aim = aimer.aim(card, place)
    if not aim.allowed:
        return place_refused(name, reason_sentence(aim.reason or "", aim.evidence, aim.special))
    return place_outcome(name, aim.changes, aim.correct) if aim.changes else name


def _piles(stage: Stage, view: View) -> Iterator[Spot]:
    piles, boxes = {pile.id: pile for pile in view.row.all_piles()}, stage.boxes()
    for ident, _ in boxes.each():
        pile = piles[ident]
        if pile.top.id in stage.cards.items:
            box, angle = _lies(stage, pile.top.id)
            column = next(c for c in boxes.columns if ident in c.ids)
            down = tuple(piles[i] for i in column.ids) if len(column.ids) > 1 else ()
            number = boxes.ids.index(column.stem) + 1
            name = pile_name(pile, number, view.special, down)
            hint = _of_the_line(stage, view, ident)
            yield Spot(("pile", ident), name, box, hint, angle)
    if view.phase == Phase.BASE:
        cards = {card.id: card for card in view.base}
        for card, box in base_boxes(view, stage.local, stage.layout).items():
            yield Spot(("base", card), card_name(cards[card], view.special), box)


def _of_the_line(stage: Stage, view: View, pile: int) -> str:
    """What is special about a pile while one's own Méli rearranges one of several words."""
    local = stage.local
    if local.my_call(view) != How.MELI or local.line == ROW or pile not in local.meli:
        return ""
    if pile == local.line:
        return translate("Table", "stays in its place")
    return translate("Table", "in the word you are moving")


def _seats(stage: Stage, view: View) -> Iterator[Spot]:
    layout = stage.layout
    mine = stage.company.boxes(layout) or {stage.me: layout.me}
    boxes = dict(zip(stage.others, layout.seats, strict=True)) | mine
    for seat, box in boxes.items():
        state = seat_state(view, seat, stage.labels[seat], False)
        turn = translate("Table", "whose turn it is") if state.active else ""
        you = translate("Table", "you") if seat == stage.me else ""
        name = seat_name(state.label.name, state.count, state.points, you, state.status or turn)
        yield Spot(("seat", seat), name, box)
    stock = translate("Table", "Stock: {count}").format(count=view.stock)
    yield Spot(("stock",), stock, layout.stock)
    if view.special is not None:
        rule = f"{special_name(view.special)}. {special_rule(view.special)}"
        yield Spot(("violet",), rule, layout.violet)


def _buzzers(stage: Stage, view: View) -> Iterator[Spot]:
    """The buzzer of each person at this screen, and what they are asked (MC-45)."""
    company = stage.company
    for seat, box in company.boxes(stage.layout).items():
        label = stage.labels[seat]
        inside = company.parts(seat, view, stage.layout)
        where = box if inside.buzzer.isEmpty() else inside.buzzer
        name = translate("Table", "Buzzer of {name}").format(name=label.name)
        key = translate("Table", "Key {key}").format(key=label.key)
        if view.options.pace == "free":
            yield Spot(("buzzer", seat), name, where, key)
        for item in company.plates[seat].answers.items.values():
            said = f"{label.name}: {item.spec.label}"
            hint = "" if item.spec.enabled else translate("Table", "not now")
            yield Spot(("answer", item.spec.name), said, item.box, hint)


def _actions(stage: Stage) -> Iterator[Spot]:
    for item in action_items(stage):
        spec = item.spec
        key = translate("Table", "Key {key}").format(key=spec.key) if spec.key else ""
        hint = key if spec.enabled else translate("Table", "not now")
        yield Spot(("action", spec.name), spec.label, item.box, hint)


def action_items(stage: Stage) -> list[ButtonItem]:
    """The buttons that are shown, in the order they are read."""
    rows = (stage.banner.buttons, stage.bar, *stage.corner)
    return [row.items[name] for row in rows for name in row.order or row.items]
