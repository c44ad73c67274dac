"""One gesture for each pointer: the mouse is one, every finger another.

A gesture only ever changes the choices of this table and, when it ends well, gives a command;
the cards themselves stay in the View. So whatever ends it, no card is lost, doubled or stuck.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from melicado.drawing.cards import ASPECT
from melicado.rules.mendelius.state import Phase
from melicado.table.looking_on import looks_on
from melicado.table.mendelius.acts import Acts
from melicado.table.mendelius.hits import Hit, hit, spot_at
from melicado.table.mendelius.layout import hand_slot
from melicado.table.mendelius.lights import may_discard
from melicado.table.mendelius.local import Spot
from melicado.table.mendelius.plan import STOCK
from melicado.table.mendelius.stage import Stage

START = 7.0
"""How far, in units, a pointer moves before a press becomes a drag; twice that for a finger."""
REACH = 8.0
GRIP = 0.30
"""How far from its middle a card may be held, over its size: it slides under the pointer."""


@dataclass
class Gesture:
    """One pointer on its way from press to release."""

    pointer: int
    start: QPointF
    at: QPointF
    hit: Hit
    touch: bool
    card: int | None = None
    """What is carried: a card, or ``STOCK``."""
    grip: QPointF | None = None


class Gestures:
    """All gestures under way."""

    def __init__(self, stage: Stage, acts: Acts) -> None:
        self.stage = stage
        self.acts = acts
        self.active: dict[int, Gesture] = {}
        self._hovered = ""

    def press(self, pointer: int, point: QPointF, touch: bool = False) -> None:
        """A pointer comes down."""
        if pointer in self.active:
            self.cancel(pointer)
        found = hit(self.stage, point, REACH * self.stage.layout.u)
        carried = ("card", "stock", "discards")
        if any(g.hit == found and found.kind in carried for g in self.active.values()):
            return
        self.active[pointer] = Gesture(pointer, point, point, found, touch)
        if found.kind == "button" and (button := self.stage.button(found.name)) is not None:
            button.set_state(pressed=True)

    def move(self, pointer: int, point: QPointF) -> None:
        """A pointer moves."""
        gesture = self.active.get(pointer)
        if gesture is None:
            return
        gesture.at = point
        if gesture.card is None:
            far = START * self.stage.layout.u * (2 if gesture.touch else 1)
            if (point - gesture.start).manhattanLength() < far or not self._lift(gesture):
                return
        self._drag(gesture)

    def release(self, pointer: int, point: QPointF) -> None:
        """A pointer goes up: a click, or a card let go."""
        gesture = self.active.get(pointer)
        if gesture is None:
            return
        if point != gesture.at:
            self.move(pointer, point)
        self.active.pop(pointer, None)
        self._unpress(gesture)
        if gesture.card is not None:
            self._drop(gesture, gesture.card)
        elif (point - gesture.start).manhattanLength() < 4 * START * self.stage.layout.u:
            self._click(gesture)

    def cancel(self, pointer: int) -> None:
        """The gesture comes to nothing; its card goes home."""
        gesture = self.active.pop(pointer, None)
        if gesture is not None:
            self._unpress(gesture)
            self._let_go(gesture)
            self.stage.refresh()

    def cancel_all(self) -> bool:
        """Every gesture comes to nothing; whether a card was held."""
        held = any(g.card is not None for g in self.active.values())
        for pointer in list(self.active):
            self.cancel(pointer)
        return held

    def hover(self, point: QPointF) -> bool:
        """The mouse moves without a button down; whether it is on something to press."""
        found = hit(self.stage, point)
        if found.name != self._hovered:
            for name, on in ((self._hovered, False), (found.name, True)):
                if (button := self.stage.button(name)) is not None:
                    button.set_state(hovered=on)
            self._hovered = found.name
        if found.kind in ("stock", "discards"):
            return self._may_take(found.kind)
        return found.kind in ("button", "card")

    def after_step(self) -> None:
        """The view has changed: gestures whose card is no longer to be held end."""
        for gesture in list(self.active.values()):
            card = gesture.card
            if card is None:
                continue
            pile = gesture.hit.kind in ("stock", "discards")
            gone = card not in self.stage.local.held or self.stage.curtain.seat is not None
            if gone or (pile and not self._may_take(gesture.hit.kind)):
                self.cancel(gesture.pointer)

    def _may_take(self, kind: str) -> bool:
        view, local = self.stage.view, self.stage.local
        if view is None or view.phase != Phase.TAKE or local.asked(view) != local.me:
            return False
        if kind == "stock":
            return view.stock > 0
        return bool(view.discards) and not view.must_draw

    def _lift(self, gesture: Gesture) -> bool:
        """A press becomes a drag; whether there is something to drag."""
        stage, found = self.stage, gesture.hit
        view, local = stage.view, stage.local
        if view is None or local.choosing:
            return False
        card: int | None = None
        if found.kind == "card" and found.id in local.cards(view):
            card = found.id
        elif found.kind in ("stock", "discards") and self._may_take(found.kind):
            card = STOCK if found.kind == "stock" else view.discards[-1].card.id
        if card is None or card not in stage.cards.items:
            return False
        item = stage.cards.items[card]
        local.selected = local.cursor = None
        local.held[card] = item.pose.point
        gesture.card = card
        gesture.grip = self._grip(gesture.start - item.pose.point, item.pose.width, gesture.touch)
        stage.pill.hush()
        stage.refresh()
        return True

    def _grip(self, grip: QPointF, width: float, touch: bool) -> QPointF:
        across, down = GRIP * width, GRIP * width * ASPECT
        x = min(across, max(-across, grip.x()))
        y = min(down, max(-down, grip.y()))
        return QPointF(x, down if touch else y)  # a finger does not hide what it holds

    def _drag(self, gesture: Gesture) -> None:
        """Bring what is carried to where the pointer is."""
        stage, card = self.stage, gesture.card
        local = stage.local
        if card is None or card not in local.held:
            return
        point = gesture.at - (gesture.grip or QPointF())
        local.held[card] = point
        spot = self._spot(gesture, card, point)
        if spot != local.over.get(card):
            if spot is None:
                local.over.pop(card, None)
            else:
                local.over[card] = spot
            stage.refresh()
        elif card in stage.cards.items:
            old = stage.cards.items[card].pose
            stage.cards.place(card, old._replace(x=point.x(), y=point.y()))

    def _spot(self, gesture: Gesture, card: int, point: QPointF) -> Spot | None:
        stage, view = self.stage, self.stage.view
        if view is None:
            return None
        if gesture.hit.kind != "card":
            below = point.y() > stage.layout.hand.top() - 0.4 * stage.layout.card
            return Spot("taken") if below else None
        count = len([c for c in stage.local.hand(view) if c.id != card])
        slot = hand_slot(stage.layout, count + 1, point.x())
        spot = spot_at(stage, point, count, slot)
        if spot is not None and spot.kind == "discards":
            return spot if may_discard(view, stage.local, card) else None
        return spot

    def _let_go(self, gesture: Gesture) -> None:
        """Hold nothing any more; ``refresh`` then brings it home."""
        if gesture.card is not None:
            self.stage.local.held.pop(gesture.card, None)
            self.stage.local.over.pop(gesture.card, None)

    def _drop(self, gesture: Gesture, card: int) -> None:
        """Do what letting go here means."""
        stage = self.stage
        view, local = stage.view, stage.local
        spot = local.over.get(card)
        self._let_go(gesture)
        if view is None or spot is None:
            stage.refresh()
        elif spot.kind == "place":
            self.acts.lay_there(card, spot.number)
        elif spot.kind == "discards":
            self.acts.discard(card)
        elif spot.kind == "taken":
            self.acts.take(shown=card != STOCK)
        else:
            local.take_back(card)
            local.move_in_hand(view, card, spot.number)
        stage.refresh()

    def _unpress(self, gesture: Gesture) -> None:
        if gesture.hit.kind == "button":
            button = self.stage.button(gesture.hit.name)
            if button is not None:
                button.set_state(pressed=False)

    def _click(self, gesture: Gesture) -> None:
        """A press and a release at the same spot."""
        found, stage = gesture.hit, self.stage
        if found.kind == "button":
            if hit(stage, gesture.at).name == found.name:
                self.acts.press(found.name)
            return
        if stage.view is not None and not stage.local.covered and stage.curtain.seat is None:
            self.click_on(found)

    def click_on(self, found: Hit) -> None:
        """Something on the table was pressed without being moved."""
        local, view = self.stage.local, self.stage.view
        if view is None:
            return
        if looks_on(view, self.stage.me):
            self.acts.only_looks()
            return
        if found.kind == "card":
            self._click_card(found.id)
        elif found.kind == "stock" and self._may_take("stock"):
            self.acts.take(shown=False)
        elif found.kind == "discards" and self._may_take("discards"):
            self.acts.take(shown=True)
        elif found.kind == "discards" and local.selected is not None and not local.choosing:
            self.acts.discard(local.selected)
        elif found.kind == "place" and local.selected is not None and not local.choosing:
            self.acts.lay_there(local.selected, found.id)
        else:
            local.selected = local.cursor = None
        self.stage.refresh()

    def _click_card(self, card: int) -> None:
        """A first click chooses a card, a second drops the choice; a laid one comes back."""
        local = self.stage.local
        laid = {c: p for p, c in local.own.laid.items()}
        if card in laid and local.selected is not None and local.selected != card:
            self.acts.lay(local.selected, laid[card])
        elif card in laid:
            local.take_back(card)
            local.selected = None
        else:
            local.selected = None if local.selected == card else card
            local.cursor = None
