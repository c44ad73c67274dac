"""What several events change alike: seats, the row that goes, progress, clocks that stood still."""

from typing import Any

from msgspec.structs import replace

from melicado.rules.melicado.cards import Card, Row
from melicado.rules.melicado.ground import line_words, settled_ground
from melicado.rules.melicado.state import STALE_MS, PastRow, Phase, State, WordSeen

_KEPT_MS = 2 * STALE_MS
"""Rows are remembered longer than a play may be late: it may have waited for a settlement."""


def seat_changed(state: State, seat: int, **changes: Any) -> State:
    """The state with those fields of one seat replaced."""
    seats = list(state.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(state, seats=tuple(seats))


def every_seat(state: State, **changes: Any) -> State:
    """The state with those fields of all seats replaced."""
    return replace(state, seats=tuple(replace(s, **changes) for s in state.seats))


def without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards less those that are gone."""
    ids = {c.id for c in gone}
    return tuple(c for c in cards if c.id not in ids)


def next_pile(row: Row, current: int) -> int:
    """The first pile id that no pile has had yet."""
    return max([current, *(p.id + 1 for p in row.all_piles())])


def row_gone(state: State, at: int) -> State:
    """The shown row is about to change: remember it for late plays (MC-21)."""
    kept = tuple(p for p in state.past if at - p.gone <= _KEPT_MS)
    row = PastRow(
        version=state.version,
        row=state.shown,
        seen=state.seen | _provisional_words(state),
        streaks=tuple(s.streak for s in state.seats),
        special=state.special,
        opener=state.starter if state.phase == Phase.OPENING else None,
        gone=at,
    )
    return replace(state, past=(*kept, row), version=state.version + 1)


def _provisional_words(state: State) -> frozenset[str]:
    """The words a provisional row shows, seen by who aims at it though not settled yet."""
    if state.window is None:
        return frozenset()
    shown = settled_ground(state, state.starter)._replace(row=state.shown)
    return line_words(shown).union(state.window.plays[0].words)


def progress(state: State) -> State:
    """A play, Méli or Cado stands (MC-20, MC-37)."""
    state = replace(state, moved=True, step_until=None, phase=Phase.OPEN, call=None)
    return every_seat(declaration_over(state), locked=())


def declaration_over(state: State) -> State:
    """The declaration and the objection are done with; the next one may be objected to again."""
    if state.declaration is not None:
        state = every_seat(state, barred=False)
    return replace(state, declaration=None, objection=None)


def later(state: State, pause: int) -> State:
    """What waits for a blockage or an objection waits so much longer (ms)."""
    declaration, objection = state.declaration, state.objection
    if declaration is not None:
        declaration = replace(declaration, until=declaration.until + pause)
    if objection is not None:
        objection = replace(objection, until=objection.until + pause)
    return replace(state, declaration=declaration, objection=objection)


def call_resumed(state: State, at: int) -> State:
    """A call ended without effect: the clocks that stood still go on (MC-32)."""
    call = state.call
    if call is None:
        return state
    state = later(replace(state, call=None), at - call.since)
    if state.contest is not None:
        return replace(state, contest=replace(state.contest, resumes=Phase.OPEN))
    return replace(state, phase=Phase.OPEN)


def call_stands(state: State, row: Row, word: WordSeen) -> State:
    """A Méli or Cado stands: every count of MC-18 starts afresh."""
    state = row_gone(state, word.at)
    state = replace(state, row=row, words=(*state.words, word))
    return every_seat(progress(state), streak=None)
