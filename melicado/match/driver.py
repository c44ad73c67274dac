"""Bots at a match: each sees its own View, and does at its time what it meant to do."""

import logging
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from melicado.bots.player import Intention, Player
from melicado.match.kinds import kind_of
from melicado.match.match import Match, Step

C = TypeVar("C")
V = TypeVar("V")

AGAIN_MS = 1_000
"""How long a bot whose command changed nothing waits before it thinks again by itself."""
_log = logging.getLogger(__name__)


@dataclass
class _Mind(Generic[V, C]):
    """A bot at its seat: what it sees, and what it means to do or when it is to be asked."""

    player: Player[V, C]
    view: V
    leave: Callable[[], None]
    ask_at: int | None
    intention: Intention[C] | None = None
    moment: Hashable = None

    def due(self) -> int | None:
        return self.intention.at if self.intention is not None else self.ask_at


class Driver(Generic[V, C]):
    """Plays the seats of ``bots``, in real time or as fast as ``run`` is called.

    An intention holds until its time unless the row, the phase, the call or the declaration
    changes first; then the bot is asked anew. A bot that means to do nothing is asked again
    at the next step. The driver adds no delay of its own: ``at`` is the bot's word.

    A ``forgiving`` driver notes what a bot, or the rules at its command, should raise. It asks
    that bot again a little later, or does the simplest thing where the game waits for it: the
    match and the others go on.
    """

    def __init__(
        self,
        match: Match[Any, C, Any, Any, V],
        bots: Mapping[int, Player[V, C]],
        *,
        forgiving: bool = False,
    ) -> None:
        self._match = match
        self._forgiving = forgiving
        kind = kind_of(match.game.name)
        self._moment, self._simplest = kind.moment, kind.simplest
        self._minds: dict[int, _Mind[V, C]] = {}
        for seat, player in bots.items():
            self.take(seat, player)

    def take(self, seat: int, player: Player[V, C]) -> None:
        """Let ``player`` play ``seat`` from now on (MC-43)."""
        self.release(seat)
        seats = frozenset({seat})
        leave = self._match.subscribe(seats, lambda step: self._saw(seat, step))
        view = self._match.game.view(self._match.state, seats)
        self._minds[seat] = _Mind(player, view, leave, self._match.time)

    def release(self, seat: int) -> None:
        """Let nobody play ``seat`` any more, if a bot did."""
        mind = self._minds.pop(seat, None)
        if mind is not None:
            mind.leave()

    def next_due(self) -> int | None:
        """When (ms) ``run`` next has something to do, a deadline of the match included."""
        if self._match.paused:
            return None
        dues = [self._match.deadline(), *(mind.due() for mind in self._minds.values())]
        return min((due for due in dues if due is not None), default=None)

    def run(self, now: int) -> None:
        """Do everything due up to ``now``, in the order of its time."""
        while (due := self.next_due()) is not None and due <= now:
            self._do(max(due, self._match.time))

    def _do(self, at: int) -> None:
        deadline = self._match.deadline()
        if deadline is not None and deadline <= at:
            self._match.advance(at)
            return
        due = {seat: when for seat, mind in self._minds.items() if (when := mind.due()) is not None}
        seat = min(due, key=lambda s: (due[s], s))
        mind = self._minds[seat]
        if mind.intention is None:
            self._ask(seat, mind, at)
            return
        command, mind.intention, mind.ask_at = mind.intention.command, None, at + AGAIN_MS
        with self._forgiven():
            self._match.submit(seat, command, at)

    def _ask(self, seat: int, mind: _Mind[V, C], at: int) -> None:
        mind.ask_at = again = at + AGAIN_MS  # should it stumble
        with self._forgiven():
            mind.moment = self._moment(mind.view)
            mind.intention = mind.player.intend(mind.view, at)
            mind.ask_at = None
        if mind.ask_at is not None:
            command = self._simplest(mind.view, seat)
            mind.intention = Intention(command, again) if command is not None else None

    @contextmanager
    def _forgiven(self) -> Iterator[None]:
        try:
            yield
        except Exception:
            if not self._forgiving:
                raise
            _log.exception("A bot stumbled.")

    def _saw(self, seat: int, step: Step[Any, V]) -> None:
        mind = self._minds.get(seat)
        if mind is None:  # released by a callback that was told this step earlier
            return
        mind.view = step.view
        if mind.intention is None or self._moment(step.view) != mind.moment:
            mind.intention, mind.ask_at = None, step.at
