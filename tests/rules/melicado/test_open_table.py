"""MC-17 to MC-19: laying, the third card at one place, faults."""

import pytest
from positions import Table, kinds, reason

from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import BACK, FRONT, Place, Where, over


def test_mc_17_anyone_lays_one_card() -> None:
    table = Table("Ab Gb Eb | Cb Eb ; Sb Eb ; Pb Rb | AGE | open 0 -", "age cage cages pages")
    assert table.stands(0, "Cb", "front")
    assert table.stands(1, "Sb", "back")
    assert table.stands(2, "Pb", "over:0")
    assert table.row == "Cb/Pb Ab Gb Eb Sb"


@pytest.mark.parametrize("count", [0, 2])
def test_mc_17_one_card_a_play(count: int) -> None:
    table = Table("Ab Gb Eb | Cb Sb Eb ; Eb | AGE | open 0 -", "age cage cages")
    placements = (
        co.Placement(table.card(0, "Cb"), FRONT),
        co.Placement(table.card(0, "Sb"), BACK),
    )
    assert reason(table.do(0, co.Play(0, placements[:count]))) == "ONE_CARD_ONLY"


def test_mc_17_the_card_is_in_the_hand() -> None:
    table = Table("Ab Gb Eb | Cb Eb ; Sb Eb | AGE | open 0 -", "age cage cages")
    play = co.Play(0, (co.Placement(table.card(1, "Sb"), BACK),))
    assert reason(table.do(0, play)) == "NOT_IN_HAND"


@pytest.mark.parametrize(
    "place", [over(77), Place(Where.BELOW, 0), Place(Where.GAP, 0, 2), Place(Where.GAP, 2, 3)]
)
def test_mc_17_a_place_of_the_row(place: Place) -> None:
    table = Table("Ab Gb Eb | Cb Eb ; Sb Eb | AGE | open 0 INSERTION", "age cage cages")
    play = co.Play(0, (co.Placement(table.card(0, "Cb"), place),))
    assert reason(table.do(0, play)) == "NO_SUCH_PLACE"
    assert table.size(0) == 2


def test_mc_17_seats_that_are_not_there_are_refused() -> None:
    table = Table("Ab Gb Eb | Cb Eb ; Sb Eb | AGE | open 0 -", "age cage")
    assert reason(table.do(5, co.Declare())) == "STOPPED"
    assert reason(table.do(-1, co.Declare())) == "STOPPED"


GROW = "ab cab acab bacab"


def test_mc_18_no_third_card_in_succession_in_front() -> None:
    table = Table("Ab Bb | Cb Ab Bb Eb Eb ; Eb | AB | open 0 -", GROW)
    assert table.stands(0, "Cb", "front")
    assert table.stands(0, "Ab", "front")
    table.lay(0, "Bb", "front")
    assert table.fault() == "SAME_PLACE_3"
    assert table.size(0) == 5


def test_mc_18_no_third_card_in_succession_behind() -> None:
    table = Table("Ab Bb | Cb Ab Bb Eb Eb ; Eb | AB | open 0 -", "ab abc abca abcab")
    assert table.stands(0, "Cb", "back")
    assert table.stands(0, "Ab", "back")
    table.lay(0, "Bb", "back")
    assert table.fault() == "SAME_PLACE_3"


def test_mc_18_no_third_card_in_succession_on_a_pile_which_keeps_its_identity() -> None:
    table = Table("Ab Bb | Cb Db Eb Fb ; Xb Eb | AB | open 0 -", "ab cb db xdb xeb")
    assert table.stands(0, "Cb", "over:0")
    assert table.stands(0, "Db", "over:0")
    assert table.stands(1, "Xb", "front")  # the pile is now the second
    table.lay(0, "Eb", "over:1")
    assert table.fault() == "SAME_PLACE_3"


