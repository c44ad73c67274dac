"""MC-20: plays at the same time."""

import pytest
from msgspec.structs import replace
from positions import Table, kinds, reason

from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.state import Phase

AGE = "Ab Gb Eb | Cb Sb Eb ; Rb Sb Eb ; Sb Eb Pb | AGE | open 0 -"
WORDS = "age ages cage rage cages rages page pages"


def test_mc_20_a_correct_play_shows_at_once_as_provisional() -> None:
    table = Table(AGE, WORDS)
    assert kinds(table.lay(0, "Cb", "front", at=1000)) == ["Laid"]
    view = table.game.view(table.state, frozenset({1}))
    assert [p.letter for p in view.row.piles] == list("CAGE")
    assert [p.letter for p in view.settled.piles] == list("AGE")
    assert view.provisional == (view.row.piles[0].top.id,)
    assert view.version != view.settled_version
    assert (view.closes, table.seen) == (1400, ["AGE"])
    assert table.wait(1399) == []
    assert kinds(table.wait(1400)) == ["Settled"]
    assert table.seen == ["AGE", "CAGE"]


@pytest.mark.parametrize("ms", [0, 1, 2000])
def test_mc_20_simultaneous_ms(ms: int) -> None:
    table = Table(AGE, WORDS, simultaneous_ms=ms)
    table.lay(0, "Cb", "front", at=1000)
    assert (table.word == "CAGE") is (ms == 0)
    table.wait(1000 + ms)
    assert table.word == "CAGE"


def test_mc_20_alone_at_the_table_nothing_waits() -> None:
    table = Table("Ab Gb Eb | Cb Sb Eb | AGE | open 0 -", WORDS)
    assert kinds(table.lay(0, "Cb", "front")) == ["Laid", "Settled"]


def test_mc_20_plays_aimed_at_the_settled_row_join_in_order_of_arrival() -> None:
    table = Table(AGE, WORDS)
    row = table.state.row
    table.lay(0, "Cb", "front", at=0)
    table.lay(1, "Sb", "back", at=300, version=0, row=row)
    assert "".join(p.letter for p in table.state.shown.piles) == "CAGES"
    assert kinds(table.wait(400)) == ["Settled"]  # nothing extends the window
    assert table.word == "CAGES"


def test_mc_20_the_words_on_the_way_count_as_seen() -> None:
    table = Table(AGE, WORDS)
    row = table.state.row
    table.lay(0, "Cb", "front")
    table.lay(1, "Sb", "back", version=0, row=row)
    table.wait(400)
    assert table.seen == ["AGE", "CAGE", "CAGES"]
    assert [w.seat for w in table.state.words][1:] == [0, 1]


def test_mc_20_a_wrong_row_on_the_way_is_no_word() -> None:
    table = Table(
        "Ab Gb Eb | Cb Eb ; Sb Eb ; Rb Eb | AGE | open 0 -", "age cage ages rage ragcages"
    )
    row = table.state.row
    table.lay(0, "Cb", "front")
    table.lay(1, "Sb", "back", version=0, row=row)
    table.wait(400)
    assert table.seen == ["AGE"]  # CAGES is no word: all came back


def test_mc_20_three_together() -> None:
    words = "ab cab abs cabs db dbs cdb cdbs"
    table = Table("Ab Bb | Cb Eb ; Sb Eb ; Db Eb | AB | open 0 -", words)
    row = table.state.row
    table.lay(0, "Cb", "front")
    table.lay(1, "Sb", "back", version=0, row=row)
    table.lay(2, "Db", "over:0", version=0, row=row)
    table.wait(400)
    assert (table.word, table.seen) == ("CDBS", ["AB", "CAB", "CABS", "CDBS"])


def collision(**options: object) -> Table:
    """A lays C, B lays R, both in front of AGE: RCAGE is no word."""
    table = Table(AGE, WORDS, **options)
    row = table.state.row
    table.lay(0, "Cb", "front", at=100)
    table.lay(1, "Rb", "front", at=300, version=0, row=row)
    table.wait(500)
    return table


def test_mc_20_a_wrong_result_gives_all_cards_back_free() -> None:
    table = collision()
    assert (table.word, table.seen) == ("AGE", ["AGE"])
    assert (table.size(0), table.size(1)) == (3, 3)
    assert table.fault() == ""
    assert all(seat.streak is None for seat in table.state.seats)


def test_mc_20_those_cards_are_locked_until_the_next_settled_row() -> None:
    table = collision()
    assert reason(table.lay(0, "Cb", "front")) == "LOCKED"
    assert reason(table.lay(1, "Rb", "front")) == "LOCKED"
    table.lay(2, "Pb", "front")
    table.wait(table.time + 400)
    assert table.word == "PAGE"
    assert table.stands(0, "Cb", "over:0")


def test_mc_20_a_meli_is_a_settled_row_too() -> None:
    table = collision()
    table.game.judge = table.game.judge.extended(frozenset({"GAE", "CGAE"}))
    table.meli(2, 1, 0, 2)
    assert table.stands(0, "Cb", "front")


