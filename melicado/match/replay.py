"""Going through the events of a match again."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from melicado.match.errors import JournalError
from melicado.match.lines import Recorded
from melicado.rules.game import Game

S = TypeVar("S")
E = TypeVar("E")


def replay(
    game: Game[S, Any, E, Any, Any], events: Iterable[Recorded[E]], name: str
) -> Iterator[tuple[Recorded[E], S]]:
    """Each event of the match called ``name`` with the state after it.

    Raises JournalError when an event cannot have happened in the state before it.
    """
    state = game.initial()
    for recorded in events:
        try:
            state = game.evolve(state, recorded.event)
        except Exception as error:  # whatever a damaged event makes the rules stumble over
            line = recorded.n + 1
            sentence = f"Line {line} of the game {name} does not follow from those before it."
            raise JournalError("damaged", sentence) from error
        yield recorded, state
