"""Everything from the keyboard alone, by what the keys write."""

import pytest
from PySide6.QtCore import Qt
from table_rig import Rig

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT, over

WORDS = "PLAGE PLANE PLAGES"


def rig_of(qtbot) -> Rig:
    return Rig.at(qtbot, "Pb Lb Ar Gb Eb | Sb Nb Nr *b ; Ab | PLAGE | open 0 -", WORDS)


def test_a_letter_picks_a_card_and_enter_lays_it_behind(qtbot) -> None:
    rig = rig_of(qtbot)
    card = rig.card("S")
    rig.key("s")
    assert rig.stage.local.selected == card
    assert rig.stage.pill.shown == ("PLAGE → PLAGES", "word")
    rig.key(Qt.Key.Key_Return)
    assert rig.sent == [co.Play(0, (co.Placement(card, BACK),))]
    rig.pass_time(500)
    rig.sound()


def test_the_same_letter_again_picks_the_next_card(qtbot) -> None:
    rig = rig_of(qtbot)
    picked = []
    for _ in range(3):
        rig.key("n")
        picked.append(rig.stage.local.selected)
    assert picked == [rig.card("N", 0), rig.card("N", 1), rig.card("N", 0)]


def test_the_joker_has_its_keys(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.key("*")
    assert rig.stage.local.selected == rig.card("*")


def test_arrows_go_through_the_places_from_left_to_right(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.key("n")
    seen = [rig.stage.local.cursor]
    for _ in range(7):
        rig.key(Qt.Key.Key_Left)
        seen.append(rig.stage.local.cursor)
    piles = [over(p.id) for p in rig.view.row.piles]
    assert seen == [BACK, *piles[::-1], FRONT, FRONT]
    for _ in range(4):
        rig.key(Qt.Key.Key_Right)
    assert rig.stage.pill.shown == ("PLAGE → PLANE", "word")
    rig.key(Qt.Key.Key_Space)
    assert rig.sent[0].placements[0].place == piles[3]


def test_escape_puts_the_card_down(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.key("n")
    rig.key(Qt.Key.Key_Escape)
    assert rig.stage.local.selected is None
    rig.key(Qt.Key.Key_Return)
    assert rig.sent == []
    rig.sound()


def test_shift_and_arrows_order_the_hand(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.key("s")
    rig.key(Qt.Key.Key_Right, shift=True)
    assert [c.letter for c in rig.stage.local.hand(rig.view)] == ["N", "S", "N", "*"]


def test_arrows_alone_walk_the_hand(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Right)
    assert rig.stage.local.selected == rig.card("N")
    rig.key(Qt.Key.Key_Up)
    assert rig.stage.local.cursor is not None
    rig.key(Qt.Key.Key_Down)
    assert rig.stage.local.cursor is None


def test_every_action_has_its_key(qtbot) -> None:
    for key, command in (
        (Qt.Key.Key_F2, co.CallMeli()),
        (Qt.Key.Key_F3, co.CallCado()),
        (Qt.Key.Key_F5, co.Declare()),
    ):
        rig = rig_of(qtbot)
        rig.key(key)
        assert rig.sent == [command]


def test_mc_36_exchange_by_keyboard(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.key(Qt.Key.Key_F4)
    assert rig.stage.local.exchanging
    rig.key("s")
    card = rig.card("S")
    rig.key(Qt.Key.Key_Return)
    assert rig.sent == [co.Exchange(card)]
    rig.sound()


def test_keys_of_other_programs_are_let_through(qtbot) -> None:
    rig = rig_of(qtbot)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_F11, Qt.Key.Key_F1):
        rig.key(key)
    assert rig.sent == []
    assert rig.stage.local.selected is None


def test_a_paused_table_takes_no_letters(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.table.set_covered(True)
    rig.key("n")
    assert rig.stage.local.selected is None
    asked = []
    rig.table.pause_asked.connect(lambda: asked.append(1))
    rig.key(Qt.Key.Key_Return)
    assert asked == [1]
    assert all(i.face.look is None for i in rig.stage.cards.items.values())


@pytest.mark.parametrize(
    ("key", "command"), [(Qt.Key.Key_F7, co.Object()), (Qt.Key.Key_F8, co.Agree())]
)
def test_mc_37_a_blockage_is_answered_by_keyboard(qtbot, key, command) -> None:
    rig = rig_of(qtbot)
    rig.do(1, co.Declare())
    rig.key(key)
    assert rig.sent == [command]


def test_mc_32_a_discard_by_keyboard(qtbot) -> None:
    """Tab to the hand, Space on a card; Enter then shows the Méli with it."""
    rig = Rig.at(qtbot, "Gb Ab Rb Eb | Sb Nb ; Ab | GARE | open 0 -", "GARE RAGE")
    discarded = rig.card("N")
    rig.key(Qt.Key.Key_F2)
    rig.key("rage")
    rig.table.ghosts.go(("card", rig.card("S")))
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Space)
    rig.key(Qt.Key.Key_Return)
    assert rig.sent[-1].discard == discarded
    rig.sound()


def test_mc_33_a_cado_by_letter(qtbot) -> None:
    rig = Rig.at(qtbot, "Pb Lb Ab Gb Eb Sb | Tb ; Ab ; Bb | PLAGES | open 0 -", "PLAGES PLAGE")
    pile = rig.pile("S")
    rig.key(Qt.Key.Key_F3)
    rig.key("s")
    assert rig.stage.local.cado_pile == pile
    rig.key(Qt.Key.Key_Up)
    rig.key(Qt.Key.Key_Down)
    to = rig.stage.local.cado_to
    rig.key(Qt.Key.Key_Return)
    assert rig.sent[-1] == co.Give(pile, to)
    rig.sound()
