"""The whole new word is typed, and Enter lays the card that makes it."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from table_rig import PLAIN, Rig

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT, over
from melicado.rules.melicado.options import Options

POSITION = "Pb Lb Ar Gb Eb | Sb Nb Nr *b Pb ; Ab | PLAGE | open 0 -"
WORDS = "PLAGE PLANE PLAGES PLAIE PLAGNE"


def rig_of(qtbot, **more) -> Rig:
    return Rig.at(qtbot, POSITION, WORDS, **more)


def test_the_word_that_a_card_makes(qtbot) -> None:
    rig = rig_of(qtbot)
    card, place = rig.card("N"), over(rig.pile("G"))
    rig.key("plane")
    assert rig.stage.pill.shown == ("PLAGE → PLANE", "word")
    rig.key(Qt.Key.Key_Return)
    assert rig.sent == [co.Play(0, (co.Placement(card, place),))]
    rig.pass_time(500)
    rig.sound()


def test_a_letter_of_no_card_does_not_matter(qtbot) -> None:
    """L and A are not in the hand; the word is written all the same."""
    rig = rig_of(qtbot)
    rig.key("pla")
    assert rig.stage.pill.shown == ("PLA…", "word")
    rig.key("ges")
    assert rig.stage.pill.shown == ("PLAGE → PLAGES", "word")
    assert (rig.stage.local.selected, rig.stage.local.cursor) == (rig.card("S"), BACK)


def test_an_unfinished_word_lays_nothing(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.key("pla")
    rig.key(Qt.Key.Key_Return)
    assert rig.sent == []
    assert rig.stage.pill.shown == ("The word is not finished: PLA…", "info")


def test_mc_07_a_word_names_its_joker(qtbot) -> None:
    """I is in no hand, so the joker stands for it, and nothing is asked."""
    rig = rig_of(qtbot)
    card, place = rig.card("*"), over(rig.pile("G"))
    rig.key("plaie")
    assert rig.stage.pill.shown == ("PLAGE → PLAIE", "word")
    rig.key(Qt.Key.Key_Return)
    assert rig.sent == [co.Play(0, (co.Placement(card, place, "I"),))]
    rig.pass_time(500)
    rig.sound()


def test_mc_07_a_joker_moved_on_after_typing_asks_for_its_letter(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.key("plaie")
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Left)
    rig.key(Qt.Key.Key_Right)
    assert rig.stage.local.letter_named() == ""


def test_cards_before_jokers_and_allowed_places_first(qtbot) -> None:
    """MC-05: three N, the first one red: a card may not cover it, but may stand beside."""
    rig = Rig.at(qtbot, "Nr Nb | *b Nb ; Ab | NN | open 0 -", "NN NNN")
    rig.key("nnn")
    assert rig.stage.local.selected == rig.card("N")
    aim = rig.table.acts.aim(rig.card("N"), rig.stage.local.cursor)
    assert aim is not None
    assert aim.allowed


def test_who_starts_again_is_followed(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.key("plplane")
    assert rig.stage.pill.shown == ("PLAGE → PLANE", "word")


def test_backspace_takes_a_letter_back(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.key("plang")
    rig.key(Qt.Key.Key_Backspace)
    assert rig.stage.pill.shown == ("PLAN…", "word")
    rig.key("e")
    assert rig.stage.pill.shown == ("PLAGE → PLANE", "word")


def test_what_is_shown_is_what_enter_does(qtbot) -> None:
    """E, then S: ES can be made of ET, and is what Enter lays because it is what is shown."""
    rig = Rig.at(qtbot, "Eb Tb | Eb Sb ; Ab | ET | open 0 -", "ET ES")
    card, place = rig.card("S"), over(rig.pile("T"))
    rig.key("es")
    assert rig.stage.pill.shown == ("ET → ES", "word")
    rig.key(Qt.Key.Key_Return)
    assert rig.sent[0].placements == (co.Placement(card, place),)


def test_mc_24_backwards_words_are_typed_as_they_are_read(qtbot) -> None:
    rig = Rig.at(qtbot, "Eb Gb Ab Lb Pb | Sb Nb ; Ab | PLAGE | open 0 A_L_ENVERS", WORDS)
    rig.key("plages")
    assert rig.stage.local.cursor == FRONT
    assert rig.stage.pill.shown == ("PLAGE → PLAGES", "word")


def test_with_no_aid_the_word_is_found_all_the_same(qtbot) -> None:
    rig = rig_of(qtbot, options=Options(aid="none"))
    card = rig.card("N")
    rig.key("plane")
    rig.key(Qt.Key.Key_Return)
    assert rig.sent[0].placements[0].card == card


@pytest.mark.parametrize(
    "written",
    [
        [(Qt.Key.Key_P, "p"), (Qt.Key.Key_L, "l"), (Qt.Key.Key_A, "a"), (Qt.Key.Key_N, "n")],
        # Where AZERTY has its A, QWERTY has its Q: the text says which letter it is.
        [(Qt.Key.Key_P, "P"), (Qt.Key.Key_L, "L"), (Qt.Key.Key_Q, "à"), (Qt.Key.Key_unknown, "ñ")],
    ],
    ids=["qwerty", "azerty"],
)
def test_keys_count_by_what_they_write(qtbot, written) -> None:
    rig = rig_of(qtbot)
    for key, text in [*written, (Qt.Key.Key_2, "é")]:
        event = QKeyEvent(QEvent.Type.KeyPress, key, PLAIN, text)
        QApplication.sendEvent(rig.table, event)
    assert rig.stage.pill.shown == ("PLAGE → PLANE", "word")
