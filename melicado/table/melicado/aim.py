"""What laying a card at a place would be: asked of the rules, told as far as the aid allows."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import NEW_PILE, Card, Pile, Place, Row
from melicado.rules.melicado.ground import Ground, Spot
from melicado.rules.melicado.judging import Verdict, barred, judge_cado, judge_meli, lay
from melicado.rules.melicado.lines import (
    ROW,
    line_of_pile,
    line_row,
    lines_of,
    lines_through,
    with_line,
)
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.reasons import first as first_of
from melicado.rules.melicado.search import words_at
from melicado.rules.melicado.view import View
from melicado.table.looking_on import looks_on
from melicado.words.judge import AsksElsewhere, Judge
from melicado.words.letters import ALPHABET
from melicado.words.letters import JOKER as ANY

STAR = "★"
"""How a joker without a letter is written."""

_ABOUT_WORDS = frozenset(
    (Reason.TOO_SHORT, Reason.NOT_A_WORD, Reason.PLURAL, Reason.CONJUGATED, Reason.REPEAT)
)


class Change(NamedTuple):
    """A word on the table and what becomes of it; ``down`` for one that is read downwards."""

    before: str
    after: str
    down: bool = False


class Aim(NamedTuple):
    """A card above a place of the row of ``version``; what it shows, by the game's aid."""

    card: int
    place: Place
    version: int
    changes: tuple[Change, ...]
    """The words that would change: two at a pile that two lines share (MC-28)."""
    allowed: bool
    """False when colours or places forbid it, and the aid may say so."""
    correct: bool | None
    """Whether the word is right, when the aid may say so."""
    reason: str | None
    evidence: dict[str, str | int]
    special: Special | None
    """The violet card it was judged under."""
    waits: bool = False
    """Whether the word is still being asked for elsewhere."""


class Called(NamedTuple):
    """What a Méli or a Cado would make; ``correct`` when the aid may say so."""

    change: Change
    correct: bool | None = None
    waits: bool = False


class Letters(NamedTuple):
    """The letters to propose for a joker; more may come while it ``waits``."""

    letters: tuple[str, ...]
    waits: bool = False


