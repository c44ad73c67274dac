"""The ground a play stands on: everything but the dictionary that decides whether it is right.

Both the authority (from its State) and a player (from a View) make one, so that a hint, a bot,
the preview under a dragged card and the verdict itself are the same computation.
"""

from collections.abc import Container, Iterator
from itertools import pairwise
from typing import NamedTuple

from melicado.rules.melicado.cards import (
    BACK,
    FRONT,
    Card,
    Colour,
    Pile,
    Place,
    Row,
    Where,
    below,
    gap,
    over,
)
from melicado.rules.melicado.lines import (
    ROW,
    line_row,
    lines_of,
    lines_through,
    place_on_line,
    shared_piles,
    with_line,
)
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.reasons import Reason, first
from melicado.rules.melicado.state import Phase, State, Streak
from melicado.words.letters import JOKER as ANY


class Ground(NamedTuple):
    """A settled row and the rules in force on it, for one seat."""

    row: Row
    options: Options
    special: Special | None
    seen: frozenset[str]
    streak: Streak | None = None
    opening: bool = False
    single: bool = False
    """Whether the seat holds one card only (MC-27)."""
    shared: frozenset[int] = frozenset()
    """Of a line seen alone: the piles that another line reads too (MC-28)."""


class Spot(NamedTuple):
    """One card at one place; ``letter`` names a joker, "" leaves it open."""

    card: Card
    place: Place
    letter: str = ""


def settled_ground(state: State, seat: int) -> Ground:
    """The ground a seat plays on now: the settled row."""
    return Ground(
        row=state.row,
        options=state.options,
        special=state.special,
        seen=state.seen,
        streak=state.seats[seat].streak,
        opening=state.phase == Phase.OPENING,
        single=len(state.seats[seat].hand) == 1,
    )


def line_ground(ground: Ground, line: int) -> Ground:
    """The ground of one line seen alone (MC-28); only the whole ground knows the streak."""
    row = ground.row
    if line == ROW and not row.branches:
        return ground
    return ground._replace(row=line_row(row, line), streak=None, shared=shared_piles(row, line))


def counted(streak: Streak | None, place: Place) -> Streak:
    """The count of MC-18 after one more card there."""
    same = streak is not None and streak.place == place
    return Streak(place, streak.count + 1 if same and streak else 1)


def cards_a_play(ground: Ground) -> int:
    """How many cards a play of the seat has (MC-17, MC-27)."""
    if ground.special != Special.TWO_BY_TWO:
        return 1
    return 1 if ground.single and ground.options.last_single == "allowed" else 2


def behaves_as(colour: Colour, special: Special | None) -> Colour:
    """The colour whose rules a card follows (MC-29 exchanges red and green)."""
    if special == Special.INVERSION and colour != Colour.BLUE:
        return Colour.GREEN if colour == Colour.RED else Colour.RED
    return colour


def reads_as(card: Card, letter: str) -> str:
    """The letter of a card, or the one its joker is named, or "" (MC-07)."""
    return letter if card.is_joker else card.letter


def may_insert(ground: Ground) -> bool:
    """Whether a card may go between two piles (MC-13; MC-30, from the base on)."""
    if ground.special == Special.INSERTION:
        return True
    return ground.opening and ground.options.opening_insert == "yes"


def may_go_below(ground: Ground) -> bool:
    """Whether words may go downwards (MC-28, after the opening)."""
    return ground.special == Special.VERTICALE and not ground.opening


def places(ground: Ground) -> Iterator[Place]:
    """The places a card may go to, colours apart: ends, piles, gaps and branches if open."""
    piles = ground.row.piles
    if not piles:
        return
    yield FRONT
    yield BACK
    yield from (over(p.id) for p in ground.row.all_piles())
    if may_insert(ground):
        yield from (gap(a.id, b.id) for a, b in pairwise(piles))
    if may_go_below(ground):
        yield from (below(p.id) for p in piles)


def exists(row: Row, place: Place) -> bool:
    """Whether the row has that place."""
    if place.where in (Where.FRONT, Where.BACK):
        return bool(row.piles)
    if place.where == Where.OVER:
        return row.find(place.pile) is not None
    if place.where == Where.GAP:
        left, right = row.index(place.pile), row.index(place.after)
        return left is not None and right == left + 1
    return row.index(place.pile) is not None


def refused(ground: Ground, place: Place) -> Reason | None:
    """Why nothing can go there at all, free of charge."""
    if place.where == Where.GAP and not may_insert(ground):
        return Reason.INSERTION_NOT_ALLOWED
    if place.where == Where.BELOW and not may_go_below(ground):
        return Reason.NO_SUCH_PLACE
    return None if exists(ground.row, place) else Reason.NO_SUCH_PLACE


def put(row: Row, spot: Spot, pile: int) -> Row:
    """The table with the card there; a new pile gets the id ``pile``."""
    line = lines_through(row, spot.place)[0]
    if line == ROW:
        return Row(_put(row.piles, spot, pile), row.branches)
    return with_line(row, line, _put(line_row(row, line).piles, spot, pile))


