"""What a match tells afterwards: the words of each round, and the cards over time."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from melicado.match import melicado
from melicado.match.lines import Recorded
from melicado.match.replay import replay
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.state import How, Result, State, WordSeen


class CardsAt(NamedTuple):
    """How many cards each seat held from ``at`` (ms) on."""

    at: int
    counts: tuple[int, ...]


class RoundFigures(NamedTuple):
    """One round of Méli Cado."""

    round: int
    words: tuple[WordSeen, ...]
    """Every word of the table in order, with who made it and how."""
    cards: tuple[CardsAt, ...]
    """A point for the deal and for each change."""
    faults: tuple[int, ...]
    """How many each seat made."""
    result: Result | None
    """None while the round is played."""


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
    return figures._replace(words=figures.words + _words(event, state))


def _words(event: Any, state: State) -> tuple[WordSeen, ...]:
    """The words an event brought onto the table."""
    match event:
        case ev.Settled():
            return event.words
        case ev.BaseOrdered(word=word) if word:
            return (WordSeen(word, -1, How.BASE, state.sequence, event.at),)
        case ev.Rearranged():
            return (
                WordSeen(event.word, event.seat, How.MELI, state.sequence, event.at, event.line),
            )
        case ev.Given():
            return (
                WordSeen(event.word, event.seat, How.CADO, state.sequence, event.at, event.line),
            )
    return ()
