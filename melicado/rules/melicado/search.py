"""Everything that can be done on a ground: plays, Mélis and Cados, found lazily.

One search serves the bots, the hints, the preview and the question whether the table is
blocked. Instead of trying each card at each place, it asks the dictionary once a place which
letters fit there, whatever the hands hold.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import JOKER, NEW_PILE, Card, Colour, Place, Row, Where
from melicado.rules.melicado.ground import Ground, Spot
from melicado.rules.melicado.judging import barred, commonest, judge_cado, judge_meli, read_lines
from melicado.rules.melicado.lines import (
    ROW,
    line_row,
    lines_of,
    lines_through,
    place_on_line,
    with_line,
)
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.pairs import Pairs
from melicado.rules.melicado.state import Streak
from melicado.words.judge import Judge
from melicado.words.letters import ALPHABET
from melicado.words.letters import JOKER as ANY

_BLUE = Card(-1, "", Colour.BLUE)


class Laying(NamedTuple):
    """A play that would stand: the cards, their places, and the word the line would read.

    On a pile that two lines share ``word`` is the row's, ``branch_word`` the branch's (MC-28).
    """

    spots: tuple[Spot, ...]
    word: str
    branch_word: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The words the lines would read."""
        return (self.word, self.branch_word) if self.branch_word else (self.word,)


class MeliFound(NamedTuple):
    """A Méli that would stand: pile ids in reading order, jokers renamed, the word, the line."""

    order: tuple[int, ...]
    names: dict[int, str]
    word: str
    line: int = ROW


class CadoFound(NamedTuple):
    """A Cado that would stand: the pile to give and the word that stays."""

    pile: int
    word: str


def around(ground: Ground, place: Place, letters: str) -> tuple[str, str]:
    """The part of a line's ``letters`` before and after a card at ``place``, in reading order."""
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


def words_at(ground: Ground, place: Place, judge: Judge, wanted: str) -> dict[str, str]:
    """For each letter of ``wanted`` that fits at ``place``: the (commonest) word it makes."""
    return {c: word for c, (word, _) in Lines(ground, judge).words_at(place, wanted).items()}


class Lines:
    """The lines of a ground, each seen alone, with its letters; made when they are asked for."""

    def __init__(self, ground: Ground, judge: Judge) -> None:
        self.ground = ground
        self.judge = judge
        self._seen_alone: dict[int, tuple[Ground, str]] = {}

    def words_at(self, place: Place, wanted: str) -> dict[str, tuple[str, str]]:
        """For each letter of ``wanted`` that fits at ``place``: its word, and the branch's.

        The second is "" but on a pile that two lines share (MC-28).
        """
        lines = lines_through(self.ground.row, place)
        words = self._words_on(lines[0], place, wanted)
        if len(lines) == 1:
            return {c: (word, "") for c, word in words.items()}
        found: dict[str, tuple[str, str]] = {}
        for letter in self._words_on(lines[1], place, "".join(words)):
            row = gr.put(self.ground.row, Spot(Card(-1, letter, Colour.BLUE), place), NEW_PILE)
            read = read_lines(row, self.ground, lines, self.judge)
            if read.reason is None:
                found[letter] = read.words[lines[0]], read.words[lines[1]]
        return found

    def _words_on(self, line: int, place: Place, wanted: str) -> dict[str, str]:
        """For each letter of ``wanted`` that fits one line there: the (commonest) word."""
        ground, letters = self._alone(line)
        before, after = around(ground, place_on_line(place), letters)
        if ANY not in before and ANY not in after:
            fit = (c for c in self.judge.letters(before, after) if c in wanted)
            words = ((c, before + c + after) for c in fit)
            return {c: w for c, w in words if barred(w, ground, self.judge) is None}
        found: dict[str, str] = {}
        for letter in wanted:
            best = commonest(self.judge.pattern(before + letter + after), ground, self.judge)
            if best is not None:
                found[letter] = best
        return found

    def _alone(self, line: int) -> tuple[Ground, str]:
        if line not in self._seen_alone:
            here = gr.line_ground(self.ground, line)
            self._seen_alone[line] = here, gr.letters_of(here.row, here)
        return self._seen_alone[line]


