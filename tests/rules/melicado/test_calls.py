"""MC-32 to MC-35: Méli, Cado, and the stop they bring."""

import pytest
from msgspec.structs import replace
from positions import Table, kinds, reason

from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.state import Phase
from melicado.words.wordlist import WordList

CHIEN = "Cb Hb Ib Eb Nb | Ab Rb Tb ; Ab Eb ; Eb | CHIEN | open 0 -"
PLAGE = "Pb Lb/Sb/Lb Ab Gb Eb | Ab Rb ; Ab Eb ; Eb | PLAGE | open 0 -"
WORDS = "chien niche chine"


def test_mc_32_a_meli_rearranges_all_the_piles_whole() -> None:
    table = Table("Ab/Cb Hb Ib/Rr/Ib Eb Nb | Ab Rb ; Eb | CHIEN | open 0 -", WORDS)
    events = table.meli(0, 4, 2, 0, 1, 3)
    assert (table.word, table.row) == ("NICHE", "Nb Ib/Rr/Ib Ab/Cb Hb Eb")
    assert kinds(events) == ["Rearranged"]
    assert table.phase == Phase.OPEN
    assert table.size(0) == 2


def test_mc_32_the_piles_keep_their_identity() -> None:
    """MC-18."""
    table = Table(CHIEN, WORDS)
    before = [p.id for p in table.state.row.piles]
    table.meli(0, 4, 2, 0, 1, 3)
    assert [p.id for p in table.state.row.piles] == [before[i] for i in (4, 2, 0, 1, 3)]


def test_mc_32_then_one_card_may_be_discarded_to_the_reserve() -> None:
    table = Table(CHIEN, WORDS)
    card = table.card(0, "Ab")
    table.meli(0, 4, 2, 0, 1, 3, discard="Ab")
    assert table.hand(0) == "Rb Tb"
    assert [c.id for c in table.state.reserve] == [card]


def test_mc_32_no_card_is_discarded_with_a_fault() -> None:
    table = Table(CHIEN, WORDS)
    table.meli(0, 4, 3, 2, 1, 0, discard="Ab")
    assert (table.fault(), table.size(0), table.state.reserve) == ("NOT_A_WORD", 5, ())
    assert (table.word, table.phase) == ("CHIEN", Phase.OPEN)


def test_mc_32_the_discard_is_a_card_of_the_hand() -> None:
    table = Table(CHIEN, WORDS)
    table.do(0, co.CallMeli())
    show = co.Rearrange((4, 2, 0, 1, 3), discard=table.card(1, "Ab"))
    assert reason(table.do(0, show)) == "NOT_IN_HAND"
    assert table.phase == Phase.CALL


def test_mc_32_a_last_card_discarded_ends_the_round() -> None:
    table = Table("Cb Hb Ib Eb Nb | Ab ; Ab Eb | CHIEN | open 0 -", WORDS)
    events = table.meli(0, 4, 2, 0, 1, 3, discard="Ab")
    assert kinds(events) == ["Rearranged", "RoundEnded"]
    assert table.state.results[-1].points == (0, 2)


def test_mc_32_into_another_word() -> None:
    table = Table("Cb Eb Nb Eb | Ab Rb ; Eb | CENE | open 0 -", "cene")
    table.meli(0, 0, 3, 2, 1)
    assert table.fault() == "MELI_SAME_WORD"


def test_mc_32_a_floating_joker_reads_as_it_was_named_last() -> None:
    table = Table("Cb Eb Nb *b=E | Ab ; Eb | CENE | open 0 -", "cene", joker="floating")
    table.meli(0, 0, 3, 2, 1)
    assert table.fault() == "MELI_SAME_WORD"


def test_mc_32_into_a_new_word() -> None:
    table = Table(CHIEN.replace("| CHIEN |", "| NICHE CHIEN |"), WORDS)
    table.meli(0, 4, 2, 0, 1, 3)
    assert table.fault() == "REPEAT"


@pytest.mark.parametrize(
    "order", [(4, 2, 0, 1), (4, 2, 0, 1, 1), (4, 2, 0, 1, 3, 5), (9, 2, 0, 1, 3)]
)
def test_mc_32_all_the_piles_once(order: tuple[int, ...]) -> None:
    table = Table(CHIEN, WORDS)
    table.do(0, co.CallMeli())
    assert reason(table.do(0, co.Rearrange(order))) == "NO_SUCH_PLACE"


