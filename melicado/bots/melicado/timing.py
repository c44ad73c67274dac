"""How long things take a person: to find, to look in vain, to move a card."""

from math import exp, log2
from random import Random
from typing import Final

from melicado.rules.melicado.cards import Place, Row, Where
from melicado.rules.melicado.lines import ROW, line_of_pile

REACTION: Final = 400
"""Nobody acts sooner than this (ms) after the table has changed."""

_SPREAD: Final = 0.55
"""The spread of the times of one person; their logarithms are normally distributed."""


def draw(rng: Random, median: float) -> float:
    """A time in ms around ``median``, as people's times are: seldom short, sometimes long."""
    return median * exp(rng.gauss(0.0, _SPREAD))


def effort(word: str, zipf: float, joker: bool) -> float:
    """How much longer a play takes to find than a common word of three letters (1)."""
    rare = 1 + 0.22 * max(0.0, 5.0 - zipf)
    long = 1 + 0.07 * max(0, len(word) - 3)
    return rare * long * (1.3 if joker else 1.0)


def motion(row: Row, place: Place, held: int, hand: int) -> int:
    """Ms to carry the card ``held`` of a hand of ``hand`` cards to a place of the row.

    Fitts's law, with distances in widths of a card; hand and row are centred, two cards apart.
    """
    across = abs(_column(row, place) - (held - (hand - 1) / 2))
    distance = (across**2 + 4) ** 0.5
    return round(180 + 140 * log2(distance + 1))


def _column(row: Row, place: Place) -> float:
    """Where a place is, in cards to the right of the middle of the row."""
    half = (len(row.piles) - 1) / 2
    if place.where == Where.FRONT:
        return -half - 1
    if place.where == Where.BACK:
        return half + 1
    line = line_of_pile(row, place.pile)
    at = row.index(place.pile if line in (ROW, None) else line)
    between = 0.5 if place.where == Where.GAP else 0.0
    return (at if at is not None else half) - half + between
