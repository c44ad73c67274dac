"""A game of Méli Cado with several people at one screen: buzzers give the table (MC-45)."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal

from melicado.bots.level import Pace
from melicado.match.audience import Step
from melicado.match.clock import MatchClock
from melicado.match.floor import Buzz, Floor, Speaking, ends_the_turn, right_of
from melicado.rules.game import Refusal
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.view import View
from melicado.table.melicado.table import MeliCadoTable
from melicado.windows.session import AnyMatch, Session
from melicado.words.judge import Judge

_BY_ANYBODY = (
    co.Agree,
    co.Object,
    co.Contest,
    co.AddWord,
    co.VoteWord,
    co.NextRound,
    co.Fold,
)
"""What a person may say without having the table."""


class SharedSession(Session):
    """While somebody has the table by buzzer, the clock of the match and the robots stand."""

    floor_changed = Signal(object)
    """A ``Speaking``."""
    taken = Signal(int)
    """A buzzer has given the table to the person of that number, from 1 on."""
    floor_ticked = Signal(int)
    """The clock of who has the table, in ms."""
    buzz_refused = Signal(int, object)
    """A seat whose buzzer did nothing, and the ``Buzz`` that says why."""

    def __init__(
        self,
        match: AnyMatch,
        judge: Judge | None,
        pace: Pace,
        source: Callable[[], int] | None = None,
    ) -> None:
        super().__init__(match, judge, pace, source)
        self._floor = Floor(self.people, match.options.buzzer_seconds)
        self._floor_clock = MatchClock(self._source, 0)
        self._told = Speaking()
        self._follow(self.view)

    @property
    def floor(self) -> Speaking:
        """Whose the table is now."""
        return self._floor.shown(self._floor_clock.now())

    def run(self) -> None:
        """See ``Session``."""
        self._tell()
        super().run()

    def buzz(self, seat: int) -> None:
        """A person presses their buzzer."""
        if self.match.paused:
            return
        answer = self._floor.buzz(seat, self._floor_clock.now())
        if answer == Buzz.TAKEN:
            self.taken.emit(self.people.index(seat) + 1)
            self._tell()
        elif answer != Buzz.YOURS:
            self.buzz_refused.emit(seat, answer)

    def submit(self, seat: int, command: Any) -> None:
        """See ``Session``; only who has the table plays."""
        if seat != self._floor.seat and not isinstance(command, _BY_ANYBODY):
            self.refused.emit(Refusal("STOPPED"))
            return
        super().submit(seat, command)

    def accepted(self, seat: int, command: Any) -> None:
        """See ``Session``: what was said ends the turn of speech."""
        if ends_the_turn(command):
            self._floor.done(seat)
        self._tell()

    def pause(self) -> None:
        """See ``Session``."""
        self._floor_clock.pause()
        super().pause()

    def go_on(self) -> None:
        """See ``Session``."""
        self._floor_clock.resume()
        super().go_on()
        self._tell()

    def _saw(self, step: Step[Any, Any]) -> None:
        super()._saw(step)
        self._follow(step.view)
        self._tell()

    def _beat(self) -> None:
        try:
            now = self._floor_clock.now()
            if self._floor_clock.woke():
                self.woke.emit()
            if self._floor.run(now):
                self._tell()
            self.floor_ticked.emit(now)
            if self._told != self.floor:  # somebody may press again
                self._tell()
        finally:
            super()._beat()

    def _follow(self, view: View) -> None:
        right, is_open = right_of(view, self.people)
        self._floor.follow(right, is_open=is_open)

    def _tell(self) -> None:
        """Let the clock of the match stand or run, and tell whose the table is."""
        if self.match.paused:
            return
        if self._floor.counting:
            self._clock.pause()
        else:
            self._clock.resume()
        floor = self.floor
        if floor != self._told:
            self._told = floor
            self.floor_changed.emit(floor)


def share(table: MeliCadoTable, session: SharedSession) -> None:
    """Let the buzzers of a table and its session hear each other."""
    table.buzzed.connect(session.buzz)
    session.floor_changed.connect(table.set_floor)
    session.floor_ticked.connect(table.set_floor_now)
    session.buzz_refused.connect(table.buzz_in_vain)
    table.set_floor(session.floor)
