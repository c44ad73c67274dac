"""The shape both games share: commands in, events out, views for the seats.

A game is a value with seven functions. ``decide`` turns a command into events or into one
``Refusal``; ``evolve`` applies one event to a state and asks neither chance, clock nor
dictionary, so that a journal of events replays exactly; ``view`` and ``redact`` are the only
places where secrets are removed. Times are milliseconds of the match's clock.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import msgspec

Seats = frozenset[int]
"""Seats looked at together: one, several people sharing a PC, or none (a spectator)."""


class Refusal(msgspec.Struct, frozen=True):
    """A command that changes nothing and costs nothing: why, with evidence for the reader."""

    reason: str
    evidence: dict[str, str | int] = {}


class Refused(Exception):  # noqa: N818 - not an error: the quick way out of a decision
    """Raised inside ``decide`` to give a ``Refusal``; never leaves the rules."""

    def __init__(self, reason: str, **evidence: str | int) -> None:
        super().__init__(reason)
        self.refusal = Refusal(reason, evidence)


class RulesError(ValueError):
    """Input that is not a position, an option or an event of a game; carries one sentence."""


S = TypeVar("S")
E = TypeVar("E")
C_contra = TypeVar("C_contra", contravariant=True)
O_contra = TypeVar("O_contra", contravariant=True)
V_co = TypeVar("V_co", covariant=True)


class Game(Protocol[S, C_contra, E, O_contra, V_co]):
    """One game with its dictionary and deck bound."""

    @property
    def name(self) -> str:
        """What a journal's header calls the game."""
        ...

    def start(self, options: O_contra, seats: Sequence[str], secret: str) -> list[E]:
        """The events that open a match; ``secret`` is 32 hexadecimal digits (MC-09)."""
        ...

    def initial(self) -> S:
        """The state before any event."""
        ...

    def decide(self, state: S, seat: int, command: C_contra, at: int) -> list[E] | Refusal:
        """What ``command`` of ``seat`` does at ``at`` ms; first let due deadlines pass."""
        ...

    def evolve(self, state: S, event: E) -> S:
        """The state after one event."""
        ...

    def view(self, state: S, seats: Seats) -> V_co:
        """What those seats may see."""
        ...

    def redact(self, event: E, seats: Seats) -> E:
        """The event as those seats may see it."""
        ...

    def deadline(self, state: S) -> int | None:
        """The next moment (ms) at which something falls due by itself, or None."""
        ...

    def tick(self, state: S, at: int) -> list[E]:
        """What falls due at ``at``; at least one event when ``deadline(state) <= at``."""
        ...


def advance(game: Game[S, Any, E, Any, Any], state: S, at: int) -> tuple[S, list[E]]:
    """Let everything due up to ``at`` happen, in order; the state then and its events."""
    done: list[E] = []
    while (due := game.deadline(state)) is not None and due <= at:
        events = game.tick(state, due)
        for event in events:
            state = game.evolve(state, event)
        done += events
    return state, done
