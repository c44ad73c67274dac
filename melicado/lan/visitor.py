"""One guest's line at the host: from its first byte to its seat."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

from melicado.lan import messages as ms
from melicado.lan.limits import Bucket
from melicado.lan.proof import new_nonce
from melicado.lan.stamps import Delay
from melicado.lan.wire import GUEST_LIMIT, Framer, frame

BEAT_MS = 2_000
SILENT_MS = 10_000
"""After so long without a byte a guest counts as away."""
GREETING_MS = 10_000
"""A line must have proved the code by then."""
STEPS_REMEMBERED = 400
BEATS_REMEMBERED = 20
SAYINGS_A_SECOND, SAYINGS_AT_ONCE = 1, 5
SNAPSHOTS_A_SECOND, SNAPSHOTS_AT_ONCE = 1, 10


class Line(Protocol):
    """A connection to a guest, whatever carries it."""

    address: str

    def send(self, data: bytes) -> None:
        """Send bytes; never waits, and does nothing once the line is closed."""
        ...

    def close(self) -> None:
        """Close after what was sent has gone out."""
        ...


class Visitor:
    """What the host knows of one line."""

    def __init__(self, line: Line, now: int) -> None:
        self.line = line
        self.framer = Framer(GUEST_LIMIT)
        self.bucket = Bucket(now)
        self.talk = Bucket(now, SAYINGS_A_SECOND, SAYINGS_AT_ONCE)
        self.snapshots = Bucket(now, SNAPSHOTS_A_SECOND, SNAPSHOTS_AT_ONCE)
        """A snapshot is far longer than the asking for it."""
        self.nonce = new_nonce()
        self.guest_nonce = ""
        self.stage = "hello"
        """``hello``, ``proof``, ``lobby`` (may join), ``in`` (has a seat, or looks on), ``gone``.
        """
        self.name = ""
        self.look = 0
        self.table = 0
        self.seat: int | None = None
        self.muted = False
        self.since = now
        self.heard = now
        self.delay = Delay()
        self.leave: Callable[[], None] = _nothing
        """Stops telling this line the steps of its table."""
        self._beats: dict[int, int] = {}
        self._beat = 0
        self._steps: deque[tuple[int, int]] = deque(maxlen=STEPS_REMEMBERED)

    @property
    def proven(self) -> bool:
        """Whether it has shown that it knows the room code."""
        return self.stage in ("lobby", "in")

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose cards it may see."""
        return frozenset() if self.seat is None else frozenset({self.seat})

    def watcher(self) -> ms.Watcher:
        """How it is shown while it looks on."""
        return ms.Watcher(self.name, self.look)

    def send(self, message: ms.Message) -> None:
        """Send one message; nothing is sent to who has gone."""
        if self.stage != "gone":
            self.line.send(frame(message))

    def beat(self, now: int) -> None:
        """Ask for a sign of life."""
        self._beat += 1
        self._beats[self._beat] = now
        self._beats.pop(self._beat - BEATS_REMEMBERED, None)
        self.send(ms.Beat(self._beat))

    def echo(self, number: int, now: int) -> None:
        """A sign of life has come: so long is the way there and back."""
        sent = self._beats.pop(number, None)
        if sent is not None:
            self.delay.add(now, now - sent)

    def new_game(self) -> None:
        """The steps of another game come now, by another clock."""
        self._steps.clear()

    def step_sent(self, number: int, now: int) -> None:
        """Remember when a step was sent."""
        self._steps.append((number, now))

    def when_sent(self, number: int) -> int:
        """When the last step up to ``number`` was sent; 0 when that is long ago."""
        return next((at for n, at in reversed(self._steps) if n <= number), 0)


def _nothing() -> None:
    """Nothing to stop yet."""
