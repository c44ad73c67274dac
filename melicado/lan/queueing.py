"""Commands in the order they were given, not in the order the network brought them.

The table's clock runs behind by the longest delay of its guests (at most the cap of the stamps).
A command is carried out when that clock reaches its stamp, so one given earlier that arrives
later still comes first, and nothing that is settled is ever reordered.
"""

import heapq
from collections.abc import Callable
from typing import Any, NamedTuple

from melicado.rules.game import Refusal

Reply = Callable[[Refusal | None], None]


class Waiting(NamedTuple):
    """A command that waits for its moment."""

    stamp: int
    order: int
    seat: int
    command: Any
    reply: Reply


class Queue:
    """Commands by stamp, those with the same stamp by arrival."""

    def __init__(self) -> None:
        self._heap: list[Waiting] = []
        self._count = 0

    def __len__(self) -> int:
        return len(self._heap)

    def add(self, stamp: int, seat: int, command: Any, reply: Reply) -> None:
        """Let a command wait for ``stamp`` (ms of the table's clock)."""
        self._count += 1
        entry = Waiting(stamp, self._count, seat, command, reply)
        heapq.heappush(self._heap, entry)

    def next_due(self) -> int | None:
        """The stamp of the first."""
        return self._heap[0].stamp if self._heap else None

    def take(self, now: int) -> Waiting | None:
        """The first command whose moment has come, or None."""
        if self._heap and self._heap[0].stamp <= now:
            return heapq.heappop(self._heap)
        return None
