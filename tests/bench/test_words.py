"""FONETIK against looking strings up in a frozenset of the words."""

import random

import pytest

from melicado.words.dictionary import Dictionary
from melicado.words.letters import ALPHABET
from melicado.words.lexicon import Lexicon


def _strings(words: frozenset[str]) -> list[str]:
    """Words, words with a letter changed, and letters in no order, as a table brings them."""
    chance = random.Random(1)
    some = chance.sample(sorted(word for word in words if 3 <= len(word) <= 7), 200)
    changed = [
        word[:at] + chance.choice(ALPHABET) + word[at + 1 :]
        for word in some
        for at in [chance.randrange(len(word))]
    ]
    return some + changed + ["".join(chance.sample(word, len(word))) for word in some]


def test_fonetik_queries(
    compare, words: frozenset[str], dictionary: Dictionary, french: Lexicon
) -> None:
    strings = _strings(words)

    def ours() -> int:
        # A new judge each time: nothing is remembered from the run before.
        fonetik = Dictionary(dictionary.container).fonetik(french)
        return sum(string in fonetik for string in strings)

    def looked_up() -> int:
        return sum(string in words for string in strings)

    assert ours() > looked_up() >= 200
    compare(ours, looked_up)


@pytest.mark.parametrize(("before", "after"), [("MEZ", "N"), ("", "ATO"), ("KADO", "")])
def test_fonetik_letters(
    compare, words: frozenset[str], dictionary: Dictionary, french: Lexicon, before: str, after: str
) -> None:
    def ours() -> str:
        return Dictionary(dictionary.container).fonetik(french).letters(before, after)

    def looked_up() -> str:
        return "".join(c for c in ALPHABET if before + c + after in words)

    assert set(ours()) >= set(looked_up())
    compare(ours, looked_up)
