"""Mendelius as a ``Game``: commands in, events out (MD-10 to MD-21)."""

from collections.abc import Sequence

from melicado.rules.game import Refusal, Refused, Seats
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.dealing import deal, draw_dealer
from melicado.rules.mendelius.desk import Desk, refuse
from melicado.rules.mendelius.evolve import evolve
from melicado.rules.mendelius.options import Options, check
from melicado.rules.mendelius.reasons import Reason
from melicado.rules.mendelius.state import Phase, State
from melicado.rules.mendelius.taking import answer, close_claims, never, take_discard, take_stock
from melicado.rules.mendelius.turns import discard, fold, go_out
from melicado.rules.mendelius.view import View, redact, view


class Mendelius:
    """The rules of Mendelius; holds no state of its own."""

    name = "mendelius"

    def start(self, options: Options, seats: Sequence[str], secret: str) -> list[ev.AnyEvent]:
        """Draw the dealer and deal (MD-10); raises RulesError for options that cannot be played."""
        check(options, len(seats))
        desk = Desk(State(), 0)
        desk.emit(ev.MatchStarted(options=options, seats=len(seats), secret=secret))
        draw_dealer(desk)
        deal(desk, desk.state.dealer)
        return desk.events

    def initial(self) -> State:
        """The state before any event."""
        return State()

    def decide(
        self, state: State, seat: int, command: co.AnyCommand, at: int
    ) -> list[ev.AnyEvent] | Refusal:
        """What a command does at ``at`` ms; deadlines up to then have passed (``advance``)."""
        desk = Desk(state, at)
        try:
            _do(desk, seat, command)
        except Refused as no:
            return no.refusal
        return desk.events

    def evolve(self, state: State, event: ev.AnyEvent) -> State:
        """The state after one event."""
        return evolve(state, event)

    def view(self, state: State, seats: Seats) -> View:
        """What those seats may see."""
        return view(state, seats)

    def redact(self, event: ev.AnyEvent, seats: Seats) -> ev.AnyEvent:
        """The event as those seats may see it."""
        return redact(event, seats)

    def deadline(self, state: State) -> int | None:
        """When the window for claims closes by itself (MD-14)."""
        return state.claims.until if state.claims else None

    def tick(self, state: State, at: int) -> list[ev.AnyEvent]:
        """The window for claims closes."""
        desk = Desk(state, at)
        close_claims(desk)
        return desk.events


def _do(desk: Desk, seat: int, command: co.AnyCommand) -> None:
    """One command of one seat."""
    if not 0 <= seat < len(desk.state.seats) or desk.state.seats[seat].folded:
        refuse(Reason.STOPPED)
    match command:
        case co.TakeStock():
            take_stock(desk, seat)
        case co.TakeDiscard():
            take_discard(desk, seat)
        case co.Claim() | co.Pass():
            answer(desk, seat, asks=isinstance(command, co.Claim))
        case co.Never():
            never(desk, seat, command.on)
        case co.Discard():
            discard(desk, seat, command.card)
        case co.GoOut():
            go_out(desk, seat, command.last, command.groups)
        case co.Fold():
            fold(desk, seat)
        case co.NextRound():
            if desk.state.phase != Phase.SCORES:
                refuse(Reason.STOPPED)
            deal(desk, desk.state.after(desk.state.dealer)[0])
