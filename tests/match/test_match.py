"""One authority: commands in, steps out, nothing told that should not be."""

import logging
from pathlib import Path
from typing import Any

import pytest
from match_tools import (
    PLAIN,
    SECRET,
    as_json,
    begin,
    card,
    cards_in,
    hidden_from,
    lay,
    opened,
    plain_game,
    play_out,
)

from melicado.match.journal import Journal
from melicado.match.match import PAUSED, Step
from melicado.match.melicado import KIND
from melicado.match.replay import replay
from melicado.rules.game import Refusal, RulesError
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import BACK, FRONT
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.state import Phase

EVERYBODY = [frozenset({0}), frozenset({1}), frozenset({2}), frozenset({0, 2}), frozenset()]


def test_a_refusal_changes_nothing_and_an_accepted_command_takes_steps() -> None:
    """MC-13: only the starter opens."""
    match = begin(plain_game(), options=PLAIN, seats=2)
    before, number = match.state, match.number
    assert match.submit(1, co.OrderBase(first=match.state.base[0].id), 10) == Refusal("NOT_OPENER")
    assert (match.state, match.number) == (before, number)
    assert match.submit(0, co.OrderBase(first=match.state.base[0].id), 10) is None
    assert match.number == number + 1
    assert match.time == 10


def test_deadlines_pass_at_their_own_time_before_a_command() -> None:
    """MC-16: after 30 s the base stays as it is; after 30 more the opening is given up."""
    match = begin(plain_game(), options=PLAIN, seats=2)
    told: list[tuple[int, str]] = []
    match.subscribe(frozenset(), lambda s: told.append((s.at, type(s.event).__name__)))
    assert match.submit(1, co.Exchange(card=card(match, 1)), 61_000) is None
    assert told[:2] == [(30_000, "BaseOrdered"), (60_000, "BaseReturned")]
    assert told[-1] == (61_000, "Exchanged")


def test_time_does_not_go_back() -> None:
    match = begin(plain_game(), options=PLAIN, seats=2)
    opened(match, 5_000)
    assert lay(match, 1, FRONT, 2_000) is None
    assert match.time == 5_000
    assert match.deadline() == 5_400


def test_nothing_falls_due_twice() -> None:
    match = begin(plain_game(), options=PLAIN, seats=2)
    match.advance(30_000)
    number = match.number
    match.advance(30_000)
    match.advance(29_000)
    assert match.number == number


def test_steps_are_numbered_without_gaps_and_agree_with_the_view(small: MeliCado) -> None:
    match = begin(small)
    first = match.number + 1
    steps: list[Step[Any, Any]] = []
    match.subscribe(frozenset({1}), steps.append)
    play_out(match, 4)
    assert [s.number for s in steps] == list(range(first, match.number + 1))
    assert [s.at for s in steps] == sorted(s.at for s in steps)
    assert steps[-1].view == match.view(frozenset({1}))
    assert match.over


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_told_a_card_they_may_not_know(
    french: MeliCado, seed: int, tmp_path: Path
) -> None:
    """MC-09: no step holds the secret, the stock, or the hand of somebody else.

    An event may tell of cards known before it or after it; a fault shows its cards before
    they go back (MC-19).
    """
    secret = f"{seed:032x}".replace("0", "d")
    path = tmp_path / "game.jsonl"
    match = begin(french, path, secret=secret, options=Options(simultaneous_ms=400))
    told: list[tuple[frozenset[int], Step[Any, Any]]] = []

    def watch(seats: frozenset[int]) -> None:
        match.subscribe(seats, lambda step: told.append((seats, step)))

    for seats in EVERYBODY:
        watch(seats)
    play_out(match, seed, until=240_000)
    states = {r.n: state for r, state in replay(KIND, Journal.read(path)[1], path.name)}
    assert len(told) > 300
    for seats, step in told:
        event, view = as_json(step.event), as_json(step.view)
        assert secret not in str((event, view))
        hidden = hidden_from(states[step.number], seats)
        assert not cards_in(view) & hidden
        if not isinstance(step.event, ev.Faulted):
            assert not cards_in(event) & hidden & hidden_from(states[step.number - 1], seats)


