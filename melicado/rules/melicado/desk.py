"""The desk a decision is worked out on: the state so far, the judge, the events emitted."""

import hashlib
from random import Random
from typing import NoReturn

from melicado.rules.game import Refused
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card, Row
from melicado.rules.melicado.evolve import evolve
from melicado.rules.melicado.ground import Ground
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.state import Phase, State
from melicado.words.judge import Judge

PENALTY = 2
"""Cards drawn for a fault (MC-19)."""


class Desk:
    """Collects the events of one decision; ``state`` always includes them."""

    def __init__(self, state: State, judge: Judge, at: int) -> None:
        self.state = state
        self.at = at
        self.events: list[ev.AnyEvent] = []
        self._judge = judge

    @property
    def judge(self) -> Judge:
        """The dictionary with the words the table has added (MC-38)."""
        added = self.state.added
        return self._judge.extended(added) if added else self._judge

    def emit(self, event: ev.AnyEvent) -> None:
        """Let ``event`` happen."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    def shuffled(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in an order drawn from the match's secret (MC-09)."""
        pack = sorted(cards)
        self.chance().shuffle(pack)
        return tuple(pack)

    def chance(self) -> Random:
        """Chance for the next event; the same state always draws the same."""
        seed = f"{self.state.secret}/{self.state.steps}".encode()
        return Random(hashlib.sha256(seed).digest())

    def card_in_hand(self, seat: int, card: int) -> Card:
        """That card of that hand; refuses what is not there, or locked (MC-20)."""
        holder = self.state.seats[seat]
        found = next((c for c in holder.hand if c.id == card), None)
        if found is None:
            refuse(Reason.NOT_IN_HAND)
        if card in holder.locked:
            refuse(Reason.LOCKED)
        return found

    def available(self) -> int:
        """How many cards can still be drawn, refills included (MC-22)."""
        state = self.state
        covered = state.options.refill == "reserve_then_covered"
        under = len(state.row.covered()) if covered else 0
        return len(state.stock) + len(state.reserve) + under

    def refill(self, wanted: int) -> None:
        """Shuffle the reserve, then the covered cards, into a stock too short (MC-22)."""
        if len(self.state.stock) < wanted and self.state.reserve:
            stock = self.shuffled(self.state.stock + self.state.reserve)
            self.emit(ev.Refilled(source="reserve", stock=stock, stock_count=len(stock)))
        covered = self.state.row.covered()
        use_covered = self.state.options.refill == "reserve_then_covered"
        if len(self.state.stock) < wanted and covered and use_covered:
            stock = self.shuffled(self.state.stock + covered)
            self.emit(ev.Refilled(source="covered", stock=stock, stock_count=len(stock)))

    def draw(self, seat: int, count: int, cause: str) -> None:
        """A seat draws that many cards, or what exists, even nothing (MC-22)."""
        self.refill(count)
        cards = self.state.stock[:count]
        self.emit(ev.Drawn(seat=seat, cards=cards, count=len(cards), cause=cause))


def refuse(reason: Reason, **evidence: str | int) -> NoReturn:
    """Leave the decision with a free refusal."""
    raise Refused(reason, **evidence)


def ground_for(state: State, seat: int, row: Row | None = None, seen: int | None = None) -> Ground:
    """The ground a seat plays on: the settled row, or an earlier ``row`` with ``seen`` words."""
    words = state.words if seen is None else state.words[:seen]
    return Ground(
        row=state.row if row is None else row,
        options=state.options,
        special=state.special,
        seen=frozenset(w.word for w in words),
        streak=state.seats[seat].streak,
        opening=state.phase == Phase.OPENING,
    )
