"""What a bot does with a hand: take, claim, discard, go out."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from melicado.bots.level import Level
from melicado.bots.mendelius.chances import Odds, chance
from melicado.bots.mendelius.plans import Plan, plans
from melicado.bots.mendelius.sight import Sight
from melicado.rules.mendelius.bags import ONE, has
from melicado.rules.mendelius.cards import WILD, points_of
from melicado.rules.mendelius.going_out import goes_out, valid_last_cards


class Traits(NamedTuple):
    """How well a bot thinks."""

    attention: float
    """The share of decisions at which it compares all its plans; at the others it follows one."""
    reach: int
    """How many cards farther than its nearest plan that one may be."""
    notices: float
    """How often it sees that its hand is complete."""
    claims: bool
    """Whether it asks for cards out of turn."""
    counts: bool = False
    """Whether it counts what can still come, and weighs what its hand would cost."""


TRAITS = {
    Level.DEBUTANT: Traits(0.0, 9, 0.6, claims=False),
    Level.FACILE: Traits(0.08, 3, 0.82, claims=False),
    Level.BON: Traits(0.17, 2, 1.0, claims=True),
    Level.EXPERT: Traits(1.0, 0, 1.0, claims=True, counts=True),
}
"""So that each level wins about two games of three against the one below, an expert more, and
the expert gains over a good player half of what somebody who saw every card would gain. Even
who only counts what is missing plays almost as well as the expert: what makes a bot weak is to
follow one plan at a time, and not the nearest."""

A_POINT = 0.003
"""The chance of going out that a point less in the hand is worth: caught about half the time,
and going out is worth some hundred points between two. Measured: better than 0 and than 0.006."""
A_TURN = 1.25
"""What a claim must gain for the turn it costs. Measured: 1.2 to 1.5 are alike, 1 loses."""


class Thinker:
    """One bot's way of judging a hand."""

    def __init__(self, traits: Traits, rng: Random) -> None:
        self.traits = traits
        self._rng = rng

    def last_card(self, sight: Sight) -> str | None:
        """A card to go out with, a joker last, when it sees that it can."""
        found = valid_last_cards(sight.number, sight.hand, sight.options)
        if not found or self._rng.random() >= self.traits.notices:
            return None
        return min(found, key=lambda kind: kind in WILD)

    def discard(self, sight: Sight, barred: str | None) -> str:
        """The card to lay face up; ``barred`` was just taken from there, one copy of it stays."""
        hand = list(sight.hand)
        if barred is not None:
            hand.remove(barred)
        may = sorted(set(hand), key=lambda kind: (kind in WILD, kind))
        if self.traits.counts:
            worth = self._worth(sight, sight.hand)
            return max(may, key=lambda kind: worth[kind] + A_POINT * _cost(kind, sight))
        if self._attentive():
            needs = self._needs(sight, sight.hand)
            least = min(needs[kind] for kind in may)
            return self._rng.choice([kind for kind in may if needs[kind] == least])
        one = self._rng.choice(plans(sight.number, sight.hand, sight.options, self.traits.reach))
        useless = [kind for kind in may if kind not in WILD and has(one.over, kind)]
        return self._rng.choice(useless or may[:1])

    def wants(self, sight: Sight, kind: str, claimed: bool) -> bool:
        """Whether the card face up is better than one from the stock, or worth a claim."""
        with_it = [*sight.hand, kind]
        if kind in WILD or goes_out(sight.number, with_it, sight.options):
            return True
        near = plans(sight.number, sight.hand, sight.options, 1)
        if self.traits.counts:
            worth = self._worth(sight, with_it)
            taken = max(worth[other] for other in sight.hand)
            return taken > self._from_stock(near, sight.odds()) * (A_TURN if claimed else 1)
        if not self._attentive():
            return False
        needs = self._needs(sight, with_it)
        return min(needs[other] for other in sight.hand) < near[0].need

    def _attentive(self) -> bool:
        return self._rng.random() < self.traits.attention

    @staticmethod
    def _from_stock(near: list[Plan], odds: Odds) -> float:
        """The chance of a hand once it has drawn from the stock.

        The chance before a turn is the chance after it, less the risk that the round is over
        first, which is one to the horizon.
        """
        return chance([(p.missing, p.need) for p in near], odds) * (1 + 1 / odds.horizon)

    @staticmethod
    def _worth(sight: Sight, hand: Sequence[str]) -> dict[str, float]:
        """The chance of a hand of one card too many without each of its cards."""
        near = plans(sight.number, hand, sight.options, 1)
        odds = sight.odds()
        return {kind: chance([_without(p, kind) for p in near], odds) for kind in set(hand)}

    @staticmethod
    def _needs(sight: Sight, hand: Sequence[str]) -> dict[str, int]:
        """What a hand of one card too many needs at least without each of its cards."""
        near = plans(sight.number, hand, sight.options, 1)
        return {kind: min(_without(p, kind)[1] for p in near) for kind in set(hand)}


def _without(plan: Plan, kind: str) -> tuple[int, int]:
    """What a plan is missing and needs once a card of that kind is gone."""
    if kind in WILD:
        return plan.missing, plan.need + 1
    if has(plan.over, kind):
        return plan.missing, plan.need
    return plan.missing + ONE[kind], plan.need + 1


def _cost(kind: str, sight: Sight) -> int:
    return points_of(kind, sight.options.joker_points)