def test_mc_18_another_place_by_the_same_player_resets_the_count() -> None:
    table = Table("Ab Bb | Cb Ab Sb Bb Eb ; Eb | AB | open 0 -", "ab cab acab acabs bacabs")
    assert table.stands(0, "Cb", "front")
    assert table.stands(0, "Ab", "front")
    assert table.stands(0, "Sb", "back")
    assert table.stands(0, "Bb", "front")


def test_mc_18_only_cards_at_that_place_count() -> None:
    table = Table("Ab Bb | Cb Sb Ab Eb ; Eb | AB | open 0 -", "ab cab cabs cabsa")
    assert table.stands(0, "Cb", "front")
    assert table.stands(0, "Sb", "back")
    assert table.stands(0, "Ab", "back")


@pytest.mark.parametrize(("option", "stands"), [("own_cards", False), ("uninterrupted", True)])
def test_mc_18_cards_of_others_between(option: str, stands: bool) -> None:
    table = Table(
        "Ab Bb | Cb Ab Bb Eb Eb ; Sb Eb | AB | open 0 -",
        "ab cab acab acabs bacabs",
        same_place=option,
    )
    assert table.stands(0, "Cb", "front")
    assert table.stands(0, "Ab", "front")
    assert table.stands(1, "Sb", "back")
    assert table.stands(0, "Bb", "front") is stands
    assert table.fault() == ("" if stands else "SAME_PLACE_3")


def test_mc_18_a_faulty_or_refused_play_neither_counts_nor_resets() -> None:
    table = Table("Ab Bb | Cb Ab Bb Zb Eb ; Eb | AB | open 0 -", GROW)
    assert table.stands(0, "Cb", "front")
    table.lay(0, "Zb", "back")
    assert table.fault() == "NOT_A_WORD"
    assert table.stands(0, "Ab", "front")
    table.lay(0, "Bb", "front")
    assert table.fault() == "SAME_PLACE_3"


def test_mc_18_a_meli_resets_all() -> None:
    table = Table("Ab Bb | Cb Ab Bb Eb Eb ; Eb | AB | open 0 -", GROW + " caba bcaba")
    assert table.stands(0, "Cb", "front")
    assert table.stands(0, "Ab", "front")
    table.meli(1, 1, 0, 3, 2)
    assert table.word == "CABA"
    assert table.stands(0, "Bb", "front")


def test_mc_18_a_cado_resets_all() -> None:
    table = Table("Ab Bb | Cb Ab Bb Eb Eb ; Eb | AB | open 0 -", GROW + " aca baca")
    assert table.stands(0, "Cb", "front")
    assert table.stands(0, "Ab", "front")
    table.cado(1, 3, 0)
    assert table.word == "ACA"
    assert table.stands(0, "Bb", "front")


def test_mc_18_a_blockage_resets_all() -> None:
    table = Table("Ab Bb | Cb Ab Bb Eb Eb ; Eb | AB | open 1 -", GROW, violet="never")
    table.stands(0, "Cb", "front")
    table.stands(0, "Ab", "front")
    table.do(1, co.Declare())
    table.do(0, co.Agree())
    assert table.state.sequence == 2
    assert all(seat.streak is None for seat in table.state.seats)


def test_mc_18_a_place_is_itself_whatever_else_a_command_says_of_it() -> None:
    """Numbers that mean nothing at a place do not make another place of it."""
    table = Table("Ab Bb | Cb Ab Bb Eb Eb ; Eb | AB | open 0 -", GROW)
    for number, card in enumerate(("Cb", "Ab", "Bb")):
        place = Place(Where.FRONT, number, number)
        table.do(0, co.Play(table.state.version, (co.Placement(table.card(0, card), place),)))
        table.wait(table.time + 400)
    assert table.fault() == "SAME_PLACE_3"
    table = Table("Ab Bb | Cb Db Eb Fb ; Xb Eb | AB | open 0 -", "ab cb db eb")
    for number, card in enumerate(("Cb", "Db", "Eb")):
        place = Place(Where.OVER, 0, number)
        table.do(0, co.Play(table.state.version, (co.Placement(table.card(0, card), place),)))
        table.wait(table.time + 400)
    assert table.fault() == "SAME_PLACE_3"


