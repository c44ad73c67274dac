"""Everything that can be done on a ground: plays, Mélis and Cados, found lazily.

One search serves the bots, the hints, the preview and the question whether the table is
blocked. Instead of trying each card at each place, it asks the dictionary once a place which
letters fit there, whatever the hands hold.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import JOKER, Card, Colour, Place, Row, Where
from melicado.rules.melicado.ground import Ground, Spot
from melicado.rules.melicado.judging import barred, commonest, judge_cado, judge_meli
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.pairs import Pairs
from melicado.rules.melicado.state import Streak
from melicado.words.judge import Judge
from melicado.words.letters import ALPHABET
from melicado.words.letters import JOKER as ANY

_BLUE = Card(-1, "", Colour.BLUE)


class Laying(NamedTuple):
    """A play that would stand: the cards, their places, and the word the row would read."""

    spots: tuple[Spot, ...]
    word: str


class MeliFound(NamedTuple):
    """A Méli that would stand: pile ids from left to right, jokers renamed, the word."""

    order: tuple[int, ...]
    names: dict[int, str]
    word: str


class CadoFound(NamedTuple):
    """A Cado that would stand: the pile to give and the word that stays."""

    pile: int
    word: str


def around(ground: Ground, place: Place, letters: str) -> tuple[str, str]:
    """The part of the row's ``letters`` before and after a card at ``place``, in reading order."""
    back_to_front = ground.special == Special.A_L_ENVERS
    if back_to_front:
        letters = letters[::-1]
    if place.where == Where.FRONT:
        before, after = "", letters
    elif place.where == Where.BACK:
        before, after = letters, ""
    else:
        at = ground.row.index(place.pile) or 0
        skip = 1 if place.where == Where.OVER else 0
        before, after = letters[: at + 1 - skip], letters[at + 1 :]
    return (after[::-1], before[::-1]) if back_to_front else (before, after)


def words_at(
    ground: Ground, place: Place, judge: Judge, wanted: str, letters: str | None = None
) -> dict[str, str]:
    """For each letter of ``wanted`` that fits at ``place``: the (commonest) word it makes."""
    letters = gr.letters_of(ground.row, ground) if letters is None else letters
    before, after = around(ground, place, letters)
    if ANY not in before and ANY not in after:
        words = {c: before + c + after for c in judge.letters(before, after) if c in wanted}
        return {c: w for c, w in words.items() if barred(w, ground, judge) is None}
    found: dict[str, str] = {}
    for letter in wanted:
        best = commonest(judge.pattern(before + letter + after), ground, judge)
        if best is not None:
            found[letter] = best
    return found


class Opening(NamedTuple):
    """A place with the colours it takes, and the letters that fit it with the word they make."""

    place: Place
    takes_green: bool
    takes_other: bool
    words: dict[str, str]


