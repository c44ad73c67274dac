"""MD-04 to MD-09, MD-15: the search against a plain solver, on hands drawn by chance."""

from collections import Counter
from random import Random

import pytest
from naive import House, last_cards, near_hand

from melicado.rules.mendelius.going_out import chosen_way, goes_out, valid_last_cards, ways_out
from melicado.rules.mendelius.options import Options

HOUSES = [
    House(),
    House(child_sexes="at_least_one_of_each"),
    House(jokers_per_cross="one"),
    House(round6="ABC", jokers_per_cross="one"),
    House(proportions="possible", round6="A"),
    House(proportions="possible", round6="B", jokers_per_cross="one"),
    House("possible", "at_least_one_of_each", "one", "C"),
]
USUAL = 60
ALL = 3000
"""Hands a round by default rules, in an ordinary run and in a long one."""


def options_of(house: House) -> Options:
    return Options(
        proportions=house.proportions,  # type: ignore[arg-type]
        child_sexes=house.child_sexes,  # type: ignore[arg-type]
        jokers_per_cross=house.jokers_per_cross,  # type: ignore[arg-type]
        round6=house.round6,  # type: ignore[arg-type]
    )


def agree(number: int, house: House, hands: int) -> Counter[bool]:
    """Compare so many hands; how many go out and how many do not."""
    chance = Random(f"{number} {house}")
    options = options_of(house)
    answers: Counter[bool] = Counter()
    for _ in range(hands):
        hand = near_hand(number, chance, house)
        found = set(valid_last_cards(number, hand, options))
        plain = {"*" if card in ("JK", "DC") else card for card in found}
        assert plain == last_cards(number, hand, house), hand
        assert goes_out(number, hand, options) == bool(found)
        for last in found:
            assert chosen_way(number, hand, last, options) is not None
        answers[bool(found)] += 1
    return answers


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("number", range(1, 8))
def test_both_solvers_agree_in_every_round(number: int, full: bool) -> None:
    """MD-08, MD-09; both answers are common."""
    answers = agree(number, House(), ALL if full else USUAL)
    assert min(answers[True], answers[False]) >= sum(answers.values()) // 10


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("house", HOUSES[1:], ids=str)
@pytest.mark.parametrize("number", range(1, 8))
def test_both_solvers_agree_under_house_rules(number: int, house: House, full: bool) -> None:
    """MD-04, MD-05, MD-07, MD-09: their options."""
    agree(number, house, 100 if full else 3)


@pytest.mark.parametrize("number", range(1, 8))
def test_every_way_laid_uses_every_card_once(number: int) -> None:
    """MD-06, MD-07, MD-15."""
    chance = Random(number)
    for _ in range(40):
        hand = near_hand(number, chance)
        for last in valid_last_cards(number, hand, Options()):
            way = next(ways_out(number, hand, last, Options()))
            laid = [card.partition("=")[0] for group in way.groups for card in group]
            assert Counter([*laid, last]) == Counter(hand)
            assert (way.pattern != "") == (number == 6)
