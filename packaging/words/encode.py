"""Classes: what all the words with the same accents, kinds and endings of lemmas have in common.

A class is a line of text, ``kind|spelling:lemma.set,lemma.set|spelling:…``; the reader of the game
(``melicado.words.classes``) describes it, and this is its other half.
"""

from collections.abc import Sequence

from melicado.words.classes import JOINS
from melicado.words.letters import fold

_DIGITS = "0123456789abcdef"


class Sets:
    """Sets of readings and their numbers, in the order they were met."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def number(self, codes: Sequence[str]) -> int:
        """The number of the set ``codes``."""
        return self._numbers.setdefault(" ".join(codes), len(self._numbers))

    def section(self) -> bytes:
        """What the game reads (``melicado.words.readings``)."""
        return "\n".join(self._numbers).encode("ascii")


def class_line(
    word: str, kind: int, analyses: Sequence[tuple[str, Sequence[tuple[str, int]]]]
) -> str:
    """The class of the folded ``word``: its kinds, each spelling, its lemmas with their sets."""
    parts = [
        f"{spelling_rule(word, text)}:"
        + ",".join(f"{lemma_rule(text, lemma)}.{number:x}" for lemma, number in lemmas)
        for text, lemmas in analyses
    ]
    return "|".join([_DIGITS[kind], *parts])


def spelling_rule(word: str, text: str) -> str:
    """How ``text`` differs from the small letters of ``word``."""
    for mark, change in (("", str.lower), ("^", str.capitalize), ("!", str.upper)):
        rule = _accents(word, text.lower())
        if rule is not None and change(text) == text:
            return mark + rule
    return "=" + text


def _accents(word: str, text: str) -> str | None:
    rule, left = "", len(word)
    for char in reversed(text):
        if char in JOINS:
            rule += _DIGITS[len(word) - left] + char
            continue
        letters = fold(char)
        if letters is None or not word[:left].endswith(letters):
            return None
        left -= len(letters)
        if letters.lower() != char:
            rule += _DIGITS[len(word) - 1 - left] + char
    return rule if left == 0 else None


def lemma_rule(text: str, lemma: str) -> str:
    """How many letters to take off ``text``, and what to add, to make ``lemma``."""
    common = 0
    while common < min(len(text), len(lemma)) and text[common] == lemma[common]:
        common += 1
    cut = len(text) - common
    return _DIGITS[cut] + lemma[common:] if cut < len(_DIGITS) else "*" + lemma
