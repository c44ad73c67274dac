"""The words a bot knows: the commoner part of the game's dictionary."""

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from itertools import product
from typing import Final, Protocol, runtime_checkable

from melicado.bots.melicado.fitting import Fitting
from melicado.words.judge import Judge
from melicado.words.letters import ALPHABET, JOKER


@runtime_checkable
class KnowsCoarse(Protocol):
    """A dictionary that can tell coarse words (MC-02)."""

    def is_coarse(self, word: str) -> bool:
        """Whether the folded ``word`` is coarse."""
        ...


_FEW: Final = 2
"""With so few jokers, to try every letter is quicker than to list the words of that length."""


class Vocabulary:
    """A ``Judge`` that knows the words of another from a Zipf value up.

    Given ``written``, what is spelt otherwise comes to mind only where one letter is missing;
    what takes several, or another order, is thought of in the words of ``written``.
    ``taught`` are words known however rare: those the people at the table have added.
    With ``polite`` the coarse words are left out, where the dictionary can tell them.
    What was asked is remembered, for bots ask the same of the same row again and again.
    """

    def __init__(
        self,
        judge: Judge,
        rarest: float,
        *,
        polite: bool = False,
        taught: frozenset[str] = frozenset(),
        written: "Vocabulary | None" = None,
    ) -> None:
        self._judge = judge
        self._rarest = rarest
        self._polite = polite
        self._taught = taught
        self._written = written
        self._coarse: Callable[[str], bool] | None = None
        if polite and isinstance(judge, KnowsCoarse):
            self._coarse = judge.is_coarse
        self._knows = lru_cache(maxsize=100_000)(self._ask_word)
        self._letters = lru_cache(maxsize=100_000)(self._ask_letters)
        self._pattern = lru_cache(maxsize=20_000)(self._ask_pattern)
        self._fitting = lru_cache(maxsize=None)(self._ask_length)
        self._lemmas = lru_cache(maxsize=20_000)(judge.lemmas)
        self._anagrams = lru_cache(maxsize=20_000)(self._ask_anagrams)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self._knows(word)

    def _ask_word(self, word: str) -> bool:
        return word in self._judge and self._common(word)

    def _common(self, word: str) -> bool:
        if word in self._taught:
            return True
        if self._judge.zipf(word) < self._rarest:
            return False
        return self._coarse is None or not self._coarse(word)

    def letters(self, before: str, after: str) -> str:
        """See ``Judge.letters``."""
        return self._letters(before, after)

    def _ask_letters(self, before: str, after: str) -> str:
        found = self._judge.letters(before, after)
        return "".join(c for c in found if self._common(before + c + after))

    def pattern(self, pattern: str) -> Iterator[str]:
        """See ``Judge.pattern``."""
        return iter(self._pattern(pattern))

    def _ask_pattern(self, pattern: str) -> tuple[str, ...]:
        if self._written is not None:
            return self._written._pattern(pattern)
        if pattern.count(JOKER) > _FEW:  # the dictionary would try every letter for each
            return self._fitting(len(pattern)).find(pattern)
        return tuple(w for w in self._judge.pattern(pattern) if self._common(w))

    def _ask_length(self, length: int) -> Fitting:
        return Fitting(w for w in self._judge.pattern(JOKER * length) if self._common(w))

    def anagrams(self, letters: str) -> Iterator[str]:
        """See ``Judge.anagrams``; the commonest first."""
        return iter(self._anagrams("".join(sorted(letters))))

    def _ask_anagrams(self, letters: str) -> tuple[str, ...]:
        if self._written is not None:
            return self._written._anagrams(letters)
        found = (w for w in self._judge.anagrams(letters) if self._common(w))
        return tuple(sorted(found, key=lambda w: (-self._judge.zipf(w), w)))

    def lemmas(self, word: str) -> frozenset[str]:
        """See ``Judge.lemmas``."""
        return self._lemmas(word)

    def zipf(self, word: str) -> float:
        """See ``Judge.zipf``."""
        return self._judge.zipf(word)

    def plural_only(self, word: str, *, verbs: bool = False) -> bool:
        """See ``Judge.plural_only``."""
        return self._judge.plural_only(word, verbs=verbs)

    def finite_only(self, word: str) -> bool:
        """See ``Judge.finite_only``."""
        return self._judge.finite_only(word)

    def spellings(self, word: str) -> tuple[str, ...]:
        """See ``Judge.spellings``."""
        return self._judge.spellings(word)

    def extended(self, extra: frozenset[str]) -> "Vocabulary":
        """See ``Judge.extended``."""
        return Vocabulary(
            self._judge.extended(extra),
            self._rarest,
            polite=self._polite,
            taught=self._taught | extra,
            written=self._written.extended(extra) if self._written else None,
        )

    @cached_property
    def ease(self) -> dict[str, float]:
        """How easily each letter is laid: 1 for the easiest, by the three-letter words known.

        Counts the short rows on which the letter makes a word in front, on top or behind.
        """
        if self._written is not None:
            return self._written.ease
        counts = dict.fromkeys(ALPHABET, 0)
        for one, two in product(ALPHABET, repeat=2):
            pair = one + two
            around = [self.letters(one, two)]
            if pair in self:
                around += [self.letters("", pair), self.letters(pair, "")]
            for letters in around:
                for letter in letters if len(letters) > 1 else "":
                    counts[letter] += 1
        most = max(counts.values()) or 1
        return {letter: count / most for letter, count in counts.items()}


_Bounds = tuple[float, bool, frozenset[str]]
_SHARED: dict[tuple[int, _Bounds], tuple[Judge, Vocabulary]] = {}
_MOST_SHARED: Final = 16


def vocabulary(
    judge: Judge,
    rarest: float,
    polite: bool,
    taught: frozenset[str],
    written: Vocabulary | None = None,
) -> Vocabulary:
    """The vocabulary with those bounds, shared by every bot that has the same."""
    key = (id(judge), (rarest, polite, taught))
    if key not in _SHARED:
        if len(_SHARED) >= _MOST_SHARED:
            _SHARED.pop(next(iter(_SHARED)))
        # The judge is kept with it, so that its id stays its own.
        known = Vocabulary(judge, rarest, polite=polite, taught=taught, written=written)
        _SHARED[key] = (judge, known)
    return _SHARED[key][1]
