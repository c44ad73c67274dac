"""Whole matches of Mendelius among bots, as the program plays them."""

from random import Random
from typing import Any

import msgspec
import pytest
from mendel_tools import GAME

from melicado.bots.level import Level, Pace
from melicado.bots.mendelius import MendeliusBot
from melicado.bots.mendelius.bot import LOOK
from melicado.bots.player import Intention
from melicado.match.driver import Driver
from melicado.match.match import Match
from melicado.match.seats import SeatInfo
from melicado.match.simulate import simulate
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.options import Options, options_from
from melicado.rules.mendelius.state import Phase, State
from melicado.rules.mendelius.view import View

HOUSE: list[dict[str, Any]] = [
    {},
    {"decks": 5},
    {"joker_points": 50},
    {"child_sexes": "at_least_one_of_each"},
    {"jokers_per_cross": "one"},
    {"round6": "ABC"},
    {"round6": "B"},
    {"didactic_card": "no"},
    {"claims": "once_per_cycle"},
    {"claim_seconds": 1},
    {"false_call": "plus_10"},
    {"proportions": "possible", "rounds": [1, 4, 6]},
    {"rounds": [7]},
    {"rounds": [6, 2]},
]
"""House rules, of which the random tables mix some."""


def table(rng: Random) -> tuple[list[Level], Options]:
    house: dict[str, Any] = {}
    for more in rng.sample(HOUSE, k=rng.randint(1, 3)):
        house.update(more)
    return rng.choices(list(Level), k=rng.randint(2, 8)), options_from(house)


@pytest.mark.timeout(7200)
def test_no_house_rules_stop_or_break_a_game(full: bool) -> None:
    """MD-18 ends what does not end by itself."""
    rng = Random(1866)
    for seed in range(1000 if full else 8):
        levels, options = table(rng)
        report = simulate(GAME, options, levels, 1, seed)
        assert (report.stuck, report.broken) == (0, 0), (seed, levels, options)
        assert report.rounds == len(options.rounds)


def test_the_figures_of_a_simulation() -> None:
    levels = [Level.BON, Level.EXPERT, Level.DEBUTANT]
    report = simulate(GAME, Options(rounds=(1, 7)), levels, 3, 4)
    assert (report.games, report.rounds) == (3, 6)
    assert sum(report.causes.values()) == 6
    assert report.blocked == report.causes.get("stock", 0)
    assert report.turns >= report.rounds
    assert msgspec.structs.replace(report, seconds=0) == msgspec.structs.replace(
        simulate(GAME, Options(rounds=(1, 7)), levels, 3, 4), seconds=0
    )


class Watched:
    """A bot whose every answer is kept, with what it saw."""

    def __init__(self, player: MendeliusBot) -> None:
        self.player = player
        self.answers: list[tuple[View, int, Intention[co.AnyCommand] | None]] = []

    def intend(self, view: View, now: int) -> Intention[co.AnyCommand] | None:
        answer = self.player.intend(view, now)
        self.answers.append((view, now, answer))
        return answer


def watched(seed: int, seats: int, pace: Pace = Pace.NORMAL) -> tuple[State, list[Watched]]:
    infos = [SeatInfo(f"{i}", "bot", "bon") for i in range(seats)]
    levels = [list(Level)[i % 4] for i in range(seats)]
    match: Match[State, co.AnyCommand, Any, Options, View] = Match.start(
        GAME, Options(), infos, f"{seed:032x}"
    )
    bots = [
        Watched(MendeliusBot(seat, level, Random(f"{seed}/{seat}"), pace))
        for seat, level in enumerate(levels)
    ]
    driver = Driver(match, dict(enumerate(bots)))
    while not match.over:
        if match.state.phase == Phase.SCORES:
            match.submit(0, co.NextRound(), match.time)
        due = driver.next_due()
        assert due is not None, "nothing will ever happen"
        driver.run(due)
    return match.state, bots


@pytest.mark.parametrize("seats", [2, 5])
def test_no_bot_is_too_quick_to_follow(seats: int) -> None:
    """And what it means to do is allowed and its own: every command is obeyed."""
    state, bots = watched(3, seats)
    assert state.phase == Phase.OVER
    for bot in bots:
        assert any(meant is not None for _, _, meant in bot.answers)
        for view, now, meant in bot.answers:
            assert view.you == (bot.player.seat,)
            if meant is not None:
                assert meant.at >= now


def test_the_first_answer_to_a_change_takes_its_time() -> None:
    _, bots = watched(4, 3)
    for bot in bots:
        before: object = None
        for view, now, meant in bot.answers:
            change = (view.played, view.phase, view.turn, view.claimant, len(view.discards))
            if meant is not None and change != before:
                assert meant.at >= now + LOOK
            before = change


def test_a_quicker_pace_makes_quicker_games() -> None:
    """All but the look at the table takes 0.6 of the time, or 1.7."""

    def last(pace: Pace) -> int:
        _, bots = watched(5, 2, pace)
        return max(meant.at for bot in bots for _, _, meant in bot.answers if meant)

    assert last(Pace.FAST) < last(Pace.NORMAL) < last(Pace.SLOW)
