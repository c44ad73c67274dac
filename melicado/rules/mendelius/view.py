"""What a seat may see of Mendelius. The one place where secrets are removed."""

import msgspec
from msgspec.structs import replace

from melicado.rules.game import Seats
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import Card
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.state import Claims, Discarded, Phase, Result, SeatState, State


class SeatView(msgspec.Struct, frozen=True):
    """A seat as the viewer sees it; ``hand`` is None where only the backs show."""

    count: int
    hand: tuple[Card, ...] | None
    total: int
    rounds_won: int
    owes: bool
    claims: int
    never: bool
    fines: int
    folded: bool
    turns: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The game for the seats ``you``; the discards are public from the first to the last."""

    you: tuple[int, ...]
    options: Options
    phase: Phase
    seats: tuple[SeatView, ...]
    cards: int
    """How many cards are in play."""
    stock: int
    discards: tuple[Discarded, ...]
    round: int
    played: int
    dealer: int
    turn: int
    claims: Claims | None
    claimant: int | None
    taken: int | None
    must_draw: bool
    results: tuple[Result, ...]
    ranking: tuple[tuple[int, ...], ...]

    @property
    def acting(self) -> int:
        """The seat that discards or goes out now."""
        return self.turn if self.claimant is None else self.claimant

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that still play."""
        return tuple(i for i, s in enumerate(self.seats) if not s.folded)


def view(state: State, seats: Seats) -> View:
    """What ``seats`` may see together; an empty set is a spectator."""
    everyone = state.phase in (Phase.SCORES, Phase.OVER)
    return View(
        you=tuple(sorted(seats)),
        options=state.options,
        phase=state.phase,
        seats=tuple(_seat(s, i in seats or everyone) for i, s in enumerate(state.seats)),
        cards=len(state.deck),
        stock=len(state.stock),
        discards=state.discards,
        round=state.round,
        played=state.played,
        dealer=state.dealer,
        turn=state.turn,
        claims=state.claims,
        claimant=state.claimant,
        taken=state.taken,
        must_draw=state.must_draw,
        results=state.results,
        ranking=state.ranking,
    )


def _seat(seat: SeatState, shown: bool) -> SeatView:
    return SeatView(
        count=len(seat.hand),
        hand=seat.hand if shown else None,
        total=seat.total,
        rounds_won=seat.rounds_won,
        owes=seat.owes,
        claims=seat.claims,
        never=seat.never,
        fines=seat.fines,
        folded=seat.folded,
        turns=seat.turns,
    )


def redact(event: ev.AnyEvent, seats: Seats) -> ev.AnyEvent:
    """The event without the cards and the secret ``seats`` may not know."""
    match event:
        case ev.MatchStarted():
            return replace(event, secret="")
        case ev.RoundStarted():
            hands = tuple(h if i in seats else () for i, h in enumerate(event.hands))
            return replace(event, hands=hands, stock=())
        case ev.Drew() if event.seat not in seats:
            return replace(event, card=None)
    return event
