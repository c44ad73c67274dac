"""Crosses: who may marry, and what their children must look like (MD-04, MD-05)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from melicado.rules.mendelius.cards import (
    ALLELES,
    FAMILIES,
    KINDS,
    Family,
    Role,
    family_of,
    role_of,
)

GENERATIONS = (
    (Role.GRANDMOTHER, Role.GRANDFATHER, Role.MOTHER, Role.FATHER),
    (Role.MOTHER, Role.FATHER, Role.DAUGHTER, Role.SON),
)
"""Mother, father, female child, male child: the two generations that can be crossed (MD-04)."""

PHENOTYPE = {frozenset("R"): Family.RED, frozenset("B"): Family.WHITE}


class Cross(NamedTuple):
    """A couple and its children, as kinds of card."""

    mother: str
    father: str
    children: tuple[str, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """Everybody in it."""
        return (self.mother, self.father, *self.children)


@cache
def punnett(mother: Family, father: Family) -> Mapping[Family, int]:
    """The four equally likely fertilisations of a couple, by the child's colour (MD-05)."""
    square = Counter(
        PHENOTYPE.get(frozenset(egg + sperm), Family.OCHRE)
        for egg in ALLELES[mother]
        for sperm in ALLELES[father]
    )
    return {family: square[family] for family in FAMILIES}


def cross_kind(mother: Family, father: Family) -> str:
    """``pure``, ``mixed`` or ``hybrid``, by how many of the couple are heterozygous (MD-05)."""
    return ("pure", "mixed", "hybrid")[(mother, father).count(Family.OCHRE)]


def colours_fit(
    mother: Family, father: Family, children: Sequence[Family], proportions: str
) -> bool:
    """Whether children of those colours are what the square gives (MD-05)."""
    square = punnett(mother, father)
    if proportions == "possible":
        return all(square[c] for c in children)
    count = len(children)
    return all(4 * children.count(f) == count * square[f] for f in FAMILIES)


def colour_sets(
    mother: Family, father: Family, count: int, proportions: str
) -> Iterator[tuple[Family, ...]]:
    """Every bag of colours that so many children of the couple may show."""
    for bag in combinations_with_replacement(FAMILIES, count):
        if colours_fit(mother, father, bag, proportions):
            yield bag


def is_cross(cross: Cross, proportions: str = "exact", sexes: str = "free") -> bool:
    """Whether these cards are one valid cross (MD-04, MD-05)."""
    for female, male, girl, boy in GENERATIONS:
        if role_of(cross.mother) == female and role_of(cross.father) == male:
            roles = {role_of(c) for c in cross.children}
            both = sexes == "free" or len(cross.children) < 2 or len(roles) == 2
            colours = [family_of(c) for c in cross.children]
            return (
                bool(cross.children)
                and both
                and roles <= {girl, boy}
                and colours_fit(
                    family_of(cross.mother), family_of(cross.father), colours, proportions
                )
            )
    return False


def sexed(
    colours: Sequence[Family], girl: Role, boy: Role, sexes: str
) -> Iterator[tuple[str, ...]]:
    """Every way to make daughters and sons of children of those colours (MD-04)."""
    bags: set[tuple[str, ...]] = {()}
    for colour in colours:
        bags = {
            tuple(sorted((*b, f"{colour}{role}"), key=KINDS.index))
            for b in bags
            for role in (girl, boy)
        }
    for bag in sorted(bags):
        if sexes == "free" or len(bag) < 2 or len({role_of(c) for c in bag}) == 2:
            yield bag


def crosses(kind: str, count: int, proportions: str, sexes: str) -> Iterator[Cross]:
    """Every cross of that kind (``pure``, ``mixed``, ``hybrid``) with so many children."""
    for female, male, girl, boy in GENERATIONS:
        for mother in FAMILIES:
            for father in FAMILIES:
                if cross_kind(mother, father) != kind:
                    continue
                for colours in colour_sets(mother, father, count, proportions):
                    for children in sexed(colours, girl, boy, sexes):
                        yield Cross(f"{mother}{female}", f"{father}{male}", children)
