"""The crosses a hand comes nearest to, laid out for whoever asks (MD-07)."""

from collections.abc import Sequence
from typing import NamedTuple

from melicado.rules.mendelius.bags import excess, pack, total
from melicado.rules.mendelius.cards import Card, points_of
from melicado.rules.mendelius.going_out import chosen_way, packed_layouts, valid_last_cards
from melicado.rules.mendelius.layouts import Layout
from melicado.rules.mendelius.options import Options


class Arrangement(NamedTuple):
    """Cards by place; ``pattern`` names the layout of round 6."""

    pattern: str
    places: dict[int, int]


def arrange(number: int, hand: Sequence[Card], options: Options) -> Arrangement:
    """The whole of a round's crosses when the hand makes them, else as much as it can."""
    return _complete(number, hand, options) or _partial(number, hand, options)


def best_last(number: int, hand: Sequence[Card], options: Options) -> str | None:
    """The dearest card with which the hand can go out face down, a person rather than a joker."""
    valid = valid_last_cards(number, [c.kind for c in hand], options)
    plain = [k for k in valid if not Card(0, k).is_wild]
    return max(plain or valid, key=lambda k: points_of(k, options.joker_points), default=None)


def _complete(number: int, hand: Sequence[Card], options: Options) -> Arrangement | None:
    last = best_last(number, hand, options)
    if last is None:
        return None
    laid = chosen_way(number, [c.kind for c in hand], last, options)
    if laid is None:
        return None
    kinds = [card.partition("=")[0] for group in laid.groups for card in group]
    left = list(hand)
    places = {}
    for place, kind in enumerate(kinds):
        card = next(c for c in left if c.kind == kind)
        left.remove(card)
        places[place] = card.id
    return Arrangement(laid.pattern, places)


def _partial(number: int, hand: Sequence[Card], options: Options) -> Arrangement:
    """The layout that lacks least, and among those one that lays the most points."""
    bag = pack(c.kind for c in hand)
    worth = {c.kind: points_of(c.kind, options.joker_points) for c in hand}
    nearest = min(
        packed_layouts(number, options).items(),
        key=lambda item: (
            total(excess(item[0], bag)),
            -sum(worth.get(k, 0) for k in set(item[1][0].cards)),
        ),
    )
    return _filled(nearest[1][0], hand, options)


def _filled(layout: Layout, hand: Sequence[Card], options: Options) -> Arrangement:
    left = [c for c in hand if not c.is_wild]
    wild = [c for c in hand if c.is_wild]
    places: dict[int, int] = {}
    for place, kind in enumerate(layout.cards):
        card = next((c for c in left if c.kind == kind), None)
        if card is not None:
            left.remove(card)
            places[place] = card.id
    jokers: set[int] = set()
    for place in range(len(layout.cards)):
        if place in places or not wild or not _may(place, jokers, layout, options):
            continue
        places[place] = wild.pop(0).id
        jokers.add(place)
    return Arrangement(layout.pattern, places)


def _may(place: int, jokers: set[int], layout: Layout, options: Options) -> bool:
    """Whether one more joker may go there (MD-07)."""
    if options.jokers_per_cross == "any":
        return True
    return all(
        len(jokers.intersection(share.places)) < share.jokers
        for share in layout.shares
        if place in share.places
    )
