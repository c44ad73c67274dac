"""Cards laid by mouse on the real scene, judged by the real rules."""

import pytest
from PySide6.QtCore import QPoint, Qt
from table_rig import Rig

from melicado.rules.game import Refusal
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT, gap, over
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.reasons import Reason
from melicado.table.look import TableLook

WORDS = "PLAGE PLANE PLACE PLAGES PLIE"


def word(rig: Rig) -> str:
    return "".join(p.letter for p in rig.view.row.piles)


def test_mc_17_a_card_behind(qtbot) -> None:
    rig = Rig.at(qtbot, "Pb Lb Ar Gb Eb | Sg Nb ; Ab | PLAGE | open 0 -", WORDS)
    rig.drag(rig.card_point(rig.card("S")), rig.place_point(BACK))
    assert word(rig) == "PLAGES"
    rig.pass_time(500)
    assert [c.letter for c in rig.stage.local.hand(rig.view)] == ["N"]
    rig.sound()


def test_mc_17_a_card_in_front(qtbot) -> None:
    rig = Rig.at(qtbot, "Lb Ab | Pb ; Ab | LA | open 0 -", "LA PLA")
    rig.drag(rig.card_point(rig.card("P")), rig.place_point(FRONT))
    assert word(rig) == "PLA"
    rig.sound()


@pytest.mark.parametrize("number", range(5))
def test_a_card_over_each_pile(plage, number) -> None:
    pile = plage.view.row.piles[number]
    plage.offline = True
    plage.drag(plage.card_point(plage.card("I")), plage.pile_point(pile.id))
    if pile.top.colour == "r":  # MC-05: shown as refused, nothing is sent
        assert plage.sent == []
        assert plage.stage.pill.said[1] == "fault"
    else:
        placed = co.Placement(plage.card("I"), over(pile.id))
        assert plage.sent == [co.Play(plage.view.version, (placed,))]


def test_mc_30_a_card_between_two(qtbot) -> None:
    rig = Rig.at(qtbot, "Pb Ib Eb | Lb ; Ab | PIE | open 0 INSERTION", "PIE PLIE")
    one, two, _ = (p.id for p in rig.view.row.piles)
    rig.drag(rig.card_point(rig.card("L")), rig.place_point(gap(one, two)))
    assert word(rig) == "PLIE"
    rig.sound()


def test_the_place_under_the_card_opens_up(qtbot) -> None:
    rig = Rig.at(qtbot, "Pb Ib Eb | Lb ; Ab | PIE | open 0 INSERTION", "PIE PLIE")
    one, two, _ = (p.id for p in rig.view.row.piles)
    tops = [p.top.id for p in rig.view.row.piles]
    before = [rig.card_point(t).x() for t in tops]
    rig.press(rig.card_point(rig.card("L")))
    rig.move(rig.place_point(gap(one, two)))
    after = [rig.card_point(t).x() for t in tops]
    width = rig.stage.boxes().front.width()
    assert after[0] < before[0] - width / 3
    assert after[1] > before[1] + width / 3
    assert rig.stage.pill.shown == ("PIE → PLIE", "word")
    rig.release(rig.place_point(gap(one, two)))


def test_preview_is_what_is_committed_for_a_sweep_of_pixels(qtbot) -> None:
    rig = Rig.at(qtbot, "Pb Lr Ab Gb Eb | Nb Sg ; Ab | PLAGE | open 0 INSERTION", "PLAGE PLANE")
    rig.offline = True
    card = rig.card("N")
    band = rig.stage.boxes().band.toRect()
    start = rig.card_point(card)
    seen = set()
    for y in (band.top() - 12, band.top() + 5, band.center().y(), band.bottom() + 6):
        for x in range(band.left() - 9, band.right() + 9, 11):
            at = QPoint(x, y)
            rig.sent.clear()
            rig.press(start)
            rig.move((start + at) / 2, at)
            aim = rig.stage.local.aims.get(card)
            shown = rig.stage.pill.shown
            rig.release(at)
            if aim is None or not aim.allowed:
                assert rig.sent == []
            else:
                placed = co.Placement(card, aim.place)
                assert rig.sent == [co.Play(rig.view.version, (placed,))]
                assert shown == (f"{aim.changes[0].before} → {aim.changes[0].after}", "word")
            seen.add(aim.place if aim else None)
            rig.table.set_view(rig.view)
            rig.sound()
    assert len(seen) == 2 + 5 + 4 + 1


def test_the_word_shown_is_the_word_the_rules_read(plage) -> None:
    card = plage.card("N")
    for pile in plage.view.row.piles:
        plage.press(plage.card_point(card))
        plage.move(plage.pile_point(pile.id))
        aim = plage.stage.local.aims[card]
        plage.key(Qt.Key.Key_Escape)
        plage.release(plage.pile_point(pile.id))
        if aim.allowed:
            letters = ["N" if p.id == pile.id else p.letter for p in plage.view.row.piles]
            assert aim.changes[0].after == "".join(letters)
    assert plage.sent == []


