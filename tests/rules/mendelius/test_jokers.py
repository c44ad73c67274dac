"""MD-07 and MD-15: jokers, the last card, and the ways to lay a hand out."""

from collections import Counter
from typing import Any

import pytest

from melicado.rules.mendelius.going_out import (
    chosen_way,
    goes_out,
    missing,
    valid_last_cards,
    ways_out,
)
from melicado.rules.mendelius.options import Options

ONE = Options(jokers_per_cross="one")


def last_cards(number: int, hand: str, **options: Any) -> str:
    return " ".join(valid_last_cards(number, hand.split(), Options(**options)))


def laid(number: int, hand: str, last: str, options: Options | None = None) -> set[str]:
    """The ways to go out, each group sorted."""
    return {
        " | ".join(sorted(" ".join(sorted(group)) for group in way.groups))
        for way in ways_out(number, hand.split(), last, options or Options())
    }


@pytest.mark.parametrize(
    ("hand", "last"),
    [
        ("RGM RGF RM BM BF BD OS", "OS"),
        ("JK RGF RM BM BF BD OS", "OS RGF"),
        ("JK RGM RGF RM BM BF BD", "BD BF BM JK RGF RGM RM"),  # a joker takes any place
        ("JK JK JK JK RM BF BS", "BF BS JK RM"),
        ("JK JK JK JK JK JK JK", "JK"),
        ("JK JK JK RM OM OD OS", "OD OM OS"),  # an ochre mother may be a child
        ("JK JK JK RM BM OD OS", "BM JK OD OS RM"),
        ("RGM RGF RM BM BF OD OS", ""),
        ("RGM RGF RM BM BF OS OS", ""),
    ],
)
def test_md_07_any_number_of_jokers_stand_for_anybody(hand: str, last: str) -> None:
    """MD-15: and every card that can go face down is found."""
    assert last_cards(1, hand) == last


def test_md_11_the_didactic_card_is_another_joker() -> None:
    """MD-07."""
    hand = "RGM RGF RM RF RD RD RS RS RS OS"
    assert last_cards(6, hand + " DC", round6="ABC") == "OS"
    assert last_cards(6, hand + " JK", round6="ABC") == "OS"


def test_md_07_beyond_the_copies_in_the_deck() -> None:
    """A deck has one red grandmother; both couples may have one here."""
    hand = "RGM JK RGF RGF RM RM OS"
    assert last_cards(1, hand) == "OS RGF"  # or the second red mother and an ochre son
    assert laid(1, hand, "OS") == {"JK=RGM RGF RM | RGF RGM RM"}


def test_md_07_every_way_to_lay_is_there_to_choose_from() -> None:
    hand = "RM JK RD BM BF OD BS"
    assert laid(1, hand, "OD") == {"BF BM BS | JK=RF RD RM"}
    assert laid(1, hand, "RD") == {"BF BM BS | JK=BF OD RM", "BF OD RM | BM BS JK=BF"}
    assert laid(1, hand, "BS") == set()
    both = "RM RF JK RM RF JK OS"
    assert laid(1, both, "OS") == {
        "JK=RD RF RM | JK=RD RF RM",
        "JK=RD RF RM | JK=RS RF RM",
        "JK=RS RF RM | JK=RS RF RM",
    }


def test_md_07_a_card_may_go_to_either_cross() -> None:
    """Round 2: one child and two, of couples that are alike."""
    hand = "RM RF RD RM RF RS RS OGM"
    assert laid(2, hand, "OGM") == {"RD RF RM | RF RM RS RS", "RD RF RM RS | RF RM RS"}


def test_md_07_the_player_s_own_crosses_are_checked() -> None:
    hand = ("RM", "RF", "JK", "RM", "RF", "DC", "OS")

    def way(*groups: str) -> bool:
        split = tuple(tuple(g.split()) for g in groups)
        found = chosen_way(1, hand, "OS", Options(), split)
        assert found is None or found.groups == split
        return found is not None

    assert way("RM RF JK=RD", "RM RF DC=RS")
    assert way("RF DC=RD RM", "RM JK=RD RF")  # in any order, and whichever wild card
    assert not way("RM RF JK=RD", "RM RF JK=RS")  # there is one joker
    assert not way("RM RF JK=RD", "RM RF RS")
    assert not way("RM RF JK=OD", "RM RF DC=RS")
    assert not way("RM RM JK=RD", "RF RF DC=RS")
    assert not way("RM RF JK=RD RM RF DC=RS")
    assert not way("RM RF JK", "RM RF DC")
    assert not way("", "=")


