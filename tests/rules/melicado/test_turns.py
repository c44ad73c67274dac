"""MC-44: the seats play one after the other, each a card, an action or a pass."""

import pytest
from positions import Table, again, kinds, reason

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.state import Phase

AGE = "Ab Gb Eb | Cb Zb Eb ; Sb Zb Eb ; Zb Eb Eb | AGE | open 1 -"
WORDS = "age cage ages cages gae ge"


def table(turn: int = 2, **options: object) -> Table:
    """Seat 1 has opened AGE with three seats at the table."""
    t = Table(AGE, WORDS, pace="turns", violet="never", **options)
    t.state = again(t.state, turn=turn)
    return t


def test_mc_44_only_whose_turn_it_is_may_act() -> None:
    t = table(turn=2)
    late = [
        lambda: t.lay(0, "Cb", "front"),
        lambda: t.do(1, co.CallMeli()),
        lambda: t.do(0, co.CallCado()),
        lambda: t.do(1, co.Exchange(t.card(1, "Zb"))),
    ]
    assert [reason(act()) for act in late] == ["NOT_YOUR_TURN"] * 4
    assert t.size(0) == t.size(1) == 3
    assert reason(t.do(0, co.Pass())) == "NOT_YOUR_TURN"
    assert kinds(t.do(2, co.Pass())) == ["Passed"]
    assert t.state.turn == 0
    assert t.stands(0, "Cb", "front")
    assert t.state.turn == 1


@pytest.mark.parametrize("what", ["card", "exchange", "meli", "cado", "fault", "failed call"])
def test_mc_44_a_turn_is_a_card_or_an_action(what: str) -> None:
    t = table(turn=0)
    if what == "card":
        assert t.stands(0, "Cb", "front")
    elif what == "exchange":
        t.do(0, co.Exchange(t.card(0, "Zb")))
    elif what == "meli":
        t.meli(0, 1, 0, 2)
    elif what == "cado":
        t.cado(0, 0, 2)
    elif what == "fault":
        assert kinds(t.lay(0, "Zb", "front")) == ["Faulted", "Drawn"]
    else:
        t.do(0, co.CallMeli())
        assert t.state.turn == 0
        t.do(0, co.GiveUp())
    assert t.state.turn == 1
    assert t.state.passes == 0


def test_mc_44_a_full_circle_of_passes_is_a_blockage() -> None:
    t = table(turn=2)
    t.do(2, co.Pass())
    t.do(0, co.Pass())
    assert t.state.passes == 2
    assert kinds(t.do(1, co.Pass())) == [
        "Passed",
        "SequenceEnded",
        "SequenceStarted",
        "BaseTurned",
    ]
    assert (t.state.starter, t.state.turn, t.phase) == (2, None, Phase.BASE)


def test_mc_44_anything_else_breaks_the_circle() -> None:
    t = table(turn=2)
    t.do(2, co.Pass())
    t.do(0, co.Exchange(t.card(0, "Zb")))
    t.do(1, co.Pass())
    t.do(2, co.Pass())
    assert t.phase == Phase.OPEN
    assert kinds(t.do(0, co.Pass()))[1] == "SequenceEnded"


def test_mc_44_the_turns_begin_to_the_left_of_who_opened() -> None:
    t = Table("Ab Gb | Eb Zb ; Eb Zb ; Zb Zb | - | opening 1 -", WORDS, pace="turns")
    assert reason(t.do(0, co.Exchange(t.card(0, "Zb")))) == "NOT_OPENER"
    assert t.stands(1, "Eb", "back")
    assert t.phase == Phase.OPEN
    assert t.state.turn == 2


def test_mc_44_the_turns_begin_too_when_the_starter_cannot_open() -> None:
    t = Table("Ab Gb | Eb Zb ; Eb Zb ; Zb Zb | - | opening 1 -", WORDS, pace="turns")
    t.do(1, co.CannotOpen())
    t.do(1, co.OrderBase(t.state.base[0].id))
    t.do(1, co.CannotOpen())
    assert (t.phase, t.state.turn) == (Phase.OPEN, 2)


def test_mc_44_nobody_declares_a_blockage_and_nothing_is_simultaneous() -> None:
    t = table(turn=0, simultaneous_ms=400)
    assert reason(t.do(0, co.Declare())) == "STOPPED"
    assert t.stands(0, "Cb", "front")
    assert t.state.window is None


def test_mc_44_who_leaves_is_passed_over() -> None:
    t = table(turn=2)
    t.do(2, co.Pass())
    t.do(0, co.Fold())
    assert t.state.turn == 1
    assert kinds(t.do(1, co.Pass()))[1] == "SequenceEnded"


def test_mc_44_passing_belongs_to_turns() -> None:
    t = Table(AGE, WORDS)
    assert reason(t.do(0, co.Pass())) == "STOPPED"