def test_a_callback_that_fails_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    match = begin(plain_game(), options=PLAIN, seats=2)
    other = begin(plain_game(), options=PLAIN, seats=2)
    seen: list[int] = []

    def fails(step: Step[Any, Any]) -> None:
        raise ZeroDivisionError

    match.subscribe(frozenset({0}), fails)
    match.subscribe(frozenset({0}), lambda s: seen.append(s.number))
    start = match.number
    with caplog.at_level(logging.CRITICAL + 1):
        opened(match)
    opened(other)
    assert match.state == other.state
    assert seen == list(range(start + 1, match.number + 1))


def test_a_callback_may_submit_and_the_order_holds_for_all() -> None:
    match = begin(plain_game(), options=PLAIN, seats=2)
    first: list[Step[Any, Any]] = []
    last: list[Step[Any, Any]] = []
    match.subscribe(frozenset({1}), first.append)

    def answers(step: Step[Any, Any]) -> None:
        if isinstance(step.event, ev.BaseOrdered):
            assert lay(match, 0, BACK, step.at) is None

    match.subscribe(frozenset({0}), answers)
    match.subscribe(frozenset({1}), last.append)
    number = match.number
    match.submit(0, co.OrderBase(first=match.state.base[0].id), 100)
    assert [type(s.event).__name__ for s in last] == ["BaseOrdered", "Laid", "Settled"]
    assert first == last
    assert [s.number for s in last] == [number + 1, number + 2, number + 3]
    assert last[0].view.phase == Phase.OPENING
    assert last[2].view.phase == Phase.OPEN


def test_whoever_joins_in_a_callback_hears_only_what_comes_after() -> None:
    match = begin(plain_game(), options=PLAIN, seats=2)
    late: list[int] = []

    def join(step: Step[Any, Any]) -> None:
        if isinstance(step.event, ev.Laid):
            known = match.number
            match.subscribe(frozenset(), lambda s: late.append(s.number - known))

    match.subscribe(frozenset({0}), join)
    opened(match)
    assert late == []
    lay(match, 1, FRONT, 2_000)
    assert late[0] == 1


def test_unsubscribed_is_not_told() -> None:
    match = begin(plain_game(), options=PLAIN, seats=2)
    told: list[int] = []
    stop = match.subscribe(frozenset({0}), lambda s: told.append(s.number))
    stop()
    stop()
    opened(match)
    assert told == []


def test_a_pause_stops_clocks_and_covers_hands_and_row() -> None:
    """MC-46."""
    match = begin(plain_game(), options=PLAIN, seats=2)
    opened(match, 1_000)
    assert lay(match, 1, FRONT, 2_000) is None
    told: list[bool] = []
    match.on_pause(told.append)
    match.pause(2_100)
    match.pause(2_200)
    assert match.paused
    assert match.deadline() is None
    number = match.number
    match.advance(90_000)
    assert match.submit(0, co.CallMeli(), 2_300) == Refusal(PAUSED)
    assert match.number == number
    for seats in (frozenset({0}), frozenset({0, 1}), frozenset[int]()):
        view = match.view(seats)
        assert cards_in(as_json(view)) == set()
        assert view.words == ()
        assert [s.count for s in view.seats] == [3, 3]
    match.go_on()
    assert told == [True, False]
    assert match.deadline() == 2_400
    assert cards_in(as_json(match.view(frozenset({0})))) != set()


def test_what_is_due_passes_before_the_pause() -> None:
    match = begin(plain_game(), options=PLAIN, seats=2)
    opened(match, 1_000)
    lay(match, 1, FRONT, 2_000)
    match.pause(2_400)
    assert match.state.window is None


def test_options_that_cannot_be_played_are_said_so() -> None:
    """MC-09: players × hand size ≤ 90."""
    with pytest.raises(RulesError):
        begin(plain_game(), options=Options(hand_size=12), seats=8)


def test_the_same_secret_deals_the_same() -> None:
    """MC-09."""
    one, two = begin(plain_game()), begin(plain_game(), secret=SECRET)
    assert one.state == two.state
    assert one.state != begin(plain_game(), secret="f" * 32).state
