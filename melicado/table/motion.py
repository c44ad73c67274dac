"""Movement: every moving thing goes from where it is to where it belongs, and may be sent on.

Nothing waits for a movement. A new step sends things to their new poses from wherever they are,
so a burst of steps catches up by itself, and ``finish`` puts everything at its end at once.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from melicado.table.pose import Pose, between

FRAME_MS = 16
MOVE_MS = 170
"""How long a card takes to its place."""
SHAKE_MS = 260


class Moving(Protocol):
    """A thing with a pose."""

    @property
    def pose(self) -> Pose:
        """Where it is."""
        ...

    def set_pose(self, pose: Pose) -> None:
        """Put it there."""
        ...


class Leg(NamedTuple):
    """One part of a way: to a pose in ``ms`` after waiting ``wait`` ms; or a shake on the spot."""

    to: Pose
    ms: int = MOVE_MS
    wait: int = 0
    shake: bool = False


@dataclass
class _Flight:
    thing: Moving
    legs: list[Leg]
    done: Callable[[], None] | None
    start: Pose
    elapsed: float = 0.0


class Motion(QObject):
    """The movements under way; ``still`` is emitted when the last one has ended."""

    still = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = True
        self._flights: dict[int, _Flight] = {}
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._frame)

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._flights)

    def to(self, thing: Moving, pose: Pose, ms: int = MOVE_MS, wait: int = 0) -> None:
        """Move ``thing`` to ``pose``; a shake is finished first, any other way is forgotten."""
        flight = self._flights.get(id(thing))
        if flight is not None and any(leg.shake for leg in flight.legs):
            flight.legs[-1] = Leg(pose, ms)
        else:
            self.fly(thing, [Leg(pose, ms, wait)])

    def fly(
        self, thing: Moving, legs: Sequence[Leg], done: Callable[[], None] | None = None
    ) -> None:
        """Move ``thing`` along ``legs``, then call ``done``."""
        self._flights.pop(id(thing), None)
        if not self.enabled or all(leg.to == thing.pose and not leg.shake for leg in legs):
            thing.set_pose(legs[-1].to)
            if done is not None:
                done()
            return
        self._flights[id(thing)] = _Flight(thing, list(legs), done, thing.pose)
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def goal(self, thing: Moving) -> Pose:
        """Where ``thing`` will be in the end."""
        flight = self._flights.get(id(thing))
        return flight.legs[-1].to if flight else thing.pose

    def forget(self, thing: Moving) -> None:
        """Stop ``thing`` where it is."""
        self._flights.pop(id(thing), None)

    def finish(self) -> None:
        """Put everything where it was going."""
        flights = list(self._flights.values())
        self._flights.clear()
        self._timer.stop()
        for flight in flights:
            flight.thing.set_pose(flight.legs[-1].to)
            if flight.done is not None:
                flight.done()
        if flights:
            self.still.emit()

    def advance(self, ms: float) -> None:
        """Let ``ms`` pass."""
        over: list[_Flight] = []
        for key, flight in list(self._flights.items()):
            flight.elapsed += ms
            if _move(flight):
                del self._flights[key]
                over.append(flight)
        for flight in over:
            if flight.done is not None:
                flight.done()
        if over and not self._flights:
            self._timer.stop()
            self.still.emit()

    def _frame(self) -> None:
        self.advance(max(1, self._clock.restart()))


def _move(flight: _Flight) -> bool:
    """Put the thing where it is by now; whether its way is over."""
    while flight.legs:
        leg = flight.legs[0]
        passed = flight.elapsed - leg.wait
        if passed < 0:
            return False
        if passed < leg.ms:
            share = passed / leg.ms
            flight.thing.set_pose(_shaken(leg.to, share) if leg.shake else _on_way(flight, share))
            return False
        flight.elapsed -= leg.wait + leg.ms
        flight.thing.set_pose(leg.to)
        flight.start = leg.to
        flight.legs.pop(0)
    return True


def _on_way(flight: _Flight, share: float) -> Pose:
    return between(flight.start, flight.legs[0].to, 1 - (1 - share) ** 3)


def _shaken(pose: Pose, share: float) -> Pose:
    swing = math.sin(share * math.tau * 2.5) * (1 - share)
    return pose._replace(x=pose.x + swing * pose.width * 0.09, angle=pose.angle + swing * 2.5)
