"""MC-45: the table of several people at one screen, by finger, mouse and keyboard."""

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from table_rig import Rig

from melicado.match.floor import Buzz, Speaking
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK
from melicado.rules.melicado.options import Options
from melicado.table.look import TableLook
from melicado.table.melicado.bench import LOW, spread

HANDS = ("Sg Nb *r Ib Tr Eg Rb", "Ab Sb Cb", "Bb Bb Bb Cb", "Cb Nb", "Eb Sg", "Lb")
WORDS = "PLAGE PLANE PLACE PLAGES PAGE LAGE"
SIZES = [(1024, 600), (1280, 800), (1920, 1080)]


def company(qtbot: Any, people: int, robots: int = 1, **more: Any) -> Rig:
    """PLAGE on the table of that many people, each with a hand, and of robots."""
    hands = " ; ".join((*HANDS[:people], *("Ab Bb",) * robots))
    rig = Rig.at(
        qtbot, f"Pb Lb Ar Gb Eb | {hands} | PLAGE | open 0 -", WORDS, people=people, **more
    )
    rig.table.buzzed.connect(lambda seat: give(rig, seat))
    give(rig, None)
    return rig


def give(rig: Rig, seat: int | None) -> None:
    """The table is that seat's, by buzzer."""
    until = 8_000 if seat is not None else None
    rig.table.set_floor(Speaking(seat, until, 8_000, open=seat is None))


def plate(rig: Rig, seat: int) -> QRectF:
    """The box of a person's plate."""
    box: QRectF = rig.stage.company.boxes(rig.stage.layout)[seat]
    return box


