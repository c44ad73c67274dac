"""Words cut into syllables for the eye, as a class writes them."""

from functools import cache
from typing import Final

import pyphen  # type: ignore[import-untyped]

from melicado.words.letters import fold

HYPHEN: Final = "-"
_STAND_IN: Final = "b"


@cache
def _hyphenator(language: str) -> pyphen.Pyphen:
    return pyphen.Pyphen(lang=language, left=1, right=1)


def syllables(spelling: str, language: str) -> str:
    """``spelling`` with a hyphen between its syllables: ``é-co-le``, ``ca-hier``.

    A printer never leaves one letter at the end of a line, so the patterns do not part a vowel
    that begins a word; behind a consonant lent for the purpose they do.
    """
    first = fold(spelling[:1])
    lent = _STAND_IN if first and first[0] in "AEIOU" else ""
    cut: str = _hyphenator(language).inserted(lent + spelling, HYPHEN)
    return cut.removeprefix(lent)
