"""What a hand of Mendelius is worth: how near it is to going out, and what it costs if caught.

A hand lacks ``need`` cards of a layout once its jokers have filled what they can. The cards
that would complete it (its outs), counted over all layouts together, come at a rate that the
unseen cards give; from that follow the chance of going out within the turns that are left and
the points to be expected.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from melicado.rules.mendelius.bags import ONE, excess, has, pack, people, total
from melicado.rules.mendelius.cards import WILD, points_of
from melicado.rules.mendelius.going_out import packed_layouts
from melicado.rules.mendelius.options import Options

WON = -10.0
CAUGHT = 0.85
"""The part of today's points that a hand still holds when somebody else goes out."""
SPREAD = 1
"""Layouts that need so many cards more than the nearest are looked at too."""


class Prospect(NamedTuple):
    """A layout seen from a hand: packed people missing from it and left over, and the need."""

    missing: int
    over: int
    need: int


@dataclass(frozen=True)
class Odds:
    """How often a person comes by in a turn, and for how many more turns there is time."""

    rates: Mapping[str, float]
    wild: float
    turns: float


def prospects(number: int, kinds: Sequence[str], options: Options) -> list[Prospect]:
    """The layouts nearest to a hand."""
    bag, jokers = pack(kinds), sum(1 for k in kinds if k in WILD)
    found = []
    least = 99
    for packed in packed_layouts(number, options):
        missing = excess(packed, bag)
        need = max(0, total(missing) - jokers)
        if need <= least + SPREAD:
            least = min(least, need)
            found.append((missing, packed, need))
    return [
        Prospect(missing, excess(bag, packed), need)
        for missing, packed, need in found
        if need <= least + SPREAD
    ]


def chance_of_going_out(near: Sequence[Prospect], odds: Odds) -> float:
    """The chance that a hand with these prospects goes out in time; 1 when it does already."""
    if not near:
        return 0.0
    least = min(p.need for p in near)
    if least == 0:
        return 1.0
    hope = 0.0
    for need in range(least, least + SPREAD + 1):
        ways = _ways(near, need, odds)
        hope += ways * odds.turns**need / _FACTORIAL[min(need, 6)]
    return hope / (1.0 + hope)


_FACTORIAL = (1, 1, 2, 6, 24, 120, 720)


def _ways(near: Sequence[Prospect], need: int, odds: Odds) -> float:
    """How often, in a turn, ``need`` cards come that complete some layout; each set once."""
    here = {p.missing for p in near if p.need == need}
    if not here:
        return 0.0
    if need == 1:
        outs = 0
        for missing in here:
            outs |= missing
        return odds.wild + sum(odds.rates[k] for k in set(people(outs)))
    if need == 2:
        pairs = {pair for missing in here for pair in _pairs(missing)}
        alone = sum(odds.rates[a] * odds.rates[b] for a, b in pairs)
        return 2 * alone + odds.wild * sum(odds.rates[k] for k in {k for p in pairs for k in p})
    best = 0.0
    for missing in here:
        rate = odds.wild + sum(odds.rates[k] for k in people(missing))
        best = max(best, rate)
    return (best**need) * (1 + 0.1 * min(len(here), 20))


@lru_cache(maxsize=50_000)
def _pairs(packed: int) -> frozenset[tuple[str, str]]:
    return frozenset(combinations(people(packed), 2))


def points(kinds: Sequence[str], options: Options) -> int:
    """What the hand costs when caught (MD-17)."""
    return sum(points_of(k, options.joker_points) for k in kinds)


def expected(chance: float, cost: float) -> float:
    """The points to be expected of a hand: less is better."""
    return WON * chance + (1.0 - chance) * CAUGHT * cost


class Choice(NamedTuple):
    """A card to discard and the points to be expected without it."""

    kind: str
    value: float
    need: int


def choices(
    number: int, kinds: Sequence[str], options: Options, odds: Odds, weigh: bool
) -> list[Choice]:
    """What each card of a hand of one too many is worth discarding, the best first.

    ``weigh`` tells whether the points of the hand count, or only the chance of going out.
    """
    near = prospects(number, kinds, options)
    cost = points(kinds, options)
    jokers = sum(1 for k in kinds if k in WILD)
    found = []
    for kind in sorted(set(kinds)):
        if kind in WILD:
            left = [p._replace(need=max(0, total(p.missing) - jokers + 1)) for p in near]
        else:
            left = [p if has(p.over, kind) else _poorer(p, kind) for p in near]
        chance = chance_of_going_out(left, odds)
        paid = cost - points_of(kind, options.joker_points)
        value = expected(chance, paid) if weigh else -chance
        found.append(Choice(kind, value, min(p.need for p in left)))
    return sorted(found, key=lambda c: (c.value, c.kind))


def _poorer(p: Prospect, kind: str) -> Prospect:
    """The prospect once a person it uses is gone."""
    return Prospect(p.missing + ONE[kind], p.over, p.need + 1)


def outs(near: Sequence[Prospect]) -> set[str]:
    """The people who would bring a hand nearer to its nearest layouts."""
    least = min((p.need for p in near), default=0)
    packed = 0
    for p in near:
        if p.need == least:
            packed |= p.missing
    return set(people(packed))
