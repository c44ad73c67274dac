"""Bags packed into one integer count as lists of people do."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from melicado.rules.mendelius.bags import excess, has, lacking, nearly_within, pack, people, total
from melicado.rules.mendelius.cards import KINDS

BAG = st.lists(st.sampled_from(KINDS[:4] + KINDS[-2:]), max_size=13)


@given(BAG, BAG)
def test_excess_is_the_difference_of_bags(one: list[str], other: list[str]) -> None:
    beyond = Counter(one) - Counter(other)
    packed = excess(pack(one), pack(other))
    assert Counter(people(packed)) == beyond
    assert total(packed) == beyond.total()
    assert all(has(packed, kind) == (kind in beyond) for kind in KINDS)


@given(BAG, st.lists(BAG, max_size=6))
def test_many_at_once(one: list[str], others: list[list[str]]) -> None:
    bag, packed = pack(one), [pack(other) for other in others]
    near = [(o, excess(bag, o)) for o in packed if total(excess(bag, o)) <= 1]
    assert list(nearly_within(bag, packed)) == near
    assert list(lacking(bag, packed)) == [(o, total(excess(o, bag))) for o in packed]


def test_wild_cards_are_in_no_bag() -> None:
    assert pack(["JK", "RM", "DC"]) == pack(["RM"])
    assert list(people(pack(["RM", "RGM", "RM"]))) == ["RGM", "RM", "RM"]