def test_mc_20_a_locked_card_may_be_exchanged() -> None:
    """Only laying it again waits; MC-36 holds at any time."""
    table = collision()
    card = table.card(0, "Cb")
    assert kinds(table.do(0, co.Exchange(card))) == ["Drawn", "Exchanged"]
    assert table.state.seats[0].locked == ()


def test_mc_20_counts_are_as_before() -> None:
    table = Table("Ab Bb | Cb Ab Bb Bb Eb ; Db Eb | AB | open 0 -", "ab cab acab bacab dcab")
    assert table.stands(0, "Cb", "front")
    row, version = table.state.row, table.state.version
    table.lay(0, "Ab", "front")
    table.lay(1, "Db", "front", version=version, row=row)
    table.wait(table.time + 400)
    assert table.word == "CAB"
    streak = table.state.seats[0].streak
    assert streak is not None
    assert streak.count == 1


def test_mc_20_together_they_must_respect_the_colours() -> None:
    table = Table("Ab Gb Eb | Cg Eb ; Rb Eb | AGE | open 0 -", "cage rage rcage")
    row = table.state.row
    table.lay(0, "Cg", "front")
    table.lay(1, "Rb", "front", version=0, row=row)
    assert kinds(table.wait(400)) == ["Returned"]
    table = Table("Ab Gb Eb | Nr Eb ; Mb Eb | AGE | open 0 -", "ane ame")
    row = table.state.row
    table.lay(0, "Nr", "over:1")
    table.lay(1, "Mb", "over:1", version=0, row=row)
    assert kinds(table.wait(400)) == ["Returned"]  # the red N would be covered


def test_mc_20_together_they_must_respect_the_places() -> None:
    table = Table("Lb Sb | Eb Ab ; Ab Ub | LS | open 0 INSERTION", "les las leas laes")
    row = table.state.row
    table.lay(0, "Eb", "insert:1")
    table.lay(1, "Ab", "insert:1", version=0, row=row)
    cards = {p.top.letter for p in table.state.shown.piles}
    assert cards == set("LEAS")  # everyone sees both until the window closes
    assert kinds(table.wait(400)) == ["Returned"]


def test_mc_20_together_they_must_make_a_new_word() -> None:
    position = AGE.replace("| AGE |", "| AGE CAGES |")
    table = Table(position, WORDS)
    row = table.state.row
    table.lay(0, "Cb", "front")
    table.lay(1, "Sb", "back", version=0, row=row)
    assert kinds(table.wait(400)) == ["Returned"]
    assert table.seen == ["AGE", "CAGES"]


def test_mc_20_jokers_of_the_base_have_the_name_the_first_play_gave() -> None:
    table = Table("*b Eb | Ab Eb ; Sb Eb | - | open 0 -", "ale les rea res ales")
    row = table.state.row
    table.lay(0, "Ab", "front", names={0: "L"})
    table.lay(1, "Sb", "back", version=0, row=row, names={0: "R"})
    table.wait(400)
    assert (table.word, table.row) == ("ALES", "Ab *b=L Eb Sb")


def test_mc_20_a_wrong_play_in_the_window_is_a_fault_at_once() -> None:
    table = Table(AGE, WORDS)
    row = table.state.row
    table.lay(0, "Cb", "front")
    table.lay(1, "Eb", "front", version=0, row=row)
    assert (table.fault(), table.size(1)) == ("NOT_A_WORD", 5)
    table.wait(400)
    assert table.word == "CAGE"


def test_mc_20_a_play_aimed_at_the_provisional_row_waits_and_is_then_judged() -> None:
    table = Table(AGE, WORDS)
    table.lay(0, "Cb", "front", at=0)
    assert kinds(table.lay(1, "Sb", "back", at=100)) == ["Held"]
    assert table.size(1) == 3
    assert kinds(table.wait(400)) == ["Settled", "Laid"]
    table.wait(800)
    assert table.word == "CAGES"


def test_mc_20_aimed_at_a_provisional_row_that_went_back_it_goes_back_free() -> None:
    table = Table(AGE, WORDS)
    row = table.state.row
    table.lay(0, "Cb", "front", at=0)
    table.lay(2, "Pb", "over:0", at=50)  # PAGE, on top of the provisional C
    table.lay(1, "Rb", "front", at=100, version=0, row=row)
    assert kinds(table.wait(400)) == ["Returned", "Rejected"]
    assert (table.fault(), table.size(2)) == ("", 3)


def test_mc_20_a_second_play_of_the_same_player_waits() -> None:
    table = Table(AGE, WORDS)
    row = table.state.row
    table.lay(0, "Cb", "front")
    assert kinds(table.lay(0, "Sb", "back", version=0, row=row)) == ["Held"]
    table.wait(800)
    assert table.word == "CAGES"


def test_mc_20_a_locked_card_aimed_at_the_provisional_row_waits_too() -> None:
    table = collision()
    table.lay(2, "Pb", "front", at=600)
    assert kinds(table.lay(0, "Cb", "over:0", at=700)) == ["Held"]
    table.wait(1400)
    assert table.word == "CAGE"


