"""What a match must know of a game besides its rules: how it is kept and covered."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import msgspec


@dataclass(frozen=True)
class Kind:
    """One game as the match keeps it. The types are those of that game's floor in ``rules``."""

    name: str
    """What the header of a journal calls the game."""
    events: Any
    """The union of its events."""
    options: Any
    """The type of its options."""
    ended: type[msgspec.Struct]
    """The last event of a game."""
    settlements: tuple[type, ...]
    """Events after which the journal must be on the disk."""
    initial: Callable[[], Any]
    """The state before any event."""
    evolve: Callable[[Any, Any], Any]
    """The state after one event."""
    interrupted: Callable[[Any, int], list[Any]]
    """What happens in a state taken up again at that time (ms): open plays go back."""
    covered: Callable[[Any], Any]
    """A view without hands and row, for a pause (MC-46)."""
    moment: Callable[[Any], Hashable]
    """What of a view makes a bot think again when it changes."""
    simplest: Callable[[Any, int], Any]
    """The plainest command with which the game goes on where it waits for a seat, else None."""
    round: Callable[[Any], int]
    """The number of the round a state is in."""
    over: Callable[[Any], bool]
    """Whether the game of a state is over."""