def test_md_07_without_a_choice_the_program_finds_one() -> None:
    way = chosen_way(1, ["RGM", "RGF", "JK", "BM", "BF", "BD", "OS"], "OS", Options())
    assert way is not None
    assert sorted(map(sorted, way.groups)) in (
        [["BD", "BF", "BM"], ["JK=RF", "RGF", "RGM"]],
        [["BD", "BF", "BM"], ["JK=RM", "RGF", "RGM"]],
    )
    assert (way.last, way.pattern) == ("OS", "")


@pytest.mark.parametrize(
    ("hand", "any_number", "one"),
    [
        ("JK JK BGM RM RF RD OS", "BGM OS", "BGM"),  # RM JK OS and JK RF RD; not BGM JK JK
        ("JK JK RGM RGF BM BF OS", "BF BM OS", "BF BM OS"),
        ("JK JK RGM RM BM BF BD", "BD BF BM JK RGM RM", "BD BF BM JK RGM"),
        ("JK RGM RGF RM BM BF BD", "BD BF BM JK RGF RGM RM", "BD BF BM JK RGF RGM RM"),
        ("JK JK RGM RGF RM BM BF", "BF BM JK RGF RGM RM", "BM JK RGF RGM RM"),
        ("JK JK JK RGM RGF BM BF", "BF BM JK RGF RGM", "JK"),
        ("JK JK JK JK RM BF BS", "BF BS JK RM", ""),
    ],
)
def test_md_07_jokers_per_cross_one(hand: str, any_number: str, one: str) -> None:
    """MD-07 [jokers_per_cross]; the last card decides too where the jokers must go."""
    assert last_cards(1, hand) == any_number
    assert last_cards(1, hand, jokers_per_cross="one") == one
    assert goes_out(1, hand.split(), ONE) is bool(one)
    for last in set(hand.split()):
        assert (chosen_way(1, hand.split(), last, ONE) is not None) == (last in one.split())


@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("RGM RGF JK BGM BGF BF OD OD OS OS BS", True),  # A: the mother
        ("RGM RGF JK BGM BGF BF JK OD OS OS BS", False),  # A: the mother and a child of hers
        ("JK RGF RM BGM BGF BF JK OD OS OS BS", True),  # A: a grandmother and a grandchild
        ("JK RGF RM JK BGF BF JK OD OS OS BS", True),  # A: one in each cross
        ("JK RGF JK BGM BGF BF OD OD OS OS BS", False),  # A: grandmother and mother
        ("RGM BGF JK JK OF OF RD OD OS BS BD", False),  # B: two children of P
        ("RGM BGF JK OM OF OF RD JK OS BS BD", True),  # B: a mother, a child of the other
        ("RGM BGF OM OM OF OF RD JK JK BS BD", True),  # B: a child of each couple
        ("RGM BGF OM OM OF OF JK JK JK BS BD", False),  # B: three between two couples
        ("OGM OGF RM OM JK BF RD OS JK BS BS", True),  # B: RxO, and OxB with an ochre child
        ("OGM OGF RM OM JK BF JK OS OD BS BS", False),  # B: RxO, and only it has a red child
    ],
)
def test_md_07_one_joker_a_cross_in_a_family(hand: str, allowed: bool) -> None:
    """MD-07, MD-09: parents belong to the cross they come from and to the one they make."""
    kinds = hand.split()
    assert goes_out(6, kinds, Options())
    assert (kinds[-1] in valid_last_cards(6, kinds, ONE)) is allowed


def test_md_15_only_a_hand_of_one_card_more_goes_out() -> None:
    hand = ["RGM", "RGF", "RM", "BM", "BF", "BD"]
    assert not goes_out(1, hand, Options())
    assert goes_out(1, [*hand, "OS"], Options())
    assert not goes_out(1, [*hand, "OS", "OS"], Options())
    assert not goes_out(1, [], Options())


@pytest.mark.parametrize(
    ("hand", "lacking"),
    [
        ("RGM RGF RM BM BF BD", 0),
        ("RGM RGF RM BM BF OD", 1),
        ("JK RGF RM BM BF OD", 1),
        ("JK JK JK JK JK JK", 0),
        ("OM OM OM OD OD OD", 6 - 1 - 1),  # an ochre child of a red and a white, twice
        ("OGM OGM OGM OGM OGM OGM", 6),
    ],
)
def test_how_many_cards_are_missing(hand: str, lacking: int) -> None:
    assert missing(1, hand.split(), Options()) == lacking


def test_a_hand_lacks_nothing_where_any_card_more_goes_out() -> None:
    for number, hand in ((1, "RGM RGF RM BM BF BD"), (4, "RM OF RD OS BM OF OD BS")):
        assert missing(number, hand.split(), Options()) == 0
        assert goes_out(number, [*hand.split(), "OGM"], Options())
        assert Counter(valid_last_cards(number, [*hand.split(), "OGM"], Options()))["OGM"] == 1
