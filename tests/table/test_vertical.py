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


@pytest.fixture
def plage(qtbot: Any) -> Rig:
    """PLAGE, and nothing below it yet."""
    return Rig.at(qtbot, POSITION, WORDS)


@pytest.fixture
def ane(qtbot: Any) -> Rig:
    """PLAGE with ANE below its A."""
    return Rig.at(qtbot, POSITION, WORDS).hang(A="Nb Eb")


def stem(rig: Rig, letter: str = "A") -> int:
    return next(p.id for p in rig.view.row.piles if p.letter == letter)


def drop(rig: Rig, letter: str, place: Place) -> None:
    rig.drag(rig.card_point(rig.card(letter)), rig.place_point(place))


def hold(rig: Rig, letter: str, place: Place) -> tuple[str, str] | None:
    """Hold a card there; what the pill shows."""
    rig.press(rig.card_point(rig.card(letter)))
    rig.move(rig.place_point(place))
    return rig.stage.pill.shown


def test_mc_28_a_card_below_a_letter_starts_a_word(plage: Rig) -> None:
    assert hold(plage, "N", below(stem(plage))) == ("↓ A → AN", "word")
    plage.release(plage.place_point(below(stem(plage))))
    assert plage.sent[0].placements[0].place == below(stem(plage))
    assert letters(plage.view.row, stem(plage)) == "AN"
    top = plage.view.row.branches[0].piles[0].top.id
    assert plage.stage.cards.items[top].face.provisional
    plage.sound()
    plage.pass_time(500)
    assert letters(plage.view.row) == "PLAGE"
    assert [w.word for w in plage.view.words][-1] == "AN"
    assert plage.stage.pill.said == ("You make AN downwards.", "good")
    plage.sound()


def test_mc_28_a_card_below_a_branch_makes_it_longer(ane: Rig) -> None:
    assert hold(ane, "S", below(stem(ane))) == ("↓ ANE → ANES", "word")
    ane.release(ane.place_point(below(stem(ane))))
    ane.pass_time(500)
    assert letters(ane.view.row, stem(ane)) == "ANES"
    ane.sound()


def test_mc_28_a_card_over_one_of_a_branch(ane: Rig) -> None:
    last = ane.view.row.branches[0].piles[-1].id
    assert hold(ane, "S", over(last)) == ("↓ ANE → ANS", "word")
    ane.release(ane.place_point(over(last)))
    ane.pass_time(500)
    assert letters(ane.view.row, stem(ane)) == "ANS"
    assert letters(ane.view.row) == "PLAGE"
    ane.sound()


def test_mc_28_a_pile_of_two_words_shows_both(ane: Rig) -> None:
    assert hold(ane, "I", over(stem(ane))) == ("PLAGE → PLIGE · ↓ ANE → INE", "word")
    ane.release(ane.place_point(over(stem(ane))))
    ane.pass_time(500)
    assert letters(ane.view.row) == "PLIGE"
    assert ane.stage.pill.said == ("You make PLIGE and INE downwards.", "good")
    assert {w.word for w in ane.view.words[-2:]} == {"PLIGE", "INE"}
    ane.sound()


def test_mc_28_one_wrong_word_of_two_is_a_fault(ane: Rig) -> None:
    """PLEGE is no word."""
    drop(ane, "E", over(stem(ane)))
    assert ane.stage.pill.said[1] == "fault"
    assert len(ane.view.seats[0].hand) == 8
    assert letters(ane.view.row) == "PLAGE"
    ane.sound()


@pytest.mark.parametrize("aid", ["places", "words", "none"])
def test_mc_28_the_aid_tells_as_much_of_words_downwards(qtbot: Any, aid: Any) -> None:
    rig = Rig.at(qtbot, POSITION, WORDS, options=Options(aid=aid)).hang(A="Nb Eb")
    shown = {
        "places": ("↓ ANE → ANET", "word"),
        "words": ("↓ ANE → ANET", "wrong"),
        "none": None,
    }
    assert hold(rig, "T", below(stem(rig))) == shown[aid]
    rig.key(Qt.Key.Key_Escape)
    both = {
        "places": ("PLAGE → PLIGE · ↓ ANE → INE", "word"),
        "words": ("PLAGE → PLIGE · ↓ ANE → INE", "right"),
        "none": None,
    }
    assert hold(rig, "I", over(stem(rig))) == both[aid]
    rig.key(Qt.Key.Key_Escape)


