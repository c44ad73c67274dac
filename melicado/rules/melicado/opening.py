"""Rounds and sequences begin: dealing, the violet card, the base, the opening (MC-09 to MC-16)."""

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card, Pile, Row
from melicado.rules.melicado.commands import OrderBase
from melicado.rules.melicado.desk import Desk, refuse
from melicado.rules.melicado.ground import settled_ground
from melicado.rules.melicado.judging import read, word_fault
from melicado.rules.melicado.options import deal_sizes
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.search import Board
from melicado.rules.melicado.state import Phase

BASE_CARDS = 2


def start_round(desk: Desk, number: int, starter: int) -> None:
    """Shuffle and deal; the starter's first sequence begins (MC-09, MC-10)."""
    state = desk.state
    pack = desk.shuffled(state.deck)
    hands: list[tuple[Card, ...]] = []
    dealt = 0
    for seat, size in enumerate(deal_sizes(state.options, len(state.seats))):
        take = size if state.seats[seat].folded is None else 0
        hands.append(pack[dealt : dealt + take])
        dealt += take
    stock = pack[dealt:]
    desk.emit(
        ev.RoundStarted(
            round=number,
            starter=starter,
            hands=tuple(hands),
            counts=tuple(len(h) for h in hands),
            stock=stock,
            stock_count=len(stock),
            until=desk.at + state.options.round_minutes * 60_000,
        )
    )
    start_sequence(desk, starter)


def start_sequence(desk: Desk, starter: int) -> None:
    """A new sequence: the violet card first, then the base (MC-11, MC-12)."""
    options = desk.state.options
    asks = options.violet == "starter_decides"
    number = desk.state.sequence + 1
    until = step_end(desk)
    desk.emit(ev.SequenceStarted(sequence=number, starter=starter, asks=asks, until=until))
    if options.violet == "always":
        turn_violet(desk)
    elif options.violet == "chosen" and options.violet_kind is not None:
        desk.emit(ev.VioletTurned(special=options.violet_kind))
    if not asks:
        turn_base(desk)


def step_end(desk: Desk) -> int:
    """When a step of the opening that begins now is over (MC-16)."""
    return desk.at + desk.state.options.opening_seconds * 1000


def turn_violet(desk: Desk) -> None:
    """One violet card by chance from all of them (MC-11)."""
    desk.emit(ev.VioletTurned(special=desk.chance().choice(desk.turnable)))


def choose_violet(desk: Desk, seat: int, turned: bool) -> None:
    """The starter's answer to the violet card (MC-11)."""
    _only_starter(desk, seat, Phase.VIOLET)
    if turned:
        turn_violet(desk)
    else:
        desk.emit(ev.VioletDeclined())
    turn_base(desk)


def turn_base(desk: Desk) -> None:
    """The first two cards of the stock; with fewer left in the box no base can be made."""
    desk.refill(BASE_CARDS)
    cards = desk.state.stock[:BASE_CARDS]
    desk.emit(ev.BaseTurned(cards=cards, until=step_end(desk)))


def order_base(desk: Desk, seat: int, command: OrderBase) -> None:
    """The starter puts the base in order (MC-12)."""
    _only_starter(desk, seat, Phase.BASE)
    cards = desk.state.base
    if command.first not in [c.id for c in cards]:
        refuse(Reason.NO_SUCH_PLACE)
    put_base(desk, tuple(sorted(cards, key=lambda c: c.id != command.first)))


def put_base(desk: Desk, cards: tuple[Card, ...]) -> None:
    """Lay the base; a correct one counts as seen, one with a joker never does (MC-03)."""
    state = desk.state
    piles = tuple(
        Pile(state.next_pile + i, (c,), "" if c.is_joker else c.letter) for i, c in enumerate(cards)
    )
    row = Row(piles)
    word = ""
    if not any(c.is_joker for c in cards):
        ground = settled_ground(state, state.starter)._replace(row=row)
        _, letters, _ = read(row, ground, desk.judge)
        word = letters if word_fault(letters, ground, desk.judge) is None else ""
    desk.emit(ev.BaseOrdered(row=row, word=word, at=desk.at, until=step_end(desk)))


def cannot_open(desk: Desk, seat: int) -> None:
    """MC-14: a new base and a card for the first time; MC-15: the table opens the second."""
    _only_starter(desk, seat, Phase.OPENING)
    state = desk.state
    if state.options.opening_claim == "proven":
        hand = state.seats[seat].hand
        if Board(settled_ground(state, seat), desk.judge).can_play(hand, single=len(hand) == 1):
            refuse(Reason.OPENING_EXISTS)
    give_up_opening(desk)


def give_up_opening(desk: Desk) -> None:
    """The starter has said, or let the time say, that the base cannot be opened."""
    state = desk.state
    if state.tries > 0:
        desk.emit(ev.TableOpened(at=desk.at))
        return
    stock = desk.shuffled(state.stock + state.row.cards())
    desk.emit(ev.BaseReturned(stock=stock, stock_count=len(stock), at=desk.at))
    turn_base(desk)
    desk.draw(state.starter, 1, "opening")


def replace_starter(desk: Desk) -> None:
    """The starter left: the next on the left goes on with the step, in all its time (MC-16)."""
    heir = desk.state.to_the_left(desk.state.starter)
    desk.emit(ev.StarterReplaced(starter=heir, until=step_end(desk)))


def opening_step_over(desk: Desk) -> None:
    """MC-16: the time of a step is up, and the simplest answer is taken."""
    if desk.state.phase == Phase.VIOLET:
        choose_violet(desk, desk.state.starter, turned=False)
    elif desk.state.phase == Phase.BASE:
        put_base(desk, desk.state.base)
    else:
        give_up_opening(desk)


def _only_starter(desk: Desk, seat: int, phase: Phase) -> None:
    if seat != desk.state.starter:
        refuse(Reason.NOT_OPENER)
    if desk.state.phase != phase:
        refuse(Reason.STOPPED)
