"""A whole round with the keyboard alone."""

from mendelius_rig import Rig
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.state import Phase

LEFT, RIGHT = Qt.Key.Key_Left, Qt.Key.Key_Right
UP, DOWN, ENTER = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return


def select(rig: Rig, kind: str) -> None:
    """Go over the cards until one of that kind is chosen."""
    cards = rig.local.cards(rig.view)
    for _ in range(20):
        chosen = rig.local.selected
        if chosen is not None and cards[chosen].kind == kind:
            return
        rig.key(RIGHT)
    raise AssertionError(f"{kind} is not reached")


def test_a_round_by_keys_alone(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, hand="RGM RGF RM BM BF OS", top="BD")
    rig.key("r")
    assert rig.sent == [(0, co.TakeDiscard())]
    for kind in ("RGM", "RGF", "RM", "BM", "BF", "BD"):
        select(rig, kind)
        rig.key(ENTER)
        rig.sound()
    assert rig.stage.told().complete
    rig.key("m")
    assert rig.state.phase == Phase.OVER
    assert rig.state.results[-1].winner == 0


def test_draw_and_discard_by_keys(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, hand="RGM RGF RM BM BF OS", top="BD")
    rig.key("t")
    select(rig, "OS")
    rig.key("d")
    assert rig.sent[0] == (0, co.TakeStock())
    assert rig.state.discards[-1].card.kind == "OS"


def test_arrows_choose_a_place_and_bring_a_card_back(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, hand="RGM RGF RM BM BF OS", top="BD")
    select(rig, "RM")
    rig.key(UP)
    first = rig.local.cursor
    rig.key(RIGHT)
    assert rig.local.cursor != first
    place = rig.local.cursor
    rig.key(ENTER)
    assert rig.laid == {place: "RM"}
    select(rig, "RM")
    rig.key(DOWN)
    assert rig.laid == {}
    rig.sound()


def test_shift_moves_a_card_in_the_hand(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, hand="RGM RGF RM BM BF OS", top="BD")
    before = [c.kind for c in rig.local.hand(rig.view)]
    rig.key(RIGHT)
    rig.key(RIGHT, shift=True)
    after = [c.kind for c in rig.local.hand(rig.view)]
    assert after == [before[1], before[0], *before[2:]]
    rig.sound()


def test_small_buttons_by_keys(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, hand="RGM RGF RM BM BF BD")
    rig.key("a")
    assert len(rig.laid) == 6
    rig.key(Qt.Key.Key_Backspace)
    assert rig.laid == {}
    rig.key("f")
    assert rig.local.own.sort == "generation"


def test_escape_drops_the_choice_then_belongs_to_the_window(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1)
    rig.key(RIGHT)
    rig.key(UP)
    rig.key(Qt.Key.Key_Escape)
    assert rig.local.selected is None
    assert rig.local.cursor is None
    assert not rig.table.acts.cancel()


def test_f1_asks_why(qtbot) -> None:
    rig = Rig(qtbot, 2, round=5)
    with qtbot.waitSignal(rig.table.theory_asked, timeout=500) as asked:
        rig.key(Qt.Key.Key_F1)
    assert asked.args == [5]
    with qtbot.waitSignal(rig.table.theory_asked, timeout=500):
        rig.button("why")


def test_keys_with_control_are_the_windows(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1)
    QTest.keyClick(rig.table, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert rig.sent == []
