"""One table of a room: its seats before the game, its match, clock and bots during it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import Raw

from melicado.bots.player import Player
from melicado.lan import messages as ms
from melicado.lan.codec import encode
from melicado.lan.queueing import Queue, Reply
from melicado.lan.stamps import CAP_MS, Delay
from melicado.match.clock import MatchClock
from melicado.match.driver import Driver
from melicado.match.match import Match
from melicado.match.seats import SeatInfo

AnyMatch = Match[Any, Any, Any, Any, Any]
MakeBot = Callable[[AnyMatch, int, SeatInfo], Player[Any, Any]]


class Game(Protocol):
    """What a table needs of the game it plays: new matches, and bots for them."""

    name: str
    options: Any
    dictionary: str

    def begin(self, seats: tuple[SeatInfo, ...]) -> AnyMatch:
        """Deal a match; raises RulesError when so many seats cannot play."""
        ...

    def bot(self, match: AnyMatch, seat: int, info: SeatInfo) -> Player[Any, Any]:
        """A bot for a seat, also for one whose person is away."""
        ...

    def judge(self, word: str) -> bool:
        """Whether a folded word may be laid in this game."""
        ...


@dataclass
class Seat:
    """A seat of the table: who it is for, and who sits there."""

    kind: str
    """``person`` at the host, ``bot``, ``guest``, or ``free`` for a guest to take."""
    name: str = ""
    level: str = ""
    look: int = 0
    token: str = ""
    here: bool = True
    ready: bool = False
    delay: Delay = field(default_factory=Delay)

    def info(self) -> SeatInfo:
        """The seat as a match records it."""
        kind: Any = "guest" if self.kind == "free" else self.kind
        return SeatInfo(self.name, kind, self.level, self.look)

    def shown(self) -> ms.SeatShown:
        """The seat as everybody sees it."""
        trip = self.delay.smallest if self.kind == "guest" else None
        quality = -1 if trip is None else trip
        return ms.SeatShown(
            self.name, self.kind, self.level, self.look, self.here, self.ready, quality
        )


class HostedTable:
    """A table that people at the host, bots and guests play at together.

    ``source`` gives milliseconds. The match's clock runs behind by ``lag()``, so that commands
    are carried out in the order of their stamps.
    """

    def __init__(
        self, game: Game, seats: list[Seat], source: Callable[[], int], away_plays: bool
    ) -> None:
        self.game = game
        self.seats = seats
        self.match: AnyMatch | None = None
        self.driver: Driver[Any, Any] | None = None
        self.away_plays = away_plays
        """Whether a bot plays for a guest who is away; else nobody does."""
        self._source = source
        self._clock = MatchClock(source)
        self._queue = Queue()
        self._reached = 0

    @property
    def started(self) -> bool:
        """Whether cards have been dealt."""
        return self.match is not None

    def shown(self) -> ms.Table:
        """The table as everybody sees it."""
        return ms.Table(
            self.game.name,
            tuple(seat.shown() for seat in self.seats),
            self.started,
            Raw(encode(self.game.options)),
            self.game.dictionary,
        )

    def free_seat(self) -> int | None:
        """A seat that a guest may take."""
        return next((i for i, s in enumerate(self.seats) if s.kind == "free"), None)

    def begin(self, match: AnyMatch | None = None) -> AnyMatch:
        """Deal, or go on with a match taken from its journal; free seats are played by bots."""
        for seat in self.seats:
            if seat.kind == "free":
                seat.kind, seat.level, seat.name = "bot", "bon", seat.name or "Bot"
        if match is None:
            match = self.game.begin(tuple(seat.info() for seat in self.seats))
        self.match = match
        self._clock = MatchClock(self._source, match.time)
        self._reached = match.time
        bots: Mapping[int, Player[Any, Any]] = {
            i: self.game.bot(match, i, seat.info())
            for i, seat in enumerate(self.seats)
            if seat.kind == "bot"
        }
        self.driver = Driver(match, bots)
        for i, seat in enumerate(self.seats):
            if seat.kind == "guest" and not seat.here:
                self.set_here(i, here=False)
        return match

    def set_here(self, seat: int, here: bool) -> None:
        """A guest has gone away, or is back; meanwhile a bot plays, as the host chose."""
        self.seats[seat].here = here
        if self.match is None or self.driver is None:
            return
        if here:
            self.driver.release(seat)
        elif self.away_plays:
            self.give_to_bot(seat)

    def give_to_bot(self, seat: int) -> None:
        """Let a bot play a seat from now on (MC-43)."""
        if self.match is not None and self.driver is not None:
            info = self.seats[seat].info()
            self.driver.take(seat, self.game.bot(self.match, seat, info))

    def lag(self) -> int:
        """How far (ms) the table's clock runs behind: the longest delay of a guest here."""
        trips = [s.delay.smallest or 0 for s in self.seats if s.kind == "guest" and s.here]
        return min(CAP_MS, max(trips, default=0))

    def real_now(self) -> int:
        """The clock of stamps: the match's, without the lag."""
        return self._clock.now()

    def now(self) -> int:
        """The time the match has reached; never goes back when the lag grows."""
        self._reached = max(self._reached, self._clock.now() - self.lag())
        return self._reached

    def submit(self, seat: int, command: Any, stamp: int, reply: Reply) -> None:
        """Carry out a command when its moment comes, and answer it."""
        self._queue.add(stamp, seat, command, reply)
        self.run()

    def run(self) -> None:
        """Let everything due happen, commands, bots and deadlines in the order of their times."""
        if self.match is None or self.driver is None or self.match.paused:
            return
        now = self.now()
        while (waiting := self._queue.take(now)) is not None:
            self.driver.run(min(waiting.stamp, now))
            waiting.reply(self.match.submit(waiting.seat, waiting.command, waiting.stamp))
        self.driver.run(now)

    def next_due(self) -> int | None:
        """In how many ms ``run`` has something to do; None when nothing is due."""
        if self.match is None or self.driver is None or self.match.paused:
            return None
        dues = [d for d in (self._queue.next_due(), self.driver.next_due()) if d is not None]
        return max(0, min(dues) - self.now()) if dues else None

    def pause(self, on: bool) -> None:
        """Stop the clocks, or let them go on (MC-46)."""
        if self.match is None or on == self.match.paused:
            return
        if on:
            self.run()
            self.match.pause(self.now())
            self._clock.pause()
        else:
            self._clock.resume()
            self.match.go_on()
