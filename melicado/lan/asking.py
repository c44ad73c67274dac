"""The words of the host as far as a guest with another dictionary knows them.

What is not known yet is asked for, many words in one question and one question at a time; the
answer may take as long as it likes. Under an aid that tells less than words nothing is asked:
then any word may be one, and the host judges it when it is laid.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from melicado.rules.melicado.words_in_force import words_in_force
from melicado.words.judge import Judge
from melicado.words.letters import ALPHABET, JOKER

MOST = 64
"""Words in one question."""
MOST_FITTING = 256
"""Of the words that fit a pattern with several jokers so many are asked about."""


class HostJudge:
    """See ``Judge`` and ``AsksElsewhere``; ``own`` finds words, the host says which count."""

    def __init__(self, own: Judge, ask: Callable[[tuple[str, ...]], int]) -> None:
        self.missing = 0
        self._all, self._own, self._ask = own, own, ask
        self._told = False
        self._known: dict[str, bool] = {}
        self._wanted: dict[str, None] = {}
        self._asked: tuple[int, tuple[str, ...]] | None = None
        self._scope: object = None

    # -- what is asked and answered

    def saw(self, view: Any) -> None:
        """Another view: what was known of words holds as long as the same ones count."""
        strict = view.options.same_lemma == "refused"
        scope = (view.round, view.sequence, view.special, view.added, strict and view.words)
        if scope != self._scope:
            self._scope = scope
            self._told = view.options.aid == "words"
            self._own = words_in_force(self._all, view.special, view.added)
            self.forget()

    def forget(self) -> None:
        """Nothing is known any more, and an answer on its way means nothing."""
        self._known, self._wanted, self._asked = {}, {}, None

    def flush(self) -> None:
        """Ask for what is wanted, unless an answer is still to come."""
        if self._wanted and self._asked is None:
            words = tuple(islice(self._wanted, MOST))
            for word in words:
                del self._wanted[word]
            self._asked = (self._ask(words), words)

    def heard(self, number: int, accepted: tuple[str, ...]) -> bool:
        """The host has answered; whether it was to the question that is open."""
        if self._asked is None or self._asked[0] != number:
            return False
        words = self._asked[1]
        self._asked = None
        self._known |= dict.fromkeys(words, False) | dict.fromkeys(accepted, True)
        self.flush()
        return True

    # -- a judge

    def __contains__(self, word: object) -> bool:
        if not self._told:
            return True
        known = self._known.get(str(word))
        if known is None:
            self.missing += 1
            if self._asked is None or word not in self._asked[1]:
                self._wanted[str(word)] = None
        return bool(known)

    def letters(self, before: str, after: str) -> str:
        """See ``Judge``."""
        return "".join(letter for letter in ALPHABET if before + letter + after in self)

    def pattern(self, pattern: str) -> Iterator[str]:
        """See ``Judge``; with several jokers only words of one's own dictionary are thought of."""
        before, joker, after = pattern.partition(JOKER)
        if JOKER in after:
            return (
                word for word in islice(self._own.pattern(pattern), MOST_FITTING) if word in self
            )
        words = [before + letter + after for letter in ALPHABET] if joker else [pattern]
        return (word for word in words if word in self)

    def anagrams(self, letters: str) -> Iterator[str]:
        """See ``Judge``; only words of one's own dictionary are thought of."""
        return (word for word in self._own.anagrams(letters) if word in self)

    def lemmas(self, word: str) -> frozenset[str]:
        """See ``Judge``."""
        return self._own.lemmas(word)

    def zipf(self, word: str) -> float:
        """See ``Judge``."""
        return self._own.zipf(word)

    def plural_only(self, word: str, *, verbs: bool = False) -> bool:
        """See ``Judge``; the host has thought of it (MC-25)."""
        return False

    def finite_only(self, word: str) -> bool:
        """See ``Judge``; the host has thought of it (MC-26)."""
        return False

    def spellings(self, word: str) -> tuple[str, ...]:
        """See ``Judge``."""
        return self._own.spellings(word)

    def extended(self, extra: frozenset[str]) -> "HostJudge":
        """See ``Judge``; the host knows what was added."""
        return self