def test_mc_32_everybody_stops() -> None:
    table = Table(CHIEN, WORDS)
    table.do(0, co.CallMeli())
    assert reason(table.lay(1, "Ab", "back")) == "STOPPED"
    assert reason(table.lay(0, "Ab", "back")) == "STOPPED"
    assert reason(table.do(1, co.Exchange(table.card(1, "Ab")))) == "STOPPED"
    assert reason(table.do(1, co.Declare())) == "STOPPED"
    assert reason(table.do(1, co.Rearrange((4, 2, 0, 1, 3)))) == "STOPPED"
    assert reason(table.do(1, co.GiveUp())) == "STOPPED"
    assert reason(table.do(0, co.Give(0, 1))) == "STOPPED"  # it was a Méli
    assert (table.size(0), table.size(1)) == (3, 2)


@pytest.mark.parametrize("seconds", [5, 15, 60])
def test_mc_32_within_call_seconds(seconds: int) -> None:
    table = Table(CHIEN, WORDS, call_seconds=seconds)
    table.do(0, co.CallMeli(), at=1000)
    assert table.wait(999 + seconds * 1000) == []
    table.wait(1000 + seconds * 1000)
    assert (table.fault(), table.size(0), table.phase) == ("TIME_OUT", 5, Phase.OPEN)


def test_mc_32_giving_up_is_a_fault() -> None:
    table = Table(CHIEN, WORDS)
    table.do(0, co.CallMeli())
    table.do(0, co.GiveUp())
    assert (table.fault(), table.size(0), table.word) == ("TIME_OUT", 5, "CHIEN")


def test_mc_33_a_cado_gives_one_whole_pile_away() -> None:
    table = Table(PLAGE, "plage page")
    table.cado(0, 1, 2)
    assert (table.word, table.hand(2)) == ("PAGE", "Eb Lb Lb Sb")
    assert (table.size(0), table.size(1)) == (2, 2)


@pytest.mark.parametrize("pile", ["Lb", "Lr", "*r=L"])
def test_mc_33_of_any_colour(pile: str) -> None:
    table = Table(f"Pb {pile} Ab Gb Eb | Ab Rb ; Eb | PLAGE | open 0 -", "plage page")
    table.cado(0, 1, 1)
    assert table.word == "PAGE"


@pytest.mark.parametrize(("index", "word"), [(0, "LAGE"), (1, "PAGE"), (4, "PLAG")])
def test_mc_33_at_any_position(index: int, word: str) -> None:
    table = Table(PLAGE, "lage page plag")
    table.cado(0, index, 1)
    assert table.word == word


def test_mc_33_the_rest_is_a_correct_word() -> None:
    table = Table(PLAGE, "plage page")
    table.cado(0, 0, 1)
    assert (table.fault(), table.size(0), table.word) == ("NOT_A_WORD", 4, "PLAGE")


def test_mc_33_the_rest_is_a_new_word() -> None:
    table = Table(PLAGE.replace("| PLAGE |", "| PAGE PLAGE |"), "plage page")
    table.cado(0, 1, 1)
    assert table.fault() == "REPEAT"


def test_mc_33_of_at_least_two_letters() -> None:
    table = Table("Lb Ab | Ab Rb ; Eb | LA | open 0 -", "la a")
    table.cado(0, 0, 1)
    assert table.fault() == "TOO_SHORT"


def test_mc_33_never_to_oneself() -> None:
    table = Table(PLAGE, "plage page")
    assert reason(table.cado(0, 1, 0)) == "CADO_TO_SELF"
    assert table.phase == Phase.CALL
    assert kinds(table.do(0, co.Give(1, 1))) == ["Given"]


def test_mc_33_to_somebody_who_plays() -> None:
    table = Table(PLAGE, "plage page")
    table.do(2, co.Fold())
    assert reason(table.cado(0, 1, 2)) == "NO_RECEIVER"
    assert reason(table.do(0, co.Give(1, 7))) == "NO_RECEIVER"
    assert reason(table.do(0, co.Give(77, 1))) == "NO_SUCH_PLACE"


def test_mc_33_no_cado_in_solo() -> None:
    table = Table("Pb Lb Ab Gb Eb | Ab Rb | PLAGE | open 0 -", "plage page")
    assert reason(table.do(0, co.CallCado())) == "NO_RECEIVER"


def test_mc_33_time_out_and_giving_up() -> None:
    table = Table(PLAGE, "plage page")
    table.do(0, co.CallCado(), at=0)
    table.wait(15_000)
    assert (table.fault(), table.size(0)) == ("TIME_OUT", 4)
    table.do(0, co.CallCado())
    table.do(0, co.GiveUp())
    assert table.size(0) == 6


ROOTS = {"CHATS": {"chat"}, "CHAT": {"chat"}, "PORTE": {"porte", "porter"}, "PORT": {"port"}}
ROOTS |= {"PORTER": {"porter"}}
JUDGE = WordList(list(ROOTS), roots={w: frozenset(r) for w, r in ROOTS.items()})


