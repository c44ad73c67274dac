"""A judge made from a handful of words: for positions with a lexicon of their own, and tests."""

from collections.abc import Iterable, Iterator, Mapping

from melicado.words.judge import Judge
from melicado.words.letters import ALPHABET, JOKER


class WordList:
    """A ``Judge`` over a plain set of words.

    ``roots`` maps a word to the names of its roots; a word without an entry is its own root.
    ``frequency`` maps a word to its Zipf value (3.0 when absent). ``specials`` are the words
    of violet cards that have their own.
    """

    def __init__(
        self,
        words: Iterable[str],
        *,
        plural_only: Iterable[str] = (),
        finite_only: Iterable[str] = (),
        plural_verbs: Iterable[str] = (),
        roots: Mapping[str, frozenset[str]] | None = None,
        frequency: Mapping[str, float] | None = None,
        specials: Mapping[str, Judge] | None = None,
    ) -> None:
        self._words = frozenset(words)
        self._sorted = sorted(self._words)
        self._plural_only = frozenset(plural_only)
        self._finite_only = frozenset(finite_only)
        self._plural_verbs = frozenset(plural_verbs)
        self._roots = dict(roots or {})
        self._frequency = dict(frequency or {})
        self._specials = dict(specials or {})

    def __contains__(self, word: object) -> bool:
        return word in self._words

    def letters(self, before: str, after: str) -> str:
        """See ``Judge.letters``."""
        return "".join(c for c in ALPHABET if before + c + after in self._words)

    def pattern(self, pattern: str) -> Iterator[str]:
        """See ``Judge.pattern``."""
        for word in self._sorted:
            if len(word) == len(pattern) and all(
                p in (JOKER, c) for p, c in zip(pattern, word, strict=True)
            ):
                yield word

    def anagrams(self, letters: str) -> Iterator[str]:
        """See ``Judge.anagrams``."""
        fixed = [c for c in letters if c != JOKER]
        for word in self._sorted:
            if len(word) == len(letters) and all(word.count(c) >= fixed.count(c) for c in fixed):
                yield word

    def lemmas(self, word: str) -> frozenset[str]:
        """See ``Judge.lemmas``."""
        return self._roots.get(word, frozenset({word}))

    def zipf(self, word: str) -> float:
        """See ``Judge.zipf``."""
        return self._frequency.get(word, 3.0 if word in self._words else 0.0)

    def plural_only(self, word: str, *, verbs: bool = False) -> bool:
        """See ``Judge.plural_only``."""
        return word in self._plural_only or (verbs and word in self._plural_verbs)

    def finite_only(self, word: str) -> bool:
        """See ``Judge.finite_only``."""
        return word in self._finite_only

    def spellings(self, word: str) -> tuple[str, ...]:
        """See ``Judge.spellings``."""
        return (word.lower(),) if word in self._words else ()

    def extended(self, extra: frozenset[str]) -> "WordList":
        """See ``Judge.extended``."""
        return WordList(
            self._words | extra,
            plural_only=self._plural_only,
            finite_only=self._finite_only,
            plural_verbs=self._plural_verbs,
            roots=self._roots,
            frequency=self._frequency,
            specials={kind: judge.extended(extra) for kind, judge in self._specials.items()},
        )

    def under(self, special: str) -> Judge | None:
        """See ``HasSpecials.under``."""
        return self._specials.get(special)
