"""What must hold of every state, event and view of a game, whatever has happened."""

import re

import msgspec

from melicado.rules.game import Seats
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card
from melicado.rules.melicado.ground import greens_at_ends, line_word, settled_ground
from melicado.rules.melicado.lines import ROW, line_row, lines_of
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.state import How, Phase, State

_CARD = re.compile(rb'\[(\d+),"[A-Z*]","[brg]"\]')
OPENING = (Phase.VIOLET, Phase.BASE, Phase.OPENING)


def check_state(state: State) -> None:
    """A state that the rules can reach."""
    assert tuple(sorted(state.every_card())) == tuple(sorted(state.deck))
    stopped = state.contest.resumes if state.contest else state.phase
    assert (state.call is not None) == (stopped == Phase.CALL)
    assert (state.contest is not None) == (state.phase == Phase.CONTEST)
    assert (state.undo is not None) == (state.contestable is not None)
    assert state.table_decides or state.contestable is None
    assert state.contest is None or state.contestable is not None
    assert state.contestable is None or state.row.piles
    assert state.declaration is None or state.objection is None
    assert state.window is None or (state.phase == Phase.OPEN and state.window.plays)
    assert state.window is not None or not state.waiting
    assert not state.base or state.phase in (Phase.BASE, Phase.SCORES, Phase.OVER)
    assert state.phase not in OPENING or state.step_until is not None
    assert state.phase in OPENING or state.step_until is None
    check_seats(state)
    check_row(state)
    check_words(state)


def check_seats(state: State) -> None:
    for seat in state.seats:
        assert seat.folded is None or not seat.hand
        assert {c.id for c in seat.hand}.issuperset(seat.locked)
        assert seat.streak is None or 1 <= seat.streak.count <= 2
    if state.phase in OPENING:
        assert state.starter in state.active
    if state.last_card_lies:
        assert state.phase in (Phase.OPEN, Phase.CONTEST)
    elif state.phase not in (Phase.SCORES, Phase.OVER) and state.window is None:
        assert all(state.seats[i].hand for i in state.active)


def check_row(state: State) -> None:
    for row in (state.row, state.shown):
        ids = [p.id for p in row.all_piles()]
        assert len(set(ids)) == len(ids)
        assert not row.branches or (state.special == Special.VERTICALE and state.moved)
        assert all(branch.piles and row.index(branch.stem) is not None for branch in row.branches)
        for pile in row.all_piles():
            assert pile.cards
            assert pile.letter == pile.top.letter or pile.top.is_joker
            assert pile.letter or (not changed(state, ROW) and row.index(pile.id) is not None)
    if state.options.green == "stays_at_an_end":
        for line in lines_of(state.row):
            assert greens_at_ends(line_row(state.row, line), state.special)


def changed(state: State, line: int) -> bool:
    """Whether a play, a Méli or a Cado of this sequence has made the word of a line."""
    return any(
        w.line == line and w.sequence == state.sequence and w.how != How.BASE for w in state.words
    )


def check_words(state: State) -> None:
    """MC-03: no word twice where the program sees to it; each line's last lies on the table."""
    whole = state.options.repeat_scope == "round"
    words = [w.word for w in state.words if whole or w.sequence == state.sequence]
    assert len(set(words)) == len(words) or state.options.referee == "table"
    for line in lines_of(state.row):
        if changed(state, line) and state.row.piles:
            last = [w.word for w in state.words if w.line == line][-1]
            assert last == line_word(settled_ground(state, 0), line)
        else:
            assert line == ROW


def check_event(event: ev.AnyEvent) -> None:
    """Read back from JSON it is the same."""
    text = msgspec.json.encode(event)
    assert msgspec.json.decode(text, type=ev.AnyEvent) == event


def open_cards(state: State, seats: Seats) -> set[Card]:
    """The cards that these seats may see: on the table, in their hands, all hands at the end."""
    cards = {*state.base, *state.row.cards(), *state.provisional()}
    for index, seat in enumerate(state.seats):
        if index in seats or state.phase in (Phase.SCORES, Phase.OVER):
            cards.update(seat.hand)
    return cards


def cards_in(value: object) -> set[int]:
    """The ids of the cards that the value shows in JSON."""
    return {int(i) for i in _CARD.findall(msgspec.json.encode(value))}


def check_secrets(
    game: MeliCado, before: State, event: ev.AnyEvent, after: State, seats: Seats
) -> None:
    """Neither the event nor the view shows these seats a card they may not know."""
    seen = game.redact(event, seats)
    view = game.view(after, seats)
    for shown in (seen, view):
        assert after.secret.encode() not in msgspec.json.encode(shown)
    now = {c.id for c in open_cards(after, seats)}
    assert cards_in(view) <= now
    known = now | {c.id for c in open_cards(before, seats)}
    if isinstance(event, ev.Faulted):
        known.update(laid.card.id for laid in event.cards)  # everyone saw it laid
    if not isinstance(event, ev.MatchStarted):  # which tells the deck, and no place of a card
        assert cards_in(seen) <= known
    for shown in (seen, view):
        if isinstance(shown, ev.Held | ev.Rejected) and shown.seat not in seats:
            assert not getattr(shown, "command", None)
            assert not getattr(shown, "evidence", None)
