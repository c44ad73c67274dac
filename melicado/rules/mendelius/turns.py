"""A turn ends by a discard or by Mendelius!; rounds and games end (MD-13, MD-15 to MD-21)."""

from melicado.rules.chance import ranked
from melicado.rules.game import Refused
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import points_of
from melicado.rules.mendelius.desk import Desk, acting, held, refuse
from melicado.rules.mendelius.going_out import lay_out, valid_last_cards
from melicado.rules.mendelius.reasons import Reason
from melicado.rules.mendelius.state import Phase, Result
from melicado.rules.mendelius.taking import close_claims_if_decided, draw

WINNER = -10
"""Points of who goes out (MD-17)."""
FINE = 10
"""Points of a wrong call under ``plus_10`` (MD-15)."""


def discard(desk: Desk, seat: int, card: int) -> None:
    """MD-13: one card face up ends a turn, or a claim."""
    claimed = desk.state.phase == Phase.CLAIMED
    acting(desk, seat)
    if card == desk.state.taken:
        refuse(Reason.JUST_TAKEN)
    desk.emit(ev.Discarded(seat=seat, card=held(desk, seat, card)))
    if claimed:
        draw(desk)
    else:
        end_turn(desk)


def go_out(desk: Desk, seat: int, last: int) -> None:
    """MD-15: lay the crosses of the round, the last card face down."""
    acting(desk, seat)
    state = desk.state
    card = held(desk, seat, last)
    kinds = [c.kind for c in state.seats[seat].hand]
    laid = lay_out(state.round, kinds, card.kind, state.options)
    if laid is None:
        if state.options.false_call == "refused":
            raise Refused(
                Reason.NOT_COMPLETE,
                other=len(valid_last_cards(state.round, kinds, state.options)),
            )
        desk.emit(ev.FalseCall(seat=seat, points=FINE))
        return
    desk.emit(ev.WentOut(seat=seat, groups=laid.groups, pattern=laid.pattern, last=card))
    end_round(desk, "out", seat)


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
    """MD-21: a seat leaves and its hand scores as caught."""
    state = desk.state
    before = state.after(seat)
    desk.emit(ev.Folded(seat=seat))
    if state.phase in (Phase.SCORES, Phase.OVER):
        return
    if len(before) < 2:
        end_round(desk, "left", -1)
    elif state.claims is not None and seat in state.claims.waiting + state.claims.asked:
        desk.emit(ev.Passed(seat=seat))
        close_claims_if_decided(desk)
    elif state.phase == Phase.CLAIMED and seat == state.claimant:
        draw(desk)
    elif seat == state.turn:
        end_turn(desk)


def end_round(desk: Desk, cause: str, winner: int) -> None:
    """MD-17: the winner gains ten, the others pay their whole hand."""
    state = desk.state
    worth = state.options.joker_points
    points = tuple(
        WINNER if i == winner else sum(points_of(c.kind, worth) for c in s.hand) + s.fines
        for i, s in enumerate(state.seats)
    )
    hands = tuple(s.hand for s in state.seats)
    desk.emit(ev.RoundEnded(result=Result(state.round, cause, points, winner), hands=hands))
    state = desk.state
    if state.played == len(state.options.rounds) or len(state.active) < 2:
        keys = [(int(s.folded), s.total, -s.rounds_won) for s in state.seats]
        desk.emit(ev.GameEnded(ranking=ranked(keys)))
