"""Going out: an exact search for the crosses a hand completes, jokers and all (MD-07, MD-15).

A hand holds one card more than the round lays. It goes out with a layout when all its people
but at most one belong to it: the jokers then fill what is missing, and the one left over (or,
where nobody is left over, anybody, a joker taking the place) goes face down. So the matching
problem is a count: bags of cards are packed into one integer, three bits and a guard bit a
kind, and the excess of a hand over a layout comes out of one subtraction.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from melicado.rules.mendelius.cards import DIDACTIC, JOKER, KINDS
from melicado.rules.mendelius.layouts import Layout, layouts
from melicado.rules.mendelius.options import Options

WILD = (JOKER, DIDACTIC)
MOST = 7
"""More copies than that of one kind count as that many: no layout uses as many."""
_SHIFT = {kind: 4 * i for i, kind in enumerate(KINDS)}
_ONES = sum(1 << shift for shift in _SHIFT.values())
_GUARDS = _ONES << 3
_TOP = max(_SHIFT.values())


class Laid(NamedTuple):
    """A way to go out: the layout's groups (a joker as ``JK=RGM``) and the last card."""

    groups: tuple[tuple[str, ...], ...]
    pattern: str
    last: str


def pack(kinds: Sequence[str]) -> int:
    """A bag of people as one integer; wild cards are not in it."""
    counts: dict[str, int] = {}
    for kind in kinds:
        if kind not in WILD:
            counts[kind] = min(MOST, counts.get(kind, 0) + 1)
    return sum(n << _SHIFT[kind] for kind, n in counts.items())


def excess(hand: int, layout: int) -> int:
    """The people of ``hand`` that ``layout`` has no use for, packed."""
    difference = (hand | _GUARDS) - layout
    kept = difference & _GUARDS  # a guard bit survives where the hand has at least as many
    return difference & (kept - (kept >> 3))


@lru_cache(maxsize=64)
def _packed(number: int, how: str, sexes: str, round6: str) -> tuple[tuple[int, Layout], ...]:
    return tuple((pack(x.cards), x) for x in layouts(number, how, sexes, round6))


def _layouts(number: int, options: Options) -> tuple[tuple[int, Layout], ...]:
    return _packed(number, options.proportions, options.child_sexes, options.round6)


def fitting(number: int, hand: Sequence[str], options: Options) -> Iterator[tuple[int, Layout]]:
    """The layouts the hand completes, each with its packed excess (0 or one card)."""
    bag = pack(hand)
    for packed, layout in _layouts(number, options):
        over = excess(bag, packed)
        if over & (over - 1) == 0 and over & ~_ONES == 0 and _jokers_fit(hand, layout, options):
            yield over, layout


def _jokers_fit(hand: Sequence[str], layout: Layout, options: Options) -> bool:
    """[jokers_per_cross: one]: each group may be completed with one joker at most (MD-07)."""
    if options.jokers_per_cross == "any":
        return True
    return any(True for _ in _fill(list(hand), layout, 1))


def valid_last_cards(number: int, hand: Sequence[str], options: Options) -> tuple[str, ...]:
    """Every card with which the hand can go out face down (MD-15), sorted; none when it cannot."""
    last: set[str] = set()
    for over, _ in fitting(number, hand, options):
        last |= _last(over, hand)
    return tuple(sorted(last))


def _last(over: int, hand: Sequence[str]) -> set[str]:
    if over == 0:
        return set(hand)
    return {KINDS[(over.bit_length() - 1) // 4]}


def goes_out(number: int, hand: Sequence[str], options: Options) -> bool:
    """Whether the hand completes the round."""
    return next(fitting(number, hand, options), None) is not None


def lay_out(number: int, hand: Sequence[str], last: str, options: Options) -> Laid | None:
    """One way to go out with ``last`` face down, or None."""
    for over, layout in fitting(number, hand, options):
        if last in _last(over, hand):
            cards = list(hand)
            cards.remove(last)
            most = 1 if options.jokers_per_cross == "one" else len(cards)
            for groups in _fill(cards, layout, most):
                return Laid(groups, layout.pattern, last)
    return None


def _fill(cards: list[str], layout: Layout, most: int) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Give each place of the layout its card or a joker, at most ``most`` jokers a group."""
    places = [(g, kind) for g, group in enumerate(layout.groups) for kind in group]

    def place(
        at: int, left: list[str], used: tuple[int, ...], laid: list[str]
    ) -> Iterator[list[str]]:
        if at == len(places):
            yield laid
            return
        group, kind = places[at]
        if kind in left:
            rest = left.copy()
            rest.remove(kind)
            yield from place(at + 1, rest, used, [*laid, kind])
            if places[at + 1 :].count((group, kind)) or most >= len(places):
                return
        wild = next((w for w in WILD if w in left), None)
        if wild is not None and used[group] < most:
            rest = left.copy()
            rest.remove(wild)
            more = (*used[:group], used[group] + 1, *used[group + 1 :])
            yield from place(at + 1, rest, more, [*laid, f"{wild}={kind}"])

    for laid in place(0, cards, (0,) * len(layout.groups), []):
        flat = iter(laid)
        yield tuple(tuple(next(flat) for _ in group) for group in layout.groups)


def missing(number: int, hand: Sequence[str], options: Options) -> int:
    """How many cards the hand still lacks to go out: 0 when it can with any card more."""
    bag, wild = pack(hand), sum(1 for c in hand if c in WILD)
    lacking = min(total(excess(packed, bag)) for packed in packed_layouts(number, options))
    return max(0, lacking - wild)


def packed_layouts(number: int, options: Options) -> tuple[int, ...]:
    """Every set of cards that completes a round, packed, each once."""
    how, sexes = options.proportions, options.child_sexes
    return _distinct(number, how, sexes, options.round6)


@lru_cache(maxsize=64)
def _distinct(number: int, how: str, sexes: str, round6: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(bag for bag, _ in _packed(number, how, sexes, round6)))


def total(bag: int) -> int:
    """The number of cards in a packed bag of at most fifteen."""
    return (bag * _ONES >> _TOP) & 15


def bits_of(bag: int) -> list[str]:
    """The kinds in a packed bag, each once, in the order of ``KINDS``."""
    return [kind for kind, shift in _SHIFT.items() if (bag >> shift) & 15]
