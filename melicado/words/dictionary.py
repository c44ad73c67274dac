"""The dictionary of a language, as shipped: opened once, asked for lexicons."""

from collections.abc import Callable
from pathlib import Path

from melicado.words.container import Container, DictionaryError
from melicado.words.fonetik import FonetikJudge
from melicado.words.judge import Judge
from melicado.words.lexicon import Lexicon
from melicado.words.part import Part
from melicado.words.readings import ReadingSets
from melicado.words.sounds import PARTS, Sounds
from melicado.words.speech import Speech

__all__ = ["Dictionary", "DictionaryError"]


class Dictionary:
    """A dictionary file, mapped; what is not asked for is not read."""

    def __init__(self, container: Container) -> None:
        self.container = container
        """The mapped file."""
        self._parts: dict[str, Part] = {}
        self._sets: ReadingSets | None = None
        self._speech: Speech | None = None
        self._coarse: frozenset[str] | None = None

    @classmethod
    def open(cls, path: Path) -> "Dictionary":
        """The dictionary in the file ``path``.

        Raises ``DictionaryError`` if the file is missing, damaged or of a newer format. Only
        its header and length are checked; ``verify`` reads the rest.
        """
        dictionary = cls(Container(path))
        dictionary.part("words")
        return dictionary

    @property
    def language(self) -> str:
        """The code of the language, as ``fr``."""
        return self.container.language

    @property
    def checksum(self) -> str:
        """What identifies this very dictionary: a SHA-256, in hexadecimal."""
        return self.container.checksum

    @property
    def sources(self) -> tuple[str, ...]:
        """The name and version of each source it was built from."""
        return self.container.sources

    def verify(self) -> None:
        """Read the whole file; raises ``DictionaryError`` if it is not as it was built."""
        self.container.verify()

    def part(self, name: str) -> Part:
        """The part ``name``: ``words``, ``names``, ``acronyms`` or ``hyphenated``."""
        if name not in self._parts:
            self._sets = self._sets or ReadingSets(self.container)
            self._parts[name] = Part(self.container, name, self._sets)
        return self._parts[name]

    def coarse_words(self) -> frozenset[str]:
        """The insults, slurs and vulgar words, every form of them."""
        if self._coarse is None:
            text = str(self.container.section("coarse"), "ascii")
            self._coarse = frozenset(text.split())
        return self._coarse

    def fonetik(self, lexicon: Lexicon) -> FonetikJudge:
        """``lexicon``, which is of this dictionary, under FONETIK (MC-23).

        Raises ``DictionaryError`` if the dictionary does not say how its words sound.
        """
        if "sounds.trie" not in self.container.sections:
            raise DictionaryError(
                "missing",
                f"The dictionary {self.container.path} does not say how its words sound.",
            )
        if self._speech is None:
            sounds = Sounds(self.container)
            self._speech = Speech(sounds, tuple(self.part(name) for name in PARTS))
        return FonetikJudge(lexicon, self._speech)

    def is_coarse(self, word: str) -> bool:
        """Whether the folded ``word`` is an insult, a slur or vulgar (MC-02)."""
        return word in self.coarse_words()

    def lexicon(
        self,
        *,
        proper_nouns: bool = False,
        acronyms: bool = False,
        coarse: bool = True,
        hyphenated: bool = False,
        extra: frozenset[str] = frozenset(),
        banned: frozenset[str] = frozenset(),
        min_length: int = 2,
    ) -> Lexicon:
        """The words that the options of a game accept (MC-01, MC-02).

        ``coarse`` false takes the coarse words out; ``extra`` and ``banned`` are folded words,
        and a word in both is out.
        """
        names = ["words"]
        names += ["names"] * proper_nouns + ["acronyms"] * acronyms + ["hyphenated"] * hyphenated
        refused = frozenset() if coarse else self.coarse_words() - extra
        return Lexicon(
            tuple(self.part(name) for name in names),
            coarse=self.coarse_words(),
            extra=extra,
            barred=banned | refused,
            min_length=min_length,
            specials=self._specials(),
        )

    def _specials(self) -> dict[str, Callable[[Lexicon], Judge]]:
        """What makes the words of the violet cards that this dictionary has words for."""
        return {"FONETIK": self.fonetik} if "sounds.trie" in self.container.sections else {}
