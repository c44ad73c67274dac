"""What the events of rounds and sequences do to a state: dealing, the base, the stock, the end."""

from msgspec.structs import replace

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card, Row
from melicado.rules.melicado.changes import (
    declaration_over,
    next_pile,
    row_gone,
    seat_changed,
    without,
)
from melicado.rules.melicado.evolve_contest import nothing_contestable
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.state import How, Phase, SeatState, State, WordSeen


def match_started(state: State, e: ev.MatchStarted) -> State:
    """All cards in the stock; nobody has any."""
    return State(
        options=e.options,
        secret=e.secret,
        deck=e.deck,
        stock=e.deck,
        seats=(SeatState(),) * e.seats,
    )


def round_started(state: State, e: ev.RoundStarted) -> State:
    """Dealt; of a seat only its points and whether it has left go on (MC-09)."""
    seats = tuple(
        SeatState(hand=hand, total=s.total, rounds_won=s.rounds_won, folded=s.folded)
        for s, hand in zip(state.seats, e.hands, strict=True)
    )
    return replace(
        state,
        seats=seats,
        stock=e.stock,
        reserve=(),
        row=Row(),
        base=(),
        round=e.round,
        round_starter=e.starter,
        round_until=e.until,
        sequence=0,
        idle=0,
        words=(),
        judged=(),
        past=(),
        version=state.version + 1,
    )


def sequence_started(state: State, e: ev.SequenceStarted) -> State:
    """Counts, locks and exchanges start afresh (MC-18, MC-20, MC-36)."""
    return replace(
        state,
        sequence=e.sequence,
        starter=e.starter,
        special=None,
        moved=False,
        tries=0,
        phase=Phase.VIOLET if e.asks else Phase.BASE,
        step_until=e.until,
        seats=tuple(replace(s, streak=None, locked=(), exchanged=False) for s in state.seats),
    )


def starter_replaced(state: State, e: ev.StarterReplaced) -> State:
    """Another seat goes on with the step of the opening (MC-16)."""
    return replace(state, starter=e.starter, step_until=e.until)


def violet_turned(state: State, e: ev.VioletTurned) -> State:
    """The violet card is in force (MC-11)."""
    return replace(state, special=Special(e.special))


def base_turned(state: State, e: ev.BaseTurned) -> State:
    """Two cards lie open beside the row (MC-12)."""
    return replace(
        state,
        phase=Phase.BASE,
        base=e.cards,
        stock=without(state.stock, e.cards),
        step_until=e.until,
    )


def base_ordered(state: State, e: ev.BaseOrdered) -> State:
    """The base is the row; a correct one counts as seen (MC-03)."""
    words = state.words
    if e.word:
        words = (*words, WordSeen(e.word, -1, How.BASE, state.sequence, e.at))
    return replace(
        state,
        phase=Phase.OPENING,
        base=(),
        row=e.row,
        version=state.version + 1,
        next_pile=next_pile(e.row, state.next_pile),
        words=words,
        step_until=e.until,
    )


def base_returned(state: State, e: ev.BaseReturned) -> State:
    """The base is back in the stock; the starter has had a try (MC-14)."""
    state = row_gone(state, e.at)
    return replace(state, stock=e.stock, base=(), row=Row(), tries=state.tries + 1)


def table_opened(state: State, e: ev.TableOpened) -> State:
    """Everyone may lay (MC-15)."""
    return replace(state, phase=Phase.OPEN, step_until=None, tries=state.tries + 1)


def refilled(state: State, e: ev.Refilled) -> State:
    """The reserve, or the covered cards of the settled row, are in the stock (MC-22)."""
    if e.source == "reserve":
        return replace(state, stock=e.stock, reserve=without(state.reserve, e.stock))
    gone = state.row.covered()
    window = state.window
    if window is not None:
        window = replace(window, shown=_row_without(window.shown, gone))
    return replace(state, stock=e.stock, row=_row_without(state.row, gone), window=window)


def _row_without(row: Row, gone: tuple[Card, ...]) -> Row:
    return replace(
        row,
        piles=tuple(replace(p, cards=without(p.cards, gone)) for p in row.piles),
        branches=tuple(
            replace(b, piles=tuple(replace(p, cards=without(p.cards, gone)) for p in b.piles))
            for b in row.branches
        ),
    )


def drawn(state: State, e: ev.Drawn) -> State:
    """Cards of the stock are in a hand."""
    stock = without(state.stock, e.cards)
    return replace(
        seat_changed(state, e.seat, hand=state.seats[e.seat].hand + e.cards), stock=stock
    )


def sequence_ended(state: State, e: ev.SequenceEnded) -> State:
    """The row is in the stock; a sequence where nothing stood counts as idle (MC-37, MC-40)."""
    return replace(
        row_gone(nothing_contestable(declaration_over(state)), e.at),
        stock=e.stock,
        row=Row(),
        idle=0 if state.moved else state.idle + 1,
    )


def folded(state: State, e: ev.Folded) -> State:
    """The seat's cards are counted and in the stock (MC-43)."""
    state = seat_changed(state, e.seat, hand=(), folded=e.count, locked=())
    state = replace(state, stock=e.stock)
    word, to = state.contestable, state.undo.to if state.undo else None
    touched = word is not None and e.seat in (*word.seats, to)
    return nothing_contestable(state) if touched or not state.table_decides else state


def round_ended(state: State, e: ev.RoundEnded) -> State:
    """Points are added; a folded seat scores nothing in the rounds to come (MC-39, MC-43)."""
    finished = e.result.finished
    seats = tuple(
        replace(
            s,
            total=s.total + points,
            rounds_won=s.rounds_won + (i in finished),
            folded=None if s.folded is None else 0,
        )
        for i, (s, points) in enumerate(zip(state.seats, e.result.points, strict=True))
    )
    return replace(
        nothing_contestable(declaration_over(state)),
        seats=seats,
        phase=Phase.SCORES,
        step_until=None,
        call=None,
        results=(*state.results, e.result),
        now=max(state.now, e.result.at),
    )


def game_ended(state: State, e: ev.GameEnded) -> State:
    """Nothing more can happen (MC-41)."""
    return replace(state, phase=Phase.OVER, ranking=e.ranking)