class Aimer:
    """Everything a person may ask before laying, on the row as it is shown."""

    def __init__(self, view: View, judge: Judge, seat: int, first: Spot | None = None) -> None:
        self.view = view
        self.seat = seat
        self.first = first
        """The card of a pair that waits on the row for the other (MC-27)."""
        # A card is aimed at the row one sees, provisional cards included (MC-20).
        shown = replace(view, settled=view.row, settled_version=view.version)
        self.reading = Reading(shown, judge)
        self.settled: Ground = self.reading.ground(seat)
        """The row without the first card of a pair."""
        self.ground = self.settled
        if first is not None:
            self.ground = self.settled._replace(row=gr.put(self.settled.row, first, NEW_PILE))
        self.aid = view.options.aid
        self._aims: dict[tuple[int, Place], Aim] = {}

    def places(self) -> tuple[Place, ...]:
        """Where a card may be let go now; none while it is not the moment."""
        if looks_on(self.view, self.seat) or not self.reading.may_lay(self.seat):
            return ()
        return tuple(gr.places(self.ground))

    @property
    def gaps(self) -> bool:
        """Whether cards may go between piles."""
        return gr.may_insert(self.ground)

    @property
    def wants_two(self) -> bool:
        """Whether a card let go now is the first of two (MC-27)."""
        return self.first is None and gr.cards_a_play(self.settled) > 1

    def playable(self, card: int) -> bool:
        """Whether that card of the hand can be laid at all now."""
        return any(c.id == card for c in self.reading.hand(self.seat))

    def aim(self, card: Card, place: Place) -> Aim:
        """What that card at that place would be."""
        key = (card.id, place)
        if key not in self._aims:
            self._aims[key] = self._aim(card, place)
        return self._aims[key]

    def _aim(self, card: Card, place: Place) -> Aim:
        version = self.view.version
        if self.aid == "none":
            return Aim(card.id, place, version, (), True, None, None, {}, self.view.special)
        spot = Spot(card, place)
        missing = self._missing()
        verdict = self._verdict(spot)
        about_word = verdict.reason in _ABOUT_WORDS
        allowed = verdict.reason is None or about_word
        changes = self.changes(spot) if allowed else ()
        tells = self.aid == "words" and not self.wants_two
        waits = tells and about_word and self._missing() > missing
        correct = verdict.reason is None if tells and allowed and not waits else None
        tell = verdict.reason if not allowed or tells else None
        evidence = verdict.evidence if tell is not None else {}
        special = self.view.special
        return Aim(
            card.id, place, version, changes, allowed, correct, tell, evidence, special, waits
        )

    def _missing(self) -> int:
        """How many verdicts had to be asked for elsewhere so far."""
        judge = self.reading.judge
        return judge.missing if isinstance(judge, AsksElsewhere) else 0

    def _verdict(self, spot: Spot) -> Verdict:
        """The verdict on the play; on a first card of two only what places and colours say."""
        if not self.wants_two:
            first = () if self.first is None else (self.first,)
            return self.reading.judge_play(self.seat, (*first, spot))
        row, no, faults = lay(self.settled, (spot,))
        few = Reason.TWO_CARDS_REQUIRED if self.settled.single else None
        return Verdict(row, "", first_of(few, no, *faults))

    def pair_letters(self, spots: tuple[Spot, Spot], joker: Card) -> Letters:
        """The letters to propose for a joker of a pair, commonest word first (MC-07, MC-27)."""
        if self.aid == "none":
            return Letters(tuple(ALPHABET))
        missing = self._missing()
        judge, row = self.reading.judge, lay(self.settled, spots)[0]
        named = [p.id for p in row.piles if p.letter and p.top in [s.card for s in spots]]
        at = [p.top for p in row.piles].index(joker)
        best: dict[str, float] = {}
        for word in judge.pattern(gr.letters_of(row, self.settled, named)):
            if barred(word, self.settled, judge) is None:
                best[word[at]] = max(judge.zipf(word), best.get(word[at], 0.0))
        found = tuple(sorted(best, key=lambda c: (-best[c], c)))
        return Letters(found, self._missing() > missing)

    def joker_letters(self, place: Place) -> Letters:
        """The letters to propose for a joker there, commonest word first (MC-07)."""
        if self.aid == "none":
            return Letters(tuple(ALPHABET))
        missing = self._missing()
        judge = self.reading.judge
        words = words_at(self.ground, place, judge, ALPHABET)
        right = sorted(words, key=lambda c: (-judge.zipf(words[c]), c))
        if self.view.table_decides:  # any letter may stand (MC-38)
            right += [c for c in ALPHABET if c not in words]
        return Letters(tuple(right), self._missing() > missing)

    def changes(self, spot: Spot) -> tuple[Change, ...]:
        """The words that card at that place would change, whether or not it may be laid there."""
        new = NEW_PILE if self.first is None else NEW_PILE + 1
        after = self.ground._replace(row=gr.put(self.ground.row, spot, new))
        lines = lines_through(self.ground.row, spot.place)
        return tuple(
            Change(told(self.settled, line), told(after, line), line != ROW) for line in lines
        )

    def base(self, first: int | None) -> str:
        """How the two cards of the base read with ``first`` on the left."""
        cards = sorted(self.view.base, key=lambda c: c.id != first)
        piles = tuple(Pile(c.id, (c,), "" if c.is_joker else c.letter) for c in cards)
        return told(self.ground._replace(row=Row(piles)))

    def shared(self, pile: int) -> bool:
        """Whether two words meet in that pile, so that no Cado may give it (MC-28)."""
        return pile in lines_of(self.ground.row)

    def cado(self, pile: int) -> Called:
        """What becomes of the word without that pile, and whether it stands if the aid tells."""
        row = self.ground.row
        line = line_of_pile(row, pile)
        line = ROW if line is None else line
        left = tuple(p for p in line_row(row, line).piles if p.id != pile)
        rest = self.ground._replace(row=with_line(row, line, left))
        change = Change(told(self.ground, line), told(rest, line), line != ROW)
        return self._called(change, lambda judge: judge_cado(self.ground, pile, judge))

    def meli(self, order: tuple[int, ...], names: dict[int, str], line: int = ROW) -> Called:
        """What a line becomes in that order, and whether it stands when the aid may say so."""
        by_id = {p.id: p for p in line_row(self.ground.row, line).piles}
        piles = tuple(
            replace(by_id[i], letter=names.get(i, by_id[i].letter)) for i in order if i in by_id
        )
        ordered = self.ground._replace(row=with_line(self.ground.row, line, piles))
        change = Change(told(self.ground, line), told(ordered, line), line != ROW)
        return self._called(change, lambda j: judge_meli(self.ground, order, j, names, line))

    def _called(self, change: Change, verdict: Callable[[Judge], Verdict]) -> Called:
        if self.aid != "words":
            return Called(change)
        missing = self._missing()
        right = verdict(self.reading.judge).reason is None
        waits = not right and self._missing() > missing
        return Called(change, None if waits else right, waits)

    def meli_letters(
        self, order: tuple[int, ...], names: dict[int, str], pile: int, line: int = ROW
    ) -> tuple[str, ...]:
        """The letters to propose for the joker of ``pile`` in a Méli: those that make a word."""
        if self.aid == "none":
            return tuple(ALPHABET)
        judge = self.reading.judge
        right: list[tuple[float, str]] = []
        for letter in ALPHABET:
            verdict = judge_meli(self.ground, order, judge, {**names, pile: letter}, line)
            if verdict.reason is None:
                right.append((-judge.zipf(verdict.word), letter))
        return tuple(letter for _, letter in sorted(right)) or tuple(ALPHABET)


def told(ground: Ground, line: int = ROW) -> str:
    """A line as people read it, a star for a joker without a letter."""
    here = gr.line_ground(ground, line)
    return gr.letters_of(here.row, here).replace(ANY, STAR)
