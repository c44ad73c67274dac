"""What a bot does with a hand: take, claim, discard, go out."""

from dataclasses import dataclass
from random import Random

from melicado.bots.level import Level
from melicado.bots.mendelius.outlook import (
    Choice,
    Odds,
    chance_of_going_out,
    choices,
    expected,
    outs,
    points,
    prospects,
)
from melicado.bots.mendelius.sight import Sight
from melicado.rules.mendelius.cards import WILD
from melicado.rules.mendelius.going_out import valid_last_cards


@dataclass(frozen=True)
class Traits:
    """How well a bot thinks."""

    attention: float
    """The share of hands it looks at properly; the others it plays by feel."""
    notices: float
    """How often it sees at once that it can go out."""
    counts: bool
    """Whether it counts which cards can still come."""
    weighs: bool
    """Whether it weighs what its hand would cost."""
    claims: bool
    """Whether it asks for cards out of turn."""


TRAITS = {
    Level.DEBUTANT: Traits(0.35, 0.75, counts=False, weighs=False, claims=False),
    Level.FACILE: Traits(0.7, 0.9, counts=False, weighs=False, claims=False),
    Level.BON: Traits(0.9, 1.0, counts=True, weighs=False, claims=True),
    Level.EXPERT: Traits(1.0, 1.0, counts=True, weighs=True, claims=True),
}

EVEN = 1 / 20
"""The rate of any person, for who does not count."""


class Thinker:
    """One bot's way of judging a hand."""

    def __init__(self, traits: Traits, rng: Random) -> None:
        self.traits = traits
        self.rng = rng

    def attentive(self) -> bool:
        """Whether it looks properly this time."""
        return self.rng.random() < self.traits.attention

    def odds(self, sight: Sight) -> Odds:
        """What it believes can come."""
        seen = sight.odds()
        if self.traits.counts:
            return seen
        return Odds(dict.fromkeys(seen.rates, EVEN), EVEN, seen.turns)

    def last_card(self, sight: Sight) -> str | None:
        """The card to go out with, the dearest that can be, when it sees that it can."""
        found = valid_last_cards(sight.number, sight.hand, sight.options)
        if not found or self.rng.random() >= self.traits.notices:
            return None
        plain = [k for k in found if k not in WILD]
        return (plain or list(found))[0]

    def discard(self, sight: Sight, barred: str | None) -> str:
        """The card to lay face up; ``barred`` was just taken from there, one copy of it stays."""
        hand = list(sight.hand)
        may = set(hand)
        if barred is not None and hand.count(barred) == 1:
            may.discard(barred)
        if not self.attentive():
            plain = sorted(k for k in may if k not in WILD)
            return self.rng.choice(plain or sorted(may))
        found = [c for c in self._choices(sight, hand) if c.kind in may]
        return found[0].kind

    def wants(self, sight: Sight, kind: str, claimed: bool = False) -> bool:
        """Whether the card lying face up is better than one from the stock."""
        if kind in WILD:
            return True
        if not self.attentive():
            return False
        with_it = [*sight.hand, kind]
        if valid_last_cards(sight.number, with_it, sight.options):
            return True
        taken = [c for c in self._choices(sight, with_it) if c.kind != kind]
        if not taken:
            return False
        return taken[0].value < self._from_stock(sight) - (1.0 if claimed else 0.0)

    def _choices(self, sight: Sight, hand: list[str]) -> list[Choice]:
        return choices(sight.number, hand, sight.options, self.odds(sight), self.traits.weighs)

    def _from_stock(self, sight: Sight) -> float:
        """The value to be expected after drawing from the stock."""
        odds = self.odds(sight)
        near = prospects(sight.number, sight.hand, sight.options)
        chance = chance_of_going_out(near, odds)
        cost = points(sight.hand, sight.options)
        stay = expected(chance, cost) if self.traits.weighs else -chance
        if not self.traits.counts:
            return stay
        hidden = max(1, sum(sight.unseen.values()))
        value, left = 0.0, 1.0
        for kind in sorted(outs(near) | set(WILD)):
            share = sight.unseen[kind] / hidden
            if share:
                best = self._choices(sight, [*sight.hand, kind])[0].value
                value += share * min(best, stay)
                left -= share
        return value + left * stay
