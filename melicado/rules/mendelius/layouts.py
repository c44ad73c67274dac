"""The seven rounds: every set of cards that completes one (MD-06, MD-08, MD-09)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, combinations, combinations_with_replacement, product
from typing import NamedTuple

from melicado.rules.mendelius.cards import FAMILIES, Family, Role, family_of, role_of
from melicado.rules.mendelius.crosses import Cross, colour_sets, crosses, sexed

DEALT = {1: 6, 2: 7, 3: 8, 4: 8, 5: 10, 6: 10, 7: 12}
"""Cards dealt in a round, and laid by who goes out (MD-08)."""
DIDACTIC_ROUNDS = (6, 7)
"""Rounds in which the didactic card joins (MD-11)."""

Part = tuple[str, int]
ASKED: dict[int, tuple[Part, Part]] = {
    1: (("pure", 1), ("pure", 1)),
    2: (("pure", 1), ("pure", 2)),
    3: (("pure", 2), ("pure", 2)),
    4: (("mixed", 2), ("mixed", 2)),
    5: (("mixed", 2), ("hybrid", 4)),
    7: (("hybrid", 4), ("hybrid", 4)),
}
"""The kind of couple and the number of children of each round's two crosses (MD-08)."""

LAST_GENERATION = 4
"""The children of layouts A and B (MD-09)."""
LARGE_FAMILY = 6
"""The children of layout C (MD-09)."""


class Share(NamedTuple):
    """The places of a cross, counted over a layout's groups, and the jokers it may hold.

    That is one where [jokers_per_cross: one] (MD-07), and two for a pair of couples whose
    children are counted together: how these share them out is free.
    """

    places: tuple[int, ...]
    jokers: int = 1


class Layout(NamedTuple):
    """Cards that complete a round, in groups as they are laid; ``pattern`` names round 6's."""

    groups: tuple[tuple[str, ...], ...]
    shares: tuple[Share, ...]
    pattern: str = ""

    @property
    def cards(self) -> tuple[str, ...]:
        """All of them."""
        return tuple(chain.from_iterable(self.groups))


@lru_cache(maxsize=64)
def layouts(number: int, proportions: str, sexes: str, round6: str) -> tuple[Layout, ...]:
    """Every way to complete a round, each once, however its crosses are put in order."""
    return tuple(_all_layouts(number, proportions, sexes, round6))


def _all_layouts(number: int, how: str, sexes: str, round6: str) -> Iterator[Layout]:
    if number == 6:
        if "A" in round6:
            yield from _family_trees(how, sexes)
        if "B" in round6:
            yield from _three_generations(how, sexes)
        if "C" in round6:
            yield from _large_families(how, sexes)
        return
    first, second = ([c.cards for c in crosses(*part, how, sexes)] for part in ASKED[number])
    size, both = len(first[0]), len(first[0]) + len(second[0])
    shares = (Share(tuple(range(size))), Share(tuple(range(size, both))))
    pairs = combinations_with_replacement(first, 2) if first == second else product(first, second)
    for groups in pairs:
        yield Layout(groups, shares)


def _pure_grandparents(count: int, how: str, sexes: str) -> Iterator[Cross]:
    for cross in crosses("pure", count, how, sexes):
        if role_of(cross.mother) == Role.GRANDMOTHER:
            yield cross


@cache
def _children(
    mother: Family, father: Family, count: int, how: str, sexes: str
) -> tuple[tuple[str, ...], ...]:
    bags = colour_sets(mother, father, count, how)
    return tuple(c for bag in bags for c in sexed(bag, Role.DAUGHTER, Role.SON, sexes))


TREE = (Share((0, 1, 2)), Share((3, 4, 5)), Share((2, 5, 6, 7, 8, 9)))
"""The crosses of a family tree: the mother and the father are also children."""


def _family_trees(how: str, sexes: str) -> Iterator[Layout]:
    """MD-09 A: two pure couples of grandparents, a mother and a father, their four children."""
    couples = list(_pure_grandparents(1, how, sexes))
    mothers = [c for c in couples if role_of(c.children[0]) == Role.MOTHER]
    fathers = [c for c in couples if role_of(c.children[0]) == Role.FATHER]
    for hers, his in product(mothers, fathers):
        her, him = family_of(hers.children[0]), family_of(his.children[0])
        for children in _children(her, him, LAST_GENERATION, how, sexes):
            yield Layout((hers.cards, his.cards, children), TREE, "A")


OLDEST = Share((0, 1, 2, 3, 4, 5))
"""The grandparents of layout B and their four children."""
POOLED = Share((2, 3, 4, 5, 6, 7, 8, 9), 2)
"""The two couples of layout B, of one type, and the children of both."""


def _three_generations(how: str, sexes: str) -> Iterator[Layout]:
    """MD-09 B: P, their two daughters and two sons as F1, and the four children of these as F2."""
    for her, him in product(FAMILIES, repeat=2):
        oldest = (f"{her}{Role.GRANDMOTHER}", f"{him}{Role.GRANDFATHER}")
        for colours in colour_sets(her, him, 4, how):
            for women in dict.fromkeys(combinations(colours, 2)):
                men = tuple((Counter(colours) - Counter(women)).elements())
                mothers = tuple(f"{c}{Role.MOTHER}" for c in women)
                fathers = tuple(f"{c}{Role.FATHER}" for c in men)
                for children, shares in _second_generation(women, men, how, sexes):
                    groups = (oldest, mothers + fathers, children)
                    yield Layout(groups, (OLDEST, *shares), "B")


def _second_generation(
    women: tuple[Family, ...], men: tuple[Family, ...], how: str, sexes: str
) -> Iterator[tuple[tuple[str, ...], tuple[Share, ...]]]:
    """The four children of two couples, and the couples' shares.

    Couples of one type are counted together, reciprocal ones too; of two types each has its own
    children, one at least. Two women alike, or two men, make the same couples either way.
    """
    alike = women[0] == women[1] or men[0] == men[1]
    for first, second in ((0, 1),) if alike else ((0, 1), (1, 0)):
        one, other = (women[0], men[first]), (women[1], men[second])
        if frozenset(one) == frozenset(other):
            for children in _children(*one, LAST_GENERATION, how, sexes):
                yield children, (POOLED,)
            continue
        for count in range(1, LAST_GENERATION):
            here = _children(*one, count, how, sexes)
            there = _children(*other, LAST_GENERATION - count, how, sexes)
            shares = (
                Share((2, 4 + first, *range(6, 6 + count))),
                Share((3, 4 + second, *range(6 + count, 6 + LAST_GENERATION))),
            )
            for some, others in product(here, there):
                yield some + others, shares


LARGE = (Share((0, 1, 2, 3)), Share((2, 3, 4, 5, 6, 7, 8, 9)))
"""The crosses of layout C: the mother and the father are also children."""


def _large_families(how: str, sexes: str) -> Iterator[Layout]:
    """MD-09 C: one pure couple, a mother and a father of theirs, six children."""
    for cross in _pure_grandparents(2, how, sexes):
        by_role = {role_of(child): child for child in cross.children}
        if len(by_role) < 2:
            continue
        mother, father = by_role[Role.MOTHER], by_role[Role.FATHER]
        for children in _children(family_of(mother), family_of(father), LARGE_FAMILY, how, sexes):
            yield Layout((cross.cards[:2], (mother, father), children), LARGE, "C")
