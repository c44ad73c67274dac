"""MD-13, MD-15, MD-16: a turn, and Mendelius!"""

import pytest
from deals import NOTHING, READY, Deal, match, names, reason

from melicado.rules.game import Refusal
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import Card
from melicado.rules.mendelius.state import Phase


def test_md_13_take_the_stock_and_discard() -> None:
    deal = Deal(NOTHING, NOTHING, stock="RD RS BD")
    assert names(deal.stock(0)) == ["Drew"]
    assert deal.hand(0) == NOTHING + " RD"
    assert names(deal.discard(0, "RGM")) == ["Discarded", "TurnBegan"]
    assert (deal.state.turn, deal.face_up) == (1, "RGM")
    deal.turn(1)
    assert (deal.state.turn, deal.face_up) == (0, "RS")
    assert [c.kind for c in deal.state.stock] == ["BD"]


def test_md_13_take_the_top_discard() -> None:
    deal = Deal(NOTHING, NOTHING, top="BS")
    assert names(deal.take(0)) == ["Took"]
    assert deal.hand(0) == NOTHING + " BS"
    deal.discard(0, "OM")
    assert deal.face_up == "OM"
    assert len(deal.state.seats[0].hand) == 6


def test_md_13_a_card_just_taken_from_the_discards_stays() -> None:
    deal = Deal(NOTHING + " BS", NOTHING, top="BS")
    deal.take(0)
    assert reason(deal.discard(0, "BS")) == "JUST_TAKEN"
    other = deal.state.seats[0].hand[6]
    assert other.kind == "BS"
    assert names(deal.do(0, co.Discard(other.id)))[0] == "Discarded"
    deal.turn(1)
    assert names(deal.turn(0, "BS"))[0] == "Discarded"  # in another turn it may go


def test_md_13_a_card_from_the_stock_may_go_at_once() -> None:
    deal = Deal(NOTHING, NOTHING)
    assert names(deal.turn(0, "OD"))[-1] == "TurnBegan"


def test_md_13_who_may_do_what_and_when() -> None:
    deal = Deal(NOTHING, NOTHING)
    assert reason(deal.stock(1)) == "NOT_YOUR_TURN"
    assert reason(deal.take(1)) == "NOT_YOUR_TURN"
    assert reason(deal.discard(0, "RM")) == "TAKE_FIRST"
    assert reason(deal.out(0, "RM")) == "TAKE_FIRST"
    assert reason(deal.discard(1, "RM")) == "NOT_YOUR_TURN"
    deal.stock(0)
    assert reason(deal.stock(0)) == "ALREADY_TAKEN"
    assert reason(deal.take(0)) == "ALREADY_TAKEN"
    assert reason(deal.do(0, co.Discard(deal.card(1, "RM")))) == "NOT_IN_HAND"
    assert reason(deal.do(0, co.Discard(-1))) == "NOT_IN_HAND"
    assert reason(deal.out(1, "RM")) == "NOT_YOUR_TURN"
    for seat in (-1, 2):
        assert reason(deal.do(seat, co.TakeStock())) == "STOPPED"


def test_md_13_what_is_drawn_is_shown_to_its_seat_alone() -> None:
    deal = Deal(NOTHING, NOTHING)
    deal.stock(0)
    drew = deal.events[-1]
    assert isinstance(drew, ev.Drew)
    assert deal.game.redact(drew, frozenset({0})) == drew
    hidden = deal.game.redact(drew, frozenset({1}))
    assert isinstance(hidden, ev.Drew)
    assert hidden.card is None


@pytest.mark.parametrize("source", ["stock", "take"])
def test_md_15_going_out_after_taking_a_card(source: str) -> None:
    deal = Deal(READY, NOTHING, top="OS", stock="OS")
    assert reason(deal.out(0, "RGM")) == "TAKE_FIRST"
    getattr(deal, source)(0)
    assert names(deal.out(0, "OS")) == ["WentOut", "RoundEnded"]
    went = deal.events[-2]
    assert isinstance(went, ev.WentOut)
    assert sorted(sorted(g) for g in went.groups) == [["BD", "BF", "BM"], ["RGF", "RGM", "RM"]]
    assert went.last.kind == "OS"  # also when just taken from the discards
    assert deal.state.results[-1].groups == went.groups
    assert deal.phase == Phase.SCORES


def test_md_15_any_card_may_be_the_last_that_leaves_the_crosses() -> None:
    for last in (*READY.split(), "JK"):
        deal = Deal(READY, NOTHING, stock="JK")
        deal.stock(0)
        assert names(deal.out(0, last))[0] == "WentOut", last
    deal = Deal(READY, NOTHING, stock="OS")
    deal.stock(0)
    assert reason(deal.out(0, "RM")) == "NOT_COMPLETE"


