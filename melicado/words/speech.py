"""What is heard when a string is read aloud: spellings of words, the commonest first."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from melicado.words.aloud import Reader
from melicado.words.classes import JOINS
from melicado.words.part import Part
from melicado.words.sounds import PARTS, SPELLING_SHIFT, Sounds, syllables

_SHORT: Final = 2
"""A string of so many letters sounds like a word far too easily."""
_KNOWN: Final = 4.2
"""So it must be a word of one syllable that is at least so common (Zipf scale)."""


class Heard(NamedTuple):
    """A spelling of a word that a string sounds like."""

    word: str
    """Folded."""
    part: str
    """The part of the dictionary it is of (``sounds.PARTS``)."""
    spelling: str
    lemmas: tuple[str, ...]
    zipf: float


Counts = Callable[[str, str], bool]
"""Whether a word, given with its part, is one of those that may be heard."""


class Speech:
    """Reads strings aloud (MC-23); ``parts`` are those that have sounds, in their order."""

    def __init__(self, sounds: Sounds, parts: tuple[Part, ...]) -> None:
        self.reader = Reader(sounds)
        self._sounds = sounds
        self._parts = parts

    def sounds_like_one(self, word: str, counts: Counts) -> bool:
        """Whether the capitals ``word`` sound like a word that ``counts``."""
        return any(counts(heard, PARTS[part]) for heard, part, _ in self._found(word))

    def zipf(self, word: str, counts: Counts) -> float:
        """How common the commonest word is that ``word`` sounds like, of those that ``counts``."""
        common = (
            self._parts[part].zipf(heard)
            for heard, part, _ in self._found(word)
            if counts(heard, PARTS[part])
        )
        return max(common, default=0.0)

    def heard(self, word: str, counts: Counts) -> tuple[Heard, ...]:
        """The spellings that ``word`` sounds like, of words that ``counts``, commonest first."""
        found: dict[Heard, None] = {}
        for heard, part, which in self._found(word):
            if counts(heard, PARTS[part]):
                words = self._parts[part]
                one = words.analyses(heard)[which]
                common = words.zipf(heard)
                found[Heard(heard, PARTS[part], one.spelling, one.lemmas, common)] = None
        return tuple(sorted(found, key=lambda one: -one.zipf))

    def is_joined(self, word: str) -> bool:
        """Whether a hyphenated word is one all the same, for the ear: *aujourd'hui*."""
        spellings = self._parts[PARTS.index("hyphenated")].analyses(word)
        return any(JOINS[0] not in one.spelling for one in spellings)

    def _found(self, word: str) -> Iterator[tuple[str, int, int]]:
        """Each word heard, its part and which of its spellings.

        Two letters must sound like a word of one syllable that people know.
        """
        short = len(word) <= _SHORT
        for said in self.reader.read(word):
            if short and syllables(said) != 1:
                continue
            for number in self._sounds.numbers(said):
                heard, part = self._word(number & ((1 << SPELLING_SHIFT) - 1))
                if not short or self._parts[part].zipf(heard) >= _KNOWN:
                    yield heard, part, number >> SPELLING_SHIFT

    def _word(self, index: int) -> tuple[str, int]:
        for place, part in enumerate(self._parts):
            if index < len(part):
                return part.trie.restore_key(index), place
            index -= len(part)
        raise IndexError(index)
