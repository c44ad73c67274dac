"""Words by the letters at their places: what rows with several jokers are looked up in."""

from collections.abc import Iterable
from functools import lru_cache

from melicado.words.letters import JOKER


class Fitting:
    """The words of one length, in alphabetical order, found by some of their letters."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = tuple(words)
        self._at: dict[tuple[int, str], set[int]] = {}
        for number, word in enumerate(self._words):
            for place in enumerate(word):
                self._at.setdefault(place, set()).add(number)
        self.find = lru_cache(maxsize=10_000)(self._find)

    def _find(self, pattern: str) -> tuple[str, ...]:
        """The words that fit ``pattern``, in alphabetical order."""
        sets = [self._at.get(p, set()) for p in enumerate(pattern) if p[1] != JOKER]
        if not sets:
            return self._words
        sets.sort(key=len)
        return tuple(self._words[number] for number in sorted(sets[0].intersection(*sets[1:])))