def test_mc_28_a_green_may_not_shut_a_word_in(ane: Rig) -> None:
    """MC-06: over the N of ANE a green would be inside; below it is the end."""
    middle = ane.view.row.branches[0].piles[0].id
    shown = hold(ane, "S", over(middle))
    assert shown == (reason_sentence(Reason.GREEN_MIDDLE, {}), "fault")
    ane.key(Qt.Key.Key_Escape)
    assert over(middle) not in ane.stage.props.places


def test_mc_28_what_is_previewed_is_what_is_committed_at_every_pixel(
    qtbot: Any, full: bool
) -> None:
    """Rows, branches, the places below and all between them: what lights up is what is sent."""
    rig = Rig.at(qtbot, POSITION, WORDS, size=(1024, 600)).hang(A="Nb Eb", E="Tb")
    rig.offline = True
    card, zone = rig.card("I"), rig.stage.layout.row.toRect()
    start, seen = rig.card_point(card), set()
    step = 6 if full else 37
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
        0: (ane.card_point(ane.card("S")), ane.place_point(below(stem(ane)))),
        1: (ane.card_point(ane.card("T")), ane.place_point(below(stem(ane, "E")))),
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
            assert aims == {below(stem(ane)), below(stem(ane, "E"))}
    assert [play.placements[0].place for play in ane.sent] == [
        below(stem(ane)),
        below(stem(ane, "E")),
    ]


# the keyboard


def test_mc_28_arrows_go_along_the_row_and_down_the_branches(ane: Rig) -> None:
    ane.key("i")
    assert ane.stage.local.cursor == BACK
    for _ in range(3):
        ane.key(Qt.Key.Key_Left)
    assert ane.stage.local.cursor == over(stem(ane))
    way = []
    for _ in range(3):
        ane.key(Qt.Key.Key_Down)
        way.append(ane.stage.local.cursor)
    branch = ane.view.row.branches[0].piles
    assert way == [over(branch[0].id), over(branch[1].id), below(stem(ane))]
    ane.key(Qt.Key.Key_Up)
    assert ane.stage.local.cursor == over(branch[1].id)
    ane.key(Qt.Key.Key_Right)
    assert ane.stage.local.cursor == below(stem(ane, "G"))
    for _ in range(2):
        ane.key(Qt.Key.Key_Down)
    assert ane.stage.local.cursor is None  # below all, the hand


def test_mc_28_a_card_laid_below_by_keys_alone(ane: Rig) -> None:
    ane.key("s")
    for _ in range(3):
        ane.key(Qt.Key.Key_Left)
    for _ in range(4):
        ane.key(Qt.Key.Key_Down)
        if ane.stage.local.cursor == below(stem(ane)):
            break
    ane.key(Qt.Key.Key_Return)
    ane.pass_time(500)
    assert letters(ane.view.row, stem(ane)) == "ANES"
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
    drop(plage, "*", below(stem(plage)))
    assert set(plage.stage.chooser.choice.letters) == {"N", "S"}
    plage.key("n")
    assert letters(plage.view.row, stem(plage)) == "AN"
    plage.sound()


# calls


def called(qtbot: Any, **more: Any) -> Rig:
    """GSRE with SENA below: a Méli makes RSGE of the row, or SANE of the branch."""
    position = "Gb Sb Rb Eb | Nb Tb ; Ab ; Bb | GSRE | open 0 VERTICALE"
    words = "GSRE RSGE SENA SANE SNE SEA"
    return Rig.at(qtbot, position, words, **more).hang(S="Eb Nb Ab")


def order(rig: Rig) -> str:
    by_id = {p.id: p.letter for p in rig.view.row.all_piles()}
    return "".join(by_id[i] for i in rig.stage.local.meli)


