"""The keyboard: letters pick a card or write the new word, arrows go over spots, Enter lays.

Keys are told apart by what they write, never by where they lie, so AZERTY and QWERTY are alike.
"""

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from melicado.rules.melicado.cards import JOKER, over
from melicado.rules.melicado.state import How, Phase
from melicado.table.buttons import ENTER
from melicado.table.ghosts import Ghosts
from melicado.table.looking_on import looks_on
from melicado.table.melicado.acts import Acts
from melicado.table.melicado.call_keys import ARROWS, UP_DOWN, CallKeys
from melicado.table.melicado.digits import digit
from melicado.table.melicado.gestures import Gestures
from melicado.table.melicado.hand_keys import HandKeys
from melicado.table.melicado.hits import Hit
from melicado.table.melicado.stage import Stage
from melicado.words.letters import fold

translate = QCoreApplication.translate

KEY_NAMES = {
    Qt.Key.Key_Return: ENTER,
    Qt.Key.Key_Enter: ENTER,
    **{getattr(Qt.Key, f"Key_F{n}"): f"F{n}" for n in range(1, 13)},
}
JOKER_KEYS = "*?"
ACTION_KEYS = tuple(f"F{n}" for n in range(2, 8))
PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
MAIN = ("actions", "buzzers")
"""Zones of buttons, where Enter presses the one that has the focus."""
STEPS = {**ARROWS, **UP_DOWN}


def _letter(text: str) -> str:
    """The letter of a card that a key writes, or an empty string."""
    return fold(text) or ""


