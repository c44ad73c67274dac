"""A match of Mendelius is kept as one of Méli Cado: saved with each event, resumed, covered."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from match_tools import SECRET, as_json

from melicado.bots.level import Level
from melicado.bots.mendelius import MendeliusBot
from melicado.bots.player import Intention
from melicado.match.driver import Driver
from melicado.match.journal import Journal, new_header
from melicado.match.match import PAUSED, Match
from melicado.match.mendelius import KIND
from melicado.match.replay import replay
from melicado.match.seats import SeatInfo
from melicado.rules.game import Refusal
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.play import Mendelius
from melicado.rules.mendelius.state import Phase, State
from melicado.rules.mendelius.view import View

MendelMatch = Match[State, co.AnyCommand, ev.AnyEvent, Options, View]
GAME = Mendelius()
EVERYBODY = [frozenset[int](), *(frozenset({seat}) for seat in range(3))]


def begin(path: Path, **options: Any) -> MendelMatch:
    """Three seats, the first a team (MD-20)."""
    seats = [SeatInfo("Ada & Bo", "person"), SeatInfo("1", "bot", "bon"), SeatInfo("2", "bot")]
    header = new_header(
        GAME.name, Options(**options), seats, SECRET, program="0", dictionary="none"
    )
    return Match.start(GAME, Options(**options), seats, SECRET, Journal.create(path, header))


def go_on(match: MendelMatch, seed: int, steps: int) -> None:
    """So many steps of bots, or to the end."""
    bots = {i: MendeliusBot(i, Level.BON, Random(f"{seed}/{i}")) for i in range(3)}
    driver = Driver(match, bots)
    last = match.number + steps
    while not match.over and match.number < last:
        if match.state.phase == Phase.SCORES:
            match.submit(0, co.NextRound(), match.time)
        due = driver.next_due()
        assert due is not None
        driver.run(due)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_a_match_goes_on_where_it_was(path: Path) -> None:
    """Stopped every few steps, in whatever phase; MD-20: the names of a team are kept."""
    match = begin(path)
    phases = set()
    for seed in range(500):
        go_on(match, seed, 1 + seed % 3)
        phases.add(match.state.phase)
        match.close()
        again: MendelMatch = Match.resume(GAME, path)
        assert again.state == match.state
        assert (again.number, again.time, again.seats) == (match.number, match.time, match.seats)
        match = again
        if match.over:
            break
    assert match.over
    assert len(match.state.results) == 7
    assert {Phase.TAKE, Phase.CLAIMS, Phase.DISCARD} <= phases
    match.close()


def test_the_file_tells_what_was_told(path: Path) -> None:
    match = begin(path, rounds=(1, 6))
    told: list[tuple[int, Any, Any]] = []
    for seats in EVERYBODY:
        match.subscribe(seats, lambda s: told.append((s.number, as_json(s.event), as_json(s.view))))
    first = match.number + 1
    go_on(match, 1, 10_000)
    match.close()
    read = [
        (line.n, as_json(GAME.redact(line.event, seats)), as_json(GAME.view(state, seats)))
        for line, state in replay(KIND, Journal.read(path)[1], path.name)
        for seats in EVERYBODY
        if line.n >= first
    ]
    assert read == told


def test_a_window_for_claims_keeps_the_time_it_had_left(path: Path) -> None:
    """MD-14: five seconds of the match, however long the program was closed."""
    match = begin(path)
    turn = match.state.turn
    assert match.submit(turn, co.TakeStock(), 2_000) is None
    assert match.deadline() == 7_000
    match.close()
    again: MendelMatch = Match.resume(GAME, path)
    assert again.deadline() == 7_000
    again.advance(6_999)
    assert again.state.phase == Phase.CLAIMS
    again.advance(7_000)
    assert (again.state.phase, again.state.turn) == (Phase.DISCARD, turn)
    again.close()


def test_md_21_a_pause_covers_hands_and_discards(path: Path) -> None:
    match = begin(path)
    assert match.submit(match.state.turn, co.TakeStock(), 1_000) is None
    match.pause(2_000)
    shown = match.view(frozenset({0, 1, 2}))
    assert all(seat.hand is None for seat in shown.seats)
    assert shown.discards == ()
    assert match.deadline() is None
    answer = match.submit(shown.claims.waiting[0] if shown.claims else 0, co.Claim(), 2_500)
    assert isinstance(answer, Refusal)
    assert answer.reason == PAUSED
    match.go_on()
    assert match.deadline() == 6_000
    assert match.view(frozenset({0})).seats[0].hand is not None
    match.close()


class Stumbler:
    """A bot that cannot think of anything."""

    def intend(self, view: View, now: int) -> Intention[co.AnyCommand] | None:
        raise ZeroDivisionError


def test_bots_that_stumble_keep_nobody_waiting(path: Path) -> None:
    """MD-13, MD-14: they pass, take from the stock and discard, until the stock is empty."""
    match = begin(path)
    driver = Driver(match, {seat: Stumbler() for seat in range(3)}, forgiving=True)
    while match.state.phase != Phase.SCORES and match.number < 2_000:
        due = driver.next_due()
        assert due is not None
        driver.run(due)
    assert match.state.phase == Phase.SCORES
    match.close()


def test_a_driver_that_does_not_forgive_lets_a_stumble_through(path: Path) -> None:
    match = begin(path)
    driver = Driver(match, {seat: Stumbler() for seat in range(3)})
    with pytest.raises(ZeroDivisionError):
        driver.run(10_000)
    match.close()
