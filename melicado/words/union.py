"""Two judges as one: the words of either count (ENGLISH, MC-31)."""

from collections.abc import Iterator
from heapq import merge
from typing import Final

from melicado.words.judge import Judge

_SECOND: Final = "2 "
"""Stands in front of a lemma of the second language: *pain* is not *pain*."""


class UnionJudge:
    """A ``Judge``: the words of ``first`` or ``second``, with the lemmas of both (MC-34)."""

    def __init__(self, first: Judge, second: Judge) -> None:
        self._first = first
        self._second = second

    def __contains__(self, word: object) -> bool:
        return word in self._first or word in self._second

    def letters(self, before: str, after: str) -> str:
        """See ``Judge.letters``."""
        found = {*self._first.letters(before, after), *self._second.letters(before, after)}
        return "".join(sorted(found))

    def pattern(self, pattern: str) -> Iterator[str]:
        """See ``Judge.pattern``."""
        last = ""
        for word in merge(self._first.pattern(pattern), self._second.pattern(pattern)):
            if word != last:
                yield word
            last = word

    def anagrams(self, letters: str) -> Iterator[str]:
        """See ``Judge.anagrams``."""
        yield from self._first.anagrams(letters)
        yield from (word for word in self._second.anagrams(letters) if word not in self._first)

    def lemmas(self, word: str) -> frozenset[str]:
        """See ``Judge.lemmas``: those of the word in either language, never taken for another's."""
        second = {f"{_SECOND}{lemma}" for lemma in self._second.lemmas(word)}
        return self._first.lemmas(word) | second

    def zipf(self, word: str) -> float:
        """See ``Judge.zipf``: in the language in which the word is commoner."""
        return max(self._first.zipf(word), self._second.zipf(word))

    def plural_only(self, word: str, *, verbs: bool = False) -> bool:
        """See ``Judge.plural_only``: in every language that has the word."""
        judges = self._that_know(word)
        return bool(judges) and all(one.plural_only(word, verbs=verbs) for one in judges)

    def finite_only(self, word: str) -> bool:
        """See ``Judge.finite_only``: in every language that has the word."""
        judges = self._that_know(word)
        return bool(judges) and all(one.finite_only(word) for one in judges)

    def spellings(self, word: str) -> tuple[str, ...]:
        """See ``Judge.spellings``: those of the first language first."""
        every = (*self._first.spellings(word), *self._second.spellings(word))
        return tuple(dict.fromkeys(every))

    def is_coarse(self, word: str) -> bool:
        """Whether ``word`` is coarse in a language that has it and can tell."""
        tests = (getattr(one, "is_coarse", None) for one in self._that_know(word))
        return any(test(word) for test in tests if test)

    def extended(self, extra: frozenset[str]) -> "UnionJudge":
        """See ``Judge.extended``."""
        return UnionJudge(self._first.extended(extra), self._second)

    def _that_know(self, word: str) -> list[Judge]:
        return [one for one in (self._first, self._second) if word in one]
