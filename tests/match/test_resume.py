"""Resume is replay: what was settled is there, what was not goes back to its hand."""

from pathlib import Path
from typing import Any

import pytest
from match_tools import PLAIN, begin, card, lay, opened, plain_game, play_out

from melicado.match.clock import MatchClock
from melicado.match.errors import JournalError
from melicado.match.journal import Journal
from melicado.match.match import Match, Step
from melicado.match.melicado import KIND
from melicado.match.replay import replay
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.state import Phase

SEATS = (frozenset({0}), frozenset({1}), frozenset({2}))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


@pytest.mark.parametrize("seed", range(4))
def test_replay_agrees_at_every_step(small: MeliCado, path: Path, seed: int) -> None:
    """What was told live, step by step, is what the file tells."""
    referee: Any = ("automatic", "table")[seed % 2]
    wait = (0, 400, 2000, 400)[seed]
    options = Options(simultaneous_ms=wait, rounds=2, referee=referee, wrong_contest="one_card")
    match = begin(small, path, secret=f"{seed + 5:032x}", options=options)
    live: dict[tuple[int, frozenset[int]], Step[Any, Any]] = {}

    def watch(seats: frozenset[int]) -> None:
        match.subscribe(seats, lambda step: live.update({(step.number, seats): step}))

    for seats in SEATS:
        watch(seats)
    first = match.number + 1
    play_out(match, seed)
    match.close()
    state = None
    for recorded, state in replay(KIND, Journal.read(path)[1], path.name):
        for seats in SEATS if recorded.n >= first else ():
            told = live.pop((recorded.n, seats))
            assert told.view == small.view(state, seats)
            assert told.event == small.redact(recorded.event, seats)
            assert told.at == recorded.at
    assert not live
    assert state == match.state


def test_a_match_goes_on_where_it_was(small: MeliCado, path: Path) -> None:
    """A match stopped and resumed every 20 s is the match that was never stopped."""
    whole = begin(small, options=Options(rounds=1, simultaneous_ms=0))
    match = begin(small, path, options=Options(rounds=1, simultaneous_ms=0))
    for until in range(20_000, 200_000, 20_000):
        play_out(whole, until, until=until)
        play_out(match, until, until=until)
        match.close()
        match = Match.resume(small, path)
        assert match.state == whole.state
        assert (match.number, match.time) == (whole.number, whole.time)
        assert (match.options, match.seats) == (whole.options, whole.seats)
    match.close()


def test_a_provisional_card_goes_back_to_its_hand(path: Path) -> None:
    """MC-20: what nothing settled comes back without penalty."""
    match = begin(plain_game(), path, options=PLAIN, seats=2)
    opened(match, 1_000)
    mine, theirs = card(match, 0), card(match, 1)
    settled, hands = match.state.row, [set(s.hand) for s in match.state.seats]
    assert lay(match, 1, FRONT, 2_000) is None
    assert lay(match, 0, BACK, 2_100) is None
    assert match.submit(0, co.CallMeli(), 2_200) is None  # waits for the settlement
    match.close()
    again = Match.resume(plain_game(), path)
    assert again.state.window is None
    assert again.state.row == settled
    assert [set(s.hand) for s in again.state.seats] == hands
    assert {mine, theirs} <= {c.id for s in again.state.seats for c in s.hand}
    assert again.time == 2_200
    assert again.state.phase == Phase.OPEN
    number = again.number
    again.close()
    once_more = Match.resume(plain_game(), path)
    assert once_more.number == number  # that it went back is written too
    once_more.close()


def test_a_call_keeps_the_time_it_had_left(path: Path) -> None:
    """MC-32: 15 s from the call, however long the program was closed."""
    match = begin(plain_game(), path, options=PLAIN, seats=2)
    opened(match, 1_000)
    assert match.submit(1, co.CallMeli(), 5_000) is None
    match.close()
    again = Match.resume(plain_game(), path)
    clock = MatchClock(lambda: 10**12, start=again.time)
    assert clock.now() == 5_000
    assert again.deadline() == 20_000
    again.advance(19_999)
    assert again.state.call is not None
    again.advance(20_000)
    assert again.state.call is None
    assert len(again.state.seats[1].hand) == 4 + 2  # MC-32: time out is a fault
    again.close()


def test_a_match_that_ended_before_its_deal_was_written_deals_the_same(path: Path) -> None:
    match = begin(plain_game(), path, options=PLAIN, seats=2)
    match.close()
    data = path.read_bytes()
    for end in (data.index(b"\n") + 1, len(data) - 5):
        path.write_bytes(data[:end])
        again = Match.resume(plain_game(), path)
        assert again.state == match.state
        again.close()


def test_another_game_is_not_resumed(path: Path) -> None:
    begin(plain_game(), path, options=PLAIN, seats=2).close()
    data = path.read_bytes()
    game = plain_game()
    game.name = "mendelius"
    with pytest.raises(JournalError) as error:
        Match.resume(game, path)
    assert error.value.reason == "unknown_game"
    assert path.read_bytes() == data
    Match.resume(plain_game(), path).close()  # and the lock is free again
