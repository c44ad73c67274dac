"""MD-06, MD-09: each way to complete a round is listed once, whatever order its crosses are in."""

from typing import Any

import pytest

from melicado.rules.mendelius.bags import pack
from melicado.rules.mendelius.going_out import packed_layouts
from melicado.rules.mendelius.layouts import Layout, layouts
from melicado.rules.mendelius.options import ROUNDS, Options


def meaning(layout: Layout) -> Any:
    """What is laid and how its crosses share it, in no order."""
    groups = sorted(tuple(sorted(group)) for group in layout.groups)
    shares = [(sorted(layout.cards[i] for i in s.places), s.jokers) for s in layout.shares]
    return (tuple(groups), str(sorted(shares)))


@pytest.mark.parametrize("how", ["exact", "possible"])
@pytest.mark.parametrize("number", ROUNDS)
def test_md_06_md_09_each_layout_once(number: int, how: str) -> None:
    made = layouts(number, how, "free", "ABC")
    assert len({meaning(layout) for layout in made}) == len(made)


def test_md_09_b_couples_of_the_same_people_once() -> None:
    """Two mothers alike make the same couples whoever marries whom.

    Red and ochre, ochre and white: each couple has two children, one of them ochre, OD or OS.
    """
    cards = sorted(["OGM", "OGF", "OM", "OM", "RF", "BF", "RD", "OS", "OD", "BS"])
    made = [x for x in layouts(6, "exact", "free", "B") if sorted(x.cards) == cards]
    assert len(made) == 2


@pytest.mark.parametrize("number", ROUNDS)
def test_md_08_layouts_are_found_by_their_people(number: int) -> None:
    options = Options(proportions="possible", round6="ABC")
    packed = packed_layouts(number, options)
    assert all(pack(x.cards) == bag for bag, same in packed.items() for x in same)
    made = layouts(number, "possible", "free", "ABC")
    assert sorted(x for same in packed.values() for x in same) == sorted(made)
