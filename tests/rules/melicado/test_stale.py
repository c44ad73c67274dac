"""MC-21: plays aimed at a row that is no longer there."""

import pytest
from positions import Table, kinds, reason

from melicado.rules.melicado import commands as co

AGE = "Ab Gb Eb | Cb Sb Eb Eb ; Rb Sb Nb Zb Eb ; Sb Eb Pb | AGE | open 0 -"
WORDS = "age ages cage rage cages rages page pages ane cane"


def changed(at: int = 1000, **options: object) -> tuple[Table, object]:
    """CAGE has settled at ``at`` + 400 where AGE was; version 0 was gone at ``at``."""
    table = Table(AGE, WORDS, **options)
    row = table.state.row
    table.lay(0, "Cb", "front", at=at)
    table.wait(at + 400)
    return table, row


def test_mc_21_judged_on_the_present_row_it_may_stand() -> None:
    table, row = changed()
    assert table.stands(1, "Sb", "back", at=2000, version=0, row=row)
    assert table.word == "CAGES"


def test_mc_21_correct_where_aimed_it_goes_back_free() -> None:
    table, row = changed()
    answer = table.lay(1, "Rb", "front", at=2000, version=0, row=row)
    assert reason(answer) == "STALE"
    assert (table.size(1), table.fault()) == (5, "")


def test_mc_21_wrong_where_aimed_it_is_a_fault() -> None:
    table, row = changed()
    table.lay(1, "Zb", "front", at=2000, version=0, row=row)
    assert (table.fault(), table.size(1)) == ("NOT_A_WORD", 7)


@pytest.mark.parametrize(("late", "fault"), [(3000, ""), (3001, "NOT_A_WORD")])
def test_mc_21_a_row_gone_for_more_than_two_seconds_counts_as_seen(late: int, fault: str) -> None:
    table, row = changed(at=1000)
    table.lay(1, "Rb", "front", at=late, version=0, row=row)
    assert table.fault() == fault


def test_mc_21_stale_play_fault() -> None:
    table, row = changed(stale_play="fault")
    table.lay(1, "Rb", "front", at=2000, version=0, row=row)
    assert (table.fault(), table.size(1)) == ("NOT_A_WORD", 7)


def test_mc_21_a_version_that_never_was_is_the_present_one() -> None:
    table, _ = changed()
    table.lay(1, "Rb", "front", at=2000, version=99)
    assert table.fault() == "NOT_A_WORD"


def test_mc_21_the_word_it_would_have_made_has_come_meanwhile() -> None:
    """Aimed at AGE, RAGE was new; laid by another it is seen, and that could not be known."""
    table = Table("Ab Gb Eb | Rb Eb ; Rb Eb Cb | AGE | open 0 -", "age rage cage")
    row = table.state.row
    table.lay(0, "Rb", "front", at=0)
    table.wait(400)
    assert table.stands(1, "Cb", "over:0")
    answer = table.lay(1, "Rb", "front", at=900, version=0, row=row)
    assert reason(answer) == "STALE"


def test_mc_21_after_a_meli() -> None:
    table = Table("Ab Gb Eb | Cb Eb ; Rb Eb | AGE | open 0 -", "age gae rage")
    row = table.state.row
    table.meli(0, 1, 0, 2)
    assert reason(table.lay(1, "Rb", "front", version=0, row=row)) == "STALE"


def test_mc_21_on_a_pile_that_has_been_given_away() -> None:
    table = Table("Cb Ab Gb Eb | Cb Eb ; Rb Eb | CAGE | open 0 -", "cage rage age")
    row = table.state.row
    table.cado(0, 0, 1)
    assert reason(table.lay(1, "Rb", "over:0", version=0, row=row)) == "STALE"
    table.wait(5000)
    assert reason(table.lay(1, "Rb", "over:0", version=0, row=row)) == "NO_SUCH_PLACE"
    strict = Table(
        "Cb Ab Gb Eb | Cb Eb ; Rb Eb | CAGE | open 0 -", "cage rage age", stale_play="fault"
    )
    row = strict.state.row
    strict.cado(0, 0, 1)
    assert reason(strict.lay(1, "Rb", "over:0", version=0, row=row)) == "NO_SUCH_PLACE"


def test_mc_21_aimed_at_the_settled_row_under_a_window_that_is_gone() -> None:
    """Gone since the provisional play showed, not since it settled."""
    table, row = changed(at=0)
    assert reason(table.lay(1, "Rb", "front", at=2000, version=0, row=row)) == "STALE"
    table, row = changed(at=0)
    table.lay(1, "Rb", "front", at=2001, version=0, row=row)
    assert table.fault() == "NOT_A_WORD"


