"""MC-27 by hand: the first card waits on the row for the second."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from table_rig import Rig

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT, NEW_PILE, Place, over
from melicado.rules.melicado.options import Options

AGE = "Ab Gb Eb | Lb Pb Sb Rb ; Sb Tb Eb | AGE | open 0 2_PAR_2"
WORDS = "AGE PLAGE PAGES PAGE LAGE RAGES AGEST"


@pytest.fixture
def age(qtbot: Any) -> Rig:
    return Rig.at(qtbot, AGE, WORDS)


def word(rig: Rig) -> str:
    return "".join(p.letter for p in rig.view.row.piles)


def letters(rig: Rig) -> str:
    """My hand as the table shows it."""
    return "".join(c.letter for c in rig.stage.local.hand(rig.stage.view))


def drop(rig: Rig, letter: str, place: Place) -> None:
    rig.drag(rig.card_point(rig.card(letter)), rig.place_point(place))


def test_mc_27_two_cards_dropped_one_after_the_other_are_one_play(age: Rig) -> None:
    drop(age, "L", FRONT)
    assert age.sent == []
    assert (letters(age), word(age)) == ("PSR", "AGE")
    age.sound()
    drop(age, "P", FRONT)
    assert len(age.sent) == 1
    assert [p.place for p in age.sent[0].placements] == [FRONT, FRONT]
    assert word(age) == "PLAGE"
    age.sound()
    age.pass_time(500)
    assert letters(age) == "SR"
    age.sound()


def test_mc_27_the_second_may_go_over_a_pile_or_to_the_other_end(age: Rig) -> None:
    drop(age, "P", FRONT)
    drop(age, "S", BACK)
    assert word(age) == "PAGES"
    age.pass_time(500)
    age.sound()


@pytest.mark.parametrize("how", ["escape", "click"])
def test_mc_27_the_first_comes_back(age: Rig, how: str) -> None:
    drop(age, "L", FRONT)
    if how == "escape":
        age.key(Qt.Key.Key_Escape)
    else:
        age.click(age.pile_point(NEW_PILE))
    assert letters(age) == "LPSR"
    assert age.sent == []
    age.sound()


def test_mc_27_never_one_on_the_other(age: Rig) -> None:
    drop(age, "L", over(age.view.row.piles[0].id))
    drop(age, "P", over(age.view.row.piles[0].id))
    assert age.sent == []
    assert age.stage.pill.said[1] == "fault"
    assert letters(age) == "PSR"
    age.sound()


def test_mc_27_a_fault_gives_both_back(age: Rig) -> None:
    drop(age, "L", FRONT)
    drop(age, "S", FRONT)
    assert (word(age), len(letters(age))) == ("AGE", 6)
    age.sound()


def test_mc_27_a_refusal_gives_both_back(age: Rig) -> None:
    drop(age, "L", FRONT)
    age.do(1, co.CallMeli())
    assert letters(age) == "LPSR"
    age.sound()


def test_mc_27_the_first_waits_while_others_play(age: Rig) -> None:
    drop(age, "P", FRONT)
    hand = age.state.seats[1].hand
    placed = tuple(co.Placement(c.id, BACK) for c in hand[:2])
    age.do(1, co.Play(age.state.version, placed))
    assert word(age) == "AGEST"
    assert letters(age) == "LSR"
    age.pass_time(500)
    age.sound()
    age.key(Qt.Key.Key_Escape)
    assert letters(age) == "LPSR"
    age.sound()


def test_mc_27_a_joker_is_asked_for_its_letter_when_both_lie(qtbot: Any) -> None:
    """MC-07: letters that make a word with the other card."""
    position = "Ab Gb Eb | *b Sb Rb ; Sb Tb | AGE | open 0 2_PAR_2"
    rig = Rig.at(qtbot, position, "AGE PAGES RAGES MAGE")
    drop(rig, "*", FRONT)
    rig.sound()
    drop(rig, "S", BACK)
    assert rig.sent == []
    assert set(rig.stage.chooser.choice.letters) == {"P", "R"}
    rig.key("p")
    assert word(rig) == "PAGES"
    rig.sound()


def test_mc_27_two_jokers_are_asked_one_after_the_other(qtbot: Any) -> None:
    position = "Ab Gb Eb | *b *g Rb ; Sb Tb | AGE | open 0 2_PAR_2"
    rig = Rig.at(qtbot, position, "AGE PAGES RAGEA")
    rig.drag(rig.card_point(rig.card("*")), rig.place_point(FRONT))
    rig.drag(rig.card_point(rig.stage.local.hand(rig.stage.view)[0].id), rig.place_point(BACK))
    assert set(rig.stage.chooser.choice.letters) == {"P", "R"}
    rig.key("r")
    assert rig.stage.chooser.choice.letters == ("A",)
    rig.key("a")
    assert word(rig) == "RAGEA"
    rig.sound()


def test_mc_27_by_keys_alone(age: Rig) -> None:
    age.key("p")
    for _ in range(6):
        age.key(Qt.Key.Key_Left)
    age.key(Qt.Key.Key_Return)
    assert letters(age) == "LSR"
    age.key("s")
    for _ in range(6):
        age.key(Qt.Key.Key_Right)
    age.key(Qt.Key.Key_Return)
    assert word(age) == "PAGES"
    age.sound()


def test_mc_27_one_card_left_cannot_be_laid_alone(qtbot: Any) -> None:
    position = "Ab Gb Eb | Pb ; Sb Tb | AGE | open 0 2_PAR_2"
    rig = Rig.at(qtbot, position, WORDS)
    drop(rig, "P", FRONT)
    assert rig.sent == []
    assert rig.stage.pill.said[1] == "fault"
    rig.sound()
    allowed = Rig.at(qtbot, position, WORDS, options=Options(last_single="allowed"))
    drop(allowed, "P", FRONT)
    assert word(allowed) == "PAGE"


def test_mc_27_the_opening_takes_two(qtbot: Any) -> None:
    """MC-13."""
    rig = Rig.at(qtbot, "Ab Gb | Pb Eb Sb ; Sb Tb | - | opening 0 2_PAR_2", "PAGE")
    drop(rig, "P", FRONT)
    assert rig.sent == []
    drop(rig, "E", BACK)
    assert word(rig) == "PAGE"
    rig.sound()
