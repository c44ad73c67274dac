"""What a referee's case says of piles, lines and places, found on the table (MC-28)."""

from collections.abc import Mapping
from typing import Literal

from melicado.rules.game import RulesError
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado import referee_case as rc
from melicado.rules.melicado.cards import BACK, FRONT, NEW_PILE, Card, Place, Row, below, gap, over
from melicado.rules.melicado.lines import ROW, line_row, lines_of
from melicado.rules.melicado.notation import read_card
from melicado.rules.melicado.position import Face

_SOME_CARD = Card(rc.NOWHERE, rc.FILLER.letter, rc.FILLER.colour)


def line_of(row: Row, said: int | Literal["row"]) -> int:
    """The line of an action: the row, or the branch below a pile counted from 0."""
    line = ROW if said == "row" else pile_at(row, ROW, said)
    return line if line in lines_of(row) else rc.NOWHERE


def meli_order(said: rc.MeliAction, row: Row, line: int) -> tuple[int, ...]:
    """The ids of the piles in the order said; of a branch it may say the shared pile, 0, or not.

    Without it the piles of the branch are counted from 0 or from 1.
    """
    order, size = said.order, len(line_row(row, line).piles)
    if line != ROW and len(order) < size:
        order = (0, *(i + 1 if 0 in order else i for i in order))
    return tuple(pile_at(row, line, i) for i in order)


def line_names(said: Mapping[int, str], row: Row, line: int) -> dict[int, str]:
    """Letters for the jokers of a line, by the places of their piles on it."""
    return {pile_at(row, line, at): letter for at, letter in rc.joker_names(said).items()}


def pile_at(row: Row, line: int, at: int) -> int:
    """The id of the pile at a place of a line, 0 being a branch's stem; or of no pile."""
    piles = line_row(row, line).piles
    return piles[at].id if 0 <= at < len(piles) else rc.NOWHERE


def place_of(row: Row, where: str, index: int, depth: int = 1) -> Place:
    """The place that ``where`` and ``index`` say on a row; it may be one that is not there."""
    if where == "front":
        return FRONT
    if where == "back":
        return BACK
    pile = pile_at(row, ROW, index)
    if where == "over":
        return over(pile)
    if where == "insert":
        left = pile_at(row, ROW, index - 1)
        return gap(rc.NOWHERE, rc.NOWHERE) if rc.NOWHERE in (left, pile) else gap(left, pile)
    if where == "below":
        return below(pile)
    return over(pile_at(row, pile, depth) if depth > 0 else rc.NOWHERE)


def streak_place(row: Row, said: str) -> Place:
    """The place of a streak: ``front``, ``over:2``, ``below:2``, ``over_branch:2:1``."""
    where, *numbers = said.split(":")
    known = where in ("front", "back", "over", "insert", "below", "over_branch")
    if not known or len(numbers) > 2 or not all(n.isdecimal() and len(n) < 4 for n in numbers):
        raise RulesError(
            f"{said[:40]!r} is not a place: write front, back, over:2, insert:1, below:2 or "
            "over_branch:2:1."
        )
    return place_of(row, where, *(map(int, numbers) if numbers else (rc.NOWHERE,)))


def placements(said: rc.PlaceAction, row: Row, hand: list[Card]) -> tuple[co.Placement, ...]:
    """The placements of a play: the second's place is read after the first is laid (MC-27)."""
    found: list[co.Placement] = []
    for step, one in enumerate(said.placements):
        found.append(placement(one, row, hand))
        if gr.exists(row, found[-1].place):
            row = gr.put(row, gr.Spot(_SOME_CARD, found[-1].place), NEW_PILE + step)
    return tuple(found)


def placement(said: rc.Placement, row: Row, hand: list[Card]) -> co.Placement:
    """The placement with a card taken out of ``hand``; raises RulesError."""
    face = read_card(said.card)
    return co.Placement(
        take(face, hand), place_of(row, said.where, said.index, said.depth), face.named
    )


def take(face: Face, hand: list[Card]) -> int:
    """The id of a card that looks so, taken out of ``hand``; of no card when there is none."""
    for card in hand:
        if (card.letter, card.colour) == (face.letter, face.colour):
            hand.remove(card)
            return card.id
    return rc.NOWHERE
