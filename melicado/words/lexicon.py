"""The words of one game: parts of a dictionary, as the options chose them (MC-02)."""

from collections.abc import Callable, Iterator, Mapping
from heapq import merge

from melicado.words.classes import FINITE, FINITE_PLURAL, PLURAL, Analysis
from melicado.words.judge import Judge
from melicado.words.letters import ALPHABET
from melicado.words.part import Part
from melicado.words.readings import Reading
from melicado.words.wordlist import WordList


class Lexicon:
    """A ``Judge`` over parts of a dictionary.

    ``extra`` are words added, whatever their length; ``barred`` are words taken out, which an
    extra word is not unless it is in ``barred`` itself. Shorter words than ``min_length`` are out.
    ``specials`` make of a lexicon the words of the violet cards that have their own.
    """

    def __init__(
        self,
        parts: tuple[Part, ...],
        *,
        coarse: frozenset[str] = frozenset(),
        extra: frozenset[str] = frozenset(),
        barred: frozenset[str] = frozenset(),
        min_length: int = 2,
        specials: Mapping[str, Callable[["Lexicon"], Judge]] | None = None,
    ) -> None:
        self._parts = parts
        self._tries = tuple(part.trie for part in parts)
        self._coarse = coarse
        self._extra = extra - barred
        self._added = WordList(self._extra)
        self._barred = barred
        self.min_length = min_length
        """Shorter words are out, unless they were added (MC-02)."""
        self._specials = dict(specials or {})

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not word.isascii():
            return False
        for trie in self._tries:
            if word in trie:
                return self.allows(word)
        return word in self._extra

    def allows(self, word: str) -> bool:
        """Whether ``word`` may be laid if it is one: not barred, not too short (MC-02)."""
        if word in self._barred:
            return False
        return len(word) >= self.min_length or word in self._extra

    def letters(self, before: str, after: str) -> str:
        """See ``Judge.letters``."""
        if len(self._tries) == 1:
            trie = self._tries[0]
            found = [c for c in ALPHABET if before + c + after in trie]
        else:
            found = [c for c in ALPHABET if any(before + c + after in trie for trie in self._tries)]
        if found and (self._barred or len(before) + len(after) + 1 < self.min_length):
            found = [c for c in found if self.allows(before + c + after)]
        if self._extra:
            found = sorted({*found, *self._added.letters(before, after)})
        return "".join(found)

    def pattern(self, pattern: str) -> Iterator[str]:
        """See ``Judge.pattern``."""
        last = ""
        found = [part.pattern(pattern) for part in self._parts]
        for word in merge(*found, self._added.pattern(pattern)):
            if word != last and self.allows(word):
                yield word
            last = word

    def anagrams(self, letters: str) -> Iterator[str]:
        """See ``Judge.anagrams``; in no particular order."""
        for i, part in enumerate(self._parts):
            for word in part.anagrams(letters):
                if self.allows(word) and not any(word in trie for trie in self._tries[:i]):
                    yield word
        for word in self._added.anagrams(letters):
            if not any(word in trie for trie in self._tries):
                yield word

    def lemmas(self, word: str) -> frozenset[str]:
        """See ``Judge.lemmas``; an added word that the dictionary does not know is its own."""
        found = frozenset(lemma for one in self.analyses(word) for lemma in one.lemmas)
        if not found and word in self._extra:
            return frozenset({word.lower()})
        return found

    def analyses(self, word: str) -> tuple[Analysis, ...]:
        """Every spelling of ``word`` with its lemmas, the commonest first."""
        return tuple(one for part in self._parts for one in part.analyses(word))

    def zipf(self, word: str) -> float:
        """See ``Judge.zipf``."""
        return max((part.zipf(word) for part in self._parts), default=0.0)

    def readings(self, word: str) -> tuple[Reading, ...]:
        """How ``word`` can be read: its spellings, their lemmas and forms, commonest first."""
        return tuple(reading for part in self._parts for reading in part.readings(word))

    def plural_only(self, word: str, *, verbs: bool = False) -> bool:
        """See ``Judge.plural_only``."""
        kinds = self._kinds(word)
        return bool(kinds) and not kinds & ~(PLURAL | FINITE_PLURAL if verbs else PLURAL)

    def finite_only(self, word: str) -> bool:
        """See ``Judge.finite_only``."""
        kinds = self._kinds(word)
        return bool(kinds) and not kinds & ~FINITE

    def _kinds(self, word: str) -> int:
        kinds = 0
        for part in self._parts:
            kinds |= part.kinds(word)
        return kinds

    def spellings(self, word: str) -> tuple[str, ...]:
        """See ``Judge.spellings``."""
        found = tuple(dict.fromkeys(one.spelling for one in self.analyses(word)))
        return found or ((word.lower(),) if word in self._extra else ())

    def is_coarse(self, word: str) -> bool:
        """Whether ``word`` is coarse: bots avoid it, and the option may refuse it (MC-02)."""
        return word in self._coarse

    def extended(self, extra: frozenset[str]) -> "Lexicon":
        """See ``Judge.extended``; what the people at the table add is no longer barred."""
        return Lexicon(
            self._parts,
            coarse=self._coarse,
            extra=self._extra | extra,
            barred=self._barred - extra,
            min_length=self.min_length,
            specials=self._specials,
        )

    def with_special(self, kind: str, make: Callable[["Lexicon"], Judge]) -> "Lexicon":
        """This lexicon with what makes of it the words of one more violet card."""
        return Lexicon(
            self._parts,
            coarse=self._coarse,
            extra=self._extra,
            barred=self._barred,
            min_length=self.min_length,
            specials={**self._specials, kind: make},
        )

    def under(self, special: str) -> Judge | None:
        """See ``HasSpecials.under``."""
        make = self._specials.get(special)
        return make(self) if make else None
