"""Movement ends where it should, may be sent elsewhere at any time, and blocks nothing."""

import pytest
from PySide6.QtCore import QPoint

from melicado.drawing.cards import CACHE
from melicado.table.motion import Leg, Motion
from melicado.table.pose import Pose

HOME, THERE = Pose(0, 0, 100), Pose(200, 40, 50, 10, 5)


class Thing:
    def __init__(self) -> None:
        self.pose = HOME

    def set_pose(self, pose: Pose) -> None:
        self.pose = pose


@pytest.fixture
def motion(qapp) -> Motion:
    return Motion()


def test_on_its_way_it_is_between_and_above(motion) -> None:
    thing = Thing()
    motion.to(thing, THERE, 100)
    motion.advance(50)
    assert HOME.x < thing.pose.x < THERE.x
    assert thing.pose.z == THERE.z
    motion.advance(60)
    assert thing.pose == THERE
    assert not motion.busy


def test_it_waits_first(motion) -> None:
    thing = Thing()
    motion.to(thing, THERE, 100, wait=80)
    motion.advance(79)
    assert thing.pose == HOME
    motion.advance(102)
    assert thing.pose == THERE


def test_sent_elsewhere_it_turns_from_where_it_is(motion) -> None:
    thing = Thing()
    motion.to(thing, THERE, 100)
    motion.advance(50)
    half = thing.pose.x
    motion.to(thing, HOME, 100)
    motion.advance(1)
    assert 0 < thing.pose.x <= half
    assert motion.goal(thing) == HOME
    motion.advance(100)
    assert thing.pose == HOME


def test_several_legs_also_in_one_long_frame(motion) -> None:
    thing, ended = Thing(), []
    motion.fly(thing, [Leg(THERE, 100), Leg(HOME, 100)], lambda: ended.append(1))
    motion.advance(150)
    assert HOME.x < thing.pose.x < THERE.x
    motion.advance(1000)
    assert thing.pose == HOME
    assert ended == [1]


def test_a_shake_comes_back_to_the_spot_and_is_not_cut_short(motion) -> None:
    thing = Thing()
    motion.fly(thing, [Leg(HOME, 200, shake=True), Leg(HOME)])
    swung = []
    for _ in range(19):
        motion.advance(10)
        swung.append(thing.pose.x)
    assert max(swung) > 2
    assert min(swung) < -2
    motion.to(thing, THERE)  # the hand has moved meanwhile
    motion.advance(5)
    assert abs(thing.pose.x) < 10
    motion.advance(1000)
    assert thing.pose == THERE


def test_finish_puts_everything_at_its_end_and_says_so(motion, qtbot) -> None:
    things, ended = [Thing() for _ in range(5)], []
    for thing in things:
        motion.fly(thing, [Leg(THERE)], lambda: ended.append(1))
    with qtbot.waitSignal(motion.still, timeout=500):
        motion.finish()
    assert all(thing.pose == THERE for thing in things)
    assert len(ended) == 5


def test_without_motion_it_is_there_at_once(motion) -> None:
    thing, ended = Thing(), []
    motion.enabled = False
    motion.fly(thing, [Leg(HOME, 200, shake=True), Leg(THERE)], lambda: ended.append(1))
    assert thing.pose == THERE
    assert ended == [1]
    assert not motion.busy


def test_time_passes_by_itself(motion, qtbot) -> None:
    thing = Thing()
    motion.to(thing, THERE, 30)
    qtbot.waitUntil(lambda: thing.pose == THERE, timeout=3000)


def test_no_hand_waits_for_the_picture_of_a_card_held(plage, qtbot) -> None:
    """At rest the table has painted every card of the hand as it looks when held."""
    with qtbot.waitSignal(plage.table.ghosts.rested, timeout=5000):
        plage.stage.refresh()
    painted = len(CACHE)
    for letter in "SN*ITER":
        card = plage.card(letter)
        plage.press(plage.card_point(card))
        plage.move(plage.card_point(card) - QPoint(0, 60))
        assert card in plage.stage.local.held
        plage.release(plage.card_point(card))
    assert len(CACHE) == painted