def test_mc_21_how_late_it_is_counts_from_its_arrival_not_from_the_settlement() -> None:
    table = Table(AGE, WORDS, simultaneous_ms=1500)
    row = table.state.row
    table.lay(0, "Cb", "front", at=0)
    table.wait(1500)
    table.lay(2, "Sb", "back", at=1600)  # a new window, until 3100
    table.lay(1, "Rb", "front", at=1900, version=0, row=row)  # waits: AGE is gone for 1.9 s
    assert kinds(table.wait(3100)) == ["Settled", "Rejected"]
    assert table.fault() == ""


def test_mc_21_the_card_of_another_was_not_to_be_seen() -> None:
    """Aimed at the base while its starter opened: refused there, so free here."""
    table = Table("Cb Rb | Ib Eb Eb ; Zb Eb | - | opening 0 -", "cri")
    row = table.state.row
    table.lay(0, "Ib", "back", at=0)
    assert reason(table.lay(1, "Zb", "back", at=100, version=0, row=row)) == "NOT_OPENER"
    table.lay(1, "Zb", "back", at=2101, version=0, row=row)
    assert table.fault() == "NOT_A_WORD"


def test_mc_21_one_s_own_quick_second_play() -> None:
    """Two cards thrown in front of AB, both aimed there: the count of MC-18 was one then."""
    table = Table("Ab Bb | Cb Ab Bb Eb Eb ; Eb | AB | open 0 -", "ab cab acab bab bcab bacab")
    table.stands(0, "Cb", "front")
    row, version = table.state.row, table.state.version
    table.lay(0, "Ab", "front")
    table.lay(0, "Bb", "front", version=version, row=row)
    table.wait(table.time + 400)
    assert table.fault() == ""
    assert table.word == "ACAB"


def test_mc_21_the_third_in_succession_was_wrong_where_aimed_too() -> None:
    table = Table("Ab Bb | Cb Ab Bb Eb Eb ; Sb Eb | AB | open 0 -", "ab cab acab acabs bacab")
    table.stands(0, "Cb", "front")
    table.stands(0, "Ab", "front")
    row, version = table.state.row, table.state.version
    table.stands(1, "Sb", "back")
    table.lay(0, "Bb", "front", version=version, row=row)
    assert table.fault() == "SAME_PLACE_3"


def test_mc_21_a_late_play_finds_a_blockage() -> None:
    """The row went into the stock; what was right on it goes back free on the next base."""
    table = Table("Ab Gb Eb | Cb Eb ; Rb Eb | AGE | open 1 -", "age rage cage", violet="never")
    row = table.state.row
    table.do(0, co.Declare(), at=0)
    table.do(1, co.Agree())
    assert table.state.starter == 0
    assert reason(table.lay(1, "Rb", "front", at=100, version=0, row=row)) == "NOT_OPENER"
    assert reason(table.lay(0, "Cb", "front", at=100, version=0, row=row)) == "STOPPED"
    table.do(0, co.OrderBase(table.state.base[0].id))
    assert reason(table.lay(0, "Cb", "front", at=200, version=0, row=row)) == "STALE"


def test_mc_21_under_a_violet_card_that_is_gone_it_is_judged_as_it_was() -> None:
    table = Table("Eb Gb Ab | Cb Eb ; Rb Eb | AGE | open 1 A_L_ENVERS", "age cage", violet="never")
    row = table.state.row
    table.do(0, co.Declare(), at=0)
    table.do(1, co.Agree())
    table.do(0, co.OrderBase(table.state.base[0].id))
    assert reason(table.lay(0, "Cb", "back", at=200, version=0, row=row)) == "STALE"


def test_mc_21_a_play_that_repeats_the_provisional_word_was_wrong_where_aimed() -> None:
    """Aimed at the provisional CAGE, an E on its E makes CAGE again."""
    table = Table("Ab Gb Eb | Cb Eb Eb ; Eb Eb ; Rb Sb | AGE | open 0 -", "age cage rage")
    row = table.state.row
    table.lay(0, "Cb", "front", at=0)
    table.lay(1, "Eb", "over:3", at=100)
    table.lay(2, "Rb", "front", at=150, version=0, row=row)  # all come back
    table.wait(400)
    assert table.word == "AGE"
    assert table.fault() == "REPEAT"


def test_mc_21_plays_after_a_call_go_back_free() -> None:
    """MC-32."""
    table = Table(AGE, WORDS)
    table.do(0, co.CallMeli())
    assert reason(table.lay(1, "Zb", "front")) == "STOPPED"
    assert table.size(1) == 5