def _put(piles: tuple[Pile, ...], spot: Spot, pile: int) -> tuple[Pile, ...]:
    card, place, letter = spot
    new = Pile(pile, (card,), reads_as(card, letter))
    if place.where == Where.FRONT:
        return (new, *piles)
    if place.where in (Where.BACK, Where.BELOW):
        return (*piles, new)
    at = next((i for i, p in enumerate(piles) if p.id == place.pile), 0)
    if place.where == Where.GAP:
        return (*piles[: at + 1], new, *piles[at + 1 :])
    covered = Pile(place.pile, (*piles[at].cards, card), new.letter)
    return (*piles[:at], covered, *piles[at + 1 :])


def colour_fault(ground: Ground, spot: Spot) -> Reason | None:
    """Whether the colours forbid that card at that place (MC-05, MC-06), once it exists."""
    lines = lines_through(ground.row, spot.place)
    if lines == (ROW,):
        return _colour_fault(line_ground(ground, ROW), spot)
    on_line = spot._replace(place=place_on_line(spot.place))
    return first(*(_colour_fault(line_ground(ground, line), on_line) for line in lines))


def _colour_fault(ground: Ground, spot: Spot) -> Reason | None:
    row, place = ground.row, spot.place
    if place.where == Where.OVER:
        under = row.find(place.pile)
        if under and behaves_as(under.top.colour, ground.special) == Colour.RED:
            return Reason.RED_COVERED
    green = behaves_as(spot.card.colour, ground.special) == Colour.GREEN
    if green and not at_an_end(row, place):
        return Reason.GREEN_MIDDLE
    if ground.options.green == "stays_at_an_end":
        return _green_shut_in(ground, place)
    return None


def at_an_end(row: Row, place: Place) -> bool:
    """Whether a card there is the first or the last of every line through it."""
    if place.where == Where.OVER:
        if not row.branches:
            return _is_an_end(row, place.pile)
        lines = lines_through(row, place)
        return all(_is_an_end(line_row(row, line), place.pile) for line in lines)
    return place.where != Where.GAP


def _is_an_end(row: Row, pile: int) -> bool:
    return pile in (row.piles[0].id, row.piles[-1].id)


def _green_shut_in(ground: Ground, place: Place) -> Reason | None:
    """Whether the card would go beyond a visible green (MC-06)."""
    piles = ground.row.piles
    if len(piles) < 2:  # a single pile is both ends
        return None
    end = {Where.FRONT: 0, Where.BACK: -1}.get(place.where)
    if end is None:
        return None
    green = behaves_as(piles[end].top.colour, ground.special) == Colour.GREEN
    return Reason.GREEN_MIDDLE if green else None


def greens_at_ends(row: Row, special: Special | None) -> bool:
    """Whether every visible green of the row stands at one of its ends (MC-06)."""
    return not any(behaves_as(p.top.colour, special) == Colour.GREEN for p in row.piles[1:-1])


def third_in(streak: Streak | None, place: Place) -> bool:
    """Whether one more card there would be the third in succession (MC-18)."""
    return streak is not None and streak.place == place and streak.count >= 2


def third_time(ground: Ground, place: Place) -> Reason | None:
    """MC-18: a third card in succession at the same place."""
    return Reason.SAME_PLACE_3 if third_in(ground.streak, place) else None


def letters_of(row: Row, ground: Ground, named: Container[int] = ()) -> str:
    """The row in reading order, ``?`` for a joker that is free to be any letter (MC-01, MC-24).

    A floating joker is free unless its pile is among those just ``named``, or is shared.
    """
    floats = ground.options.joker == "floating"
    read = [
        ANY
        if p.top.is_joker
        and (not p.letter or (floats and p.id not in named and p.id not in ground.shared))
        else p.letter
        for p in row.piles
    ]
    return _in_order("".join(read), ground)


def may_rename(ground: Ground, pile: Pile) -> bool:
    """Whether a pile shows a joker that a play or a Méli on this line alone might name (MC-07).

    One that another line reads too keeps the letter it has there (MC-28).
    """
    return pile.top.is_joker and (not pile.letter or pile.id not in ground.shared)


def word_on(ground: Ground) -> str:
    """What the row reads as it lies, floating jokers too; ``?`` for one without a name."""
    return _in_order("".join(p.letter or ANY for p in ground.row.piles), ground)


def line_word(ground: Ground, line: int) -> str:
    """What a line reads as it lies, as ``word_on`` reads the row."""
    return word_on(line_ground(ground, line))


def line_words(ground: Ground) -> frozenset[str]:
    """What every line of the table reads as it lies."""
    return frozenset(line_word(ground, line) for line in lines_of(ground.row))


def _in_order(letters: str, ground: Ground) -> str:
    return letters[::-1] if ground.special == Special.A_L_ENVERS else letters


def spell(row: Row, word: str, special: Special | None) -> Row:
    """The row with its jokers named so that it reads ``word``."""
    letters = word[::-1] if special == Special.A_L_ENVERS else word
    piles = tuple(
        Pile(p.id, p.cards, c) if p.letter != c else p
        for p, c in zip(row.piles, letters, strict=True)
    )
    return Row(piles, row.branches)