class Opening(NamedTuple):
    """A place with the colours it takes, and the letters that fit it with the word they make."""

    place: Place
    takes_green: bool
    takes_other: bool
    words: dict[str, tuple[str, str]]
    """The word, and the branch's where two lines share the pile, "" elsewhere."""


class Board:
    """The openings of a ground, found once for all hands; what streaks forbid comes on top."""

    def __init__(self, ground: Ground, judge: Judge) -> None:
        self.ground = ground
        self.judge = judge
        self._openings: list[Opening] = []
        self._lines = Lines(ground, judge)
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
        words = self._lines.words_at(place, ALPHABET)
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
                if (words := opening.words.get(letter)) is not None:
                    for card in colours.values():
                        if self._takes(opening, card):
                            yield Laying((Spot(card, opening.place),), *words)
            for card in jokers.values():
                if self._takes(opening, card):
                    for letter, words in opening.words.items():
                        yield Laying((Spot(card, opening.place, letter),), *words)

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


def row_with(ground: Ground, play: Laying) -> Row:
    """The table that a right play makes, its jokers named."""
    row = ground.row
    for step, spot in enumerate(play.spots):
        row = gr.put(row, spot, NEW_PILE + step)
    lines = lines_through(row, play.spots[0].place)
    for line, word in zip(lines, play.words, strict=True):
        piles = gr.spell(line_row(row, line), word, ground.special).piles
        row = with_line(row, line, piles)
    return row


def melis_on(ground: Ground, judge: Judge) -> Iterator[MeliFound]:
    """Every word a Méli could make of a line (MC-32), with one order of the piles for each."""
    for line in lines_of(ground.row):
        yield from melis_on_line(ground, line, judge)


def melis_on_line(ground: Ground, line: int, judge: Judge) -> Iterator[MeliFound]:
    """Every word a Méli could make of one line (MC-28, MC-32)."""
    here = gr.line_ground(ground, line)
    jokers = {p.id for p in here.row.piles if gr.may_rename(here, p)}
    letters = "".join(ANY if p.id in jokers else p.letter for p in here.row.piles)
    before = gr.word_on(here)
    for word in judge.anagrams(letters):
        if word == before or barred(word, here, judge) is not None:
            continue
        order = arrange(here, word, line)
        if order is not None:
            read = word[::-1] if ground.special == Special.A_L_ENVERS else word
            named = zip(order, read, strict=True)
            found = MeliFound(order, {i: c for i, c in named if i in jokers}, word, line)
            if judge_meli(ground, order, judge, found.names, line).reason is None:
                yield found


def arrange(ground: Ground, word: str, line: int = ROW) -> tuple[int, ...] | None:
    """Pile ids of a line alone in an order that reads ``word``, or None.

    Every green is at an end; a branch's stem stays the first (MC-28).
    """
    piles, special = ground.row.piles, ground.special
    letters = word[::-1] if special == Special.A_L_ENVERS else word
    last = len(letters) - 1
    inner = [i for i in range(len(letters)) if 0 < i < last]
    slots = [0, *([last] if last else []), *inner]
    greens = {p.id for p in piles if gr.behaves_as(p.top.colour, special) == Colour.GREEN}
    free = {p.id for p in piles if gr.may_rename(ground, p)}

    def fill(slot: int, left: frozenset[int], chosen: dict[int, int]) -> dict[int, int] | None:
        if slot == len(slots):
            return chosen
        at = slots[slot]
        if at not in (0, last) and left & greens:
            return None
        for pile in sorted(piles, key=lambda p: (p.id not in greens, p.id in free)):
            if pile.id in left and (pile.id in free or pile.letter == letters[at]):
                full = fill(slot + 1, left - {pile.id}, {**chosen, at: pile.id})
                if full is not None:
                    return full
        return None

    everywhere = frozenset(p.id for p in piles)
    if line == ROW:
        placed = fill(0, everywhere, {})
    elif line in free or piles[0].letter == letters[0]:
        placed = fill(1, everywhere - {line}, {0: line})
    else:
        placed = None
    return tuple(placed[i] for i in range(len(letters))) if placed else None


def cados_on(ground: Ground, judge: Judge) -> Iterator[CadoFound]:
    """Every pile a Cado could give away (MC-33)."""
    for pile in ground.row.all_piles():
        verdict = judge_cado(ground, pile.id, judge)
        if verdict.reason is None:
            yield CadoFound(pile.id, verdict.word)
