"""What an English form is to the game: its lemmas, its readings, its kind."""

from collections.abc import Collection, Mapping

import french
from wordnet import WordNet

_SIGNS = {"noun": "N", "adj": "A", "adv": "R"}
_GUESSED = [("ies", "y"), ("es", ""), ("s", ""), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e")]
_LONG_ENOUGH = 5
"""Only a form so long is guessed to be of a lemma that WordNet lacks."""

Readings = dict[str, tuple[str, ...]]
"""Reading codes by lemma."""


def readings(form: str, wordnet: WordNet, known: Collection[str]) -> Readings:
    """The readings of ``form``, by lemma; ``known`` are all the words there are."""
    found: dict[str, list[str]] = {}
    for lemma, pos in wordnet.readings(form):
        code = _verb(form, lemma) if pos == "verb" else _SIGNS[pos]
        if pos == "noun":
            code += "-s" if form == lemma else "-p"
        found.setdefault(lemma, []).append(code)
    if not found:
        found[_guessed(form, known)] = ["O"]
    return {lemma: tuple(codes) for lemma, codes in found.items()}


def kind(codes: Mapping[str, tuple[str, ...]]) -> int:
    """The kinds of form that a form with these readings is (MC-25, MC-26)."""
    kinds = 0
    for code in (code for each in codes.values() for code in each):
        if code == "N-p":
            kinds |= french.PLURAL
        elif code == "V-s3pi":
            kinds |= french.FINITE_SINGULAR
        else:
            kinds |= french.NEUTRAL
    return kinds


def _verb(form: str, lemma: str) -> str:
    if form == lemma:
        return "V----n"
    if form.endswith("ing"):
        return "V---pp"
    if form in ("am", "are"):
        return "V---pi"
    if form in ("was", "were"):
        return "V---si"
    # A past is a participle too in most verbs; which ones, WordNet does not say.
    return "V-s3pi" if form.endswith("s") else "V---s"


def _guessed(form: str, known: Collection[str]) -> str:
    if len(form) >= _LONG_ENOUGH and not form.endswith("ss"):
        for ending, instead in _GUESSED:
            lemma = form.removesuffix(ending) + instead
            if form.endswith(ending) and lemma in known:
                return lemma
    return form