def test_aid_places_says_nothing_about_words(plage) -> None:
    card = plage.card("T")
    plage.press(plage.card_point(card))
    plage.move(plage.pile_point(plage.pile("G")))
    assert plage.stage.pill.shown == ("PLAGE → PLATE", "word")
    plage.move(plage.pile_point(plage.pile("A")))
    assert plage.stage.pill.shown[1] == "fault"
    plage.release(QPoint(5, 5))


def test_aid_words_tells_right_from_wrong(qtbot) -> None:
    rig = Rig.at(
        qtbot,
        "Pb Lb Ar Gb Eb | Nb Tb ; Ab | PLAGE | open 0 -",
        WORDS,
        options=Options(aid="words"),
    )
    for letter, kind in (("N", "right"), ("T", "wrong")):
        rig.press(rig.card_point(rig.card(letter)))
        rig.move(rig.pile_point(rig.pile("G")))
        assert rig.stage.pill.shown[1] == kind
        rig.release(QPoint(5, 5))


def test_aid_none_shows_only_the_target_and_lets_everything_be_tried(qtbot) -> None:
    rig = Rig.at(
        qtbot,
        "Pb Lb Ar Gb Eb | Nb ; Ab | PLAGE | open 0 -",
        WORDS,
        options=Options(aid="none"),
    )
    red = rig.pile("A")
    rig.press(rig.card_point(rig.card("N")))
    rig.move(rig.pile_point(red))
    assert rig.stage.pill.shown is None
    assert rig.stage.props.places.keys() == {FRONT, BACK, over(red)}
    rig.release(rig.pile_point(red))
    assert rig.state.seats[0].hand[-2:] != rig.state.seats[0].hand[:1]
    assert len(rig.view.seats[0].hand) == 3  # MC-19: a fault costs two cards
    rig.sound()


def test_mc_19_a_wrong_word_comes_back_with_evidence(plage) -> None:
    card = plage.card("I")
    order = [c.id for c in plage.stage.local.hand(plage.view)]
    plage.drag(plage.card_point(card), plage.place_point(FRONT))
    assert word(plage) == "PLAGE"
    text, kind = plage.stage.pill.said
    assert kind == "fault"
    assert "IPLAGE" in text
    hand = [c.id for c in plage.stage.local.hand(plage.view)]
    assert hand[:7] == order
    assert len(hand) == 9
    plage.sound()


def test_a_fault_is_seen_to_shake_and_go_home(qtbot) -> None:
    rig = Rig.at(
        qtbot,
        "Pb Lb Ar Gb Eb | Nb Tb ; Ab | PLAGE | open 0 -",
        WORDS,
        look=TableLook(motion=True),
    )
    rig.stage.motion.finish()
    card = rig.card("T")
    rig.drag(rig.card_point(card), rig.pile_point(rig.pile("G")))
    item = rig.stage.cards.items[card]
    rig.stage.motion.advance(100)
    assert abs(item.pose.y - rig.pile_point(rig.pile("G")).y()) < 3
    rig.stage.motion.advance(900)
    rig.stage.motion.finish()
    rig.sound()


def test_another_players_fault_flies_past_and_leaves_nothing(qtbot) -> None:
    rig = Rig.at(
        qtbot,
        "Pb Lb Ar Gb Eb | Nb ; Tb Ab | PLAGE | open 0 -",
        WORDS,
        look=TableLook(motion=True),
    )
    theirs = rig.state.seats[1].hand[0].id
    rig.do(1, co.Play(rig.view.version, (co.Placement(theirs, FRONT),)))
    assert len(rig.stage.cards.guests) == 3  # the card itself and two backs drawn
    rig.stage.motion.advance(200)
    rig.stage.motion.advance(5000)
    rig.sound()


def test_a_refusal_brings_the_card_back_free(plage) -> None:
    card = plage.card("N")
    plage.offline = True
    plage.drag(plage.card_point(card), plage.pile_point(plage.pile("G")))
    assert card in plage.stage.local.pending
    plage.table.refuse(Refusal(Reason.STALE, {"word": "PLANE"}))
    text, kind = plage.stage.pill.said
    assert "PLANE" in text
    assert kind == "info"  # it costs nothing
    plage.sound()


