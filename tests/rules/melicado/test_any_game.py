"""Whole rounds of anything at any time: MC-09, MC-20 and MC-21 hold, and so does the rest."""

import itertools
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from invariants import check_event, check_secrets, check_state
from small_game import DECK, JUDGE

from melicado.rules.game import Refusal, RulesError
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import BACK, FRONT, NEW_PILE, Place, Row, Where, below, gap, over
from melicado.rules.melicado.ground import Spot, colour_fault, places, settled_ground
from melicado.rules.melicado.lines import line_row, lines_of
from melicado.rules.melicado.options import PLAYABLE, Options, check
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.state import Phase, State

pytestmark = pytest.mark.timeout(3600)  # at full size it takes its time

OPTIONS = st.builds(
    Options,
    min_length=st.sampled_from([2, 3]),
    repeat_scope=st.sampled_from(["round", "sequence"]),
    same_lemma=st.sampled_from(["allowed", "allowed", "refused"]),
    green=st.sampled_from(["stays_at_an_end", "only_when_laid"]),
    joker=st.sampled_from(["fixed", "floating"]),
    hand_size=st.sampled_from([3, 4, 7, 12]),
    first_starter=st.sampled_from([None, 0]),
    violet=st.sampled_from(["starter_decides", "always", "never", "chosen"]),
    violet_kind=st.sampled_from(PLAYABLE),
    plural_verbs=st.sampled_from(["allowed", "barred"]),
    last_single=st.sampled_from(["refused", "allowed"]),
    opening_insert=st.sampled_from(["no", "yes"]),
    opening_claim=st.sampled_from(["trusted", "proven"]),
    same_place=st.sampled_from(["own_cards", "uninterrupted"]),
    simultaneous_ms=st.sampled_from([0, 1, 400, 400, 2000]),
    stale_play=st.sampled_from(["returned", "fault"]),
    refill=st.sampled_from(["reserve_then_covered", "reserve_only"]),
    call_seconds=st.sampled_from([5, 15]),
    exchange=st.sampled_from(["free", "once_per_sequence"]),
    block_seconds=st.sampled_from([1, 10]),
    block_hint=st.sampled_from(["no", "yes"]),
    round_minutes=st.sampled_from([1, 15]),
    rounds=st.sampled_from([1, 3]),
    referee=st.sampled_from(["automatic", "table"]),
    contest_seconds=st.sampled_from([1, 8]),
    wrong_contest=st.sampled_from(["free", "one_card"]),
    people=st.sampled_from([(), (0,), (0, 1)]),
    limit=st.sampled_from([None, 20]),
)
OPENING: tuple[type[co.Command], ...] = (co.TurnViolet, co.DeclineViolet, co.CannotOpen)
SIMPLE: dict[Phase, tuple[type[co.Command], ...]] = {
    Phase.VIOLET: OPENING,
    Phase.BASE: OPENING,
    Phase.OPENING: OPENING,
    Phase.OPEN: (co.Declare, co.Agree, co.Agree, co.Object, co.CallMeli, co.CallCado),
    Phase.CALL: (co.GiveUp,),
    Phase.CONTEST: (co.GiveUp, co.CallMeli, co.Declare),
    Phase.SCORES: (co.NextRound,),
    Phase.OVER: (co.NextRound,),
}
ALL_SIMPLE = [kind for kinds in SIMPLE.values() for kind in kinds]
OPENING_PHASES = (Phase.VIOLET, Phase.BASE, Phase.OPENING)
PICK = st.integers(0, 10_000)


def some(items: Any, pick: int) -> Any:
    items = list(items)
    return items[pick % len(items)] if items else None


