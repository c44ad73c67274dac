"""One gesture for each pointer: the mouse is one, every finger another.

A gesture only ever changes the choices of this table and, when it ends well, gives a command;
the cards themselves stay in the View. So whatever ends it, no card is lost, doubled or stuck.
"""

from PySide6.QtCore import QPointF

from melicado.table.looking_on import looks_on
from melicado.table.melicado.acts import Acts
from melicado.table.melicado.carrying import Carrier, Gesture
from melicado.table.melicado.hits import hit
from melicado.table.melicado.stage import Stage

START = 7.0
"""How far, in units, a pointer moves before a press becomes a drag; twice that for a finger."""
REACH = 8.0


class Gestures:
    """All gestures under way."""

    def __init__(self, stage: Stage, acts: Acts) -> None:
        self.stage = stage
        self.acts = acts
        self.carrier = Carrier(stage, acts)
        self.active: dict[int, Gesture] = {}
        self._hovered = ""

    def press(self, pointer: int, point: QPointF, touch: bool = False) -> None:
        """A pointer comes down."""
        if pointer in self.active:
            self.cancel(pointer)
        found = hit(self.stage, point, REACH * self.stage.layout.u)
        taken = any(g.hit == found and found.kind in ("card", "pile") for g in self.active.values())
        if taken:
            return
        if found.kind == "buzzer":  # the first to touch has the table, not the first to let go
            self.acts.buzz(found.id)
            return
        gesture = Gesture(pointer, point, point, found, touch, QPointF())
        self.active[pointer] = gesture
        if found.kind == "button" and (button := self.stage.button(found.name)) is not None:
            button.set_state(pressed=True)

    def move(self, pointer: int, point: QPointF) -> None:
        """A pointer moves."""
        gesture = self.active.get(pointer)
        if gesture is None:
            return
        gesture.at = point
        if not gesture.dragging:
            away = point - gesture.start
            far = START * self.stage.layout.u * (2 if gesture.touch else 1)
            if away.manhattanLength() < far or not self.carrier.lift(gesture):
                return
        self.carrier.drag(gesture)

    def release(self, pointer: int, point: QPointF) -> None:
        """A pointer goes up: a click, or a card let go."""
        gesture = self.active.get(pointer)
        if gesture is None:
            return
        if point != gesture.at:
            self.move(pointer, point)
        self.active.pop(pointer, None)
        self._unpress(gesture)
        if gesture.dragging:
            self.carrier.drop(gesture)
            self._keep_aims()
        elif (point - gesture.start).manhattanLength() < 4 * START * self.stage.layout.u:
            self._click(gesture)

    def cancel(self, pointer: int) -> None:
        """The gesture comes to nothing; its card goes home."""
        gesture = self.active.pop(pointer, None)
        if gesture is not None:
            self._unpress(gesture)
            self.carrier.let_go(gesture)
            self.stage.refresh()

    def cancel_all(self) -> bool:
        """Every gesture comes to nothing; whether a card was held."""
        held = any(g.dragging for g in self.active.values())
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
        return found.kind in ("button", "card", "letter", "base", "buzzer")

    def after_step(self) -> None:
        """The view has changed: gestures whose card is gone end, the others aim anew."""
        local = self.stage.local
        for gesture in list(self.active.values()):
            if not gesture.dragging:
                continue
            kind, number = gesture.hit.kind, gesture.hit.id
            held = {"card": local.held, "pile": local.held_piles}.get(kind)
            if held is not None and number not in held:
                self.active.pop(gesture.pointer, None)
            elif kind == "card":
                self.carrier.freeze(gesture)

    def _keep_aims(self) -> None:
        """A card let go may have changed the row under what other fingers hold (MC-27)."""
        for gesture in self.active.values():
            if gesture.dragging and gesture.hit.kind == "card":
                self.carrier.keep_aim(gesture)

    def _unpress(self, gesture: Gesture) -> None:
        if gesture.hit.kind == "button":
            button = self.stage.button(gesture.hit.name)
            if button is not None:
                button.set_state(pressed=False)

    def _click(self, gesture: Gesture) -> None:
        """A press and a release at the same spot."""
        found = gesture.hit
        if found.kind == "button":
            if hit(self.stage, gesture.at).name == found.name:
                self.acts.press(found.name)
        elif found.kind == "letter":
            self.stage.chooser.pick(found.id)
        elif self.stage.chooser.open:
            if found.kind != "sheet":
                self.stage.chooser.cancel()
        elif self.stage.view is not None and looks_on(self.stage.view, self.stage.me):
            self.acts.only_looks()
        elif not self.stage.local.covered:
            self.acts.click(found)
