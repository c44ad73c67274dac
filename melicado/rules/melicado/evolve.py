"""Applying events to a state: no chance, no clock, no dictionary."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from melicado.rules.melicado import events as ev
from melicado.rules.melicado import evolve_contest as contest
from melicado.rules.melicado import evolve_rounds as rounds
from melicado.rules.melicado import evolve_table as table
from melicado.rules.melicado.state import Proposal, State
from melicado.rules.melicado.turns import turn_after


def evolve(state: State, event: ev.AnyEvent) -> State:
    """The state after ``event``."""
    changed = _HANDLERS[type(event)](state, event)
    if changed.options.pace == "turns":
        changed = turn_after(state, changed, event)
    now = max(changed.now, getattr(event, "at", 0))
    return replace(changed, steps=state.steps + 1, now=now)


_HANDLERS: dict[type, Callable[[State, Any], State]] = {
    ev.MatchStarted: rounds.match_started,
    ev.RoundStarted: rounds.round_started,
    ev.SequenceStarted: rounds.sequence_started,
    ev.StarterReplaced: rounds.starter_replaced,
    ev.VioletTurned: rounds.violet_turned,
    ev.VioletDeclined: lambda s, _: s,
    ev.BaseTurned: rounds.base_turned,
    ev.BaseOrdered: rounds.base_ordered,
    ev.BaseReturned: rounds.base_returned,
    ev.TableOpened: rounds.table_opened,
    ev.Refilled: rounds.refilled,
    ev.Drawn: rounds.drawn,
    ev.Laid: table.laid,
    ev.Settled: table.settled,
    ev.Returned: table.returned,
    ev.Faulted: table.faulted,
    ev.Held: table.held,
    ev.Rejected: lambda s, _: s,
    ev.Called: table.called,
    ev.CallCancelled: table.call_cancelled,
    ev.Rearranged: table.rearranged,
    ev.Given: table.given,
    ev.Exchanged: table.exchanged,
    ev.Passed: lambda s, _: s,
    ev.Declared: table.declared,
    ev.Agreed: table.agreed,
    ev.Objected: table.objected,
    ev.ObjectionFailed: table.objection_failed,
    ev.SequenceEnded: rounds.sequence_ended,
    ev.WordProposed: lambda s, e: replace(s, proposal=Proposal(e.word, e.seat, (e.seat,))),
    ev.WordBacked: table.word_backed,
    ev.WordAdded: table.word_added,
    ev.WordDropped: lambda s, _: replace(s, proposal=None),
    ev.Contested: contest.contested,
    ev.TakenBack: contest.taken_back,
    ev.ContestEnded: contest.contest_ended,
    ev.Folded: rounds.folded,
    ev.RoundEnded: rounds.round_ended,
    ev.GameEnded: rounds.game_ended,
}
