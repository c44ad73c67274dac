"""Taking a card: from the stock, from the discards, or by a claim out of turn (MD-13, MD-14)."""

from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.desk import IDLE, Desk, refuse, to_take
from melicado.rules.mendelius.reasons import Reason

SEATS_TO_CLAIM = 3
"""Fewer do not claim (MD-14)."""


def take_stock(desk: Desk, seat: int) -> None:
    """MD-13, MD-14: announce the stock; draw at once when nobody may claim."""
    to_take(desk, seat)
    waiting = may_claim(desk)
    if not waiting:
        draw(desk)
        return
    until = desk.at + desk.state.options.claim_seconds * 1000
    desk.emit(ev.StockAnnounced(seat=seat, waiting=waiting, until=until))


def may_claim(desk: Desk) -> tuple[int, ...]:
    """The seats that may ask for the card that lies face up, in turn order (MD-14)."""
    state = desk.state
    top = state.top
    if top is None or len(state.active) < SEATS_TO_CLAIM:
        return ()
    return tuple(
        s
        for s in state.after(state.turn)
        if s != top.seat
        and not state.seats[s].owes
        and not state.seats[s].never
        and state.seats[s].claims == 0
    )


def take_discard(desk: Desk, seat: int) -> None:
    """MD-13: the card that lies face up; not after three circuits without the stock (MD-18)."""
    to_take(desk, seat)
    state = desk.state
    if state.top is None:
        refuse(Reason.NO_DISCARD)
    if state.must_draw:
        refuse(Reason.STOCK_ONLY)
    desk.emit(ev.Took(seat=seat, card=state.top.card, claimed=False))


def answer(desk: Desk, seat: int, asks: bool) -> None:
    """MD-14: a seat claims or passes; the window closes when nothing can change any more."""
    claims = desk.state.claims
    if claims is None or seat not in claims.waiting:
        refuse(Reason.CANNOT_CLAIM)
    desk.emit(ev.Asked(seat=seat) if asks else ev.Passed(seat=seat))
    close_claims_if_decided(desk)


def never(desk: Desk, seat: int, on: bool) -> None:
    """MD-14: pass in advance for the rest of the round, or take that back."""
    state = desk.state
    if state.phase in IDLE:
        refuse(Reason.STOPPED)
    if state.seats[seat].never == on:
        return
    desk.emit(ev.NeverSaid(seat=seat, on=on))
    claims = desk.state.claims
    if on and claims is not None and seat in claims.waiting:
        desk.emit(ev.Passed(seat=seat))
        close_claims_if_decided(desk)


def close_claims_if_decided(desk: Desk) -> None:
    """Close when all have answered, or a claimant has nobody before it (MD-14)."""
    claims = desk.state.claims
    if claims is None:
        return
    involved = claims.waiting + claims.asked
    first = next((s for s in desk.state.after(desk.state.turn) if s in involved), None)
    if first not in claims.waiting:
        close_claims(desk)


def close_claims(desk: Desk) -> None:
    """The first claimant in turn order gets the card; else the stock is drawn (MD-14)."""
    state = desk.state
    claims, top = state.claims, state.top
    if claims is None or top is None:
        return
    first = next((seat for seat in state.after(state.turn) if seat in claims.asked), None)
    if first is None:
        draw(desk)
    else:
        desk.emit(ev.Took(seat=first, card=top.card, claimed=True))


def draw(desk: Desk) -> None:
    """The seat on turn draws from the stock."""
    desk.emit(ev.Drew(seat=desk.state.turn, card=desk.state.stock[0]))
