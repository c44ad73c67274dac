"""What the rules ask of a dictionary: the one small protocol between words and rules."""

from collections.abc import Iterator
from typing import Protocol, runtime_checkable


class Judge(Protocol):
    """Decides which strings are words, and finds words that fit.

    Every word is given and returned folded, in capitals A-Z (``letters.fold``);
    ``?`` stands for any one letter where a search takes jokers.
    """

    def __hash__(self) -> int:
        """What was asked of a judge may be remembered."""
        ...

    def __contains__(self, word: object) -> bool:
        """Whether ``word`` may be laid."""
        ...

    def letters(self, before: str, after: str) -> str:
        """The letters L, in alphabetical order, for which ``before + L + after`` is a word.

        With ``before`` empty it answers "in front", with ``after`` empty "behind",
        with the rest of the row around a pile "on top", with two halves of a row "inserted".
        """
        ...

    def pattern(self, pattern: str) -> Iterator[str]:
        """The words that fit ``pattern``, letter by letter, in alphabetical order; lazy."""
        ...

    def anagrams(self, letters: str) -> Iterator[str]:
        """The words that use every one of ``letters`` once, each word once; lazy."""
        ...

    def lemmas(self, word: str) -> frozenset[str]:
        """The dictionary forms ``word`` belongs to, as opaque names (MC-34); empty if unknown."""
        ...

    def zipf(self, word: str) -> float:
        """How common ``word`` is, on the Zipf scale (0 unknown, 3 rare, 7 the commonest)."""
        ...

    def plural_only(self, word: str, *, verbs: bool = False) -> bool:
        """Whether every reading of ``word`` is a plural (MC-25).

        With ``verbs``, finite verb forms of the plural are plurals too (``plural_verbs`` barred).
        """
        ...

    def finite_only(self, word: str) -> bool:
        """Whether every reading of ``word`` is a finite verb form (MC-26)."""
        ...

    def spellings(self, word: str) -> tuple[str, ...]:
        """The accented spellings that fold to ``word``, commonest first."""
        ...

    def extended(self, extra: frozenset[str]) -> "Judge":
        """This judge with more words, added by the people at the table (MC-38)."""
        ...


@runtime_checkable
class HasSpecials(Protocol):
    """A dictionary with other words for some of the violet cards (MC-23, MC-31)."""

    def under(self, special: str) -> Judge | None:
        """The words that count under the violet card, or None when it has none of its own."""
        ...


@runtime_checkable
class AsksElsewhere(Protocol):
    """A judge that must ask somebody else, and answers no until it knows."""

    missing: int
    """How many times it was asked for a verdict that has not come yet."""


def related(judge: Judge, one: str, other: str) -> bool:
    """Whether two words share a root, so that a Cado between them is a fault (MC-34)."""
    return not judge.lemmas(one).isdisjoint(judge.lemmas(other))
