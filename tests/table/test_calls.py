"""Méli, Cado and blockage, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from table_rig import Rig

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import Phase

WORDS = "GARE RAGE AGE GAR RARE"
POSITION = "Gb Ab Rb/Rb Eb | Nb Sb ; Ab ; Bb Cb | GARE | open 0 -"


@pytest.fixture
def rig(qtbot) -> Rig:
    return Rig.at(qtbot, POSITION, WORDS)


def order(rig: Rig) -> str:
    letters = {p.id: p.letter for p in rig.view.row.piles}
    return "".join(letters[i] for i in rig.stage.local.meli)


def test_mc_32_a_meli_by_dragging(rig) -> None:
    rig.button("meli")
    assert rig.sent == [co.CallMeli()]
    assert list(rig.stage.bar.items) == ["meli_ok", "give_up"]
    rig.drag(rig.pile_point(rig.pile("R")), rig.pile_point(rig.pile("G")))
    assert order(rig) == "RGAE"
    assert rig.stage.pill.shown == ("RGAE", "word")
    rig.drag(rig.pile_point(rig.pile("G")), rig.pile_point(rig.pile("A")))
    assert order(rig) == "RAGE"
    rig.button("meli_ok")
    assert rig.sent[-1] == co.Rearrange(tuple(p.id for p in rig.view.row.piles))
    assert "".join(p.letter for p in rig.view.row.piles) == "RAGE"
    assert rig.stage.pill.said[1] == "good"
    rig.sound()


def test_mc_32_the_row_moves_live_under_the_pile_held(rig) -> None:
    rig.button("meli")
    rig.press(rig.pile_point(rig.pile("R")))
    rig.move(rig.pile_point(rig.pile("G")))
    assert order(rig) == "RGAE"
    rig.move(rig.pile_point(rig.pile("E")))
    assert order(rig)[-1] == "R"
    rig.key(Qt.Key.Key_Escape)
    rig.release(QPoint(400, 300))
    assert rig.stage.local.held_piles == {}
    rig.sound()


def test_mc_32_a_card_discarded_with_the_meli(rig) -> None:
    rig.button("meli")
    card = rig.card("S")
    rig.drag(rig.card_point(card), rig.stage.layout.discard.center().toPoint())
    assert rig.stage.local.discard == card
    assert rig.card_point(card) == rig.stage.layout.discard.center().toPoint()
    rig.key("rage")
    assert order(rig) == "RAGE"
    rig.key(Qt.Key.Key_Return)
    assert rig.sent[-1].discard == card
    assert [c.letter for c in rig.view.seats[0].hand] == ["N"]
    rig.sound()


def test_mc_32_a_discard_thought_better_of(rig) -> None:
    rig.button("meli")
    card = rig.card("S")
    rig.drag(rig.card_point(card), rig.stage.layout.discard.center().toPoint())
    rig.click(rig.stage.layout.discard.center().toPoint())
    assert rig.stage.local.discard is None
    rig.sound()


def test_mc_32_by_arrows(rig) -> None:
    rig.key(Qt.Key.Key_F2)
    rig.key(Qt.Key.Key_Right)
    for _ in range(2):
        rig.key(Qt.Key.Key_Right)
    for _ in range(2):
        rig.key(Qt.Key.Key_Left, shift=True)
    assert order(rig) == "RGAE"


def test_mc_32_two_clicks_move_a_card(rig) -> None:
    rig.button("meli")
    rig.click(rig.pile_point(rig.pile("R")))
    rig.click(rig.pile_point(rig.pile("G")))
    assert order(rig) == "RGAE"
    rig.sound()


def test_mc_32_a_wrong_word_is_a_fault(rig) -> None:
    rig.button("meli")
    rig.drag(rig.pile_point(rig.pile("R")), rig.pile_point(rig.pile("G")))
    rig.button("meli_ok")
    assert rig.stage.pill.said[1] == "fault"
    assert "".join(p.letter for p in rig.view.row.piles) == "GARE"
    assert len(rig.view.seats[0].hand) == 4
    rig.sound()


def test_mc_32_giving_up_and_running_out_of_time(rig) -> None:
    rig.button("meli")
    rig.button("give_up")
    assert len(rig.view.seats[0].hand) == 4
    rig.button("meli")
    rig.pass_time(15_000)
    assert len(rig.view.seats[0].hand) == 6
    assert rig.stage.local.meli == []
    rig.sound()


def test_mc_32_escape_never_gives_up(rig) -> None:
    rig.button("meli")
    for _ in range(3):
        rig.key(Qt.Key.Key_Escape)
    assert rig.view.phase == Phase.CALL


def test_mc_32_while_another_calls_the_table_dims_and_stops(rig) -> None:
    rig.do(1, co.CallMeli())
    assert rig.stage.props.veil.isVisible()
    assert "Zoé" in rig.stage.banner.notice.text
    assert rig.stage.bar.items == {}
    rig.drag(rig.pile_point(rig.pile("R")), rig.pile_point(rig.pile("G")))
    rig.drag(rig.card_point(rig.card("N")), rig.pile_point(rig.pile("G")))
    assert rig.sent == []
    piles = {p.letter: p.id for p in rig.view.row.piles}
    rig.do(1, co.Rearrange(tuple(piles[c] for c in "RAGE")))
    assert not rig.stage.props.veil.isVisible()
    rig.sound()


def test_mc_07_the_caller_renames_a_joker(qtbot) -> None:
    rig = Rig.at(qtbot, "*b=G Ab Rb Eb | Nb ; Ab | GARE | open 0 -", WORDS)
    rig.button("meli")
    joker = rig.view.row.piles[0].id
    rig.click(rig.pile_point(joker))
    rig.click(rig.pile_point(joker))
    assert rig.stage.chooser.choice.letters == ("R",)
    rig.key("r")
    assert rig.stage.pill.shown[0] == "RARE"
    rig.button("meli_ok")
    assert "".join(p.letter for p in rig.view.row.piles) == "RARE"
    rig.sound()


def test_mc_33_a_cado_dropped_on_a_seat(rig) -> None:
    rig.button("cado")
    seat = rig.stage.layout.seats[1].center().toPoint()
    rig.drag(rig.pile_point(rig.pile("E")), seat)
    assert rig.sent[-1].to == 2
    assert "".join(p.letter for p in rig.view.row.piles) == "GAR"
    assert rig.view.seats[2].count == 3
    rig.sound()


def test_mc_33_a_cado_by_two_clicks(rig) -> None:
    rig.button("cado")
    pile = rig.pile("E")
    rig.click(rig.pile_point(pile))
    assert rig.stage.pill.shown == ("GARE → GAR", "word")
    rig.click(rig.stage.layout.seats[0].center().toPoint())
    assert rig.sent[-1] == co.Give(pile, 1)
    rig.sound()


def test_mc_33_a_cado_by_keyboard(rig) -> None:
    rig.key(Qt.Key.Key_F3)
    rig.key(Qt.Key.Key_Left)
    rig.key(Qt.Key.Key_Left)
    rig.key(Qt.Key.Key_Up)
    rig.key(Qt.Key.Key_Return)
    assert rig.sent[-1] == co.Give(rig.state.row.piles[-1].id + 1, 1) or rig.sent[-1].to == 1
    rig.sound()


def test_mc_33_a_pile_let_go_elsewhere_is_not_given(rig) -> None:
    rig.button("cado")
    rig.drag(rig.pile_point(rig.pile("E")), QPoint(640, 600))
    assert rig.sent == [co.CallCado()]
    rig.sound()


def test_mc_33_a_gift_comes_into_my_hand(rig) -> None:
    rig.do(1, co.CallCado())
    rig.do(1, co.Give(rig.pile("E"), 0))
    assert [c.letter for c in rig.stage.local.hand(rig.view)] == ["N", "S", "E"]
    rig.sound()


def test_mc_35_no_call_before_the_first_word(qtbot) -> None:
    position = "Gb Ab | Nb Sb ; Ab | - | open 0 -"
    rig = Rig.at(qtbot, position, WORDS, changes={"moved": False})
    assert not rig.stage.bar.items["meli"].spec.enabled
    rig.button("meli")
    rig.key(Qt.Key.Key_F2)
    assert rig.sent == []


def test_mc_37_a_blockage_is_objected_to(rig) -> None:
    rig.do(1, co.Declare())
    assert set(rig.stage.banner.buttons.items) == {"object", "agree"}
    assert rig.stage.banner.notice.left(rig.now) == 1.0
    rig.button("object")
    assert rig.sent == [co.Object()]
    assert rig.stage.banner.buttons.items == {}
    rig.sound()


def test_mc_37_a_blockage_agreed_to_takes_the_row_away(rig) -> None:
    rig.do(1, co.Declare())
    rig.button("agree")
    assert rig.sent == [co.Agree()]
    rig.do(2, co.Agree())
    assert rig.view.row.piles == ()
    rig.sound()


def test_mc_37_one_declaration_in_twenty_seconds(rig) -> None:
    rig.button("block")
    rig.do(1, co.Object())
    rig.pass_time(15_000)
    assert not rig.stage.bar.items["block"].spec.enabled
    rig.pass_time(5_000)
    assert rig.stage.bar.items["block"].spec.enabled


def test_mc_36_once_a_sequence(qtbot) -> None:
    rig = Rig.at(qtbot, POSITION, WORDS, options=Options(exchange="once_per_sequence"))
    rig.drag(rig.card_point(rig.card("N")), rig.stage.layout.stock.center().toPoint())
    assert not rig.stage.bar.items["exchange"].spec.enabled
    rig.drag(rig.card_point(rig.card("S")), rig.stage.layout.stock.center().toPoint())
    assert len(rig.sent) == 1
    rig.sound()
