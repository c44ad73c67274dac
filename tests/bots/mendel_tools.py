"""Games of Mendelius for the tests of its bots, and a bot that sees every card."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from melicado.bots.level import Level
from melicado.bots.mendelius import MendeliusBot
from melicado.bots.player import Intention, Player
from melicado.rules.game import Refusal
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.bags import ONE, excess, pack, total
from melicado.rules.mendelius.cards import WILD, Card, points_of
from melicado.rules.mendelius.going_out import goes_out, packed_layouts, valid_last_cards
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.play import Mendelius
from melicado.rules.mendelius.state import Phase, State
from melicado.rules.mendelius.view import View

GAME = Mendelius()
See = Callable[[], State]
Seated = Callable[[int, Random, See], Player[View, co.AnyCommand]]
"""Makes a player for a seat; only some may look at the whole state."""


def of_level(level: Level) -> Seated:
    return lambda seat, rng, see: MendeliusBot(seat, level, rng)


def everything() -> Seated:
    return lambda seat, rng, see: Omniscient(seat, see)


def to_act(state: State) -> int:
    """The seat that is asked next; claims are asked for in turn order."""
    if state.claims is not None:
        return state.claims.waiting[0]
    return state.turn if state.phase == Phase.TAKE else state.acting


def play(seated: Sequence[Seated], seed: object, options: Options | None = None) -> State:
    """A whole game without a clock; its last state."""
    now = 0
    state = GAME.initial()

    def happen(events: Any) -> None:
        nonlocal state
        assert not isinstance(events, Refusal), events
        for event in events:
            state = GAME.evolve(state, event)

    secret = f"{Random(f'{seed}').getrandbits(128):032x}"
    happen(GAME.start(options or Options(), [""] * len(seated), secret))
    players = [make(i, Random(f"{seed}/{i}"), lambda: state) for i, make in enumerate(seated)]
    while state.phase != Phase.OVER:
        if state.phase == Phase.SCORES:
            happen(GAME.decide(state, state.active[0], co.NextRound(), now))
            continue
        seat = to_act(state)
        meant = players[seat].intend(GAME.view(state, frozenset({seat})), now)
        assert meant is not None
        happen(GAME.decide(state, seat, meant.command, now))
    return state


class Compared(NamedTuple):
    """Games won of all, shared ones in parts, and points a game less than the other's."""

    share: float
    margin: float


def compare(one: Seated, other: Seated, games: int, seed: object = 0) -> Compared:
    """Two seats, each deal played twice with the seats exchanged."""
    share = margin = 0.0
    for number in range(games):
        mine = number % 2
        seated = (other, one) if mine else (one, other)
        end = play(seated, f"{seed}/{number // 2}")
        if mine in end.ranking[0]:
            share += 1 / len(end.ranking[0])
        margin += end.seats[1 - mine].total - end.seats[mine].total
    return Compared(share / games, margin / games)


class Omniscient:
    """Sees all hands and the stock, and plays for the soonest end if all draw from there.

    It knows in how many turns each hand can be complete from the cards it is going to draw, and
    from the card it would itself lay face up for the next; it takes and discards so as to be the
    first, to be quick, to keep the others waiting, and to hold few points when it will be late.
    """

    def __init__(self, seat: int, see: See) -> None:
        self._seat = seat
        self._see = see

    def intend(self, view: View, now: int) -> Intention[co.AnyCommand] | None:
        return Intention(self._command(self._see()), now)

    def _command(self, state: State) -> co.AnyCommand:
        hand = state.seats[self._seat].hand
        kinds = [c.kind for c in hand]
        if state.claims is not None:
            top = state.discards[-1].card.kind
            done = goes_out(state.round, [*kinds, top], state.options)
            return co.Claim() if done else co.Pass()
        if state.phase == Phase.TAKE:
            top = state.discards[-1].card if state.discards else None
            if top is None or state.must_draw:
                return co.TakeStock()
            shown = self._best(state, [*hand, top], state.stock, top)[0]
            drawn = self._best(state, [*hand, state.stock[0]], state.stock[1:], None)[0]
            return co.TakeDiscard() if shown > drawn else co.TakeStock()
        last = valid_last_cards(state.round, kinds, state.options)
        if last:
            return co.GoOut(next(c.id for c in hand if c.kind in last))
        taken = next((c for c in hand if c.id == state.taken), None)
        return co.Discard(self._best(state, list(hand), state.stock, taken)[1].id)

    def _best(
        self, state: State, hand: list[Card], stock: Sequence[Card], stays: Card | None
    ) -> tuple[float, Card]:
        """The best discard of a hand of one too many, and how good that is."""
        if goes_out(state.round, [c.kind for c in hand], state.options):
            return 1000.0, hand[0]
        waits = self._waits(state, stock)
        found: dict[str, tuple[float, Card]] = {}
        for card in hand:
            if card != stays and card.kind not in found:
                rest = [c for c in hand if c != card]
                found[card.kind] = (self._worth(state, rest, stock, waits, card), card)
        return max(found.values())

    def _waits(self, state: State, stock: Sequence[Card]) -> dict[int, int]:
        """The turns each other hand needs from the stock."""
        order = state.after(self._seat)
        return {s: self._turns(state, s, stock[i :: len(order) + 1]) for i, s in enumerate(order)}

    def _turns(self, state: State, seat: int, draws: Sequence[Card]) -> int:
        return turns_to_complete(state, state.seats[seat].hand, draws)

    def _worth(
        self,
        state: State,
        hand: Sequence[Card],
        stock: Sequence[Card],
        waits: dict[int, int],
        laid: Card,
    ) -> float:
        order = state.after(self._seat)
        late = stock[len(order) :: len(order) + 1]  # what the last of a circuit draws
        mine = turns_to_complete(state, hand, late)
        instead = self._turns(state, order[0], [laid, *late])
        theirs = min(instead, *waits.values())
        cost = sum(points_of(c.kind, state.options.joker_points) for c in hand)
        if mine < theirs:  # theirs are of the same number before mine
            return 100 - 2.0 * mine + min(theirs, 12) - 0.01 * cost
        return -2.0 * mine + min(theirs, 12) - 0.05 * cost * (1 + 1 / theirs)


def turns_to_complete(state: State, hand: Sequence[Card], draws: Sequence[Card]) -> int:
    """In how many turns a hand can be complete that draws those cards; more than all if never."""
    layouts = packed_layouts(state.round, state.options)
    bag = pack(c.kind for c in hand)
    wild = sum(c.kind in WILD for c in hand)
    for turn, card in enumerate(draws, 1):
        if card.kind in WILD:
            wild += 1
        else:
            bag += ONE[card.kind]
        if any(total(excess(layout, bag)) <= wild for layout in layouts):
            return turn
    return len(draws) + 1
