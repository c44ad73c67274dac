"""Taking, laying, discarding and going out with the mouse; wrong calls stay private."""

import pytest
from mendelius_rig import Rig
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication

from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.state import Phase
from melicado.table.mendelius.local import BY_HAND, FAMILY, GENERATION
from melicado.table.mendelius.working import Standing

HAND = "RM OF RD OS BGM OGF BF OM"


@pytest.fixture
def four(qtbot) -> Rig:
    """Round 4, two seats: mixed couples with two children each."""
    return Rig(qtbot, 2, round=4, hand=HAND, top="BM")


@pytest.mark.parametrize("way", ["click", "drag", "button"])
@pytest.mark.parametrize("pile", ["stock", "discards"])
def test_taking_a_card_md_13(four, way, pile) -> None:
    at = four.pile_point(pile)
    if way == "click":
        four.click(at)
    elif way == "drag":
        four.drag(at, QPoint(640, 700))
    else:
        four.button("take_stock" if pile == "stock" else "take_discard")
    wanted = co.TakeStock() if pile == "stock" else co.TakeDiscard()
    assert four.sent == [(0, wanted)]
    assert four.state.phase == Phase.DISCARD
    assert len(four.local.cards(four.view)) == 9
    four.sound()


def test_a_card_of_a_pile_let_go_elsewhere_goes_home(four) -> None:
    four.drag(four.pile_point("stock"), QPoint(640, 300))
    assert four.sent == []
    four.sound()


def test_crosses_can_be_laid_out_of_turn_and_nobody_is_told(qtbot) -> None:
    rig = Rig(qtbot, 2, round=4, hand=HAND, turn=1)
    rig.drag(rig.card_point(rig.card("RM")), rig.place_point(0))
    assert rig.laid == {0: "RM"}
    assert rig.sent == []
    rig.sound()


def test_a_laid_card_comes_back_by_a_click_or_by_dragging(four) -> None:
    for back in ("click", "drag"):
        four.drag(four.card_point(four.card("RM")), four.place_point(0))
        assert four.laid == {0: "RM"}
        if back == "click":
            four.click(four.place_point(0))
        else:
            four.drag(four.place_point(0), QPoint(640, 720))
        assert four.laid == {}
        four.sound()


def test_two_laid_cards_change_places(four) -> None:
    four.drag(four.card_point(four.card("RD")), four.place_point(2))
    four.drag(four.card_point(four.card("OS")), four.place_point(3))
    four.drag(four.place_point(2), four.place_point(3))
    assert four.laid == {2: "OS", 3: "RD"}
    four.sound()


def test_help_to_learn_refuses_a_place_that_is_for_others(four) -> None:
    card = four.card("RM")
    four.press(four.card_point(card))
    four.move(four.place_point(1))
    assert four.stage.pedigree.places[1].isVisible()
    four.release(four.place_point(1))
    assert four.laid == {}
    assert four.stage.pill.shown[1] == "fault"
    four.sound()


def test_without_help_any_card_may_lie_anywhere(qtbot) -> None:
    rig = Rig(qtbot, 2, round=4, hand=HAND, top="BM", aid=False)
    rig.drag(rig.card_point(rig.card("RM")), rig.place_point(1))
    assert rig.laid == {1: "RM"}
    assert not rig.stage.props.glow.isVisible()
    rig.sound()


def test_what_is_previewed_is_what_is_laid_at_every_pixel(four) -> None:
    card = four.card("OM")
    for x in range(260, 1020, 37):
        for y in (230, 300, 360, 430):
            four.press(four.card_point(card))
            four.move(QPoint(x, y))
            spot = four.local.over.get(card)
            four.release(QPoint(x, y))
            good = spot is not None and spot.kind == "place" and spot.number in (0, 4, 2, 3, 6, 7)
            assert four.laid == ({spot.number: "OM"} if good else {}), (x, y)
            four.button("clear") if good else None
    four.sound()


def test_the_hand_is_sorted_and_arranged(four) -> None:
    kinds = [c.kind for c in four.local.hand(four.view)]
    assert kinds == ["RM", "RD", "OGF", "OM", "OF", "OS", "BGM", "BF"]
    four.button("sort")
    assert four.local.own.sort == GENERATION
    kinds = [c.kind for c in four.local.hand(four.view)]
    assert kinds == ["OGF", "BGM", "RM", "OM", "OF", "BF", "RD", "OS"]
    four.drag(four.card_point(four.card("OS")), four.card_point(four.card("OGF")))
    assert four.local.own.sort == BY_HAND
    assert four.local.hand(four.view)[0].kind == "OS"
    four.button("sort")
    assert four.local.own.sort == FAMILY
    four.sound()


@pytest.mark.parametrize("way", ["button", "drag", "click"])
def test_discarding_md_13(four, way) -> None:
    four.button("take_stock")
    card = four.card("OGF")
    if way == "drag":
        four.drag(four.card_point(card), four.pile_point("discards"))
    else:
        four.click(four.card_point(card))
        if way == "button":
            four.button("discard")
        else:
            four.click(four.pile_point("discards"))
    assert four.state.discards[-1].card.id == card
    assert four.sent[-1] == (0, co.Discard(card))
    four.sound()


def test_nothing_is_discarded_before_a_card_is_taken(four) -> None:
    four.drag(four.card_point(four.card("OGF")), four.pile_point("discards"))
    assert four.sent == []
    four.sound()


def test_a_wrong_mendelius_says_what_is_missing_and_stays_here_md_15(qtbot) -> None:
    rig = Rig(qtbot, 2, round=4, hand="RM RF RD RS BM BF BD BS", top="RM")
    rig.button("take_stock")
    assert not rig.stage.props.glow.isVisible()
    rig.button("mendelius")
    assert rig.stage.pill.shown[1] == "fault"
    assert not any(isinstance(c, co.GoOut) for _, c in rig.sent)
    rig.sound()


