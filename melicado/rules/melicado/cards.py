"""Cards, piles, the row on the table and the places where a card may go."""

from enum import StrEnum
from typing import NamedTuple

import msgspec

JOKER = "*"
"""The letter of a joker card (MC-07)."""


class Colour(StrEnum):
    """What a card's colour allows (MC-04 to MC-06)."""

    BLUE = "b"
    RED = "r"
    GREEN = "g"


class Card(msgspec.Struct, frozen=True, array_like=True, order=True):
    """One card of the deck; ``id`` tells apart cards that look alike."""

    id: int
    letter: str
    colour: Colour

    @property
    def is_joker(self) -> bool:
        """Whether the card stands for any letter (MC-07)."""
        return self.letter == JOKER


class Pile(msgspec.Struct, frozen=True, array_like=True):
    """Cards on one place, bottom to top; it keeps its ``id`` while others come and go (MC-18).

    ``letter`` is what the visible card reads as: its own, or the letter a joker stands for
    ("" while a joker of the base has no name yet).
    """

    id: int
    cards: tuple[Card, ...]
    letter: str

    @property
    def top(self) -> Card:
        """The visible card, the only one that counts (MC-08)."""
        return self.cards[-1]


class Branch(msgspec.Struct, frozen=True, array_like=True):
    """A vertical word: the piles below the row's pile ``stem``, from top to bottom (MC-28)."""

    stem: int
    piles: tuple[Pile, ...]


class Row(msgspec.Struct, frozen=True, array_like=True):
    """The word on the table: piles from left to right, and the branches below them."""

    piles: tuple[Pile, ...] = ()
    branches: tuple[Branch, ...] = ()

    def index(self, pile: int) -> int | None:
        """Where the pile with that id stands in the row, from the left, or None."""
        return next((i for i, p in enumerate(self.piles) if p.id == pile), None)

    def find(self, pile: int) -> Pile | None:
        """The pile with that id, in the row or a branch."""
        return next((p for p in self.all_piles() if p.id == pile), None)

    def all_piles(self) -> tuple[Pile, ...]:
        """Every pile on the table."""
        if not self.branches:
            return self.piles
        return self.piles + tuple(p for b in self.branches for p in b.piles)

    def cards(self) -> tuple[Card, ...]:
        """Every card on the table, visible or covered."""
        return tuple(c for p in self.all_piles() for c in p.cards)

    def covered(self) -> tuple[Card, ...]:
        """The cards under the visible ones (MC-22)."""
        return tuple(c for p in self.all_piles() for c in p.cards[:-1])


class Where(StrEnum):
    """The kinds of place (MC-17, MC-28, MC-30)."""

    FRONT = "front"
    BACK = "back"
    OVER = "over"
    GAP = "gap"
    BELOW = "below"


class Place(NamedTuple):
    """A place a card can go to, as the count of MC-18 tells places apart.

    ``pile`` is the pile covered (OVER), the left neighbour (GAP) or the stem (BELOW);
    ``after`` is the right neighbour of a GAP; both -1 where they say nothing.
    """

    where: Where
    pile: int = -1
    after: int = -1


NEW_PILE = -2
"""Stands for the pile that the first card of a play makes, where the second names it (MC-27)."""
FRONT = Place(Where.FRONT)
BACK = Place(Where.BACK)


def tidy(place: Place) -> Place:
    """The place without the numbers that say nothing there, so that MC-18 counts it as itself."""
    if place.where in (Where.FRONT, Where.BACK):
        return Place(place.where)
    return place if place.where == Where.GAP else Place(place.where, place.pile)


def resolved(place: Place, new: int) -> Place:
    """The place with the id ``new`` for the pile that the play's first card makes."""
    if NEW_PILE not in (place.pile, place.after):
        return place
    pile, after = (new if pile == NEW_PILE else pile for pile in (place.pile, place.after))
    return Place(place.where, pile, after)


def over(pile: int) -> Place:
    """On top of a pile of the row or of a branch."""
    return Place(Where.OVER, pile)


def below(stem: int) -> Place:
    """Below a pile of the row: the end of its branch, which a first card begins (MC-28)."""
    return Place(Where.BELOW, stem)


def gap(left: int, right: int) -> Place:
    """Between two neighbouring piles."""
    return Place(Where.GAP, left, right)
