"""Going out at Mendelius against a plain solver; the bots' decisions and whole games.

The solver of the rules' tests goes through the hand by trial; ours counts bags of cards. The
curves run over the rounds, which are hands of 7 to 13 cards, and over jokers.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "rules"))
from naive import last_cards, near_hand

from melicado.bots.level import Level
from melicado.bots.mendelius.chances import chance
from melicado.bots.mendelius.plans import plans
from melicado.bots.mendelius.sight import Memory
from melicado.match.simulate import simulate
from melicado.rules.mendelius.going_out import goes_out, valid_last_cards
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.play import Mendelius

HANDS = 10
WILD = ("JK", "DC")


def hands(number: int, jokers: int | None = None) -> list[list[str]]:
    """Hands that complete the round or nearly do; with so many jokers where that is told."""
    chance_of = Random(f"{number} {jokers}")
    found: list[list[str]] = []
    while len(found) < HANDS:
        hand = near_hand(number, chance_of)
        if jokers is None or sum(card in WILD for card in hand) == jokers:
            found.append(hand)
    return found


def alike(found: tuple[str, ...]) -> set[str]:
    return {"*" if card in WILD else card for card in found}


@pytest.mark.parametrize("number", range(1, 8))
def test_every_last_card_by_round(compare: Any, number: int) -> None:
    held = hands(number)

    def ours() -> list[set[str]]:
        return [alike(valid_last_cards(number, hand, Options())) for hand in held]

    def tried() -> list[set[str]]:
        return [last_cards(number, hand) for hand in held]

    assert ours() == tried()
    compare(ours, tried)


@pytest.mark.parametrize("jokers", range(5))
def test_every_last_card_by_jokers(compare: Any, jokers: int) -> None:
    held = hands(5, jokers)

    def ours() -> list[set[str]]:
        return [alike(valid_last_cards(5, hand, Options())) for hand in held]

    def tried() -> list[set[str]]:
        return [last_cards(5, hand) for hand in held]

    assert ours() == tried()
    compare(ours, tried)


@pytest.mark.parametrize("number", [1, 7])
def test_does_the_hand_go_out(compare: Any, number: int) -> None:
    held = hands(number)

    def ours() -> list[bool]:
        return [goes_out(number, hand, Options()) for hand in held]

    def tried() -> list[bool]:
        return [bool(last_cards(number, hand)) for hand in held]

    assert ours() == tried()
    compare(ours, tried)


@pytest.mark.parametrize("number", range(1, 8))
def test_an_expert_s_look_at_a_hand_dealt(compare: Any, number: int) -> None:
    """The plans and their chance, beside one search for the last card of the same hands."""
    game = Mendelius()
    sights = []
    for seed in range(HANDS):
        state = game.initial()
        for event in game.start(Options(rounds=(number,)), ["", ""], f"{seed:032x}"):
            state = game.evolve(state, event)
        sights.append(Memory().look(game.view(state, frozenset({0})), 0))

    def ours() -> list[float]:
        near = [plans(number, sight.hand, Options(), 1) for sight in sights]
        return [
            chance([(p.missing, p.need) for p in found], sight.odds())
            for found, sight in zip(near, sights, strict=True)
        ]

    def once() -> list[tuple[str, ...]]:
        return [valid_last_cards(number, [*sight.hand, "OS"], Options()) for sight in sights]

    assert all(0 < found < 1 for found in ours())
    compare(ours, once)


@pytest.mark.parametrize("level", [Level.BON, Level.EXPERT])
def test_seven_rounds_of_two(compare: Any, level: Level) -> None:
    """A game; the yardstick is the one search for a last card that every turn begins with."""
    held = hands(7)

    def ours() -> int:
        return simulate(Mendelius(), Options(), [level, level], 1, 3).rounds

    def searches() -> list[tuple[str, ...]]:
        return [valid_last_cards(7, hand, Options()) for hand in held]

    assert ours() == 7
    compare(ours, searches)
