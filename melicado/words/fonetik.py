"""FONETIK: every spelling counts that reads aloud in French as a word (MC-23)."""

from collections.abc import Callable, Iterator
from heapq import merge
from typing import Final, TypeVar

from melicado.words.letters import ALPHABET, JOKER
from melicado.words.lexicon import Lexicon
from melicado.words.speech import Heard, Speech

_REMEMBERED: Final = 8_000
"""So many answers of a kind are kept: a bot asks for the same words again and again."""
T = TypeVar("T")


class FonetikJudge:
    """A ``Judge``: the words of ``lexicon``, and every string that sounds like one of them."""

    def __init__(self, lexicon: Lexicon, speech: Speech) -> None:
        self._lexicon = lexicon
        self._speech = speech
        self._known: dict[str, bool] = {}
        self._zipf: dict[str, float] = {}
        self._heard: dict[str, tuple[Heard, ...]] = {}

    def __contains__(self, word: object) -> bool:
        if word in self._lexicon:
            return True
        if not isinstance(word, str) or not self._lexicon.allows(word):
            return False
        return _remembered(
            self._known, word, lambda one: self._speech.sounds_like_one(one, self._counts)
        )

    def heard(self, word: str) -> tuple[str, ...]:
        """The words, with their accents, that ``word`` sounds like, the commonest first."""
        own = self._lexicon.spellings(word) if word in self._lexicon else ()
        return tuple(dict.fromkeys((*own, *(one.spelling for one in self.words_heard(word)))))

    def letters(self, before: str, after: str) -> str:
        """See ``Judge.letters``."""
        return "".join(c for c in ALPHABET if before + c + after in self)

    def pattern(self, pattern: str) -> Iterator[str]:
        """See ``Judge.pattern``."""
        aloud = self._search([ALPHABET if char == JOKER else char for char in pattern])
        return _each_once(merge(self._lexicon.pattern(pattern), aloud))

    def anagrams(self, letters: str) -> Iterator[str]:
        """See ``Judge.anagrams``; the words of the lexicon first."""
        for word in self._lexicon.anagrams(letters):
            yield word
        for word in self._arrange("", letters):
            if word not in self._lexicon and word in self:
                yield word

    def lemmas(self, word: str) -> frozenset[str]:
        """The lemmas of every word that ``word`` may be heard as (MC-34)."""
        heard = {lemma for one in self.words_heard(word) for lemma in one.lemmas}
        return self._lexicon.lemmas(word) | heard

    def zipf(self, word: str) -> float:
        """How common the commonest word is that ``word`` may be heard as."""
        return _remembered(self._zipf, word, self._commonest)

    def plural_only(self, word: str, *, verbs: bool = False) -> bool:
        """See ``Judge.plural_only``: of every word heard."""
        return self._all(word, lambda one: self._lexicon.plural_only(one, verbs=verbs))

    def finite_only(self, word: str) -> bool:
        """See ``Judge.finite_only``: of every word heard."""
        return self._all(word, self._lexicon.finite_only)

    def spellings(self, word: str) -> tuple[str, ...]:
        """The spellings of the word, of the words heard when it is none."""
        return self._lexicon.spellings(word) or self.heard(word)

    def extended(self, extra: frozenset[str]) -> "FonetikJudge":
        """See ``Judge.extended``."""
        return FonetikJudge(self._lexicon.extended(extra), self._speech)

    def is_coarse(self, word: str) -> bool:
        """Whether ``word`` is coarse, or what it sounds like first of all is."""
        if word in self._lexicon:
            return self._lexicon.is_coarse(word)
        return any(self._lexicon.is_coarse(one.word) for one in self.words_heard(word)[:1])

    def words_heard(self, word: str) -> tuple[Heard, ...]:
        """The words of the lexicon that ``word`` sounds like, the commonest first."""
        if not self._lexicon.allows(word):
            return ()
        return _remembered(self._heard, word, lambda one: self._speech.heard(one, self._counts))

    def _commonest(self, word: str) -> float:
        heard = self._speech.zipf(word, self._counts) if self._lexicon.allows(word) else 0.0
        return max(self._lexicon.zipf(word), heard)

    def _counts(self, word: str, part: str) -> bool:
        if part == "hyphenated" and self._speech.is_joined(word):
            return self._lexicon.allows(word)
        return word in self._lexicon

    def _all(self, word: str, is_so: Callable[[str], bool]) -> bool:
        if word in self._lexicon:
            return is_so(word)
        words = {one.word for one in self.words_heard(word)}
        return bool(words) and all(is_so(one) for one in words)

    def _search(self, places: list[str], begun: str = "") -> Iterator[str]:
        """The strings read as words that have one of the letters of each place, in order."""
        if len(begun) == len(places):
            if begun in self:
                yield begun
            return
        for char in places[len(begun)]:
            if self._speech.reader.may_begin(begun + char):
                yield from self._search(places, begun + char)

    def _arrange(self, begun: str, left: str) -> Iterator[str]:
        """The orders of the letters ``left``, behind ``begun``, that may be read; each once."""
        if not left:
            yield begun
            return
        for char in ALPHABET:
            if char in left:
                rest = left.replace(char, "", 1)
            elif JOKER in left:
                rest = left.replace(JOKER, "", 1)
            else:
                continue
            if self._speech.reader.may_begin(begun + char):
                yield from self._arrange(begun + char, rest)


def _remembered(answers: dict[str, T], word: str, ask: Callable[[str], T]) -> T:
    """The answer for ``word``, asked for once as long as it is remembered."""
    answer = answers.get(word)
    if answer is None:
        if len(answers) >= _REMEMBERED:
            answers.clear()
        answer = answers[word] = ask(word)
    return answer


def _each_once(words: Iterator[str]) -> Iterator[str]:
    last = ""
    for word in words:
        if word != last:
            yield word
        last = word
