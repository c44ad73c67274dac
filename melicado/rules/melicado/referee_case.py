"""A referee's case as JSON gives it, checked: the position, and what is done on it."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from melicado.rules.game import RulesError
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import (
    BACK,
    FRONT,
    NEW_PILE,
    Card,
    Colour,
    Place,
    Row,
    Where,
    gap,
    over,
)
from melicado.rules.melicado.notation import read_card
from melicado.rules.melicado.options import PLAYABLE, Special
from melicado.rules.melicado.position import Face
from melicado.words.letters import ALPHABET, fold
from melicado.words.wordlist import WordList

Amount = Annotated[int, Meta(ge=0, le=200)]
Millis = Annotated[int, Meta(ge=0, le=3_600_000)]
NOWHERE = -9
"""The id of no pile, no card and no seat."""
FILLER = Face("E", Colour.BLUE)
"""A card that only makes a hand not empty."""
_SOME_CARD = Card(NOWHERE, FILLER.letter, FILLER.colour)


class Placement(msgspec.Struct, frozen=True):
    """A card and its place; ``index`` counts the piles of the table from 0."""

    where: Literal["front", "back", "over", "insert", "below", "over_branch"]
    card: str
    index: int = NOWHERE
    depth: int = 1


class PlaceAction(msgspec.Struct, frozen=True, tag="place", tag_field="type"):
    """Lay cards; ``jokers`` names those already on the table, by pile."""

    placements: tuple[Placement, ...]
    jokers: dict[int, str] = {}


class MeliAction(msgspec.Struct, frozen=True, tag="meli", tag_field="type"):
    """Call and show a Méli."""

    order: tuple[int, ...]
    discard: str | None = None
    jokers: dict[int, str] = {}
    line: int | Literal["row"] = "row"


class CadoAction(msgspec.Struct, frozen=True, tag="cado", tag_field="type"):
    """Call and show a Cado."""

    index: int
    to: str | None = None
    line: int | Literal["row"] = "row"


class ExchangeAction(msgspec.Struct, frozen=True, tag="exchange", tag_field="type"):
    """Exchange a card for three."""

    card: str


class TimedPlay(msgspec.Struct, frozen=True):
    """One of several plays: at ``t`` ms, aimed at a row version counted from 0."""

    player: str
    placement: Placement
    t: Millis = 0
    aimed_at: int = 0


class StreakSaid(msgspec.Struct, frozen=True):
    """How many cards in succession the player has laid at one place (MC-18)."""

    place: str
    n: Amount


class LexiconSaid(msgspec.Struct, frozen=True):
    """Words, in small letters, that alone decide."""

    valid: tuple[str, ...] = ()
    fonetik: tuple[str, ...] = ()
    english: tuple[str, ...] = ()
    plural_only: tuple[str, ...] = ()
    conjugated_only: tuple[str, ...] = ()
    same_root: tuple[tuple[str, str], ...] = ()


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """One position and one action, or several plays."""

    table: tuple[tuple[str, ...], ...]
    game: str = "melicado"
    language: str = "fr"
    violet: str | None = None
    phase: Literal["open", "opening"] = "open"
    player: str = "A"
    starter: str | None = None
    hand: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    streak: StreakSaid | None = None
    stock: Amount = 40
    discards: Amount = 0
    options: dict[str, Any] = {}
    lexicon: LexiconSaid | None = None
    branches: dict[str, Any] = {}
    action: PlaceAction | MeliAction | CadoAction | ExchangeAction | None = None
    plays: tuple[TimedPlay, ...] | None = None


def case_from(data: object) -> Case:
    """The case in plain JSON values; raises RulesError with one sentence."""
    try:
        case = msgspec.convert(data, Case, str_keys=True)
    except msgspec.ValidationError as error:
        raise RulesError(f"This case cannot be read: {error}.") from error
    if case.game != "melicado":
        raise RulesError("Only cases of Méli Cado can be judged.")
    if not case.table:
        raise RulesError("The table of a case has at least one pile.")
    if (case.action is None) == (not case.plays):
        raise RulesError("A case has an action or several plays, one of the two.")
    if case.branches or getattr(case.action, "line", "row") != "row":
        raise RulesError("VERTICALE is not supported: there are no branches.")
    return case


def special_of(case: Case) -> Special | None:
    """The violet card in force; raises RulesError for one that cannot be played."""
    if case.violet is None:
        return None
    if case.violet not in list(Special):
        raise RulesError(f"The violet card {case.violet[:40]!r} is not known.")
    special = Special(case.violet)
    if special not in PLAYABLE:
        raise RulesError(f"The violet card {special} is not supported.")
    return special


def words_of(said: LexiconSaid) -> WordList:
    """A judge over the words of the case alone; some count under a violet card only."""
    valid = _folded(said.valid)
    special = {
        Special.FONETIK: [*valid, *_folded(said.fonetik)],
        Special.ENGLISH: [*valid, *_folded(said.english)],
    }
    return _words(said, valid, {kind: _words(said, words) for kind, words in special.items()})


def _words(
    said: LexiconSaid, words: Sequence[str], specials: Mapping[str, WordList] | None = None
) -> WordList:
    roots: dict[str, set[str]] = {}
    for number, pair in enumerate(said.same_root):
        for word in _folded(pair):
            roots.setdefault(word, {word}).add(f"root {number}")
    return WordList(
        words,
        plural_only=_folded(said.plural_only),
        finite_only=_folded(said.conjugated_only),
        roots={word: frozenset(names) for word, names in roots.items()},
        specials=specials,
    )


def folded(word: str) -> str:
    """A word as the table spells it; raises RulesError for what cannot be laid."""
    spelt = fold(word)
    if spelt is None:
        raise RulesError(f"{word[:40]!r} cannot be laid as a word.")
    return spelt


def _folded(words: Sequence[str]) -> list[str]:
    return [folded(word) for word in words]


def joker_names(said: Mapping[int, str]) -> dict[int, str]:
    """Letters for jokers by pile; raises RulesError for what is not a letter."""
    for letter in said.values():
        if len(letter) != 1 or letter not in ALPHABET:
            raise RulesError(f"A joker stands for a letter A to Z, not {letter[:40]!r}.")
    return dict(said)


def place_of(row: Row, where: str, index: int) -> Place:
    """The place that ``where`` and ``index`` say on a row; it may be one that is not there."""
    if where == "front":
        return FRONT
    if where == "back":
        return BACK
    ids = [p.id for p in row.piles]
    if where == "over":
        return over(ids[index] if 0 <= index < len(ids) else NOWHERE)
    if where == "insert":
        inside = 0 < index < len(ids)
        return gap(ids[index - 1], ids[index]) if inside else gap(NOWHERE, NOWHERE)
    return Place(Where.BELOW, NOWHERE)


def streak_place(row: Row, said: str) -> Place:
    """The place of a streak, written ``front``, ``back``, ``over:2`` or ``insert:1``."""
    where, _, index = said.partition(":")
    known = where in ("front", "back", "over", "insert", "below", "over_branch")
    number = index.partition(":")[0]
    if not known or (index and not number.isdecimal()):
        raise RulesError(f"{said[:40]!r} is not a place: write front, back, over:2 or insert:1.")
    return place_of(row, where, int(number) if number else NOWHERE)


def placements(said: PlaceAction, row: Row, hand: list[Card]) -> tuple[co.Placement, ...]:
    """The placements of a play: the second's place is read after the first is laid (MC-27)."""
    found: list[co.Placement] = []
    for step, one in enumerate(said.placements):
        found.append(placement(one, row, hand))
        if gr.exists(row, found[-1].place):
            row = gr.put(row, gr.Spot(_SOME_CARD, found[-1].place), NEW_PILE + step)
    return tuple(found)


def placement(said: Placement, row: Row, hand: list[Card]) -> co.Placement:
    """The placement with a card taken out of ``hand``; raises RulesError."""
    face = read_card(said.card)
    return co.Placement(take(face, hand), place_of(row, said.where, said.index), face.named)


def take(face: Face, hand: list[Card]) -> int:
    """The id of a card that looks so, taken out of ``hand``; of no card when there is none."""
    for card in hand:
        if (card.letter, card.colour) == (face.letter, face.colour):
            hand.remove(card)
            return card.id
    return NOWHERE
