"""MC-37: nothing can be laid any more."""

import pytest
from positions import Table, kinds, reason

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.state import Phase

AGE = "Ab Gb Eb | Cb Zb Eb ; Sb Zb Eb ; Zb Eb Eb | AGE | open 1 -"
WORDS = "age cage ages cages gae"


def table(**options: object) -> Table:
    return Table(AGE, WORDS, **options)


def test_mc_37_anyone_may_declare_and_the_table_stays_open() -> None:
    t = table()
    assert kinds(t.do(2, co.Declare(), at=1000)) == ["Declared"]
    assert t.phase == Phase.OPEN
    assert t.stands(0, "Cb", "front")


@pytest.mark.parametrize("seconds", [1, 10, 30])
def test_mc_37_if_nobody_objects_the_row_is_shuffled_into_the_stock(seconds: int) -> None:
    t = table(block_seconds=seconds, violet="never", stock=20)
    t.do(2, co.Declare(), at=1000)
    assert t.wait(999 + seconds * 1000) == []
    events = t.wait(1000 + seconds * 1000)
    assert kinds(events) == ["SequenceEnded", "SequenceStarted", "BaseTurned"]
    assert len(t.state.stock) == 20 + 3 - 2
    assert (t.state.sequence, t.state.row.piles, t.word) == (2, (), "")


def test_mc_37_the_player_to_the_left_of_the_starter_goes_on() -> None:
    t = table()
    t.do(0, co.Declare())
    t.wait(10_000)
    assert (t.state.starter, t.phase) == (2, Phase.VIOLET)  # may turn a violet card
    assert t.do(2, co.TurnViolet())


def test_mc_37_round_the_table() -> None:
    t = Table(AGE.replace("open 1", "open 2"), WORDS)
    t.do(0, co.Declare())
    t.wait(10_000)
    assert t.state.starter == 0


@pytest.mark.parametrize("how", ["play", "meli", "cado"])
def test_mc_37_what_stands_cancels_the_declaration(how: str) -> None:
    t = Table(AGE, WORDS + " ge")
    t.do(2, co.Declare())
    if how == "play":
        assert t.stands(0, "Cb", "front")
    elif how == "meli":
        t.meli(0, 1, 0, 2)
    else:
        t.cado(0, 0, 1)
    assert t.state.declaration is None
    t.wait(60_000)
    assert t.state.sequence == 1


def test_mc_37_a_play_that_comes_back_cancels_nothing() -> None:
    t = Table(AGE, "age cage sage")
    row = t.state.row
    t.do(2, co.Declare(), at=0)
    t.lay(0, "Cb", "front", at=1000)
    t.lay(1, "Sb", "front", version=0, row=row)
    t.wait(2000)
    assert t.state.declaration is not None
    t.lay(0, "Zb", "front")
    assert t.fault() == "NOT_A_WORD"
    assert t.state.declaration is not None
    t.wait(10_000)
    assert t.state.sequence == 2


def test_mc_37_an_exchange_does_not_cancel_it() -> None:
    t = table()
    t.do(2, co.Declare(), at=0)
    t.do(0, co.Exchange(t.card(0, "Zb")))
    t.wait(10_000)
    assert t.state.sequence == 2


def test_mc_37_when_everybody_agrees_nobody_is_left_to_object() -> None:
    t = table()
    t.do(2, co.Declare())
    t.do(0, co.Agree())
    t.do(0, co.Agree())
    assert t.state.sequence == 1
    t.do(1, co.Agree())
    assert t.state.sequence == 2


def test_mc_37_alone_the_blockage_stands_at_once() -> None:
    t = Table("Ab Gb Eb | Cb Eb | AGE | open 0 -", WORDS)
    t.do(0, co.Declare())
    assert t.state.sequence == 2


def test_mc_37_an_objector_has_15_s_to_play() -> None:
    t = table()
    t.do(2, co.Declare(), at=0)
    assert kinds(t.do(0, co.Object(), at=4000)) == ["Objected"]
    assert t.state.declaration is None
    assert t.wait(18_999) == []
    assert kinds(t.wait(19_000)) == ["ObjectionFailed"]
    t.wait(40_000)
    assert (t.state.sequence, t.size(0)) == (1, 3)  # free, and no blockage


def test_mc_37_the_objector_plays_in_time() -> None:
    t = table()
    t.do(2, co.Declare(), at=0)
    t.do(0, co.Object(), at=4000)
    t.lay(0, "Cb", "front", at=18_999)
    t.wait(60_000)
    assert "ObjectionFailed" not in kinds(t.events)
    assert t.do(1, co.Declare())
    assert t.do(0, co.Object())


def failed() -> Table:
    """Seat 0 has objected to seat 2's declaration and shown nothing; it is 15 s."""
    t = table()
    t.do(2, co.Declare(), at=0)
    t.do(0, co.Object(), at=0)
    t.wait(15_000)
    return t


