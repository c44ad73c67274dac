"""How the levels compare: with each other, and with somebody who sees every card."""

from itertools import pairwise

import pytest
from mendel_tools import compare, everything, of_level

from melicado.bots.level import Level


def test_the_best_beat_the_weakest() -> None:
    assert compare(of_level(Level.EXPERT), of_level(Level.DEBUTANT), 6).share >= 5 / 6


@pytest.mark.full
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("low", "high"), list(pairwise(Level)))
def test_each_level_beats_the_one_below(low: Level, high: Level) -> None:
    assert compare(of_level(high), of_level(low), 1000).share >= 0.6


def test_who_sees_every_card_beats_everybody() -> None:
    """Or it would be no yardstick."""
    assert compare(everything(), of_level(Level.EXPERT), 6).share >= 5 / 6


@pytest.mark.full
@pytest.mark.timeout(7200)
def test_an_expert_gains_half_of_what_can_be_gained() -> None:
    """Points a game against a good player, beside those of who sees every card."""
    expert = compare(of_level(Level.EXPERT), of_level(Level.BON), 1000)
    seer = compare(everything(), of_level(Level.BON), 600)
    assert expert.margin >= seer.margin / 2
