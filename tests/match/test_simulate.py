"""Bots against bots, in figures."""

import logging
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from melicado.bots.level import Level, Pace
from melicado.match import simulate as simulation
from melicado.match.simulate import Report, simulate
from melicado.rules.game import RulesError
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.options import PLAYABLE, Options, options_from
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.state import State
from melicado.rules.melicado.words_in_force import OWN_WORDS

KEYS = {"games", "rounds", "wins", "mean_points", "turns", "blocked", "stuck", "broken", "seconds"}
"""What other programs read."""

SPREAD: list[dict[str, Any]] = [
    {},
    {"violet": "always"},
    {"violet": "never"},
    {"exchange": "once_per_sequence"},
    {"green": "only_when_laid"},
    {"joker": "floating"},
    {"refill": "reserve_only"},
    {"limit": 20, "rounds": 20},
    {"opening_claim": "proven"},
    {"opening_insert": "yes"},
    {"hand_size": 3},
    {"hand_size": 12},
    {"min_length": 3},
    {"simultaneous_ms": 0},
    {"simultaneous_ms": 2000},
    {"stale_play": "fault"},
    {"same_place": "uninterrupted"},
    {"same_lemma": "refused"},
    {"plural_verbs": "barred"},
    {"last_single": "allowed"},
    {"repeat_scope": "sequence"},
    {"coarse_words": "allowed"},
    {"opening_seconds": 5, "call_seconds": 5, "block_seconds": 1},
    {"block_seconds": 60},
    {"round_minutes": 2},
    {"first_starter": 0, "rounds": 1},
    {"referee": "table"},
    {"referee": "table", "contest_seconds": 3, "wrong_contest": "one_card"},
    {"pace": "turns"},
    *({"violet": "chosen", "violet_kind": kind} for kind in PLAYABLE if kind not in OWN_WORDS),
]
"""House rules, each of which the random tables below mix with others."""


def only_figures(report: Report) -> Report:
    return replace(report, seconds=0.0)


@pytest.fixture(scope="module")
def report(french: MeliCado) -> Report:
    return simulate(french, Options(rounds=2), [Level.BON, Level.EXPERT, Level.FACILE], 4, 3)


def test_other_programs_find_their_keys(report: Report) -> None:
    found = msgspec.json.decode(msgspec.json.encode(report))
    assert set(found) >= KEYS
    assert [type(found[key]) for key in ("wins", "mean_points")] == [list, list]


def test_the_figures_agree(report: Report) -> None:
    assert report.games == 4
    assert report.rounds == sum(report.causes.values()) == 8
    assert report.games <= sum(report.wins) <= 3 * report.games
    assert len(report.wins) == len(report.mean_points) == 3
    assert report.turns >= 7 * report.causes["finished"]  # who finished laid or discarded seven
    assert report.stuck == report.broken == 0


def test_the_same_seed_plays_the_same(french: MeliCado, report: Report) -> None:
    levels = [Level.BON, Level.EXPERT, Level.FACILE]
    again = simulate(french, Options(rounds=2), levels, 4, 3)
    assert only_figures(again) == only_figures(report)
    other = simulate(french, Options(rounds=2), levels, 4, 4)
    assert only_figures(other) != only_figures(report)


def test_games_do_not_depend_on_those_before(french: MeliCado) -> None:
    """Twice the games begin with the same ones: sums can only grow."""
    one, two = (simulate(french, Options(rounds=1), [Level.BON] * 2, n, 9) for n in (1, 2))
    assert one.turns < two.turns
    assert all(a <= b for a, b in zip(one.wins, two.wins, strict=True))


def test_pace_changes_the_time_at_the_table(french: MeliCado) -> None:
    slow, fast = (
        simulate(french, Options(rounds=1), [Level.BON] * 2, 4, 1, pace)
        for pace in (Pace.SLOW, Pace.FAST)
    )
    assert fast.match_seconds < slow.match_seconds


