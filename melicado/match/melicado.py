"""Méli Cado as a match keeps it."""

from collections.abc import Hashable

from msgspec.structs import replace

from melicado.match.kind import Kind
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Row
from melicado.rules.melicado.evolve import evolve
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import Phase, State
from melicado.rules.melicado.view import View


def interrupted(state: State, at: int) -> list[ev.AnyEvent]:
    """Plays of an open window go back to their hands, free, as nothing settled them (MC-20)."""
    if state.window is None:
        return []
    seats = tuple(play.seat for play in state.window.plays)
    return [ev.Returned(seats=seats, word="", at=at)]


def covered(view: View) -> View:
    """The view with no hand, no row and no word of it to be seen (MC-46)."""
    return replace(
        view,
        seats=tuple(replace(seat, hand=None, locked=()) for seat in view.seats),
        base=(),
        row=Row(),
        settled=Row(),
        provisional=(),
        words=(),
        contestable=None,
        contest=None,
        judged=(),
    )


def moment(view: View) -> Hashable:
    """The row, the phase, whose turn it is, the call, the declaration, what may be contested.

    Who has agreed to a declaration so far is no part of it.
    """
    declared = view.declaration and (view.declaration.seat, view.declaration.until)
    return (view.version, view.phase, view.turn, view.call, declared, view.contestable)


KIND = Kind(
    name="melicado",
    events=ev.AnyEvent,
    options=Options,
    ended=ev.GameEnded,
    settlements=(
        ev.RoundStarted,
        ev.Settled,
        ev.Returned,
        ev.Rearranged,
        ev.Given,
        ev.TakenBack,
        ev.ContestEnded,
        ev.SequenceEnded,
        ev.Folded,
        ev.RoundEnded,
        ev.GameEnded,
    ),
    initial=State,
    evolve=evolve,
    interrupted=interrupted,
    covered=covered,
    moment=moment,
    simplest=lambda _view, _seat: None,  # it waits for nobody without a deadline
    round=lambda state: state.round,
    over=lambda state: state.phase == Phase.OVER and state.round > 0,
)
