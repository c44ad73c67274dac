"""The keyboard: arrows go over the hand and the places, letters press the buttons.

Keys are told apart by what they write, never by where they lie, so AZERTY and QWERTY are alike.
"""

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from melicado.table.buttons import ENTER
from melicado.table.ghosts import Ghosts
from melicado.table.looking_on import looks_on
from melicado.table.mendelius.acts import Acts
from melicado.table.mendelius.bar import (
    ARRANGE,
    BACK,
    CLAIM,
    DISCARD,
    MENDELIUS,
    NEVER,
    PASS,
    PICK,
    SORT,
    TAKE,
)
from melicado.table.mendelius.gestures import Gestures
from melicado.table.mendelius.hits import Hit
from melicado.table.mendelius.lights import lights
from melicado.table.mendelius.stage import Stage

KEY_NAMES = {
    Qt.Key.Key_Return: ENTER,
    Qt.Key.Key_Enter: ENTER,
    Qt.Key.Key_Backspace: BACK,
}
ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ACTION_KEYS = (TAKE, PICK, DISCARD, MENDELIUS, CLAIM, PASS, NEVER, SORT, ARRANGE, BACK)
STEPS = {**ARROWS, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keys:
    """Turns key presses into acts."""

    def __init__(self, stage: Stage, acts: Acts, gestures: Gestures, ghosts: Ghosts) -> None:
        self.stage = stage
        self.acts = acts
        self.gestures = gestures
        self.ghosts = ghosts
        ghosts.pressed.connect(self.press_spot)

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        key = Qt.Key(event.key())
        plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        stage = self.stage
        if event.modifiers() & ~plain or stage.view is None:
            return False
        if key == Qt.Key.Key_Escape and self.gestures.cancel_all():
            return True
        if self._in_zone(key):
            return True
        name = KEY_NAMES.get(key, event.text().upper())
        if stage.local.covered or stage.curtain.seat is not None:
            return self._button(name)
        if key == Qt.Key.Key_F1:
            self.acts.press("why")
            return True
        if name in ACTION_KEYS and looks_on(stage.view, stage.me):
            self.acts.only_looks()
            return True
        if key == Qt.Key.Key_Escape:
            return self.acts.cancel() or self.ghosts.leave()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return self._over_cards(key, shift) or self._button(name)

    def _in_zone(self, key: Qt.Key) -> bool:
        """Keys that mean the spot with the focus, in zones where nothing is chosen by them."""
        spot, zone = self.ghosts.current, self.ghosts.zone
        if spot is None or self.stage.local.cursor is not None:
            return False
        if key in STEPS and zone != "hand":
            self.ghosts.step(STEPS[key])
            return True
        if key == Qt.Key.Key_Space or (key in PRESS and zone != "hand"):
            self.press_spot(spot.key)
            return True
        return False

    def press_spot(self, key: Hashable) -> None:
        """A spot is pressed: what the mouse does by a click."""
        self.ghosts.sync()
        if not self.ghosts.has(key):
            return
        match key:
            case ("action", str(name)):
                self.acts.press(name)
            case ("place", int(place)):
                laid = self.stage.local.own.laid.get(place)
                self.gestures.click_on(Hit("place", place) if laid is None else Hit("card", laid))
            case ("card", int(card)):
                self.gestures.click_on(Hit("card", card))
            case (("stock" | "discards") as pile,):
                self.gestures.click_on(Hit(pile))
            case ("aside",):
                self.acts.only_looks()
        self.ghosts.sync()

    def _over_cards(self, key: Qt.Key, shift: bool) -> bool:
        """Keys that go over the hand and the places."""
        view, local = self.stage.view, self.stage.local
        if view is None or not local.shows_hand(view):
            return False
        if key in ARROWS:
            self._arrow(ARROWS[key], shift)
        elif key == Qt.Key.Key_Up and local.selected is not None and not local.choosing:
            self._to_places()
        elif key == Qt.Key.Key_Down and (local.selected is not None or local.cursor is not None):
            self._down()
        elif key in PRESS and local.selected is not None and not local.choosing:
            self._enter(local.selected)
        else:
            return False
        self.stage.refresh()
        if self.ghosts.zone == "hand" and local.selected is not None:
            self.ghosts.go(("card", local.selected))
        return True

    def _button(self, name: str) -> bool:
        for row in self.stage.rows():
            for item in row.items.values():
                if item.spec.key and item.spec.key == name:
                    self.acts.press(item.spec.name)
                    return True
        return False

    def _line(self) -> list[int]:
        """The cards that arrows go over: the hand, then those laid."""
        view, local = self.stage.view, self.stage.local
        if view is None:
            return []
        hand = [c.id for c in local.hand(view)]
        return hand + [local.own.laid[p] for p in sorted(local.own.laid)]

    def _places(self) -> list[int]:
        """The places the selected card may go to: those that suit it first of all."""
        view, local = self.stage.view, self.stage.local
        if view is None:
            return []
        lit = lights(view, local, local.frame(view), self.stage.aid)
        places = [p for p in lit if isinstance(p, int)]
        good = [p for p in places if lit[p] in ("allowed", "target")]
        return sorted(good or places)

    def _arrow(self, step: int, shift: bool) -> None:
        view, local = self.stage.view, self.stage.local
        if view is None:
            return
        line = self._line()
        if local.cursor is not None:
            places = self._places()
            at = places.index(local.cursor) + step if local.cursor in places else 0
            local.cursor = places[at % len(places)] if places else None
        elif local.selected not in line:
            local.selected = line[0 if step > 0 else -1] if line else None
        elif shift and local.selected is not None:
            hand = [c.id for c in local.hand(view)]
            if local.selected in hand:
                slot = min(len(hand) - 1, max(0, hand.index(local.selected) + step))
                local.move_in_hand(view, local.selected, slot)
        else:
            at = line.index(local.selected) + step
            local.selected = line[at % len(line)]

    def _to_places(self) -> None:
        local = self.stage.local
        places = self._places()
        if local.cursor is None and places:
            local.cursor = places[0]

    def _down(self) -> None:
        """Back to the hand: the cursor, a laid card, the choice."""
        local = self.stage.local
        if local.cursor is not None:
            local.cursor = None
        elif local.selected in local.own.laid.values() and local.selected is not None:
            local.take_back(local.selected)
        else:
            local.selected = None

    def _enter(self, card: int) -> None:
        local = self.stage.local
        if local.cursor is not None:
            self.acts.lay_there(card, local.cursor)
        elif card in local.own.laid.values():
            local.take_back(card)
        else:
            self.acts.lay_somewhere(card)
