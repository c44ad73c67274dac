"""Claims out of turn, and several people at one screen (MD-14)."""

import pytest
from mendelius_rig import Rig
from PySide6.QtCore import Qt

from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.state import Phase
from melicado.table.mendelius.faces import BACK
from melicado.texts import language


def announced(qtbot, **more) -> Rig:
    """Seat 1 wants the stock; the card shown is OD, and seat 0 may claim it."""
    rig = Rig(qtbot, 3, round=1, hand="RM BF RGM RGF BM BS", top="OD", turn=1, **more)
    rig.do(1, co.TakeStock())
    return rig


def test_i_want_it_takes_the_card_and_costs_a_turn_md_14(qtbot) -> None:
    rig = announced(qtbot)
    assert rig.stage.banner.notice.strong
    assert rig.stage.banner.clock.isVisible() or rig.stage.banner.notice.until is not None
    rig.do(2, co.Pass())
    rig.button("claim")
    assert rig.state.claimant == 0
    assert rig.state.seats[0].owes
    assert rig.card("OD")
    assert rig.stage.panels.mine.isVisible()
    rig.sound()
    rig.click(rig.card_point(rig.card("BS")))
    rig.button("discard")
    assert rig.state.phase == Phase.DISCARD
    assert rig.state.acting == 1
    rig.sound()


def test_the_card_just_claimed_is_not_discarded_md_13(qtbot) -> None:
    rig = announced(qtbot)
    rig.do(2, co.Pass())
    rig.button("claim")
    rig.click(rig.card_point(rig.card("OD")))
    button = rig.stage.button("discard")
    assert not button.spec.enabled
    rig.drag(rig.card_point(rig.card("OD")), rig.pile_point("discards"))
    assert not any(isinstance(c, co.Discard) for _, c in rig.sent)
    rig.sound()


@pytest.mark.parametrize("name", ["pass", "never"])
def test_no_and_never_let_the_stock_be_drawn(qtbot, name) -> None:
    rig = announced(qtbot)
    rig.do(2, co.Pass())
    rig.button(name)
    assert rig.state.phase == Phase.DISCARD
    assert rig.state.seats[0].never == (name == "never")
    assert rig.stage.banner.notice.text == ""
    assert (rig.stage.button("again") is not None) == (name == "never")
    if name == "never":
        rig.button("again")
        assert not rig.state.seats[0].never
    rig.sound()


def test_the_clock_runs_out(qtbot) -> None:
    rig = announced(qtbot)
    rig.pass_time(4000)
    assert rig.state.phase == Phase.CLAIMS
    rig.pass_time(1500)
    assert rig.state.phase == Phase.DISCARD
    assert rig.stage.button("claim") is None


@pytest.mark.parametrize(("key", "phase"), [("c", Phase.CLAIMED), ("n", Phase.DISCARD)])
def test_claims_by_keyboard(qtbot, key, phase) -> None:
    rig = announced(qtbot)
    rig.do(2, co.Pass())
    rig.key(key)
    assert rig.state.phase == phase


def test_people_at_one_screen_have_a_buzzer_each_md_14(qtbot) -> None:
    rig = Rig(qtbot, 4, round=1, people=(0, 2, 3), turn=1)
    rig.do(1, co.TakeStock())
    names = [b for b in rig.stage.bar.order if b.startswith("claim_")]
    assert names == ["claim_2", "claim_3", "claim_0"]  # in turn order
    rig.button("claim_3")
    assert rig.state.phase == Phase.CLAIMS  # seat 2 stands before seat 3 and may still want it
    assert rig.stage.button("claim_3") is None
    rig.button("claim_2")
    assert rig.state.claimant == 2
    assert rig.stage.curtain.seat == 2
    rig.sound()


