"""A guest with another dictionary: which words the host is asked about, and when."""

from typing import Any

import pytest
from match_tools import begin, plain_game
from msgspec.structs import replace

from melicado.lan.asking import MOST, HostJudge
from melicado.rules.melicado.options import Options, Special
from melicado.words.wordlist import WordList

OWN = WordList(["ART", "ARTS", "PART", "PARS", "TIRE", "TIRA"])


class Host:
    """What the host is asked."""

    def __init__(self, aid: str = "words", **options: object) -> None:
        self.asked: list[tuple[str, ...]] = []
        match = begin(plain_game(), options=Options(aid=aid, violet="never", **options))
        self.view = match.view(frozenset({0}))
        self.judge = HostJudge(OWN, self.ask)
        self.judge.saw(self.view)

    def ask(self, words: tuple[str, ...]) -> int:
        self.asked.append(words)
        return len(self.asked)


def test_a_word_is_no_word_until_the_host_has_said_so() -> None:
    host = Host()
    judge = host.judge
    assert "XQZ" not in judge
    assert judge.missing == 1
    assert host.asked == []
    judge.flush()
    assert host.asked == [("XQZ",)]
    assert not judge.heard(7, ("XQZ",))
    assert "XQZ" not in judge
    assert judge.heard(1, ("XQZ",))
    missing = judge.missing
    assert "XQZ" in judge
    assert judge.missing == missing
    assert "ART" not in judge
    judge.flush()
    assert judge.heard(2, ())
    assert "ART" not in judge
    assert judge.missing == missing + 1


def test_many_words_in_one_question_and_one_question_at_a_time() -> None:
    host = Host()
    judge = host.judge
    words = [f"A{chr(65 + n // 26)}{chr(65 + n % 26)}" for n in range(150)]
    for _ in range(3):
        assert not any(word in judge for word in words)
        judge.flush()
    assert [len(asked) for asked in host.asked] == [MOST]
    judge.heard(1, ())
    assert [len(asked) for asked in host.asked] == [MOST, MOST]
    judge.heard(2, ())
    judge.heard(3, ())
    assert [word for asked in host.asked for word in asked] == words


def test_a_joker_is_asked_about_letter_by_letter() -> None:
    host = Host()
    judge = host.judge
    assert judge.letters("P", "R") == ""
    judge.flush()
    assert len(host.asked[0]) == 26
    judge.heard(1, ("PER", "PUR"))
    assert judge.letters("P", "R") == "EU"
    assert list(judge.pattern("P?R")) == ["PER", "PUR"]
    assert list(judge.pattern("?AR?")) == []
    judge.flush()
    assert host.asked[1] == ("PARS", "PART")
    judge.heard(2, ("PARS",))
    assert list(judge.pattern("?AR?")) == ["PARS"]


@pytest.mark.parametrize(
    ("change", "kept"),
    [
        ({"version": 99}, True),
        ({"special": Special.ENGLISH}, False),
        ({"added": frozenset({"XQZ"})}, False),
        ({"sequence": 99}, False),
    ],
)
def test_what_is_known_holds_while_the_same_words_count(change: Any, kept: bool) -> None:
    """MC-03, MC-38: another sequence, another violet card, a word added are other words."""
    host = Host()
    judge = host.judge
    assert "ART" not in judge
    judge.flush()
    judge.heard(1, ("ART",))
    assert "ART" in judge
    judge.saw(replace(host.view, **change))
    assert ("ART" in judge) is kept


def test_an_answer_lost_with_the_line_is_asked_for_again() -> None:
    host = Host()
    judge = host.judge
    assert "ART" not in judge
    judge.flush()
    judge.forget()
    assert not judge.heard(1, ("ART",))
    assert "ART" not in judge
    judge.flush()
    assert host.asked == [("ART",), ("ART",)]


def test_under_less_aid_nothing_is_asked_and_every_letter_may_be_named() -> None:
    """MC-07: the host may know words that are not known here."""
    host = Host(aid="places")
    judge = host.judge
    assert "XQZ" in judge
    assert len(judge.letters("P", "R")) == 26
    judge.flush()
    assert host.asked == []
