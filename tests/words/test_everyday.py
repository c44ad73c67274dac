"""French as children and teachers know it: what must be accepted and what must not (MC-02).

The lists were written down from knowledge of the language, not taken from the dictionary.
"""

from pathlib import Path

import pytest

from melicado.words.letters import fold
from melicado.words.lexicon import Lexicon

HERE = Path(__file__).parent
FRENCH = sorted(set((HERE / "everyday.txt").read_text("utf-8").split()))
REFUSED = sorted(set((HERE / "refused.txt").read_text("utf-8").split()))


@pytest.mark.parametrize("word", FRENCH)
def test_MC_02_everyday_words_are_accepted(lexicon: Lexicon, word: str) -> None:
    folded = fold(word)
    assert folded is not None
    assert folded in lexicon
    assert word.lower() in lexicon.spellings(folded)


@pytest.mark.parametrize("word", REFUSED)
def test_MC_02_abbreviations_names_and_nonsense_are_refused(lexicon: Lexicon, word: str) -> None:
    assert word not in lexicon


def test_the_lists_are_long_enough_to_mean_something() -> None:
    assert len(FRENCH) >= 400
    assert len(REFUSED) >= 110
