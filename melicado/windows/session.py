"""One game at one screen: a match, its clock, its robots, and the person in front of it."""

import time
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from melicado.bots.level import Level, Pace
from melicado.bots.melicado import MeliCadoBot
from melicado.match.audience import Step
from melicado.match.clock import MatchClock
from melicado.match.driver import Driver
from melicado.rules.melicado.commands import AnyCommand
from melicado.rules.melicado.events import AnyEvent
from melicado.rules.melicado.view import View
from melicado.windows.library import Table
from melicado.words.judge import Judge

BEAT_MS = 100
"""The longest between two looks at the clock."""


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

    def __init__(
        self, match: Table, judge: Judge, pace: Pace, source: Callable[[], int] | None = None
    ) -> None:
        super().__init__()
        self.match = match
        self.me = next(i for i, seat in enumerate(match.seats) if seat.kind == "person")
        self._seats = frozenset({self.me})
        self._clock = MatchClock(source or _milliseconds, match.time)
        bots = {
            seat: MeliCadoBot(
                seat,
                Level(info.level),
                judge,
                Random(f"{match.state.secret}/{match.number}/{seat}"),
                pace,
            )
            for seat, info in enumerate(match.seats)
            if info.kind == "bot"
        }
        self._driver: Driver[View, AnyCommand] = Driver(match, bots)
        self._leave = match.subscribe(self._seats, self._saw)
        match.on_trouble = self.trouble.emit
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._beat)
        self._closed = False

    @property
    def view(self) -> View:
        """What the person sees now."""
        return self.match.view(self._seats)

    @property
    def paused(self) -> bool:
        """Whether the clock stands."""
        return self.match.paused

    def run(self) -> None:
        """Let the clock run from now on."""
        self._plan()

    def submit(self, seat: int, command: AnyCommand) -> None:
        """Give the match a command of ``seat``; a refusal is told."""
        refusal = self.match.submit(seat, command, self._clock.now())
        if refusal is not None:
            self.refused.emit(refusal)
        self._plan()

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

    def _saw(self, step: Step[AnyEvent, View]) -> None:
        self.stepped.emit(step)

    def _beat(self) -> None:
        now = self._clock.now()
        self._driver.run(now)
        self.ticked.emit(now)
        self._plan()

    def _plan(self) -> None:
        """Look at the clock again when something falls due, and soon in any case."""
        if self._closed or self.match.paused:
            return
        due = self._driver.next_due()
        wait = BEAT_MS if due is None else min(BEAT_MS, max(1, due - self._clock.now()))
        self._timer.start(wait)


def _milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000
