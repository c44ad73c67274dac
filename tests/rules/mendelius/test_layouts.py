"""MD-06, MD-08, MD-09: what completes each of the seven rounds."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from deals import match

from melicado.rules.mendelius.crosses import Cross, cross_kind, is_cross
from melicado.rules.mendelius.going_out import valid_last_cards
from melicado.rules.mendelius.layouts import layouts
from melicado.rules.mendelius.options import Options

TABLE = {  # MD-08: dealt, and the two crosses of the round by couple and children
    1: (6, [("pure", 1), ("pure", 1)]),
    2: (7, [("pure", 1), ("pure", 2)]),
    3: (8, [("pure", 2), ("pure", 2)]),
    4: (8, [("mixed", 2), ("mixed", 2)]),
    5: (10, [("mixed", 2), ("hybrid", 4)]),
    7: (12, [("hybrid", 4), ("hybrid", 4)]),
}
STOCK = {  # after the deal and the card face up, by rounds 1 to 7
    2: (26, 24, 22, 22, 18, 19, 15),
    3: (59, 56, 53, 53, 47, 49, 43),
    4: (53, 49, 45, 45, 37, 39, 31),
}


def complete(number: int, cards: str, **options: Any) -> bool:
    """Whether just these cards complete a round: a joker more can then go face down."""
    return "JK" in valid_last_cards(number, [*cards.split(), "JK"], Options(**options))


@pytest.mark.parametrize("seats", STOCK)
def test_md_08_cards_dealt_and_md_12_the_stock_that_is_left(seats: int) -> None:
    for number in range(1, 8):
        state = match(seats, rounds=[number]).state
        dealt = TABLE[number][0] if number in TABLE else 10
        assert [len(s.hand) for s in state.seats] == [dealt] * seats
        assert len(state.stock) == STOCK[seats][number - 1]
        assert len(state.discards) == 1


@pytest.mark.parametrize("how", ["exact", "possible"])
@pytest.mark.parametrize("number", TABLE)
def test_md_08_every_layout_is_the_two_crosses_of_its_round(number: int, how: str) -> None:
    dealt, asked = TABLE[number]
    for layout in layouts(number, how, "free", "AB"):
        assert len(layout.cards) == dealt
        found = []
        for mother, father, *children in layout.groups:
            assert is_cross(Cross(mother, father, tuple(children)), how)
            found.append((cross_kind(mother[0], father[0]), len(children)))  # type: ignore[arg-type]
        assert sorted(found) == sorted(asked)


@pytest.mark.parametrize(
    ("number", "count"), [(1, 136), (2, 16 * 24), (3, 300), (4, 528), (5, 32 * 24), (7, 300)]
)
def test_md_06_two_crosses_of_any_kind_also_the_same_twice(number: int, count: int) -> None:
    """n crosses of one kind make n (n + 1) / 2 pairs: MD-05 gives 16, 24, 32 and 24."""
    made = layouts(number, "exact", "free", "AB")
    assert len(made) == count
    if number in (1, 3, 4, 7):
        assert any(len(set(layout.groups)) == 1 for layout in made)


def test_md_06_two_crosses_of_one_kind_and_colour() -> None:
    assert complete(1, "RM RF RD RM RF RD")
    assert not complete(1, "RM RF RD RD RS RS")


@pytest.mark.parametrize(
    ("number", "cards"),
    [
        (1, "RGM RGF RF OGM BGF BM"),
        (2, "RM BF OD RD RS BM BF"),
        (3, "RM RF RD RD BGM RGF OF RF"),
        (4, "RM OF RD OS BGM OGF OM OF"),
        (5, "RM OF RD OS OGM OGF RF OM OF OF"),
        (7, "OM OF RD OD OS BD OGM OGF RM OM OM RF"),
    ],
)
def test_md_08_near_misses(number: int, cards: str) -> None:
    """One card is wrong in each: an ochre grandmother, one child too many, a colour."""
    assert not complete(number, cards)


@pytest.mark.parametrize(
    ("number", "cards"),
    [
        (1, "RGM RGF RF RM BF OD"),
        (2, "RM BF OD RF BM OD OS"),
        (3, "RM RF RD RD OM OF".replace("OM OF", "BM RF OD OD")),
        (4, "RM OF RD OS BM OF OD BS"),
        (5, "OGM RGF OM RF OM OF RS OD OS BS"),
        (7, "OM OF RD OD OS BD OGM OGF RM OM OF BF"),
    ],
)
def test_md_08_each_round_is_completed(number: int, cards: str) -> None:
    assert complete(number, cards)


TREES = ["RGM RGF RM BGM BGF BF OD OD OS OS", "RGM BGF OM BGM RGF OF RD OD OS BS"]
"""MD-09 A: one child of each of two couples, and their four children."""
F2 = [
    "RGM BGF OM OM OF OF RD OD OS BS",  # hybrids both: 1:2:1
    "RGM RGF RM RM RF RF RD RD RS RS",
    "RGM OGF RM RM OF OF RD OD RS OS",  # reciprocal or not, all of one type
    "RGM OGF RM OM OF RF RD RD OS OS",  # reciprocal: RxO and OxR
    "OGM OGF RM OM OF BF RD OS OD BS",  # RxO and OxB: half of each
    "OGM OGF RM BM OF OF RD OS OD BS",
    "OGM OGF OM OM RF BF RD OS OD BS",
]
"""MD-09 B: P, two daughters and two sons in proportion, and the four children of these."""
LARGE = "RGM RGF RM RF RD RD RD RS RS RS"
"""MD-09 C."""


@pytest.mark.parametrize("cards", TREES)
def test_md_09_a(cards: str) -> None:
    assert complete(6, cards, round6="A")
    assert not complete(6, cards, round6="B")


@pytest.mark.parametrize("cards", F2)
def test_md_09_b(cards: str) -> None:
    assert complete(6, cards, round6="B")
    assert not complete(6, cards, round6="A")


def test_md_09_c_only_where_it_is_played() -> None:
    assert complete(6, LARGE, round6="ABC")
    assert not complete(6, LARGE)
    assert not complete(6, LARGE.replace("RS RS RS", "RS RS OS"), round6="ABC")


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("RGM RGF RM BGM BGF BM OD OD OS OS", "A: a mother and a father"),
        ("OGM RGF RM BGM BGF BF OD OD OS OS", "A: pure grandparents"),
        ("RGM RGF RM BGM BGF BF OD OD OS RS", "A: the children in proportion"),
        ("RGM BGF OM OM OM OF RD OD OS BS", "B: two mothers and two fathers"),
        ("RGM BGF OM OM OF RF RD OD OS BS", "B: F1 in proportion"),
        ("RGM BGF OM OM OF OF RD RD OS BS", "B: F2 in proportion"),
        ("OGM OGF RM OM OF BF RD RS OD BS", "B: each type in proportion"),
        ("RGM RGF RM RF RM RF RD RD RS OS", "B: pure lines breed true"),
    ],
)
def test_md_09_no_family(cards: str, why: str) -> None:
    assert not complete(6, cards), why


def test_md_09_b_each_of_two_types_has_a_child_at_least() -> None:
    """A hybrid couple needs four children, so the pure one beside it would have none."""
    cards = "OGM OGF OM RM OF BF RD OS OD BS"  # O x O and R x B, or R x O and O x B
    assert complete(6, cards, round6="B")
    for layout in layouts(6, "exact", "free", "B"):
        for share in layout.shares:
            roles = [layout.cards[i][1:] for i in share.places]
            assert {"D", "S"} & set(roles) or {"GM", "GF"} <= set(roles)


def test_md_09_every_layout_has_ten_cards_and_its_shares_are_crosses() -> None:
    for layout in layouts(6, "exact", "free", "ABC"):
        cards = layout.cards
        assert len(cards) == 10
        covered = Counter(i for share in layout.shares for i in share.places)
        assert set(covered) == set(range(10))
        for share in layout.shares:
            if share.jokers == 1:
                mother, father, *children = sorted(
                    (cards[i] for i in share.places),
                    key=lambda c: (["GM", "GF", "M", "F", "D", "S"].index(c[1:]), c),
                )
                assert is_cross(Cross(mother, father, tuple(children)))


def test_md_04_at_least_one_of_each_holds_in_round_6_too() -> None:
    for layout in layouts(6, "exact", "at_least_one_of_each", "ABC"):
        for share in layout.shares:
            roles = [layout.cards[i][1:] for i in share.places]
            young = [r for r in roles if r in ("D", "S")]
            assert len(young) < 2 or set(young) == {"D", "S"}


def test_md_09_b_reciprocal_couples_are_of_one_type() -> None:
    """Their children are counted together, also by sex: three daughters and a son of both."""
    cards = "RGM OGF RM OM OF RF RD RD OD OS"
    assert complete(6, cards, round6="B", child_sexes="at_least_one_of_each")
    other = "OGM OGF RM OM OF BF RD OD OD BS"  # RxO and OxB: two daughters of the first
    assert complete(6, other, round6="B")
    assert not complete(6, other, round6="B", child_sexes="at_least_one_of_each")


def test_md_05_possible_holds_in_every_round() -> None:
    """MD-05: with ``possible`` there is more, and all that was there before."""
    for number in range(1, 8):
        exact, possible = (
            {tuple(sorted(x.cards)) for x in layouts(number, how, "free", "ABC")}
            for how in ("exact", "possible")
        )
        assert exact <= possible
        assert (exact == possible) == (number <= 3)


def test_md_07_eight_of_one_kind_are_counted() -> None:
    """Two couples of hybrids may have eight red daughters where all that is possible counts."""
    cards = "OM OF OM OF " + "RD " * 8
    assert complete(7, cards, proportions="possible")
    assert not complete(7, cards)
    assert not complete(7, cards.replace("RD", "RGM", 1), proportions="possible")


def test_layouts_are_all_different() -> None:
    for number in TABLE:
        made = [sorted(map(sorted, x.groups)) for x in layouts(number, "exact", "free", "AB")]
        assert all(a != b for a, b in pairwise(sorted(made)))
