"""The chance that a hand goes out before the others do, from the cards that can still come.

A plan that needs ``n`` cards is a race of ``n`` steps against the end of the round. All plans
of equal need run it together: ``ways`` counts the sets of cards that finish any of them, each
once, by how likely ``n`` turns are to bring them. One step then comes off, in a turn, about as
often as the n-th root of that; with a horizon of so many turns its odds are horizon times
that to one, and all steps must come off.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from math import factorial, prod
from typing import NamedTuple

from melicado.rules.mendelius.bags import people

LOOKED_AT = 2
"""Needs looked at: the nearest plans, and those one card farther."""
JOKERS_COUNTED = 3
"""Farther from the end than that, jokers to come change nothing in the order of choices."""

HORIZON = {1: 3.0, 2: 3.0, 3: 3.4, 4: 3.4, 5: 4.0, 6: 4.4, 7: 5.5}
"""Turns a seat may hope for in a round: about as many as rounds among good bots last. Measured:
half or twice as many play as well."""


class Odds(NamedTuple):
    """How often each person, and a wild card, comes in a turn; and for how many turns to hope."""

    people: Mapping[str, float]
    wild: float
    horizon: float


Kinds = tuple[str, ...]


@lru_cache(maxsize=200_000)
def _sets(missing: int, size: int) -> frozenset[Kinds]:
    return frozenset(combinations(tuple(people(missing)), size))


def chance(plans: Iterable[tuple[int, int]], odds: Odds) -> float:
    """The chance of plans given as (packed people missing, need); 1 where nothing is needed."""
    by_need: dict[int, set[int]] = {}
    for missing, need in plans:
        by_need.setdefault(need, set()).add(missing)
    least = min(by_need)
    if least <= 0:
        return 1.0
    fails = 1.0
    for need in range(least, least + LOOKED_AT):
        if need in by_need:
            step = odds.horizon * _ways(by_need[need], need, odds) ** (1 / need)
            fails *= 1 - (step / (1 + step)) ** need
    return 1 - fails


def _ways(plans: Iterable[int], need: int, odds: Odds) -> float:
    """How likely ``need`` turns are to bring cards that finish one of the plans."""
    sets = frozenset[Kinds]().union(*(_sets(missing, need) for missing in plans))
    ways = factorial(need) * _likely(sets, odds)
    if odds.wild and need <= JOKERS_COUNTED:
        for jokers in range(1, need + 1):  # in j! orders that are one, and a smaller set
            sets = frozenset(part for one in sets for part in combinations(one, need - jokers))
            orders = factorial(need) / factorial(jokers)
            ways += orders * odds.wild**jokers * _likely(sets, odds)
    return ways


def _likely(sets: Iterable[Kinds], odds: Odds) -> float:
    rates = odds.people
    return sum(prod([rates[kind] for kind in one]) for one in sets)
