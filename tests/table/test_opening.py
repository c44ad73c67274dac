"""The steps of the opening: violet card, base, first word (MC-11 to MC-16)."""

import pytest
from PySide6.QtCore import Qt
from table_rig import Rig

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import Phase


@pytest.fixture
def rig(qtbot) -> Rig:
    return Rig.start(qtbot, 3, "AG GA")


def names(rig: Rig) -> list[str]:
    return list(rig.stage.bar.items)


def test_mc_11_the_starter_is_asked_for_a_violet_card(rig) -> None:
    assert names(rig) == ["violet_yes", "violet_no"]
    assert not rig.stage.props.violet.isVisible()
    rig.button("violet_yes")
    assert rig.sent == [co.TurnViolet()]
    assert rig.stage.props.violet.isVisible()
    rig.sound()


def test_mc_11_declined_by_keyboard(rig) -> None:
    rig.key(Qt.Key.Key_F3)
    assert rig.sent == [co.DeclineViolet()]
    assert rig.view.phase == Phase.BASE


@pytest.mark.parametrize("how", ["button", "click", "key", "drag"])
def test_mc_12_the_base_is_put_in_order(rig, how) -> None:
    rig.key(Qt.Key.Key_F3)
    one, two = (c.id for c in rig.view.base)
    before = rig.stage.pill.shown[0]
    if how == "button":
        rig.button("swap")
    elif how == "click":
        rig.click(rig.card_point(one))
    elif how == "key":
        rig.key(Qt.Key.Key_Right)
    else:
        rig.drag(rig.card_point(one), rig.card_point(two))
    assert rig.stage.pill.shown[0] == before[::-1]
    assert rig.card_point(two).x() < rig.card_point(one).x()
    rig.button("base_ok")
    assert rig.sent[-1] == co.OrderBase(two)
    assert [p.top.id for p in rig.view.row.piles] == [two, one]
    rig.sound()


def test_mc_12_a_drag_over_the_other_card_swaps_once(rig) -> None:
    rig.key(Qt.Key.Key_F3)
    one, two = (c.id for c in rig.view.base)
    right = rig.card_point(two)
    rig.press(rig.card_point(one))
    rig.move(right, right, right)
    rig.release(right)
    assert rig.stage.local.base_first == two


def test_mc_14_the_starter_says_that_they_cannot_open(rig) -> None:
    rig.key(Qt.Key.Key_F3)
    rig.key(Qt.Key.Key_Return)
    assert names(rig) == ["cannot_open", "exchange"]
    rig.button("cannot_open")
    assert rig.sent[-1] == co.CannotOpen()
    assert rig.view.phase == Phase.BASE
    assert len(rig.view.seats[0].hand) == 8
    rig.sound()


def test_mc_13_while_another_opens_nothing_can_be_laid(qtbot) -> None:
    rig = Rig.start(qtbot, 3, "AG GA", options=Options(first_starter=1))
    rig.do(1, co.DeclineViolet())
    rig.do(1, co.OrderBase(rig.view.base[0].id))
    assert "Zoé" in rig.stage.banner.notice.text
    card = rig.stage.local.hand(rig.view)[0].id
    rig.press(rig.card_point(card))
    rig.move(rig.pile_point(rig.view.row.piles[0].id))
    assert rig.stage.local.aims == {}
    assert rig.stage.props.places == {}
    rig.release(rig.pile_point(rig.view.row.piles[0].id))
    assert rig.sent == []
    rig.sound()


def test_mc_16_the_clock_of_a_step_runs_down(rig) -> None:
    assert rig.stage.banner.notice.left(rig.now) == 1.0
    rig.pass_time(15_000)
    assert rig.stage.banner.notice.left(rig.now) == pytest.approx(0.5)
    rig.pass_time(15_000)
    assert rig.view.phase == Phase.BASE
    rig.sound()


def test_a_whole_deal_is_shown_step_by_step(qtbot) -> None:
    rig = Rig.start(qtbot, 3, "AG GA", options=Options(first_starter=1))
    rig.do(1, co.TurnViolet())
    assert rig.stage.props.violet.isVisible()
    assert len(rig.stage.cards.items) == 7 + 2
    rig.sound()


def test_mc_35_a_base_that_is_a_word_opens_the_calls(rig) -> None:
    rig.key(Qt.Key.Key_F3)
    for _ in range(2):
        rig.key(Qt.Key.Key_Return)
        rig.button("cannot_open")
    assert rig.view.phase == Phase.OPEN
    assert not rig.view.moved
    enabled = rig.stage.bar.items["meli"].spec.enabled
    rig.button("meli")
    assert (rig.view.phase == Phase.CALL) == enabled
