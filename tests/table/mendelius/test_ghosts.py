"""What a screen reader finds on the table: everything one may see, by name, and nothing else."""

from mendelius_rig import Rig
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tree import named, press

from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.state import Phase

HAND = "RGM RGF RM BM BF OS"


def names(rig: Rig) -> list[str]:
    rig.table.ghosts.sync()
    return named(rig.table)


def test_everything_one_may_see_has_a_name_once(qtbot) -> None:
    rig = Rig(qtbot, 3, round=1, hand=HAND, top="BD")
    rig.drag(rig.card_point(rig.card("RM")), rig.place_point(2))
    found = names(rig)
    assert found[:5] == [
        "Grandmother, red, 10 point(s)",
        "Grandfather, red, 10 point(s)",
        "Son, ochre, 1 point(s)",
        "Mother, white, 5 point(s)",
        "Father, white, 5 point(s)",
    ]
    assert found[5:11] == [
        "Cross 1, mother: free",
        "Cross 1, father: free",
        "Cross 1, child: Mother, red, 5 point(s)",
        "Cross 2, mother: free",
        "Cross 2, father: free",
        "Cross 2, child: free",
    ]
    assert found[11:13] == [
        f"Stock: {rig.view.stock}",
        "Discards: Daughter, white, 1 point(s)",
    ]
    assert any(name.startswith("Zoé, 6 card(s), 0 point(s)") for name in found[13:16])
    assert len(found) == len(set(found))


def test_other_hands_are_numbers(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1)
    assert sum("point(s)" in name for name in names(rig)) == 6 + 1 + 2  # hand, discard, seats


def test_under_the_curtain_there_is_only_the_way_to_raise_it(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, people=(0, 1), turn=0)
    assert names(rig) == ["Raise the curtain", "Pause"]
    press(rig.table, "Raise the curtain")
    qtbot.waitUntil(lambda: rig.stage.curtain.seat is None)
    assert len(names(rig)) > 10


def test_whose_turn_it_is_is_announced_with_the_curtain(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, people=(0, 1), turn=0)
    said: list[str] = []
    rig.table.announced.connect(said.append)
    rig.button("lift")
    rig.button("take_stock")
    rig.click(rig.card_point(rig.local.hand(rig.view)[0].id))
    rig.button("discard")
    assert "Zoé's turn" in said


def test_a_turn_by_presses_alone(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, hand=HAND, top="BD")
    names(rig)
    press(rig.table, "Discards: Daughter")
    qtbot.waitUntil(lambda: rig.state.phase == Phase.DISCARD)
    names(rig)
    press(rig.table, "Son, ochre")
    qtbot.waitUntil(lambda: rig.local.selected is not None)
    names(rig)
    press(rig.table, "Discards: ")
    qtbot.waitUntil(lambda: [type(c) for _, c in rig.sent] == [co.TakeDiscard, co.Discard])


def test_tab_goes_from_zone_to_zone_and_arrows_inside(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, hand=HAND, top="BD")
    names(rig)
    rig.table.activateWindow()
    rig.table.ghosts.go(("stock",))
    assert rig.table.ghosts.zone == "piles"
    focused = QApplication.focusWidget()
    QTest.keyClick(focused, Qt.Key.Key_Right)
    assert rig.table.ghosts.current.key == ("discards",)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert rig.sent == [(0, co.TakeDiscard())]
