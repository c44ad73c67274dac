"""The words bots know."""

from itertools import pairwise, product

import pytest
from bot_tools import common

from melicado.bots.level import Level
from melicado.bots.melicado.traits import TRAITS
from melicado.bots.melicado.vocabulary import Vocabulary, vocabulary
from melicado.places import resource
from melicado.rules.melicado.play import MeliCado
from melicado.words.dictionary import Dictionary
from melicado.words.wordlist import WordList

ENOUGH = 13_000
"""With fewer words the table stalls (measured with random hands)."""


class Rude(WordList):
    def is_coarse(self, word: str) -> bool:
        return word == "ZUT"


@pytest.fixture(scope="module")
def counts() -> dict[Level, int]:
    words = Dictionary.open(resource("words", "fr.dict")).part("words")
    values = [words.zipf(word) for word in words]
    return {level: sum(v >= TRAITS[level].rarest for v in values) for level in Level}


def test_every_level_knows_enough_french_words(counts: dict[Level, int]) -> None:
    assert min(counts.values()) >= ENOUGH


def test_the_better_know_more(counts: dict[Level, int]) -> None:
    assert all(counts[low] < counts[high] for low, high in pairwise(Level))


def test_a_word_is_known_from_its_frequency_on() -> None:
    judge = WordList(["CHAT", "CHAS"], frequency={"CHAT": 4.0, "CHAS": 2.0})
    known = Vocabulary(judge, 3.0)
    assert "CHAT" in known
    assert "CHAS" not in known
    assert "CHAR" not in known
    assert known.letters("CHA", "") == "T"
    assert list(known.pattern("CHA?")) == ["CHAT"]
    assert list(known.anagrams("AHCS")) == []


def test_words_the_table_has_added_are_known_however_rare() -> None:
    known = Vocabulary(WordList([], frequency={}), 3.0).extended(frozenset({"XYLO"}))
    assert "XYLO" in known
    assert known.letters("XYL", "") == "O"


def test_coarse_words_are_left_out_when_bots_avoid_them() -> None:
    """MC-02."""
    judge = Rude(["ZUT", "ZOO"])
    assert "ZUT" not in Vocabulary(judge, 3.0, polite=True)
    assert list(Vocabulary(judge, 3.0, polite=True).pattern("Z??")) == ["ZOO"]
    assert "ZUT" in Vocabulary(judge, 3.0)


def test_the_shipped_dictionary_tells_coarse_words(french: MeliCado) -> None:
    """MC-02: the commonest coarse word of the dictionary is not one of a polite bot's."""
    coarse = Dictionary.open(resource("words", "fr.dict")).coarse_words()
    word = max(coarse, key=lambda w: (french.judge.zipf(w), w))
    assert word in Vocabulary(french.judge, 1.0)
    assert word not in Vocabulary(french.judge, 1.0, polite=True)


@pytest.mark.parametrize("pattern", ["??", "?A", "A??", "??E?", "?A?E?", "?????", "R?S??"])
def test_patterns_with_any_number_of_jokers(french: MeliCado, pattern: str) -> None:
    """MC-07: what the dictionary finds, less what is not known."""
    known = Vocabulary(french.judge, 3.0)
    expected = [w for w in french.judge.pattern(pattern) if french.judge.zipf(w) >= 3.0]
    assert list(known.pattern(pattern)) == expected
    assert expected


def test_anagrams_come_commonest_first() -> None:
    judge = WordList(["CHIEN", "NICHE", "CHINE"], frequency={"CHIEN": 5, "NICHE": 4, "CHINE": 6})
    assert list(Vocabulary(judge, 0.0).anagrams("HNICE")) == ["CHINE", "CHIEN", "NICHE"]


def test_letters_are_easy_by_what_can_be_done_with_them() -> None:
    """With RE, TE, RET only: R and T are laid on the row of the other; E has no rival."""
    ease = Vocabulary(common("re te ret"), 3.0).ease
    assert ease["R"] == ease["T"] == 0.0  # no three-letter row offers two letters
    ease = Vocabulary(common("rat ras ra as"), 3.0).ease
    assert ease["T"] == ease["S"] == 1.0  # RA + T or S
    assert ease["R"] == 0.0  # R + AS: alone
    assert ease["W"] == 0.0


def test_in_french_common_letters_are_easier(french: MeliCado) -> None:
    ease = Vocabulary(french.judge, 3.0).ease
    assert set(ease) == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert max(ease.values()) == 1.0
    for easy, hard in product("ESRT", "KWXZQ"):
        assert ease[easy] > ease[hard]


def test_bots_with_the_same_bounds_share_what_they_remember() -> None:
    judge = common("oui")
    nothing: frozenset[str] = frozenset()
    assert vocabulary(judge, 3.0, True, nothing) is vocabulary(judge, 3.0, True, nothing)
    assert vocabulary(judge, 3.0, True, nothing) is not vocabulary(judge, 2.0, True, nothing)
    assert vocabulary(common("oui"), 3.0, True, nothing) is not vocabulary(
        judge, 3.0, True, nothing
    )


def test_mc_23_by_ear_only_one_missing_letter_is_thought_of_at_a_time() -> None:
    """Jokers and new orders of the letters come to mind as written words."""
    heard, written = common("bat bato tabo"), Vocabulary(common("bat"), 3.0)
    known = Vocabulary(heard, 3.0, written=written)
    assert "BATO" in known
    assert known.letters("BAT", "") == "O"
    assert list(known.pattern("BAT?")) == list(known.anagrams("BOAT")) == []
    assert list(known.pattern("BA?")) == list(known.anagrams("TAB")) == ["BAT"]
    assert known.ease == written.ease
    more = known.extended(frozenset({"BUT"}))
    assert list(more.pattern("BU?")) == ["BUT"]