def test_provisional_and_locked_cards_are_marked(plage) -> None:
    """MC-20: two plays at the same time that do not go together come back, locked."""
    theirs = plage.state.seats[3].hand[1].id
    version = plage.view.version
    plage.do(3, co.Play(version, (co.Placement(theirs, over(plage.pile("G"))),)))
    top = next(p.top.id for p in plage.view.row.piles if p.letter == "N")
    assert plage.stage.cards.items[top].face.provisional
    mine = plage.card("S")
    plage.do(0, co.Play(version, (co.Placement(mine, BACK),)))
    plage.pass_time(500)
    assert mine in plage.view.seats[0].locked
    assert plage.stage.cards.items[mine].face.locked
    plage.press(plage.card_point(mine))
    plage.move(plage.place_point(BACK))
    assert plage.stage.local.aims == {}
    plage.release(plage.place_point(BACK))
    plage.sound()


def test_a_click_selects_and_a_second_click_lays(plage) -> None:
    card = plage.card("N")
    rest = plage.card_point(card)
    plage.click(rest)
    assert plage.card_point(card).y() < rest.y() - 10
    plage.click(plage.pile_point(plage.pile("G")))
    assert word(plage) == "PLANE"
    plage.pass_time(500)
    plage.sound()


def test_a_click_anywhere_else_puts_the_card_down(plage) -> None:
    plage.click(plage.card_point(plage.card("N")))
    plage.click(QPoint(640, 150))
    assert plage.stage.local.selected is None
    plage.sound()


def test_a_small_tremble_is_still_a_click(plage) -> None:
    card = plage.card("N")
    at = plage.card_point(card)
    plage.press(at)
    plage.move(at + QPoint(2, 2))
    plage.release(at + QPoint(2, 2))
    assert plage.stage.local.selected == card


def test_hand_order_is_mine_and_is_remembered(plage) -> None:
    first, last = plage.card("S"), plage.card("R")
    plage.drag(plage.card_point(first), plage.card_point(last))
    ids = [c.letter for c in plage.stage.local.hand(plage.view)]
    assert ids == ["N", "*", "I", "T", "E", "R", "S"]
    assert plage.sent == []
    plage.sound()
    plage.do(0, co.Exchange(plage.card("T")))  # MC-36: three cards come
    letters = [c.letter for c in plage.stage.local.hand(plage.view)]
    assert letters == ["N", "*", "I", "E", "R", "S", "E", "E", "E"]
    plage.sound()


def test_the_hand_makes_room_where_the_card_would_go(plage) -> None:
    first, fourth = plage.card("S"), plage.card("T")
    home = plage.card_point(plage.card("N"))
    plage.press(plage.card_point(first))
    plage.move(plage.card_point(fourth))
    assert plage.stage.local.slot[first] == 4
    assert plage.card_point(plage.card("N")).x() < home.x()
    plage.release(plage.card_point(first))


def test_mc_36_a_card_dropped_on_the_stock_is_exchanged(plage) -> None:
    card = plage.card("T")
    plage.press(plage.card_point(card))
    plage.move(plage.stage.layout.stock.center().toPoint())
    assert plage.stage.pill.shown[1] == "info"
    plage.release(plage.stage.layout.stock.center().toPoint())
    assert plage.sent == [co.Exchange(card)]
    assert len(plage.view.seats[0].hand) == 9
    plage.sound()


def test_mc_36_exchange_by_button_and_click(plage) -> None:
    plage.button("exchange")
    card = plage.card("T")
    plage.click(plage.card_point(card))
    assert plage.sent == [co.Exchange(card)]
    assert not plage.stage.local.exchanging
    plage.sound()


@pytest.mark.parametrize(("special", "marks"), [("-", "bgr"), ("INVERSION", "brg")])
def test_mc_29_cards_bear_the_mark_of_how_they_behave(qtbot, special, marks) -> None:
    rig = Rig.at(qtbot, f"Pb Lb | Nb Sg Tr ; Ab | PL | open 0 {special}", "PLA")
    looks = [rig.stage.cards.items[rig.card(c)].face.look for c in "NST"]
    assert "".join(look.mark for look in looks) == marks
    assert "".join(look.colour for look in looks) == "bgr"


def test_mc_29_refusals_name_the_colours_as_they_behave(qtbot) -> None:
    rig = Rig.at(qtbot, "Pb Lg Ab | Nb Tr ; Ab | PLA | open 0 INVERSION", "PLA PNA")
    rig.press(rig.card_point(rig.card("N")))
    rig.move(rig.pile_point(rig.pile("L")))
    assert rig.stage.pill.shown == ("Swapped colours: a green is never covered.", "fault")
    rig.key(Qt.Key.Key_Escape)
    rig = Rig.at(qtbot, "Pb Lb Ab | Nb Tr ; Ab | PLA | open 0 INVERSION", "PLA PNA")
    rig.press(rig.card_point(rig.card("T")))
    rig.move(rig.pile_point(rig.pile("L")))
    assert rig.stage.pill.shown[0] == "Swapped colours: a red lives at the ends of the word."
    rig.key(Qt.Key.Key_Escape)
