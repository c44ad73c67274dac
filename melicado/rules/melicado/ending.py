"""Rounds and games end; seats leave (MC-39 to MC-43)."""

from collections.abc import Iterable

from melicado.rules.chance import ranked
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.adding import vote_without
from melicado.rules.melicado.contesting import accepted_if_all_agree, contest_without
from melicado.rules.melicado.desk import Desk, refuse
from melicado.rules.melicado.exchanging import (
    IDLE_SEQUENCES,
    block_if_agreed,
    block_if_all_passed,
)
from melicado.rules.melicado.opening import BASE_CARDS, replace_starter, start_round
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.state import How, Phase, Result, SeatState


def round_over_if_due(desk: Desk) -> None:
    """End the round when a hand is empty or nothing moves any more (MC-39, MC-40)."""
    state = desk.state
    if state.phase in (Phase.SCORES, Phase.OVER) or state.window is not None:
        return
    if state.contest is not None or (desk.contestable is not None and state.last_card_lies):
        return
    if any(not s.hand and s.folded is None for s in state.seats):
        end_round(desk, "finished")
    elif state.phase == Phase.BASE and len(state.base) < BASE_CARDS:
        end_round(desk, "no_base")
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
    return ranked([(s.folded is not None, s.total, -s.rounds_won) for s in seats])


def next_round(desk: Desk) -> None:
    """The player to the left of the round's first starter starts (MC-41)."""
    state = desk.state
    if state.phase != Phase.SCORES:
        refuse(Reason.STOPPED)
    start_round(desk, state.round + 1, state.to_the_left(state.round_starter))


def fold(desk: Desk, seat: int) -> None:
    """A seat leaves; its cards are counted and shuffled into the stock (MC-43)."""
    state = desk.state
    if state.phase == Phase.OVER:
        refuse(Reason.STOPPED)
    _take_no_part(desk, seat)
    hand = state.seats[seat].hand
    count = 0 if state.phase == Phase.SCORES else len(hand)
    stock = desk.shuffled(state.stock + hand)
    desk.emit(ev.Folded(seat=seat, count=count, stock=stock, stock_count=len(stock)))
    vote_without(desk)
    accepted_if_all_agree(desk)
    state = desk.state
    if state.phase == Phase.SCORES and not state.active:
        desk.emit(ev.GameEnded(ranking=ranking(state.seats)))
    elif state.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING) and state.starter == seat:
        if state.active:
            replace_starter(desk)
    else:
        block_if_agreed(desk)
        block_if_all_passed(desk)


def _take_no_part(desk: Desk, seat: int) -> None:
    """Call off what waits for a seat that leaves (MC-35, MC-37, MC-38)."""
    contest_without(desk, seat)
    call, objection = desk.state.call, desk.state.objection
    if call is not None:
        last_receiver = call.kind == How.CADO and len(desk.state.active) == 2
        if call.seat == seat or last_receiver:
            desk.emit(ev.CallCancelled(seat=call.seat, at=desk.at))
    if objection is not None and objection.seat == seat:
        desk.emit(ev.ObjectionFailed(seat=seat))