def test_mc_28_a_meli_takes_the_line_of_the_first_pile_grabbed(qtbot: Any) -> None:
    """MC-32: the stem stays the first; the other words fade."""
    rig = called(qtbot)
    rig.button("meli")
    assert (rig.stage.local.line, order(rig)) == (-1, "GSRE")
    row = dict(rig.stage.boxes().line(-1))
    rig.drag(rig.pile_point(rig.pile("A")), rig.pile_point(rig.pile("N")))
    assert order(rig) == "SEAN"
    assert rig.stage.local.line == stem(rig, "S")
    assert dict(rig.stage.boxes().line(-1)) == row
    faded = {p.id for p in rig.view.row.all_piles() if _face(rig, p).faded}
    assert faded == {p.id for p in rig.view.row.piles if p.letter in "GRE"}
    assert rig.stage.marks.pin.isVisible()
    last = next(p.id for p in rig.view.row.branches[0].piles if p.letter == "E")
    rig.drag(rig.pile_point(last), rig.pile_point(rig.pile("N")) + QPoint(0, 8))
    assert order(rig) == "SANE"
    assert rig.stage.pill.shown == ("↓ SANE", "word")
    rig.button("meli_ok")
    assert rig.sent[-1].line == stem(rig, "S")
    assert letters(rig.view.row, stem(rig, "S")) == "SANE"
    assert rig.stage.pill.said == ("Méli! You turn SENA into SANE.", "good")
    assert not rig.stage.marks.pin.isVisible()
    rig.sound()


def _face(rig: Rig, pile: Any) -> Any:
    return rig.stage.cards.items[pile.top.id].face


def test_mc_28_a_stem_never_leaves_the_top_of_its_branch(qtbot: Any) -> None:
    rig = called(qtbot)
    rig.button("meli")
    rig.press(rig.pile_point(rig.pile("N")))
    rig.move(rig.pile_point(stem(rig, "S")))
    assert order(rig) == "SNEA"
    rig.release(rig.pile_point(stem(rig, "S")))
    rig.click(rig.pile_point(stem(rig, "S")))  # the stem is a pile of the row
    assert rig.stage.local.line == -1
    assert order(rig) == "GSRE"
    rig.sound()


def test_mc_28_a_meli_of_the_row_takes_branches_along(qtbot: Any) -> None:
    rig = called(qtbot)
    rig.button("meli")
    before = rig.pile_point(rig.pile("N"))
    rig.drag(rig.pile_point(rig.pile("R")), rig.pile_point(rig.pile("G")))
    rig.drag(rig.pile_point(rig.pile("G")), rig.pile_point(rig.pile("S")))
    assert order(rig) == "RSGE"
    rig.button("meli_ok")
    assert letters(rig.view.row) == "RSGE"
    assert letters(rig.view.row, rig.view.row.piles[1].id) == "SENA"
    assert rig.pile_point(rig.pile("N")) == before
    rig.sound()


def test_mc_28_a_meli_downwards_by_clicks_and_by_arrows(qtbot: Any) -> None:
    rig = called(qtbot)
    rig.button("meli")
    rig.click(rig.pile_point(rig.pile("A")))
    rig.click(rig.pile_point(rig.view.row.branches[0].piles[0].id))
    assert order(rig) == "SAEN"
    rig = called(qtbot)
    rig.key(Qt.Key.Key_F2)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        rig.key(key)
    assert rig.stage.local.line == stem(rig, "S")
    rig.key(Qt.Key.Key_Down)
    rig.key(Qt.Key.Key_Down)
    rig.key(Qt.Key.Key_Up, shift=True)
    rig.key(Qt.Key.Key_Up, shift=True)
    assert order(rig) == "SAEN"
    for _ in range(4):
        rig.key(Qt.Key.Key_Up, shift=True)
    assert order(rig) == "SAEN"
    for _ in range(2):
        rig.key(Qt.Key.Key_Up)
    assert rig.stage.local.line == -1
    assert rig.stage.local.meli_pick == stem(rig, "S")


@pytest.mark.parametrize("typed", ["sane", "ane"])
def test_mc_28_a_meli_downwards_is_typed(qtbot: Any, typed: str) -> None:
    rig = called(qtbot)
    rig.button("meli")
    rig.click(rig.pile_point(rig.pile("N")))
    rig.key(typed)
    assert order(rig) == "SANE"
    rig.key(Qt.Key.Key_Return)
    assert letters(rig.view.row, stem(rig, "S")) == "SANE"


