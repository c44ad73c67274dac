"""MC-11 to MC-16: the violet card, the base, the opening."""

import pytest
from msgspec.structs import replace
from positions import Table, match, reason

from melicado.places import resource
from melicado.rules.game import RulesError
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.options import PLAYABLE, Options, Special, check
from melicado.rules.melicado.state import Phase
from melicado.words.wordlist import WordList

FRENCH = deck_from(resource("decks", "fr.json").read_bytes())
OPENING = "Cb Rb | Ib Ab Eb ; Ib Eb | - | opening 0 -"


def deal(
    seats: int = 3, words: str = "", *, judge: WordList | None = None, **options: object
) -> Table:
    options.setdefault("first_starter", 0)
    return match(judge or WordList(words.split()), FRENCH, seats, **options)


def test_mc_11_the_starter_may_turn_a_violet_card_before_the_base() -> None:
    table = deal()
    assert (table.phase, table.state.base) == (Phase.VIOLET, ())
    assert reason(table.do(1, co.TurnViolet())) == "NOT_OPENER"
    table.do(0, co.TurnViolet())
    assert table.state.special in PLAYABLE
    assert (table.phase, len(table.state.base)) == (Phase.BASE, 2)


def test_mc_11_the_violet_card_is_drawn_by_chance_from_all() -> None:
    """FONETIK and ENGLISH only where the dictionary has their words (MC-23, MC-31)."""
    judge = WordList([], specials={"FONETIK": WordList(["KOM"]), "ENGLISH": WordList(["DRY"])})
    for known, never in ((judge, set()), (None, {Special.FONETIK, Special.ENGLISH})):
        drawn = set()
        for number in range(60):
            table = deal(judge=known, secret=f"{number:032x}", violet="always")
            drawn.add(table.state.special)
        assert drawn == set(PLAYABLE) - never
    assert len(PLAYABLE) == 9


def test_mc_11_the_starter_may_decline() -> None:
    table = deal()
    table.do(0, co.DeclineViolet())
    assert table.state.special is None
    assert table.phase == Phase.BASE
    assert reason(table.do(0, co.TurnViolet())) == "STOPPED"


def test_mc_11_options_of_the_violet_card() -> None:
    assert deal(violet="never").state.special is None
    assert deal(violet="never").phase == Phase.BASE
    chosen = deal(violet="chosen", violet_kind="INSERTION")
    assert (chosen.state.special, chosen.phase) == (Special.INSERTION, Phase.BASE)
    with pytest.raises(RulesError):
        check(Options(violet="chosen"), 2)
    assert deal(violet="chosen", violet_kind="2_PAR_2").state.special == Special.TWO_BY_TWO
    with pytest.raises(RulesError, match="no words"):
        deal(violet="chosen", violet_kind="ENGLISH")


def test_mc_11_after_its_sequence_it_is_out_of_force() -> None:
    table = deal(violet="chosen", violet_kind="INSERTION")
    opened(table)
    options = replace(table.state.options, violet="never")
    table.state = replace(table.state, options=options)
    table.do(0, co.Declare())
    table.wait(table.time + 10_000)
    assert table.state.sequence == 2
    assert table.state.special is None


def test_mc_11_the_end_of_the_round_ends_its_sequence_too() -> None:
    table = deal(violet="chosen", violet_kind="INSERTION")
    table.wait(table.state.round_until)
    options = replace(table.state.options, violet="never")
    table.state = replace(table.state, options=options)
    table.do(0, co.NextRound())
    assert table.state.special is None


def opened(table: Table) -> None:
    """Let the time of every step run out, until the table is open (MC-16)."""
    while table.phase != Phase.OPEN:
        table.wait(table.time + 30_000)


def test_mc_12_the_first_two_cards_of_the_stock_in_the_starters_order() -> None:
    table = deal(violet="never")
    one, other = next(e for e in table.events if isinstance(e, ev.RoundStarted)).stock[:2]
    assert set(table.state.base) == {one, other}
    assert reason(table.do(1, co.OrderBase(other.id))) == "NOT_OPENER"
    assert reason(table.do(0, co.OrderBase(table.state.stock[0].id))) == "NO_SUCH_PLACE"
    table.do(0, co.OrderBase(other.id))
    assert [p.top for p in table.state.row.piles] == [other, one]
    assert table.phase == Phase.OPENING


def test_mc_12_the_base_need_not_be_a_word() -> None:
    table = Table(OPENING, "cri")
    assert table.stands(0, "Ib", "back")
    assert table.word == "CRI"


@pytest.mark.parametrize(
    ("card", "where", "word"),
    [("Ib", "back", "CRI"), ("Ab", "front", "ACR"), ("Ab", "over:1", "CA")],
)
def test_mc_13_the_starter_opens_in_front_on_top_or_behind(
    card: str, where: str, word: str
) -> None:
    table = Table(OPENING, "cri acr ca")
    assert table.stands(0, card, where)
    assert table.word == word
    assert table.phase == Phase.OPEN


def test_mc_13_the_opening_makes_a_correct_word() -> None:
    table = Table(OPENING, "cri")
    table.lay(0, "Ab", "back")
    assert table.fault() == "NOT_A_WORD"
    assert (table.phase, table.size(0)) == (Phase.OPENING, 5)


