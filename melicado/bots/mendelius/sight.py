"""What a bot knows of a game of Mendelius: its View, and what it has seen go by."""

from collections import Counter
from typing import NamedTuple

from melicado.bots.mendelius.outlook import Odds
from melicado.rules.mendelius.cards import KINDS, WILD, deck_of
from melicado.rules.mendelius.options import Options, decks_for
from melicado.rules.mendelius.view import View

TURNS = {1: 1.5, 2: 1.5, 3: 1.7, 4: 1.7, 5: 2.1, 6: 2.3, 7: 2.9}
"""About how many turns a seat has in a round."""
LEAST_TURNS = 0.8
SEEN_A_TURN = 1.0
"""Cards a seat can choose among in a turn: the stock's, and some of those laid face up."""


class Sight(NamedTuple):
    """The hand, and how many of each kind have not been seen."""

    view: View
    seat: int
    hand: tuple[str, ...]
    unseen: Counter[str]
    turns: int
    """Turns this seat has had in the round."""

    @property
    def number(self) -> int:
        """The round, 1 to 7."""
        return self.view.round

    @property
    def options(self) -> Options:
        """The house rules."""
        return self.view.options

    def odds(self) -> Odds:
        """How often each person comes by, and for how long there is time."""
        hidden = max(1, sum(self.unseen.values()))
        rates = {k: SEEN_A_TURN * self.unseen[k] / hidden for k in KINDS}
        wild = sum(self.unseen[w] for w in WILD) / hidden
        left = max(LEAST_TURNS, TURNS[self.number] - self.turns)
        return Odds(rates, wild, left)


class Memory:
    """The cards others have taken face up: no longer to be had, though not on the discards."""

    def __init__(self) -> None:
        self._round = 0
        self._before: tuple[tuple[int, str], ...] = ()
        self._taken: dict[int, str] = {}
        self._had = 0
        self._turn: tuple[int, int] = (-1, -1)

    def look(self, view: View, seat: int) -> Sight:
        """Take in a view."""
        if view.played != self._round:
            self._round, self._before, self._taken = view.played, (), {}
            self._had, self._turn = 0, (-1, -1)
        hand = view.seats[seat].hand or ()
        now = tuple((d.card.id, d.card.kind) for d in view.discards)
        shown = {i for i, _ in now}
        held = {c.id for c in hand}
        for i, kind in self._before:
            if i not in shown and i not in held:
                self._taken[i] = kind
        for i in shown | held:
            self._taken.pop(i, None)
        self._before = now
        self._count_turns(view, seat)
        known = Counter(c.kind for c in hand)
        known.update(kind for _, kind in now)
        known.update(self._taken.values())
        unseen = Counter(_deck(view))
        unseen.subtract(known)
        return Sight(view, seat, tuple(c.kind for c in hand), +unseen, self._had)

    def _count_turns(self, view: View, seat: int) -> None:
        turn = (view.turn, len(view.discards))
        if view.turn == seat and self._turn[0] != seat:
            self._had += 1
        self._turn = turn


def _deck(view: View) -> tuple[str, ...]:
    decks = decks_for(view.options, len(view.seats))
    plain = tuple(c.kind for c in deck_of(decks, didactic=False))
    if view.cards > len(plain):
        return tuple(c.kind for c in deck_of(decks, didactic=True))
    return plain
