"""Which words count: the dictionary, the violet card in force, the words the table has added."""

from functools import lru_cache

from melicado.rules.melicado.options import PLAYABLE, Special
from melicado.words.judge import HasSpecials, Judge

OWN_WORDS = (Special.FONETIK, Special.ENGLISH)
"""The violet cards under which other words count (MC-23, MC-31)."""


@lru_cache(maxsize=16)
def words_in_force(
    judge: Judge, special: Special | None, added: frozenset[str] = frozenset()
) -> Judge:
    """The words of a game under ``special``, those ``added`` by the table among them (MC-38).

    The same question has the very same answer, with all that it remembers.
    """
    known = judge
    if special in OWN_WORDS and isinstance(judge, HasSpecials):
        known = judge.under(special) or judge
    return known.extended(added) if added else known


def has_words(judge: Judge, special: Special) -> bool:
    """Whether ``judge`` knows the words that count under a violet card."""
    return special not in OWN_WORDS or words_in_force(judge, special) is not judge


def turnable(judge: Judge) -> tuple[Special, ...]:
    """The violet cards that may be turned with these words (MC-11)."""
    return tuple(kind for kind in PLAYABLE if has_words(judge, kind))
