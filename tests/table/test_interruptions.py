"""Whatever happens in mid-drag, no card is lost, doubled or stuck."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEventPoint, QFocusEvent, QMouseEvent, QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_rig import PLAIN, Rig

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT, over
from melicado.table.look import TableLook


def hold(rig: Rig, letter: str = "N") -> int:
    """Hold a card over the G."""
    card = rig.card(letter)
    rig.press(rig.card_point(card))
    rig.move(rig.pile_point(rig.pile("G")))
    assert card in rig.stage.local.held
    return card


def free(rig: Rig) -> None:
    assert rig.table.gestures.active == {}
    assert rig.stage.local.held == {}
    assert rig.stage.local.aims == {}
    rig.sound()


@pytest.mark.parametrize(
    "how", ["escape", "focus", "deactivate", "hide", "close", "right", "pause"]
)
def test_the_card_goes_home(plage, how) -> None:
    hold(plage)
    table = plage.table
    if how == "escape":
        plage.key(Qt.Key.Key_Escape)
    elif how == "focus":
        QApplication.sendEvent(table, QFocusEvent(QEvent.Type.FocusOut))
    elif how == "deactivate":
        QApplication.sendEvent(table, QEvent(QEvent.Type.WindowDeactivate))
    elif how == "hide":
        table.hide()
    elif how == "close":
        table.close()
    elif how == "right":
        QTest.mousePress(table.viewport(), Qt.MouseButton.RightButton, PLAIN, QPoint(640, 300))
    else:
        table.set_covered(True)
        table.set_covered(False)
    free(plage)
    plage.release(QPoint(640, 300))
    assert plage.sent == []
    free(plage)


def test_a_lost_mouse_up(plage) -> None:
    hold(plage)
    at = QPoint(300, 500)
    viewport = plage.table.viewport()
    none = Qt.MouseButton.NoButton
    where = QPointF(viewport.mapToGlobal(at))
    event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), where, none, none, PLAIN)
    QApplication.sendEvent(viewport, event)
    assert plage.sent == []
    free(plage)


def test_a_second_press_without_a_release(plage) -> None:
    card = hold(plage)
    plage.press(plage.card_point(plage.card("S")))
    assert card not in plage.stage.local.held
    plage.release(plage.card_point(plage.card("S")))
    free(plage)


def test_a_resize_keeps_the_card_under_the_pointer(plage) -> None:
    card = hold(plage)
    plage.table.resize(1024, 600)
    assert card in plage.stage.local.held
    target = plage.pile_point(plage.pile("G"))
    plage.move(target)
    plage.release(target)
    assert "".join(p.letter for p in plage.view.row.piles) == "PLANE"
    plage.pass_time(500)
    free(plage)


def test_a_step_of_another_player_and_the_drag_goes_on(plage) -> None:
    card = hold(plage)
    theirs = plage.state.seats[1].hand[0].id
    plage.do(1, co.Exchange(theirs))
    assert card in plage.stage.local.held
    at = plage.pile_point(plage.pile("G"))
    plage.release(at)
    assert plage.sent == [co.Play(0, (co.Placement(card, over(plage.state.row.piles[3].id)),))]
    plage.pass_time(500)
    free(plage)


def test_mc_21_an_aim_survives_a_row_one_could_not_see(plage) -> None:
    """The row changes under the card; let go at once, the aim is the one that was shown."""
    card = hold(plage)
    place = over(plage.pile("G"))
    shown = plage.stage.pill.shown
    theirs = plage.state.seats[3].hand[0].id
    plage.do(3, co.Play(0, (co.Placement(theirs, over(plage.pile("G"))),)))
    assert plage.view.version == 1
    plage.offline = True
    assert plage.stage.pill.shown == shown
    plage.release(plage.table.gestures.active[0].at.toPoint())
    assert plage.sent == [co.Play(0, (co.Placement(card, place),))]


def test_mc_21_once_seen_the_aim_is_at_the_new_row(plage) -> None:
    card = hold(plage)
    theirs = plage.state.seats[3].hand[0].id
    plage.do(3, co.Play(0, (co.Placement(theirs, over(plage.pile("G"))),)))
    gesture = plage.table.gestures.active[0]
    plage.table.gestures.carrier.thaw(gesture)
    assert plage.stage.pill.shown == ("PLACE → PLANE", "word")
    plage.offline = True
    plage.release(gesture.at.toPoint())
    assert plage.sent[-1].version == 1
    assert plage.sent[-1].placements[0].card == card


def test_a_call_in_mid_drag_leaves_the_card_in_the_hand(plage) -> None:
    hold(plage)
    plage.do(1, co.CallMeli())
    assert plage.stage.local.aims == {}
    plage.release(plage.pile_point(plage.pile("G")))
    assert plage.sent == []
    free(plage)


def test_the_round_ends_in_mid_drag(qtbot) -> None:
    rig = Rig.at(qtbot, "Pb Lb Ar Gb Eb | Nb Tb ; Sb | PLAGE | open 0 -", "PLAGE PLAGES PLANE")
    hold(rig)
    rig.do(1, co.Play(0, (co.Placement(rig.state.seats[1].hand[0].id, BACK),)))
    rig.pass_time(500)
    assert rig.view.phase == "scores"
    rig.release(rig.place_point(FRONT))
    assert rig.sent == []
    free(rig)


def test_a_snapshot_in_mid_drag(plage) -> None:
    card = hold(plage)
    plage.table.set_view(plage.view)
    assert card in plage.stage.local.held
    plage.release(QPoint(5, 5))
    free(plage)


def test_another_look_in_mid_drag(plage) -> None:
    hold(plage)
    plage.table.set_look(TableLook(motion=False, text_scale=1.4, mirrored=True))
    free(plage)


def test_many_steps_in_a_row_settle_on_the_last(qtbot) -> None:
    rig = Rig.at(
        qtbot,
        "Pb Lb Ar Gb Eb | Nb Tb ; Cb Nb ; Ab Bb | PLAGE | open 0 -",
        "PLAGE PLACE PLANE",
        look=TableLook(motion=True),
    )
    rig.do(1, co.Play(0, (co.Placement(rig.state.seats[1].hand[0].id, over(3)),)))
    rig.stage.motion.advance(30)
    rig.pass_time(500)
    rig.do(2, co.Exchange(rig.state.seats[2].hand[0].id))
    rig.do(0, co.Exchange(rig.card("T")))
    rig.stage.motion.advance(30)
    rig.do(1, co.Play(rig.view.version, (co.Placement(rig.state.seats[1].hand[0].id, over(3)),)))
    rig.pass_time(500)
    rig.stage.motion.advance(16)
    rig.stage.motion.finish()
    rig.sound()


def test_movement_never_blocks_a_hand(qtbot) -> None:
    rig = Rig.at(
        qtbot,
        "Pb Lb Ar Gb Eb | Nb Tb ; Cb | PLAGE | open 0 -",
        "PLAGE PLACE PLANE",
        look=TableLook(motion=True),
    )
    rig.do(0, co.Exchange(rig.card("T")))
    assert rig.stage.motion.busy
    card = hold(rig)
    rig.release(rig.table.gestures.active[0].at.toPoint())
    assert rig.sent[-1].placements[0].card == card


def touch(rig: Rig, device: QPointingDevice, **points: tuple[int, QPoint]) -> None:
    """One touch event: each finger is pressed, moved or released."""
    sequence = QTest.touchEvent(rig.table.viewport(), device, False)
    for what, (number, at) in points.items():
        getattr(sequence, what.rstrip("_"))(number, at)
    sequence.commit()


def test_two_fingers_hold_two_cards(plage) -> None:
    device = QTest.createTouchDevice()
    one, two = plage.card("N"), plage.card("I")
    a, b = plage.card_point(one), plage.card_point(two)
    up = QPoint(0, -150)
    touch(plage, device, press=(0, a))
    touch(plage, device, move=(0, a), press=(1, b))
    touch(plage, device, move=(0, a + up), move_=(1, b + up))
    assert set(plage.stage.local.held) == {one, two}
    touch(plage, device, release=(0, a + up), move=(1, b + up))
    assert set(plage.stage.local.held) == {two}
    touch(plage, device, release=(1, b))
    free(plage)


def test_a_touch_that_is_taken_away(plage) -> None:
    device = QTest.createTouchDevice()
    at = plage.card_point(plage.card("N"))
    touch(plage, device, press=(0, at))
    touch(plage, device, move=(0, at + QPoint(0, -150)))
    assert plage.stage.local.held
    point = QEventPoint(0, QEventPoint.State.Updated, QPointF(at), QPointF(at))
    event = QTouchEvent(QEvent.Type.TouchCancel, device, PLAIN, [point])
    QApplication.sendEvent(plage.table.viewport(), event)
    free(plage)


def test_a_finger_lays_a_card_that_it_does_not_hide(plage) -> None:
    device = QTest.createTouchDevice()
    card = plage.card("N")
    start, target = plage.card_point(card), plage.pile_point(plage.pile("G"))
    lift = QPoint(0, round(plage.stage.layout.card * 1.4 * 0.3))
    touch(plage, device, press=(3, start))
    touch(plage, device, move=(3, target + lift))
    assert (plage.stage.local.held[card].toPoint() - target).manhattanLength() <= 2
    touch(plage, device, release=(3, target + lift))
    assert plage.sent == [co.Play(0, (co.Placement(card, over(plage.state.row.piles[3].id)),))]
    plage.pass_time(500)
    free(plage)


def test_a_mouse_made_up_from_a_finger_is_ignored(plage) -> None:
    at = plage.card_point(plage.card("N"))
    viewport = plage.table.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseButtonPress,
        QPointF(at),
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        PLAIN,
        Qt.MouseEventSource.MouseEventSynthesizedByQt,
    )
    QApplication.sendEvent(viewport, event)
    assert plage.table.gestures.active == {}


def test_a_table_thrown_away_in_the_middle_leaves_no_clock_behind(qtbot) -> None:
    unowned = SimpleNamespace(addWidget=lambda widget: None)  # it goes before the test ends
    rig = Rig.at(
        unowned,
        "Pb Lb Ar Gb Eb | Nb Tb ; Cb | PLAGE | open 0 -",
        "PLAGE PLANE",
        look=TableLook(motion=True),
    )
    rig.table.sentence("Bonjour")
    rig.stage.pill._timer.start(30)
    rig.do(0, co.Exchange(rig.card("T")))
    hold(rig)
    rig.do(1, co.Play(0, (co.Placement(rig.state.seats[1].hand[0].id, over(3)),)))
    table = rig.table
    table.setParent(None)
    table.deleteLater()
    qtbot.wait(500)  # an exception in Qt's loop fails the test
