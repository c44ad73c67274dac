"""MC-45: of several people at one computer, one has the table; the clock is the test's own."""

from typing import Any

import pytest
from msgspec.structs import replace

from melicado.match.floor import BARRED_MS, Buzz, Floor, Speaking, ends_the_turn, right_of
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.notation import read_position
from melicado.rules.melicado.position import state_of
from melicado.rules.melicado.state import Call, How, Objection, Phase
from melicado.rules.melicado.view import View, view

LEA, TOM, ROBOT = 0, 1, 2


@pytest.fixture
def floor() -> Floor:
    made = Floor((LEA, TOM), 8)
    made.follow(None, is_open=True)
    return made


def test_mc_45_the_first_to_press_has_the_table_for_eight_seconds(floor: Floor) -> None:
    assert floor.buzz(TOM, 1_000) == Buzz.TAKEN
    assert floor.shown(1_000) == Speaking(TOM, 9_000, 8_000)
    assert floor.buzz(LEA, 1_001) == Buzz.BUSY
    assert floor.buzz(TOM, 1_002) == Buzz.YOURS
    assert not floor.run(8_999)
    assert floor.seat == TOM
    assert floor.counting


def test_mc_45_letting_it_run_out_costs_three_seconds_and_only_that_person(floor: Floor) -> None:
    floor.buzz(TOM, 0)
    assert floor.run(8_000)
    assert floor.seat is None
    assert floor.shown(8_000).barred == {TOM}
    assert floor.buzz(TOM, 8_000 + BARRED_MS - 1) == Buzz.BARRED
    assert floor.buzz(LEA, 8_100) == Buzz.TAKEN
    floor.done(LEA)
    assert floor.buzz(TOM, 8_000 + BARRED_MS) == Buzz.TAKEN


def test_mc_45_who_has_said_something_may_press_again_at_once(floor: Floor) -> None:
    floor.buzz(TOM, 0)
    floor.done(LEA)
    assert floor.seat == TOM
    floor.done(TOM)
    assert floor.seat is None
    assert floor.buzz(TOM, 1) == Buzz.TAKEN


def test_mc_45_what_is_ones_own_by_right_is_not_counted(floor: Floor) -> None:
    floor.buzz(TOM, 0)
    floor.follow(LEA, is_open=False)
    assert floor.seat == LEA
    assert not floor.counting
    assert floor.shown(0).until is None
    assert not floor.run(60_000)
    assert floor.buzz(TOM, 60_000) == Buzz.BUSY
    floor.follow(None, is_open=True)
    assert floor.seat is None


def test_nobody_takes_a_table_that_is_closed_or_a_seat_of_a_robot(floor: Floor) -> None:
    assert floor.buzz(ROBOT, 0) == Buzz.CLOSED
    floor.follow(None, is_open=False)
    assert floor.buzz(LEA, 0) == Buzz.CLOSED
    assert not floor.shown(0).open


def seen(**changes: Any) -> View:
    """PLAGE on the table of two people and a robot."""
    state = state_of(read_position("Pb Lb Ar Gb Eb | Sg ; Nb ; Ib | PLAGE | open 0 -"))
    return view(replace(state, **changes), frozenset((LEA, TOM)))


@pytest.mark.parametrize(
    ("changes", "right", "is_open"),
    [
        ({}, None, True),
        ({"phase": Phase.OPENING, "starter": TOM}, TOM, False),
        ({"phase": Phase.VIOLET, "starter": LEA}, LEA, False),
        ({"phase": Phase.BASE, "starter": ROBOT}, None, False),
        ({"phase": Phase.CALL, "call": Call(How.MELI, TOM, 0, 9)}, TOM, False),
        ({"phase": Phase.CALL, "call": Call(How.CADO, ROBOT, 0, 9)}, None, False),
        ({"objection": Objection(LEA, 9)}, LEA, False),
        ({"objection": Objection(ROBOT, 9)}, None, True),
        ({"phase": Phase.SCORES}, None, False),
    ],
)
def test_mc_45_whose_the_table_is_by_itself(
    changes: dict[str, Any], right: int | None, is_open: bool
) -> None:
    assert right_of(seen(**changes), (LEA, TOM)) == (right, is_open)


def test_mc_45_a_play_ends_the_turn_of_speech_and_a_vote_does_not() -> None:
    assert ends_the_turn(co.Play(0, ()))
    assert ends_the_turn(co.CallCado())
    assert not ends_the_turn(co.AddWord("ZOU"))
    assert not ends_the_turn(co.Agree())
