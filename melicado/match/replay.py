"""Going through the events of a match again; neither dictionary nor clock is needed."""

from collections.abc import Iterable, Iterator
from typing import Any

from melicado.match.errors import JournalError
from melicado.match.kind import Kind
from melicado.match.lines import Recorded


def replay(
    kind: Kind, events: Iterable[Recorded[Any]], name: str
) -> Iterator[tuple[Recorded[Any], Any]]:
    """Each event of the match called ``name`` with the state after it.

    Raises JournalError when an event cannot have happened in the state before it.
    """
    state = kind.initial()
    for recorded in events:
        try:
            state = kind.evolve(state, recorded.event)
        except Exception as error:  # whatever a damaged event makes the rules stumble over
            line = recorded.n + 1
            sentence = f"Line {line} of the game {name} does not follow from those before it."
            raise JournalError("damaged", sentence) from error
        yield recorded, state
