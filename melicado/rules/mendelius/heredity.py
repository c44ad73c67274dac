"""Chance in a family: one child, and how likely a whole family is (the theory pages)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import factorial, prod
from random import Random

from melicado.rules.mendelius.cards import ALLELES, FAMILIES, Family
from melicado.rules.mendelius.crosses import PHENOTYPE, punnett


def child(mother: Family, father: Family, chance: Random) -> Family:
    """The colour of one child: each parent gives one of its two alleles, either as often."""
    alleles = chance.choice(ALLELES[mother]) + chance.choice(ALLELES[father])
    return PHENOTYPE.get(frozenset(alleles), Family.OCHRE)


def family(mother: Family, father: Family, count: int, chance: Random) -> tuple[Family, ...]:
    """The colours of so many children, in the order of their births."""
    return tuple(child(mother, father, chance) for _ in range(count))


def expected(mother: Family, father: Family) -> Mapping[Family, Fraction]:
    """The share of each colour to be expected among the children (MD-05)."""
    return {f: Fraction(n, 4) for f, n in punnett(mother, father).items()}


def likelihood(mother: Family, father: Family, children: Sequence[Family]) -> Fraction:
    """The chance that a family shows exactly those colours, in whatever order (multinomial)."""
    counts = {f: list(children).count(f) for f in FAMILIES}
    orders = factorial(len(children)) // prod(factorial(n) for n in counts.values())
    shares = expected(mother, father)
    return orders * prod((shares[f] ** n for f, n in counts.items()), start=Fraction(1))
