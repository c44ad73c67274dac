"""One match, one authority: commands come in, steps go out, the journal keeps them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from melicado.match.audience import Audience, Happened, Step, drop, guarded
from melicado.match.errors import JournalError
from melicado.match.journal import Journal
from melicado.match.kinds import kind_of
from melicado.match.lines import Recorded
from melicado.match.replay import replay
from melicado.match.seats import SeatInfo
from melicado.rules.game import Game, Refusal, RulesError, Seats

__all__ = ["PAUSED", "Match", "Step"]

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741 - options, as in ``Game``
V = TypeVar("V")

PAUSED = "PAUSED"
"""The reason a command is refused during a pause (MC-46)."""


class Match(Generic[S, C, E, O, V]):
    """A game being played. Only it changes the state; everybody else sees Views.

    It knows no clock: each call says what time it is, in ms of the match. Time does not go
    back; an earlier ``now`` counts as the time of the last event.
    """

    def __init__(
        self,
        game: Game[S, C, E, O, V],
        options: O,
        seats: Sequence[SeatInfo],
        journal: Journal | None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.journal = journal
        self.on_trouble: Callable[[str], None] | None = None
        """Told once, in a sentence, when the journal cannot be written."""
        self._kind = kind_of(game.name)
        self._state = game.initial()
        self._number = 0
        self._time = 0
        self._paused = False
        self._told_trouble = False
        self._audience: Audience[S, E, V] = Audience(game)
        self._pause_watchers: list[Callable[[bool], None]] = []

    @classmethod
    def start(
        cls,
        game: Game[S, C, E, O, V],
        options: O,
        seats: Sequence[SeatInfo],
        secret: str,
        journal: Journal | None = None,
    ) -> "Match[S, C, E, O, V]":
        """Deal a new match at 0 ms; without a journal it is not saved.

        Raises RulesError for options that cannot be played; the journal is then taken back.
        """
        try:
            events = game.start(options, [seat.name for seat in seats], secret)
        except RulesError:
            if journal is not None:
                journal.discard()
            raise
        match = cls(game, options, seats, journal)
        match._record(0, events)
        return match

    @classmethod
    def resume(cls, game: Game[S, C, E, O, V], path: Path) -> "Match[S, C, E, O, V]":
        """Go on with a saved match, from the time of its last event.

        A play that was not settled goes back to its hand. Raises JournalError, with the file
        as it was, when it is locked, damaged, or of another game.
        """
        journal, events = Journal.open(path)
        try:
            return cls._resumed(game, journal, events)
        except BaseException:
            journal.close()
            raise

    @classmethod
    def _resumed(
        cls, game: Game[S, C, E, O, V], journal: Journal, events: list[Recorded[E]]
    ) -> "Match[S, C, E, O, V]":
        header = journal.header
        if header.game != game.name:
            sentence = f"The game {journal.path.name} is one of {header.game}, not {game.name}."
            raise JournalError("unknown_game", sentence)
        try:
            options: O = msgspec.convert(header.options, kind_of(game.name).options)
        except msgspec.ValidationError as error:
            sentence = f"Line 1 of the game {journal.path.name} cannot be read: {error}."
            raise JournalError("damaged", sentence) from error
        match = cls(game, options, header.seats, journal)
        for recorded, state in replay(match._kind, events, journal.path.name):
            match._state, match._number, match._time = state, recorded.n, recorded.at
        if events:
            match._record(match._time, match._kind.interrupted(match._state, match._time))
        else:  # ended before its first deal was written: the secret deals the same again
            match._record(0, game.start(options, [s.name for s in header.seats], header.secret))
        return match

    @property
    def number(self) -> int:
        """How many steps there have been."""
        return self._number

    @property
    def time(self) -> int:
        """When the last event happened, in ms: where a resumed clock starts."""
        return self._time

    @property
    def state(self) -> S:
        """The whole truth; for tests and what the authority itself shows, never for a door."""
        return self._state

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._kind.over(self._state)

    @property
    def paused(self) -> bool:
        """Whether the match stands still and its table is covered (MC-46)."""
        return self._paused

    @property
    def trouble(self) -> str | None:
        """Why the match is not being saved at the moment, in one sentence, or None."""
        return self.journal.trouble if self.journal is not None else None

    def view(self, seats: Seats) -> V:
        """What those seats may see now; during a pause neither hands nor row (MC-46)."""
        seen = self.game.view(self._state, seats)
        if self._paused:
            covered: V = self._kind.covered(seen)
            return covered
        return seen

    def deadline(self) -> int | None:
        """The next moment (ms) at which something falls due by itself, or None."""
        return None if self._paused else self.game.deadline(self._state)

    def advance(self, now: int) -> None:
        """Let everything due up to ``now`` happen, each at its time."""
        while (due := self.deadline()) is not None and due <= now:
            at = max(due, self._time)
            self._record(at, self.game.tick(self._state, at))

    def submit(self, seat: int, command: C, now: int) -> Refusal | None:
        """Let ``seat`` do something at ``now`` ms; None when it is done, or why it is not."""
        self.advance(now)
        if self._paused:
            return Refusal(PAUSED)
        at = max(now, self._time)
        answer = self.game.decide(self._state, seat, command, at)
        if isinstance(answer, Refusal):
            return answer
        self._record(at, answer)
        return None

    def pause(self, now: int) -> None:
        """Stand still from ``now`` on (MC-46). The clock must be paused too."""
        self.advance(now)
        self._set_paused(True)

    def go_on(self) -> None:
        """End the pause."""
        self._set_paused(False)

    def subscribe(self, seats: Seats, callback: Callable[[Step[E, V]], None]) -> Callable[[], None]:
        """Tell ``callback`` every step from now on, as ``seats`` see it; call the result to end.

        A callback may itself submit: the steps of that come after the one being told. What it
        raises is logged and harms neither the match nor the other callbacks.
        """
        return self._audience.join(seats, callback, self._number)

    def on_pause(self, callback: Callable[[bool], None]) -> Callable[[], None]:
        """Tell ``callback`` when a pause begins (True) or ends; call the result to end."""
        self._pause_watchers.append(callback)
        return lambda: drop(self._pause_watchers, callback)

    def close(self) -> None:
        """Let go of the journal; the match can be resumed from it."""
        if self.journal is not None:
            self.journal.close()

    def _record(self, at: int, events: list[E]) -> None:
        """Let the events of one decision happen: state, journal, then everybody is told."""
        state, number = self._state, self._number
        happened: list[Happened[S, E]] = []
        for event in events:
            state, number = self.game.evolve(state, event), number + 1
            happened.append(Happened(number, at, event, state))
        if not happened:
            return
        self._state, self._number, self._time = state, number, at
        if self.journal is not None:
            lines = [Recorded(h.number, at, h.event, h.number < number) for h in happened]
            lasting = any(isinstance(event, self._kind.settlements) for event in events)
            self.journal.append(lines, lasting)
        self._audience.tell(happened)
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        if self.trouble is not None and self.on_trouble is not None and not self._told_trouble:
            self._told_trouble = True
            guarded(self.on_trouble, self.trouble)

    def _set_paused(self, paused: bool) -> None:
        if paused == self._paused:
            return
        self._paused = paused
        for callback in tuple(self._pause_watchers):
            guarded(callback, paused)
