"""Whole games of anything at any time: cards, secrets, journals and deadlines hold."""

import re
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from melicado.rules.game import Refusal, Seats
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import Card
from melicado.rules.mendelius.going_out import missing, valid_last_cards, ways_out
from melicado.rules.mendelius.layouts import DEALT
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.play import Mendelius
from melicado.rules.mendelius.reasons import Reason
from melicado.rules.mendelius.state import Phase, State

OPTIONS = st.builds(
    Options,
    decks=st.sampled_from(["by_players", "by_players", 4]),
    joker_points=st.sampled_from([20, 50]),
    jokers_per_cross=st.sampled_from(["any", "one"]),
    round6=st.sampled_from(["AB", "ABC"]),
    didactic_card=st.sampled_from(["yes", "no"]),
    claims=st.sampled_from(["once_per_round", "once_per_cycle"]),
    claim_seconds=st.sampled_from([1, 5]),
    false_call=st.sampled_from(["refused", "plus_10"]),
    rounds=st.sampled_from([(1, 2, 3), (6, 1), (7,), (5, 4)]),
)
PICK = st.integers(0, 10_000)
SEAT = st.integers(0, 7)
PLAYED = (Phase.TAKE, Phase.CLAIMS, Phase.CLAIMED, Phase.DISCARD)
_CARD = re.compile(rb'\[(\d+),"(?:[ROB](?:GM|GF|M|F|D|S)|JK|DC)"\]')


def some(items: Any, pick: int) -> Any:
    items = list(items)
    return items[pick % len(items)] if items else None


def cards_in(value: object) -> set[int]:
    """The ids of the cards that the value shows in JSON."""
    return {int(i) for i in _CARD.findall(msgspec.json.encode(value))}


def open_cards(state: State, seats: Seats) -> set[int]:
    """The cards these seats may know: the discards, their hands, all hands at the end."""
    known = {d.card.id for d in state.discards}
    for index, seat in enumerate(state.seats):
        if index in seats or state.phase in (Phase.SCORES, Phase.OVER):
            known.update(c.id for c in seat.hand)
    return known


def check_state(state: State) -> None:
    """A state the rules can reach."""
    assert tuple(sorted(state.every_card())) == state.deck
    assert (state.claims is not None) == (state.phase == Phase.CLAIMS)
    assert (state.claimant is not None) == (state.phase == Phase.CLAIMED)
    if state.phase not in PLAYED:
        return
    assert len(state.active) >= 2
    if state.phase != Phase.CLAIMED:
        assert state.turn in state.active
    assert state.acting in state.active
    assert state.stock or state.phase == Phase.DISCARD
    taking = state.phase in (Phase.DISCARD, Phase.CLAIMED)
    for index in state.active:
        more = taking and index == state.acting
        assert len(state.seats[index].hand) == DEALT[state.round] + more
    if state.taken is not None:
        assert state.taken in {c.id for c in state.seats[state.acting].hand}
    if state.claims is not None:
        assert state.claims.waiting
        assert {*state.claims.waiting, *state.claims.asked} <= set(state.active) - {state.turn}