def test_mc_28_a_cado_from_a_branch(qtbot: Any) -> None:
    """MC-33: SENA without its N is SEA."""
    rig = called(qtbot)
    rig.button("cado")
    rig.click(rig.pile_point(rig.pile("N")))
    assert rig.stage.pill.shown == ("↓ SENA → SEA", "word")
    rig.click(rig.stage.layout.seats[0].center().toPoint())
    assert letters(rig.view.row, stem(rig, "S")) == "SEA"
    assert letters(rig.view.row) == "GSRE"
    assert rig.view.seats[1].count == 2
    rig.sound()


@pytest.mark.parametrize("how", ["click", "drag", "key"])
def test_mc_28_a_pile_of_two_words_is_not_given_and_says_why(qtbot: Any, how: str) -> None:
    rig = called(qtbot)
    rig.button("cado")
    at = rig.pile_point(stem(rig, "S"))
    if how == "click":
        rig.click(at)
    elif how == "drag":
        rig.drag(at, rig.stage.layout.seats[0].center().toPoint())
    else:
        rig.key("s")
    assert rig.stage.local.cado_pile is None
    assert rig.stage.pill.said == (reason_sentence(Reason.SHARED_PILE, {}), "info")
    assert rig.sent == [co.CallCado()]
    rig.sound()


def test_mc_28_arrows_of_a_cado_pass_over_a_pile_of_two_words(qtbot: Any) -> None:
    rig = called(qtbot)
    rig.key(Qt.Key.Key_F3)
    seen = []
    for _ in range(7):
        rig.key(Qt.Key.Key_Right)
        pile = rig.view.row.find(rig.stage.local.cado_pile)
        seen.append(pile.letter)
    assert seen == ["G", "E", "N", "A", "R", "E", "G"]


# others, and those who listen


def test_mc_28_what_others_lay_below_is_seen(qtbot: Any) -> None:
    look = TableLook(motion=True)
    rig = Rig.at(qtbot, POSITION, WORDS, look=look).hang(A="Nb Eb")
    theirs = rig.state.seats[1].hand
    row, hung = rig.stage.boxes(), below(stem(rig))
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
    assert letters(rig.view.row, stem(rig)) == "AN"
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
    assert names["place", below(stem(ane, "G"))] == (
        "Below G, letter 4: a new word downwards: downwards G would become GI"
    )
    assert names["pile", branch.piles[1].id] == "Letter 3 of ANE downwards: Card E, blue, free"
    assert names["pile", branch.stem] == (
        "Letter 3: Card A, blue, free, first letter of ANE downwards"
    )


def test_mc_28_in_a_meli_the_line_and_its_fixed_stem_are_told(qtbot: Any) -> None:
    rig = called(qtbot)
    rig.button("meli")
    rig.click(rig.pile_point(rig.pile("N")))
    rig.table.ghosts.sync()
    hints = {s.key: s.hint for zone in rig.table.ghosts.zones for s in zone.spots}
    assert hints["pile", stem(rig, "S")] == "stays in its place"
    assert hints["pile", rig.pile("N")] == "in the word you are moving"
    assert hints["pile", rig.pile("G")] == ""


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)], ids=str)
def test_mc_28_nothing_lies_over_the_words(qtbot: Any, size: Any, mirrored: bool) -> None:
    rig = Rig.at(
        qtbot,
        "Pb Lb Ab Gb Eb Rb Sb Tb | Nb Sb ; Ab ; Bb | PLAGERST | open 0 VERTICALE",
        "PLAGE",
        size=size,
        look=TableLook(motion=False, mirrored=mirrored),
    ).hang(A="Nb Tb Eb Rb Sb", G="Ab Rb", T="Ub")
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


def test_mc_28_a_card_hovers_over_a_pile_that_is_given_away(qtbot: Any) -> None:
    rig = called(qtbot)
    piles = {p.letter: p.id for p in rig.view.row.branches[0].piles}
    hold(rig, "T", over(piles["N"]))
    rig.do(1, co.CallCado())
    rig.do(1, co.Give(piles["N"], 2))
    assert letters(rig.view.row, stem(rig, "S")) == "SEA"
    assert over(piles["N"]) not in [aim.place for aim in rig.stage.local.aims.values()]
    rig.key(Qt.Key.Key_Escape)
    rig.release(QPoint(5, 5))
    rig.sound()
