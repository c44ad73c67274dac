"""Searches on the table against generate-and-test over a frozenset of every word."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from melicado.rules.melicado.cards import BACK, FRONT, Card, Colour, Pile, Place, Row, over
from melicado.rules.melicado.ground import Ground
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.search import Board, melis_on
from melicado.words.letters import ALPHABET
from melicado.words.lexicon import Lexicon

GROUNDS = 10
Found = set[tuple[str, Place, str]]


def ground_of(word: str, jokers: int = 0) -> Ground:
    """A row that reads ``word``, its first cards jokers, all of them blue."""
    piles = tuple(
        Pile(i, (Card(1000 + i, "*" if i < jokers else letter, Colour.BLUE),), letter)
        for i, letter in enumerate(word)
    )
    return Ground(Row(piles), Options(), None, frozenset({word}))


def rows(words: frozenset[str], length: int, count: int = GROUNDS) -> list[str]:
    fitting = sorted(w for w in words if len(w) == length)
    return Random(length).sample(fitting, count)


def hands(deck: tuple[Card, ...], count: int, jokers: int) -> list[list[Card]]:
    """Hands of seven with so many jokers each; dealt apart, so that cards may come twice."""
    chance = Random(100 * count + jokers)
    plain = [c for c in deck if not c.is_joker]
    wild = [c for c in deck if c.is_joker]
    return [chance.sample(plain, 7 - jokers) + chance.sample(wild, jokers) for _ in range(count)]


def by_trying(
    words: frozenset[str], ground: Ground, hand: list[Card]
) -> Iterator[tuple[str, Place, str]]:
    """Every letter of the hand at every place of a blue row, looked up."""
    row = "".join(p.letter for p in ground.row.piles)
    for card in {(c.letter, c.colour): c for c in hand}.values():
        green = card.colour == Colour.GREEN
        for letter in ALPHABET if card.is_joker else card.letter:
            made = [(FRONT, letter + row), (BACK, row + letter)]
            made += [
                (over(i), row[:i] + letter + row[i + 1 :])
                for i in range(len(row))
                if not green or i in (0, len(row) - 1)
            ]
            for place, word in made:
                if word in words and word not in ground.seen:
                    yield f"{card.letter}{card.colour}", place, word


def all_plays(ground: Ground, judge: Lexicon, held: list[list[Card]]) -> list[Found]:
    board = Board(ground, judge)
    return [
        {
            (f"{p.spots[0].card.letter}{p.spots[0].card.colour}", p.spots[0].place, p.word)
            for p in board.plays(hand)
        }
        for hand in held
    ]


@pytest.mark.parametrize("jokers", [0, 2])
@pytest.mark.parametrize("count", [1, 4, 10])
@pytest.mark.parametrize("length", [3, 7, 11])
def test_all_plays(compare, words, french, deck, length, count, jokers) -> None:
    grounds = [ground_of(w) for w in rows(words, length)]
    held = hands(deck, count, jokers)

    def ours() -> list[list[Found]]:
        return [all_plays(g, french, held) for g in grounds]

    def tried() -> list[list[Found]]:
        return [[set(by_trying(words, g, h)) for h in held] for g in grounds]

    assert ours() == tried()
    compare(ours, tried)


@pytest.mark.parametrize("jokers", [0, 2])
def test_is_the_table_blocked_for_ten_hands(compare, words, french, deck, jokers) -> None:
    """Long rows, where it mostly is, so that the answer takes the whole search."""
    grounds = [ground_of(w) for w in rows(words, 11)]
    held = hands(deck, 10, jokers)

    def ours() -> list[bool]:
        boards = [Board(g, french) for g in grounds]
        return [not any(b.can_play(h) for h in held) for b in boards]

    def tried() -> list[bool]:
        return [not any(next(by_trying(words, g, h), None) for h in held) for g in grounds]

    assert ours() == tried()
    compare(ours, tried)


@pytest.mark.parametrize("length", [4, 5, 6, 7])
def test_all_melis_with_a_joker(compare, words, french, length) -> None:
    grounds = [ground_of(w, jokers=1) for w in rows(words, length, 2)]

    def ours() -> list[set[str]]:
        return [{m.word for m in melis_on(g, french)} for g in grounds]

    def tried() -> list[set[str]]:
        found = []
        for ground in grounds:
            row = "".join(p.letter for p in ground.row.piles)
            orders = {"".join(order) for c in ALPHABET for order in permutations(c + row[1:])}
            found.append((orders & words) - {row})
        return found

    assert ours() == tried()
    compare(ours, tried)
