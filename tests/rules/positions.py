"""A table for tests: made from a line of notation, played on by short calls, always whole."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from melicado.rules.game import Refusal
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import BACK, FRONT, Card, Pile, Place, Row, below, gap, over
from melicado.rules.melicado.ground import settled_ground, word_on
from melicado.rules.melicado.lines import ROW, line_row
from melicado.rules.melicado.notation import read_hand, read_position, write_card, write_table
from melicado.rules.melicado.options import options_from
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.position import Face, state_of
from melicado.rules.melicado.state import Phase, State
from melicado.words.judge import Judge
from melicado.words.wordlist import WordList

Answer = list[ev.AnyEvent] | Refusal


PLACES = {"over": over, "below": below}


def place(row: Row, where: str) -> Place:
    """``front``, ``back``, ``over:2``, ``insert:1``, ``below:2``, counted on ``row`` from 0.

    ``over_branch:2:1`` is the first pile below the third.
    """
    name, *numbers = where.split(":")
    if not numbers:
        return {"front": FRONT, "back": BACK}[name]
    at = int(numbers[0])
    pile = row.piles[at].id
    if name == "over_branch":
        return over(line_row(row, pile).piles[int(numbers[1])].id)
    return gap(row.piles[at - 1].id, pile) if name == "insert" else PLACES[name](pile)


def deck_of(*cards: str) -> tuple[Card, ...]:
    """A deck with those cards."""
    return tuple(Card(i, f.letter, f.colour) for i, f in enumerate(read_hand(cards)))


class Table:
    """A game under way. ``words`` alone are accepted, unless ``judge`` is given.

    Every command checks that no card has been lost or doubled.
    """

    def __init__(
        self,
        position: str,
        words: str = "",
        *,
        judge: Judge | None = None,
        stock: int = 40,
        reserve: int = 0,
        top: Iterable[str] = (),
        **options: Any,
    ) -> None:
        known = judge or WordList(words.upper().split())
        state = state_of(
            read_position(position), options_from(options), stock=stock, reserve=reserve
        )
        faces = read_hand(top)
        known_top = tuple(
            Card(c.id, f.letter, f.colour) for c, f in zip(state.stock, faces, strict=False)
        )
        state = replace(state, stock=known_top + state.stock[len(known_top) :])
        self.take(MeliCado(known, ()), replace(state, deck=tuple(sorted(state.every_card()))))

    def take(self, game: MeliCado, state: State) -> None:
        self.game = game
        self.state = state
        self.time = 0
        self.events: list[ev.AnyEvent] = []

    def happen(self, events: Iterable[ev.AnyEvent]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)
            self.events.append(event)
            assert tuple(sorted(self.state.every_card())) == tuple(sorted(self.state.deck)), event

    def wait(self, until: int) -> list[ev.AnyEvent]:
        """Let what falls due up to ``until`` ms happen; its events."""
        before = len(self.events)
        while (due := self.game.deadline(self.state)) is not None and due <= until:
            events = self.game.tick(self.state, due)
            assert events, "something due did not happen"
            self.happen(events)
        self.time = max(self.time, until)
        return self.events[before:]

    def do(self, seat: int, command: co.AnyCommand, at: int | None = None) -> Answer:
        """A command at ``at`` ms (by default now); its own events, or why not."""
        if at is not None:
            self.wait(at)
        answer = self.game.decide(self.state, seat, command, self.time)
        if not isinstance(answer, Refusal):
            self.happen(answer)
        return answer

    def card(self, seat: int, look: str) -> int:
        """The id of a card of that hand."""
        hand = self.state.seats[seat].hand
        return next(c.id for c in hand if write_card(Face(c.letter, c.colour)) == look)

    def play(
        self,
        seat: int,
        look: str,
        where: str,
        *,
        at: int | None = None,
        version: int | None = None,
        row: Row | None = None,
        names: Mapping[int, str] | None = None,
    ) -> co.Play:
        """The command that lays a card (``*b=N`` names a joker) on the row shown, or another."""
        card, _, letter = look.partition("=")
        aimed = place(row or self.state.shown, where)
        seen = self.state.version if version is None else version
        placement = co.Placement(self.card(seat, card), aimed, letter)
        return co.Play(seen, (placement,), dict(names or {}))

    def lay(self, seat: int, look: str, where: str, **how: Any) -> Answer:
        """Lay a card."""
        if (at := how.get("at")) is not None:
            self.wait(at)
        return self.do(seat, self.play(seat, look, where, **how))

    def stands(self, seat: int, look: str, where: str, **how: Any) -> bool:
        """Lay a card and wait for the settlement: whether it stands."""
        before = len(self.events)
        self.lay(seat, look, where, **how)
        self.wait(self.time + self.state.options.simultaneous_ms)
        return any(isinstance(e, ev.Settled) for e in self.events[before:])

    def meli(self, seat: int, *order: int, discard: str = "", on: int = ROW, **how: Any) -> Answer:
        """Call Méli and show the order, by the piles' places from 0; the show's answer.

        ``on`` is the place of the stem of a branch, which is its own 0.
        """
        called = self.do(seat, co.CallMeli())
        if isinstance(called, Refusal):
            return called
        line = self.line(on)
        ids = [line_row(self.state.row, line).piles[i].id for i in order]
        card = self.card(seat, discard) if discard else None
        return self.do(seat, co.Rearrange(tuple(ids), discard=card, line=line, **how))

    def cado(self, seat: int, index: int, to: int, on: int = ROW) -> Answer:
        """Call Cado and give the pile at that place of a line; the gift's answer."""
        called = self.do(seat, co.CallCado())
        if isinstance(called, Refusal):
            return called
        return self.do(seat, co.Give(line_row(self.state.row, self.line(on)).piles[index].id, to))

    def line(self, on: int) -> int:
        """The row, or the branch below the pile at that place."""
        return ROW if on == ROW else self.state.row.piles[on].id

    def fault(self) -> str:
        """The reason of the latest fault, "" for none."""
        return next((e.reason for e in reversed(self.events) if isinstance(e, ev.Faulted)), "")

    def hand(self, seat: int) -> str:
        """The hand's cards, sorted."""
        return " ".join(sorted(f"{c.letter}{c.colour}" for c in self.state.seats[seat].hand))

    def size(self, seat: int) -> int:
        return len(self.state.seats[seat].hand)

    @property
    def row(self) -> str:
        """The settled row in notation."""
        return written(self.state.row)

    @property
    def word(self) -> str:
        return word_on(settled_ground(self.state, 0))

    @property
    def seen(self) -> list[str]:
        return [w.word for w in self.state.words]

    @property
    def phase(self) -> Phase:
        return self.state.phase


