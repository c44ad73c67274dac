"""Words typed on the keyboard: which card at which place makes what is being written."""

from typing import NamedTuple

from melicado.rules.melicado.cards import Card, Place, Where
from melicado.rules.melicado.ground import Spot
from melicado.table.melicado.aim import Aimer
from melicado.words.letters import ALPHABET


class Way(NamedTuple):
    """A card at a place; ``letter`` names a joker."""

    card: Card
    place: Place
    letter: str = ""


class Typed:
    """The letters typed since the last choice, and the words they may become."""

    def __init__(self) -> None:
        self.text = ""
        """What counts of them: the end with which a word begins."""
        self._all = ""
        self._made_for: object = None
        self._ways: dict[str, list[Way]] = {}

    def clear(self) -> None:
        """Forget what was typed."""
        self.text = self._all = ""

    def begun(self) -> bool:
        """Whether some word that can be made begins like this and is longer."""
        return any(w.startswith(self.text) and w != self.text for w in self._ways)

    def add(self, letter: str, aimer: Aimer, hand: list[Card]) -> Way | None:
        """One more letter; the way that makes the word typed, if there is one.

        Letters with which no word begins are forgotten, so that whoever starts again is followed.
        """
        self._all += letter
        return self._read(aimer, hand)

    def back(self, aimer: Aimer, hand: list[Card]) -> Way | None:
        """One letter less."""
        self._all = self._all[:-1]
        return self._read(aimer, hand)

    def _read(self, aimer: Aimer, hand: list[Card]) -> Way | None:
        """The first way that colours allow; cards that say their letter go before jokers."""
        self._prepare(aimer, hand)
        self.text = self._all
        while self.text and not any(word.startswith(self.text) for word in self._ways):
            self.text = self.text[1:]
        ways = self._ways.get(self.text, [])
        ways = sorted(ways, key=lambda w: (not aimer.aim(w.card, w.place).allowed, bool(w.letter)))
        return ways[0] if ways else None

    def _prepare(self, aimer: Aimer, hand: list[Card]) -> None:
        asked = (aimer, tuple(hand))
        if self._made_for == asked:
            return
        self._made_for, self._ways = asked, {}
        places = sorted(aimer.places(), key=lambda p: p.where != Where.OVER)
        for card in hand:
            if not aimer.playable(card.id):
                continue
            for place in places:
                for letter in ALPHABET if card.is_joker else ("",):
                    word = aimer.made(Spot(card, place, letter))
                    self._ways.setdefault(word, []).append(Way(card, place, letter))
