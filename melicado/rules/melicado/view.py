"""What a seat may see. The one place where secrets are removed, from states and from events."""

from typing import Any

import msgspec
from msgspec.structs import replace

from melicado.rules.game import Seats
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card, Row
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.state import (
    Call,
    Contest,
    Contestable,
    Declaration,
    Judged,
    Objection,
    Phase,
    Proposal,
    Result,
    SeatState,
    State,
    Streak,
    WordSeen,
)


class SeatView(msgspec.Struct, frozen=True):
    """A seat as the viewer sees it; ``hand`` is None where only the backs show."""

    count: int
    hand: tuple[Card, ...] | None
    total: int
    rounds_won: int
    streak: Streak | None
    locked: tuple[int, ...]
    exchanged: bool
    declared: int | None
    barred: bool
    folded: bool


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The game for the seats ``you``; enough to find every play of their hands."""

    you: tuple[int, ...]
    options: Options
    phase: Phase
    seats: tuple[SeatView, ...]
    stock: int
    reserve: int
    round: int
    round_starter: int
    round_until: int
    sequence: int
    starter: int
    special: Special | None
    moved: bool
    has_word: bool
    """Whether a word lies on the table, so that calls are open (MC-35)."""
    tries: int
    step_until: int | None
    base: tuple[Card, ...]
    row: Row
    """The row as shown, provisional cards included; a play aimed at it names ``version``."""
    settled: Row
    """The row without them; a play that joins the window names ``settled_version``."""
    version: int
    settled_version: int
    provisional: tuple[int, ...]
    provisional_words: tuple[str, ...]
    """The words of the plays that wait in the window."""
    closes: int | None
    words: tuple[WordSeen, ...]
    call: Call | None
    turn: int | None = None
    """Whose turn it is, where all play one after the other (MC-44)."""
    declaration: Declaration | None
    objection: Objection | None
    added: frozenset[str]
    proposal: Proposal | None
    contestable: Contestable | None = None
    contest: Contest | None = None
    judged: tuple[Judged, ...] = ()
    results: tuple[Result, ...]
    ranking: tuple[tuple[int, ...], ...]

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that still play."""
        return tuple(i for i, s in enumerate(self.seats) if not s.folded)

    @property
    def table_decides(self) -> bool:
        """Whether wrong words stand until somebody else contests them (MC-38)."""
        return self.options.referee == "table" and len(self.active) > 1

    @property
    def last_card_lies(self) -> bool:
        """Whether a hand is empty and its last word may still be contested (MC-38, MC-39)."""
        waits = self.closes is None and self.contestable is not None
        return waits and any(not self.seats[i].count for i in self.active)


def view(state: State, seats: Seats) -> View:
    """What ``seats`` may see together; an empty set is a spectator."""
    everyone = state.phase in (Phase.SCORES, Phase.OVER)
    window = state.window
    return View(
        you=tuple(sorted(seats)),
        options=state.options,
        phase=state.phase,
        seats=tuple(_seat(s, i in seats, everyone) for i, s in enumerate(state.seats)),
        stock=len(state.stock),
        reserve=len(state.reserve),
        round=state.round,
        round_starter=state.round_starter,
        round_until=state.round_until,
        sequence=state.sequence,
        starter=state.starter,
        special=state.special,
        moved=state.moved,
        has_word=state.has_word,
        tries=state.tries,
        step_until=state.step_until,
        base=state.base,
        row=state.shown,
        settled=state.row,
        version=state.version,
        settled_version=window.version if window else state.version,
        provisional=tuple(c.id for c in state.provisional()),
        provisional_words=tuple(w for p in window.plays for w in p.words) if window else (),
        closes=window.closes if window else None,
        words=state.words,
        call=state.call,
        turn=state.turn,
        declaration=state.declaration,
        objection=state.objection,
        added=state.added,
        proposal=state.proposal,
        contestable=state.contestable,
        contest=state.contest,
        judged=state.judged,
        results=state.results,
        ranking=state.ranking,
    )


def _seat(seat: SeatState, own: bool, everyone: bool) -> SeatView:
    return SeatView(
        count=len(seat.hand),
        hand=seat.hand if own or everyone else None,
        total=seat.total,
        rounds_won=seat.rounds_won,
        streak=seat.streak,
        locked=seat.locked if own else (),
        exchanged=seat.exchanged,
        declared=seat.declared,
        barred=seat.barred,
        folded=seat.folded is not None,
    )


_OWN: dict[type, dict[str, Any]] = {
    ev.Drawn: {"cards": ()},
    ev.Held: {"command": None},
    ev.Rejected: {"evidence": {}},
    ev.Rearranged: {"discard": None},
    ev.Exchanged: {"card": None},
}
"""What only the event's own seat may read, and what the others find in its place."""


def redact(event: ev.AnyEvent, seats: Seats) -> ev.AnyEvent:
    """The event without the cards and the secret ``seats`` may not know."""
    match event:
        case ev.MatchStarted():
            return replace(event, secret="")
        case ev.RoundStarted():
            hands = tuple(h if i in seats else () for i, h in enumerate(event.hands))
            return replace(event, hands=hands, stock=())
        case ev.BaseReturned() | ev.Refilled() | ev.SequenceEnded() | ev.Folded():
            return replace(event, stock=())
        case ev.Drawn() | ev.Held() | ev.Rejected() | ev.Rearranged() | ev.Exchanged():
            return event if event.seat in seats else replace(event, **_OWN[type(event)])
    return event
