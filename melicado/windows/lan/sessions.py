"""What a table page plays with over the network: like ``Session``, at the host and as a guest."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from melicado.lan.asking import HostJudge
from melicado.lan.guest import Guest
from melicado.lan.hosted import HostedTable
from melicado.lan.room import milliseconds
from melicado.match.audience import Step
from melicado.match.seats import SeatInfo
from melicado.rules.game import Refusal
from melicado.windows.session import NOT_NOW, as_known
from melicado.words.judge import Judge

BEAT_MS = 100


@dataclass(frozen=True)
class RemoteGame:
    """The game a guest plays, by name."""

    name: str


class RemoteMatch:
    """What a guest knows of the match at the host."""

    journal = None
    trouble = None

    def __init__(self, game: str, options: Any, seats: tuple[SeatInfo, ...], number: int) -> None:
        self.game = RemoteGame(game)
        self.options = options
        self.seats = seats
        self.number = number


class LanSession(QObject):
    """What both ends have in common; see ``Session`` for what a page needs."""

    stepped = Signal(object)
    refused = Signal(object)
    ticked = Signal(int)
    trouble = Signal(str)
    woke = Signal()
    """Never: a room leaves out the time its computer slept, and its game goes on."""
    renewed = Signal()
    """The view is another one, without a step that led to it."""
    held = Signal(bool)
    """The host has stopped the clocks (MC-46), or lets them go on."""
    verdicts_came = Signal()
    """Words asked for at the host are known now."""
    judge_elsewhere: Judge | None = None
    """Who tells which words count, where that is not the dictionary here."""
    stops = True
    """Whether a pause at this screen stops the game."""
    match: Any

    def __init__(self, me: int) -> None:
        super().__init__()
        self.me = me
        self.people = (me,)
        self._timer = QTimer(self)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(lambda: self.ticked.emit(self.now()))

    @property
    def view(self) -> Any:
        """What the person here sees now."""
        raise NotImplementedError

    @property
    def paused(self) -> bool:
        """Whether the clock stands."""
        raise NotImplementedError

    def now(self) -> int:
        """The match's clock, in ms."""
        raise NotImplementedError

    def run(self) -> None:
        """Show the clock from now on."""
        self._timer.start()

    def submit(self, seat: int, command: Any) -> None:
        """Give the match a command of ``seat``; a refusal is told."""
        raise NotImplementedError

    def pause(self) -> None:
        """Stop the game, where that can be done from here."""

    def go_on(self) -> None:
        """End that pause."""

    def close(self) -> None:
        """Stop showing the clock."""
        self._timer.stop()

    def refuse(self, refusal: Refusal | None) -> None:
        """Tell a refusal, as a table knows it."""
        if refusal is not None:
            self.refused.emit(as_known(refusal, self.match.game.name))


class HostSession(LanSession):
    """The host's own seat at a table of its room."""

    def __init__(self, table: HostedTable, me: int) -> None:
        super().__init__(me)
        self._table = table
        self.match = table.match
        self._seats = frozenset({me})
        self._leave = self.match.subscribe(self._seats, self.stepped.emit)
        self.match.on_trouble = self.trouble.emit

    @property
    def view(self) -> Any:
        """See ``LanSession``."""
        return self.match.view(self._seats)

    @property
    def paused(self) -> bool:
        """See ``LanSession``."""
        return bool(self.match.paused)

    def now(self) -> int:
        """See ``LanSession``."""
        return self._table.now()

    def submit(self, seat: int, command: Any) -> None:
        """See ``LanSession``."""
        self._table.submit(seat, command, self._table.real_now(), self.refuse)

    def pause(self) -> None:
        """See ``LanSession``."""
        self._table.pause(True)

    def go_on(self) -> None:
        """See ``LanSession``."""
        self._table.pause(False)

    def close(self) -> None:
        """See ``LanSession``; the room is closed by whoever opened it."""
        super().close()
        self._leave()


class RemoteSession(LanSession):
    """A guest's seat: what the host tells, and commands on their way there."""

    stops = False

    def __init__(self, guest: Guest, me: int, match: RemoteMatch, view: Any) -> None:
        super().__init__(me)
        self.match = match
        self.up = True
        """Whether the line to the host stands."""
        self._guest = guest
        self._view = view
        self._paused = False
        self._asking: HostJudge | None = None
        self._at, self._since = 0, milliseconds()

    @property
    def view(self) -> Any:
        """See ``LanSession``."""
        return self._view

    @property
    def paused(self) -> bool:
        """Always as if stopped: nothing at a guest's screen stops the game."""
        return True

    def now(self) -> int:
        """See ``LanSession``."""
        running = self.up and not self._paused
        return self._at + (milliseconds() - self._since if running else 0)

    def submit(self, seat: int, command: Any) -> None:
        """See ``LanSession``."""
        if self.up and not self._paused:
            self._guest.command(command)
        else:
            self.refused.emit(NOT_NOW)

    def ask_host(self, own: Judge) -> None:
        """The host has other words than ``own``: ask it which ones count."""
        self._asking = self.judge_elsewhere = HostJudge(own, self._guest.ask)
        self._asking.saw(self._view)
        self.ticked.connect(self._asking.flush)

    def heard_verdicts(self, number: int, accepted: tuple[str, ...]) -> None:
        """The host has said which of the words asked for may be laid."""
        if self._asking is not None and self._asking.heard(number, accepted):
            self.verdicts_came.emit()

    def heard_step(self, number: int, at: int, event: Any, view: Any) -> None:
        """A step has come."""
        if self._asking is not None:
            self._asking.saw(view)
        self.match.number, self._view = number, view
        self._set_clock(max(at, self.now()))
        self.stepped.emit(Step(number, at, event, view))

    def heard_snapshot(self, number: int, now: int, view: Any, paused: bool) -> None:
        """The game as it is; in a pause its cards are covered, and the last view stays."""
        self.up = True
        self._set_clock(now)
        self.match.number = number
        if self._asking is not None:
            self._asking.forget()  # an answer may have been lost with the line
            self._asking.saw(view)
        if not paused:
            self._view = view
            self.renewed.emit()
        if paused != self._paused:
            self._paused = paused
            self.held.emit(paused)

    def lost(self) -> None:
        """The line is gone for the moment."""
        self._set_clock(self.now())
        self.up = False

    def _set_clock(self, at: int) -> None:
        self._at, self._since = at, milliseconds()
