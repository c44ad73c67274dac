"""MC-38 at the table: «Contest», the stop with its verdict, the vote, by mouse and by keyboard."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from table_rig import Rig
from tree import named, press

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import Phase

POSITION = "Pb Lb Ab Gb Eb | Sb Nb Xb ; Xb Zb ; Sb Xb | PLAGE | open 0 -"
WORDS = "PLAGE PLAGES"


def rig_of(qtbot: Any, position: str = POSITION, **options: Any) -> Rig:
    chosen = {"referee": "table", "simultaneous_ms": 0, "people": (0, 2), **options}
    return Rig.at(qtbot, position, WORDS, options=Options(**chosen))


def lays(rig: Rig, seat: int, letter: str) -> None:
    """Another seat lays a card behind."""
    card = next(c for c in rig.state.seats[seat].hand if c.letter == letter)
    rig.do(seat, co.Play(rig.state.version, (co.Placement(card.id, BACK),)))


def awake(rig: Rig) -> bool:
    button = rig.stage.button("contest")
    assert button is not None
    return bool(button.spec.enabled)


@pytest.fixture
def doubtful(qtbot) -> Rig:
    """Zoé has made PLAGEX."""
    rig = rig_of(qtbot)
    lays(rig, 1, "X")
    return rig


def test_mc_38_the_button_is_there_where_the_table_decides(qtbot) -> None:
    assert rig_of(qtbot).stage.button("contest") is not None
    assert rig_of(qtbot, referee="automatic").stage.button("contest") is None
    alone = rig_of(qtbot, "Pb Lb Ab Gb Eb | Sb Nb | PLAGE | open 0 -")
    assert alone.stage.button("contest") is None


def test_mc_38_it_is_awake_while_there_is_something_to_contest(qtbot) -> None:
    rig = rig_of(qtbot)
    assert not awake(rig)
    lays(rig, 1, "X")
    assert awake(rig)
    rig.pass_time(7_999)
    assert awake(rig)
    rig.pass_time(1)
    assert not awake(rig)


def test_mc_38_a_word_of_ones_own_is_not_to_contest(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.drag(rig.card_point(rig.card("X")), rig.place_point(BACK))
    assert rig.view.row.piles[-1].letter == "X"
    assert not awake(rig)


def test_mc_38_a_quiet_clock_counts_down(doubtful) -> None:
    notice = doubtful.stage.banner.notice
    assert (notice.text, notice.strong) == ("Is PLAGEX right?", False)
    assert notice.left(doubtful.now + 4_000) == 0.5
    doubtful.pass_time(8_000)
    assert doubtful.stage.banner.notice.text == "The word on the table"


@pytest.mark.parametrize("how", ["key", "mouse", "screen reader"])
def test_mc_38_contested_by_every_way(doubtful, qtbot, how) -> None:
    version = doubtful.view.version
    if how == "key":
        doubtful.key(Qt.Key.Key_F6)
    elif how == "mouse":
        doubtful.button("contest")
    else:
        doubtful.table.ghosts.sync()
        press(doubtful.table, "Contest")
        qtbot.waitUntil(lambda: bool(doubtful.sent))
    assert doubtful.sent == [co.Contest(version)]
    assert doubtful.view.phase == Phase.CONTEST


def test_mc_38_the_verdict_is_to_be_read_and_nothing_else_done(doubtful) -> None:
    said: list[str] = []
    doubtful.table.announced.connect(said.append)
    doubtful.do(2, co.Contest(doubtful.view.version))
    assert said == ["Tom contests PLAGEX. PLAGEX is not in the dictionary."]
    assert doubtful.stage.banner.notice.text == "PLAGEX is not in the dictionary."
    assert doubtful.stage.bar.items == {}
    doubtful.drag(doubtful.card_point(doubtful.card("S")), doubtful.place_point(BACK))
    assert doubtful.sent == []
    doubtful.sound()


@pytest.mark.parametrize(
    ("key", "yes"), [(Qt.Key.Key_F7, True), (Qt.Key.Key_F8, False), ("accept", True)]
)
def test_mc_38_people_vote(doubtful, key, yes) -> None:
    doubtful.do(2, co.Contest(doubtful.view.version))
    if isinstance(key, str):
        doubtful.button(key)
    else:
        doubtful.key(key)
    assert doubtful.sent == [co.VoteWord(yes)]
    assert doubtful.stage.button("accept") is None
    doubtful.do(2, co.VoteWord(True))
    assert [p.letter for p in doubtful.view.row.piles][-1] == ("X" if yes else "E")
    doubtful.sound()


def test_mc_38_who_has_no_vote_is_not_asked(qtbot) -> None:
    rig = rig_of(qtbot, people=(1,))
    lays(rig, 1, "X")
    rig.do(2, co.Contest(rig.view.version))
    assert rig.stage.button("accept") is None
    assert rig.stage.banner.notice.text == "Tom contests PLAGEX. PLAGEX is not in the dictionary."


def test_mc_38_my_card_comes_back_with_two(qtbot) -> None:
    rig = rig_of(qtbot)
    rig.drag(rig.card_point(rig.card("X")), rig.place_point(BACK))
    rig.do(1, co.Contest(rig.view.version))
    rig.key(Qt.Key.Key_F8)
    assert rig.view.seats[0].count == 5
    assert rig.stage.pill.shown == (
        "PLAGEX is not in the dictionary. You take your cards back, and draw.",
        "fault",
    )
    rig.sound()


def test_mc_33_mc_38_a_pile_comes_back_from_me(qtbot) -> None:
    rig = rig_of(qtbot, "Pb Lb Ab Gb Eb Sb | Nb ; Xb Zb ; Sb Xb | PLAGES | open 0 -")
    pile = next(p for p in rig.state.row.piles if p.letter == "A")
    rig.do(1, co.CallCado())
    rig.do(1, co.Give(pile.id, 0))
    assert rig.view.seats[0].count == 2
    rig.sound()
    rig.do(2, co.Contest(rig.view.version))
    rig.key(Qt.Key.Key_F8)
    assert rig.view.seats[0].count == 1
    assert rig.view.seats[1].count == 4
    rig.sound()


def test_mc_38_mc_39_after_a_last_card_only_contesting_is_left(qtbot) -> None:
    rig = rig_of(qtbot, "Pb Lb Ab Gb Eb | Nb Xb ; Sb ; Sb Xb | PLAGE | open 0 -")
    lays(rig, 1, "S")
    assert rig.stage.banner.notice.text == "Zoé: the last card! Is PLAGES right?"
    rig.table.ghosts.sync()
    asleep = [name for name in ("meli", "cado", "exchange", "block") if awake_named(rig, name)]
    assert asleep == []
    assert awake(rig)
    rig.pass_time(8_000)
    assert rig.view.phase == Phase.SCORES


def awake_named(rig: Rig, name: str) -> bool:
    return bool(rig.stage.button(name).spec.enabled)


def test_mc_38_a_word_may_be_contested_in_the_middle_of_a_call(doubtful) -> None:
    doubtful.do(2, co.CallMeli())
    doubtful.key(Qt.Key.Key_F6)
    assert doubtful.view.phase == Phase.CONTEST
    doubtful.key(Qt.Key.Key_F8)
    assert doubtful.view.phase == Phase.OPEN
    doubtful.sound()


def test_mc_07_mc_38_a_joker_may_stand_for_any_letter(qtbot) -> None:
    """The letters that make a word come first."""
    rig = rig_of(qtbot, "Pb Lb Ab Gb Eb | *b Nb ; Xb Zb ; Sb | PLAGE | open 0 -")
    letters = rig.stage.aimer.joker_letters(BACK).letters
    assert letters[0] == "S"
    assert len(letters) == 26


def test_mc_38_every_button_has_a_name(doubtful) -> None:
    doubtful.table.ghosts.sync()
    assert "Contest" in named(doubtful.table)
    doubtful.do(2, co.Contest(doubtful.view.version))
    doubtful.table.ghosts.sync()
    assert {"I accept it", "No"} <= set(named(doubtful.table))
