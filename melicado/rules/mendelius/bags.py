"""Bags of people packed into one integer: five bits a kind, the highest of them a guard.

What a hand has beyond a set of cards then comes out of one subtraction, so that searching all
the sets that complete a round is quick.
"""

from collections.abc import Iterable, Iterator

from melicado.rules.mendelius.cards import KINDS, WILD

_WIDTH = 5
"""Four bits count the thirteen cards a hand may hold, and one is the guard."""
_FIELD = (1 << _WIDTH) - 1
_SHIFT = {kind: _WIDTH * i for i, kind in enumerate(KINDS)}
ONE = {kind: 1 << shift for kind, shift in _SHIFT.items()}
"""The bag of one person of a kind."""
_ONES = sum(ONE.values())
_GUARDS = _ONES << (_WIDTH - 1)
_TOP = max(_SHIFT.values())


def pack(kinds: Iterable[str]) -> int:
    """A bag of at most fifteen people; wild cards are not in it."""
    return sum(ONE[kind] for kind in kinds if kind not in WILD)


def excess(bag: int, other: int) -> int:
    """What ``bag`` holds beyond ``other``: their difference, nowhere below zero."""
    difference = (bag | _GUARDS) - other
    enough = difference & _GUARDS  # a guard survives where the bag has at least as many
    return difference & (enough - (enough >> (_WIDTH - 1)))


def total(bag: int) -> int:
    """How many people are in a bag of at most fifteen."""
    return ((bag * _ONES) >> _TOP) & _FIELD


def nearly_within(bag: int, others: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Those of ``others`` that ``bag`` exceeds by one person at most, with that excess.

    ``excess`` and ``total``, written out: this is what every search for an end spends its time
    on, and it stops at the first two people too many.
    """
    guarded = bag | _GUARDS
    for other in others:
        difference = guarded - other
        enough = difference & _GUARDS
        over = difference & (enough - (enough >> (_WIDTH - 1)))
        if not over & (over - 1) and not over & ~_ONES:
            yield other, over


def lacking(bag: int, others: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Each of ``others`` with the number of its people that ``bag`` has not; written out too."""
    for other in others:
        difference = (other | _GUARDS) - bag
        enough = difference & _GUARDS
        missing = difference & (enough - (enough >> (_WIDTH - 1)))
        yield other, ((missing * _ONES) >> _TOP) & _FIELD


def has(bag: int, kind: str) -> bool:
    """Whether somebody of that kind is in it."""
    return bool((bag >> _SHIFT[kind]) & _FIELD)


def people(bag: int) -> Iterator[str]:
    """The kinds in a bag, each as often as it is in it, in the order of ``KINDS``."""
    while bag:
        field = ((bag & -bag).bit_length() - 1) // _WIDTH
        copies = (bag >> _WIDTH * field) & _FIELD
        yield from (KINDS[field],) * copies
        bag -= copies << _WIDTH * field
