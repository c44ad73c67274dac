"""Bots at their seats: asked with Views, obeyed at their time, asked anew when things change."""

from typing import Any

from match_tools import PLAIN, PlayedMatch, begin, card, lay, opened, plain_game

from melicado.bots.player import Intention
from melicado.match.driver import AGAIN_MS, Driver
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT
from melicado.rules.melicado.commands import Placement, Play
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View

Choice = co.AnyCommand | None


class Scripted:
    """Means to do ``wish`` after ``delay`` ms; remembers when it was asked and what it saw."""

    def __init__(self, wish: Any, delay: int = 1_000) -> None:
        self.wish = wish
        self.delay = delay
        self.asked: list[int] = []
        self.views: list[View] = []

    def intend(self, view: View, now: int) -> Intention[co.AnyCommand] | None:
        self.asked.append(now)
        self.views.append(view)
        command: Choice = self.wish(view) if callable(self.wish) else self.wish
        return None if command is None else Intention(command, now + self.delay)


def open_table(**options: Any) -> PlayedMatch:
    match = begin(plain_game(), options=Options(**{**_PLAIN, **options}), seats=3)
    opened(match, 1_000)
    return match


_PLAIN = {name: getattr(PLAIN, name) for name in PLAIN.__struct_fields__}


def lays_in_front(view: View) -> Choice:
    (me,) = view.you
    hand = view.seats[me].hand or ()
    return Play(version=view.settled_version, placements=(Placement(hand[0].id, FRONT),))


def test_a_bot_acts_at_its_time_and_not_before() -> None:
    match = open_table()
    bot = Scripted(lays_in_front)
    driver = Driver(match, {1: bot})
    assert driver.next_due() == 1_000  # it is to be asked
    driver.run(1_000)
    assert bot.asked == [1_000]
    assert driver.next_due() == 2_000
    driver.run(1_999)
    assert match.state.window is None
    driver.run(2_000)
    assert match.state.window is not None
    assert match.time == 2_000


def test_a_late_run_does_everything_at_its_own_time() -> None:
    match = open_table()
    Driver(match, {1: Scripted(lays_in_front, 1_000), 2: Scripted(None)}).run(2_500)
    assert [(w.word[0:0], w.seat, w.at) for w in match.state.words][-1] == ("", 1, 2_400)


def test_bots_see_the_views_of_their_seat_and_nothing_else() -> None:
    """One authority: a bot is a door like any other."""
    match = open_table()
    bots = {1: Scripted(lays_in_front), 2: Scripted(lays_in_front, 1_300)}
    Driver(match, bots).run(6_000)
    for seat, bot in bots.items():
        assert len(bot.views) > 2
        for view in bot.views:
            assert view.you == (seat,)
            assert [i for i, s in enumerate(view.seats) if s.hand is not None] == [seat]


def test_an_intention_is_dropped_when_the_row_changes() -> None:
    """MC-20: bots decide anew when the row changes before their drop."""
    match = open_table(simultaneous_ms=0)
    bot = Scripted(lays_in_front, 1_000)
    driver = Driver(match, {1: bot})
    driver.run(1_500)
    assert lay(match, 0, BACK, 1_600) is None
    assert driver.next_due() == 1_600
    driver.run(2_599)
    assert bot.asked == [1_000, 1_600]
    assert bot.views[1].version > bot.views[0].version
    assert len(match.state.seats[1].hand) == 4
    driver.run(2_600)
    assert len(match.state.seats[1].hand) == 3


def test_an_intention_is_dropped_when_somebody_calls_or_declares() -> None:
    for command in (co.CallMeli(), co.Declare()):
        match = open_table()
        bot = Scripted(lays_in_front, 60_000)
        driver = Driver(match, {1: bot})
        driver.run(1_000)
        assert match.submit(0, command, 1_200) is None
        driver.run(1_200)
        assert bot.asked == [1_000, 1_200]


def test_an_intention_outlives_what_does_not_concern_it() -> None:
    match = open_table()
    bot = Scripted(lays_in_front, 1_000)
    driver = Driver(match, {1: bot})
    driver.run(1_000)
    assert match.submit(0, co.Exchange(card=card(match, 0)), 1_500) is None
    driver.run(1_999)
    assert bot.asked == [1_000]
    driver.run(2_000)
    assert match.state.window is not None


def test_a_bot_with_nothing_to_do_is_asked_at_the_next_step() -> None:
    match = open_table()
    bot = Scripted(None)
    driver = Driver(match, {1: bot})
    driver.run(10_000)
    assert bot.asked == [1_000]
    assert match.submit(0, co.Exchange(card=card(match, 0)), 11_000) is None
    driver.run(11_000)
    assert bot.asked == [1_000, 11_000]


def test_a_refused_bot_thinks_again_after_a_while() -> None:
    match = open_table()
    bot = Scripted(co.Exchange(card=card(match, 0)), 0)  # not in its hand
    Driver(match, {1: bot}).run(1_000 + 3 * AGAIN_MS)
    assert bot.asked == [1_000, 1_000 + AGAIN_MS, 1_000 + 2 * AGAIN_MS, 1_000 + 3 * AGAIN_MS]


def test_nobody_acts_during_a_pause() -> None:
    """MC-46."""
    match = open_table()
    bot = Scripted(lays_in_front)
    driver = Driver(match, {1: bot})
    driver.run(1_500)
    match.pause(1_500)
    assert driver.next_due() is None
    driver.run(90_000)
    assert match.state.window is None
    match.go_on()
    assert driver.next_due() == 2_000


def test_a_seat_changes_hands() -> None:
    """MC-43: a seat that leaves is taken by a bot, with the hand it had."""
    match = open_table()
    first, second = Scripted(lays_in_front), Scripted(lays_in_front)
    driver = Driver(match, {1: first})
    driver.run(1_500)
    hand = match.state.seats[1].hand
    driver.take(1, second)
    driver.run(2_000)
    assert second.views[0].seats[1].hand == hand
    assert len(first.asked) == 1
    driver.release(1)
    driver.release(1)
    waiting = len(second.asked)
    driver.run(60_000)
    assert len(second.asked) == waiting


def test_two_bots_at_one_moment_go_by_seat() -> None:
    match = open_table(simultaneous_ms=0)
    driver = Driver(match, {2: Scripted(lays_in_front), 1: Scripted(lays_in_front)})
    driver.run(2_000)
    assert [len(s.hand) for s in match.state.seats] == [3, 3, 4]
    assert match.state.phase == Phase.OPEN
