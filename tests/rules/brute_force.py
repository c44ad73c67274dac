"""A second, naive reading of the rules of one position: every card, place, letter and order.

Written from the rules alone (MC-04 to MC-08, MC-17, MC-18, MC-24 to MC-34), sharing nothing with
the program but its values; slow and plain, to be compared with.
"""

from collections.abc import Iterable, Iterator
from itertools import permutations, product
from typing import NamedTuple

from melicado.rules.melicado.cards import BACK, FRONT, Card, Pile, Place, Where, gap, over
from melicado.rules.melicado.ground import Ground
from melicado.words.judge import Judge


class Found(NamedTuple):
    """A right play: the card's look, the letter of a joker, the place, words it may make."""

    look: str
    letter: str
    place: Place
    word: str
    branch_word: str = ""


Line = list[Pile | None]
"""A word on the table, with None where the card would be."""


class Down(list[Pile | None]):
    """A word that goes down from its first card, which is the row's."""


def plays(ground: Ground, hand: Iterable[Card], judge: Judge, alphabet: str) -> set[Found]:
    """Every right play of the hand, with every word it may make."""
    found = set()
    for card, (place, lines) in product(hand, _places(ground)):
        if not all(_colours_allow(ground, card, place, line) for line in lines):
            continue
        if ground.streak and ground.streak.count >= 2 and ground.streak.place == place:
            continue
        joker = card.letter == "*"
        for letter in alphabet if joker else card.letter:
            for words in _together(ground, lines, letter, judge, alphabet):
                found.add(Found(card.letter + card.colour, letter * joker, place, *words))
    return found


def _together(
    ground: Ground, lines: list[Line], letter: str, judge: Judge, alphabet: str
) -> Iterator[tuple[str, ...]]:
    """The words of the lines with that letter; no two of them one word (MC-03, MC-28)."""
    each = [
        list(
            _words(
                ground,
                [letter if p is None else _letter(ground, p, line) for p in line],
                judge,
                alphabet,
            )
        )
        for line in lines
    ]
    for words in product(*each):
        alike = len(set(words)) < len(words)
        strict = ground.options.same_lemma == "refused" and len(words) > 1
        if not alike and not (strict and judge.lemmas(words[0]) & judge.lemmas(words[1])):
            yield words


def _branches(ground: Ground) -> dict[int, list[Pile]]:
    return {branch.stem: list(branch.piles) for branch in ground.row.branches}


def _places(ground: Ground) -> Iterator[tuple[Place, list[Line]]]:
    """Each place, and the lines that change, with None where the card would be."""
    piles: Line = list(ground.row.piles)
    branches = _branches(ground)
    yield FRONT, [[None, *piles]]
    yield BACK, [[*piles, None]]
    for i, pile in enumerate(ground.row.piles):
        lines: list[Line] = [[*piles[:i], None, *piles[i + 1 :]]]
        if pile.id in branches:
            lines.append(Down([None, *branches[pile.id]]))
        yield over(pile.id), lines
    opener = ground.opening and ground.options.opening_insert == "yes"
    if ground.special == "INSERTION" or opener:
        for i in range(1, len(piles)):
            left, right = ground.row.piles[i - 1], ground.row.piles[i]
            yield gap(left.id, right.id), [[*piles[:i], None, *piles[i:]]]
    if ground.special == "VERTICALE" and not ground.opening:
        for pile in ground.row.piles:
            down = branches.get(pile.id, [])
            yield Place(Where.BELOW, pile.id), [Down([pile, *down, None])]
            for i, under in enumerate(down):
                yield over(under.id), [Down([pile, *down[:i], None, *down[i + 1 :]])]


def _letter(ground: Ground, pile: Pile, line: Iterable[Pile | None]) -> str:
    """A joker is free while it floats, or has no name yet; one that two words share is not."""
    if pile.top.letter != "*":
        return pile.letter
    shared = pile in ground.row.piles and (_held(ground, pile) or isinstance(line, Down))
    floats = ground.options.joker == "floating" and not shared
    return "" if floats or not pile.letter else pile.letter


def _role(ground: Ground, colour: str) -> str:
    if ground.special == "INVERSION":
        return {"r": "g", "g": "r"}.get(colour, colour)
    return colour


def _colours_allow(ground: Ground, card: Card, place: Place, line: Line) -> bool:
    ends = (0, len(line) - 1)
    covered = [p for p in ground.row.all_piles() if place.where == "over" and p.id == place.pile]
    if any(_role(ground, p.top.colour) == "r" for p in covered):
        return False
    if _role(ground, card.colour) == "g" and line.index(None) not in ends:
        return False
    if ground.options.green == "only_when_laid":
        return True
    before = [p for p in line if p is not None]
    if covered:
        before.insert(line.index(None), covered[0])
    shut_in = [p for i, p in enumerate(line) if i not in ends and p in (before[0], before[-1])]
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
    row = ground.row.piles
    return [Slot(p.id, p.top.letter + p.top.colour, _letter(ground, p, row)) for p in row]


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


def _now(ground: Ground, line: Iterable[Pile]) -> str:
    word = "".join(p.letter or "?" for p in line)
    return word[::-1] if ground.special == "A_L_ENVERS" else word


def _lines(ground: Ground) -> Iterator[tuple[int, list[Pile]]]:
    """Each word on the table, by its stem, the row's being -1."""
    yield -1, list(ground.row.piles)
    for stem, below in _branches(ground).items():
        yield stem, [p for p in ground.row.piles if p.id == stem] + below


def melis(ground: Ground, judge: Judge, alphabet: str) -> set[tuple[int, str]]:
    """Every word that some order of a line, and some letters for jokers, may make."""
    found = set()
    for stem, line in _lines(ground):
        for order in permutations(line):
            if stem >= 0 and order[0] is not line[0]:
                continue
            if any(_role(ground, p.top.colour) == "g" for p in order[1:-1]):
                continue
            renames = [p for p in order if p.top.letter == "*" and not _held(ground, p)]
            letters = ["" if p in renames else p.letter for p in order]
            words = _words(ground, letters, judge, alphabet)
            found.update((stem, word) for word in words if word != _now(ground, line))
    return found


def _held(ground: Ground, pile: Pile) -> bool:
    """Whether a joker keeps its letter in a Méli: two words share it."""
    return pile.id in _branches(ground) and bool(pile.letter)


def cados(ground: Ground, judge: Judge, alphabet: str) -> set[tuple[int, str]]:
    """Every pile that may be given away, with each word that may stay."""
    found = set()
    for (_, line), pile in product(_lines(ground), ground.row.all_piles()):
        if pile not in line or pile.id in _branches(ground):
            continue
        rest = [p for p in line if p is not pile]
        greens = any(_role(ground, p.top.colour) == "g" for p in rest[1:-1])
        if greens and ground.options.green == "stays_at_an_end":
            continue
        letters = [
            p.letter if _held(ground, p) else _letter(ground, p, ground.row.piles) for p in rest
        ]
        for word in _words(ground, letters, judge, alphabet):
            if not judge.lemmas(word) & judge.lemmas(_now(ground, line)):
                found.add((pile.id, word))
    return found
