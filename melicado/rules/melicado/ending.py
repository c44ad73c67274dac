"""Rounds and games end; seats leave (MC-39 to MC-43)."""

from collections.abc import Iterable

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.desk import Desk, refuse
from melicado.rules.melicado.exchanging import block, block_if_agreed
from melicado.rules.melicado.opening import BASE_CARDS, start_round
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.state import Phase, Result, SeatState

IDLE_SEQUENCES = 5
"""Sequences in succession without a standing play that end a round (MC-40)."""


def round_over_if_due(desk: Desk) -> None:
    """End the round when a hand is empty or nothing moves any more (MC-39, MC-40)."""
    state = desk.state
    if state.phase in (Phase.SCORES, Phase.OVER) or state.window is not None:
        return
    if state.phase == Phase.BASE and len(state.base) < BASE_CARDS:
        end_round(desk, "no_base")
    elif any(not s.hand and s.folded is None for s in state.seats):
        end_round(desk, "finished")
    elif state.idle >= IDLE_SEQUENCES:
        end_round(desk, "idle")
    elif not state.active:
        end_round(desk, "left")


def end_round(desk: Desk, cause: str) -> None:
    """Count the cards (MC-39); the game ends too when it is time (MC-41)."""
    state = desk.state
    points = tuple(len(s.hand) if s.folded is None else s.folded for s in state.seats)
    out = tuple(i for i, s in enumerate(state.seats) if not s.hand and s.folded is None)
    finished = out if cause == "finished" else ()
    for waiting in state.waiting:
        desk.emit(ev.Rejected(seat=waiting.seat, reason=Reason.STOPPED, evidence={}))
    result = Result(state.round, cause, points, finished, desk.at)
    desk.emit(ev.RoundEnded(result=result, hands=tuple(s.hand for s in state.seats)))
    if is_last_round(desk):
        desk.emit(ev.GameEnded(ranking=ranking(desk.state.seats)))


def is_last_round(desk: Desk) -> bool:
    """Whether the agreed rounds are played, or the limit is reached (MC-41)."""
    state = desk.state
    limit = state.options.limit
    reached = limit is not None and any(s.total >= limit for s in state.seats)
    return reached or state.round >= state.options.rounds or not state.active


def ranking(seats: Iterable[SeatState]) -> tuple[tuple[int, ...], ...]:
    """Seats from the winners down; those who left come last (MC-41)."""
    keys = {i: (s.folded is not None, s.total, -s.rounds_won) for i, s in enumerate(seats)}
    return tuple(
        tuple(i for i, k in keys.items() if k == key) for key in sorted(set(keys.values()))
    )


def next_round(desk: Desk) -> None:
    """The player to the left of the round's first starter starts (MC-41)."""
    state = desk.state
    if state.phase != Phase.SCORES:
        refuse(Reason.STOPPED)
    start_round(desk, state.round + 1, state.to_the_left(state.round_starter))


def fold(desk: Desk, seat: int) -> None:
    """A seat leaves; its cards are counted and shuffled into the stock (MC-43)."""
    state = desk.state
    if state.seats[seat].folded is not None:
        refuse(Reason.STOPPED)
    if state.call is not None and state.call.seat == seat:
        desk.emit(ev.CallCancelled(seat=seat, at=desk.at))
    hand = state.seats[seat].hand
    count = 0 if state.phase == Phase.SCORES else len(hand)
    stock = desk.shuffled(state.stock + hand)
    desk.emit(ev.Folded(seat=seat, count=count, stock=stock, stock_count=len(stock)))
    state = desk.state
    opening = state.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING)
    if opening and state.starter == seat and state.active:
        block(desk)  # the next on the left starts instead (MC-16)
    else:
        block_if_agreed(desk)
