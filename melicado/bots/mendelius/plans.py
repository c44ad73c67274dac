"""The plans of a hand of Mendelius: sets of cards that complete the round, seen from the hand."""

from collections.abc import Sequence
from typing import NamedTuple

from melicado.rules.mendelius.bags import excess, lacking, pack
from melicado.rules.mendelius.cards import WILD
from melicado.rules.mendelius.going_out import packed_layouts
from melicado.rules.mendelius.options import Options

CROSSES = 2
"""Jokers that are of use where each cross may hold one (MD-07); a third cross is rare."""
MOST = 400
"""Plans looked at, the nearest: enough for all rounds by default rules, in time for any."""


class Plan(NamedTuple):
    """Packed people missing from a hand and left over, and the cards needed besides jokers."""

    missing: int
    over: int
    need: int


def usable(kinds: Sequence[str], options: Options) -> int:
    """How many of the hand's wild cards can help."""
    wild = sum(1 for kind in kinds if kind in WILD)
    return wild if options.jokers_per_cross == "any" else min(wild, CROSSES)


def plans(number: int, kinds: Sequence[str], options: Options, reach: int) -> list[Plan]:
    """The plans that need at most ``reach`` cards more than the nearest one, nearest first."""
    bag, wild = pack(kinds), usable(kinds, options)
    by_missing: dict[int, list[int]] = {}
    for packed, count in lacking(bag, packed_layouts(number, options)):
        by_missing.setdefault(count, []).append(packed)
    least = min(by_missing)
    found = [
        Plan(excess(packed, bag), excess(bag, packed), count - wild)
        for count in range(least, least + reach + 1)
        for packed in by_missing.get(count, ())
    ]
    return found[:MOST]
