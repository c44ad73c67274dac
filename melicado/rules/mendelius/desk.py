"""The desk a decision is worked out on: the state so far and the events emitted."""

from typing import NoReturn

from melicado.rules.game import Refused
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import Card
from melicado.rules.mendelius.evolve import evolve
from melicado.rules.mendelius.reasons import Reason
from melicado.rules.mendelius.state import Phase, State

IDLE = (Phase.SCORES, Phase.OVER)
"""Phases in which no round is played."""


class Desk:
    """Collects the events of one decision; ``state`` always includes them."""

    def __init__(self, state: State, at: int) -> None:
        self.state = state
        self.at = at
        self.events: list[ev.AnyEvent] = []

    def emit(self, event: ev.AnyEvent) -> None:
        """Let ``event`` happen."""
        self.events.append(event)
        self.state = evolve(self.state, event)


def refuse(reason: Reason, **evidence: int) -> NoReturn:
    """Leave the decision with a free refusal."""
    raise Refused(reason, **evidence)


def to_take(desk: Desk, seat: int) -> None:
    """Refuse all but the seat that takes a card now."""
    state = desk.state
    if state.phase in IDLE:
        refuse(Reason.STOPPED)
    if seat != state.turn:
        refuse(Reason.NOT_YOUR_TURN)
    if state.phase != Phase.TAKE:
        refuse(Reason.ALREADY_TAKEN if state.phase == Phase.DISCARD else Reason.STOPPED)


def to_finish(desk: Desk, seat: int) -> None:
    """Refuse all but the seat that discards or goes out now."""
    state = desk.state
    if state.phase in IDLE:
        refuse(Reason.STOPPED)
    if seat != state.acting:
        refuse(Reason.NOT_YOUR_TURN)
    if state.phase not in (Phase.DISCARD, Phase.CLAIMED):
        refuse(Reason.TAKE_FIRST)


def held(desk: Desk, seat: int, card: int) -> Card:
    """That card of that hand."""
    for held in desk.state.seats[seat].hand:
        if held.id == card:
            return held
    refuse(Reason.NOT_IN_HAND)
