"""A position made by hand: for the referee, for lessons and for tests."""

from collections.abc import Iterable, Iterator
from itertools import count

import msgspec

from melicado.rules.game import RulesError
from melicado.rules.melicado.cards import Branch, Card, Colour, Pile, Row
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.state import How, Phase, SeatState, State, Streak, WordSeen

NEVER = 10**12
"""A time (ms) that no match reaches: nothing falls due in a position made by hand."""


class Face(msgspec.Struct, frozen=True, array_like=True):
    """A card as it looks; ``named`` is the letter a joker stands for, "" for none."""

    letter: str
    colour: Colour
    named: str = ""


Faces = tuple[Face, ...]
"""The cards of a pile or a hand."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the table and in the hands. Seats are counted from 0; seat 0 may be alone."""

    table: tuple[Faces, ...] = ()
    """Piles from left to right, each bottom to top."""
    branches: dict[int, tuple[Faces, ...]] = {}
    """The piles below piles of the table, by its place from 0, each from top to bottom (MC-28)."""
    hands: tuple[Faces, ...] = ((),)
    words: tuple[str, ...] = ()
    """The words seen, folded; the latest last."""
    phase: Phase = Phase.OPEN
    starter: int = 0
    special: Special | None = None


def checked(position: Position) -> Position:
    """The position; raises RulesError where branches cannot be (MC-28)."""
    branches = position.branches
    if branches and (position.special != Special.VERTICALE or position.phase == Phase.OPENING):
        raise RulesError("There are branches under VERTICALE only, after the opening.")
    if not all(0 <= stem < len(position.table) and branches[stem] for stem in branches):
        raise RulesError("A branch hangs below a pile of the table, and has at least one pile.")
    return position


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
    have theirs from left to right, then branch by branch. Stock and reserve hold cards of no
    interest.
    """
    ids, pile_ids = count(), count()
    piles = tuple(_pile(next(pile_ids), faces, ids) for faces in position.table)
    branches = tuple(
        Branch(stem, tuple(_pile(next(pile_ids), faces, ids) for faces in below))
        for stem, below in sorted(position.branches.items())
    )
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
        row=Row(piles, branches),
        next_pile=next(pile_ids),
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
