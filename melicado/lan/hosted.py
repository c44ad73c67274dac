"""One table of a room: its seats before the game, its match, clock and bots during it."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import Raw

from melicado.bots.names import robot_name
from melicado.bots.player import Player
from melicado.lan import messages as ms
from melicado.lan.codec import encode
from melicado.lan.games import TYPES
from melicado.lan.queueing import Queue, Reply, Waiting
from melicado.lan.stamps import CAP_MS, Delay
from melicado.match.clock import MatchClock
from melicado.match.driver import Driver
from melicado.match.match import PAUSED, Match
from melicado.match.seats import SeatInfo
from melicado.rules.game import Refusal

AnyMatch = Match[Any, Any, Any, Any, Any]
AWAY_MS = 10_000
"""A bot plays for a guest who has been away for so long, where the host chose so."""
FAILED = "FAILED"
"""The reason of a command the program itself stumbled over; nothing has changed."""

_log = logging.getLogger(__name__)


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

    def judge(self, match: AnyMatch | None, words: Sequence[str]) -> tuple[str, ...]:
        """Those of the folded words that may be laid as ``match`` stands."""
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
    muted: bool = False
    """Whether nobody reads what the guest writes."""
    delay: Delay = field(default_factory=Delay)
    away_since: int = 0
    stand_in: bool = False
    """Whether a bot plays for the guest at the moment."""

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
    are carried out in the order of their stamps. While nobody at all is there (all guests away
    and no person at the host) the game stands still.
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
        self.leavers_fold = False
        """Whether the seat of a guest who leaves for good is folded; else a bot takes it."""
        self._source = source
        self._clock = MatchClock(source)
        self._queue = Queue()
        self._reached = 0
        self._held = False

    @property
    def started(self) -> bool:
        """Whether cards have been dealt."""
        return self.match is not None

    def shown(self, watching: tuple[ms.Watcher, ...] = ()) -> ms.Table:
        """The table as everybody sees it, with those ``watching``."""
        return ms.Table(
            self.game.name,
            tuple(seat.shown() for seat in self.seats),
            self.started,
            Raw(encode(self.game.options)),
            self.game.dictionary,
            watching,
        )

    def free_seats(self) -> list[int]:
        """The seats that a guest may take."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "free"]

    def begin(self, match: AnyMatch | None = None) -> AnyMatch:
        """Deal, or go on with a match taken from its journal.

        In a new game bots play the free seats; in one that goes on guests may still take them.
        Raises RulesError when so many seats cannot play; the free seats are then free again.
        """
        if match is None:
            match = self._deal()
        if self.match is not None:  # another game at the same table
            self.match.close()
        self.match = match
        self._queue = Queue()
        for seat in self.seats:
            seat.ready, seat.stand_in = False, False
        self._clock = MatchClock(self._source, match.time)
        self._reached = match.time
        bots: Mapping[int, Player[Any, Any]] = {
            i: self.game.bot(match, i, seat.info())
            for i, seat in enumerate(self.seats)
            if seat.kind == "bot"
        }
        self.driver = Driver(match, bots, forgiving=True)
        for i, seat in enumerate(self.seats):
            if seat.kind == "free" or (seat.kind == "guest" and not seat.here):
                self.set_here(i, here=False)
        self._stand()
        return match

    def set_here(self, seat: int, here: bool) -> None:
        """A guest has gone away, or is back."""
        one = self.seats[seat]
        one.here, one.away_since = here, self._source()
        if here and one.stand_in and self.driver is not None:
            self.driver.release(seat)
            one.stand_in = False
        self._stand()

    def free(self, seat: int) -> None:
        """Before the game: a guest's seat is for another guest."""
        one = self.seats[seat]
        one.kind, one.name, one.token, one.here, one.ready = "free", "", "", True, False
        one.muted = False

    def leave(self, seat: int) -> None:
        """A guest has gone for good: the seat is folded or a bot's from now on (MC-43)."""
        one = self.seats[seat]
        one.kind, one.token, one.level, one.here = "bot", "", one.level or "bon", True
        one.stand_in = one.muted = False
        if self.leavers_fold:
            fold = TYPES[self.game.name].fold
            self.submit(
                seat, fold, self.real_now(), lambda no: None if no is None else self._to_bot(seat)
            )
        else:
            self._to_bot(seat)
        self._stand()

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
        """Carry out a command when its moment comes, and answer it; in a pause at once."""
        if self.match is None or self.match.paused:
            reply(Refusal(PAUSED))
            return
        self._queue.add(stamp, seat, command, reply)
        self.run()

    def run(self) -> None:
        """Let everything due happen, commands, bots and deadlines in the order of their times."""
        if self.match is None or self.driver is None or self.match.paused:
            return
        self._let_bots_stand_in()
        self._run_to(self.now())

    def next_due(self) -> int | None:
        """In how many ms ``run`` has something to do; None when nothing is due."""
        if self.match is None or self.driver is None or self.match.paused:
            return None
        dues = [d for d in (self._queue.next_due(), self.driver.next_due()) if d is not None]
        return max(0, min(dues) - self.now()) if dues else None

    def pause(self, on: bool) -> None:
        """Stop the clocks, or let them go on: the host's word (MC-46)."""
        self._held = on
        self._stand()

    def close(self) -> None:
        """Let go of the match: it can be gone on with from its journal."""
        if self.match is not None:
            self.pause(True)
            self.match.close()

    def _deal(self) -> AnyMatch:
        free = self.free_seats()
        for number in free:
            seat = self.seats[number]
            seat.kind, seat.level = "bot", seat.level or "bon"
            seat.name = robot_name(seat.look)
        try:
            return self.game.begin(tuple(seat.info() for seat in self.seats))
        except ValueError:
            for number in free:
                self.seats[number].kind = "free"
            raise

    def _run_to(self, now: int) -> None:
        if self.match is None or self.driver is None:
            return
        while (waiting := self._queue.take(now)) is not None:
            self.driver.run(min(waiting.stamp, now))
            waiting.reply(self._carry_out(self.match, waiting))
        self.driver.run(now)

    @staticmethod
    def _carry_out(match: AnyMatch, waiting: Waiting) -> Refusal | None:
        try:
            return match.submit(waiting.seat, waiting.command, waiting.stamp)
        except Exception:  # a fault of ours; the state changes only after a decision
            _log.exception("A command of a guest could not be decided.")
            return Refusal(FAILED)

    def _let_bots_stand_in(self) -> None:
        if not self.away_plays:
            return
        now = self._source()
        for number, seat in enumerate(self.seats):
            away = seat.kind in ("guest", "free") and not seat.here
            if away and not seat.stand_in and now - seat.away_since >= AWAY_MS:
                seat.stand_in = True
                self._to_bot(number)

    def _to_bot(self, seat: int) -> None:
        if self.match is not None and self.driver is not None:
            info = self.seats[seat].info()
            self.driver.take(seat, self.game.bot(self.match, seat, info))

    def _stand(self) -> None:
        """Stand still while the host wants it so or nobody is there, and go on after that."""
        match = self.match
        if match is None:
            return
        on = self._held or self._deserted()
        if on and not match.paused:
            # What is on its way has been given before the pause: it is carried out first.
            self._reached = max(self._reached, self._clock.now())
            self._run_to(self._reached)
            match.pause(self._reached)
            self._clock.pause()
        elif not on and match.paused:
            self._clock.resume()
            match.go_on()

    def _deserted(self) -> bool:
        guests = [seat for seat in self.seats if seat.kind in ("guest", "free")]
        person = any(seat.kind == "person" for seat in self.seats)
        return bool(guests) and not person and not any(seat.here for seat in guests)
