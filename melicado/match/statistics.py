"""What a match tells afterwards: the words of each round, and the cards over time."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from melicado.match import melicado
from melicado.match.lines import Recorded
from melicado.match.replay import replay
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.state import Judged, Result, State, WordSeen


class CardsAt(NamedTuple):
    """How many cards each seat held from ``at`` (ms) on."""

    at: int
    counts: tuple[int, ...]


class RoundFigures(NamedTuple):
    """One round of Méli Cado."""

    round: int
    words: tuple[WordSeen, ...]
    """Every word that stands, in order, with who made it and how."""
    cards: tuple[CardsAt, ...]
    """A point for the deal and for each change."""
    faults: tuple[int, ...]
    """How many each seat made."""
    result: Result | None
    """None while the round is played."""
    contests: tuple[Judged, ...] = ()
    """The words that were contested, those that fell too (MC-38)."""


def rounds(events: Iterable[Recorded[Any]]) -> list[RoundFigures]:
    """The figures of each round so far; raises JournalError when the events do not fit."""
    found: list[RoundFigures] = []
    for recorded, state in replay(melicado.KIND, events, "played"):
        event = recorded.event
        if isinstance(event, ev.RoundStarted):
            zero = (0,) * len(state.seats)
            found.append(RoundFigures(event.round, (), (), zero, None))
        if found:
            found[-1] = _with(found[-1], recorded, state)
    return found


def _with(figures: RoundFigures, recorded: Recorded[Any], state: State) -> RoundFigures:
    event = recorded.event
    counts = tuple(len(seat.hand) for seat in state.seats)
    if not figures.cards or figures.cards[-1].counts != counts:
        figures = figures._replace(cards=(*figures.cards, CardsAt(recorded.at, counts)))
    if isinstance(event, ev.RoundEnded):
        return figures._replace(result=event.result)
    if isinstance(event, ev.Faulted):
        faults = tuple(n + (seat == event.seat) for seat, n in enumerate(figures.faults))
        return figures._replace(faults=faults)
    if isinstance(event, ev.TakenBack):
        faults = tuple(n + (seat in event.seats) for seat, n in enumerate(figures.faults))
        figures = figures._replace(faults=faults)
    return figures._replace(words=state.words, contests=state.judged)
