"""What a screen reader finds on the table: everything one may see, by name, and nothing else."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_rig import LEFT, PLAIN, Rig
from tree import NAME, named, press, walk

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, over
from melicado.rules.melicado.options import Options
from melicado.table.ghost import Ghost
from melicado.table.look import TableLook

POSITION = "Pb Lb Ar Gb/Gb Eb | Sg Nb *r Ib ; Ab Qb ; Bb Zb Bb | PLAGE | open 0 -"
WORDS = "PLAGE PLANE PLAGES PLACE PAGE"
HAND = [
    "Card S, green, at the ends",
    "Card N, blue, free",
    "Joker, red, never covered",
    "Card I, blue, free",
]
PILES = [
    "Letter 1: Card P, blue, free",
    "Letter 2: Card L, blue, free",
    "Letter 3: Card A, red, never covered",
    "Letter 4: Card G, blue, free, 1 card(s) under it",
    "Letter 5: Card E, blue, free",
]
SEATS = [
    "Zoé, 2 card(s), 0 point(s)",
    "Tom, 3 card(s), 0 point(s)",
    "Vous, 4 card(s), 0 point(s), you",
]
ACTIONS = ["Méli!", "Cado!", "Exchange", "Blockage", "Pause", "Words of the round"]


@pytest.fixture
def rig(qtbot) -> Rig:
    rig = Rig.at(qtbot, POSITION, WORDS)
    rig.table.ghosts.sync()
    return rig


def after(rig: Rig) -> list[str]:
    rig.table.ghosts.sync()
    return named(rig.table)


def test_everything_one_may_see_has_a_name_once(rig) -> None:
    ends = ["Place in front", "Place behind"]
    stock = f"Stock: {rig.view.stock}"
    assert named(rig.table) == [*HAND, *ends, *PILES, *SEATS, stock, *ACTIONS]


def test_zones_are_groups_with_names(rig) -> None:
    root = QAccessible.queryAccessibleInterface(rig.table)
    groups = [o.text(NAME) for o in walk(root) if o.role() == QAccessible.Role.Grouping]
    assert groups == ["Your hand", "Places", "The word on the table", "Around the table", "Actions"]


def test_other_hands_are_never_named(rig) -> None:
    """Q and Z are only in other hands; what is laid is named from then on."""
    assert not [n for n in named(rig.table) if " Q" in n or " Z" in n]
    rig.do(1, co.Play(0, (co.Placement(rig.state.seats[1].hand[0].id, over(2)),)))
    assert not [n for n in after(rig) if " Q" in n or " Z" in n]


def test_places_tell_what_a_card_would_make(rig) -> None:
    rig.key("n")
    places = [n for n in after(rig) if n.startswith(("Place", "On"))]
    assert places == [
        "Place in front: PLAGE would become NPLAGE",
        "On P, letter 1: PLAGE would become NLAGE",
        "On L, letter 2: PLAGE would become PNAGE",
        "On A, letter 3: Red: it is never covered.",
        "On G, letter 4: PLAGE would become PLANE",
        "On E, letter 5: PLAGE would become PLAGN",
        "Place behind: PLAGE would become PLAGEN",
    ]


@pytest.mark.parametrize(
    ("aid", "said"),
    [
        ("none", ["On G, letter 4", "On A, letter 3"]),
        (
            "words",
            [
                "On G, letter 4: PLAGE would become PLANE, right",
                "On E, letter 5: PLAGE would become PLAGN, not a word",
            ],
        ),
    ],
)
def test_no_more_is_told_than_the_aid_allows(qtbot, aid, said) -> None:
    rig = Rig.at(qtbot, POSITION, WORDS, options=Options(aid=aid))
    rig.key("n")
    assert set(said) <= set(after(rig))


def test_mc_29_swapped_colours_are_told_as_they_behave(qtbot) -> None:
    rig = Rig.at(qtbot, "Pb Lb | Sg Nr ; Ab | PL | open 0 INVERSION", "PLA")
    assert after(rig)[:2] == ["Card S, green, never covered", "Card N, red, at the ends"]


def test_mc_46_covered_cards_have_no_names(rig) -> None:
    rig.table.set_covered(True)
    assert after(rig) == ["Go on", "Pause", "Words of the round"]


def test_letters_of_a_joker_are_alone(rig) -> None:
    rig.key("*")
    rig.key(Qt.Key.Key_Left)
    rig.key(Qt.Key.Key_Left)
    rig.key(Qt.Key.Key_Return)
    assert rig.stage.chooser.open
    assert after(rig) == list(rig.stage.chooser.choice.letters)
    assert rig.table.ghosts.current.name == rig.stage.chooser.choice.letters[0]


def test_a_screen_reader_lays_a_card(rig, qtbot) -> None:
    card, place = rig.card("N"), over(rig.pile("G"))
    press(rig.table, "Card N")
    qtbot.waitUntil(lambda: rig.stage.local.selected == card)
    press(rig.table, "On G")
    qtbot.waitUntil(lambda: rig.sent == [co.Play(0, (co.Placement(card, place),))])
    rig.pass_time(500)
    assert "Letter 4: Card N, blue, free, 2 card(s) under it" in after(rig)
    rig.sound()


def test_a_screen_reader_presses_an_action(rig, qtbot) -> None:
    press(rig.table, "Méli!")
    qtbot.waitUntil(lambda: rig.sent == [co.CallMeli()])
    assert "Discard, if you like" in after(rig)


def test_a_place_without_a_card_asks_for_one(rig, qtbot) -> None:
    press(rig.table, "Place behind")
    qtbot.waitUntil(lambda: rig.stage.pill.shown == ("Choose a card first.", "info"))
    assert rig.sent == []


def test_drags_go_through_ghosts(rig) -> None:
    """The window gets the events, as from the window system, and looks for what is under them."""
    card = rig.card("N")
    window, table = rig.table.windowHandle(), rig.table
    start, end = rig.card_point(card), rig.pile_point(rig.pile("G"))
    assert [g for g in table.findChildren(Ghost) if g.isVisible() and _covers(g, start)]
    QTest.mousePress(window, LEFT, PLAIN, start)
    for at in ((start + end) / 2, end):
        QTest.mouseMove(window, at)
        QApplication.processEvents()
    assert card in rig.stage.local.held
    QTest.mouseRelease(window, LEFT, PLAIN, end)
    assert rig.sent == [co.Play(0, (co.Placement(card, over(rig.state.row.piles[3].id)),))]
    rig.pass_time(500)
    rig.sound()


def _covers(ghost: Ghost, point: QPoint) -> bool:
    return ghost.rect().contains(ghost.mapFrom(ghost.window(), point))


def tab(rig: Rig, back: bool = False) -> str:
    key = Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab
    QTest.keyClick(rig.table.windowHandle(), key)
    return str(rig.table.ghosts.zone)


def test_a_zone_is_one_stop_of_tab(rig) -> None:
    zones = ["hand", "places", "piles", "seats", "actions"]
    assert [tab(rig) for _ in range(6)] == [*zones, "hand"]
    assert [tab(rig, back=True) for _ in range(3)] == ["actions", "seats", "piles"]


def test_arrows_stay_inside_a_zone(rig) -> None:
    for _ in range(5):
        tab(rig)
    seen = []
    for _ in range(6):
        seen.append(rig.table.ghosts.current.name)
        QTest.keyClick(rig.table.windowHandle(), Qt.Key.Key_Right)
    assert seen == ACTIONS
    assert rig.table.ghosts.current.name == ACTIONS[0]
    QTest.keyClick(rig.table.windowHandle(), Qt.Key.Key_Return)
    assert rig.sent == [co.CallMeli()]


def test_tab_comes_back_to_where_one_was_in_a_zone(rig) -> None:
    for _ in range(5):
        tab(rig)
    QTest.keyClick(rig.table.windowHandle(), Qt.Key.Key_Left)
    assert rig.table.ghosts.current.name == ACTIONS[-1]
    tab(rig)
    tab(rig, back=True)
    assert rig.table.ghosts.current.name == ACTIONS[-1]


def test_the_ring_is_where_the_focus_is(rig) -> None:
    assert not rig.table.ring.item.isVisible()
    tab(rig)
    ring, card = rig.table.ring.item, rig.stage.cards.items[rig.card("S")]
    assert ring.isVisible()
    assert (ring.mapToScene(ring.boundingRect().center()) - card.pose.point).manhattanLength() < 2
    assert ring.rotation() == card.pose.angle
    QTest.mouseClick(rig.table.viewport(), LEFT, PLAIN, QPoint(640, 560))
    assert not rig.table.ring.item.isVisible()


def test_the_focus_follows_a_hand_that_changes(rig) -> None:
    """The card with the focus leaves the hand: its neighbour has it then, and nobody else."""
    tab(rig)
    rig.do(0, co.Play(0, (co.Placement(rig.card("S"), BACK),)))
    rig.table.ghosts.sync()
    assert rig.table.ghosts.current.name == "Card N, blue, free"
    rig.table.set_covered(True)
    rig.table.ghosts.sync()
    assert QApplication.focusWidget() is rig.table


def test_escape_steps_back(rig) -> None:
    rig.key("n")
    assert rig.table.ghosts.zone == "places"
    rig.key(Qt.Key.Key_Escape)
    assert (rig.stage.local.selected, rig.table.ghosts.current.name) == (None, HAND[1])
    rig.key(Qt.Key.Key_Escape)
    assert rig.table.ghosts.current is None


def test_what_happens_is_announced(rig) -> None:
    said: list[str] = []
    rig.table.announced.connect(said.append)
    rig.do(0, co.Play(0, (co.Placement(rig.card("S"), BACK),)))
    rig.pass_time(500)
    rig.do(1, co.CallMeli())
    assert said == ["You make PLAGES.", "Méli! Zoé looks for another word."]


def test_ghosts_are_used_again(qtbot) -> None:
    rig = Rig.at(qtbot, POSITION, WORDS, look=TableLook(motion=False))
    made = set()
    for step in range(12):
        rig.key("ns"[step % 2])
        rig.table.ghosts.sync()
        rig.key(Qt.Key.Key_Escape)
        rig.table.set_covered(step % 3 == 0)
        rig.table.ghosts.sync()
        if step > 2:
            made.add(len(rig.table.findChildren(Ghost)))
    assert len(made) == 1


def test_the_ring_goes_with_a_pile_that_is_taken_up(rig) -> None:
    rig.key(Qt.Key.Key_F2)
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Right)
    pile = next(p for p in rig.view.row.piles if p.id == rig.stage.local.meli_pick)
    ring, at = rig.table.ring.item, rig.stage.cards.items[pile.top.id].pose.point
    assert (ring.mapToScene(ring.boundingRect().center()) - at).manhattanLength() < 2