def test_mc_20_calls_and_exchanges_take_effect_at_the_settlement() -> None:
    table = Table(AGE, WORDS)
    table.lay(0, "Cb", "front", at=0)
    assert kinds(table.do(1, co.CallMeli(), at=100)) == ["Held"]
    assert kinds(table.do(2, co.Exchange(table.card(2, "Sb")), at=150)) == ["Held"]
    assert (table.phase, table.size(2)) == (Phase.OPEN, 3)
    table.wait(400)
    assert table.phase == Phase.CALL
    call = table.state.call
    assert call is not None
    assert (call.seat, call.since, call.until) == (1, 400, 15_400)
    assert table.size(2) == 3  # the exchange came after the call: a stop


def test_mc_20_an_exchange_that_waited_is_done() -> None:
    table = Table(AGE, WORDS)
    table.lay(0, "Cb", "front", at=0)
    table.do(2, co.Exchange(table.card(2, "Sb")), at=150)
    table.wait(400)
    assert table.size(2) == 5


def test_mc_20_an_empty_hand_ends_the_round_before_any_call() -> None:
    table = Table("Ab Gb Eb | Cb ; Rb Sb | AGE | open 0 -", WORDS)
    table.lay(0, "Cb", "front")
    assert table.phase == Phase.OPEN  # not before the settlement
    table.do(1, co.CallMeli())
    assert kinds(table.wait(400)) == ["Settled", "RoundEnded", "Rejected"]
    assert table.state.results[-1].points == (0, 2)


def test_mc_20_an_empty_hand_that_comes_back_ends_nothing() -> None:
    table = Table("Ab Gb Eb | Cb ; Rb Sb | AGE | open 0 -", WORDS)
    row = table.state.row
    table.lay(0, "Cb", "front")
    table.lay(1, "Rb", "front", version=0, row=row)
    assert kinds(table.wait(400)) == ["Returned"]
    assert table.phase == Phase.OPEN


def test_mc_20_the_end_of_the_round_waits_for_the_settlement() -> None:
    table = Table(AGE, WORDS)
    table.state = replace(table.state, round_until=300)
    table.lay(0, "Cb", "front", at=100)
    assert table.wait(499) == []
    events = table.wait(500)
    assert kinds(events)[:2] == ["Settled", "RoundEnded"]
    ended = events[1]
    assert isinstance(ended, ev.RoundEnded)
    assert ended.result.at == 500  # time does not go back


def test_mc_20_penalties_are_drawn_from_under_the_settled_row_while_a_window_is_open() -> None:
    """MC-22: what lies under the provisional card stays, for it may be seen again."""
    table = Table("Ab Gb/Nb Eb/Eb | Gb Mb Eb ; Zb Eb | ANE | open 0 -", "ane age ame", stock=0)
    row = table.state.row
    table.lay(0, "Mb", "over:1")
    table.lay(1, "Zb", "front", version=0, row=row)
    assert (table.fault(), table.size(1)) == ("NOT_A_WORD", 4)
    assert table.row == "Ab Nb Eb"
    assert [len(p.cards) for p in table.state.shown.piles] == [1, 2, 1]
    table.wait(400)
    assert table.row == "Ab Nb/Mb Eb"


def test_mc_20_the_piles_keep_their_identity_from_shown_to_settled() -> None:
    """MC-18: what was shown with an id settles with it."""
    table = Table(AGE, WORDS)
    row = table.state.row
    table.lay(0, "Cb", "front")
    first = [p.id for p in table.state.shown.piles]
    table.lay(1, "Sb", "back", version=0, row=row)
    second = [p.id for p in table.state.shown.piles]
    assert second[:4] == first
    table.wait(400)
    assert [p.id for p in table.state.row.piles] == second


def test_mc_20_a_pile_that_went_back_leaves_its_identity_to_no_other() -> None:
    """MC-18, MC-21: a late play may still name it."""
    table = Table(AGE, WORDS)
    row = table.state.row
    table.lay(0, "Cb", "front")
    table.lay(1, "Rb", "front", version=0, row=row)
    gone = {p.id for p in table.state.shown.piles} - {p.id for p in row.piles}
    table.wait(400)
    table.lay(2, "Pb", "front")
    assert not gone & {p.id for p in table.state.shown.piles}


def test_mc_20_nobody_joins_the_opening() -> None:
    table = Table("Cb Rb | Ib Eb Eb ; Sb Eb | - | opening 0 -", "cri crs")
    assert kinds(table.lay(0, "Ib", "back")) == ["Laid", "Settled"]
    assert table.phase == Phase.OPEN


def test_mc_20_what_waits_is_nobody_elses_business() -> None:
    table = Table(AGE, WORDS)
    table.lay(0, "Cb", "front")
    held = table.lay(1, "Sb", "back")
    assert isinstance(held, list)
    seen = table.game.redact(held[0], frozenset({0, 2}))
    assert isinstance(seen, ev.Held)
    assert seen.command is None
    assert table.game.redact(held[0], frozenset({1})) == held[0]
