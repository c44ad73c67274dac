"""Words typed on the keyboard: which card at which place makes what is being written."""

from melicado.rules.melicado.cards import Card, Where
from melicado.rules.melicado.ground import Spot
from melicado.table.melicado.aim import Aimer
from melicado.table.melicado.typed_pairs import TypedPairs, Way
from melicado.words.letters import ALPHABET


class Typed:
    """The letters typed since the last choice, and the words they may become."""

    def __init__(self) -> None:
        self.text = ""
        """What counts of them: the end with which a word begins."""
        self._all = ""
        self._made_for: object = None
        self._ways: dict[str, list[Way]] = {}
        self._pairs = TypedPairs()

    def clear(self) -> None:
        """Forget what was typed."""
        self.text = self._all = ""

    def begun(self) -> bool:
        """Whether some word that can be made begins like this and is longer."""
        longer = any(w.startswith(self.text) and w != self.text for w in self._ways)
        return longer or self._pairs.begin(self.text, more=1)

    def add(self, letter: str, aimer: Aimer, hand: list[Card]) -> tuple[Way, ...]:
        """One more letter; the card, or the two (MC-27), that make the word typed, if any do.

        Letters with which no word begins are forgotten, so that whoever starts again is followed.
        """
        self._all += letter
        return self._read(aimer, hand)

    def back(self, aimer: Aimer, hand: list[Card]) -> tuple[Way, ...]:
        """One letter less."""
        self._all = self._all[:-1]
        return self._read(aimer, hand)

    def _read(self, aimer: Aimer, hand: list[Card]) -> tuple[Way, ...]:
        """The first way that colours allow; cards that say their letter go before jokers."""
        self._prepare(aimer, hand)
        self.text = self._all
        while self.text and not self._begins():
            self.text = self.text[1:]
        if pair := self._pairs.making(self.text):
            return pair
        ways = self._ways.get(self.text, [])
        ways = sorted(ways, key=lambda w: (not aimer.aim(w.card, w.place).allowed, bool(w.letter)))
        return tuple(ways[:1])

    def _begins(self) -> bool:
        """Whether some word that can be made begins with what was typed."""
        return self._pairs.begin(self.text) or any(w.startswith(self.text) for w in self._ways)

    def _prepare(self, aimer: Aimer, hand: list[Card]) -> None:
        asked = (aimer, tuple(hand))
        if self._made_for == asked:
            return
        self._made_for, self._ways = asked, {}
        self._pairs = TypedPairs(aimer, hand) if aimer.wants_two else TypedPairs()
        places = sorted(aimer.places(), key=lambda p: p.where != Where.OVER)
        for card in hand:
            if not aimer.playable(card.id):
                continue
            for place in places:
                for letter in ALPHABET if card.is_joker else ("",):
                    for change in aimer.changes(Spot(card, place, letter)):
                        self._ways.setdefault(change.after, []).append(Way(card, place, letter))