def test_nobody_wants_it(qtbot) -> None:
    rig = Rig(qtbot, 4, round=1, people=(0, 2, 3), turn=1)
    rig.do(1, co.TakeStock())
    rig.button("pass")
    assert rig.state.phase == Phase.DISCARD
    assert [type(c) for _, c in rig.sent] == [co.Pass] * 3


# the curtain


def faces(rig: Rig) -> set[str]:
    """The kinds of the cards of a hand that can be seen on the scene."""
    hands = {c.id for s in rig.people for c in rig.view.seats[s].hand or ()}
    items = rig.stage.cards.items.values()
    return {item.face.kind for item in items if item.card in hands and item.face.kind}


def test_no_hand_is_seen_while_the_curtain_is_down(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, people=(0, 1), turn=0)
    assert rig.stage.curtain.seat == 0
    assert rig.stage.curtain.cloth.isVisible()
    assert faces(rig) == set()
    rig.click(rig.pile_point("stock"))
    rig.key("t")
    assert rig.sent == []
    rig.key(Qt.Key.Key_Return)
    assert rig.stage.curtain.seat is None
    assert faces(rig) == {c.kind for c in rig.view.seats[0].hand}
    rig.sound()


def test_the_curtain_falls_between_the_turns(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, people=(0, 1), turn=0)
    rig.button("lift")
    rig.button("take_stock")
    rig.button("arrange")
    mine = dict(rig.local.own.laid)
    rig.button("clear")
    rig.local.own.laid = mine
    rig.click(rig.card_point(rig.local.hand(rig.view)[0].id))
    rig.button("discard")
    assert rig.stage.curtain.seat == 1
    assert rig.stage.me == 1
    assert faces(rig) == set()
    rig.sound()
    rig.button("lift")
    assert faces(rig) == {c.kind for c in rig.view.seats[1].hand}
    assert rig.local.own.laid == {}
    rig.button("take_stock")
    rig.click(rig.card_point(rig.local.hand(rig.view)[0].id))
    rig.button("discard")
    rig.button("lift")
    kept = {c for c in mine.values() if c in rig.local.cards(rig.view)}
    assert set(rig.local.own.laid.values()) == kept  # each finds its own crosses again
    rig.sound()


def test_a_robots_turn_shows_nobodys_hand_where_several_sit(qtbot) -> None:
    rig = Rig(qtbot, 3, round=1, people=(0, 2), turn=0)
    rig.button("lift")
    rig.button("take_stock")
    assert faces(rig) == set()  # the other person comes to the screen to answer
    rig.button("pass")
    rig.pass_time(6000)
    rig.button("lift")
    rig.click(rig.card_point(rig.local.hand(rig.view)[0].id))
    rig.button("discard")
    assert rig.state.turn == 1
    assert rig.stage.curtain.seat is None
    assert faces(rig) == set()
    backs = [i for i in rig.stage.cards.items.values() if i.face == BACK]
    assert len(backs) == 6
    rig.sound()


def test_the_hand_stays_in_sight_while_only_robots_may_claim(qtbot) -> None:
    rig = Rig(qtbot, 3, round=1, people=(0, 2), turn=0)
    rig.do(2, co.Never(True))
    rig.button("lift")
    rig.button("take_stock")
    assert rig.state.phase == Phase.CLAIMS
    assert faces(rig) == {c.kind for c in rig.view.seats[0].hand}
    rig.pass_time(6000)
    assert rig.stage.curtain.seat is None
    rig.sound()


def test_one_person_alone_has_no_curtain(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, turn=1)
    assert rig.stage.curtain.seat is None
    assert faces(rig) == {c.kind for c in rig.view.seats[0].hand}


def test_the_curtain_says_whose_turn_it_is(qtbot) -> None:
    language.install("fr")
    rig = Rig(qtbot, 2, round=1, people=(0, 1), turn=1)
    assert rig.stage.curtain.seat == 1
    assert rig.stage.curtain.buttons.items["lift"].spec.label == "Lever le rideau"
    language.forget()
