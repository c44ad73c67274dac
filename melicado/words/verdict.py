"""The verdict on a word with its evidence: what ``melicado judge`` answers."""

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from melicado.words.dictionary import Dictionary
from melicado.words.fonetik import FonetikJudge
from melicado.words.letters import fold
from melicado.words.lexicon import Lexicon
from melicado.words.near import near
from melicado.words.readings import Reading
from melicado.words.syllables import syllables


class Why(StrEnum):
    """Why a word is refused."""

    NOT_LETTERS = "NOT_LETTERS"
    """It holds a character that no card has (MC-01)."""
    TOO_SHORT = "TOO_SHORT"
    BANNED = "BANNED"
    """The options took it out (MC-02)."""
    PROPER_NOUN = "PROPER_NOUN"
    ACRONYM = "ACRONYM"
    HYPHENATED = "HYPHENATED"
    """It is written with a hyphen or an apostrophe (MC-01)."""
    NOT_A_WORD = "NOT_A_WORD"
    PLURAL = "PLURAL"
    """SINGULIER: it is nothing but a plural (MC-25)."""
    CONJUGATED = "CONJUGATED"
    """CONJUGAISON INTERDITE: it is nothing but a conjugated verb (MC-26)."""


class Special(StrEnum):
    """A violet card under which a word is judged."""

    SINGULIER = "singulier"
    CONJUGAISON = "conjugaison"
    FONETIK = "fonetik"
    ENGLISH = "english"


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The verdict on one word and what speaks for it; the fields are those of the JSON."""

    word: str
    """Folded; as it was given when it cannot be folded."""
    accepted: bool
    reason: Why | None = None
    spellings: tuple[str, ...] = ()
    readings: tuple[Reading, ...] = ()
    lemmas: tuple[str, ...] = ()
    root: str | None = None
    zipf: float = 0.0
    syllables: str | None = None
    heard: str | None = None
    """Under FONETIK, the commonest word that what is no word sounds like."""
    near: tuple[str, ...] = ()


def verdict(
    text: str,
    lexicon: Lexicon,
    dictionary: Dictionary,
    special: Special | None = None,
    second: Lexicon | None = None,
) -> Verdict:
    """The verdict of ``lexicon`` on ``text``, written with or without accents.

    ``dictionary``, from which the lexicon comes, tells what a word is that the options refuse.
    Under ENGLISH ``second`` are the words of the other language.
    """
    word = fold(text)
    if word is None:
        return Verdict(word=text, accepted=False, reason=_unfolded(text))
    if special is Special.FONETIK and word not in lexicon:
        fonetik = dictionary.fonetik(lexicon)
        if word in fonetik:
            return _heard(word, fonetik, lexicon)
    languages = [lexicon, *([second] if special is Special.ENGLISH and second else [])]
    analyses = [one for each in languages for one in each.analyses(word)]
    lemmas = tuple(dict.fromkeys(lemma for one in analyses for lemma in one.lemmas))
    spellings = tuple(dict.fromkeys(one.spelling for one in analyses))
    known = any(word in each for each in languages)
    reason = None if word in languages[-1] else _reason(word, lexicon, dictionary)
    reason = reason if special is None or reason else _barred(word, lexicon, special)
    return Verdict(
        word=word,
        accepted=reason is None,
        reason=reason,
        spellings=spellings,
        readings=tuple(reading for each in languages for reading in each.readings(word)),
        lemmas=lemmas,
        root=lemmas[0] if lemmas else None,
        zipf=round(max(each.zipf(word) for each in languages), 2),
        syllables=_cut(word, lexicon, dictionary.language),
        near=() if known else near(lexicon, word),
    )


def verdicts(
    texts: Iterable[str],
    dictionary: Dictionary,
    special: Special | None = None,
    second: Dictionary | None = None,
) -> list[Verdict]:
    """The verdicts on ``texts``, in order, under the default options (MC-02).

    ENGLISH needs the ``second`` dictionary, FONETIK one that says how its words sound: without,
    ENGLISH adds nothing and FONETIK raises ``DictionaryError``.
    """
    lexicon = dictionary.lexicon()
    other = second.lexicon() if second else None
    return [verdict(text, lexicon, dictionary, special, other) for text in texts]


def _heard(word: str, fonetik: FonetikJudge, lexicon: Lexicon) -> Verdict:
    """The verdict on what is no word and sounds like one (MC-23)."""
    words = fonetik.words_heard(word)
    first = words[0]
    lemmas = tuple(dict.fromkeys(lemma for one in words for lemma in one.lemmas))
    readings = lexicon.readings(first.word)
    return Verdict(
        word=word,
        accepted=True,
        readings=tuple(reading for reading in readings if reading.spelling == first.spelling),
        lemmas=lemmas,
        root=lemmas[0],
        zipf=round(first.zipf, 2),
        heard=first.spelling,
    )


def _cut(word: str, lexicon: Lexicon, language: str) -> str | None:
    spellings = lexicon.spellings(word)
    return syllables(spellings[0], language) if spellings else None


def _unfolded(text: str) -> Why:
    joined = fold("".join(c for c in text if c not in "-'’"))
    return Why.HYPHENATED if joined else Why.NOT_LETTERS


def _barred(word: str, lexicon: Lexicon, special: Special) -> Why | None:
    if special is Special.SINGULIER and lexicon.plural_only(word):
        return Why.PLURAL
    if special is Special.CONJUGAISON and lexicon.finite_only(word):
        return Why.CONJUGATED
    return None


def _reason(word: str, lexicon: Lexicon, dictionary: Dictionary) -> Why | None:
    if word in lexicon:
        return None
    if len(word) < lexicon.min_length:
        return Why.TOO_SHORT
    if word in dictionary.part("words").trie:
        return Why.BANNED
    for part, why in (
        ("names", Why.PROPER_NOUN),
        ("acronyms", Why.ACRONYM),
        ("hyphenated", Why.HYPHENATED),
    ):
        if word in dictionary.part(part).trie:
            return why
    return Why.NOT_A_WORD
