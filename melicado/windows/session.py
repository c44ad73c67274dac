"""One game at one screen: a match, its clock, its robots, and the people in front of it."""

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from melicado.bots.level import Pace
from melicado.match.audience import Step
from melicado.match.clock import MatchClock
from melicado.match.driver import Driver
from melicado.match.match import Match
from melicado.rules.game import Refusal
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.reasons import Reason as MeliCadoReason
from melicado.rules.mendelius.play import Mendelius
from melicado.rules.mendelius.reasons import Reason as MendeliusReason
from melicado.windows.robots import robots
from melicado.words.judge import Judge

AnyMatch = Match[Any, Any, Any, Any, Any]
NOT_NOW = Refusal("STOPPED")
"""How a table shows that nothing can be done just now, whatever the reason."""
_REASONS = {MeliCado.name: frozenset(MeliCadoReason), Mendelius.name: frozenset(MendeliusReason)}
BEAT_MS = 100
"""The longest between two looks at the clock."""


def as_known(refusal: Refusal, game: str) -> Refusal:
    """A refusal as the table of that game can tell it.

    A pause refuses too, and so does the network; a host may even be of a later version.
    """
    return refusal if refusal.reason in _REASONS[game] else NOT_NOW


class Session(QObject):
    """Carries commands to the match and steps to whoever shows them, while the clock runs."""

    stepped = Signal(object)
    """A ``Step`` as the person sees it."""
    refused = Signal(object)
    """A ``Refusal`` of the person's own command."""
    ticked = Signal(int)
    """The match's clock, in ms."""
    trouble = Signal(str)
    """The game is not being saved, and why."""
    verdicts_came = Signal()
    """Words asked for elsewhere are known now."""
    judge_elsewhere: Judge | None = None
    """Who tells which words count, where that is not the dictionary here."""
    woke = Signal()
    """The computer has slept for a while: whoever shows the game may pause it."""
    stops = True
    """Whether a pause at this screen stops the game."""

    def __init__(
        self,
        match: AnyMatch,
        judge: Judge | None,
        pace: Pace,
        source: Callable[[], int] | None = None,
    ) -> None:
        super().__init__()
        self.match = match
        self.people = tuple(i for i, seat in enumerate(match.seats) if seat.kind == "person")
        """The seats of those in front of this screen."""
        self.me = self.people[0]
        self._seats = frozenset(self.people)
        self._source = source or milliseconds
        self._clock = MatchClock(self._source, match.time)
        self._driver: Driver[Any, Any] = Driver(match, robots(match, judge, pace), forgiving=True)
        self._leave = match.subscribe(self._seats, self._saw)
        match.on_trouble = self.trouble.emit
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._beat)
        self._closed = False

    @property
    def view(self) -> Any:
        """What the people here see now."""
        return self.match.view(self._seats)

    @property
    def paused(self) -> bool:
        """Whether the clock stands."""
        return self.match.paused

    def run(self) -> None:
        """Let the clock run from now on."""
        self._plan()

    def submit(self, seat: int, command: Any) -> None:
        """Give the match a command of ``seat``; a refusal is told."""
        try:
            refusal = self.match.submit(seat, command, self._clock.now())
            if refusal is not None:
                self.refused.emit(as_known(refusal, self.match.game.name))
            else:
                self.accepted(seat, command)
        finally:
            self._plan()

    def accepted(self, seat: int, command: Any) -> None:
        """The match has done what ``seat`` asked; for a session that has more to do then."""

    def pause(self) -> None:
        """Stop the clock; nothing happens until ``go_on`` (MC-46)."""
        self.match.pause(self._clock.now())
        self._clock.pause()
        self._timer.stop()

    def go_on(self) -> None:
        """End the pause."""
        self._clock.resume()
        self.match.go_on()
        self._plan()

    def close(self) -> None:
        """Stop, and let go of the journal: the game can be gone on with from it."""
        if not self._closed:
            self._closed = True
            self._timer.stop()
            self._leave()
            self.match.close()

    def _saw(self, step: Step[Any, Any]) -> None:
        self.stepped.emit(step)

    def _beat(self) -> None:
        try:
            now = self._clock.now()
            if self._clock.woke():
                self.woke.emit()
            if self.match.paused:
                return
            self._driver.run(now)
            self.ticked.emit(now)
        finally:  # whatever stumbles, the clock goes on
            self._plan()

    def _plan(self) -> None:
        """Look at the clock again when something falls due, and soon in any case."""
        if self._closed or self.match.paused:
            return
        due = self._driver.next_due()
        wait = BEAT_MS if due is None else min(BEAT_MS, max(1, due - self._clock.now()))
        self._timer.start(wait)


def milliseconds() -> int:
    """A clock that never goes back."""
    return time.monotonic_ns() // 1_000_000
