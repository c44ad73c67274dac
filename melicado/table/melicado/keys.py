"""The keyboard: letters pick a card, arrows a place, Enter lays; every button has its key.

Keys are told apart by what they write, never by where they lie, so AZERTY and QWERTY are alike.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from melicado.rules.melicado.cards import JOKER, Place, Where
from melicado.rules.melicado.state import How, Phase
from melicado.table.buttons import ENTER
from melicado.table.melicado.acts import Acts
from melicado.table.melicado.call_keys import ARROWS, CallKeys
from melicado.table.melicado.gestures import Gestures
from melicado.table.melicado.stage import Stage
from melicado.words.letters import fold

KEY_NAMES = {
    Qt.Key.Key_Return: ENTER,
    Qt.Key.Key_Enter: ENTER,
    **{getattr(Qt.Key, f"Key_F{n}"): f"F{n}" for n in range(1, 13)},
}
JOKER_KEYS = "*?"
PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def _letter(text: str) -> str:
    """The letter of a card that a key writes, or an empty string."""
    return fold(text) or ""


class Keys:
    """Turns key presses into acts."""

    def __init__(self, stage: Stage, acts: Acts, gestures: Gestures) -> None:
        self.stage = stage
        self.acts = acts
        self.gestures = gestures
        self.calls = CallKeys(stage, acts)

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        key = Qt.Key(event.key())
        plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~plain or self.stage.view is None:
            return False
        if key == Qt.Key.Key_Escape and self.gestures.cancel_all():
            return True
        if self.stage.chooser.open:
            return self._choose(key, event.text())
        if self.stage.local.covered:
            return key in KEY_NAMES and self._button(KEY_NAMES[key])
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return self._act(key, event.text(), shift)

    def _choose(self, key: Qt.Key, text: str) -> bool:
        chooser = self.stage.chooser
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        if key == Qt.Key.Key_Escape:
            chooser.cancel()
        elif key in PRESS:
            chooser.pick(chooser.current)
        elif key in steps:
            chooser.move(*steps[key])
            self.stage.refresh()
        else:
            return chooser.pick_letter(_letter(text))
        return True

    def _act(self, key: Qt.Key, text: str, shift: bool) -> bool:
        view = self.stage.view
        kind = self.stage.local.my_call(view) if view is not None else None
        if key == Qt.Key.Key_Escape and self.acts.cancel():
            return True
        if kind == How.MELI and self.calls.meli(key, _letter(text), shift):
            return True
        if kind == How.CADO and self.calls.cado(key):
            return True
        return self._lay(key, shift) or self._say(key, text)

    def _lay(self, key: Qt.Key, shift: bool) -> bool:
        """Keys that go over the hand and the row."""
        view = self.stage.view
        if view is not None and view.phase == Phase.BASE and key in ARROWS:
            self.acts.swap_base()
            return view.starter == self.stage.me
        if key in PRESS and self._enter():
            return True
        if key in ARROWS:
            return self._arrow(ARROWS[key], shift)
        return key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._up(key == Qt.Key.Key_Up)

    def _say(self, key: Qt.Key, text: str) -> bool:
        """Keys of buttons, and letters."""
        if key in KEY_NAMES:
            return self._button(KEY_NAMES[key])
        return self._pick_card(JOKER if text and text in JOKER_KEYS else _letter(text))

    def _button(self, name: str) -> bool:
        stage = self.stage
        for row in (stage.banner.buttons, stage.bar):
            for item in row.items.values():
                if item.spec.key == name:
                    self.acts.press(item.spec.name)
                    return True
        return False

    def _pick_card(self, letter: str) -> bool:
        """Pick the next card of that letter."""
        stage = self.stage
        local, view = stage.local, stage.view
        if view is None or not letter:
            return False
        cards = [c.id for c in local.hand(view) if c.letter == letter and c.id not in local.pending]
        if not cards:
            return False
        at = cards.index(local.selected) + 1 if local.selected in cards else 0
        local.selected = cards[at % len(cards)]
        self._first_place()
        stage.refresh()
        return True

    def _first_place(self) -> None:
        local = self.stage.local
        places = self._places()
        if local.cursor not in places:
            local.cursor = places[-1] if places and not local.exchanging else None

    def _places(self) -> list[Place]:
        """The places free to the selected card, from left to right."""
        stage = self.stage
        if stage.aimer is None or stage.local.selected is None:
            return []
        boxes = stage.boxes()
        free = [p for p in stage.aimer.places() if boxes.has(p)]
        if not stage.aimer.playable(stage.local.selected):
            return []
        return sorted(free, key=lambda p: (boxes.box(p).center().x(), p.where != Where.OVER))

    def _arrow(self, step: int, shift: bool) -> bool:
        stage = self.stage
        local, view = stage.local, stage.view
        if view is None:
            return False
        hand = [c.id for c in local.hand(view) if c.id not in local.pending]
        if local.selected is None:
            if hand:
                local.selected = hand[0 if step > 0 else -1]
        elif shift:
            slot = min(len(hand) - 1, max(0, hand.index(local.selected) + step))
            local.move_in_hand(view, local.selected, slot)
        elif local.cursor is not None:
            places = self._places()
            at = places.index(local.cursor) + step if local.cursor in places else 0
            local.cursor = places[min(len(places) - 1, max(0, at))] if places else None
        else:
            at = hand.index(local.selected) + step if local.selected in hand else 0
            local.selected = hand[at % len(hand)]
        stage.refresh()
        return True

    def _up(self, up: bool) -> bool:
        local = self.stage.local
        if local.selected is None:
            return False
        local.cursor = None
        if up:
            self._first_place()
        self.stage.refresh()
        return True

    def _enter(self) -> bool:
        local = self.stage.local
        if local.selected is None:
            return False
        if local.exchanging:
            self.acts.exchange(local.selected)
        elif local.cursor is None:
            return self._up(up=True)
        elif (aim := self.acts.aim(local.selected, local.cursor)) is not None:
            self.acts.lay(aim)
        return True