class AnyGame(RuleBasedStateMachine):
    """Legal and illegal commands of all seats, at random times."""

    @initialize(options=OPTIONS, seats=st.integers(1, 6), secret=st.integers(0, 2**128 - 1))
    def deal(self, options: Options, seats: int, secret: int) -> None:
        self.game = MeliCado(JUDGE, DECK)
        self.now = 0
        self.state = State()
        self.events: list[ev.AnyEvent] = []
        self.rows: list[tuple[int, Row]] = []
        try:
            check(options, seats)
        except RulesError:
            options = msgspec.structs.replace(options, hand_size=7)
        self.happen(self.game.start(options, [""] * seats, f"{secret:032x}"))

    def happen(self, events: list[ev.AnyEvent]) -> None:
        everyone = frozenset(range(6))
        for event in events:
            before = self.state
            self.state = self.game.evolve(before, event)
            self.events.append(event)
            check_event(event)
            index = len(self.events)
            for seats in (frozenset[int](), frozenset({index % 6}), everyone - {index % 6}):
                check_secrets(self.game, before, event, self.state, seats)
        if events:
            check_state(self.state)
            if not self.rows or self.rows[-1][0] != self.state.version:
                assert not self.rows or self.state.version > self.rows[-1][0]
                self.rows.append((self.state.version, self.state.shown))

    def do(self, seat: int, command: Any) -> None:
        answer = self.game.decide(self.state, seat, command, self.now)
        assert self.game.decide(self.state, seat, command, self.now) == answer
        if isinstance(answer, Refusal):
            assert not Reason(answer.reason).is_fault or isinstance(command, co.AddWord)
        else:
            self.happen(answer)

    @rule(late=st.sampled_from([-1, 0, 0, 1, 50]), most=st.sampled_from([300, 2500, 40_000]))
    def wait(self, late: int, most: int) -> None:
        """Until about the next deadline, or some time, whichever comes first."""
        due = self.game.deadline(self.state)
        until = self.now + most if due is None else min(due + late, self.now + most)
        self.now = max(self.now, until)
        ticks = 0
        while (due := self.game.deadline(self.state)) is not None and due <= self.now:
            events = self.game.tick(self.state, due)
            assert events
            self.happen(events)
            ticks += 1
            assert ticks < 1000

    @rule(seat=st.integers(0, 5), pick=PICK, back=st.sampled_from([0, 0, 0, 1, 2]))
    def legal_play(self, seat: int, pick: int, back: int) -> None:
        """A play that is right on the row shown, aimed at it or at an earlier version."""
        seat %= len(self.state.seats)
        if self.state.phase == Phase.OPENING:
            seat = self.state.starter
        reading = Reading(self.game.view(self.state, frozenset({seat})), JUDGE)
        laying = some(reading.plays(seat), pick)
        if laying is not None:
            assert laying in reading.plays(seat)
            placements = tuple(co.Placement(s.card.id, s.place, s.letter) for s in laying.spots)
            self.do(seat, co.Play(self.state.version - back, placements))

    @precondition(lambda self: self.state.window is not None)
    @rule(seat=st.integers(0, 5), pick=PICK)
    def joining_play(self, seat: int, pick: int) -> None:
        """A play that is right on the settled row, while a window is open."""
        seat %= len(self.state.seats)
        settled = msgspec.structs.replace(self.state, window=None)
        reading = Reading(self.game.view(settled, frozenset({seat})), JUDGE)
        laying = some(reading.plays(seat), pick)
        window = self.state.window
        if laying is not None and window is not None:
            placements = tuple(co.Placement(s.card.id, s.place, s.letter) for s in laying.spots)
            self.do(seat, co.Play(window.version, placements))

    @rule(
        seat=st.integers(-1, 6),
        pick=PICK,
        back=st.integers(-1, 4),
        letter=st.sampled_from(["", "", "A", "S", "Z", "é", "AA"]),
        count=st.sampled_from([1, 1, 1, 0, 2, 2]),
        names=st.dictionaries(st.integers(0, 9), st.sampled_from(["A", "Z", "?"]), max_size=1),
    )
    def wild_play(
        self, seat: int, pick: int, back: int, letter: str, count: int, names: dict[int, str]
    ) -> None:
        """Any card anywhere, on any row there has been."""
        version, row = some(self.rows[-5:], back)
        hand = self.state.seats[seat].hand if 0 <= seat < len(self.state.seats) else ()
        cards = hand or self.state.deck
        ids = [p.id for p in row.piles] or [0]
        every = [p.id for p in row.all_piles()] or [0]
        places = [FRONT, BACK, *map(over, every), *map(below, every), Place(Where.FRONT, 3)]
        places += [gap(a, b) for a, b in itertools.pairwise(ids)]
        places += [over(NEW_PILE), gap(NEW_PILE, ids[0]), gap(ids[-1], NEW_PILE)]
        steps = [(pick, pick // 7), (pick + pick % 3, pick // 11)][:count]
        placements = [co.Placement(some(cards, c).id, some(places, p), letter) for c, p in steps]
        self.do(seat, co.Play(version, tuple(placements), names))

    @precondition(lambda self: self.state.table_decides)
    @rule(
        seat=st.integers(0, 5),
        pick=PICK,
        after=st.sampled_from([0, 500, 9000]),
        votes=st.lists(st.booleans(), max_size=6),
    )
    def bluff(self, seat: int, pick: int, after: int, votes: list[bool]) -> None:
        """MC-38: any letters that places and colours allow; contested, and voted on."""
        seat %= len(self.state.seats)
        if self.state.phase == Phase.OPENING:
            seat = self.state.starter
        ground = settled_ground(self.state, seat)._replace(row=self.state.shown)
        hand = self.state.seats[seat].hand
        plain = [
            co.Placement(card.id, place)
            for place in places(ground)
            for card in hand
            if not card.is_joker and colour_fault(ground, Spot(card, place)) is None
        ]
        if plain:
            self.do(seat, co.Play(self.state.version, (some(plain, pick),)))
        self.wait(0, after)
        self.do((seat + 1 + pick % 5) % len(self.state.seats), co.Contest(self.state.version))
        for voter, yes in enumerate(votes):
            self.do(voter, co.VoteWord(yes))

    @precondition(lambda self: self.state.contestable is not None)
    @rule(seat=st.integers(-1, 6), back=st.integers(-1, 2), call=st.booleans())
    def contest(self, seat: int, back: int, call: bool) -> None:
        """MC-38: at any time, also in the middle of a call."""
        if call:
            self.do((seat + 1) % len(self.state.seats), co.CallMeli())
        self.do(seat, co.Contest(self.state.version - back))

    @rule(seat=st.integers(0, 5), pick=PICK, wild=st.sampled_from([False, False, True]))
    def simple(self, seat: int, pick: int, wild: bool) -> None:
        kind = some(ALL_SIMPLE if wild else SIMPLE[self.state.phase], pick)
        self.do(seat if wild else seat % len(self.state.seats), kind())

    @rule(picks=st.lists(PICK, min_size=3, max_size=12))
    def play_on(self, picks: list[int]) -> None:
        """A stretch of quick, legal play by everybody."""
        for pick in picks:
            if self.state.phase in OPENING_PHASES:
                self.go_on(pick)
            elif self.state.phase == Phase.SCORES:
                self.do(pick, co.NextRound())
            else:
                self.legal_play(pick, pick // 7, 0)
            self.wait(0, pick % 500)

    @rule(
        seat=st.integers(0, 5),
        word=st.sampled_from(["AAA", "ESSE", "SEL", "a", "Z"]),
        yes=st.booleans(),
    )
    def words(self, seat: int, word: str, yes: bool) -> None:
        """MC-38: a word is proposed, and voted on."""
        self.do(seat, co.AddWord(word))
        self.do(len(self.state.seats) - 1 - seat, co.VoteWord(yes))

    @rule(seat=st.integers(0, 5), pick=PICK)
    def exchange(self, seat: int, pick: int) -> None:
        hand = self.state.seats[seat % len(self.state.seats)].hand or self.state.deck
        self.do(seat % len(self.state.seats), co.Exchange(some(hand, pick).id))

    @precondition(lambda self: self.state.phase in OPENING_PHASES)
    @rule(pick=PICK)
    def go_on(self, pick: int) -> None:
        """The starter does what the step asks."""
        command: co.AnyCommand = co.CannotOpen()
        if self.state.phase == Phase.VIOLET:
            command = co.TurnViolet() if pick % 2 else co.DeclineViolet()
        elif self.state.phase == Phase.BASE:
            command = co.OrderBase(some(self.state.base, pick).id)
        elif pick % 4:
            return self.legal_play(self.state.starter, pick, 0)
        return self.do(self.state.starter, command)

    @precondition(lambda self: self.state.phase == Phase.OPEN)
    @rule(seat=st.integers(0, 5), pick=PICK, discard=st.booleans(), good=st.booleans())
    def call(self, seat: int, pick: int, discard: bool, good: bool) -> None:
        """Call Méli or Cado, and show something right if there is, or anything."""
        seat %= len(self.state.seats)
        self.do(seat, co.CallMeli() if pick % 2 else co.CallCado())
        if self.state.call is None or self.state.call.seat != seat:
            return
        reading = Reading(self.game.view(self.state, frozenset({seat})), JUDGE)
        row = self.state.row
        if pick % 2:
            card = some(self.state.seats[seat].hand, pick).id if discard else None
            found = some(reading.melis(seat), pick // 2) if good else None
            line = found.line if found else some(lines_of(row), pick // 3)
            ids = [p.id for p in line_row(row, line).piles]
            order = found.order if found else tuple(ids[pick % len(ids) :] + ids[: pick % len(ids)])
            self.do(seat, co.Rearrange(order, found.names if found else {}, card, line))
        else:
            gift = some(reading.cados(seat), pick // 2) if good else None
            piles = [p.id for p in row.all_piles()]
            self.do(seat, co.Give(gift.pile if gift else some(piles, pick), pick // 2 % 6))

    @rule(seat=st.integers(0, 5), sure=st.sampled_from([False] * 9 + [True]))
    def fold(self, seat: int, sure: bool) -> None:
        if sure:
            self.do(seat, co.Fold())

    @precondition(lambda self: self.state.phase == Phase.OPEN)
    @rule(seat=st.integers(0, 5), agree=st.booleans())
    def declare(self, seat: int, agree: bool) -> None:
        """A blockage that everybody agrees to, or waits for."""
        self.do(seat % len(self.state.seats), co.Declare())
        for other in range(len(self.state.seats)) if agree else ():
            self.do(other, co.Agree())

    def teardown(self) -> None:
        """MC-09: the events alone make the state again, read back from JSON too."""
        if hasattr(self, "events"):
            state = self.game.initial()
            for event in self.events:
                text = msgspec.json.encode(event)
                state = self.game.evolve(state, msgspec.json.decode(text, type=ev.AnyEvent))
            assert state == self.state


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=max(15, settings.default.max_examples // 4), stateful_step_count=40
)
