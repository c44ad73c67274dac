"""Is it right? The one judgement of plays, Mélis and Cados."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import NEW_PILE, Pile, Row, Where, resolved
from melicado.rules.melicado.ground import Ground, Spot
from melicado.rules.melicado.lines import ROW, line_of_pile, lines_of, lines_through, with_line
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.reasons import Reason, first
from melicado.words.judge import Judge, related
from melicado.words.letters import JOKER as ANY


class Verdict(NamedTuple):
    """``reason`` is None when the action is right; ``word`` is what the changed line reads.

    Of a pile that two lines share ``word`` is the row's, ``branch_word`` the branch's (MC-28).
    """

    row: Row
    word: str
    reason: Reason | None = None
    evidence: dict[str, str | int] = {}  # noqa: RUF012 - never changed
    branch_word: str = ""


class Read(NamedTuple):
    """Lines that were read: the table with its jokers named, their words, the first thing wrong."""

    row: Row
    words: dict[int, str]
    reason: Reason | None = None
    wrong: str = ""
    """The word that is wrong."""


def judge_play(
    ground: Ground,
    spots: Sequence[Spot],
    judge: Judge,
    names: Mapping[int, str] | None = None,
    new_pile: int = NEW_PILE,
) -> Verdict:
    """Judge one play (MC-17, MC-27, MC-28): the row it makes, the word read, what is wrong.

    The second place of a pair is read after the first card is laid; only the last word counts.
    """
    if (reason := wrong_count(ground, spots)) is not None:
        return Verdict(ground.row, "", reason)
    spots = [s._replace(place=resolved(s.place, new_pile)) for s in spots]
    row, no, reasons = lay(ground, spots, new_pile)
    if no is not None:
        return Verdict(ground.row, "", no)
    named = {new_pile + i: s.letter for i, s in enumerate(spots) if s.letter}
    named |= {s.place.pile: s.letter for s in spots if s.letter and s.place.where == Where.OVER}
    lines = lines_through(row, spots[0].place)
    found = read_lines(row, ground, lines, judge, {**(names or {}), **named})
    reason = first(*reasons, found.reason)
    word, branch_word = (*found.words.values(), "")[:2]
    evidence = _evidence(reason, found.wrong or word)
    return Verdict(found.row, word, reason, evidence, branch_word)


def lay(
    ground: Ground, spots: Sequence[Spot], new_pile: int = NEW_PILE
) -> tuple[Row, Reason | None, list[Reason | None]]:
    """Lay cards one after the other: the row, why one cannot be laid at all, the faults."""
    here, reasons = ground, list[Reason | None]()
    for step, spot in enumerate(spots):
        if (no := gr.refused(here, spot.place)) is not None:
            return ground.row, no, []
        reasons += [gr.third_time(here, spot.place), gr.colour_fault(here, spot)]
        reasons.append(_covers_another(here.row, spot, spots[:step]))
        row = gr.put(here.row, spot, new_pile + step)
        here = here._replace(row=row, streak=gr.counted(here.streak, spot.place))
    return here.row, None, reasons


def _covers_another(row: Row, spot: Spot, laid: Sequence[Spot]) -> Reason | None:
    """MC-27: no card of a play on another of the same play."""
    under = row.find(spot.place.pile) if spot.place.where == Where.OVER else None
    covers = under is not None and under.top in [other.card for other in laid]
    return Reason.BOTH_MUST_SHOW if covers else None


def wrong_count(ground: Ground, spots: Sequence[Spot]) -> Reason | None:
    """One card a play, or two under 2 PAR 2 (MC-17, MC-27)."""
    wanted = gr.cards_a_play(ground)
    if len(spots) == wanted:
        return None
    return Reason.ONE_CARD_ONLY if wanted == 1 else Reason.TWO_CARDS_REQUIRED


def read(
    row: Row,
    ground: Ground,
    judge: Judge,
    names: Mapping[int, str] | None = None,
    also: Callable[[str], Reason | None] = lambda _: None,
) -> tuple[Row, str, Reason | None]:
    """Name the row's free jokers and read it: the row, the word, what is wrong with the word.

    ``names`` binds jokers by pile; where others are open the commonest correct word is taken
    (MC-07). ``also`` is what else may be wrong with a word.
    """

    def wrong(word: str) -> Reason | None:
        return first(word_fault(word, ground, judge), also(word))

    row = _named(row, ground, names or {})
    pattern = gr.letters_of(row, ground, names or {})
    if ANY not in pattern:
        return gr.spell(row, pattern, ground.special), pattern, wrong(pattern)
    known = sorted(judge.pattern(pattern), key=lambda w: (judge.zipf(w), w), reverse=True)
    word = next((w for w in known if wrong(w) is None), known[0] if known else pattern)
    reason = wrong(word)
    return row if ANY in word else gr.spell(row, word, ground.special), word, reason


def read_lines(
    row: Row,
    ground: Ground,
    lines: Sequence[int],
    judge: Judge,
    names: Mapping[int, str] | None = None,
) -> Read:
    """Read lines that have changed together: each must be right, and no two alike (MC-28).

    Of several readings of the first the commonest is taken that lets the others be right.
    """
    line, *others = lines
    if not row.branches:
        return _as_read(line, *read(row, ground, judge, names))
    here = gr.line_ground(ground._replace(row=row), line)

    def table(alone: Row) -> Row:
        return with_line(row, line, alone.piles)

    if not others:
        alone, word, wrong = read(here.row, here, judge, names)
        return _as_read(line, table(alone), word, wrong)

    def rest(alone: Row, word: str) -> Read:
        after = ground._replace(seen=ground.seen | {word})
        return read_lines(table(alone), after, others, judge, names)

    def also(word: str) -> Reason | None:
        return rest(gr.spell(here.row, word, ground.special), word).reason

    alone, word, wrong = read(here.row, here, judge, names, also)
    found = rest(alone, word)
    mine = wrong == word_fault(word, here, judge)
    return Read(found.row, {line: word, **found.words}, wrong, word if mine else found.wrong)


def _as_read(line: int, row: Row, word: str, wrong: Reason | None) -> Read:
    return Read(row, {line: word}, wrong, word)


def _named(row: Row, ground: Ground, names: Mapping[int, str]) -> Row:
    """The row with letters given to its visible jokers that are free."""
    floating = ground.options.joker == "floating"
    piles = tuple(
        Pile(p.id, p.cards, names[p.id])
        if p.id in names and (floating or not p.letter) and gr.may_rename(ground, p)
        else p
        for p in row.piles
    )
    return Row(piles, row.branches)


def commonest(words: Iterable[str], ground: Ground, judge: Judge) -> str | None:
    """The most frequent of the judge's ``words`` that would be right here."""
    right = (w for w in words if barred(w, ground, judge) is None)
    return max(right, key=lambda w: (judge.zipf(w), w), default=None)


