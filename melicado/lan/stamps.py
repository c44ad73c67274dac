"""Fair stamps: a command counts from when its guest gave it, as far as that can be known.

The stamp is the arrival less the guest's smallest round trip of the last half minute, at most
``CAP_MS``, and never before the step it answers was sent. A guest that lies about its delay
gains the cap at most.
"""

from collections import deque

CAP_MS = 300
MEMORY_MS = 30_000


class Delay:
    """The round trips of one guest."""

    def __init__(self) -> None:
        self._trips: deque[tuple[int, int]] = deque()

    def add(self, now: int, trip: int) -> None:
        """A round trip of ``trip`` ms measured at ``now``."""
        self._trips.append((now, max(0, trip)))
        while self._trips and now - self._trips[0][0] > MEMORY_MS:
            self._trips.popleft()

    @property
    def smallest(self) -> int | None:
        """The smallest that is remembered, in ms, or None before the first."""
        return min((trip for _, trip in self._trips), default=None)


def stamp(arrival: int, delay: Delay, answered: int) -> int:
    """When (ms) a command that came at ``arrival`` counts as given.

    ``answered`` is when the step it answers was sent to the guest.
    """
    back = min(delay.smallest or 0, CAP_MS)
    return min(arrival, max(arrival - back, answered))
