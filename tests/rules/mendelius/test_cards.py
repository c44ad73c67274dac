"""MD-01 to MD-03: the deck, the points, the gene."""

from collections import Counter

import pytest
from deals import match

from melicado.rules.game import RulesError
from melicado.rules.mendelius.cards import (
    ALLELES,
    KINDS,
    Card,
    Family,
    deck_of,
    family_of,
    points_of,
    role_of,
)
from melicado.rules.mendelius.notation import read_kinds, read_person
from melicado.rules.mendelius.options import Options, check, options_from

FAMILY = Counter({"GM": 1, "GF": 1, "M": 2, "F": 2, "D": 3, "S": 3})


def test_md_01_a_deck_is_forty_cards() -> None:
    """MD-01: three families of twelve, three jokers, one didactic card."""
    deck = deck_of(1, didactic=True)
    assert len(deck) == 40
    assert len({card.id for card in deck}) == 40
    for colour in "ROB":
        assert Counter(c.kind[1:] for c in deck if c.kind[0] == colour) == FAMILY
    assert Counter(c.kind for c in deck if c.is_wild) == {"JK": 3, "DC": 1}
    assert len(deck_of(1, didactic=False)) == 39


@pytest.mark.parametrize(
    ("seats", "decks"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]
)
def test_md_01_one_deck_for_every_two_players_rounded_up(seats: int, decks: int) -> None:
    state = match(seats).state
    assert len(state.deck) == 39 * decks
    assert Counter(c.kind for c in state.deck)["JK"] == 3 * decks


def test_md_01_more_decks_but_not_fewer() -> None:
    """MD-01 [decks]."""
    assert len(match(2, decks=3).state.deck) == 3 * 39
    assert len(match(3, decks="by_players").state.deck) == 2 * 39
    with pytest.raises(RulesError, match="2 decks"):
        check(Options(decks=1), 3)


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_two_to_eight_players(seats: int) -> None:
    with pytest.raises(RulesError, match="2 to 8"):
        check(Options(), seats)


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        *(("RGM", 10), ("OGF", 10), ("BM", 5), ("RF", 5), ("OD", 1), ("BS", 1)),
        *(("JK", 20), ("DC", 20)),
    ],
)
def test_md_02_points(kind: str, points: int) -> None:
    assert points_of(kind, 20) == points


@pytest.mark.parametrize("worth", [10, 15, 20, 25, 50])
def test_md_02_joker_points(worth: int) -> None:
    assert points_of("JK", options_from({"joker_points": worth}).joker_points) == worth
    assert points_of("RGM", worth) == 10


def test_md_02_no_other_joker_points() -> None:
    with pytest.raises(RulesError):
        options_from({"joker_points": 30})


def test_md_03_colour_shows_genotype() -> None:
    assert ALLELES == {Family.RED: "RR", Family.WHITE: "BB", Family.OCHRE: "RB"}


def test_every_kind_is_a_family_and_a_role() -> None:
    assert len(KINDS) == len(set(KINDS)) == 18
    assert all(family_of(kind) + role_of(kind) == kind for kind in KINDS)
    assert not any(Card(0, kind).is_wild for kind in KINDS)


@pytest.mark.parametrize("text", ["", "R", "rgm", "RGMM", "WD", "JK ", "JK=RM"])
def test_what_is_no_card_is_one_sentence(text: str) -> None:
    with pytest.raises(RulesError, match=r"is no card of Mendelius.*\.$"):
        read_kinds([text])


@pytest.mark.parametrize("text", ["JK", "RM=RF", "JK=JK", "JK=", "X=RM"])
def test_a_person_is_a_card_or_what_a_wild_card_stands_for(text: str) -> None:
    assert [read_person(t) for t in ("RM", "JK=OS", "DC=BD")] == ["RM", "OS", "BD"]
    with pytest.raises(RulesError):
        read_person(text)
