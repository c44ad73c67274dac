"""The seven rounds: every set of cards that completes one (MD-06, MD-08, MD-09)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product
from typing import NamedTuple

from melicado.rules.mendelius.cards import FAMILIES, Family, Role
from melicado.rules.mendelius.crosses import (
    Cross,
    colour_sets,
    cross_kind,
    crosses,
    sexed,
)

DEALT = {1: 6, 2: 7, 3: 8, 4: 8, 5: 10, 6: 10, 7: 12}
"""Cards dealt in a round, and laid by who goes out (MD-08)."""

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

CHILDREN_OF_TREE = 4
CHILDREN_OF_C = 6


class Layout(NamedTuple):
    """Cards that complete a round, in groups as they are laid; ``pattern`` names round 6's."""

    groups: tuple[tuple[str, ...], ...]
    pattern: str = ""

    @property
    def cards(self) -> tuple[str, ...]:
        """All of them."""
        return tuple(card for group in self.groups for card in group)


@lru_cache(maxsize=64)
def layouts(number: int, proportions: str, sexes: str, round6: str) -> tuple[Layout, ...]:
    """Every way to complete a round, each grouping of cards once."""
    found: dict[tuple[tuple[str, ...], ...], Layout] = {}
    for layout in _all_layouts(number, proportions, sexes, round6):
        found.setdefault(tuple(sorted(tuple(sorted(g)) for g in layout.groups)), layout)
    return tuple(found.values())


def _all_layouts(number: int, proportions: str, sexes: str, round6: str) -> Iterator[Layout]:
    if number == 6:
        if "A" in round6:
            yield from _family_trees(proportions, sexes)
        if "B" in round6:
            yield from _three_generations(proportions, sexes)
        if "C" in round6:
            yield from _large_families(proportions, sexes)
        return
    first, second = (list(crosses(*part, proportions, sexes)) for part in ASKED[number])
    pairs = combinations_with_replacement(first, 2) if first == second else product(first, second)
    for one, other in pairs:
        yield Layout((one.cards, other.cards))


def _pure_couples(count: int, proportions: str, sexes: str) -> Iterator[Cross]:
    for cross in crosses("pure", count, proportions, sexes):
        if cross.mother.endswith(Role.GRANDMOTHER):
            yield cross


def _children(
    mother: Family, father: Family, count: int, how: str, sexes: str
) -> Iterator[tuple[str, ...]]:
    for colours in colour_sets(mother, father, count, how):
        yield from sexed(colours, Role.DAUGHTER, Role.SON, sexes)


def _family_trees(how: str, sexes: str) -> Iterator[Layout]:
    """MD-09 A: two pure couples of grandparents, a mother and a father, their four children."""
    couples = list(_pure_couples(1, how, sexes))
    mothers = [c for c in couples if c.children[0].endswith(Role.MOTHER)]
    fathers = [c for c in couples if c.children[0].endswith(Role.FATHER)]
    for hers, his in product(mothers, fathers):
        her, him = Family(hers.children[0][0]), Family(his.children[0][0])
        for children in _children(her, him, CHILDREN_OF_TREE, how, sexes):
            yield Layout((hers.cards, his.cards, children), "A")


def _three_generations(how: str, sexes: str) -> Iterator[Layout]:
    """MD-09 B: P, their two daughters and two sons as F1, and the four children of these as F2."""
    for her, him in product(FAMILIES, repeat=2):
        couple = (f"{her}{Role.GRANDMOTHER}", f"{him}{Role.GRANDFATHER}")
        for colours in colour_sets(her, him, 4, how):
            for women in set(combinations(colours, 2)):
                men = list(colours)
                for colour in women:
                    men.remove(colour)
                first = (
                    *(f"{c}{Role.MOTHER}" for c in women),
                    *(f"{c}{Role.FATHER}" for c in men),
                )
                for children in _second_generation(women, tuple(men), how, sexes):
                    yield Layout((couple, first, children), "B")


def _second_generation(
    women: tuple[Family, ...], men: tuple[Family, ...], how: str, sexes: str
) -> Iterator[tuple[str, ...]]:
    """The four children of two couples; those of couples of one type are counted together."""
    for husbands in {men, men[::-1]}:
        one, other = sorted(zip(women, husbands, strict=True))
        if frozenset(one) == frozenset(other):
            yield from _children(*one, CHILDREN_OF_TREE, how, sexes)
            continue
        for count in range(1, CHILDREN_OF_TREE):
            for here in colour_sets(*one, count, how):
                for there in colour_sets(*other, CHILDREN_OF_TREE - count, how):
                    yield from sexed((*here, *there), Role.DAUGHTER, Role.SON, sexes)


def _large_families(how: str, sexes: str) -> Iterator[Layout]:
    """MD-09 C: one pure couple, a mother and a father of theirs, six children."""
    for cross in _pure_couples(2, how, sexes):
        mother, father = sorted(cross.children, key=lambda c: c[1:] != Role.MOTHER)
        if not (mother.endswith(Role.MOTHER) and father.endswith(Role.FATHER)):
            continue
        for children in _children(Family(mother[0]), Family(father[0]), CHILDREN_OF_C, how, sexes):
            yield Layout((cross.cards[:2], (mother, father), children), "C")


__all__ = ["ASKED", "DEALT", "Layout", "cross_kind", "layouts"]
