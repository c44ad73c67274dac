"""Applying events to a state of Mendelius: no chance, no clock."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import Card
from melicado.rules.mendelius.state import Claims, Discarded, Phase, SeatState, State


def evolve(state: State, event: ev.AnyEvent) -> State:
    """The state after ``event``."""
    changed = _HANDLERS[type(event)](state, event)
    return replace(changed, steps=state.steps + 1)


def _seat(state: State, seat: int, **changes: Any) -> State:
    seats = list(state.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(state, seats=tuple(seats))


def _without(cards: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    return tuple(c for c in cards if c.id != gone.id)


def _match_started(state: State, e: ev.MatchStarted) -> State:
    return State(options=e.options, secret=e.secret, seats=(SeatState(),) * e.seats)


def _round_started(state: State, e: ev.RoundStarted) -> State:
    seats = tuple(
        SeatState(
            hand=hand,
            total=s.total,
            rounds_won=s.rounds_won,
            folded=s.folded,
            turns=s.turns + (i == e.turn),
        )
        for i, (s, hand) in enumerate(zip(state.seats, e.hands, strict=True))
    )
    return replace(
        state,
        phase=Phase.TAKE,
        seats=seats,
        deck=e.deck,
        stock=e.stock,
        discards=(Discarded(e.turned, -1),),
        round=e.round,
        played=state.played + 1,
        dealer=e.dealer,
        turn=e.turn,
        claims=None,
        claimant=None,
        taken=None,
        dry=0,
    )


def _passed(state: State, e: ev.Passed) -> State:
    if state.claims is None:
        return state
    waiting = tuple(s for s in state.claims.waiting if s != e.seat)
    asked = tuple(s for s in state.claims.asked if s != e.seat)
    return replace(state, claims=replace(state.claims, waiting=waiting, asked=asked))


def _asked(state: State, e: ev.Asked) -> State:
    if state.claims is None:
        return state
    waiting = tuple(s for s in state.claims.waiting if s != e.seat)
    asked = (*state.claims.asked, e.seat)
    return replace(state, claims=replace(state.claims, waiting=waiting, asked=asked))


def _took(state: State, e: ev.Took) -> State:
    seat = state.seats[e.seat]
    state = _seat(
        state,
        e.seat,
        hand=(*seat.hand, e.card),
        claims=seat.claims + e.claimed,
        owes=seat.owes or e.claimed,
    )
    return replace(
        state,
        discards=state.discards[:-1],
        taken=e.card.id,
        claims=None,
        claimant=e.seat if e.claimed else None,
        phase=Phase.CLAIMED if e.claimed else Phase.DISCARD,
        dry=state.dry if e.claimed else state.dry + 1,
    )


def _drew(state: State, e: ev.Drew) -> State:
    state = replace(
        state, phase=Phase.DISCARD, stock=state.stock[1:], claims=None, claimant=None, dry=0
    )
    if e.card is None:
        return state
    return _seat(state, e.seat, hand=(*state.seats[e.seat].hand, e.card))


def _discarded(state: State, e: ev.Discarded) -> State:
    hand = _without(state.seats[e.seat].hand, e.card)
    discards = (*state.discards, Discarded(e.card, e.seat))
    return replace(_seat(state, e.seat, hand=hand), discards=discards, taken=None, claimant=None)


def _turn_began(state: State, e: ev.TurnBegan) -> State:
    for seat in e.lost:
        state = _seat(state, seat, owes=False)
    if e.cycle and state.options.claims == "once_per_cycle":
        state = replace(state, seats=tuple(replace(s, claims=0) for s in state.seats))
    state = _seat(state, e.seat, turns=state.seats[e.seat].turns + 1)
    dry = state.dry + len(e.lost)
    return replace(
        state, phase=Phase.TAKE, turn=e.seat, taken=None, claims=None, claimant=None, dry=dry
    )


def _round_ended(state: State, e: ev.RoundEnded) -> State:
    seats = tuple(
        replace(s, total=s.total + points, rounds_won=s.rounds_won + (i == e.result.winner))
        for i, (s, points) in enumerate(zip(state.seats, e.result.points, strict=True))
    )
    results = (*state.results, e.result)
    return replace(
        state, seats=seats, phase=Phase.SCORES, results=results, claims=None, claimant=None
    )


_HANDLERS: dict[type, Callable[[State, Any], State]] = {
    ev.MatchStarted: _match_started,
    ev.DealerDrawn: lambda s, e: replace(s, dealer=e.dealer),
    ev.RoundStarted: _round_started,
    ev.StockAnnounced: lambda s, e: replace(
        s, phase=Phase.CLAIMS, claims=Claims(e.until, e.waiting)
    ),
    ev.Passed: _passed,
    ev.Asked: _asked,
    ev.NeverSaid: lambda s, e: _seat(s, e.seat, never=e.on),
    ev.Took: _took,
    ev.Drew: _drew,
    ev.Discarded: _discarded,
    ev.TurnBegan: _turn_began,
    ev.WentOut: lambda s, e: s,
    ev.FalseCall: lambda s, e: _seat(s, e.seat, fines=s.seats[e.seat].fines + e.points),
    ev.Folded: lambda s, e: _seat(s, e.seat, folded=True),
    ev.RoundEnded: _round_ended,
    ev.GameEnded: lambda s, e: replace(s, phase=Phase.OVER, ranking=e.ranking),
}
