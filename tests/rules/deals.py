"""A table of Mendelius for tests: hands in notation, short calls, cards always counted."""

from collections.abc import Iterable
from typing import Any

from melicado.rules.game import Refusal
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import Card
from melicado.rules.mendelius.notation import read_kinds
from melicado.rules.mendelius.options import options_from
from melicado.rules.mendelius.play import Mendelius
from melicado.rules.mendelius.state import Discarded, Phase, SeatState, State

Answer = list[ev.AnyEvent] | Refusal
SECRET = "00112233445566778899aabbccddeeff"
READY = "RGM RGF RM BM BF BD"
"""Two crosses of round 1: complete with any card more."""
NOTHING = "RGM OGM BGM RM OM BM"
"""Six cards of which no two can marry."""


class Deal:
    """Round 1 under way: seat 0 is on turn, the last seat has dealt, ``top`` lies face up.

    ``top`` may name its layer, as ``OS:2``; otherwise it was turned up at the deal.
    """

    def __init__(
        self, *hands: str, top: str = "OS", stock: str = "OD " * 12, number: int = 1, **options: Any
    ) -> None:
        self.game = Mendelius()
        self.time = 0
        self.events: list[ev.AnyEvent] = []
        self._cards = 0
        shown, _, layer = top.partition(":")
        seats = tuple(SeatState(hand=self._deal(hand)) for hand in hands)
        state = State(
            options=options_from(options),
            secret=SECRET,
            phase=Phase.TAKE,
            seats=seats,
            stock=self._deal(stock),
            discards=(Discarded(self._deal(shown)[0], int(layer or -1)),),
            round=number,
            played=1,
            dealer=len(hands) - 1,
        )
        self.state = state
        self.deck = sorted(state.every_card())

    def _deal(self, kinds: str) -> tuple[Card, ...]:
        first = self._cards
        self._cards += len(kinds.split())
        return tuple(Card(first + i, kind) for i, kind in enumerate(read_kinds(kinds.split())))

    def happen(self, events: Iterable[ev.AnyEvent]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)
            self.events.append(event)
            if not isinstance(event, ev.RoundStarted):
                assert sorted(self.state.every_card()) == self.deck, event
            self.deck = sorted(self.state.every_card())

    def do(self, seat: int, command: co.AnyCommand) -> Answer:
        """A command now; its events, or why not."""
        answer = self.game.decide(self.state, seat, command, self.time)
        if not isinstance(answer, Refusal):
            self.happen(answer)
        return answer

    def wait(self, until: int) -> list[ev.AnyEvent]:
        """Let what falls due up to ``until`` ms happen; its events."""
        before = len(self.events)
        while (due := self.game.deadline(self.state)) is not None and due <= until:
            events = self.game.tick(self.state, due)
            assert events, "something due did not happen"
            self.happen(events)
        self.time = max(self.time, until)
        return self.events[before:]

    def card(self, seat: int, kind: str) -> int:
        """The id of a card of that hand, the last one that came when there are several."""
        return next(c.id for c in reversed(self.state.seats[seat].hand) if c.kind == kind)

    def stock(self, seat: int) -> Answer:
        return self.do(seat, co.TakeStock())

    def take(self, seat: int) -> Answer:
        return self.do(seat, co.TakeDiscard())

    def claim(self, seat: int) -> Answer:
        return self.do(seat, co.Claim())

    def refuse(self, *seats: int) -> None:
        """Those seats do not want the card that lies face up."""
        for seat in seats:
            assert not isinstance(self.do(seat, co.Pass()), Refusal)

    def discard(self, seat: int, kind: str) -> Answer:
        return self.do(seat, co.Discard(self.card(seat, kind)))

    def out(self, seat: int, kind: str, *groups: str) -> Answer:
        """Mendelius! with that card face down, and maybe the crosses as they are laid."""
        laid = tuple(tuple(group.split()) for group in groups)
        return self.do(seat, co.GoOut(self.card(seat, kind), laid))

    def turn(self, seat: int, card: str | None = None) -> Answer:
        """A whole turn: a card from the stock, nobody claims, that card or another goes."""
        self.stock(seat)
        if self.phase == Phase.CLAIMS:
            self.wait(self.game.deadline(self.state) or 0)
        return self.discard(seat, card or self.state.seats[seat].hand[-1].kind)

    def hand(self, seat: int) -> str:
        return " ".join(c.kind for c in self.state.seats[seat].hand)

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def face_up(self) -> str:
        assert self.state.top is not None
        return self.state.top.card.kind

    @property
    def points(self) -> tuple[int, ...]:
        """What the last round cost each seat."""
        return self.state.results[-1].points


def reason(answer: Answer) -> str:
    """Why a command was refused; fails when it was not."""
    assert isinstance(answer, Refusal), answer
    return answer.reason


def names(events: Answer) -> list[str]:
    """The names of the events, in order."""
    assert not isinstance(events, Refusal), events
    return [type(e).__name__ for e in events]


def match(seats: int, secret: str = SECRET, **options: Any) -> Deal:
    """A match from its deal."""
    deal = Deal(*([""] * seats))
    events = deal.game.start(options_from(options), [str(i) for i in range(seats)], secret)
    deal.state = deal.game.initial()
    deal.deck = []
    deal.events = []
    deal.happen(events)
    return deal
