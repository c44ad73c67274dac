"""Applying events to a state: no chance, no clock, no dictionary."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card, Row
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.state import (
    STALE_MS,
    Call,
    Declaration,
    How,
    Objection,
    PastRow,
    Phase,
    SeatState,
    State,
    Streak,
    Waiting,
    Window,
    WordSeen,
)


def evolve(state: State, event: ev.AnyEvent) -> State:
    """The state after ``event``."""
    changed = _HANDLERS[type(event)](state, event)
    return replace(changed, steps=state.steps + 1)


def _seat(state: State, seat: int, **changes: Any) -> State:
    seats = list(state.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(state, seats=tuple(seats))


def _every_seat(state: State, **changes: Any) -> State:
    return replace(state, seats=tuple(replace(s, **changes) for s in state.seats))


def _without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    ids = {c.id for c in gone}
    return tuple(c for c in cards if c.id not in ids)


def _row_gone(state: State, at: int) -> State:
    """The shown row is about to change: remember it for late plays (MC-21)."""
    kept = tuple(p for p in state.past if at - p.gone <= STALE_MS)
    row = PastRow(state.version, state.shown, len(state.words), state.phase == Phase.OPENING, at)
    return replace(state, past=(*kept, row), version=state.version + 1)


def _progress(state: State) -> State:
    """A play, Méli or Cado stands (MC-37, MC-40)."""
    state = replace(state, moved=True, idle=0, step_until=None, phase=Phase.OPEN, call=None)
    return _every_seat(_declaration_over(state), locked=())


def _declaration_over(state: State) -> State:
    if state.declaration is not None:
        state = _every_seat(state, barred=False)
    return replace(state, declaration=None, objection=None)


def _resume(state: State, at: int) -> State:
    """A call ended without effect: the clocks that stood still go on (MC-32)."""
    call = state.call
    if call is None:
        return state
    pause = at - call.since
    declaration, objection = state.declaration, state.objection
    if declaration is not None:
        declaration = replace(declaration, until=declaration.until + pause)
    if objection is not None:
        objection = replace(objection, until=objection.until + pause)
    return replace(state, call=None, phase=Phase.OPEN, declaration=declaration, objection=objection)


def _next_pile(row: Row, current: int) -> int:
    return max([current, *(p.id + 1 for p in row.all_piles())])


def _match_started(state: State, e: ev.MatchStarted) -> State:
    return State(
        options=e.options,
        secret=e.secret,
        deck=e.deck,
        stock=e.deck,
        seats=(SeatState(),) * e.seats,
    )


def _round_started(state: State, e: ev.RoundStarted) -> State:
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
        past=(),
        version=state.version + 1,
        window=None,
        waiting=(),
    )


def _sequence_started(state: State, e: ev.SequenceStarted) -> State:
    forget = state.options.repeat_scope == "sequence"
    return replace(
        state,
        sequence=e.sequence,
        starter=e.starter,
        special=None,
        moved=False,
        tries=0,
        phase=Phase.VIOLET if e.asks else Phase.BASE,
        step_until=e.until,
        words=() if forget else state.words,
        past=(),
        seats=tuple(replace(s, streak=None, locked=(), exchanged=False) for s in state.seats),
    )


def _base_turned(state: State, e: ev.BaseTurned) -> State:
    return replace(
        state,
        phase=Phase.BASE,
        base=e.cards,
        stock=_without(state.stock, e.cards),
        step_until=e.until,
    )


def _base_ordered(state: State, e: ev.BaseOrdered) -> State:
    words = state.words
    if e.word:
        words = (*words, WordSeen(e.word, -1, How.BASE, state.sequence, e.at))
    return replace(
        state,
        phase=Phase.OPENING,
        base=(),
        row=e.row,
        version=state.version + 1,
        next_pile=_next_pile(e.row, state.next_pile),
        words=words,
        step_until=e.until,
    )


def _base_returned(state: State, e: ev.BaseReturned) -> State:
    return replace(state, stock=e.stock, base=(), row=Row(), tries=state.tries + 1, past=())


def _table_opened(state: State, e: ev.TableOpened) -> State:
    return replace(state, phase=Phase.OPEN, step_until=None, tries=state.tries + 1)


def _refilled(state: State, e: ev.Refilled) -> State:
    if e.source == "reserve":
        return replace(state, stock=e.stock, reserve=())
    gone = state.row.covered()
    window = state.window
    if window is not None:
        window = replace(window, shown=_row_without(window.shown, gone))
    return replace(state, stock=e.stock, row=_row_without(state.row, gone), window=window)


def _row_without(row: Row, gone: tuple[Card, ...]) -> Row:
    """The row without those covered cards (MC-22)."""
    return replace(
        row,
        piles=tuple(replace(p, cards=_without(p.cards, gone)) for p in row.piles),
        branches=tuple(
            replace(b, piles=tuple(replace(p, cards=_without(p.cards, gone)) for p in b.piles))
            for b in row.branches
        ),
    )


def _drawn(state: State, e: ev.Drawn) -> State:
    stock = _without(state.stock, e.cards)
    return replace(_seat(state, e.seat, hand=state.seats[e.seat].hand + e.cards), stock=stock)


def _laid(state: State, e: ev.Laid) -> State:
    cards = tuple(c.card for c in e.play.cards)
    version = state.window.version if state.window else state.version
    plays = (*(state.window.plays if state.window else ()), e.play)
    hand = _without(state.seats[e.play.seat].hand, cards)
    state = _seat(_row_gone(state, e.play.at), e.play.seat, hand=hand)
    return replace(
        state,
        window=Window(version, e.closes, plays, e.row),
        next_pile=_next_pile(e.row, state.next_pile),
    )


def _settled(state: State, e: ev.Settled) -> State:
    plays = state.window.plays if state.window else ()
    for play in plays:
        state = _count_places(state, play.seat, tuple(c.place for c in play.cards))
    state = replace(state, row=e.row, window=None, waiting=(), words=state.words + e.words)
    return _progress(state)


def _count_places(state: State, seat: int, places: tuple[Any, ...]) -> State:
    """MC-18: count cards in succession at one place."""
    streak = state.seats[seat].streak
    for place in places:
        same = streak is not None and streak.place == place
        streak = Streak(place, streak.count + 1 if same and streak else 1)
    if state.options.same_place == "uninterrupted":
        state = _every_seat(state, streak=None)
    return _seat(state, seat, streak=streak)


def _returned(state: State, e: ev.Returned) -> State:
    plays = state.window.plays if state.window else ()
    state = _row_gone(state, e.at)
    for play in plays:
        cards = tuple(c.card for c in play.cards)
        seat = state.seats[play.seat]
        locked = seat.locked + tuple(c.id for c in cards)
        state = _seat(state, play.seat, hand=seat.hand + cards, locked=locked)
    return replace(state, window=None, waiting=())


def _faulted(state: State, e: ev.Faulted) -> State:
    return state if e.how == How.PLAY else _resume(state, e.at)


def _held(state: State, e: ev.Held) -> State:
    if e.command is None:
        return state
    return replace(state, waiting=(*state.waiting, Waiting(e.seat, e.command, e.at)))


def _called(state: State, e: ev.Called) -> State:
    return replace(state, phase=Phase.CALL, call=Call(e.how, e.seat, e.at, e.until))


def _call_stands(state: State, row: Row, word: WordSeen) -> State:
    state = _row_gone(state, word.at)
    state = replace(state, row=row, words=(*state.words, word))
    return _every_seat(_progress(state), streak=None)


def _rearranged(state: State, e: ev.Rearranged) -> State:
    seen = WordSeen(e.word, e.seat, How.MELI, state.sequence, e.at)
    state = _call_stands(state, e.row, seen)
    if e.discard is None:
        return state
    hand = _without(state.seats[e.seat].hand, (e.discard,))
    return replace(_seat(state, e.seat, hand=hand), reserve=(*state.reserve, e.discard))


def _given(state: State, e: ev.Given) -> State:
    seen = WordSeen(e.word, e.seat, How.CADO, state.sequence, e.at)
    state = _call_stands(state, e.row, seen)
    return _seat(state, e.to, hand=state.seats[e.to].hand + e.pile.cards)


def _exchanged(state: State, e: ev.Exchanged) -> State:
    if e.card is None:
        return state
    hand = _without(state.seats[e.seat].hand, (e.card,))
    state = _seat(state, e.seat, hand=hand, exchanged=True)
    return replace(state, reserve=(*state.reserve, e.card))


def _declared(state: State, e: ev.Declared) -> State:
    return replace(_seat(state, e.seat, declared=e.at), declaration=Declaration(e.seat, e.until))


def _agreed(state: State, e: ev.Agreed) -> State:
    if state.declaration is None:
        return state
    agreed = (*state.declaration.agreed, e.seat)
    return replace(state, declaration=replace(state.declaration, agreed=agreed))


def _objected(state: State, e: ev.Objected) -> State:
    return replace(_declaration_over(state), objection=Objection(e.seat, e.until))


def _objection_failed(state: State, e: ev.ObjectionFailed) -> State:
    return _seat(replace(state, objection=None), e.seat, barred=True)


def _sequence_ended(state: State, e: ev.SequenceEnded) -> State:
    return replace(
        _declaration_over(state),
        stock=e.stock,
        row=Row(),
        base=(),
        idle=0 if state.moved else state.idle + 1,
        version=state.version + 1,
        past=(),
        special=None,
    )


def _folded(state: State, e: ev.Folded) -> State:
    return replace(_seat(state, e.seat, hand=(), folded=e.count, locked=()), stock=e.stock)


def _round_ended(state: State, e: ev.RoundEnded) -> State:
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
        _declaration_over(state),
        seats=seats,
        phase=Phase.SCORES,
        step_until=None,
        call=None,
        waiting=(),
        special=None,
        results=(*state.results, e.result),
    )


_HANDLERS: dict[type, Callable[[State, Any], State]] = {
    ev.MatchStarted: _match_started,
    ev.RoundStarted: _round_started,
    ev.SequenceStarted: _sequence_started,
    ev.VioletTurned: lambda s, e: replace(s, special=Special(e.special)),
    ev.VioletDeclined: lambda s, _: s,
    ev.BaseTurned: _base_turned,
    ev.BaseOrdered: _base_ordered,
    ev.BaseReturned: _base_returned,
    ev.TableOpened: _table_opened,
    ev.Refilled: _refilled,
    ev.Drawn: _drawn,
    ev.Laid: _laid,
    ev.Settled: _settled,
    ev.Returned: _returned,
    ev.Faulted: _faulted,
    ev.Held: _held,
    ev.Rejected: lambda s, _: s,
    ev.Called: _called,
    ev.CallCancelled: lambda s, e: _resume(s, e.at),
    ev.Rearranged: _rearranged,
    ev.Given: _given,
    ev.Exchanged: _exchanged,
    ev.Declared: _declared,
    ev.Agreed: _agreed,
    ev.Objected: _objected,
    ev.ObjectionFailed: _objection_failed,
    ev.SequenceEnded: _sequence_ended,
    ev.Folded: _folded,
    ev.RoundEnded: _round_ended,
    ev.GameEnded: lambda s, e: replace(s, phase=Phase.OVER, ranking=e.ranking),
}
