"""Previews and letters where another program knows the words: nothing waits, then all is told."""

import pytest
from PySide6.QtCore import Qt
from table_rig import Rig

from melicado.lan.asking import HostJudge
from melicado.rules.melicado.cards import BACK, FRONT
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import State
from melicado.words.wordlist import WordList

OWN = WordList(["ART", "ARTS", "PART"])
POSITION = "Ab Rb Tb | Sb Eb Pb *b ; Ab | ART | open 0 -"


class Far(Rig):
    """A rig whose words are those of ``theirs``, a judge that is asked and answers by hand."""

    def __init__(self, qtbot: object, state: State, words: str = "", **more: object) -> None:
        self.asked: list[tuple[str, ...]] = []
        self.far = HostJudge(OWN, self._ask)
        super().__init__(qtbot, state, words, judge=self.far, **more)
        self.far.saw(self.view)
        self.table.set_view(self.view)

    def _ask(self, words: tuple[str, ...]) -> int:
        self.asked.append(words)
        return len(self.asked)

    def answer(self, *accepted: str) -> None:
        """The host answers all that is asked."""
        before = len(self.asked)
        self.far.flush()
        for number in range(before + 1, before + 40):
            if number <= len(self.asked):
                self.far.heard(number, tuple(w for w in accepted if w in self.asked[number - 1]))
        self.table.verdicts_came()

    @property
    def told(self) -> tuple[str, str] | None:
        shown: tuple[str, str] | None = self.stage.pill.shown
        return shown


@pytest.fixture
def rig(qtbot) -> Far:
    return Far.at(qtbot, POSITION, options=Options(aid="words"))


def test_a_preview_says_that_it_waits_and_then_what_the_host_said(rig: Far) -> None:
    card = rig.card("E")
    rig.press(rig.card_point(card))
    rig.move(rig.place_point(BACK))
    assert rig.told == ("ART → ARTE …", "word")
    rig.answer("ARTE")
    assert rig.told == ("ART → ARTE", "right")
    rig.move(rig.place_point(FRONT))
    assert rig.told == ("ART → EART", "wrong")
    rig.release(rig.place_point(FRONT))


def test_ones_own_word_that_the_host_does_not_know_is_wrong(rig: Far) -> None:
    card = rig.card("S")
    rig.press(rig.card_point(card))
    rig.move(rig.place_point(BACK))
    rig.answer()
    assert rig.told == ("ART → ARTS", "wrong")
    rig.release(rig.card_point(card))


def test_a_typed_word_is_asked_about_too(rig: Far) -> None:
    rig.key("parte")
    rig.key(Qt.Key.Key_Escape)
    rig.key("arte")
    assert rig.told == ("ART → ARTE …", "word")
    rig.answer("ARTE")
    assert rig.told == ("ART → ARTE", "right")


def test_the_letters_of_a_joker_come_when_the_host_has_answered(rig: Far) -> None:
    """MC-07: the card lies there meanwhile; Escape brings it back at any moment."""
    joker = rig.card("*")
    rig.drag(rig.card_point(joker), rig.place_point(BACK))
    assert rig.stage.chooser.open
    assert rig.stage.chooser.choice.letters == ()
    assert rig.stage.chooser.choice.title.endswith("…")
    rig.answer("ARTE", "ARTS", "ARTZ")
    assert rig.stage.chooser.choice.letters == ("S", "E", "Z")
    assert not rig.stage.chooser.choice.title.endswith("…")
    rig.key("z")
    assert rig.sent[-1].placements[0].letter == "Z"


def test_a_joker_that_fits_nowhere_comes_back_with_a_sentence(rig: Far) -> None:
    joker = rig.card("*")
    rig.drag(rig.card_point(joker), rig.place_point(BACK))
    rig.answer()
    assert not rig.stage.chooser.open
    assert rig.stage.local.pending == {}
    assert rig.told[1] == "fault"
    rig.sound()


def test_escape_before_the_answer(rig: Far) -> None:
    joker = rig.card("*")
    rig.drag(rig.card_point(joker), rig.place_point(BACK))
    rig.key(Qt.Key.Key_Escape)
    assert not rig.stage.chooser.open
    rig.answer("ARTE")
    assert not rig.stage.chooser.open
    rig.sound()
