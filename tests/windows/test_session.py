"""A session: the clock runs, robots play, a pause stops both, and closing loses nothing."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from melicado.bots.level import Level, Pace
from melicado.match.audience import Step
from melicado.match.journals import unfinished
from melicado.places import journals
from melicado.rules.melicado.commands import CallMeli
from melicado.rules.melicado.events import AnyEvent
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View
from melicado.windows.library import Begun, Library
from melicado.windows.session import Session
from melicado.windows.settings import BotChoice, Settings

CHOSEN = Settings(
    bots=(BotChoice(Level.BON, 0),),
    pace=Pace.FAST,
    options=Options(first_starter=1, violet="never"),
)


class FakeTime:
    """A source of milliseconds that goes as fast as it is asked."""

    def __init__(self, step: int) -> None:
        self.now, self.step = 0, step

    def __call__(self) -> int:
        self.now += self.step
        return self.now


@pytest.fixture
def begun(library: Library, qtbot: QtBot, melicado_home: object) -> Iterator[Begun]:
    made = library.start(CHOSEN, "00" * 16)
    yield made
    made.match.close()


def test_a_robot_opens_while_the_clock_runs(begun: Begun, qtbot: QtBot) -> None:
    session, steps = Session(begun.match, begun.judge, Pace.FAST, FakeTime(400)), []
    session.stepped.connect(steps.append)
    session.run()
    qtbot.waitUntil(lambda: session.view.moved or len(steps) > 30, timeout=20_000)
    session.close()
    assert steps
    first: Step[AnyEvent, View] = steps[0]
    assert first.view.you == (0,)
    assert [s.number for s in steps] == list(range(first.number, first.number + len(steps)))


def test_nothing_of_the_robots_hand_reaches_the_screen(begun: Begun, qtbot: QtBot) -> None:
    session = Session(begun.match, begun.judge, Pace.FAST, FakeTime(1))
    assert session.view.seats[1].hand is None
    assert session.view.seats[0].hand is not None
    session.close()


def test_a_pause_stops_the_clock_and_the_robots(begun: Begun, qtbot: QtBot) -> None:
    session, ticks = Session(begun.match, begun.judge, Pace.FAST, FakeTime(300)), []
    session.ticked.connect(ticks.append)
    session.run()
    qtbot.waitUntil(lambda: len(ticks) > 1, timeout=5_000)
    session.pause()
    number, seen = session.match.number, len(ticks)
    qtbot.wait(400)
    assert (session.match.number, len(ticks)) == (number, seen)
    assert session.view.row.piles == ()
    session.go_on()
    qtbot.waitUntil(lambda: len(ticks) > seen, timeout=5_000)
    session.close()


def test_a_refusal_is_told_and_changes_nothing(begun: Begun, qtbot: QtBot) -> None:
    """MC-35: no call before the first correct word."""
    session, told = Session(begun.match, begun.judge, Pace.FAST, FakeTime(1)), []
    session.refused.connect(told.append)
    number = session.match.number
    session.submit(0, CallMeli())
    assert len(told) == 1
    assert session.match.number == number
    session.close()


def test_a_closed_session_can_be_gone_on_with(library: Library, begun: Begun, qtbot: QtBot) -> None:
    session = Session(begun.match, begun.judge, Pace.FAST, FakeTime(400))
    session.run()
    qtbot.waitUntil(
        lambda: session.view.phase == Phase.OPENING or session.view.moved, timeout=9_000
    )
    seen = session.view
    session.close()
    session.close()
    (saved,) = unfinished(journals())
    again = library.resume(saved.path)
    other = Session(again.match, again.judge, Pace.FAST, FakeTime(1))
    assert other.view == seen
    assert other.me == 0
    other.close()


def test_a_robot_of_a_level_unknown_here_plays_all_the_same(begun: Begun, qtbot: QtBot) -> None:
    """As in a game that a later version saved."""
    begun.match.seats = tuple(
        replace(seat, level="maitre") if seat.kind == "bot" else seat for seat in begun.match.seats
    )
    session = Session(begun.match, begun.judge, Pace.FAST, FakeTime(400))
    steps: list[object] = []
    session.stepped.connect(steps.append)
    session.run()
    qtbot.waitUntil(lambda: bool(steps), timeout=20_000)
    session.close()