class AnyGame(RuleBasedStateMachine):
    """Legal and illegal commands of all seats, at random times."""

    @initialize(options=OPTIONS, seats=st.integers(2, 8), secret=st.integers(0, 2**128 - 1))
    def deal(self, options: Options, seats: int, secret: int) -> None:
        self.game = Mendelius()
        self.now = 0
        self.state = State()
        self.events: list[ev.AnyEvent] = []
        self.happen(self.game.start(options, [""] * seats, f"{secret:032x}"))

    def happen(self, events: list[ev.AnyEvent]) -> None:
        everyone = frozenset(range(8))
        for event in events:
            before = self.state
            self.state = self.game.evolve(before, event)
            self.events.append(event)
            assert msgspec.json.decode(msgspec.json.encode(event), type=ev.AnyEvent) == event
            one = len(self.events) % 8
            for seats in (frozenset[int](), frozenset({one}), everyone - {one}):
                self.check_secrets(before, event, seats)
        if events:
            check_state(self.state)

    def check_secrets(self, before: State, event: ev.AnyEvent, seats: Seats) -> None:
        """MD-12, MD-13: neither event nor view shows a card these seats may not know."""
        seen = self.game.redact(event, seats)
        view = self.game.view(self.state, seats)
        for shown in (seen, view):
            assert self.state.secret.encode() not in msgspec.json.encode(shown)
        known = open_cards(self.state, seats)
        assert cards_in(view) <= known
        if isinstance(seen, ev.RoundStarted):
            seen = msgspec.structs.replace(seen, deck=())  # public: what there is, not where
        if not isinstance(event, ev.RoundEnded | ev.DealerDrawn):  # hands shown; seats and kinds
            assert cards_in(seen) <= known | open_cards(before, seats) | self.laid(event)

    def laid(self, event: ev.AnyEvent) -> set[int]:
        return {event.last.id} if isinstance(event, ev.WentOut) else set()

    def do(self, seat: int, command: co.AnyCommand) -> None:
        self.wait_until(self.now)
        read = msgspec.json.decode(msgspec.json.encode(command), type=co.AnyCommand)
        answer = self.game.decide(self.state, seat, read, self.now)
        assert self.game.decide(self.state, seat, command, self.now) == answer
        if isinstance(answer, Refusal):
            assert Reason(answer.reason)
        else:
            self.happen(answer)

    def wait_until(self, until: int) -> None:
        self.now = max(self.now, until)
        ticks = 0
        while (due := self.game.deadline(self.state)) is not None and due <= self.now:
            events = self.game.tick(self.state, due)
            assert events, "something due did not happen"
            self.happen(events)
            ticks += 1
            assert ticks < 10

    @rule(late=st.sampled_from([-1, 0, 1, 50]), most=st.sampled_from([300, 2500, 40_000]))
    def wait(self, late: int, most: int) -> None:
        due = self.game.deadline(self.state)
        self.wait_until(self.now + most if due is None else min(due + late, self.now + most))

    @rule(seat=st.integers(-1, 8), pick=PICK, on=st.booleans())
    def anything(self, seat: int, pick: int, on: bool) -> None:
        """Any command of any seat, about any card."""
        card = some(self.state.deck, pick).id
        groups = (("RM", "RF", "JK=RD"), ("=", "")) if on else ()
        self.do(
            seat,
            some(
                [
                    *(co.TakeStock(), co.TakeDiscard(), co.Claim(), co.Pass(), co.Never(on)),
                    *(co.Discard(card), co.GoOut(card, groups), co.NextRound()),
                ],
                pick,
            ),
        )

    @rule(seat=SEAT, asks=st.booleans())
    @precondition(lambda self: self.state.claims is not None)
    def answer(self, seat: int, asks: bool) -> None:
        claims = self.state.claims
        if claims is not None and claims.waiting:
            self.do(some(claims.waiting, seat), co.Claim() if asks else co.Pass())

    @rule(seed=PICK, steps=st.integers(1, 200))
    def play_on(self, seed: int, steps: int) -> None:
        """A stretch of legal play, with some sense or none."""
        chance = Random(seed)
        for _ in range(steps):
            self.go_on(chance.randrange(10_000))

    def go_on(self, pick: int) -> None:
        state = self.state
        if state.phase == Phase.SCORES:
            self.do(some(state.active, pick), co.NextRound())
        elif state.phase == Phase.TAKE:
            self.do(state.turn, co.TakeDiscard() if pick % 3 == 0 else co.TakeStock())
        elif state.phase == Phase.CLAIMS:
            self.answer(pick, pick % 2 == 0)
        elif state.phase != Phase.OVER and pick % 3 == 0:
            self.go_out(pick, own=pick % 2 == 0)
        elif state.phase != Phase.OVER:
            hand = [c for c in state.seats[state.acting].hand if c.id != state.taken]
            card = self.worst(hand) if pick % 4 else some(hand, pick)
            self.do(state.acting, co.Discard(card.id))

    def worst(self, hand: list[Card]) -> Card:
        """The card without which least is missing."""

        def lacking(card: Card) -> int:
            rest = [c.kind for c in hand if c.id != card.id]
            return missing(self.state.round, rest, self.state.options)

        return min(hand, key=lambda card: (lacking(card), card.is_wild, card))

    @rule(pick=PICK, own=st.booleans())
    @precondition(lambda self: self.state.phase in (Phase.DISCARD, Phase.CLAIMED))
    def go_out(self, pick: int, own: bool) -> None:
        """Mendelius! with any card; a hand that is complete so goes out, in one of its ways."""
        state, options = self.state, self.state.options
        hand = state.seats[state.acting].hand
        kinds = [c.kind for c in hand]
        good = valid_last_cards(state.round, kinds, options)
        card = some([c for c in hand if c.kind in good] or hand, pick)
        way = next(ways_out(state.round, kinds, card.kind, options), None)
        self.do(state.acting, co.GoOut(card.id, way.groups if way and own else ()))
        assert way is None or self.state.phase in (Phase.SCORES, Phase.OVER)

    @rule(seat=SEAT, sure=st.sampled_from([False] * 9 + [True]))
    def fold(self, seat: int, sure: bool) -> None:
        """MD-21: at any time."""
        if sure:
            self.do(seat, co.Fold())

    def teardown(self) -> None:
        """The events alone make the state again, read back from JSON too; so does the state."""
        if hasattr(self, "events"):
            state = self.game.initial()
            for event in self.events:
                text = msgspec.json.encode(event)
                state = self.game.evolve(state, msgspec.json.decode(text, type=ev.AnyEvent))
            assert state == self.state
            assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state


TestAnyGame = pytest.mark.timeout(7200)(AnyGame.TestCase)
TestAnyGame.settings = settings(
    max_examples=max(20, settings.default.max_examples // 4), stateful_step_count=40
)
