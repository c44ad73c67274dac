"""A second, naive reading of the rules of one position: every card, place, letter and order.

Written from the rules alone (MC-04 to MC-08, MC-17, MC-24 to MC-34), sharing nothing with the
program but its values; slow and plain, to be compared with.
"""

from collections.abc import Iterable, Iterator
from itertools import permutations, product
from typing import NamedTuple

from melicado.rules.melicado.cards import BACK, FRONT, Card, Pile, Place, gap, over
from melicado.rules.melicado.ground import Ground
from melicado.words.judge import Judge


class Found(NamedTuple):
    """A right play: the card's look, the letter of a joker, the place, a word it may make."""

    look: str
    letter: str
    place: Place
    word: str


def plays(ground: Ground, hand: Iterable[Card], judge: Judge, alphabet: str) -> set[Found]:
    """Every right play of the hand, with every word it may make."""
    found = set()
    for card, (place, row) in product(hand, _places(ground)):
        if not _colours_allow(ground, card, place, row):
            continue
        if ground.streak and ground.streak.count >= 2 and ground.streak.place == place:
            continue
        joker = card.letter == "*"
        for letter in alphabet if joker else card.letter:
            letters = [letter if pile is None else _letter(ground, pile) for pile in row]
            for word in _words(ground, letters, judge, alphabet):
                found.add(Found(card.letter + card.colour, letter * joker, place, word))
    return found


def _places(ground: Ground) -> Iterator[tuple[Place, list[Pile | None]]]:
    """Each place, and the row with None where the card would be."""
    piles: list[Pile | None] = list(ground.row.piles)
    yield FRONT, [None, *piles]
    yield BACK, [*piles, None]
    for i, pile in enumerate(ground.row.piles):
        yield over(pile.id), [*piles[:i], None, *piles[i + 1 :]]
    opener = ground.opening and ground.options.opening_insert == "yes"
    if ground.special == "INSERTION" or opener:
        for i in range(1, len(piles)):
            left, right = ground.row.piles[i - 1], ground.row.piles[i]
            yield gap(left.id, right.id), [*piles[:i], None, *piles[i:]]


def _letter(ground: Ground, pile: Pile) -> str:
    """A joker is free while it floats, or has no name yet."""
    free = pile.top.letter == "*" and (ground.options.joker == "floating" or not pile.letter)
    return "" if free else pile.letter


def _role(ground: Ground, colour: str) -> str:
    if ground.special == "INVERSION":
        return {"r": "g", "g": "r"}.get(colour, colour)
    return colour


def _colours_allow(ground: Ground, card: Card, place: Place, row: list[Pile | None]) -> bool:
    before, ends = ground.row.piles, (0, len(row) - 1)
    covered = [p for p in before if place.where == "over" and p.id == place.pile]
    if any(_role(ground, p.top.colour) == "r" for p in covered):
        return False
    if _role(ground, card.colour) == "g" and row.index(None) not in ends:
        return False
    if ground.options.green == "only_when_laid":
        return True
    shut_in = [p for i, p in enumerate(row) if i not in ends and p in (before[0], before[-1])]
    return not any(p is not None and _role(ground, p.top.colour) == "g" for p in shut_in)


def _words(ground: Ground, letters: list[str], judge: Judge, alphabet: str) -> Iterator[str]:
    """The correct, new words that the letters may read, "" being any letter."""
    for named in product(*(letter or alphabet for letter in letters)):
        word = "".join(named)
        if ground.special == "A_L_ENVERS":
            word = word[::-1]
        if _right(ground, word, judge):
            yield word


def _right(ground: Ground, word: str, judge: Judge) -> bool:
    if len(word) < max(2, ground.options.min_length) or word not in judge or word in ground.seen:
        return False
    if ground.special == "SINGULIER" and judge.plural_only(word):
        return False
    if ground.special == "CONJUGAISON_INTERDITE" and judge.finite_only(word):
        return False
    if ground.options.same_lemma == "refused":
        return not any(judge.lemmas(word) & judge.lemmas(seen) for seen in ground.seen)
    return True


def _now(ground: Ground) -> str:
    word = "".join(p.letter or "?" for p in ground.row.piles)
    return word[::-1] if ground.special == "A_L_ENVERS" else word


def melis(ground: Ground, judge: Judge, alphabet: str) -> set[str]:
    """Every word that some order of the piles, and some letters for jokers, may make."""
    found = set()
    for order in permutations(ground.row.piles):
        if any(_role(ground, p.top.colour) == "g" for p in order[1:-1]):
            continue
        letters = ["" if p.top.letter == "*" else p.letter for p in order]
        words = _words(ground, letters, judge, alphabet)
        found.update(word for word in words if word != _now(ground))
    return found


def cados(ground: Ground, judge: Judge, alphabet: str) -> set[tuple[int, str]]:
    """Every pile that may be given away, with each word that may stay."""
    found = set()
    for pile in ground.row.piles:
        rest = [p for p in ground.row.piles if p is not pile]
        greens = any(_role(ground, p.top.colour) == "g" for p in rest[1:-1])
        if greens and ground.options.green == "stays_at_an_end":
            continue
        for word in _words(ground, [_letter(ground, p) for p in rest], judge, alphabet):
            if not judge.lemmas(word) & judge.lemmas(_now(ground)):
                found.add((pile.id, word))
    return found
