"""What a bot knows of a game of Mendelius: its View, and what it has seen go by."""

from collections import Counter
from typing import NamedTuple

from melicado.bots.mendelius.chances import HORIZON, Odds
from melicado.rules.mendelius.cards import KINDS, WILD, deck_of
from melicado.rules.mendelius.layouts import DIDACTIC_ROUNDS
from melicado.rules.mendelius.options import Options, decks_for
from melicado.rules.mendelius.view import View


class Sight(NamedTuple):
    """The hand, and how many of each kind have not been seen."""

    view: View
    hand: tuple[str, ...]
    unseen: Counter[str]

    @property
    def number(self) -> int:
        """The round, 1 to 7."""
        return self.view.round

    @property
    def options(self) -> Options:
        """The house rules."""
        return self.view.options

    def odds(self) -> Odds:
        """How often each card comes: as often as it is among those not seen."""
        hidden = max(1, self.unseen.total())
        rates = {kind: self.unseen[kind] / hidden for kind in KINDS}
        wild = sum(self.unseen[kind] for kind in WILD) / hidden
        return Odds(rates, wild, HORIZON[self.number])


class Memory:
    """The cards others have taken face up: no longer to be had, though not on the discards."""

    def __init__(self) -> None:
        self._round = 0
        self._before: dict[int, str] = {}
        self._taken: dict[int, str] = {}

    def look(self, view: View, seat: int) -> Sight:
        """Take in a view."""
        if view.played != self._round:
            self._round, self._before, self._taken = view.played, {}, {}
        hand = view.seats[seat].hand or ()
        shown = {d.card.id: d.card.kind for d in view.discards}
        here = {**shown, **{card.id: card.kind for card in hand}}
        gone = {**self._taken, **self._before}
        self._taken = {i: kind for i, kind in gone.items() if i not in here}
        self._before = shown
        unseen = Counter(_deck(view))
        unseen.subtract(here.values())
        unseen.subtract(self._taken.values())
        return Sight(view, tuple(card.kind for card in hand), +unseen)


def _deck(view: View) -> list[str]:
    """The kinds of all cards in play (MD-01, MD-11)."""
    didactic = view.round in DIDACTIC_ROUNDS and view.options.didactic_card == "yes"
    decks = decks_for(view.options, len(view.seats))
    return [card.kind for card in deck_of(decks, didactic)]
