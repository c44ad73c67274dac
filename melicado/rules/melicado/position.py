"""A position made by hand: for the referee, for lessons and for tests."""

from collections.abc import Iterable, Iterator
from itertools import count

import msgspec

from melicado.rules.melicado.cards import Card, Colour, Pile, Row
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.state import How, Phase, SeatState, State, Streak, WordSeen

NEVER = 10**12
"""A time (ms) that no match reaches: nothing falls due in a position made by hand."""


class Face(msgspec.Struct, frozen=True, array_like=True):
    """A card as it looks; ``named`` is the letter a joker stands for, "" for none."""

    letter: str
    colour: Colour
    named: str = ""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the table and in the hands. Seats are counted from 0; seat 0 may be alone."""

    table: tuple[tuple[Face, ...], ...] = ()
    """Piles from left to right, each bottom to top."""
    hands: tuple[tuple[Face, ...], ...] = ((),)
    words: tuple[str, ...] = ()
    """The words seen, folded; the latest last."""
    phase: Phase = Phase.OPEN
    starter: int = 0
    special: Special | None = None


def state_of(
    position: Position,
    options: Options | None = None,
    *,
    stock: int = 40,
    reserve: int = 0,
    streaks: Iterable[Streak | None] = (),
) -> State:
    """A state of version 0 with that position, in which nothing falls due by itself.

    The cards have ids from 0: the table's, the hands', the stock's, the reserve's; the piles
    have theirs from left to right. Stock and reserve hold cards of no interest.
    """
    ids = count()
    piles = tuple(_pile(i, faces, ids) for i, faces in enumerate(position.table))
    hands = [tuple(_card(face, ids) for face in hand) for hand in position.hands]
    filler = tuple(Card(i, "E", Colour.BLUE) for i in _take(ids, stock + reserve))
    counts = [*streaks, *([None] * len(hands))]
    state = State(
        options=options or Options(),
        secret="0" * 32,
        phase=position.phase,
        seats=tuple(SeatState(hand=h, streak=s) for h, s in zip(hands, counts, strict=False)),
        stock=filler[:stock],
        reserve=filler[stock:],
        round=1,
        round_starter=position.starter,
        round_until=NEVER,
        sequence=1,
        starter=position.starter,
        special=position.special,
        moved=position.phase == Phase.OPEN and bool(position.words),
        step_until=NEVER if position.phase == Phase.OPENING else None,
        row=Row(piles),
        next_pile=len(piles),
        words=tuple(WordSeen(w, position.starter, How.PLAY, 1, 0) for w in position.words),
    )
    return msgspec.structs.replace(state, deck=tuple(sorted(state.every_card())))


def _take(ids: Iterator[int], number: int) -> list[int]:
    return [next(ids) for _ in range(number)]


def _card(face: Face, ids: Iterator[int]) -> Card:
    return Card(next(ids), face.letter, face.colour)


def _pile(number: int, faces: tuple[Face, ...], ids: Iterator[int]) -> Pile:
    cards = tuple(_card(face, ids) for face in faces)
    top = faces[-1]
    return Pile(number, cards, top.named if cards[-1].is_joker else top.letter)