def test_mc_13_others_are_refused_without_penalty() -> None:
    table = Table(OPENING, "cri")
    assert reason(table.lay(1, "Ib", "back")) == "NOT_OPENER"
    assert table.size(1) == 2
    table.lay(0, "Ib", "back")
    assert table.phase == Phase.OPEN


def test_mc_13_opening_insert() -> None:
    position = "Lb Sb | Eb Eb Ub ; Eb | - | opening 0 -"
    table = Table(position, "les leus")
    assert reason(table.lay(0, "Eb", "insert:1")) == "INSERTION_NOT_ALLOWED"
    table = Table(position, "les leus", opening_insert="yes")
    assert table.stands(0, "Eb", "insert:1")
    assert table.word == "LES"
    # for the opening only
    assert reason(table.lay(0, "Ub", "insert:2")) == "INSERTION_NOT_ALLOWED"


def test_mc_13_a_green_is_not_inserted() -> None:
    table = Table("Lb Sb | Eg Eb ; Eb | - | opening 0 -", "les", opening_insert="yes")
    table.lay(0, "Eg", "insert:1")
    assert table.fault() == "GREEN_MIDDLE"


def test_mc_14_cannot_open() -> None:
    table = Table(OPENING, "cri", stock=20)
    base = {p.top for p in table.state.row.piles}
    assert reason(table.do(1, co.CannotOpen())) == "NOT_OPENER"
    events = table.do(0, co.CannotOpen())
    returned = next(e for e in events if isinstance(e, ev.BaseReturned))  # type: ignore[union-attr]
    assert base <= set(returned.stock)
    assert len(returned.stock) == 22
    assert table.size(0) == 4  # one penalty card
    assert table.phase == Phase.BASE
    assert len(table.state.base) == 2
    table.do(0, co.OrderBase(table.state.base[0].id))
    assert table.phase == Phase.OPENING  # one more try


def test_mc_14_the_base_is_turned_before_the_penalty_is_drawn() -> None:
    """With no stock but the base itself, the second try comes first (MC-22)."""
    table = Table(OPENING, "cri", stock=0)
    table.do(0, co.CannotOpen())
    assert len(table.state.base) == 2
    assert table.size(0) == 3


def test_mc_14_opening_claim_proven() -> None:
    table = Table(OPENING, "cri", opening_claim="proven")
    assert reason(table.do(0, co.CannotOpen())) == "OPENING_EXISTS"
    table = Table(OPENING, "xyz", opening_claim="proven")
    table.do(0, co.CannotOpen())
    assert table.phase == Phase.BASE
    assert Table(OPENING, "cri").do(0, co.CannotOpen())


def second_try(words: str = "cri", **options: object) -> Table:
    table = Table(OPENING, words, top=["Cb", "Rb", "Xb"], **options)
    table.do(0, co.CannotOpen())
    table.do(0, co.OrderBase(table.state.base[0].id))
    return table


def test_mc_15_still_cannot_opens_the_table_to_everyone() -> None:
    table = second_try()
    held = table.size(0)
    table.do(0, co.CannotOpen())
    assert table.phase == Phase.OPEN
    assert table.size(0) == held  # no second penalty
    assert kept(table)


def kept(table: Table) -> bool:
    """The base stays and anyone may lay on it."""
    letters = "".join(p.letter for p in table.state.row.piles)
    judge = WordList([letters + "I"])
    table.game.judge = judge
    return table.stands(1, "Ib", "back")


def test_mc_16_each_step_lasts_at_most_opening_seconds() -> None:
    table = deal(opening_seconds=12)
    assert table.wait(11_999) == []
    table.wait(12_000)
    assert (table.phase, table.state.special) == (Phase.BASE, None)  # violet card declined
    base = table.state.base
    table.wait(24_000)
    assert table.phase == Phase.OPENING
    assert tuple(p.top for p in table.state.row.piles) == base  # order kept
    table.wait(36_000)
    assert (table.phase, table.state.tries, table.size(0)) == (Phase.BASE, 1, 8)  # MC-14
    table.wait(48_000)
    assert table.phase == Phase.OPENING
    table.wait(60_000)
    assert (table.phase, table.size(0)) == (Phase.OPEN, 8)  # MC-15


def test_mc_16_thirty_seconds_by_default() -> None:
    assert deal().game.deadline(deal().state) == 30_000


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_mc_16_a_starter_who_leaves_is_replaced_by_the_next_on_the_left(steps: int) -> None:
    table = deal()
    for _ in range(steps):
        table.wait(table.time + 30_000)
    before = table.state
    table.do(0, co.Fold(), at=table.time + 7_000)
    after = table.state
    assert after.starter == 1
    assert (after.phase, after.base, after.row) == (before.phase, before.base, before.row)
    assert (after.sequence, after.idle) == (before.sequence, 0)  # no blockage
    assert after.step_until == table.time + 30_000
    assert after.round_starter == 0


def test_mc_16_a_play_that_stands_ends_the_steps() -> None:
    table = Table(OPENING, "cri")
    table.stands(0, "Ib", "back")
    assert table.state.step_until is None