def test_an_expert_is_refused_by_the_rules_alone_md_15(qtbot) -> None:
    rig = Rig(qtbot, 2, round=4, hand=HAND, top="BM", aid=False)
    rig.button("take_stock")
    rig.button("mendelius")
    assert rig.local.choosing
    rig.click(rig.card_point(rig.card("OGF")))
    rig.button("last_ok")
    assert [r.reason for r in rig.refusals] == ["NOT_COMPLETE"]
    assert rig.stage.pill.shown[1] == "fault"
    assert not rig.local.choosing
    rig.sound()


def test_an_expert_may_call_at_any_moment_and_is_told_no(qtbot) -> None:
    rig = Rig(qtbot, 2, round=4, hand=HAND, top="BM", aid=False, turn=1)
    rig.button("mendelius")
    assert [r.reason for r in rig.refusals] == ["NOT_YOUR_TURN"]


@pytest.mark.parametrize("aid", [True, False])
def test_a_wrong_call_may_cost_ten_points_md_15(qtbot, aid) -> None:
    hand = "RM RF RD RS BM BF BD BS"
    rig = Rig(qtbot, 2, round=4, hand=hand, top="RM", false_call="plus_10", aid=aid)
    rig.button("take_stock")
    rig.button("mendelius")
    rig.click(rig.card_point(rig.card("BS")))
    rig.button("last_ok")
    assert rig.state.seats[0].fines == 10
    rig.sound()


def test_the_last_card_is_chosen_among_those_that_can_be_md_15(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, hand="JK RGF RM BM BF BD", top="OS")
    rig.button("take_discard")
    assert rig.stage.props.glow.isVisible()
    rig.button("mendelius")
    assert rig.local.choosing
    # the joker is the red grandmother, or the white father of an ochre son
    assert {rig.local.cards(rig.view)[i].kind for i in rig.local.eligible} == {"OS", "RGF"}
    faded = {i for i, item in rig.stage.cards.items.items() if getattr(item.face, "faded", False)}
    assert faded == {i for i in rig.local.cards(rig.view) if i not in rig.local.eligible}
    rig.sound()
    rig.click(rig.card_point(rig.card("OS")))
    rig.button("last_ok")
    assert rig.state.phase == Phase.OVER
    assert rig.state.results[-1].winner == 0


def test_the_crosses_go_out_as_the_player_laid_them_md_07(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, hand="RGM JK RM BM BF BD", top="OS")
    rig.button("take_discard")
    for place, kind in enumerate(("RGM", "JK", "RM", "BM", "BF", "BD")):
        rig.drag(rig.card_point(rig.card(kind)), rig.place_point(place))
    assert rig.stage.told().standings == (Standing.DONE, Standing.DONE)
    rig.button("mendelius")
    assert rig.sent[-1][1].groups == (("RGM", "JK=RGF", "RM"), ("BM", "BF", "BD"))
    assert rig.state.results[-1].winner == 0


def test_another_layout_of_round_6_brings_the_cards_back_md_09(qtbot) -> None:
    rig = Rig(qtbot, 2, round=6, hand="RGM BGF OM OM OF OF RD OD OS BS")
    rig.button("arrange")
    assert rig.local.frame(rig.view).pattern == "B"
    assert len(rig.laid) == 10
    rig.button("pattern_A")
    assert rig.laid == {}
    assert rig.local.frame(rig.view).pattern == "A"
    rig.sound()


# whatever interrupts a gesture, no card is lost, doubled or stuck


@pytest.mark.parametrize("end", ["escape", "focus", "right", "hide", "resize", "lost", "pause"])
def test_an_interrupted_drag_brings_the_card_home(four, end) -> None:
    card = four.card("OM")
    four.press(four.card_point(card))
    four.move(QPoint(500, 400))
    assert four.local.held
    if end == "escape":
        four.key(Qt.Key.Key_Escape)
    elif end == "focus":
        QApplication.sendEvent(four.table, QFocusEvent(QFocusEvent.Type.FocusOut))
    elif end == "right":
        four.table.gestures.cancel(0)
    elif end == "hide":
        four.table.hide()
    elif end == "resize":
        four.table.resize(1024, 600)
        four.release(QPoint(5, 5))
    elif end == "pause":
        four.table.set_covered(True)
        four.table.set_covered(False)
    else:
        four.table.gestures.hover(QPointF(3, 3))
        four.table.gestures.cancel(0)
    assert not four.local.held
    assert four.laid == {}
    four.sound()


def test_a_step_in_mid_drag_keeps_the_card_in_hand(qtbot) -> None:
    rig = Rig(qtbot, 2, round=4, hand=HAND, turn=1)
    card = rig.card("OM")
    rig.press(rig.card_point(card))
    rig.move(rig.place_point(0))
    rig.others_play()
    assert card in rig.local.held
    rig.release(rig.place_point(0))
    assert rig.laid == {0: "OM"}
    rig.sound()


def test_a_pause_covers_the_hand_and_the_crosses(four) -> None:
    four.drag(four.card_point(four.card("RM")), four.place_point(0))
    four.table.set_covered(True)
    mine = set(four.local.cards(four.view))
    assert all(i.face.kind == "" for c, i in four.stage.cards.items.items() if c in mine)
    four.click(four.pile_point("stock"))
    assert four.sent == []
    four.sound()
    four.table.set_covered(False)
    assert four.laid == {0: "RM"}
    four.sound()