def word_fault(word: str, ground: Ground, judge: Judge) -> Reason | None:
    """What is wrong with a word, the first reason first (MC-02, MC-03, MC-25, MC-26)."""
    if len(word) < ground.options.min_length:
        return Reason.TOO_SHORT
    if word not in judge:
        return Reason.NOT_A_WORD
    return barred(word, ground, judge)


def barred(word: str, ground: Ground, judge: Judge) -> Reason | None:
    """Why a word of the dictionary may not be laid here all the same."""
    if len(word) < ground.options.min_length:
        return Reason.TOO_SHORT
    if ground.special == Special.SINGULIER and _plural(word, ground, judge):
        return Reason.PLURAL
    if ground.special == Special.CONJUGAISON_INTERDITE and judge.finite_only(word):
        return Reason.CONJUGATED
    if word in ground.seen:
        return Reason.REPEAT
    strict = ground.options.same_lemma == "refused"
    if strict and any(related(judge, word, seen) for seen in ground.seen):
        return Reason.REPEAT
    return None


def _plural(word: str, ground: Ground, judge: Judge) -> bool:
    """Whether SINGULIER bars the word, plural verbs too where the house says so (MC-25)."""
    return judge.plural_only(word, verbs=ground.options.plural_verbs == "barred")


def judge_meli(
    ground: Ground,
    order: Sequence[int],
    judge: Judge,
    names: Mapping[int, str] | None = None,
    line: int = ROW,
) -> Verdict:
    """Judge a Méli (MC-32): ``order`` lists the pile ids of a line in reading order.

    The stem of a branch comes first and stays (MC-28).
    """
    here = gr.line_ground(ground, line)
    by_id = {p.id: p for p in here.row.piles}
    if line not in lines_of(ground.row) or sorted(order) != sorted(by_id):
        return Verdict(ground.row, "", Reason.NO_SUCH_PLACE)
    if line != ROW and order[0] != line:
        return Verdict(ground.row, "", Reason.SHARED_PILE)
    free = {i for i, pile in by_id.items() if gr.may_rename(here, pile)}
    renamed = {i: c for i, c in (names or {}).items() if i in free}
    piles = tuple(Pile(i, by_id[i].cards, renamed.get(i, by_id[i].letter)) for i in order)
    before = gr.word_on(here)

    def same(word: str) -> Reason | None:
        return Reason.MELI_SAME_WORD if word == before else None

    row, word, wrong = read(Row(piles), here, judge, renamed, same)
    green = None if gr.greens_at_ends(row, ground.special) else Reason.GREEN_MIDDLE
    reason = first(green, wrong)
    return Verdict(with_line(ground.row, line, row.piles), word, reason, _evidence(reason, word))


def judge_cado(ground: Ground, pile: int, judge: Judge) -> Verdict:
    """Judge a Cado (MC-33, MC-34): the line of that pile without it."""
    line = line_of_pile(ground.row, pile)
    if line is None:
        return Verdict(ground.row, "", Reason.NO_SUCH_PLACE)
    if pile in lines_of(ground.row):
        return Verdict(ground.row, "", Reason.SHARED_PILE)
    here = gr.line_ground(ground, line)
    before = gr.word_on(here)
    rest = Row(tuple(p for p in here.row.piles if p.id != pile))

    def root(word: str) -> Reason | None:
        return Reason.CADO_SAME_ROOT if related(judge, word, before) else None

    row, word, wrong = read(rest, here, judge, also=root)
    inside = ground.options.green == "stays_at_an_end" and not gr.greens_at_ends(
        row, ground.special
    )
    reason = first(Reason.GREEN_MIDDLE if inside else None, wrong)
    evidence = _evidence(reason, word, before)
    return Verdict(with_line(ground.row, line, row.piles), word, reason, evidence)


def _evidence(reason: Reason | None, word: str, before: str = "") -> dict[str, str | int]:
    if reason is None:
        return {}
    evidence: dict[str, str | int] = {"word": word}
    if reason == Reason.CADO_SAME_ROOT:
        evidence["before"] = before
    return evidence
