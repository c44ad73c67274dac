"""Who looks on at a match, and what they are told: steps, each in its order."""

import logging
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from melicado.rules.game import Game, Seats

S = TypeVar("S")
E = TypeVar("E")
V = TypeVar("V")

_log = logging.getLogger(__name__)


class Step(NamedTuple, Generic[E, V]):
    """One event as some seats see it, and what they see after it."""

    number: int
    """From 1, without gaps."""
    at: int
    """When it happened, in ms of the match's clock."""
    event: E
    view: V


class Happened(NamedTuple, Generic[S, E]):
    """An event to be told, with the whole state after it; for the authority alone."""

    number: int
    at: int
    event: E
    state: S


class _Watcher(NamedTuple, Generic[E, V]):
    seats: Seats
    callback: Callable[[Step[E, V]], None]
    since: int


class Audience(Generic[S, E, V]):
    """Tells each watcher what its seats may know; what a watcher raises harms nobody else."""

    def __init__(self, game: Game[S, Any, E, Any, V]) -> None:
        self._game = game
        self._watchers: list[_Watcher[E, V]] = []
        self._untold: deque[Happened[S, E]] = deque()
        self._telling = False

    def join(
        self, seats: Seats, callback: Callable[[Step[E, V]], None], since: int
    ) -> Callable[[], None]:
        """Tell ``callback`` the steps after number ``since``; the result ends it."""
        watcher = _Watcher(seats, callback, since)
        self._watchers.append(watcher)
        return lambda: drop(self._watchers, watcher)

    def tell(self, happened: Iterable[Happened[S, E]]) -> None:
        """Tell everybody; from within a callback: after the step that is being told."""
        self._untold.extend(happened)
        if self._telling:
            return
        self._telling = True
        try:
            while self._untold:
                self._tell(self._untold.popleft())
        finally:
            self._telling = False

    def _tell(self, happened: Happened[S, E]) -> None:
        number, at, event, state = happened
        seen: dict[Seats, Step[E, V]] = {}
        for watcher in tuple(self._watchers):
            if number <= watcher.since or watcher not in self._watchers:
                continue
            seats = watcher.seats
            if seats not in seen:
                redacted = self._game.redact(event, seats)
                seen[seats] = Step(number, at, redacted, self._game.view(state, seats))
            guarded(watcher.callback, seen[seats])


def guarded(callback: Callable[[Any], None], argument: object) -> None:
    """Call somebody who looks on; what they raise is logged and stays theirs."""
    try:
        callback(argument)
    except Exception:
        _log.exception("A callback of the match failed.")


def drop(watchers: list[Any], one: object) -> None:
    """Take ``one`` out, if it is still there."""
    if one in watchers:
        watchers.remove(one)
