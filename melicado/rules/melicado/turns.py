"""Playing one after the other (MC-44): whose turn it is, and passing."""

from msgspec.structs import replace

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.state import How, Phase, State


def turn_after(before: State, state: State, event: ev.AnyEvent) -> State:
    """``state``, which ``event`` has made of ``before``, with the turn where it belongs.

    The turns begin to the left of the starter, who has opened or could not.
    """
    if state.phase not in (Phase.OPEN, Phase.CALL, Phase.CONTEST):
        return replace(state, turn=None, passes=0)
    if before.turn is None:
        return replace(state, turn=state.to_the_left(state.starter), passes=0)
    match event:
        case ev.Passed(seat=seat):
            return replace(state, turn=state.to_the_left(seat), passes=before.passes + 1)
        case ev.Settled() | ev.Rearranged() | ev.Given() | ev.Exchanged():
            return _next(state, before.turn)
        case ev.Faulted(seat=seat) if seat == before.turn or event.how != How.PLAY:
            return _next(state, before.turn)
        case ev.Folded(seat=seat) if seat == before.turn:
            return replace(state, turn=state.to_the_left(seat))
    return state


def _next(state: State, seat: int) -> State:
    return replace(state, turn=state.to_the_left(seat), passes=0)