@pytest.mark.parametrize("people", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mirrored", [False, True])
def test_plates_lie_side_by_side_clear_of_the_rest(
    qtbot: Any, people: int, size: tuple[int, int], mirrored: bool
) -> None:
    look = TableLook(motion=False, mirrored=mirrored)
    rig = company(qtbot, people, 10 - people if people > 3 else 1, size=size, look=look)
    stage = rig.stage
    for holder in (None, 0):
        give(rig, holder)
        boxes = [plate(rig, seat) for seat in range(people)]
        assert all(stage.layout.bounds.contains(box) for box in boxes)
        for left, right in pairwise(boxes):
            assert left.right() < right.left()
        assert all(not box.intersects(stage.layout.row) for box in boxes)
        assert all(not box.intersects(stage.layout.pill) for box in boxes)
        rig.sound()
    give(rig, None)
    for seat in range(people):
        buzzer = stage.company.parts(seat, stage.view, stage.layout).buzzer
        assert buzzer.width() >= 100
        assert buzzer.height() >= 44, "a finger needs as much"
    give(rig, 0)
    assert plate(rig, 1).height() == round(LOW * stage.layout.u)
    assert all(not box.intersects(stage.layout.bar) for box in (plate(rig, 0), stage.layout.hand))


@pytest.mark.parametrize("count", range(1, 16))
@pytest.mark.parametrize("one_row", [False, True])
def test_every_card_of_a_plate_can_be_told(count: int, one_row: bool) -> None:
    box = QRectF(0, 0, 190, 40 if one_row else 130)
    poses = spread(box, count, 1.0, one_row=one_row)
    assert len(poses) == count
    for pose in poses:
        half = pose.width / 2
        assert box.left() <= pose.x - half + 0.01
        assert pose.x + half <= box.right() + 0.01
    spots = {(round(pose.x), round(pose.y)) for pose in poses}
    assert len(spots) == count


def test_a_finger_on_a_plate_is_a_buzzer_at_the_press(qtbot: Any) -> None:
    rig = company(qtbot, 3)
    device = QTest.createTouchDevice()
    sequence = QTest.touchEvent(rig.table.viewport(), device, False)
    sequence.press(0, plate(rig, 1).center().toPoint())
    sequence.commit()
    assert rig.stage.me == 1
    rig.sound()


def test_the_hand_at_the_bottom_becomes_that_persons(qtbot: Any) -> None:
    rig = company(qtbot, 2)
    rig.sound()
    small = {c.id: rig.stage.cards.items[c.id].pose for c in rig.view.seats[1].hand}
    rig.click(plate(rig, 1).center().toPoint())
    assert rig.stage.me == 1
    for card, before in small.items():
        assert rig.stage.cards.items[card].pose.width > before.width
    target = rig.place_point(BACK)
    rig.drag(rig.card_point(rig.card("S")), target)
    assert isinstance(rig.sent[-1], co.Play)
    rig.pass_time(500)
    assert rig.state.row.piles[-1].letter == "S"
    rig.sound()


def test_a_card_picked_is_put_down_when_somebody_else_has_the_table(qtbot: Any) -> None:
    rig = company(qtbot, 2)
    give(rig, 0)
    rig.key("1")
    assert rig.stage.local.selected is not None
    give(rig, 1)
    assert rig.stage.local.selected is None
    give(rig, 0)
    assert rig.stage.local.selected is None


def test_each_person_keeps_the_order_of_their_hand(qtbot: Any) -> None:
    rig = company(qtbot, 2)
    give(rig, 0)
    before = [c.id for c in rig.stage.local.hand(rig.view)]
    rig.key("1")
    rig.key(Qt.Key.Key_Down)
    rig.key(Qt.Key.Key_Right, shift=True)
    after = [c.id for c in rig.stage.local.hand(rig.view)]
    assert after == [before[1], before[0], *before[2:]]
    give(rig, 1)
    give(rig, 0)
    assert [c.id for c in rig.stage.local.hand(rig.view)] == after


def test_a_key_held_down_is_pressed_once(qtbot: Any) -> None:
    rig = company(qtbot, 2)
    pressed: list[int] = []
    rig.table.buzzed.connect(pressed.append)
    rig.key("s")
    assert pressed == [0]
    rig.key("S")
    assert pressed == [0, 0]
    rig.key("k")
    assert pressed == [0, 0]


def test_a_cado_is_given_to_a_plate(qtbot: Any) -> None:
    """MC-33: to somebody at the same screen too."""
    rig = company(qtbot, 3)
    give(rig, 0)
    rig.button("cado")
    pile = rig.pile("L")
    rig.click(rig.pile_point(pile))
    rig.click(plate(rig, 2).center().toPoint())
    assert rig.sent[-1] == co.Give(pile, 2)
    assert [p.letter for p in rig.state.row.piles] == list("PAGE")
    assert rig.view.seats[2].count == 5
    rig.sound()


def test_kind_words_for_a_buzzer_in_vain(qtbot: Any) -> None:
    rig = company(qtbot, 2)
    said: list[str] = []
    rig.table.announced.connect(said.append)
    rig.table.buzz_in_vain(1, Buzz.BARRED)
    assert "Zoé" in said[-1]
    rig.table.buzz_in_vain(1, Buzz.BUSY)
    assert "Zoé" in said[-1]
    assert len(said) == 2


def test_cards_drawn_by_somebody_who_waits_come_to_their_plate(qtbot: Any) -> None:
    rig = company(qtbot, 2)
    give(rig, 0)
    rig.do(1, co.Exchange(rig.view.seats[1].hand[0].id))
    assert rig.view.seats[1].count == 5
    rig.sound()
    home = plate(rig, 1)
    for card in rig.view.seats[1].hand:
        assert home.contains(rig.stage.cards.items[card.id].pose.point)


def test_mc_38_in_turn_whoever_waits_contests_on_the_plate(qtbot: Any) -> None:
    """MC-44: nobody has a buzzer then."""
    options = Options(pace="turns", referee="table", contest_seconds=8)
    rig = company(qtbot, 3, options=options, changes={"turn": 0})
    rig.table.set_floor(Speaking(0))
    rig.drag(rig.card_point(rig.card("N")), rig.place_point(BACK))
    assert rig.view.words[-1].word == "PLAGEN"
    rig.table.set_floor(Speaking(1))
    assert rig.stage.button("contest 0") is None
    rig.button("contest 2")
    assert rig.state.contest.seat == 2
    rig.sound()


def test_mc_38_the_contest_of_a_plate_goes_when_its_time_is_up(qtbot: Any) -> None:
    options = Options(pace="turns", referee="table", contest_seconds=8)
    rig = company(qtbot, 3, options=options, changes={"turn": 0})
    rig.table.set_floor(Speaking(0))
    rig.drag(rig.card_point(rig.card("N")), rig.place_point(BACK))
    rig.table.set_floor(Speaking(1))
    rig.pass_time(7_900)
    assert rig.stage.button("contest 2") is not None
    rig.pass_time(200)
    assert rig.stage.button("contest 2") is None
