"""Exchange and blockage (MC-36, MC-37)."""

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.commands import Exchange
from melicado.rules.melicado.desk import Desk, refuse
from melicado.rules.melicado.ground import settled_ground
from melicado.rules.melicado.opening import start_sequence
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.search import Board
from melicado.rules.melicado.state import Phase

EXCHANGE_CARDS = 3
OBJECTION_MS = 15_000
DECLARE_EVERY_MS = 20_000
IDLE_SEQUENCES = 5
"""Sequences in succession without a standing play that end a round (MC-40)."""


def exchange(desk: Desk, seat: int, command: Exchange) -> None:
    """One card of the hand for three, drawn first (MC-36)."""
    state = desk.state
    if state.phase in (Phase.CALL, Phase.CONTEST, Phase.SCORES, Phase.OVER):
        refuse(Reason.STOPPED)
    if desk.available() < EXCHANGE_CARDS:
        refuse(Reason.STOCK_TOO_SMALL)
    if state.options.exchange == "once_per_sequence" and state.seats[seat].exchanged:
        refuse(Reason.ALREADY_EXCHANGED)
    card = desk.card_in_hand(seat, command.card)
    if card in desk.may_go_back:
        refuse(Reason.MAY_GO_BACK)
    desk.draw(seat, EXCHANGE_CARDS, "exchange")
    desk.emit(ev.Exchanged(seat=seat, card=card))


def only_in_turn(desk: Desk, seat: int) -> None:
    """Refuse whoever is not to move, where all play one after the other (MC-44)."""
    state = desk.state
    if state.options.pace != "turns":
        return
    if state.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING) and seat != state.starter:
        refuse(Reason.NOT_OPENER)
    if state.turn not in (None, seat):
        refuse(Reason.NOT_YOUR_TURN)


def pass_turn(desk: Desk, seat: int) -> None:
    """Nothing on one's turn; when all in succession pass, that is a blockage (MC-44)."""
    if desk.state.phase != Phase.OPEN or desk.state.turn != seat:
        refuse(Reason.STOPPED)
    desk.emit(ev.Passed(seat=seat, at=desk.at))
    block_if_all_passed(desk)


def block_if_all_passed(desk: Desk) -> None:
    """A full circle of passes is a blockage, also when a seat leaves (MC-44)."""
    state = desk.state
    if state.turn is None or state.phase != Phase.OPEN:
        return
    if state.active and state.passes >= len(state.active):
        block(desk)


def declare(desk: Desk, seat: int) -> None:
    """Nothing can be laid: the others have a while to object (MC-37)."""
    state = desk.state
    opening = state.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING)
    if opening and seat != state.starter:
        refuse(Reason.NOT_OPENER)
    if state.phase != Phase.OPEN or state.turn is not None:  # who has nothing passes (MC-44)
        refuse(Reason.STOPPED)
    last = state.seats[seat].declared
    if state.declaration is not None or state.objection is not None:
        refuse(Reason.TOO_SOON)
    if last is not None and desk.at - last < DECLARE_EVERY_MS:
        refuse(Reason.TOO_SOON)
    until = desk.at + state.options.block_seconds * 1000
    hint = _playable(desk) if state.options.block_hint == "yes" else None
    desk.emit(ev.Declared(seat=seat, at=desk.at, until=until, playable=hint))
    block_if_agreed(desk)


def _playable(desk: Desk) -> bool:
    """Whether some hand holds a card that could be laid."""
    state = desk.state
    board = Board(
        settled_ground(state, state.starter)._replace(streak=None, single=False), desk.judge
    )
    seats = (state.seats[i] for i in state.active)
    return any(
        board.can_play(
            [c for c in s.hand if c.id not in s.locked], s.streak, single=len(s.hand) == 1
        )
        for s in seats
    )


def agree(desk: Desk, seat: int) -> None:
    """A seat does not object; with everybody agreed the blockage stands at once."""
    declaration = desk.state.declaration
    if declaration is None or desk.state.phase != Phase.OPEN:
        refuse(Reason.STOPPED)
    if seat != declaration.seat and seat not in declaration.agreed:
        desk.emit(ev.Agreed(seat=seat))
    block_if_agreed(desk)


def block_if_agreed(desk: Desk) -> None:
    """With everybody agreed there is nothing to wait for."""
    declaration = desk.state.declaration
    if declaration is not None and desk.state.phase == Phase.OPEN:
        for_it = {declaration.seat, *declaration.agreed}
        if for_it.issuperset(desk.state.active):
            block(desk)


def object_to(desk: Desk, seat: int) -> None:
    """A seat can play and has 15 s to show it (MC-37)."""
    declaration = desk.state.declaration
    if declaration is None or desk.state.phase != Phase.OPEN:
        refuse(Reason.STOPPED)
    if desk.state.seats[seat].barred or seat == declaration.seat:
        refuse(Reason.CANNOT_OBJECT)
    desk.emit(ev.Objected(seat=seat, until=desk.at + OBJECTION_MS))


def block(desk: Desk) -> None:
    """The blockage stands: the row goes into the stock and the next seat starts (MC-37).

    After too many sequences without a standing play the round is over instead (MC-40).
    """
    state = desk.state
    stock = desk.shuffled(state.stock + state.row.cards() + state.base)
    desk.emit(ev.SequenceEnded(stock=stock, stock_count=len(stock), at=desk.at))
    if desk.state.idle < IDLE_SEQUENCES:
        start_sequence(desk, state.to_the_left(state.starter))
