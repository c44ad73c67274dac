"""Words close to a string: what somebody who laid it may have meant."""

from collections.abc import Iterator
from typing import Final

from melicado.words.judge import Judge

MOST: Final = 8
"""So many near words are enough."""


def near(judge: Judge, word: str, most: int = MOST) -> tuple[str, ...]:
    """The words one change away from ``word``, the commonest first, at most ``most``.

    A change is a letter less, a letter more, another letter, or two neighbours exchanged.
    """
    found = sorted(set(_changed(judge, word)) - {word}, key=lambda w: (-judge.zipf(w), w))
    return tuple(found[:most])


def _changed(judge: Judge, word: str) -> Iterator[str]:
    for i in range(len(word) + 1):
        before, after = word[:i], word[i:]
        for letter in judge.letters(before, after):
            yield before + letter + after
        if not after:
            continue
        for letter in judge.letters(before, after[1:]):
            yield before + letter + after[1:]
        others = [before + after[1:], before + after[1:2] + after[:1] + after[2:]]
        yield from (other for other in others if other in judge)