def written(row: Row) -> str:
    """A row in notation, branches below their stems with colons."""
    lines = (line_row(row, pile.id).piles for pile in row.piles)
    return " ".join(write_table(map(_faces, line)).replace(" ", ":") for line in lines) or "-"


def _faces(pile: Pile) -> list[Face]:
    top = Face(pile.top.letter, pile.top.colour, pile.letter * pile.top.is_joker)
    return [*(Face(c.letter, c.colour) for c in pile.cards[:-1]), top]


def reason(answer: Answer) -> str:
    """Why a command was refused; fails when it was not."""
    assert isinstance(answer, Refusal), answer
    return answer.reason


def kinds(events: Answer) -> list[str]:
    """The names of the events, in order."""
    assert not isinstance(events, Refusal), events
    return [type(e).__name__ for e in events]


def match(judge: Judge, deck: tuple[Card, ...], seats: int, **options: Any) -> Table:
    """A match from its deal."""
    game = MeliCado(judge, deck)
    secret = options.pop("secret", "00112233445566778899aabbccddeeff")
    events = game.start(options_from(options), [str(i) for i in range(seats)], secret)
    table = Table.__new__(Table)
    table.take(game, game.initial())
    table.happen(events)
    return table


def again(state: State, **changes: Any) -> State:
    """The state with other fields."""
    return msgspec.structs.replace(state, **changes)