class Board:
    """The openings of a ground, found once for all hands; what streaks forbid comes on top."""

    def __init__(self, ground: Ground, judge: Judge) -> None:
        self.ground = ground
        self.judge = judge
        self._openings: list[Opening] = []
        self._letters = gr.letters_of(ground.row, ground)
        self._unread = gr.places(ground)
        self._pairs = Pairs(ground, judge)

    def openings(self) -> Iterator[Opening]:
        """The places that take some card, from the first; found as far as they are asked for."""
        at = 0
        while at < len(self._openings) or self._read_on():
            yield self._openings[at]
            at += 1

    def _read_on(self) -> bool:
        """Find one more opening; several readers may be under way on the same board."""
        for place in self._unread:
            found = self._opening(place)
            if found.words:
                self._openings.append(found)
                return True
        return False

    def _opening(self, place: Place) -> Opening:
        if gr.colour_fault(self.ground, Spot(_BLUE, place)) is not None:
            return Opening(place, False, False, {})
        words = words_at(self.ground, place, self.judge, ALPHABET, self._letters)
        return Opening(place, gr.at_an_end(self.ground.row, place), True, words)

    def plays(
        self, hand: Sequence[Card], streak: Streak | None = None, *, single: bool = False
    ) -> Iterator[Laying]:
        """Every play of ``hand`` that would stand (MC-17, MC-27), equal cards once.

        ``single`` says that its holder has one card only.
        """
        if gr.cards_a_play(self.ground._replace(single=single)) == 1:
            yield from self._singles(hand, streak)
        else:
            yield from (Laying(*found) for found in self._pairs.plays(hand, streak))

    def _singles(self, hand: Sequence[Card], streak: Streak | None) -> Iterator[Laying]:
        cards: dict[str, dict[Colour, Card]] = {}
        for card in hand:
            cards.setdefault(card.letter, {}).setdefault(card.colour, card)
        jokers = cards.get(JOKER, {})
        for opening in self.openings():
            if gr.third_in(streak, opening.place):
                continue
            for letter, colours in cards.items():
                if (word := opening.words.get(letter)) is not None:
                    for card in colours.values():
                        if self._takes(opening, card):
                            yield Laying((Spot(card, opening.place),), word)
            for card in jokers.values():
                if self._takes(opening, card):
                    for letter, word in opening.words.items():
                        yield Laying((Spot(card, opening.place, letter),), word)

    def _takes(self, opening: Opening, card: Card) -> bool:
        green = gr.behaves_as(card.colour, self.ground.special) == Colour.GREEN
        return opening.takes_green if green else opening.takes_other

    def can_play(
        self, hand: Sequence[Card], streak: Streak | None = None, *, single: bool = False
    ) -> bool:
        """Whether the hand has any play: nobody's hand having one is a blocked table (MC-37)."""
        return next(self.plays(hand, streak, single=single), None) is not None


def plays_on(ground: Ground, hand: Sequence[Card], judge: Judge) -> Iterator[Laying]:
    """Every play of one hand on a ground, its own streak included (MC-17, MC-18, MC-27)."""
    return Board(ground, judge).plays(hand, ground.streak, single=ground.single)


def melis_on(ground: Ground, judge: Judge) -> Iterator[MeliFound]:
    """Every word a Méli could make of the row (MC-32), with one order of the piles for each."""
    piles = ground.row.piles
    letters = "".join(ANY if p.top.is_joker else p.letter for p in piles)
    before = gr.word_on(ground)
    for word in judge.anagrams(letters):
        if word == before or barred(word, ground, judge) is not None:
            continue
        order = arrange(ground.row, word, ground.special)
        if order is not None:
            read = word[::-1] if ground.special == Special.A_L_ENVERS else word
            named = zip(order, read, strict=True)
            jokers = {p.id for p in piles if p.top.is_joker}
            found = MeliFound(order, {i: c for i, c in named if i in jokers}, word)
            if judge_meli(ground, found.order, judge, found.names).reason is None:
                yield found


def arrange(row: Row, word: str, special: Special | None) -> tuple[int, ...] | None:
    """Pile ids in an order that reads ``word`` with every green at an end, or None."""
    letters = word[::-1] if special == Special.A_L_ENVERS else word
    last = len(letters) - 1
    inner = [i for i in range(len(letters)) if 0 < i < last]
    slots = [0, *([last] if last else []), *inner]
    greens = {p.id for p in row.piles if gr.behaves_as(p.top.colour, special) == Colour.GREEN}

    def fill(slot: int, left: frozenset[int], chosen: dict[int, int]) -> dict[int, int] | None:
        if slot == len(slots):
            return chosen
        at = slots[slot]
        if at not in (0, last) and left & greens:
            return None
        for pile in sorted(row.piles, key=lambda p: (p.id not in greens, p.top.is_joker)):
            if pile.id in left and (pile.top.is_joker or pile.letter == letters[at]):
                full = fill(slot + 1, left - {pile.id}, {**chosen, at: pile.id})
                if full is not None:
                    return full
        return None

    placed = fill(0, frozenset(p.id for p in row.piles), {})
    return tuple(placed[i] for i in range(len(letters))) if placed else None


def cados_on(ground: Ground, judge: Judge) -> Iterator[CadoFound]:
    """Every pile a Cado could give away (MC-33)."""
    for pile in ground.row.piles:
        verdict = judge_cado(ground, pile.id, judge)
        if verdict.reason is None:
            yield CadoFound(pile.id, verdict.word)