def test_mc_18_gaps_are_places() -> None:
    table = Table("Ab Bb Cb | Db Eb Fb ; Eb | ABC | open 0 INSERTION", "abc adbc aedbc aefdbc")
    assert table.stands(0, "Db", "insert:1")
    assert table.stands(0, "Eb", "insert:1")  # between other neighbours: another place
    assert table.stands(0, "Fb", "insert:2")


@pytest.mark.parametrize(
    ("card", "where", "fault"),
    [
        ("Zb", "back", "NOT_A_WORD"),
        ("Gb", "over:1", "REPEAT"),
        ("Rb", "over:2", "RED_COVERED"),
        ("Ng", "over:1", "GREEN_MIDDLE"),
    ],
)
def test_mc_19_a_fault_restores_the_table_and_costs_two_cards(
    card: str, where: str, fault: str
) -> None:
    table = Table(f"Ab Gb Er | {card} Eb ; Eb | AGE ANE | open 0 -", "age ane", stock=10)
    before = table.state.row
    events = table.lay(0, card, where)
    assert table.fault() == fault
    assert kinds(events) == ["Faulted", "Drawn"]
    assert table.state.row == before
    assert table.card(0, card) is not None  # it went back
    assert table.size(0) == 4
    assert len(table.state.stock) == 8
    assert table.size(1) == 1


def test_mc_19_a_fault_of_the_third_card() -> None:
    table = Table("Ab Bb | Cb Ab Bb Eb Eb ; Eb | AB | open 0 -", GROW)
    table.stands(0, "Cb", "front")
    table.stands(0, "Ab", "front")
    table.lay(0, "Bb", "front")
    assert (table.fault(), table.size(0)) == ("SAME_PLACE_3", 5)


def test_mc_19_a_failed_meli_and_a_failed_cado_cost_two_cards() -> None:
    table = Table("Ab Gb Eb | Cb Eb ; Sb Eb | AGE | open 0 -", "age")
    table.meli(0, 2, 1, 0)
    assert (table.fault(), table.size(0), table.word) == ("NOT_A_WORD", 4, "AGE")
    table.cado(1, 0, 0)
    assert (table.fault(), table.size(1), table.word) == ("NOT_A_WORD", 4, "AGE")


def test_when_several_reasons_hold_the_first_is_given() -> None:
    """Refusals before faults, each in the referee's order."""
    table = Table("Ar Bb | Cb Ab Zg Eb Eb ; Eb | AB | open 0 -", "ab cab acab")
    table.lay(0, "Zg", "over:0")
    assert table.fault() == "RED_COVERED"  # and no word
    table.stands(0, "Cb", "front")
    table.stands(0, "Ab", "front")
    table.lay(0, "Zg", "front")
    assert table.fault() == "SAME_PLACE_3"  # and no word
    play = co.Play(0, (co.Placement(-5, Place(Where.GAP, 0, 1)),))
    assert reason(table.do(0, play)) == "INSERTION_NOT_ALLOWED"  # and not in the hand
    twice = co.Play(0, (co.Placement(-5, FRONT), co.Placement(-5, FRONT)))
    assert reason(table.do(0, twice)) == "ONE_CARD_ONLY"  # and not in the hand


def test_mc_19_what_the_fault_was_is_told_with_its_evidence() -> None:
    table = Table("Ab Gb Eb | Zb Eb ; Eb | AGE | open 0 -", "age")
    events = table.lay(0, "Zb", "front")
    assert isinstance(events, list)
    fault = next(e for e in events if isinstance(e, ev.Faulted))
    assert (fault.seat, fault.word, fault.evidence["word"]) == (0, "ZAGE", "ZAGE")
    assert [laid.card.letter for laid in fault.cards] == ["Z"]
