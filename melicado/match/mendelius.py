"""Mendelius as a match keeps it."""

from collections.abc import Hashable

from msgspec.structs import replace

from melicado.match.kind import Kind
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.evolve import evolve
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.state import Phase, State
from melicado.rules.mendelius.view import View


def covered(view: View) -> View:
    """The view with no hand and no discards to be seen (MD-21)."""
    hands = tuple(replace(seat, hand=None) for seat in view.seats)
    return replace(view, seats=hands, discards=())


def moment(view: View) -> Hashable:
    """The turn, its phase, and who may still claim."""
    waiting = view.claims.waiting if view.claims else ()
    return (view.played, view.phase, view.turn, view.claimant, waiting, len(view.discards))


def simplest(view: View, seat: int) -> co.AnyCommand | None:
    """Want nothing, take from the stock, discard whatever may be (MD-13, MD-14)."""
    if view.phase == Phase.CLAIMS and view.claims is not None and seat in view.claims.waiting:
        return co.Pass()
    if view.phase == Phase.TAKE and view.turn == seat:
        return co.TakeStock()
    if view.phase in (Phase.DISCARD, Phase.CLAIMED) and view.acting == seat:
        held = view.seats[seat].hand or ()
        return next((co.Discard(card.id) for card in held if card.id != view.taken), None)
    return None


KIND = Kind(
    name="mendelius",
    events=ev.AnyEvent,
    options=Options,
    ended=ev.GameEnded,
    settlements=(
        ev.RoundStarted,
        ev.Took,
        ev.Drew,
        ev.Discarded,
        ev.Folded,
        ev.RoundEnded,
        ev.GameEnded,
    ),
    initial=State,
    evolve=evolve,
    interrupted=lambda _state, _at: [],
    covered=covered,
    moment=moment,
    simplest=simplest,
    round=lambda state: state.round,
    over=lambda state: state.phase == Phase.OVER and state.round > 0,
)
