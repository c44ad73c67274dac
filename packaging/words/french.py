"""What a French Hunspell form is to the game: which part of the dictionary, which kind of form."""

import re
from typing import NamedTuple

from grammar import reading_codes
from hunspell import Affixes, Form

from melicado.words.letters import fold

NEUTRAL, PLURAL, FINITE_SINGULAR, FINITE_PLURAL = 1, 2, 4, 8
"""Kinds of form: anything else, a plural noun or the like, a conjugated verb (MC-25, MC-26)."""

_FINITE = {"ipre", "iimp", "ipsi", "ifut", "spre", "simp", "cond", "impe"}
_PLURAL_PERSONS = {"1pl", "2pl", "3pl", "3pl!"}
_INVERTED = {"1isg", "1jsg"}
"""Aimè-je, aimé-je: spellings that live in front of a hyphen only."""
_NAMES = {"npr", "prn", "patr"}
_NOT_WORDS = {"pfx", "sfx", "err", "ponc", "sign", "div", "nbro", "loc.patr"}
_ALSO_SINGULAR = {"vous", "plupart"}
"""Plural to the grammar, said of one: a polite *vous*, *la plupart*."""
_JOINS = re.compile("[-'’·]")


class Reading(NamedTuple):
    """One way to read a form: its part of the dictionary, its kind, its lemma, its readings."""

    part: str
    kind: int
    lemma: str
    codes: tuple[str, ...] = ()
    """As ``melicado.words.readings`` says."""


def elided(prefix: str) -> bool:
    """Whether an affix is an article or pronoun with an apostrophe (l', d', qu'…)."""
    return "'" in prefix or "’" in prefix


def key(text: str) -> str | None:
    """The folded letters of ``text``, hyphens and apostrophes left out; None if unusable."""
    folded = fold(_JOINS.sub("", text))
    return folded if folded and 2 <= len(folded) <= 15 else None


def read(affixes: Affixes, form: Form) -> Reading | None:
    """The reading of ``form``; None when it is a symbol, a unit, a piece or an abbreviation."""
    tags = {m[3:] for m in form.morphology if m.startswith("po:")}
    marks = {m[3:] for m in form.morphology if m.startswith("is:")}
    if affixes.has("KEEPCASE", form.flags) or tags & _NOT_WORDS:
        return None
    if affixes.has("NOSUGGEST", form.flags) and form.text.isupper():
        return None  # a currency
    if tags & _INVERTED and "ppas" not in tags:
        return None
    part = _part(form.text, tags)
    if part is None:
        return None
    roots = [m[3:] for m in form.morphology if m.startswith("st:")]
    codes = reading_codes(tags | marks, name=part == "names")
    return Reading(part, _kind(form, tags, marks), roots[0] if roots else form.stem, codes)


def _part(text: str, tags: set[str]) -> str | None:
    if text.islower():
        if tags & _NAMES:
            return None
        if _JOINS.search(text):
            return None if text[-1] in "-'’" else "hyphenated"
        return None if _fragment(text, tags) else "words"
    if "titr" in tags or _JOINS.search(text):
        return None
    if text.isupper():
        return "acronyms"
    if tags & _NAMES or (text[:1].isupper() and text[1:].islower()):
        return "names"
    return None


def _fragment(text: str, tags: set[str]) -> bool:
    """A piece of a fixed phrase (*in*, *situ*) that is no word by itself."""
    return len(text) <= 4 and all(tag.startswith("loc.") for tag in tags)


def _kind(form: Form, tags: set[str], marks: set[str]) -> int:
    if any(tag in _FINITE for tag in tags):
        return FINITE_PLURAL if tags & _PLURAL_PERSONS else FINITE_SINGULAR
    if "pl" not in marks or form.text in _ALSO_SINGULAR:
        return NEUTRAL
    if "nb" in tags and form.text == form.stem:
        return NEUTRAL
    return PLURAL