def test_options_that_cannot_be_played_are_said(french: MeliCado) -> None:
    """MC-09: 8 hands of 12 are more than 90 cards."""
    with pytest.raises(RulesError, match="90 cards"):
        simulate(french, Options(hand_size=12), [Level.BON] * 8, 1, 1)
    with pytest.raises(RulesError, match="1 to 10"):
        simulate(french, Options(), [], 1, 1)


class Losing(MeliCado):
    """Rules that lose a card at every exchange and settlement."""

    def evolve(self, state: State, event: ev.AnyEvent) -> State:
        after = super().evolve(state, event)
        return replace(after, stock=after.stock[1:]) if isinstance(event, ev.Settled) else after


class Failing(MeliCado):
    """Rules with a fault in the program."""

    def decide(self, state: State, seat: int, command: co.AnyCommand, at: int) -> Any:
        if isinstance(command, co.Play):
            raise ZeroDivisionError
        return super().decide(state, seat, command, at)


class Sleeping(MeliCado):
    """Rules that let nobody go on to the next round."""

    def decide(self, state: State, seat: int, command: co.AnyCommand, at: int) -> Any:
        if isinstance(command, co.NextRound):
            command = co.GiveUp()
        return super().decide(state, seat, command, at)


@pytest.mark.parametrize("rules", [Losing, Failing])
def test_a_lost_card_or_a_failure_is_a_broken_game(
    french: MeliCado, rules: type[MeliCado], caplog: pytest.LogCaptureFixture
) -> None:
    """MC-09: the cards on the table are always the deck."""
    game = rules(french.judge, french.deck)
    with caplog.at_level(logging.ERROR):
        report = simulate(game, Options(), [Level.BON] * 2, 3, 1)
    assert (report.games, report.broken, report.stuck, report.wins) == (3, 3, 0, [0, 0])
    assert len(caplog.records) == 3  # each is noted, with its seed


def test_a_game_that_does_not_go_on_is_stuck(french: MeliCado) -> None:
    """MC-41."""
    game = Sleeping(french.judge, french.deck)
    report = simulate(game, Options(), [Level.BON] * 2, 3, 1)
    assert (report.games, report.broken, report.stuck, report.rounds) == (3, 0, 3, 3)


def test_a_game_of_endless_steps_is_stuck(
    french: MeliCado, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "STEPS_A_ROUND", 10)
    report = simulate(french, Options(), [Level.BON] * 2, 2, 1)
    assert (report.stuck, report.broken) == (2, 0)


def table(rng: Random) -> tuple[list[Level], dict[str, Any]]:
    """A random table with random house rules that can be played."""
    levels = rng.choices(list(Level), k=rng.choice([1, 2, 2, 3, 3, 4, 4, 5, 6, 8, 10]))
    house: dict[str, Any] = {}
    for more in rng.sample(SPREAD, k=rng.randint(1, 4)):
        house.update(more)
    if house.get("violet") != "chosen":
        house.pop("violet_kind", None)
    hand = house["hand_size"] = min(house.get("hand_size", 7), 90 // len(levels))
    if rng.random() < 0.2 and (hand + 1) * len(levels) <= 90:
        house["handicap"] = [rng.choice([-2, -1, 0, 1]) for _ in levels]
    return levels, house


@pytest.mark.timeout(7200)
def test_no_house_rules_stop_or_break_a_game(french: MeliCado, full: bool) -> None:
    """MC-40 ends what does not end by itself."""
    rng = Random(2043)
    for seed in range(10_000 if full else 12):
        levels, house = table(rng)
        report = simulate(french, options_from(house), levels, 1, seed)
        assert (report.stuck, report.broken) == (0, 0), (seed, levels, house)


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_game_of_equals_stops_or_breaks(french: MeliCado, full: bool, seats: int) -> None:
    report = simulate(french, Options(), [Level.BON] * seats, 2000 if full else 2, 8)
    assert (report.stuck, report.broken) == (0, 0)
    assert report.causes["finished"] >= 0.9 * report.rounds  # MC-40 is the exception
