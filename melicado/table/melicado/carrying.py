"""Carrying things: a card of the hand, a pile of the row during one's own call, the base.

What is carried stays in the View; carrying changes only this table's own choices.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QTimer

from melicado.drawing.cards import ASPECT
from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View
from melicado.table.melicado.acts import Acts
from melicado.table.melicado.aim import Aim
from melicado.table.melicado.hits import Hit
from melicado.table.melicado.layout import hand_slot
from melicado.table.melicado.plan import base_boxes, plan
from melicado.table.melicado.stage import Stage

GRIP = 0.30
"""How far from its middle a card may be held, over its size: it slides under the pointer."""
SEE_MS = 350
"""A row that changes under a card cannot be seen sooner: until then the aim stays (MC-21)."""
STIR = 24.0
"""Moving further than this, in units, is looking at the new row."""


@dataclass
class Gesture:
    """One pointer on its way from press to release."""

    pointer: int
    start: QPointF
    at: QPointF
    hit: Hit
    touch: bool
    grip: QPointF
    dragging: bool = False
    frozen: QPointF | None = None
    """Where the pointer was when the row changed under its card."""


class Carrier:
    """Lifts, drags and drops for every gesture."""

    def __init__(self, stage: Stage, acts: Acts) -> None:
        self.stage = stage
        self.acts = acts

    def lift(self, gesture: Gesture) -> bool:
        """A press becomes a drag; whether there is something to drag."""
        stage, found = self.stage, gesture.hit
        view = stage.view
        if view is None:
            return False
        if found.kind == "card" and self.acts.card(found.id) is not None:
            stage.local.selected, stage.local.cursor = None, None
            if stage.local.discard == found.id:
                stage.local.discard = None
            item = stage.cards.items[found.id]
            stage.local.held[found.id] = item.pose.point
        elif found.kind == "pile" and stage.local.my_call(view) is not None:
            pile = view.row.find(found.id)
            if pile is None or not self._may_lift(pile.id, view):
                return False
            item = stage.cards.items[pile.top.id]
            stage.local.held_piles[found.id] = item.pose.point
        elif found.kind == "base" and view.starter == stage.me:
            gesture.dragging = True
            return True
        else:
            return False
        gesture.dragging = True
        stage.pill.hush()
        gesture.grip = self._grip(gesture.start - item.pose.point, item.pose.width, gesture.touch)
        stage.refresh()
        return True

    def _may_lift(self, pile: int, view: View) -> bool:
        """Whether that pile may be carried in one's own call; a Méli then has its line."""
        if self.stage.local.my_call(view) == How.CADO:
            return self.acts.may_give(pile)
        self.stage.local.grab(view, pile)
        return True

    def _grip(self, grip: QPointF, width: float, touch: bool) -> QPointF:
        across, down = GRIP * width, GRIP * width * ASPECT
        x = min(across, max(-across, grip.x()))
        y = min(down, max(-down, grip.y()))
        return QPointF(x, down if touch else y)  # a finger does not hide what it holds

    def drag(self, gesture: Gesture) -> None:
        """Bring what is carried to where the pointer is."""
        found = gesture.hit
        point = gesture.at - gesture.grip
        if found.kind == "card":
            self._drag_card(gesture, point)
        elif found.kind == "pile":
            self._drag_pile(found.id, point)
        elif found.kind == "base":
            self._drag_base(found.id, gesture.at)

    def _drag_card(self, gesture: Gesture, point: QPointF) -> None:
        stage, card = self.stage, gesture.hit.id
        local = stage.local
        if card not in local.held:
            return
        local.held[card] = point
        if gesture.frozen is not None:
            stir = (gesture.at - gesture.frozen).manhattanLength()
            if stir < STIR * stage.layout.u:
                self._show_held(card)
                return
            gesture.frozen = None
        before = (local.aims.get(card), local.slot.get(card), local.over.get(card))
        self.aim(card, point)
        if before != (local.aims.get(card), local.slot.get(card), local.over.get(card)):
            stage.refresh()
        else:
            self._show_held(card)

    def aim(self, card: int, point: QPointF) -> Aim | None:
        """Find what a card let go at ``point`` would do, and keep it with the choices."""
        stage = self.stage
        local, layout, view = stage.local, stage.layout, stage.view
        for store in (local.aims, local.slot, local.over):
            store.pop(card, None)
        if view is None or local.covered:
            return None
        gaps = stage.aimer.gaps if stage.aimer is not None else False
        place = stage.boxes().place_at(point, gaps)
        if place is not None and (aim := self.acts.aim(card, place)) is not None:
            local.aims[card] = aim
            return aim
        if layout.stock.adjusted(-30, -30, 30, 30).contains(point) and stage.may_exchange():
            local.over[card] = "stock"
        elif local.my_call(view) == How.MELI and layout.discard.adjusted(-24, -24, 24, 24).contains(
            point
        ):
            local.over[card] = "discard"
        elif point.y() > layout.hand.top() - 0.15 * layout.card:
            count = len([c for c in local.hand(view) if c.id not in local.pending])
            local.slot[card] = hand_slot(layout, count, point.x())
        return None

    def _show_held(self, card: int) -> None:
        stage = self.stage
        if card in stage.cards.items:
            old, at = stage.cards.items[card].pose, stage.local.held[card]
            stage.cards.place(card, old._replace(x=at.x(), y=at.y()))

    def freeze(self, gesture: Gesture) -> None:
        """Keep the aim a moment after the row has changed under the card."""
        local, card = self.stage.local, gesture.hit.id
        aim, view = local.aims.get(card), self.stage.view
        if aim is not None and view is not None and aim.version == view.version:
            self.aim_again(card)
            return
        if aim is None or not aim.allowed:
            self.aim_again(card)
            return
        self._freeze(gesture)

    def _freeze(self, gesture: Gesture) -> None:
        gesture.frozen = gesture.at
        QTimer.singleShot(SEE_MS, self.stage.motion, lambda: self.thaw(gesture))

    def keep_aim(self, gesture: Gesture) -> None:
        """The first card of a pair now lies on the row: the second keeps its place, judged anew."""
        stage, card = self.stage, gesture.hit.id
        local, view = stage.local, stage.view
        aim = local.aims.get(card)
        if aim is None or view is None or local.first is None or aim.version != view.version:
            return
        again = self.acts.aim(card, aim.place)
        if again is not None:
            local.aims[card] = again
            self._freeze(gesture)
            stage.refresh()
        else:
            self.aim_again(card)

    def thaw(self, gesture: Gesture) -> None:
        """The new row has been seen: aim at it."""
        if gesture.frozen is not None and gesture.hit.id in self.stage.local.held:
            gesture.frozen = None
            self.aim_again(gesture.hit.id)
            self.stage.refresh()

    def aim_again(self, card: int) -> None:
        """Aim again from where the card is."""
        if card in self.stage.local.held:
            self.aim(card, self.stage.local.held[card])

    # piles and the base

    def _drag_pile(self, pile: int, point: QPointF) -> None:
        stage = self.stage
        local, view = stage.local, stage.view
        held = view.row.find(pile) if view is not None else None
        if view is None or held is None or pile not in local.held_piles:
            return
        local.held_piles[pile] = point
        if local.my_call(view) == How.MELI:
            slot = stage.boxes().slot_at(point, local.line)
            if pile in local.meli[local.fixed :] and local.meli.index(pile) != slot:
                local.carry(pile, slot)
        else:
            local.cado_pile = pile
            local.cado_to = stage.seat_at(point)
        stage.refresh()
        top = held.top.id
        stage.cards.place(top, plan(view, local, stage.layout)[top].pose)

    def _drag_base(self, card: int, point: QPointF) -> None:
        stage = self.stage
        if stage.view is None or stage.view.phase != Phase.BASE:
            return
        boxes = base_boxes(stage.view, stage.local, stage.layout)
        other = next((box for number, box in boxes.items() if number != card), None)
        if other is not None and other.contains(point):
            self.acts.swap_base()

    def let_go(self, gesture: Gesture) -> None:
        """Hold nothing any more; ``refresh`` then brings it home."""
        local = self.stage.local
        for store in (local.held, local.aims, local.slot, local.over):
            store.pop(gesture.hit.id if gesture.hit.kind == "card" else -1, None)
        if gesture.hit.kind == "pile":
            local.held_piles.pop(gesture.hit.id, None)

    def drop(self, gesture: Gesture) -> None:
        """Do what letting go here means."""
        stage, found = self.stage, gesture.hit
        local, view = stage.local, stage.view
        aim = local.aims.get(found.id) if found.kind == "card" else None
        slot = local.slot.get(found.id) if found.kind == "card" else None
        over = local.over.get(found.id, "") if found.kind == "card" else ""
        self.let_go(gesture)
        if view is None:
            return
        if found.kind == "pile":
            self._drop_pile(found.id)
        elif aim is not None:
            self.acts.lay(aim)
        elif over == "stock":
            self.acts.exchange(found.id)
        elif over == "discard":
            local.discard = found.id
        elif slot is not None:
            local.move_in_hand(view, found.id, slot)
        stage.refresh()

    def _drop_pile(self, pile: int) -> None:
        local, view = self.stage.local, self.stage.view
        if view is not None and local.my_call(view) == How.CADO and local.cado_to is not None:
            self.acts.give(pile, local.cado_to)
