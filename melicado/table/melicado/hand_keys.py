"""The keyboard over one's hand and the places of the row."""

from PySide6.QtCore import QCoreApplication, Qt

from melicado.rules.melicado.cards import Card, Place
from melicado.table.ghosts import Ghosts
from melicado.table.melicado.acts import Acts
from melicado.table.melicado.call_keys import ARROWS, UP_DOWN
from melicado.table.melicado.pair import First
from melicado.table.melicado.stage import Stage
from melicado.table.melicado.typed import Typed
from melicado.table.melicado.typed_pairs import Way
from melicado.table.melicado.zones import laying_places

translate = QCoreApplication.translate

PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class HandKeys:
    """Picks a card and a place, by letter, by arrow, or by the word they make."""

    def __init__(self, stage: Stage, acts: Acts, ghosts: Ghosts) -> None:
        self.stage = stage
        self.acts = acts
        self.ghosts = ghosts
        self.typed = Typed()
        self._typed_first: First | None = None
        """The first card of a pair that a typed word has sent to the row (MC-27)."""

    def press(self, key: Qt.Key, shift: bool) -> bool:
        """Whether a key that writes nothing meant something here."""
        local = self.stage.local
        if key == Qt.Key.Key_Backspace and self.typed.text:
            self._erase()
            return True
        if key in PRESS and (local.selected is not None or local.typing):
            self._enter()
        elif key in ARROWS:
            self._arrow(ARROWS[key], shift)
        elif key in UP_DOWN and local.selected is not None:
            self._up_or_down(UP_DOWN[key])
        else:
            return False
        self.typed.clear()
        self._typed_first = None
        return True

    def letter(self, letter: str) -> bool:
        """A letter: the word it completes is aimed at, else the next card of it is picked."""
        if letter:
            self._untype_first()
        aimer, local = self.stage.aimer, self.stage.local
        if aimer is None or not letter:
            return False
        hand = self._hand()
        ways = self.typed.add(letter, aimer, hand)
        if ways and len(self.typed.text) > 1 and not local.exchanging:
            self._aim(ways)
            return True
        cards = [card.id for card in hand if card.letter == letter]
        if cards:
            at = cards.index(local.selected) + 1 if local.selected in cards else 0
            local.selected, local.typing = cards[at % len(cards)], ""
            self.picked()
            return True
        if not self.typed.begun() or local.exchanging:
            return False
        local.selected, local.cursor, local.typing = None, None, self.typed.text
        self.stage.refresh()
        return True

    def number(self, number: int) -> bool:
        """Pick the card of that number, from 1 on the left; whether there is one."""
        hand = self._hand()
        if number > len(hand):
            return False
        self.stage.local.selected, self.stage.local.typing = hand[number - 1].id, ""
        self.picked()
        return True

    def picked(self) -> None:
        """A card has been selected: go to a place for it, or to the card when there is none."""
        local = self.stage.local
        if local.selected is None:
            local.cursor = None
        else:
            self._first_place()
        self.stage.refresh()
        self._follow()

    def home(self) -> None:
        """The keyboard goes back to the hand, if it was at a spot."""
        if self.ghosts.zone:
            self.ghosts.go_to_zone("hand")

    def _hand(self) -> list[Card]:
        view, local = self.stage.view, self.stage.local
        return [c for c in local.hand(view) if c.id not in local.pending] if view else []

    def forget(self) -> None:
        """Drop what was typed, and bring back the card that it has sent to the row."""
        self._untype_first()
        self.typed.clear()
        self.stage.local.typing = ""

    def _untype_first(self) -> None:
        """A word typed on: the card that its beginning sent to the row comes back."""
        if self._typed_first is not None and self.stage.local.first == self._typed_first:
            self.stage.wait_with(None)
        self._typed_first = None

    def _aim(self, ways: tuple[Way, ...]) -> None:
        """Aim at what makes the word typed; of two cards the first goes to the row (MC-27)."""
        local = self.stage.local
        *firsts, way = ways
        for first in firsts:
            self._typed_first = First(first.card.id, first.place, first.letter)
            self.stage.wait_with(self._typed_first)
        local.selected, local.cursor, local.typing = way.card.id, way.place, ""
        local.named = (way.card.id, way.place, way.letter) if way.letter else None
        self.stage.refresh()
        self._follow()

    def _erase(self) -> None:
        self._untype_first()
        local, aimer = self.stage.local, self.stage.aimer
        ways = self.typed.back(aimer, self._hand()) if aimer is not None else ()
        if ways and len(self.typed.text) > 1:
            self._aim(ways)
            return
        local.selected, local.cursor, local.typing = None, None, self.typed.text
        self.stage.refresh()

    def _follow(self) -> None:
        """The focus goes where the choice has gone."""
        local = self.stage.local
        if local.cursor is not None:
            self.ghosts.go(("place", local.cursor))
        elif local.selected is not None:
            self.ghosts.go(("card", local.selected))

    def _first_place(self) -> None:
        local = self.stage.local
        places = self._places()
        if local.cursor not in places:
            local.cursor = places[-1] if places and not local.exchanging else None

    def _places(self) -> list[Place]:
        """The places free to the selected card, from left to right."""
        chosen = next((c for c in self._hand() if c.id == self.stage.local.selected), None)
        return laying_places(self.stage, chosen) if chosen is not None else []

    def _arrow(self, step: int, shift: bool) -> None:
        view, local = self.stage.view, self.stage.local
        hand = [card.id for card in self._hand()]
        if view is None or not hand:
            return
        local.typing = ""
        if local.selected not in hand:
            local.selected, local.cursor = hand[self._next_to_focus(hand, step)], None
        elif shift:
            slot = min(len(hand) - 1, max(0, hand.index(local.selected) + step))
            local.move_in_hand(view, local.selected, slot)
        elif local.cursor is not None:
            places = self._places()
            beside = self.stage.boxes().next_place(places, local.cursor, step, 0)
            stays = local.cursor if local.cursor in places else None
            local.cursor = beside or stays
        else:
            local.selected = hand[(hand.index(local.selected) + step) % len(hand)]
        self.stage.refresh()
        self._follow()

    def _next_to_focus(self, hand: list[int], step: int) -> int:
        """Beside the card that has the focus, else at the end one comes from."""
        spot = self.ghosts.current
        if spot is not None and isinstance(spot.key, tuple) and spot.key[0] == "card":
            return (hand.index(spot.key[1]) + step) % len(hand) if spot.key[1] in hand else 0
        return 0 if step > 0 else -1

    def _up_or_down(self, step: int) -> None:
        """To the places, along a word downwards (MC-28), or back to the hand."""
        local = self.stage.local
        before = local.cursor
        if before is None:
            if step < 0:
                self._first_place()
        else:
            there = self.stage.boxes().next_place(self._places(), before, 0, step)
            local.cursor = there or (before if step < 0 else None)
        self.stage.refresh()
        self._follow()

    def _enter(self) -> None:
        local, pill = self.stage.local, self.stage.pill
        if local.selected is None:
            text = translate("Table", "The word is not finished: {letters}…")
            pill.say(text.format(letters=local.typing), "info")
            local.typing = ""
            self.stage.refresh()
        elif local.exchanging:
            self.acts.exchange(local.selected)
            self.home()
        elif local.cursor is None:
            self._up_or_down(-1)
        elif (aim := self.acts.aim(local.selected, local.cursor)) is not None:
            self.acts.lay(aim)
            if self.stage.chooser.open:
                self.ghosts.go(("letter", self.stage.chooser.current))
            else:
                self.home()
