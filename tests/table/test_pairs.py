"""MC-27 by hand: the first card waits on the row for the second."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
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
    heard: list[str] = []
    age.table.announced.connect(heard.append)
    drop(age, "L", FRONT)
    assert age.sent == []
    assert (letters(age), word(age)) == ("PSR", "AGE")
    assert age.stage.banner.notice.text == heard[-1] == "And now the second card!"
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
    assert rig.stage.banner.notice.text == "You open: make a word with two cards"
    drop(rig, "P", FRONT)
    assert rig.sent == []
    assert rig.stage.banner.notice.text == "And now the second card!"
    drop(rig, "E", BACK)
    assert word(rig) == "PAGE"
    rig.sound()


@pytest.mark.parametrize(
    ("typed", "places"),
    [("plage", {FRONT}), ("pages", {FRONT, BACK}), ("rages", {FRONT, BACK})],
)
def test_mc_27_the_whole_new_word_is_typed(age: Rig, typed: str, places: set[Place]) -> None:
    age.key(typed)
    assert age.stage.pill.shown == (f"AGE → {typed.upper()}", "word")
    age.sound()
    age.key(Qt.Key.Key_Return)
    assert {p.place for p in age.sent[0].placements} == places
    assert word(age) == typed.upper()
    age.sound()
    age.pass_time(500)
    assert len(letters(age)) == 2


def test_mc_27_a_typed_pair_may_cover(qtbot: Any) -> None:
    rig = Rig.at(qtbot, "Ab Gb Eb | Lb Pb Sb Ib ; Sb Tb | AGE | open 0 2_PAR_2", "AGE AILE AIL")
    rig.key("ail")
    rig.key(Qt.Key.Key_Return)
    assert {p.place for p in rig.sent[0].placements} == {
        over(rig.state.row.piles[1].id),
        over(rig.state.row.piles[2].id),
    }
    assert word(rig) == "AIL"


def test_mc_27_a_word_typed_on_takes_its_first_card_back(age: Rig) -> None:
    """PLAGE is two cards; PLAGES cannot be made, and PAGES is typed instead."""
    age.key("plage")
    assert (letters(age), age.stage.local.first is not None) == ("PSR", True)
    age.key(Qt.Key.Key_Backspace)
    assert letters(age) == "LPSR"
    assert age.stage.pill.shown == ("PLAG…", "word")
    age.key("e")
    assert age.stage.pill.shown == ("AGE → PLAGE", "word")
    age.key("pages")
    assert age.stage.pill.shown == ("AGE → PAGES", "word")
    age.key(Qt.Key.Key_Escape)
    assert letters(age) == "LPSR"
    assert age.sent == []
    age.sound()


def test_mc_27_a_typed_pair_names_its_joker(qtbot: Any) -> None:
    """MC-07: L is in no hand; cards that say their letter go before jokers."""
    rig = Rig.at(qtbot, "Ab Gb Eb | *b Pb *g Sb ; Sb Tb | AGE | open 0 2_PAR_2", WORDS)
    rig.key("plage")
    rig.key(Qt.Key.Key_Return)
    assert not rig.stage.chooser.open
    assert sorted(p.letter for p in rig.sent[0].placements) == ["", "L"]
    assert word(rig) == "PLAGE"
    rig.sound()


def test_mc_27_a_typed_pair_keeps_to_the_colours(qtbot: Any) -> None:
    """MC-06: only one of the two L may be inside."""
    rig = Rig.at(qtbot, "Ab Gb Eb | Lg Pb Lb Rb ; Sb Tb | AGE | open 0 2_PAR_2", WORDS)
    blue = rig.card("L", 1)
    rig.key("plage")
    rig.key(Qt.Key.Key_Return)
    assert blue in [p.card for p in rig.sent[0].placements]
    assert word(rig) == "PLAGE"


def fingers(rig: Rig, device: QPointingDevice, does: str, points: list[QPoint]) -> None:
    """Every finger does the same at once."""
    sequence = QTest.touchEvent(rig.table.viewport(), device, False)
    for finger, at in enumerate(points):
        getattr(sequence, does)(finger, at, rig.table.viewport())
    sequence.commit()


def hover_two(rig: Rig, first: Place, second: Place) -> tuple[QPointingDevice, list[QPoint]]:
    """Two fingers bring P and S to two places at the same time; where they are then."""
    device = QTest.createTouchDevice()
    ends = [rig.place_point(place) for place in (first, second)]
    fingers(rig, device, "press", [rig.card_point(rig.card(c)) for c in "PS"])
    lift = QPoint(0, round(0.42 * rig.stage.layout.card))  # a finger holds a card by its foot
    for share in (0.5, 1.0):
        fingers(rig, device, "move", [end + lift * share for end in ends])
    return device, [end + lift for end in ends]


def test_mc_27_two_fingers_lay_a_pair_at_once(age: Rig) -> None:
    device, ends = hover_two(age, FRONT, BACK)
    assert {aim.place for aim in age.stage.local.aims.values()} == {FRONT, BACK}
    fingers(age, device, "release", ends)
    assert len(age.sent) == 1
    assert [p.place for p in age.sent[0].placements] == [FRONT, BACK]
    assert word(age) == "PAGES"
    age.sound()


def test_mc_27_two_fingers_on_one_pile_are_told_in_time(age: Rig) -> None:
    """One on the other is no play: seen before the second finger lets go, and it costs nothing."""
    pile = over(age.view.row.piles[0].id)
    device, ends = hover_two(age, pile, pile)
    one, other = ends
    sequence = QTest.touchEvent(age.table.viewport(), device, False)
    sequence.release(0, one, age.table.viewport()).stationary(1).commit()
    (aim,) = age.stage.local.aims.values()
    assert not aim.allowed
    sequence = QTest.touchEvent(age.table.viewport(), device, False)
    sequence.release(1, other, age.table.viewport()).commit()
    assert age.sent == []
    assert len(letters(age)) == 3
    age.sound()


def test_mc_27_a_touch_taken_away_gives_the_first_back(age: Rig) -> None:
    device, ends = hover_two(age, FRONT, BACK)
    sequence = QTest.touchEvent(age.table.viewport(), device, False)
    sequence.release(0, ends[0], age.table.viewport()).stationary(1).commit()
    assert age.stage.local.first is not None
    age.table.gestures.cancel_all()  # what the system does when it takes the touch away
    age.key(Qt.Key.Key_Escape)
    assert letters(age) == "LPSR"
    assert age.stage.local.held == {}
    assert age.sent == []
    age.sound()
