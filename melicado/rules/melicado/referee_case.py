"""A referee's case as JSON gives it, checked: the position, and what is done on it."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from melicado.rules.game import RulesError
from melicado.rules.melicado.cards import (
    Colour,
)
from melicado.rules.melicado.notation import read_pile
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.position import Face, Faces
from melicado.words.letters import ALPHABET, fold
from melicado.words.wordlist import WordList

Amount = Annotated[int, Meta(ge=0, le=200)]
Millis = Annotated[int, Meta(ge=0, le=3_600_000)]
NOWHERE = -9
"""The id of no pile, no card and no seat."""
FILLER = Face("E", Colour.BLUE)
"""A card that only makes a hand not empty."""


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
    branches: dict[int, tuple[tuple[str, ...], ...]] = {}
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
    return case


def piles_below(case: Case) -> dict[int, tuple[Faces, ...]]:
    """The piles of the branches by the place of their stems; raises RulesError."""
    return {stem: tuple(map(read_pile, piles)) for stem, piles in case.branches.items()}


def special_of(case: Case) -> Special | None:
    """The violet card in force; raises RulesError for one that is not known."""
    if case.violet is None:
        return None
    if case.violet not in list(Special):
        raise RulesError(f"The violet card {case.violet[:40]!r} is not known.")
    return Special(case.violet)


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
