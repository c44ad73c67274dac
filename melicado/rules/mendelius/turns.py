"""A turn ends by a discard or by Mendelius!; rounds and games end (MD-13, MD-15 to MD-21)."""

from melicado.rules.chance import ranked
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import points_of
from melicado.rules.mendelius.desk import Desk, held, refuse, to_finish
from melicado.rules.mendelius.going_out import Laid, chosen_way, valid_last_cards
from melicado.rules.mendelius.reasons import Reason
from melicado.rules.mendelius.state import Phase, Result
from melicado.rules.mendelius.taking import close_claims_if_decided, draw

WINNER = -10
"""Points of who goes out (MD-17)."""
FINE = 10
"""Points of a wrong call under ``plus_10`` (MD-15)."""


def discard(desk: Desk, seat: int, card: int) -> None:
    """MD-13: one card face up ends a turn, or a claim."""
    to_finish(desk, seat)
    if card == desk.state.taken:
        refuse(Reason.JUST_TAKEN)
    claimed = desk.state.phase == Phase.CLAIMED
    desk.emit(ev.Discarded(seat=seat, card=held(desk, seat, card)))
    if claimed:
        after_claim(desk)
    else:
        end_turn(desk)


def after_claim(desk: Desk) -> None:
    """MD-14: the seat on turn draws from the stock, unless it has left meanwhile."""
    if desk.state.seats[desk.state.turn].folded:
        end_turn(desk)
    else:
        draw(desk)


def go_out(desk: Desk, seat: int, last: int, groups: tuple[tuple[str, ...], ...]) -> None:
    """MD-15: lay the crosses of the round, the last card face down."""
    to_finish(desk, seat)
    state = desk.state
    card = held(desk, seat, last)
    kinds = [c.kind for c in state.seats[seat].hand]
    laid = chosen_way(state.round, kinds, card.kind, state.options, groups)
    if laid is not None:
        desk.emit(ev.WentOut(seat=seat, groups=laid.groups, pattern=laid.pattern, last=card))
        end_round(desk, "out", seat, laid)
    elif state.options.false_call == "plus_10":
        desk.emit(ev.FalseCall(seat=seat, points=FINE))
    else:
        others = len(valid_last_cards(state.round, kinds, state.options))
        refuse(Reason.NOT_COMPLETE, last_cards=others)


def end_turn(desk: Desk) -> None:
    """The next seat that does not owe a turn; the round ends with an empty stock (MD-18)."""
    state = desk.state
    if not state.stock:
        end_round(desk, "stock", -1)
        return
    first = state.after(state.dealer)[0]
    lost: list[int] = []
    seat, cycle = state.turn, False
    owing = {i for i, s in enumerate(state.seats) if s.owes}
    while True:
        seat = state.after(seat)[0]
        cycle = cycle or seat == first
        if seat not in owing:
            break
        owing.discard(seat)
        lost.append(seat)
    desk.emit(ev.TurnBegan(seat=seat, lost=tuple(lost), cycle=cycle))


def fold(desk: Desk, seat: int) -> None:
    """MD-21: a seat leaves and its hand scores as caught; what it was to do falls to the next."""
    state = desk.state
    if state.phase == Phase.OVER:
        refuse(Reason.STOPPED)
    desk.emit(ev.Folded(seat=seat))
    alone = len(desk.state.active) < 2
    if state.phase == Phase.SCORES:
        if alone:
            end_game(desk)
    elif alone:
        end_round(desk, "left", -1)
    elif seat == state.claimant:
        after_claim(desk)
    elif seat == state.turn and state.claimant is None:
        end_turn(desk)
    elif state.claims is not None and seat in state.claims.waiting + state.claims.asked:
        desk.emit(ev.Passed(seat=seat))
        close_claims_if_decided(desk)


def end_round(desk: Desk, cause: str, winner: int, laid: Laid | None = None) -> None:
    """MD-17: the winner gains ten, the others pay their whole hand; fines are paid by all."""
    state = desk.state
    worth = state.options.joker_points
    points = tuple(
        s.fines + (WINNER if i == winner else sum(points_of(c.kind, worth) for c in s.hand))
        for i, s in enumerate(state.seats)
    )
    groups, pattern = (laid.groups, laid.pattern) if laid else ((), "")
    result = Result(state.round, cause, points, winner, groups, pattern)
    desk.emit(ev.RoundEnded(result=result, hands=tuple(s.hand for s in state.seats)))
    if state.played == len(state.options.rounds) or len(state.active) < 2:
        end_game(desk)


def end_game(desk: Desk) -> None:
    """MD-19: the lowest total wins, then more rounds won; who has left comes last."""
    keys = [(int(s.folded), s.total, -s.rounds_won) for s in desk.state.seats]
    desk.emit(ev.GameEnded(ranking=ranked(keys)))
