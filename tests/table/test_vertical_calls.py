"""MC-28 in calls: a Méli rearranges one line, a Cado gives from any, a stem stays where it is."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from table_rig import Rig, letters

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import over
from melicado.rules.melicado.reasons import Reason
from melicado.texts.melicado import reason_sentence


def called(qtbot: Any, **more: Any) -> Rig:
    """GSRE with SENA below: a Méli makes RSGE of the row, or SANE of the branch."""
    position = "Gb Sb:Eb:Nb:Ab Rb Eb | Nb Tb ; Ab ; Bb | SENA GSRE | open 0 VERTICALE"
    words = "GSRE RSGE SENA SANE SNE SEA"
    return Rig.at(qtbot, position, words, **more)


def order(rig: Rig) -> str:
    by_id = {p.id: p.letter for p in rig.view.row.all_piles()}
    return "".join(by_id[i] for i in rig.stage.local.meli)


def test_mc_28_a_meli_takes_the_line_of_the_first_pile_grabbed(qtbot: Any) -> None:
    """MC-32: the stem stays the first; the other words fade."""
    rig = called(qtbot)
    rig.button("meli")
    assert (rig.stage.local.line, order(rig)) == (-1, "GSRE")
    row = dict(rig.stage.boxes().line(-1))
    rig.drag(rig.pile_point(rig.pile("A")), rig.pile_point(rig.pile("N")))
    assert order(rig) == "SEAN"
    assert rig.stage.local.line == rig.stem("S")
    assert dict(rig.stage.boxes().line(-1)) == row
    faded = {p.id for p in rig.view.row.all_piles() if _face(rig, p).faded}
    assert faded == {p.id for p in rig.view.row.piles if p.letter in "GRE"}
    assert rig.stage.marks.pin.isVisible()
    last = next(p.id for p in rig.view.row.branches[0].piles if p.letter == "E")
    rig.drag(rig.pile_point(last), rig.pile_point(rig.pile("N")) + QPoint(0, 8))
    assert order(rig) == "SANE"
    assert rig.stage.pill.shown == ("↓ SANE", "word")
    rig.button("meli_ok")
    assert rig.sent[-1].line == rig.stem("S")
    assert letters(rig.view.row, rig.stem("S")) == "SANE"
    assert rig.stage.pill.said == ("Méli! You make SANE.", "good")
    assert not rig.stage.marks.pin.isVisible()
    rig.sound()


def _face(rig: Rig, pile: Any) -> Any:
    return rig.stage.cards.items[pile.top.id].face


def test_mc_28_a_stem_never_leaves_the_top_of_its_branch(qtbot: Any) -> None:
    rig = called(qtbot)
    rig.button("meli")
    rig.press(rig.pile_point(rig.pile("N")))
    rig.move(rig.pile_point(rig.stem("S")))
    assert order(rig) == "SNEA"
    rig.release(rig.pile_point(rig.stem("S")))
    rig.click(rig.pile_point(rig.stem("S")))  # the stem is a pile of the row
    assert rig.stage.local.line == -1
    assert order(rig) == "GSRE"
    rig.sound()


def test_mc_28_a_meli_of_the_row_takes_branches_along(qtbot: Any) -> None:
    rig = called(qtbot)
    rig.button("meli")
    before = rig.pile_point(rig.pile("N"))
    rig.drag(rig.pile_point(rig.pile("R")), rig.pile_point(rig.pile("G")))
    rig.drag(rig.pile_point(rig.pile("G")), rig.pile_point(rig.pile("S")))
    assert order(rig) == "RSGE"
    rig.button("meli_ok")
    assert letters(rig.view.row) == "RSGE"
    assert letters(rig.view.row, rig.view.row.piles[1].id) == "SENA"
    assert rig.pile_point(rig.pile("N")) == before
    rig.sound()


def test_mc_28_a_meli_downwards_by_clicks_and_by_arrows(qtbot: Any) -> None:
    rig = called(qtbot)
    rig.button("meli")
    rig.click(rig.pile_point(rig.pile("A")))
    rig.click(rig.pile_point(rig.view.row.branches[0].piles[0].id))
    assert order(rig) == "SAEN"
    rig = called(qtbot)
    rig.key(Qt.Key.Key_F2)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        rig.key(key)
    assert rig.stage.local.line == rig.stem("S")
    rig.key(Qt.Key.Key_Down)
    rig.key(Qt.Key.Key_Down)
    rig.key(Qt.Key.Key_Up, shift=True)
    rig.key(Qt.Key.Key_Up, shift=True)
    assert order(rig) == "SAEN"
    for _ in range(4):
        rig.key(Qt.Key.Key_Up, shift=True)
    assert order(rig) == "SAEN"
    for _ in range(2):
        rig.key(Qt.Key.Key_Up)
    assert rig.stage.local.line == -1
    assert rig.stage.local.meli_pick == rig.stem("S")


def test_mc_32_each_call_is_typed_from_its_first_letter(qtbot: Any) -> None:
    rig = Rig.at(qtbot, "Gb Ab Rb Eb | Nb Tb ; Ab ; Bb | GARE | open 0 -", "GARE RAGE GERA")
    for typed, word in (("rage", "RAGE"), ("ger", "GERA")):
        rig.key(Qt.Key.Key_F2)
        rig.key(typed)
        rig.key(Qt.Key.Key_Return)
        assert letters(rig.view.row) == word


@pytest.mark.parametrize("typed", ["sane", "ane"])
def test_mc_28_a_meli_downwards_is_typed(qtbot: Any, typed: str) -> None:
    rig = called(qtbot)
    rig.button("meli")
    rig.click(rig.pile_point(rig.pile("N")))
    rig.key(typed)
    assert order(rig) == "SANE"
    rig.key(Qt.Key.Key_Return)
    assert letters(rig.view.row, rig.stem("S")) == "SANE"


def test_mc_28_a_cado_from_a_branch(qtbot: Any) -> None:
    """MC-33: SENA without its N is SEA."""
    rig = called(qtbot)
    rig.button("cado")
    rig.click(rig.pile_point(rig.pile("N")))
    assert rig.stage.pill.shown == ("↓ SENA → SEA", "word")
    rig.click(rig.stage.layout.seats[0].center().toPoint())
    assert letters(rig.view.row, rig.stem("S")) == "SEA"
    assert letters(rig.view.row) == "GSRE"
    assert rig.view.seats[1].count == 2
    rig.sound()


@pytest.mark.parametrize("how", ["click", "drag", "key"])
def test_mc_28_a_pile_of_two_words_is_not_given_and_says_why(qtbot: Any, how: str) -> None:
    rig = called(qtbot)
    rig.button("cado")
    at = rig.pile_point(rig.stem("S"))
    if how == "click":
        rig.click(at)
    elif how == "drag":
        rig.drag(at, rig.stage.layout.seats[0].center().toPoint())
    else:
        rig.key("s")
    assert rig.stage.local.cado_pile is None
    assert rig.stage.pill.said == (reason_sentence(Reason.SHARED_PILE, {}), "info")
    assert rig.sent == [co.CallCado()]
    rig.sound()


def test_mc_28_arrows_of_a_cado_pass_over_a_pile_of_two_words(qtbot: Any) -> None:
    rig = called(qtbot)
    rig.key(Qt.Key.Key_F3)
    seen = []
    for _ in range(7):
        rig.key(Qt.Key.Key_Right)
        pile = rig.view.row.find(rig.stage.local.cado_pile)
        seen.append(pile.letter)
    assert seen == ["G", "E", "N", "A", "R", "E", "G"]


def test_mc_28_in_a_meli_the_line_and_its_fixed_stem_are_told(qtbot: Any) -> None:
    rig = called(qtbot)
    rig.button("meli")
    rig.click(rig.pile_point(rig.pile("N")))
    rig.table.ghosts.sync()
    hints = {s.key: s.hint for zone in rig.table.ghosts.zones for s in zone.spots}
    assert hints["pile", rig.stem("S")] == "stays in its place"
    assert hints["pile", rig.pile("N")] == "in the word you are moving"
    assert hints["pile", rig.pile("G")] == ""


def test_mc_28_a_card_hovers_over_a_pile_that_is_given_away(qtbot: Any) -> None:
    rig = called(qtbot)
    piles = {p.letter: p.id for p in rig.view.row.branches[0].piles}
    rig.press(rig.card_point(rig.card("T")))
    rig.move(rig.place_point(over(piles["N"])))
    rig.do(1, co.CallCado())
    rig.do(1, co.Give(piles["N"], 2))
    assert letters(rig.view.row, rig.stem("S")) == "SEA"
    assert over(piles["N"]) not in [aim.place for aim in rig.stage.local.aims.values()]
    rig.key(Qt.Key.Key_Escape)
    rig.release(QPoint(5, 5))
    rig.sound()