def test_mc_37_who_failed_cannot_object_to_the_next_declaration() -> None:
    t = failed()
    t.do(1, co.Declare())
    assert reason(t.do(0, co.Object())) == "CANNOT_OBJECT"
    assert t.do(2, co.Object())  # others can


def test_mc_37_only_to_the_next_one() -> None:
    t = failed()
    t.do(1, co.Declare())
    assert t.stands(0, "Cb", "front")  # that declaration is off
    t.do(2, co.Declare(), at=30_000)
    assert kinds(t.do(0, co.Object())) == ["Objected"]


def test_mc_37_a_play_between_leaves_the_next_declaration_the_next_one() -> None:
    t = failed()
    assert t.stands(0, "Cb", "front")
    t.do(1, co.Declare())
    assert reason(t.do(0, co.Object())) == "CANNOT_OBJECT"


def test_mc_37_another_objector_does_not_free_it_for_that_declaration() -> None:
    t = failed()
    t.do(1, co.Declare(), at=15_000)
    t.do(2, co.Object())
    t.wait(30_000)
    t.do(2, co.Declare())
    assert kinds(t.do(0, co.Object())) == ["Objected"]  # the one barred for is over


def test_mc_37_one_does_not_object_to_oneself() -> None:
    t = table()
    t.do(2, co.Declare())
    assert reason(t.do(2, co.Object())) == "CANNOT_OBJECT"


def test_mc_37_one_declaration_a_player_in_20_s() -> None:
    t = table()
    t.do(2, co.Declare(), at=0)
    t.do(0, co.Object(), at=0)
    assert reason(t.do(2, co.Declare(), at=15_000)) == "TOO_SOON"
    assert reason(t.do(2, co.Declare(), at=19_999)) == "TOO_SOON"
    assert t.do(1, co.Declare(), at=19_999)
    t.do(0, co.Object())
    t = failed()
    assert kinds(t.do(2, co.Declare(), at=20_000)) == ["Declared"]


def test_mc_37_one_declaration_at_a_time() -> None:
    t = table()
    t.do(2, co.Declare())
    assert reason(t.do(1, co.Declare())) == "TOO_SOON"
    t.do(0, co.Object())
    assert reason(t.do(1, co.Declare())) == "TOO_SOON"


def test_mc_37_answers_need_a_declaration() -> None:
    t = table()
    assert reason(t.do(0, co.Object())) == "STOPPED"
    assert reason(t.do(0, co.Agree())) == "STOPPED"


def test_mc_37_its_clocks_stop_during_a_call() -> None:
    """MC-32: everybody stops."""
    t = table()
    t.do(2, co.Declare(), at=0)
    t.do(0, co.CallMeli(), at=4000)
    assert reason(t.do(1, co.Object())) == "STOPPED"
    t.wait(19_000)  # the call has run out
    assert t.wait(24_999) == []
    assert t.state.sequence == 1
    t.wait(25_000)
    assert t.state.sequence == 2
    t = table()
    t.do(2, co.Declare(), at=0)
    t.do(0, co.Object(), at=1000)
    t.do(1, co.CallMeli(), at=2000)
    t.do(1, co.GiveUp(), at=9000)
    assert "ObjectionFailed" not in kinds(t.wait(22_999))
    assert kinds(t.wait(23_000)) == ["ObjectionFailed"]


def test_mc_37_not_during_the_opening() -> None:
    t = Table("Cb Rb | Ib Eb ; Eb | - | opening 0 -", "cri")
    assert reason(t.do(1, co.Declare())) == "NOT_OPENER"
    assert reason(t.do(0, co.Declare())) == "STOPPED"


@pytest.mark.parametrize(
    ("option", "words", "said"), [("no", WORDS, None), ("yes", WORDS, True), ("yes", "age", False)]
)
def test_mc_37_block_hint(option: str, words: str, said: bool | None) -> None:
    t = Table(AGE, words, block_hint=option)
    t.do(2, co.Declare())
    declaration = t.state.declaration
    assert declaration is not None
    assert declaration.playable is said
    view = t.game.view(t.state, frozenset({1}))
    assert view.declaration == declaration


def test_mc_37_a_declaration_waits_for_the_settlement() -> None:
    """MC-20: a play that is under way cancels it beforehand."""
    t = table()
    t.lay(0, "Cb", "front", at=0)
    assert kinds(t.do(2, co.Declare(), at=100)) == ["Held"]
    assert kinds(t.wait(400)) == ["Settled", "Declared"]
    assert t.state.declaration is not None
    assert t.state.declaration.until == 10_400


def test_mc_37_a_window_that_ends_after_its_time_comes_first() -> None:
    t = table()
    t.do(2, co.Declare(), at=0)
    t.lay(0, "Cb", "front", at=9_900)
    events = t.wait(20_000)
    assert kinds(events) == ["Settled"]
    assert t.word == "CAGE"
