"""The desk a decision is worked out on: the state so far and the events emitted."""

from typing import NoReturn

from melicado.rules.game import Refused
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import Card
from melicado.rules.mendelius.evolve import evolve
from melicado.rules.mendelius.reasons import Reason
from melicado.rules.mendelius.state import Phase, State


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


def refuse(reason: Reason) -> NoReturn:
    """Leave the decision with a free refusal."""
    raise Refused(reason)


def on_turn(desk: Desk, seat: int, phase: Phase) -> None:
    """Refuse all but the seat on turn, in that phase."""
    if seat != desk.state.turn:
        refuse(Reason.NOT_YOUR_TURN)
    if desk.state.phase != phase:
        refuse(Reason.STOPPED)


def acting(desk: Desk, seat: int) -> None:
    """Refuse all but the seat that discards or goes out now."""
    if desk.state.phase not in (Phase.DISCARD, Phase.CLAIMED):
        refuse(Reason.TAKE_FIRST if seat == desk.state.turn else Reason.NOT_YOUR_TURN)
    if seat != desk.state.acting:
        refuse(Reason.NOT_YOUR_TURN)


def held(desk: Desk, seat: int, card: int) -> Card:
    """That card of that hand."""
    for held in desk.state.seats[seat].hand:
        if held.id == card:
            return held
    refuse(Reason.NOT_IN_HAND)
