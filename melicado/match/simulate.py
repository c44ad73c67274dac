"""Bots against bots, as fast as the machine goes: the figures behind levels and rules."""

import hashlib
import logging
import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from melicado.bots.level import Level, Pace
from melicado.match.audience import Step
from melicado.match.contests import CONTESTS, Contest
from melicado.match.driver import Driver
from melicado.match.match import Match
from melicado.match.seats import SeatInfo
from melicado.rules.game import Game, Refusal

SCORES = "scores"
"""The phase of both games in which a round is over and the next one waits."""
STEPS_A_ROUND = 20_000
"""A game with more steps a round than this is stuck."""

_log = logging.getLogger(__name__)

Table = Match[Any, Any, Any, Any, Any]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a number of games. All but ``seconds`` follows from the seed."""

    games: int
    rounds: int
    """Rounds played to their end."""
    wins: list[int]
    """Games won, by seat; a shared victory counts for each."""
    mean_points: list[float]
    """Points a game, by seat, over the games played to their end."""
    turns: int
    """Words laid, or cards taken in turns and claims."""
    blocked: int
    """Sequences that ended in a blockage (MC-37), or rounds that nobody won (MD-18)."""
    stuck: int
    """Games in which nothing would ever have happened any more."""
    broken: int
    """Games in which the program failed, or a card was lost or doubled."""
    causes: dict[str, int]
    """Why the rounds ended (MC-39, MC-40; MD-17, MD-18)."""
    match_seconds: float
    """Time at the tables, by the clock of the matches."""
    seconds: float
    """Time it took."""


class Stuck(Exception):  # noqa: N818 - an outcome of a simulated game, not an error
    """Nothing can happen any more in a game that is not over."""


class CardsLostError(Exception):
    """The cards on the table are not the deck."""


class Tally:
    """Adds up games into a report."""

    def __init__(self, contest: Contest, seats: int) -> None:
        self._count = contest.count
        self.games = self.stuck = self.broken = 0
        self.finished = self.rounds = self.turns = self.blocked = self.time = 0
        self.wins = [0] * seats
        self.points = [0] * seats
        self.causes: Counter[str] = Counter()

    def game_over(self, state: Any, at: int) -> None:
        """A game has been played to its end."""
        self.finished += 1
        self.time += at
        for seat in state.ranking[0]:
            self.wins[seat] += 1
        for seat, held in enumerate(state.seats):
            self.points[seat] += held.total

    def saw(self, step: Step[Any, Any]) -> None:
        """Something has happened in a game."""
        counted = self._count(step.event)
        self.turns += counted.turns
        self.blocked += counted.blocked
        if counted.cause is not None:
            self.rounds += 1
            self.causes[counted.cause] += 1

    def report(self, seconds: float) -> Report:
        """The figures so far."""
        finished = max(1, self.finished)
        return Report(
            games=self.games,
            rounds=self.rounds,
            wins=list(self.wins),
            mean_points=[round(points / finished, 3) for points in self.points],
            turns=self.turns,
            blocked=self.blocked,
            stuck=self.stuck,
            broken=self.broken,
            causes=dict(sorted(self.causes.items())),
            match_seconds=self.time / 1000,
            seconds=round(seconds, 3),
        )


def _play(table: Table, contest: Contest, driver: Driver[Any, Any], tally: Tally) -> None:
    """Play one match to its end; raises Stuck or CardsLostError when it has none."""
    table.subscribe(frozenset(), tally.saw)
    while not table.over:
        if table.number > STEPS_A_ROUND * table.state.round:
            raise Stuck
        if table.state.phase == SCORES:
            on = table.submit(table.state.active[0], contest.next_round, table.time)
            if isinstance(on, Refusal):
                raise Stuck
        elif (due := driver.next_due()) is not None:
            driver.run(due)
        else:
            raise Stuck
        if sorted(table.state.every_card()) != sorted(table.state.deck):
            raise CardsLostError
    tally.game_over(table.state, table.time)


def simulate(
    game: Game[Any, Any, Any, Any, Any],
    options: Any,
    levels: Sequence[Level],
    games: int,
    seed: int,
    pace: Pace = Pace.NORMAL,
) -> Report:
    """Play ``games`` matches of bots of those levels, one a seat, without a clock.

    Raises RulesError for options that so many seats cannot play.
    """
    began = time.perf_counter()
    contest = CONTESTS[game.name]
    tally = Tally(contest, len(levels))
    seats = [SeatInfo(name=f"{i + 1}", kind="bot", level=level) for i, level in enumerate(levels)]
    for number in range(games):
        start = f"{seed}/{number}"
        secret = hashlib.sha256(start.encode()).hexdigest()[:32]
        table: Table = Match.start(game, options, seats, secret)
        bots = {
            seat: contest.bot(game, seat, level, Random(f"{start}/{seat}"), pace)
            for seat, level in enumerate(levels)
        }
        tally.games += 1
        try:
            _play(table, contest, Driver(table, bots), tally)
        except Stuck:
            tally.stuck += 1
        except Exception:  # counted and noted, and the others go on
            _log.exception("Game %s of this simulation is broken.", start)
            tally.broken += 1
    return tally.report(time.perf_counter() - began)
