"""The joker asks which letter it stands for (MC-07)."""

import pytest
from PySide6.QtCore import QPoint, Qt
from table_rig import Rig

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT, over
from melicado.rules.melicado.options import Options
from melicado.words.letters import ALPHABET
from melicado.words.wordlist import WordList

POSITION = "Pb Lb Ar Gb Eb | *b Nb ; Ab | PLAGE | open 0 -"
JUDGE = WordList(
    ["PLAGE", "PLANE", "PLACE", "PLATE", "PLAGES"],
    frequency={"PLANE": 3.5, "PLACE": 6.0, "PLATE": 4.5},
)


@pytest.fixture
def rig(qtbot) -> Rig:
    return Rig.at(qtbot, POSITION, judge=JUDGE)


def lay(rig: Rig) -> None:
    rig.drag(rig.card_point(rig.card("*")), rig.pile_point(rig.pile("G")))


def test_letters_that_make_a_word_frequent_ones_first(rig) -> None:
    lay(rig)
    assert rig.stage.chooser.choice.letters == ("C", "T", "N")
    assert rig.sent == []


def test_chosen_by_mouse(rig) -> None:
    joker, place = rig.card("*"), over(rig.pile("G"))
    lay(rig)
    rig.click(rig.stage.chooser.tiles[2].box.center().toPoint())
    assert rig.sent == [co.Play(0, (co.Placement(joker, place, "N"),))]
    assert "".join(p.letter for p in rig.view.row.piles) == "PLANE"
    rig.pass_time(500)
    rig.sound()


def test_chosen_by_arrows_and_enter(rig) -> None:
    lay(rig)
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Return)
    assert rig.sent[0].placements[0].letter == "T"


def test_chosen_by_its_letter(rig) -> None:
    lay(rig)
    rig.key("z")  # offered to nobody
    assert rig.stage.chooser.open
    rig.key("n")
    assert rig.sent[0].placements[0].letter == "N"


@pytest.mark.parametrize("how", ["escape", "outside", "pause", "closed"])
def test_no_letter_and_the_card_is_back(rig, how) -> None:
    lay(rig)
    if how == "escape":
        rig.key(Qt.Key.Key_Escape)
    elif how == "outside":
        rig.click(QPoint(60, 500))
    elif how == "pause":
        rig.table.set_covered(True)
        rig.table.set_covered(False)
    else:
        rig.table.set_view(rig.view)
    assert not rig.stage.chooser.open
    assert rig.sent == []
    assert rig.stage.local.pending == {}
    rig.sound()


def test_aid_none_offers_every_letter(qtbot) -> None:
    rig = Rig.at(qtbot, POSITION, judge=JUDGE, options=Options(aid="none"))
    lay(rig)
    assert rig.stage.chooser.choice.letters == tuple(ALPHABET)


def test_where_no_letter_makes_a_word_it_comes_back(rig) -> None:
    rig.drag(rig.card_point(rig.card("*")), rig.place_point(FRONT))
    assert not rig.stage.chooser.open
    assert rig.stage.pill.said[1] == "fault"
    rig.sound()


def test_a_step_while_choosing_asks_again_on_the_new_row(rig) -> None:
    rig.drag(rig.card_point(rig.card("*")), rig.place_point(BACK))
    assert rig.stage.chooser.choice.letters == ("S",)
    rig.do(1, co.Exchange(rig.state.seats[1].hand[0].id))
    assert rig.stage.chooser.choice.letters == ("S",)
    rig.key(Qt.Key.Key_Return)
    assert rig.sent[-1].version == rig.state.version - 1 or rig.sent[-1].version == 0
    assert "".join(p.letter for p in rig.view.row.piles) == "PLAGES"


def test_a_step_that_takes_the_word_away_ends_the_choice(qtbot) -> None:
    rig = Rig.at(qtbot, "Pb Lb Ar Gb Eb | *b ; Sb | PLAGE | open 0 -", judge=JUDGE)
    rig.drag(rig.card_point(rig.card("*")), rig.place_point(BACK))
    rig.do(1, co.Play(0, (co.Placement(rig.state.seats[1].hand[0].id, BACK),)))
    assert not rig.stage.chooser.open
    rig.pass_time(500)
    rig.sound()


def test_the_sheet_stays_inside_at_every_size(qtbot) -> None:
    for size in ((1024, 600), (1280, 800), (1920, 1080)):
        rig = Rig.at(qtbot, POSITION, judge=JUDGE, size=size, options=Options(aid="none"))
        for place in (FRONT, BACK):
            rig.drag(rig.card_point(rig.card("*")), rig.place_point(place))
            sheet = rig.stage.chooser.sheet.box
            assert rig.stage.layout.bounds.contains(sheet)
            assert all(sheet.contains(tile.box) for tile in rig.stage.chooser.tiles)
            assert not sheet.intersects(rig.stage.boxes().box(place))
            rig.key(Qt.Key.Key_Escape)
