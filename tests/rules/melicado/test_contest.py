"""MC-38, pas vu, pas pris: where the table is the referee, wrong words stand until contested."""

from typing import Any

import msgspec
import pytest
from positions import Answer, Table, again, kinds, reason

from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Place, Where
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import redact
from melicado.words.wordlist import WordList

THREE = "Pb Ab Gb Eb | Lb Sb Xb ; Rb Tb Xb ; Cb Nb Xb | PAGE | open 0 -"
WORDS = "page page pages plage cage nage age"


def game(position: str = THREE, words: str = WORDS, **options: Any) -> Table:
    """A table that is its own referee; cards settle at once unless told otherwise."""
    settings = {"referee": "table", "simultaneous_ms": 0, "people": [0], **options}
    return Table(position, words, **settings)


def contest(table: Table, seat: int, at: int | None = None) -> Answer:
    """A seat contests what is shown."""
    if at is not None:
        table.wait(at)
    return table.do(seat, co.Contest(table.state.version))


def verdict(table: Table, seat: int = 1) -> str:
    """Contest, and let the verdict fall: what was wrong with the word."""
    contest(table, seat)
    going = table.state.contest
    assert going is not None
    table.wait(going.until)
    assert table.state.contest is None
    return going.reason


def test_mc_38_by_default_the_program_sees_every_fault_at_once() -> None:
    table = game(referee="automatic")
    assert not table.stands(0, "Xb", "back")
    assert table.fault() == "NOT_A_WORD"
    assert reason(contest(table, 1)) == "NOTHING_TO_CONTEST"
    assert table.stands(0, "Sb", "back")
    assert reason(contest(table, 1)) == "NOTHING_TO_CONTEST"


def test_mc_38_a_wrong_word_stands_unless_it_is_contested() -> None:
    table = game()
    assert table.stands(0, "Xb", "back")
    assert (table.word, table.size(0), table.seen[-1]) == ("PAGEX", 2, "PAGEX")
    table.wait(60_000)
    assert table.stands(1, "Xb", "back")
    assert table.word == "PAGEXX"


def test_mc_38_contested_and_wrong_the_table_is_as_before() -> None:
    """MC-19: card back, two drawn, the word is not seen."""
    table = game()
    row, hand = table.row, table.hand(0)
    table.lay(0, "Xb", "back")
    table.do(0, co.AddWord("ZZ"))
    assert verdict(table) == "NOT_A_WORD"
    assert (table.row, table.seen) == (row, ["PAGE"])
    assert table.hand(0) == " ".join(sorted([*hand.split(), "Eb", "Eb"]))
    assert (table.size(1), table.phase) == (3, Phase.OPEN)


@pytest.mark.parametrize(
    ("position", "how", "wrong"),
    [
        ("Pb Ab Gb Eb | Sb Xb ; Xb | PAGES PAGE | open 0 -", "Sb back", "REPEAT"),
        ("Pb Ab Gb Eb | Sb Xb ; Xb | PAGE | open 0 SINGULIER", "Sb back", "PLURAL"),
        ("Pb Ab Gb Eb | Sb Xb ; Xb | PAGE | open 0 CONJUGAISON_INTERDITE", "Sb back", "CONJUGATED"),
        ("Pb Ab Gb Eb | Xb Xb ; Xb | PAGE | open 0 -", "Xb over:0", "NOT_A_WORD"),
    ],
)
def test_mc_38_all_that_concerns_words_is_the_tables_to_see(
    position: str, how: str, wrong: str
) -> None:
    judge = WordList(WORDS.upper().split(), plural_only=["PAGES"], finite_only=["PAGES"])
    table = game(position, judge=judge)
    look, _, where = how.partition(" ")
    assert table.stands(0, look, where)
    assert verdict(table) == wrong


@pytest.mark.parametrize(
    ("position", "how", "wrong"),
    [
        ("Pb Ab Gb Er | Sb Xb ; Xb | PAGE | open 0 -", "Xb over:3", "RED_COVERED"),
        ("Pb Ab Gb Eg | Sb Xb ; Xb | PAGE | open 0 -", "Xb back", "GREEN_MIDDLE"),
        ("Pb Ab | Xb Xb ; Xb | PA | open 0 -", "Xb over:0", "TOO_SHORT"),
    ],
)
def test_mc_38_places_colours_and_counts_are_the_programs_to_see(
    position: str, how: str, wrong: str
) -> None:
    table = game(position, min_length=3)
    look, _, where = how.partition(" ")
    assert not table.stands(0, look, where)
    assert table.fault() == wrong


