"""Sounds of French, and the words that are said so.

A sound is a letter: ``a i y u``; ``E`` for é and è, ``O`` for o open and closed, ``2`` for eu;
the nasals ``5`` (in, un), ``@`` (an) and ``6`` (on); ``j w 8`` (yes, oui, lui);
``p b t d k g f v s z m n R l``; ``S`` (ch), ``Z`` (j), ``G`` (parking). *gn* is ``nj``. A mute e
is either said, as ``2``, or left out: the words of the dictionary are kept both ways.
"""

from typing import Final

import marisa_trie  # type: ignore[import-not-found, unused-ignore]

from melicado.words.container import Container, DictionaryError

SCHWA: Final = "°"
"""The mute e of the sources; never in a dictionary file."""
CONSONANTS: Final = "pbtdkgfvszSZmnRlGj"
"""A reader hears no difference between one and two of these."""
VOWELS: Final = "aiyuEO25@6"
PARTS: Final = ("words", "hyphenated", "names")
"""The parts of the dictionary whose words have sounds; their numbers follow each other."""
SPELLING_SHIFT: Final = 19
"""The bits of a number below these tell the word, those above which of its spellings."""
STRIDE: Final = 64
"""Where the words of a pronunciation begin is kept for one pronunciation in so many."""


class Sounds:
    """The pronunciations of a dictionary file, and the numbers of what is said so.

    A number tells a word, counted over the parts that have sounds (``PARTS``), and which of
    its spellings (``classes``) it is.
    """

    def __init__(self, container: Container) -> None:
        self.trie = marisa_trie.Trie()
        try:
            self.trie.map(container.section("sounds.trie"))
        except RuntimeError:
            raise DictionaryError(
                "damaged", f"The dictionary {container.path} is damaged."
            ) from None
        self._count = container.section("sounds.count")
        self._start = container.section("sounds.start").cast("I")
        self._low = container.section("sounds.low").cast("H")
        self._high = container.section("sounds.high")

    def numbers(self, sounds: str) -> tuple[int, ...]:
        """The numbers of the spellings said ``sounds``, the commonest first."""
        number = self.trie.get(sounds)
        if number is None:
            return ()
        block = number - number % STRIDE
        first = self._start[number // STRIDE] + sum(self._count[block:number])
        places = range(first, first + self._count[number])
        return tuple(self._high[at] << 16 | self._low[at] for at in places)


def number_of(word: int, spelling: int) -> int:
    """The number of a spelling of a word. Raises ``ValueError`` if it is too large."""
    number = spelling << SPELLING_SHIFT | word
    if word >> SPELLING_SHIFT or number >> 24:
        raise ValueError("There are too many words or spellings for the sounds.")
    return number


def syllables(sounds: str) -> int:
    """How many syllables are heard in ``sounds``."""
    return sum(sound in VOWELS for sound in sounds)
