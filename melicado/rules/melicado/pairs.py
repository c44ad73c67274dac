"""Plays of two cards, found lazily: what 2 PAR 2 asks for (MC-27).

The rows that two more cards can make are few; for each, the dictionary says once which words
fit, whatever the hands hold.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import NamedTuple

from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import JOKER, NEW_PILE, Card, Colour, Place, Row
from melicado.rules.melicado.ground import Ground, Spot
from melicado.rules.melicado.judging import barred, lay
from melicado.rules.melicado.state import Streak
from melicado.words.judge import Judge

_BLANKS = (Card(-1, JOKER, Colour.BLUE), Card(-2, JOKER, Colour.BLUE))
"""Two cards of any letter; blue is the colour that may lie wherever any may."""

Words = dict[tuple[str, str], str]
"""For the two letters, from left to right, the (commonest) word they make."""


class Way(NamedTuple):
    """An order of laying: the places, and whether the first card lies to the left."""

    places: tuple[Place, Place]
    left_first: bool


class Shape(NamedTuple):
    """A row that two more cards make, wherever they come from."""

    row: Row
    ways: tuple[Way, ...]


class Pairs:
    """The pairs of a ground, found once for all hands; what streaks forbid comes on top."""

    def __init__(self, ground: Ground, judge: Judge) -> None:
        self.ground = ground
        self.judge = judge
        self._words: dict[int, Words] = {}
        self._allowed: dict[tuple[int, Colour, Colour], tuple[Way, ...]] = {}

    def plays(
        self, hand: Sequence[Card], streak: Streak | None = None
    ) -> Iterator[tuple[tuple[Spot, Spot], str]]:
        """Every two cards of ``hand`` that would stand, with the word; equal cards once.

        Where two cards can be laid in either order, one that stands is given.
        """
        looks: dict[tuple[str, Colour], list[Card]] = {}
        for card in hand:
            looks.setdefault((card.letter, card.colour), []).append(card)
        couples = [
            (one[0], other[1 if one is other else 0])
            for one, other in product(looks.values(), repeat=2)
            if one is not other or len(one) > 1
        ]
        for number in range(len(self._shapes) if couples else 0):
            for left, right in couples:
                way = self._way(number, left.colour, right.colour, streak)
                if way is None:
                    continue
                for letters, word in _matching(self._fitting(number), left, right):
                    yield _spots(way, (left, right), letters), word

    @cached_property
    def _shapes(self) -> list[Shape]:
        rows: dict[tuple[tuple[int, bool], ...], Row] = {}
        ways: dict[tuple[tuple[int, bool], ...], list[Way]] = {}
        ground, (first, second) = self.ground, _BLANKS
        for one in gr.places(ground):
            row = gr.put(ground.row, Spot(first, one), NEW_PILE)
            for two in gr.places(ground._replace(row=row)):
                if any(lay(ground, (Spot(first, one), Spot(second, two)))[2]):
                    continue
                both = gr.put(row, Spot(second, two), NEW_PILE + 1)
                key = tuple((max(p.id, NEW_PILE + 1), p.top in _BLANKS) for p in both.piles)
                tops = [p.top for p in both.piles]
                rows.setdefault(key, both)
                left_first = tops.index(first) < tops.index(second)
                ways.setdefault(key, []).append(Way((one, two), left_first))
        return [Shape(row, tuple(ways[key])) for key, row in rows.items()]

    def _fitting(self, number: int) -> Words:
        """The letters that fit the two cards of a shape, with the word."""
        if number not in self._words:
            row = self._shapes[number].row
            left, right = (i for i, p in enumerate(row.piles) if p.top in _BLANKS)
            best: Words = {}
            for word in self.judge.pattern(gr.letters_of(row, self.ground)):
                if barred(word, self.ground, self.judge) is None:
                    letters = word[left], word[right]
                    best[letters] = max(
                        word, best.get(letters, word), key=lambda w: (self.judge.zipf(w), w)
                    )
            self._words[number] = best
        return self._words[number]

    def _way(self, number: int, left: Colour, right: Colour, streak: Streak | None) -> Way | None:
        """An order of laying that colours and places allow (MC-05, MC-06, MC-18)."""
        key = number, left, right
        if key not in self._allowed:
            ways = self._shapes[number].ways
            self._allowed[key] = tuple(w for w in ways if self._colours_allow(w, left, right))
        return next((w for w in self._allowed[key] if not _third(streak, w)), None)

    def _colours_allow(self, way: Way, left: Colour, right: Colour) -> bool:
        cards = (Card(-1, JOKER, left), Card(-2, JOKER, right))
        return not any(lay(self.ground, _spots(way, cards, ("", "")))[2])


def _third(streak: Streak | None, way: Way) -> bool:
    """Whether one of the cards would be the third in succession at its place (MC-18)."""
    one, two = way.places
    return gr.third_in(streak, one) or gr.third_in(gr.counted(streak, one), two)


def _matching(words: Words, left: Card, right: Card) -> Iterator[tuple[tuple[str, str], str]]:
    """The letters that the two cards can be, with the word they make."""
    if not left.is_joker and not right.is_joker:
        letters = left.letter, right.letter
        if letters in words:
            yield letters, words[letters]
        return
    for (one, other), word in words.items():
        if left.letter in (JOKER, one) and right.letter in (JOKER, other):
            yield (one, other), word


def _spots(way: Way, cards: tuple[Card, Card], letters: tuple[str, str]) -> tuple[Spot, Spot]:
    """The cards, given from left to right, in the order in which they are laid."""
    left, right = (
        (card, letter if card.is_joker else "") for card, letter in zip(cards, letters, strict=True)
    )
    (one, two), (first, second) = way.places, (left, right) if way.left_first else (right, left)
    return Spot(first[0], one, first[1]), Spot(second[0], two, second[1])