def test_mc_18_mc_38_three_cards_at_one_place_are_the_programs_to_see() -> None:
    table = game("Pb Ab Gb Eb | Xb Xb Xb Xb ; Xb | PAGE | open 0 -")
    assert table.stands(0, "Xb", "back")
    assert table.stands(0, "Xb", "back")
    assert not table.stands(0, "Xb", "back")
    assert table.fault() == "SAME_PLACE_3"


def test_mc_38_contested_and_right_costs_nothing() -> None:
    table = game()
    table.lay(0, "Sb", "back")
    assert verdict(table) == ""
    assert (table.word, table.size(0), table.size(1)) == ("PAGES", 2, 3)
    assert reason(contest(table, 2)) == "NOTHING_TO_CONTEST"


def test_mc_38_or_one_card_for_who_contests() -> None:
    table = game(wrong_contest="one_card")
    table.lay(0, "Sb", "back")
    assert verdict(table) == ""
    assert (table.word, table.size(0), table.size(1)) == ("PAGES", 2, 4)


def test_mc_38_a_right_contest_costs_no_card_either_way() -> None:
    table = game(wrong_contest="one_card")
    table.lay(0, "Xb", "back")
    verdict(table)
    assert table.size(1) == 3


def test_mc_38_nobody_contests_a_word_of_their_own() -> None:
    table = game()
    table.lay(0, "Xb", "back")
    assert reason(contest(table, 0)) == "NOTHING_TO_CONTEST"


def test_mc_38_only_within_contest_seconds() -> None:
    table = game(contest_seconds=8)
    table.lay(0, "Xb", "back")
    assert kinds(contest(table, 1, at=7_999)) == ["Contested"]
    late = game(contest_seconds=8)
    late.lay(0, "Xb", "back")
    assert reason(contest(late, 1, at=8_000)) == "NOTHING_TO_CONTEST"


def test_mc_38_only_before_the_next_card() -> None:
    table = game()
    table.lay(0, "Xb", "back")
    seen = table.state.version
    table.lay(1, "Xb", "back")
    assert reason(table.do(2, co.Contest(seen))) == "NOTHING_TO_CONTEST"
    assert kinds(table.do(2, co.Contest(table.state.version))) == ["Contested"]
    assert table.state.contest is not None
    assert table.state.contest.evidence == {"word": "PAGEXX"}


def test_mc_38_mc_20_a_contest_waits_for_the_settlement() -> None:
    table = game(simultaneous_ms=400)
    table.lay(0, "Xb", "back")
    assert kinds(contest(table, 1, at=200)) == ["Held"]
    assert table.phase == Phase.OPEN
    table.wait(400)
    assert table.phase == Phase.CONTEST
    assert table.state.contest is not None
    assert table.state.contest.reason == "NOT_A_WORD"


def test_mc_38_mc_20_cards_that_come_together_by_chance_go_back_free() -> None:
    table = game(simultaneous_ms=400)
    version = table.state.version
    table.lay(0, "Xb", "back")
    table.lay(1, "Xb", "front", version=version)
    table.wait(400)
    assert (table.word, table.size(0), table.size(1)) == ("PAGE", 3, 3)
    assert reason(contest(table, 2)) == "NOTHING_TO_CONTEST"


def test_mc_38_mc_20_a_window_whose_cards_go_together_is_right() -> None:
    words = f"{WORDS} cages"
    table = game("Pb Ab Gb Eb | Sb Ab ; Cb Ab ; Ab | PAGE | open 0 -", words, simultaneous_ms=400)
    version = table.state.version
    table.lay(0, "Sb", "back")
    table.lay(1, "Cb", "over:0", version=version)
    table.wait(400)
    assert table.word == "CAGES"
    assert reason(contest(table, 1)) == "NOTHING_TO_CONTEST"
    assert verdict(table, 2) == ""


def test_mc_38_mc_21_a_card_for_a_row_that_is_gone_comes_back_free() -> None:
    table = game()
    version = table.state.version
    table.lay(0, "Xb", "back")
    assert reason(table.lay(1, "Xb", "front", version=version)) == "STALE"
    assert table.stands(1, "Xb", "front")


