"""A second, naive reading of the rules of one position: every card, place, letter and order.

Written from the rules alone (MC-04 to MC-08, MC-17, MC-18, MC-24 to MC-34), sharing nothing with
the program but its values; slow and plain, to be compared with.
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
    barred = ground.options.plural_verbs == "barred"
    if ground.special == "SINGULIER" and judge.plural_only(word, verbs=barred):
        return False
    if ground.special == "CONJUGAISON_INTERDITE" and judge.finite_only(word):
        return False
    if ground.options.same_lemma == "refused":
        return not any(judge.lemmas(word) & judge.lemmas(seen) for seen in ground.seen)
    return True


class Slot(NamedTuple):
    """What shows at one place of the row: the pile, the card's look, its letter ("" for any)."""

    pile: int
    look: str
    letter: str
    fresh: bool = False


Spot = tuple[str, int, int]
Layout = tuple[tuple[int, bool, str, str], ...]


def pairs(
    ground: Ground,
    hand: Iterable[Card],
    judge: Judge,
    alphabet: str,
    only: tuple[object, ...] | None = None,
) -> dict[Layout, set[str]]:
    """Every row that two cards of the hand may make (MC-27), with the words it may read.

    Given ``only``, those two places alone, in that order.
    """
    found: dict[Layout, set[str]] = {}
    start = slots(ground)
    last = (tuple(ground.streak.place), ground.streak.count) if ground.streak else None
    for one, two in permutations(hand, 2):
        for letters in product(*(alphabet if c.letter == "*" else c.letter for c in (one, two))):
            for place, row in steps(ground, start, one, letters[0], -2):
                if last == (place, 2):
                    continue
                counts = last[1] + 1 if last and last[0] == place else 1
                for other, after in steps(ground, row, two, letters[1], -1):
                    if (other == place and counts == 2) or (only and only != (place, other)):
                        continue
                    words = _words(ground, [s.letter for s in after], judge, alphabet)
                    found.setdefault(layout(after), set()).update(words)
    return {row: words for row, words in found.items() if words}


def slots(ground: Ground) -> list[Slot]:
    return [Slot(p.id, p.top.letter + p.top.colour, _letter(ground, p)) for p in ground.row.piles]


def layout(row: list[Slot]) -> Layout:
    """What tells two rows apart: the piles, the cards that have come, the letters they name."""
    return tuple((max(s.pile, -1), s.fresh, s.look, s.letter if s.fresh else "") for s in row)


def steps(
    ground: Ground, row: list[Slot], card: Card, letter: str, pile: int
) -> Iterator[tuple[Spot, list[Slot]]]:
    """Each place that colours allow for a card, and the row with it; not on a fresh card."""
    look = card.letter + card.colour
    new = Slot(pile, look, letter, fresh=True)
    rows: list[tuple[Spot, list[Slot]]] = [
        (("front", -1, -1), [new, *row]),
        (("back", -1, -1), [*row, new]),
    ]
    for i, under in enumerate(row):
        if not under.fresh and _role(ground, under.look[1]) != "r":
            here = Slot(under.pile, look, letter, fresh=True)
            rows.append((("over", under.pile, -1), [*row[:i], here, *row[i + 1 :]]))
    if ground.opening and ground.options.opening_insert == "yes":
        for i in range(1, len(row)):
            rows.append((("gap", row[i - 1].pile, row[i].pile), [*row[:i], new, *row[i:]]))
    for place, after in rows:
        inside = after[1:-1]
        if _role(ground, look[1]) == "g" and any(s.fresh and s not in row for s in inside):
            continue
        shut_in = [s for s in inside if s in (row[0], row[-1])]
        greens = any(_role(ground, s.look[1]) == "g" for s in shut_in)
        if not greens or ground.options.green == "only_when_laid":
            yield place, after


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