class Keys:
    """Turns key presses, and presses of a screen reader, into acts."""

    def __init__(self, stage: Stage, acts: Acts, gestures: Gestures, ghosts: Ghosts) -> None:
        self.stage = stage
        self.acts = acts
        self.gestures = gestures
        self.ghosts = ghosts
        self.calls = CallKeys(stage, acts, ghosts)
        self.hand = HandKeys(stage, acts, ghosts)
        ghosts.pressed.connect(self.press_spot)

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        key = Qt.Key(event.key())
        plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~plain or self.stage.view is None:
            return False
        if key == Qt.Key.Key_Escape and self.gestures.cancel_all():
            return True
        if self.stage.chooser.open:
            shared = self.stage.company.shared  # somebody's buzzer is no choice of a letter
            return self._choose(key, "" if shared else event.text())
        if self.stage.local.covered:
            return key in KEY_NAMES and self._button(KEY_NAMES[key])
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if self.stage.company.shared:
            return self._buzzer(event) or self._number(event) or self._act(key, "", shift)
        return self._act(key, event.text(), shift)

    def _buzzer(self, event: QKeyEvent) -> bool:
        """Letters are buzzers where several people share the screen (MC-45)."""
        seat = self.stage.company.with_key(_letter(event.text()), self.stage.labels)
        if seat is not None and not event.isAutoRepeat():
            self.acts.buzz(seat)
        return seat is not None

    def _number(self, event: QKeyEvent) -> bool:
        """Digits pick the cards of the hand, from left to right."""
        number = digit(event.text(), event.nativeScanCode())
        return number is not None and self.hand.number(number)

    def _choose(self, key: Qt.Key, text: str) -> bool:
        """Keys of an open choice of letters."""
        chooser = self.stage.chooser
        if key == Qt.Key.Key_Escape:
            chooser.cancel()
        elif key in PRESS:
            chooser.pick(chooser.current)
        elif key in STEPS:
            across = ARROWS.get(key, 0)
            chooser.move(across, UP_DOWN.get(key, 0))
            self.stage.refresh()
            self.ghosts.go(("letter", chooser.current))
        elif not chooser.pick_letter(_letter(text)):
            return False
        if not chooser.open:
            self.hand.home()
        return True

    def _act(self, key: Qt.Key, text: str, shift: bool) -> bool:
        view = self.stage.view
        kind = self.stage.local.my_call(view) if view is not None else None
        if key == Qt.Key.Key_Escape:
            return self._back()
        if self._in_zone(key, kind):
            return True
        if view is not None and looks_on(view, self.stage.me):
            return self._only_looks(key, text)
        if kind == How.MELI and self.calls.meli(key, _letter(text), shift):
            return True
        if kind == How.CADO and self.calls.cado(key, _letter(text)):
            return True
        if self._base(key) or (not self._is_main(key) and self.hand.press(key, shift)):
            return True
        if key in KEY_NAMES:
            return self._button(KEY_NAMES[key])
        letters = JOKER if text and text in JOKER_KEYS else _letter(text)
        meant = [self.hand.letter(letter) for letter in letters]  # one key may write œ
        return any(meant)

    def _back(self) -> bool:
        """Escape: the choice half made is dropped, else the ring goes; whether either was there."""
        self.hand.forget()
        held = self.stage.local.selected
        if self.acts.cancel():
            if held is not None and self.ghosts.zone:
                self.ghosts.go(("card", held))
            return True
        return self.ghosts.leave()

    def _only_looks(self, key: Qt.Key, text: str) -> bool:
        """Keys that would play mean why they do not, to who looks on."""
        plays = KEY_NAMES.get(key) in ACTION_KEYS or bool(text and text in JOKER_KEYS)
        if plays or _letter(text):
            self.acts.only_looks()
            return True
        return False

    def _in_zone(self, key: Qt.Key, kind: How | None) -> bool:
        """Keys that mean the spot with the focus, in zones where nothing is chosen by them."""
        zone, local = self.ghosts.zone, self.stage.local
        calling = kind is not None
        still = zone in MAIN or (zone == "seats" and kind != How.CADO)
        still = still or (zone == "piles" and not calling)
        still = still or (zone == "hand" and calling)
        still = still or (zone == "places" and local.selected is None)
        spot = self.ghosts.current
        if spot is None or local.typing or (zone not in MAIN and self._is_main(key)):
            return False
        if still and key in STEPS:
            self.ghosts.step(STEPS[key])
            return True
        enter = key in PRESS and (still or zone == "seats")
        picks = zone == "hand" and key in PRESS and local.selected is None
        space = calling and key == Qt.Key.Key_Space
        if enter or picks or space or (zone == "hand" and calling and key == Qt.Key.Key_Delete):
            self.press_spot(spot.key)
            return True
        return False

    def _is_main(self, key: Qt.Key) -> bool:
        """Whether Enter has a button of its own at the moment, and nothing is aimed at."""
        if key not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        named = any(item.spec.key == ENTER for item in self.stage.bar.items.values())
        return named and self.stage.local.cursor is None

    def _base(self, key: Qt.Key) -> bool:
        """Arrows put the two cards of the base in the other order (MC-12)."""
        view = self.stage.view
        if view is None or view.phase != Phase.BASE or key not in ARROWS:
            return False
        if view.starter != self.stage.me:
            return False
        self.acts.swap_base()
        return True

    def _button(self, name: str) -> bool:
        stage = self.stage
        for row in (stage.banner.buttons, stage.bar):
            for item in row.items.values():
                if item.spec.key == name:
                    self.acts.press(item.spec.name)
                    if item.spec.name == "exchange" and stage.local.exchanging:
                        self.ghosts.go_to_zone("hand")
                    return True
        return False

    def press_spot(self, key: Hashable) -> None:
        """A spot is pressed: what the mouse does by a click."""
        self.ghosts.sync()
        if not self.ghosts.has(key) or not isinstance(key, tuple):
            return
        view, local = self.stage.view, self.stage.local
        match key:
            case ("aside",):
                self.acts.only_looks()
            case ("letter", int(number)):
                self.stage.chooser.pick(number)
                self.hand.home()
            case ("buzzer", int(seat)):
                self.acts.buzz(seat)
            case ("action" | "answer", str(name)):
                self.acts.press(name)
            case ("card", int(card)) if view is not None and local.my_call(view) == How.MELI:
                local.discard = None if local.discard == card else card
                self.stage.refresh()
            case ("card", int(card)):
                self.acts.click(Hit("card", card))
                self.hand.picked()
            case ("place", place) if local.selected is None:
                self.stage.pill.say(translate("Table", "Choose a card first."), "info")
            case ("place", place):
                self.acts.click(Hit("place", place=place))
            case ("pile", int(pile)):
                self.acts.click(Hit("pile", pile, place=over(pile)))
            case (str(kind), *rest):
                self.acts.click(Hit(kind, *rest))
        self.ghosts.sync()