def test_mc_38_during_a_contest_the_table_stops() -> None:
    table = game()
    table.lay(0, "Xb", "back")
    contest(table, 1)
    refused = [
        table.play(2, "Cb", "over:0"),
        co.Exchange(table.card(2, "Cb")),
        co.CallMeli(),
        co.CallCado(),
        co.Declare(),
        co.AddWord("ZZ"),
        co.Contest(table.state.version),
        co.NextRound(),
    ]
    assert [reason(table.do(2, command)) for command in refused] == ["STOPPED"] * len(refused)


def test_mc_38_mc_39_after_a_last_card_only_contests_are_accepted() -> None:
    table = game("Pb Ab Gb Eb | Sb ; Rb Cb ; Nb | PAGE | open 0 -", contest_seconds=8)
    table.lay(0, "Sb", "back")
    assert (table.phase, table.size(0)) == (Phase.OPEN, 0)
    for command in (table.play(1, "Cb", "over:0"), co.CallMeli(), co.Declare(), co.AddWord("ZZ")):
        assert reason(table.do(1, command)) == "STOPPED"
    table.wait(7_999)
    assert table.phase == Phase.OPEN
    table.wait(8_000)
    assert table.phase in (Phase.OVER, Phase.SCORES)
    assert table.state.results[-1].points == (0, 2, 1)


def test_mc_38_mc_39_a_last_card_contested_and_wrong_does_not_end_the_round() -> None:
    table = game("Pb Ab Gb Eb | Xb ; Rb Cb ; Nb | PAGE | open 0 -")
    table.lay(0, "Xb", "back")
    assert verdict(table, 2) == "NOT_A_WORD"
    assert (table.phase, table.size(0), table.word) == (Phase.OPEN, 3, "PAGE")
    table.wait(60_000)
    assert table.phase == Phase.OPEN


def test_mc_38_mc_39_a_last_card_contested_and_right_ends_it() -> None:
    table = game("Pb Ab Gb Eb | Sb ; Rb Cb ; Nb | PAGE | open 0 -")
    table.lay(0, "Sb", "back")
    assert verdict(table, 2) == ""
    assert table.state.results[-1].finished == (0,)


def test_mc_38_alone_at_the_table_the_program_is_the_referee() -> None:
    """Nobody else could contest: decided."""
    table = game("Pb Ab Gb Eb | Sb Xb | PAGE | open 0 -")
    assert not table.stands(0, "Xb", "back")
    assert table.fault() == "NOT_A_WORD"
    assert table.stands(0, "Sb", "back")


def test_mc_38_a_last_seat_left_has_nobody_to_contest_it() -> None:
    table = game("Pb Ab Gb Eb | Sb Xb ; Rb | PAGE | open 0 -")
    table.lay(0, "Xb", "back")
    table.do(1, co.Fold())
    assert table.state.contestable is None
    assert table.word == "PAGEX"


def test_mc_38_the_opening_can_be_contested_and_is_then_to_be_done_again() -> None:
    table = game("Pb Ab | Xb Sb ; Rb | - | opening 0 -", "pas", opening_seconds=30)
    table.lay(0, "Xb", "back", at=1_000)
    assert table.phase == Phase.OPEN
    contest(table, 1, at=2_000)
    table.do(0, co.VoteWord(False))
    assert (table.phase, table.row, table.size(0)) == (Phase.OPENING, "Pb Ab", 4)
    assert table.state.step_until == 32_000
    assert not table.state.moved
    assert table.stands(0, "Sb", "back")


def test_mc_32_mc_38_a_meli_stands_unless_contested() -> None:
    table = game("Pb Ab Gb Eb | Rb Tb ; Rb Cb ; Nb | PAGE | open 0 -", WORDS)
    card = table.card(0, "Rb")
    table.meli(0, 3, 2, 1, 0, discard="Rb")
    assert (table.word, table.size(0)) == ("EGAP", 1)
    assert verdict(table) == "NOT_A_WORD"
    assert (table.word, table.state.reserve) == ("PAGE", ())
    assert card in {c.id for c in table.state.seats[0].hand}
    assert table.size(0) == 4


def test_mc_32_mc_38_time_out_and_the_same_word_stay_faults() -> None:
    table = game()
    table.do(0, co.CallMeli())
    table.wait(15_000)
    assert table.fault() == "TIME_OUT"
    table.meli(0, 0, 1, 2, 3)
    assert table.fault() == "MELI_SAME_WORD"


