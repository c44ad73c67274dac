"""The clock of a match: it stands while the match is paused, and never jumps."""

from collections.abc import Callable

JUMP_MS = 5_000
"""A source that moves on by more than this between two looks has slept (or was set)."""
LONG_SLEEP_MS = 10_000
"""After a sleep of more than this, people had better be asked before the game goes on."""


class MatchClock:
    """Milliseconds of a match, from a source of milliseconds that may stop, jump or go back.

    What the source moves between two looks is added up, with two exceptions that count as a
    pause: a step back, and a step of more than ``JUMP_MS`` (the computer slept). Whoever owns
    the clock therefore looks at it at least once a second while it runs.
    """

    def __init__(self, source: Callable[[], int], start: int = 0) -> None:
        self._source = source
        self._time = start
        self._seen = source()
        self._paused = False
        self._slept_long = False

    @property
    def paused(self) -> bool:
        """Whether the clock stands (MC-46)."""
        return self._paused

    def now(self) -> int:
        """The time of the match, in ms; never less than what it said before."""
        seen = self._source()
        moved = seen - self._seen
        self._seen = seen
        if not self._paused and 0 <= moved <= JUMP_MS:
            self._time += moved
        self._slept_long = self._slept_long or (not self._paused and moved > LONG_SLEEP_MS)
        return self._time

    def woke(self) -> bool:
        """Whether the source has slept long, outside of pauses, since this was last asked."""
        slept, self._slept_long = self._slept_long, False
        return slept

    def pause(self) -> None:
        """Stand still from now on; who pauses has seen that the computer slept."""
        self.now()
        self._slept_long = False
        self._paused = True

    def resume(self) -> None:
        """Go on from where the clock stood."""
        self.now()
        self._paused = False