def test_mc_34_words_that_share_a_lemma_have_one_root() -> None:
    table = Table("Cb Hb Ab Tb Sb | Ab Rb ; Eb | CHATS | open 0 -", judge=JUDGE)
    table.cado(0, 4, 1)
    assert (table.fault(), table.size(0)) == ("CADO_SAME_ROOT", 4)
    table = Table("Pb Ob Rb Tb Eb Rb | Ab Rb ; Eb | PORTER | open 0 -", judge=JUDGE)
    table.cado(0, 5, 1)
    assert table.fault() == "CADO_SAME_ROOT"  # porte is a form of porter too


def test_mc_34_words_that_share_none_are_fine() -> None:
    table = Table("Pb Ob Rb Tb Eb | Ab Rb ; Eb | PORTE | open 0 -", judge=JUDGE)
    table.cado(0, 4, 1)
    assert table.word == "PORT"


@pytest.mark.parametrize("joker", ["fixed", "floating"])
def test_mc_34_a_joker_hides_no_root(joker: str) -> None:
    position = "*b=C Hb Ab Tb Sb | Ab Rb ; Eb | CHATS | open 0 -"
    table = Table(position, judge=JUDGE, joker=joker)
    table.cado(0, 4, 1)
    assert table.fault() == "CADO_SAME_ROOT"


def test_mc_35_the_first_to_arrive_counts_the_others_are_cancelled_free() -> None:
    table = Table(CHIEN, WORDS)
    assert kinds(table.do(1, co.CallCado())) == ["Called"]
    assert reason(table.do(0, co.CallMeli())) == "STOPPED"
    assert reason(table.do(1, co.CallMeli())) == "STOPPED"
    call = table.state.call
    assert call is not None
    assert call.seat == 1
    assert table.size(0) == 3


@pytest.mark.parametrize("phase", ["opening", "open"])
def test_mc_35_no_call_before_the_first_correct_word(phase: str) -> None:
    table = Table(f"Cb Rb | Ib Eb ; Ib Eb | - | {phase} 0 -", "cri")
    assert reason(table.do(0, co.CallMeli())) == "NO_WORD_YET"
    assert reason(table.do(1, co.CallCado())) == "NO_WORD_YET"
    assert table.stands(0, "Ib", "back")
    assert kinds(table.do(1, co.CallMeli())) == ["Called"]


def test_mc_35_words_of_an_earlier_sequence_are_not_on_the_table() -> None:
    table = Table("Ab Gb Eb | Cb Eb ; Eb | AGE | open 0 -", "age", violet="never")
    table.do(0, co.Declare())
    table.do(1, co.Agree())
    assert reason(table.do(0, co.CallMeli())) == "NO_WORD_YET"
    while table.phase != Phase.OPEN:
        table.wait(table.time + 30_000)
    assert reason(table.do(0, co.CallMeli())) == "NO_WORD_YET"


@pytest.mark.parametrize("command", [co.CallMeli(), co.CallCado()])
def test_mc_35_a_caller_who_leaves_cancels_the_call_free(command: co.Command) -> None:
    table = Table(CHIEN, WORDS, stock=7)
    table.do(0, command)  # type: ignore[arg-type]
    events = table.do(0, co.Fold())
    assert kinds(events) == ["CallCancelled", "Folded"]
    assert (table.phase, table.word) == (Phase.OPEN, "CHIEN")
    assert table.state.seats[0].folded == 3  # no penalty


def test_mc_35_the_last_receiver_who_leaves_cancels_the_cado() -> None:
    """No Cado in solo (MC-33)."""
    table = Table("Pb Lb Ab Gb Eb | Ab Rb ; Eb | PLAGE | open 0 -", "plage page")
    table.do(0, co.CallCado())
    table.do(1, co.Fold())
    assert (table.phase, table.size(0)) == (Phase.OPEN, 2)


def test_mc_32_the_discard_is_not_shown_to_others() -> None:
    table = Table(CHIEN, WORDS)
    events = table.meli(0, 4, 2, 0, 1, 3, discard="Ab")
    assert isinstance(events, list)
    seen = table.game.redact(events[0], frozenset({1, 2}))
    assert isinstance(seen, ev.Rearranged)
    assert (seen.discard, seen.discarded) == (None, True)


def test_mc_35_a_correct_base_is_a_word_but_not_one_that_is_gone() -> None:
    for base, word in (("Lb Eb", "LE"), ("Xb Eb", "")):
        table = Table(f"{base} | Ib Eb ; Ib Eb | LE | open 0 -", "le el xe")
        table.state = replace(table.state, moved=False)
        answer = table.do(1, co.CallMeli())
        assert isinstance(answer, list) is bool(word)
