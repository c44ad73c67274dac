"""The people of Mendelius, their genotypes, and the cards of a deck (MD-01 to MD-03)."""

from enum import StrEnum

import msgspec


class Family(StrEnum):
    """A phenotype; without dominance it shows the genotype (MD-03)."""

    RED = "R"
    OCHRE = "O"
    WHITE = "B"


class Role(StrEnum):
    """A generation and a sex."""

    GRANDMOTHER = "GM"
    GRANDFATHER = "GF"
    MOTHER = "M"
    FATHER = "F"
    DAUGHTER = "D"
    SON = "S"


ALLELES = {Family.RED: "RR", Family.OCHRE: "RB", Family.WHITE: "BB"}
"""The two alleles of the one gene, by colour (MD-03)."""

COPIES = {
    Role.GRANDMOTHER: 1,
    Role.GRANDFATHER: 1,
    Role.MOTHER: 2,
    Role.FATHER: 2,
    Role.DAUGHTER: 3,
    Role.SON: 3,
}
"""How many of each person a family has in one deck (MD-01)."""

POINTS = {
    Role.GRANDMOTHER: 10,
    Role.GRANDFATHER: 10,
    Role.MOTHER: 5,
    Role.FATHER: 5,
    Role.DAUGHTER: 1,
    Role.SON: 1,
}
"""What a card costs in a hand that is caught (MD-02)."""

JOKER = "JK"
DIDACTIC = "DC"
WILD = (JOKER, DIDACTIC)
JOKERS = 3
FAMILIES = tuple(Family)
ROLES = tuple(Role)
KINDS = tuple(f"{family}{role}" for family in FAMILIES for role in ROLES)
"""The eighteen people, as ``RGM`` for the red grandmother."""


class Card(msgspec.Struct, frozen=True, array_like=True, order=True):
    """One card; ``kind`` is a person such as ``RGM``, ``JK`` or ``DC``."""

    id: int
    kind: str

    @property
    def is_wild(self) -> bool:
        """Whether it may stand for anybody (MD-07, MD-11)."""
        return self.kind in WILD


def family_of(kind: str) -> Family:
    """The colour of a person."""
    return Family(kind[0])


def role_of(kind: str) -> Role:
    """The generation and sex of a person."""
    return Role(kind[1:])


def deck_of(decks: int, didactic: bool) -> tuple[Card, ...]:
    """The cards of so many decks, with their didactic cards where they join (MD-01, MD-11)."""
    one = [k for k in KINDS for _ in range(COPIES[role_of(k)])] + [JOKER] * JOKERS
    one += [DIDACTIC] if didactic else []
    return tuple(Card(i, kind) for i, kind in enumerate(one * decks))


def points_of(kind: str, joker_points: int) -> int:
    """What one card costs (MD-02)."""
    return joker_points if kind in WILD else POINTS[role_of(kind)]