def test_mc_33_mc_38_a_cado_contested_comes_back_with_its_pile() -> None:
    table = game("Pb Lb/Sb/Tb Ab Gb Eb | Ab Rb ; Ab Eb ; Eb | PTAGE | open 0 -", "plage page")
    before = table.row
    table.cado(0, 3, 2)
    assert (table.word, table.size(2)) == ("PTAE", 2)
    assert verdict(table, 2) == "NOT_A_WORD"
    assert (table.row, table.size(0), table.size(2)) == (before, 4, 1)


def test_mc_33_mc_34_mc_38_a_cado_of_the_same_root_is_wrong() -> None:
    judge = WordList(["CHAT", "CHATS"], roots=dict.fromkeys(["CHAT", "CHATS"], frozenset("c")))
    table = game("Cb Hb Ab Tb Sb | Ab Rb ; Eb | CHATS | open 0 -", judge=judge)
    table.cado(0, 4, 1)
    assert table.word == "CHAT"
    contest(table, 1)
    assert table.state.contest is not None
    assert table.state.contest.reason == "CADO_SAME_ROOT"
    assert table.state.contest.evidence == {"word": "CHAT", "before": "CHATS"}


def test_mc_36_mc_38_a_card_that_may_go_back_is_not_exchanged() -> None:
    table = game("Pb Lb Ab Gb Eb | Ab Rb ; Ab Eb ; Eb | PLAGE | open 0 -", "plage page")
    table.cado(0, 1, 1)
    given = table.card(1, "Lb")
    assert reason(table.do(1, co.Exchange(given))) == "MAY_GO_BACK"
    table.do(1, co.Exchange(table.card(1, "Ab")))
    table.wait(8_000)
    assert kinds(table.do(1, co.Exchange(given))) == ["Drawn", "Exchanged"]


def test_mc_22_mc_38_what_may_come_back_is_not_shuffled_into_the_stock() -> None:
    table = game("Pb/Lb Ab Gb Eb | Rb Tb ; Rb Cb ; Nb | LAGE | open 0 -", "page", stock=2)
    table.meli(0, 3, 2, 1, 0, discard="Rb")
    assert reason(table.do(1, co.Exchange(table.card(1, "Cb")))) == "STOCK_TOO_SMALL"
    verdict(table)
    assert (table.row, table.size(0)) == ("Pb/Lb Ab Gb Eb", 4)
    table = game("Pb/Lb Ab Gb Eb | Rb Tb ; Rb Cb ; Nb | LAGE | open 0 -", "page", stock=2)
    table.meli(0, 3, 2, 1, 0, discard="Rb")
    table.wait(8_000)
    assert not isinstance(table.do(1, co.Exchange(table.card(1, "Cb"))), str)
    assert table.size(1) == 4


def test_mc_32_mc_38_a_call_waits_for_the_verdict_and_goes_on() -> None:
    table = game()
    table.lay(0, "Sb", "back")
    table.do(1, co.CallMeli())
    contest(table, 2, at=5_000)
    show = co.Rearrange(tuple(p.id for p in table.state.row.piles))
    assert reason(table.do(1, show)) == "STOPPED"
    table.wait(8_000)
    assert (table.phase, table.state.call and table.state.call.until) == (Phase.CALL, 18_000)


def test_mc_35_mc_38_a_call_on_a_word_that_falls_is_off() -> None:
    table = game()
    table.lay(0, "Xb", "back")
    table.do(1, co.CallMeli())
    assert verdict(table, 2) == "NOT_A_WORD"
    assert (table.phase, table.state.call, table.size(1)) == (Phase.OPEN, None, 3)


def test_mc_37_mc_38_a_declaration_lives_again_when_the_play_against_it_falls() -> None:
    table = game(block_seconds=10)
    table.do(1, co.Declare())
    table.lay(0, "Xb", "back", at=4_000)
    assert table.state.declaration is None
    contest(table, 2, at=6_000)
    table.do(0, co.VoteWord(False))
    assert table.state.declaration is not None
    assert table.state.declaration.until == 12_000


