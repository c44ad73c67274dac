"""Searches under each violet card against judging every card at every place (MC-23 to MC-31)."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from melicado import places
from melicado.match.loading import melicado
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import NEW_PILE, Branch, Card, Colour, Pile, Row
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.ground import Ground, Spot
from melicado.rules.melicado.judging import judge_play
from melicado.rules.melicado.options import PLAYABLE, Options, Special
from melicado.rules.melicado.search import plays_on
from melicado.rules.melicado.words_in_force import words_in_force
from melicado.words.judge import Judge

ROWS = ("SEL", "PAGE", "MARIN", "CHAISE")


@pytest.fixture(scope="module")
def judge() -> Judge:
    return melicado(Options()).judge


def ground_of(word: str, special: Special) -> Ground:
    """A row that reads ``word`` under the violet card, a red in the middle.

    Under VERTICALE words go down from its first letter, S, P, M or C, and from its last.
    """
    letters = word[::-1] if special == Special.A_L_ENVERS else word
    colours = [Colour.RED if i == 1 else Colour.BLUE for i in range(len(word))]
    piles = tuple(
        Pile(i, (Card(1000 + i, letter, colour),), letter)
        for i, (letter, colour) in enumerate(zip(letters, colours, strict=True))
    )
    return Ground(Row(piles, branches_of(piles, special)), Options(), special, frozenset({word}))


def branches_of(row: tuple[Pile, ...], special: Special) -> tuple[Branch, ...]:
    if special != Special.VERTICALE:
        return ()
    return tuple(
        Branch(
            stem.id,
            tuple(
                Pile(10 * stem.id + i, (Card(2000 + 10 * stem.id + i, c, Colour.BLUE),), c)
                for i, c in enumerate(letters, 50)
            ),
        )
        for stem, letters in ((row[0], "AR"), (row[-1], "A"))
    )


def hand() -> list[Card]:
    deck = deck_from(places.resource("decks", "fr.json").read_bytes())
    return Random(5).sample([c for c in deck if not c.is_joker], 7)


def tries(ground: Ground, held: list[Card]) -> Iterator[tuple[Spot, ...]]:
    """Every card, or pair of cards, at every place."""
    if gr.cards_a_play(ground) == 1:
        yield from ((Spot(card, place),) for card in held for place in gr.places(ground))
        return
    for one, two in permutations(held, 2):
        for place in gr.places(ground):
            first = Spot(one, place)
            after = ground._replace(row=gr.put(ground.row, first, NEW_PILE))
            yield from ((first, Spot(two, other)) for other in gr.places(after))


def rows_made(ground: Ground, found: Iterator[tuple[Spot, ...]], judge: Judge) -> set[object]:
    """The rows that plays make, whatever way two cards came to lie so."""
    made = set()
    for spots in found:
        verdict = judge_play(ground, spots, judge)
        if verdict.reason is None:
            tops = tuple(p.top.letter + p.top.colour for p in verdict.row.all_piles())
            made.add((verdict.word, verdict.branch_word, tops))
    return made


@pytest.mark.parametrize("special", PLAYABLE, ids=str)
def test_every_play_under_a_violet_card(compare, judge: Judge, special: Special) -> None:
    grounds = [ground_of(word, special) for word in ROWS]
    held = hand()
    words = words_in_force(judge, special)

    def ours() -> list[set[object]]:
        return [rows_made(g, (p.spots for p in plays_on(g, held, words)), words) for g in grounds]

    def tried() -> list[set[object]]:
        return [rows_made(g, tries(g, held), words) for g in grounds]

    assert ours() == tried()
    assert sum(map(len, tried())) > 5
    compare(ours, tried)
