"""Going out: an exact search for the crosses a hand completes, jokers and all (MD-07, MD-15).

A hand to go out with holds one card more than the round lays. It completes a layout when all
its people but at most one belong there: with P people and W wild cards, P + W being one more
than the layout's cards, one person too many leaves exactly W places open, and none too many
leaves W - 1. So either that one person goes face down, or any card does, a wild card taking
its place.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations, product
from typing import NamedTuple

from melicado.rules.mendelius.bags import lacking, nearly_within, pack, people
from melicado.rules.mendelius.cards import WILD
from melicado.rules.mendelius.layouts import DEALT, Layout, layouts
from melicado.rules.mendelius.options import Options

Groups = tuple[tuple[str, ...], ...]


class Laid(NamedTuple):
    """A way to go out: the layout's groups (a joker as ``JK=RGM``) and the last card."""

    groups: Groups
    pattern: str
    last: str


def packed_layouts(number: int, options: Options) -> dict[int, tuple[Layout, ...]]:
    """The sets of people that complete a round, packed, each with the layouts it makes."""
    return _packed(number, options.proportions, options.child_sexes, options.round6)


@lru_cache(maxsize=64)
def _packed(number: int, how: str, sexes: str, round6: str) -> dict[int, tuple[Layout, ...]]:
    found: dict[int, list[Layout]] = {}
    group = cache(pack)  # thousands of layouts are made of a few hundred groups
    for layout in layouts(number, how, sexes, round6):
        found.setdefault(sum(map(group, layout.groups)), []).append(layout)
    return {bag: tuple(same) for bag, same in found.items()}


def valid_last_cards(number: int, hand: Sequence[str], options: Options) -> tuple[str, ...]:
    """Every card with which the hand can go out face down (MD-15), sorted; none when it cannot."""
    found: set[str] = set()
    for last, layout in _candidates(number, hand, options):
        if last not in found and _is_way(hand, last, layout, options):
            found.add(last)
    return tuple(sorted(found))


def goes_out(number: int, hand: Sequence[str], options: Options) -> bool:
    """Whether the hand completes the round."""
    tried = _candidates(number, hand, options)
    return any(_is_way(hand, last, layout, options) for last, layout in tried)


def ways_out(number: int, hand: Sequence[str], last: str, options: Options) -> Iterator[Laid]:
    """Every way to go out with ``last`` face down, for the player to choose from (MD-07)."""
    seen: set[Groups] = set()
    for left, layout in _candidates(number, hand, options):
        if left != last:
            continue
        for groups in _fillings(hand, last, layout, options):
            shape = _shape(groups)
            if shape not in seen:
                seen.add(shape)
                yield Laid(groups, layout.pattern, last)


def chosen_way(
    number: int, hand: Sequence[str], last: str, options: Options, groups: Groups = ()
) -> Laid | None:
    """The way that lays those groups, or without any the first there is; None for no such way."""
    ways = ways_out(number, hand, last, options)
    if not groups:
        return next(ways, None)
    laid = [card.partition("=")[0] for card in chain(*groups)]
    if Counter([*laid, last]) != Counter(hand):
        return None
    return next(
        (w._replace(groups=groups) for w in ways if _shape(w.groups) == _shape(groups)), None
    )


def missing(number: int, hand: Sequence[str], options: Options) -> int:
    """How many cards a hand lacks at least to complete the round, whatever goes face down."""
    bag, wild = pack(hand), sum(1 for card in hand if card in WILD)
    least = min(count for _, count in lacking(bag, packed_layouts(number, options)))
    return max(0, least - wild)


def _candidates(number: int, hand: Sequence[str], options: Options) -> Iterator[tuple[str, Layout]]:
    """Last cards and layouts that fit by number, wherever the jokers then go."""
    if len(hand) != DEALT[number] + 1:
        return
    made = packed_layouts(number, options)
    for packed, over in nearly_within(pack(hand), made):
        for last in people(over) if over else sorted(set(hand)):
            yield from ((last, layout) for layout in made[packed])


def _is_way(hand: Sequence[str], last: str, layout: Layout, options: Options) -> bool:
    if options.jokers_per_cross == "any":
        return True  # a candidate fits wherever its jokers go
    return next(_fillings(hand, last, layout, options), None) is not None


def _fillings(hand: Sequence[str], last: str, layout: Layout, options: Options) -> Iterator[Groups]:
    """Give each place of the layout its person or a wild card, in every way there is."""
    cards = Counter(hand) - Counter([last])
    wild = [card for card in WILD for _ in range(cards[card])]
    places = layout.cards
    gaps = []
    for kind, asked in Counter(places).items():
        at = [i for i, one in enumerate(places) if one == kind]
        gaps.append(combinations(at, max(0, asked - cards[kind])))
    for chosen in product(*gaps):
        stands_in = dict(zip(sorted(chain(*chosen)), wild, strict=True))
        if options.jokers_per_cross == "any" or _within(stands_in, layout):
            filled = (
                f"{stands_in[i]}={kind}" if i in stands_in else kind
                for i, kind in enumerate(places)
            )
            yield tuple(tuple(next(filled) for _ in group) for group in layout.groups)


def _within(stands_in: dict[int, str], layout: Layout) -> bool:
    """[jokers_per_cross: one] (MD-07)."""
    return all(sum(i in stands_in for i in s.places) <= s.jokers for s in layout.shares)


def _shape(groups: Groups) -> Groups:
    """What is laid, whatever the order, and whichever wild card stands for whom."""
    alike = (sorted(card.replace("DC=", "JK=") for card in group) for group in groups)
    return tuple(sorted(tuple(group) for group in alike))