def test_md_15_a_wrong_call_is_refused_and_stays_private() -> None:
    deal = Deal(NOTHING, NOTHING)
    deal.stock(0)
    before = deal.state
    answer = deal.out(0, "OD")
    assert isinstance(answer, Refusal)
    assert (answer.reason, answer.evidence) == ("NOT_COMPLETE", {"last_cards": 0})
    assert deal.state == before  # nobody was told, nothing was lost
    assert names(deal.discard(0, "OD"))[-1] == "TurnBegan"


def test_md_15_a_wrong_last_card_tells_that_others_would_do() -> None:
    deal = Deal("JK RGF RM BM BF BD", NOTHING, stock="OS")
    deal.stock(0)
    answer = deal.out(0, "RM")
    assert isinstance(answer, Refusal)
    assert answer.evidence == {"last_cards": 2}  # OS and RGF


def test_md_15_false_call_plus_10() -> None:
    """MD-15 [false_call: plus_10]: paid at the end of the round, by a winner too."""
    deal = Deal(READY, NOTHING, stock="OS OD", top="BS", false_call="plus_10")
    deal.stock(0)
    assert names(deal.out(0, "RGM")) == ["FalseCall"]
    assert names(deal.out(0, "RGF")) == ["FalseCall"]
    deal.discard(0, "OS")
    deal.stock(1)
    assert names(deal.out(1, "OD")) == ["FalseCall"]
    deal.discard(1, "OD")
    assert deal.points == (36 + 20, 45 + 10)
    deal = Deal(READY, NOTHING, stock="OS OD", false_call="plus_10")
    deal.stock(0)
    deal.out(0, "RGM")
    deal.out(0, "OS")
    assert deal.points == (-10 + 10, 45)


def test_md_15_nobody_need_call() -> None:
    """MD-15: saying it is the player's choice."""
    deal = Deal(READY, NOTHING)
    deal.turn(0)
    assert deal.state.turn == 1
    deal.turn(1)
    deal.stock(0)
    assert names(deal.out(0, "OD"))[0] == "WentOut"


def test_md_07_the_player_lays_its_own_crosses() -> None:
    deal = Deal("RM RF JK BM BF BD", NOTHING, stock="OS")
    deal.stock(0)
    assert reason(deal.out(0, "OS", "RM RF JK=OD", "BM BF BD")) == "NOT_COMPLETE"
    assert reason(deal.out(0, "OS", "BM BF BD")) == "NOT_COMPLETE"
    deal.out(0, "OS", "BF BD BM", "RM RF JK=RS")
    assert deal.state.results[-1].groups == (("BF", "BD", "BM"), ("RM", "RF", "JK=RS"))


def test_md_16_crosses_are_laid_only_to_go_out() -> None:
    """MD-16: there is no other command that lays a card but the discard."""
    deal = Deal(READY, NOTHING)
    deal.turn(0)
    assert all(len(s.hand) == 6 for s in deal.state.seats)
    shown = deal.game.view(deal.state, frozenset({1}))
    assert shown.seats[0].hand is None
    laying = {co.Discard, co.GoOut}
    ids = {"card", "last"}
    assert {c for c in co.Command.__subclasses__() if ids & set(c.__struct_fields__)} == laying


def test_md_15_the_round_asks_for_its_own_crosses() -> None:
    deal = Deal(READY, NOTHING, number=2, stock="OS")
    deal.stock(0)
    assert reason(deal.out(0, "OS")) == "NOT_COMPLETE"


def test_nothing_is_done_between_rounds_or_after_the_game() -> None:
    deal = Deal(READY, NOTHING, rounds=[1], stock="OS")
    deal.stock(0)
    deal.out(0, "OS")
    assert deal.phase == Phase.OVER
    for seat in (0, 1):
        for command in (
            *(co.TakeStock(), co.TakeDiscard(), co.Claim(), co.Pass(), co.Never(True)),
            *(co.Discard(0), co.GoOut(0), co.Fold(), co.NextRound()),
        ):
            answer = deal.do(seat, command)
            assert reason(answer) in ("STOPPED", "CANNOT_CLAIM")


def test_nothing_is_done_before_the_deal() -> None:
    deal = match(2)
    for command in (co.TakeStock(), co.Fold(), co.NextRound()):
        answer = deal.game.decide(deal.game.initial(), 0, command, 0)
        assert isinstance(answer, Refusal)


def test_a_card_is_named_by_its_id() -> None:
    assert Card(3, "RGM") != Card(4, "RGM")
