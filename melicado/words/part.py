"""One part of a dictionary (its words, its names…): a trie, and tables by number of word.

Every word has a number, given by the trie. ``zipf`` holds a byte for each, ``class`` the number
of its class (``classes``). Anagrams are found by the CRC-32 of the sorted letters: its low
bits choose a bucket, a few high ones are kept beside each number in the bucket, so that hardly
any word is restored in vain.
"""

import re
import zlib
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final

import marisa_trie  # type: ignore[import-not-found, unused-ignore]

from melicado.words.classes import Analysis, analyses
from melicado.words.container import Container, DictionaryError
from melicado.words.letters import ALPHABET, JOKER
from melicado.words.readings import Reading, ReadingSets

ZIPF_STEPS: Final = 25
"""Steps of one unit of the Zipf scale in the byte that holds it."""
MARK_SHIFT: Final = 24
"""The bits of the checksum from here on make the mark, those below choose the bucket."""
LONGEST: Final = 15
"""The most letters of a word."""
_FEW_JOKERS: Final = 2
"""With more jokers in a pattern, reading all words is quicker than trying every letter."""
_MANY_JOKERS: Final = 4
"""With so many jokers in an anagram, reading all words is quicker than trying every set."""


def spare_bits(words: int) -> int:
    """The bits left beside the high part of a word's number for a mark of its letters."""
    return 8 - max(0, (words - 1).bit_length() - 16)


class Part:
    """The words of one part of ``container``, named ``name`` there, with their readings."""

    def __init__(self, container: Container, name: str, sets: ReadingSets) -> None:
        self.trie = marisa_trie.Trie()
        try:
            self.trie.map(container.section(f"{name}.trie"))
        except RuntimeError:
            raise DictionaryError(
                "damaged", f"The dictionary {container.path} is damaged."
            ) from None
        self._zipf = container.section(f"{name}.zipf")
        self._class = container.section(f"{name}.class").cast("H")
        self._text = container.section(f"{name}.class.text")
        self._text_start = container.section(f"{name}.class.start").cast("I")
        self._bucket = container.section(f"{name}.anagram.start").cast("I")
        self._low = container.section(f"{name}.anagram.low").cast("H")
        self._high = container.section(f"{name}.anagram.high")
        self._spare = spare_bits(len(self._zipf))
        self._sets = sets

    def __len__(self) -> int:
        return len(self._zipf)

    def __iter__(self) -> Iterator[str]:
        """All words, in alphabetical order."""
        return iter(self.trie.iterkeys())

    def zipf(self, word: str) -> float:
        """The Zipf value of ``word``; 0 if it is not in this part."""
        number = self.trie.get(word)
        return 0.0 if number is None else self._zipf[number] / ZIPF_STEPS

    def kinds(self, word: str) -> int:
        """The sum of the kinds of form that ``word`` is (``classes``); 0 if not in this part."""
        number = self.trie.get(word)
        if number is None:
            return 0
        return int(chr(self._text[self._text_start[self._class[number]]]), 16)

    def analyses(self, word: str) -> tuple[Analysis, ...]:
        """The spellings and lemmas of ``word``; none if it is not in this part."""
        number = self.trie.get(word)
        if number is None:
            return ()
        line = self._class[number]
        text = self._text[self._text_start[line] : self._text_start[line + 1]]
        return analyses(word, str(text, "utf-8"))

    def readings(self, word: str) -> tuple[Reading, ...]:
        """How ``word`` can be read, the commonest first; none if it is not in this part."""
        return tuple(
            reading
            for one in self.analyses(word)
            for lemma, number in zip(one.lemmas, one.sets, strict=True)
            for reading in self._sets.readings(number, one.spelling, lemma)
        )

    def pattern(self, pattern: str) -> Iterator[str]:
        """The words that fit ``pattern``, in alphabetical order; lazy."""
        jokers = pattern.count(JOKER)
        if jokers <= _FEW_JOKERS:
            tried = [pattern]
            for _ in range(jokers):
                tried = [one.replace(JOKER, char, 1) for one in tried for char in ALPHABET]
            yield from (word for word in tried if word in self.trie)
        else:
            fits = re.compile(pattern.replace(JOKER, "[A-Z]")).fullmatch
            yield from filter(fits, self.trie.iterkeys(pattern[: pattern.index(JOKER)]))

    def anagrams(self, letters: str) -> Iterator[str]:
        """The words that use every one of ``letters``, jokers included; each once, lazy."""
        fixed = letters.replace(JOKER, "")
        jokers = len(letters) - len(fixed)
        if len(letters) > LONGEST:
            return
        if jokers >= _MANY_JOKERS:
            for word in self.trie.iterkeys():
                if len(word) == len(letters) and all(
                    word.count(c) >= fixed.count(c) for c in fixed
                ):
                    yield word
            return
        for more in combinations_with_replacement(ALPHABET, jokers):
            yield from self._same_letters(sorted([*fixed, *more]))

    def _same_letters(self, ordered: list[str]) -> Iterator[str]:
        digest = zlib.crc32("".join(ordered).encode())
        bucket = digest & (len(self._bucket) - 2)
        mask = (1 << self._spare) - 1
        mark = digest >> MARK_SHIFT & mask
        for at in range(self._bucket[bucket], self._bucket[bucket + 1]):
            high = self._high[at]
            if high & mask == mark:
                word = self.trie.restore_key(high >> self._spare << 16 | self._low[at])
                if sorted(word) == ordered:
                    yield word
