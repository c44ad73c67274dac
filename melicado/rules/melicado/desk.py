"""The desk a decision is worked out on: the state so far, the judge, the events emitted."""

from random import Random
from typing import NoReturn

from melicado.rules.chance import chance, shuffled
from melicado.rules.game import Refused
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card
from melicado.rules.melicado.changes import without
from melicado.rules.melicado.evolve import evolve
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.state import Contestable, State
from melicado.rules.melicado.words_in_force import turnable, words_in_force
from melicado.words.judge import Judge

PENALTY = 2
"""Cards drawn for a fault (MC-19)."""


class Desk:
    """Collects the events of one decision; ``state`` always includes them."""

    def __init__(self, state: State, judge: Judge, at: int) -> None:
        self.state = state
        self.at = at
        self.arrived = at
        """When the command reached the table; earlier than ``at`` if it had to wait (MC-20)."""
        self.events: list[ev.AnyEvent] = []
        self._judge = judge

    @property
    def judge(self) -> Judge:
        """The words that count now (MC-23, MC-31, MC-38)."""
        return words_in_force(self._judge, self.state.special, self.state.added)

    @property
    def turnable(self) -> tuple[Special, ...]:
        """The violet cards that chance may turn (MC-11)."""
        return turnable(self._judge)

    def emit(self, event: ev.AnyEvent) -> None:
        """Let ``event`` happen."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    def shuffled(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in an order drawn from the match's secret (MC-09)."""
        return shuffled(cards, self.chance())

    def chance(self) -> Random:
        """Chance for the next event; the same state always draws the same."""
        return chance(self.state.secret, self.state.steps)

    def card_in_hand(self, seat: int, card: int) -> Card:
        """That card of that hand; refuses what is not there."""
        hand = self.state.seats[seat].hand
        found = next((c for c in hand if c.id == card), None)
        if found is None:
            refuse(Reason.NOT_IN_HAND)
        return found

    @property
    def contestable(self) -> Contestable | None:
        """The word that may be contested now, or is (MC-38)."""
        word = self.state.contestable
        fresh = word is not None and self.at < word.until
        return word if fresh or self.state.contest is not None else None

    @property
    def may_go_back(self) -> tuple[Card, ...]:
        """The cards of hand and reserve that stay where they are while a word is contestable."""
        undo = self.state.undo
        if undo is None or self.contestable is None:
            return ()
        discard = () if undo.discard is None else (undo.discard,)
        return discard + (undo.pile.cards if undo.pile else ())

    def _refills(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The reserve and the covered cards, as far as they may be shuffled in (MC-22)."""
        state = self.state
        reserve = without(state.reserve, self.may_go_back)
        use_covered = state.options.refill == "reserve_then_covered" and self.contestable is None
        return reserve, state.row.covered() if use_covered else ()

    def available(self) -> int:
        """How many cards can still be drawn, refills included (MC-22)."""
        return len(self.state.stock) + sum(map(len, self._refills()))

    def refill(self, wanted: int) -> None:
        """Shuffle the reserve, then the covered cards, into a stock too short (MC-22)."""
        reserve, covered = self._refills()
        if len(self.state.stock) < wanted and reserve:
            stock = self.shuffled(self.state.stock + reserve)
            self.emit(ev.Refilled(source="reserve", stock=stock, stock_count=len(stock)))
        if len(self.state.stock) < wanted and covered:
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