def test_mc_37_mc_38_the_clock_of_a_declaration_stands_during_a_contest() -> None:
    table = game(block_seconds=10)
    table.lay(0, "Sb", "back")
    table.do(1, co.Declare())
    contest(table, 2, at=1_000)
    table.wait(4_000)
    assert table.state.declaration is not None
    assert table.state.declaration.until == 13_000


def test_mc_18_mc_38_counts_are_as_before() -> None:
    table = game("Pb Ab Gb Eb | Xb Xb Xb Xb ; Rb Tb ; Nb | PAGE | open 0 -")
    table.stands(0, "Xb", "back")
    streak = table.state.seats[0].streak
    table.stands(0, "Xb", "back")
    verdict(table)
    assert table.state.seats[0].streak == streak
    assert table.stands(0, "Xb", "back")


# the vote of the people


def test_mc_38_the_people_may_accept_the_word_all_together() -> None:
    table = game(people=[0, 1])
    table.lay(0, "Xb", "back")
    contest(table, 2)
    assert reason(table.do(2, co.VoteWord(True))) == "NO_PROPOSAL"
    table.do(0, co.VoteWord(True))
    assert table.phase == Phase.CONTEST
    assert kinds(table.do(1, co.VoteWord(True))) == ["WordBacked", "WordAdded", "ContestEnded"]
    assert (table.word, table.size(0), table.phase) == ("PAGEX", 2, Phase.OPEN)
    assert table.state.added == {"PAGEX"}


def test_mc_38_who_contested_a_word_that_is_then_accepted_pays_nothing() -> None:
    table = game(wrong_contest="one_card")
    table.lay(0, "Xb", "back")
    contest(table, 2)
    table.do(0, co.VoteWord(True))
    assert table.size(2) == 3


def test_mc_38_one_no_and_the_verdict_falls() -> None:
    table = game(people=[0, 1])
    table.lay(0, "Xb", "back")
    contest(table, 2)
    table.do(0, co.VoteWord(True))
    table.do(1, co.VoteWord(False))
    assert (table.word, table.size(0)) == ("PAGE", 5)


def test_mc_38_nobody_says_yes_and_the_verdict_falls() -> None:
    table = game()
    table.lay(0, "Xb", "back")
    contest(table, 2, at=1_000)
    table.wait(8_999)
    assert table.phase == Phase.CONTEST
    table.wait(9_000)
    assert (table.word, table.size(0)) == ("PAGE", 5)


def test_mc_38_each_yes_gives_the_others_more_time() -> None:
    table = game(people=[0, 1])
    table.lay(0, "Xb", "back")
    contest(table, 2, at=1_000)
    table.wait(5_000)
    table.do(0, co.VoteWord(True))
    table.wait(12_999)
    assert table.phase == Phase.CONTEST
    table.wait(13_000)
    assert table.phase == Phase.OPEN


def test_mc_38_what_has_been_seen_is_no_matter_for_a_vote() -> None:
    table = game("Pb Ab Gb Eb | Sb Xb ; Xb | PAGES PAGE | open 0 -")
    table.lay(0, "Sb", "back")
    contest(table, 1)
    assert reason(table.do(0, co.VoteWord(True))) == "NO_PROPOSAL"


def test_mc_38_mc_43_a_voter_who_leaves_has_no_vote() -> None:
    table = game(people=[1, 2])
    table.lay(0, "Xb", "back")
    contest(table, 1)
    table.do(1, co.VoteWord(True))
    table.do(2, co.Fold())
    assert (table.word, table.phase) == ("PAGEX", Phase.OPEN)


def test_mc_38_mc_43_when_the_owner_leaves_the_contest_is_off() -> None:
    table = game()
    table.lay(0, "Xb", "back")
    contest(table, 1)
    table.do(0, co.Fold())
    assert (table.word, table.phase, table.state.contestable) == ("PAGEX", Phase.OPEN, None)


def test_mc_38_a_word_proposed_meanwhile_is_still_to_be_decided() -> None:
    table = game(people=[0, 1])
    table.do(0, co.AddWord("ZZ"))
    table.lay(0, "Xb", "back")
    contest(table, 2)
    table.do(0, co.VoteWord(True))
    table.do(1, co.VoteWord(True))
    assert table.state.proposal is not None
    assert table.state.proposal.word == "ZZ"


# what others learn


