"""The clock of a match: it stands while the match is paused, and never jumps."""

from collections.abc import Callable

JUMP_MS = 5_000
"""A source that moves on by more than this between two looks has slept (or was set)."""


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
        return self._time

    def pause(self) -> None:
        """Stand still from now on."""
        self.now()
        self._paused = True

    def resume(self) -> None:
        """Go on from where the clock stood."""
        self.now()
        self._paused = False
