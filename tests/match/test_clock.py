"""The match's clock: pauses, sleep, sources that go back (MC-46)."""

from hypothesis import given
from hypothesis import strategies as st

from melicado.match.clock import JUMP_MS, LONG_SLEEP_MS, MatchClock


class Source:
    def __init__(self) -> None:
        self.time = 50_000

    def __call__(self) -> int:
        return self.time


def test_counts_from_its_start_whatever_the_source_shows() -> None:
    source = Source()
    clock = MatchClock(source, start=7_000)
    assert clock.now() == 7_000
    source.time += 250
    assert clock.now() == 7_250


def test_stands_while_paused() -> None:
    """MC-46."""
    source = Source()
    clock = MatchClock(source)
    source.time += 100
    clock.pause()
    assert clock.paused
    source.time += 3_000
    assert clock.now() == 100
    clock.resume()
    assert not clock.paused
    source.time += 20
    assert clock.now() == 120


def test_time_not_yet_looked_at_counts_before_a_pause_and_not_after_it() -> None:
    source = Source()
    clock = MatchClock(source)
    source.time += 400
    clock.pause()
    source.time += 400
    clock.resume()
    assert clock.now() == 400


def test_sleep_counts_as_a_pause() -> None:
    source = Source()
    clock = MatchClock(source)
    source.time += 1_000
    clock.now()
    source.time += 8 * 3_600_000
    assert clock.now() == 1_000
    source.time += JUMP_MS
    assert clock.now() == 1_000 + JUMP_MS


def test_a_long_sleep_is_told_once_and_not_when_a_pause_saw_it() -> None:
    """MC-46."""
    source = Source()
    clock = MatchClock(source)
    for moved, woke in ((JUMP_MS + 1, False), (LONG_SLEEP_MS, False), (LONG_SLEEP_MS + 1, True)):
        source.time += moved
        clock.now()
        assert clock.woke() == woke
        assert not clock.woke()
    source.time += LONG_SLEEP_MS + 1
    clock.pause()
    source.time += LONG_SLEEP_MS + 1
    clock.resume()
    assert not clock.woke()


def test_a_source_set_back_does_not_go_back() -> None:
    source = Source()
    clock = MatchClock(source)
    source.time += 1_000
    clock.now()
    source.time -= 40_000
    assert clock.now() == 1_000
    source.time += 30
    assert clock.now() == 1_030


@given(st.lists(st.tuples(st.integers(-20_000, 20_000), st.sampled_from(["look", "pause", "go"]))))
def test_never_goes_back_nor_jumps(moves: list[tuple[int, str]]) -> None:
    source = Source()
    clock = MatchClock(source)
    before = clock.now()
    for moved, what in moves:
        source.time += moved
        if what == "pause":
            clock.pause()
        elif what == "go":
            clock.resume()
        now = clock.now()
        assert 0 <= now - before <= JUMP_MS
        before = now