def test_mc_38_nothing_tells_a_wrong_word_before_it_is_contested() -> None:
    right, wrong = game(), game()
    right.lay(0, "Sb", "back")
    wrong.lay(0, "Xb", "back")
    assert kinds(right.events) == kinds(wrong.events) == ["Laid", "Settled"]
    shown = wrong.game.view(wrong.state, frozenset({1}))
    assert shown.contestable is not None
    assert (shown.contestable.word, shown.contestable.until) == ("PAGEX", 8_000)
    assert b"NOT_A_WORD" not in msgspec.json.encode(shown)


def test_mc_38_a_card_put_aside_stays_secret_until_it_comes_back() -> None:
    table = game("Pb Ab Gb Eb | Rb Tb ; Rb Cb ; Nb | PAGE | open 0 -", WORDS)
    secret = table.card(0, "Rb")
    table.meli(0, 3, 2, 1, 0, discard="Rb")
    verdict(table)
    for event in table.events:
        told = msgspec.json.encode(redact(event, frozenset({1})))
        assert f'[{secret},"R"'.encode() not in told
    view = table.game.view(again(table.state), frozenset({1}))
    assert f'[{secret},"R"'.encode() not in msgspec.json.encode(view)


def test_mc_38_the_verdict_is_written_into_the_event() -> None:
    """A replay asks no dictionary."""
    table = game()
    table.lay(0, "Xb", "back")
    contest(table, 1)
    event = table.events[-1]
    assert isinstance(event, ev.Contested)
    assert (event.reason, event.evidence, event.votable) == ("NOT_A_WORD", {"word": "PAGEX"}, True)


def below(table: Table, look: str, where: Where, stem: int = 1) -> None:
    """Seat 0 lays a card on the line below the second letter, or on that letter."""
    place = Place(where, table.state.row.piles[stem].id)
    placement = co.Placement(table.card(0, look), place)
    assert kinds(table.do(0, co.Play(table.state.version, (placement,)))) == ["Laid", "Settled"]


def test_mc_28_mc_38_of_two_words_the_wrong_one_is_named() -> None:
    table = game("Pb Ab Gb Eb | Ob Tb Xb ; Xb ; Nb | PAGE | open 0 VERTICALE", "page at poge")
    below(table, "Tb", Where.BELOW)
    below(table, "Ob", Where.OVER)
    contest(table, 1)
    event = table.events[-1]
    assert isinstance(event, ev.Contested)
    assert (event.word, event.reason, event.evidence) == ("OT", "NOT_A_WORD", {"word": "OT"})
    table.do(0, co.VoteWord(False))
    assert table.word == "PAGE"
    assert table.seen == ["PAGE", "AT"]


def test_mc_28_mc_38_a_meli_of_a_branch_is_judged_as_one() -> None:
    table = game("Pb Ab Gb Eb | Tb Rb Eb Xb ; Xb ; Nb | PAGE | open 0 VERTICALE", "page art")
    stem = table.state.row.piles[1].id
    below(table, "Tb", Where.BELOW)
    below(table, "Rb", Where.BELOW)
    assert table.state.row.branches[0].stem == stem
    order = [stem, *(p.id for p in table.state.row.branches[0].piles)]
    table.do(0, co.CallMeli())
    show = co.Rearrange((order[0], order[2], order[1]), line=stem)
    assert kinds(table.do(0, show)) == ["Rearranged"]
    assert table.seen[-1] == "ART"
    assert verdict(table) == ""


def test_mc_20_mc_38_a_card_that_goes_back_was_the_next_card_all_the_same() -> None:
    table = game(simultaneous_ms=400)
    table.lay(2, "Xb", "back")
    table.wait(400)
    version = table.state.version
    table.lay(0, "Lb", "front", at=1_000)
    table.lay(1, "Rb", "front", version=version, at=1_100)
    table.wait(1_500)
    assert table.word == "PAGEX"
    assert reason(contest(table, 1)) == "NOTHING_TO_CONTEST"


def test_mc_38_mc_44_who_lost_a_word_waits_for_the_next_turn_as_after_a_fault() -> None:
    table = game(pace="turns")
    table.state = again(table.state, turn=0)
    table.lay(0, "Xb", "back")
    assert table.state.turn == 1
    contest(table, 2)
    assert table.state.contest is not None
    table.do(0, co.VoteWord(False))
    assert (table.word, table.state.turn) == ("PAGE", 1)
    assert table.stands(1, "Rb", "over:0")
