"""MC-28 on the table: words grow downwards by mouse, finger and keys, and are told by name."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from table_rig import Rig, letters

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT, Place, below, over
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.reasons import Reason
from melicado.table.look import TableLook
from melicado.texts.melicado import reason_sentence

WORDS = "PLAGE PLANE PLAGES PLIGE AN ANE ANES ANS AS GA EST ET INE NAGE"
POSITION = "Pb Lb Ab Gb Eb | Nb Sg Ib Tr Eb *b ; Nb Ab ; Bb Cb | PLAGE | open 0 VERTICALE"
ANE = "Pb Lb Ab:Nb:Eb Gb Eb | Nb Sg Ib Tr Eb *b ; Nb Ab ; Bb Cb | ANE PLAGE | open 0 VERTICALE"


@pytest.fixture
def plage(qtbot: Any) -> Rig:
    """PLAGE, and nothing below it yet."""
    return Rig.at(qtbot, POSITION, WORDS)


@pytest.fixture
def ane(qtbot: Any) -> Rig:
    """PLAGE with ANE below its A."""
    return Rig.at(qtbot, ANE, WORDS)


def drop(rig: Rig, letter: str, place: Place) -> None:
    rig.drag(rig.card_point(rig.card(letter)), rig.place_point(place))


def hold(rig: Rig, letter: str, place: Place) -> tuple[str, str] | None:
    """Hold a card there; what the pill shows."""
    rig.press(rig.card_point(rig.card(letter)))
    rig.move(rig.place_point(place))
    return rig.stage.pill.shown


def test_mc_28_a_card_below_a_letter_starts_a_word(plage: Rig) -> None:
    assert hold(plage, "N", below(plage.stem())) == ("↓ A → AN", "word")
    plage.release(plage.place_point(below(plage.stem())))
    assert plage.sent[0].placements[0].place == below(plage.stem())
    assert letters(plage.view.row, plage.stem()) == "AN"
    top = plage.view.row.branches[0].piles[0].top.id
    assert plage.stage.cards.items[top].face.provisional
    plage.sound()
    plage.pass_time(500)
    assert letters(plage.view.row) == "PLAGE"
    assert [w.word for w in plage.view.words][-1] == "AN"
    assert plage.stage.pill.said == ("You make AN downwards.", "good")
    plage.sound()


def test_mc_28_a_card_below_a_branch_makes_it_longer(ane: Rig) -> None:
    assert hold(ane, "S", below(ane.stem())) == ("↓ ANE → ANES", "word")
    ane.release(ane.place_point(below(ane.stem())))
    ane.pass_time(500)
    assert letters(ane.view.row, ane.stem()) == "ANES"
    ane.sound()


def test_mc_28_a_card_over_one_of_a_branch(ane: Rig) -> None:
    last = ane.view.row.branches[0].piles[-1].id
    assert hold(ane, "S", over(last)) == ("↓ ANE → ANS", "word")
    ane.release(ane.place_point(over(last)))
    ane.pass_time(500)
    assert letters(ane.view.row, ane.stem()) == "ANS"
    assert letters(ane.view.row) == "PLAGE"
    ane.sound()


def test_mc_28_a_pile_of_two_words_shows_both(ane: Rig) -> None:
    assert hold(ane, "I", over(ane.stem())) == ("PLAGE → PLIGE · ↓ ANE → INE", "word")
    ane.release(ane.place_point(over(ane.stem())))
    ane.pass_time(500)
    assert letters(ane.view.row) == "PLIGE"
    assert ane.stage.pill.said == ("You make PLIGE and INE downwards.", "good")
    assert {w.word for w in ane.view.words[-2:]} == {"PLIGE", "INE"}
    ane.sound()


def test_mc_28_one_wrong_word_of_two_is_a_fault(ane: Rig) -> None:
    """PLEGE is no word."""
    drop(ane, "E", over(ane.stem()))
    assert ane.stage.pill.said[1] == "fault"
    assert len(ane.view.seats[0].hand) == 8
    assert letters(ane.view.row) == "PLAGE"
    ane.sound()


@pytest.mark.parametrize("aid", ["places", "words", "none"])
def test_mc_28_the_aid_tells_as_much_of_words_downwards(qtbot: Any, aid: Any) -> None:
    rig = Rig.at(qtbot, ANE, WORDS, options=Options(aid=aid))
    shown = {
        "places": ("↓ ANE → ANET", "word"),
        "words": ("↓ ANE → ANET", "wrong"),
        "none": None,
    }
    assert hold(rig, "T", below(rig.stem())) == shown[aid]
    rig.key(Qt.Key.Key_Escape)
    both = {
        "places": ("PLAGE → PLIGE · ↓ ANE → INE", "word"),
        "words": ("PLAGE → PLIGE · ↓ ANE → INE", "right"),
        "none": None,
    }
    assert hold(rig, "I", over(rig.stem())) == both[aid]
    rig.key(Qt.Key.Key_Escape)


def test_mc_28_a_green_may_not_shut_a_word_in(ane: Rig) -> None:
    """MC-06: over the N of ANE a green would be inside; below it is the end."""
    middle = ane.view.row.branches[0].piles[0].id
    shown = hold(ane, "S", over(middle))
    assert shown == (reason_sentence(Reason.GREEN_MIDDLE, {}), "fault")
    ane.key(Qt.Key.Key_Escape)
    assert over(middle) not in ane.stage.props.places


@pytest.mark.timeout(1200)
def test_mc_28_what_is_previewed_is_what_is_committed_at_every_pixel(
    qtbot: Any, full: bool
) -> None:
    """Rows, branches, the places below and all between them: what lights up is what is sent."""
    rig = Rig.at(qtbot, ANE.replace("Gb Eb", "Gb Eb:Tb"), WORDS, size=(1024, 600))
    rig.offline = True
    card, zone = rig.card("I"), rig.stage.layout.row.toRect()
    start, seen = rig.card_point(card), set()
    step = 12 if full else 41
    for x in range(zone.left(), zone.right() + 1, step):
        for y in range(zone.top() - 5, zone.bottom() + 6, step):
            at = QPoint(x, y)
            rig.press(start)
            rig.move(start - QPoint(0, 60), at)
            lit = {
                key
                for key, item in rig.stage.props.places.items()
                if isinstance(key, Place) and item.zValue() > 100
            }
            shown, aims = rig.stage.pill.shown, list(rig.stage.local.aims.values())
            rig.release(at)
            sent, rig.sent = rig.sent, []
            placed = {play.placements[0].place for play in sent}
            assert placed == lit == {aim.place for aim in aims}
            if aims:
                words = [f"{'↓ ' * c.down}{c.before} → {c.after}" for c in aims[0].changes]
                assert shown == (" · ".join(words), "word")
            seen |= placed
            rig.stage.local.pending.clear()
            rig.stage.refresh()
    piles = [p.id for p in rig.view.row.all_piles()]
    stems = [p.id for p in rig.view.row.piles]
    assert seen == {FRONT, BACK, *map(over, piles), *map(below, stems)}


def test_mc_28_before_the_opening_nothing_goes_below(qtbot: Any) -> None:
    rig = Rig.at(qtbot, "Ab Gb | Eb Pb ; Sb Tb | - | opening 0 VERTICALE", "AGE AG")
    assert not rig.stage.layout.deep
    drop(rig, "E", BACK)
    assert letters(rig.view.row) == "AGE"
    assert rig.stage.layout.deep
    rig.sound()


def test_mc_28_two_fingers_on_two_branches(ane: Rig) -> None:
    device = QTest.createTouchDevice()
    viewport = ane.table.viewport()
    ways = {
        0: (ane.card_point(ane.card("S")), ane.place_point(below(ane.stem()))),
        1: (ane.card_point(ane.card("T")), ane.place_point(below(ane.stem("E")))),
    }
    lift = QPoint(0, round(0.42 * ane.stage.layout.card))  # a finger holds a card by its foot
    for phase in ("press", "move", "hover", "release"):
        sequence = QTest.touchEvent(viewport, device, False)
        for finger, (start, end) in ways.items():
            at = {"press": start, "move": (start + end) / 2}.get(phase, end + lift)
            act = {"press": sequence.press, "release": sequence.release}.get(phase, sequence.move)
            act(finger, at, viewport)
        sequence.commit()
        if phase == "hover":
            aims = {a.place for a in ane.stage.local.aims.values()}
            assert aims == {below(ane.stem()), below(ane.stem("E"))}
    assert [play.placements[0].place for play in ane.sent] == [
        below(ane.stem()),
        below(ane.stem("E")),
    ]


# the keyboard


def test_mc_28_arrows_go_along_the_row_and_down_the_branches(ane: Rig) -> None:
    ane.key("i")
    assert ane.stage.local.cursor == BACK
    for _ in range(3):
        ane.key(Qt.Key.Key_Left)
    assert ane.stage.local.cursor == over(ane.stem())
    way = []
    for _ in range(3):
        ane.key(Qt.Key.Key_Down)
        way.append(ane.stage.local.cursor)
    branch = ane.view.row.branches[0].piles
    assert way == [over(branch[0].id), over(branch[1].id), below(ane.stem())]
    ane.key(Qt.Key.Key_Up)
    assert ane.stage.local.cursor == over(branch[1].id)
    ane.key(Qt.Key.Key_Right)
    assert ane.stage.local.cursor == below(ane.stem("G"))
    for _ in range(2):
        ane.key(Qt.Key.Key_Down)
    assert ane.stage.local.cursor is None  # below all, the hand


def test_mc_28_a_card_laid_below_by_keys_alone(ane: Rig) -> None:
    ane.key("s")
    for _ in range(3):
        ane.key(Qt.Key.Key_Left)
    for _ in range(4):
        ane.key(Qt.Key.Key_Down)
        if ane.stage.local.cursor == below(ane.stem()):
            break
    ane.key(Qt.Key.Key_Return)
    ane.pass_time(500)
    assert letters(ane.view.row, ane.stem()) == "ANES"
    ane.sound()


@pytest.mark.parametrize(
    ("word", "place", "shown"),
    [
        ("anes", "below", "↓ ANE → ANES"),
        ("ans", "last", "↓ ANE → ANS"),
        ("ine", "stem", "PLAGE → PLIGE · ↓ ANE → INE"),
        ("plige", "stem", "PLAGE → PLIGE · ↓ ANE → INE"),
    ],
)
def test_mc_28_the_whole_new_word_of_a_line_is_typed(
    ane: Rig, word: str, place: str, shown: str
) -> None:
    branch = ane.view.row.branches[0]
    places = {
        "below": below(branch.stem),
        "last": over(branch.piles[-1].id),
        "stem": over(branch.stem),
    }
    ane.key(word)
    assert ane.stage.pill.shown == (shown, "word")
    assert ane.stage.local.cursor == places[place]
    ane.key(Qt.Key.Key_Return)
    assert ane.sent[0].placements[0].place == places[place]


def test_mc_28_a_joker_below_is_asked_for_its_letter(plage: Rig) -> None:
    """MC-07: AN and AS are words here."""
    drop(plage, "*", below(plage.stem()))
    assert set(plage.stage.chooser.choice.letters) == {"N", "S"}
    plage.key("n")
    assert letters(plage.view.row, plage.stem()) == "AN"
    plage.sound()


# others, and those who listen


def test_mc_28_what_others_lay_below_is_seen(qtbot: Any) -> None:
    look = TableLook(motion=True)
    rig = Rig.at(qtbot, ANE, WORDS, look=look)
    theirs = rig.state.seats[1].hand
    row, hung = rig.stage.boxes(), below(rig.stem())
    rig.do(1, co.Play(rig.view.version, (co.Placement(theirs[1].id, hung),)))
    rig.stage.motion.advance(3000)
    assert rig.stage.cards.guests == []  # ANEA was a fault, and flew past
    rig.do(1, co.Play(rig.view.version, (co.Placement(theirs[0].id, below(rig.pile("E"))),)))
    rig.stage.motion.finish()
    rig.sound()
    assert row == rig.stage.boxes()


def test_mc_20_cards_that_come_back_from_a_branch(qtbot: Any) -> None:
    """AN and AS at the same moment do not go together."""
    rig = Rig.at(qtbot, "Ab Gb Eb | Sb Rb ; Nb Ab ; Bb | AGE | open 0 VERTICALE", "AGE AN AS")
    version, place = rig.view.version, below(rig.pile("A"))
    rig.do(1, co.Play(version, (co.Placement(rig.state.seats[1].hand[0].id, place),)))
    assert letters(rig.view.row, rig.stem()) == "AN"
    rig.do(0, co.Play(version, (co.Placement(rig.card("S"), place),)))
    rig.sound()
    rig.pass_time(500)
    assert rig.view.row.branches == ()
    assert rig.card("S") in rig.view.seats[0].locked
    rig.sound()


def test_mc_37_a_new_sequence_takes_the_branches_away(ane: Rig) -> None:
    ane.do(1, co.Declare())
    ane.do(0, co.Agree())
    ane.do(2, co.Agree())
    assert ane.view.row.all_piles() == ()
    assert not ane.stage.layout.deep
    ane.sound()


def test_mc_28_places_and_piles_have_names(ane: Rig) -> None:
    ane.key("i")
    ane.table.ghosts.sync()
    names = {s.key: s.name for zone in ane.table.ghosts.zones for s in zone.spots}
    branch = ane.view.row.branches[0]
    assert names["place", below(branch.stem)] == (
        "Below E, at the end of ANE downwards: downwards ANE would become ANEI"
    )
    assert names["place", over(branch.piles[0].id)] == (
        "On N, letter 2 of ANE downwards: downwards ANE would become AIE"
    )
    assert names["place", over(branch.stem)] == (
        "On A, letter 3, first letter of ANE downwards: PLAGE would become PLIGE, "
        "downwards ANE would become INE"
    )
    assert names["place", below(ane.stem("G"))] == (
        "Below G, letter 4: a new word downwards: downwards G would become GI"
    )
    assert names["pile", branch.piles[1].id] == "Letter 3 of ANE downwards: Card E, blue, free"
    assert names["pile", branch.stem] == (
        "Letter 3: Card A, blue, free, first letter of ANE downwards"
    )


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)], ids=str)
def test_mc_28_nothing_lies_over_the_words(qtbot: Any, size: Any, mirrored: bool) -> None:
    rig = Rig.at(
        qtbot,
        "Pb Lb Ab:Nb:Tb:Eb:Rb:Sb Gb:Ab:Rb Eb Rb Sb Tb:Ub | Nb Sb ; Ab ; Bb | PLAGERST "
        "| open 0 VERTICALE",
        "PLAGE",
        size=size,
        look=TableLook(motion=False, mirrored=mirrored),
    )
    for call in (None, "meli", "cado"):
        if call:
            rig.do(0, co.CallMeli() if call == "meli" else co.CallCado())
        rig.table.sentence("Une phrase pour voir", "info")
        stage = rig.stage
        cards = [stage.cards.items[p.top.id].pose for p in rig.view.row.all_piles()]
        boxes = [box for _, box in stage.boxes().each()]
        free = [stage.boxes().box(below(i)) for i in stage.boxes().ids]
        shown = [b.box for b in stage.bar.items.values()]
        shown += [stage.banner.plate.box, stage.pill.item.box, *stage.layout.seats]
        shown += [stage.layout.stock, stage.layout.violet, stage.layout.violet_note]
        assert len(cards) == len(boxes) == 16
        for box in (*boxes, *free):
            assert not any(box.intersects(other) for other in shown), (call, box)
        if call:
            rig.button("give_up")
            rig.pass_time(0)
