"""MD-14: the card face up, asked for out of turn."""

import pytest
from deals import NOTHING, READY, Deal, names, reason

from melicado.rules.game import Refusal
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.state import Phase

FOUR = (NOTHING,) * 4


def waiting(deal: Deal) -> tuple[int, ...]:
    return deal.state.claims.waiting if deal.state.claims else ()


def claimed(deal: Deal, seat: int) -> None:
    """The seat on turn announces the stock and ``seat`` gets the card."""
    deal.stock(deal.state.turn)
    before = waiting(deal)[: waiting(deal).index(seat)]
    deal.refuse(*before)
    deal.claim(seat)
    assert deal.state.claimant == seat


def test_md_14_the_stock_is_announced_before_it_is_drawn() -> None:
    deal = Deal(*FOUR)
    deal.time = 7000
    assert names(deal.stock(0)) == ["StockAnnounced"]
    assert deal.phase == Phase.CLAIMS
    assert waiting(deal) == (1, 2, 3)
    assert deal.game.deadline(deal.state) == 12_000
    assert len(deal.state.stock) == 12
    assert reason(deal.stock(0)) == "STOPPED"
    assert reason(deal.take(0)) == "STOPPED"
    assert reason(deal.discard(0, "RM")) == "TAKE_FIRST"


@pytest.mark.parametrize("seconds", [1, 5, 60])
def test_md_14_claim_seconds(seconds: int) -> None:
    deal = Deal(*FOUR, claim_seconds=seconds)
    deal.stock(0)
    assert deal.wait(1000 * seconds - 1) == []
    assert names(deal.wait(1000 * seconds)) == ["Drew"]
    assert deal.phase == Phase.DISCARD


def test_md_14_the_window_closes_when_all_have_passed() -> None:
    deal = Deal(*FOUR)
    deal.stock(0)
    deal.refuse(3, 1)
    assert deal.phase == Phase.CLAIMS
    assert names(deal.do(2, co.Pass())) == ["Passed", "Drew"]
    assert (deal.state.turn, deal.phase) == (0, Phase.DISCARD)


def test_md_14_who_has_nobody_before_it_gets_the_card_at_once() -> None:
    deal = Deal(*FOUR, top="BS")
    deal.stock(0)
    assert names(deal.claim(1)) == ["Asked", "Took"]
    assert deal.hand(1) == NOTHING + " BS"
    assert (deal.phase, deal.state.acting) == (Phase.CLAIMED, 1)


def test_md_14_the_first_in_turn_order_gets_it_whoever_was_quicker() -> None:
    deal = Deal(*FOUR)
    deal.state = deal.game.evolve(deal.state, ev.TurnBegan(seat=2, lost=(), cycle=False))
    deal.stock(2)
    assert waiting(deal) == (3, 0, 1)
    assert names(deal.claim(1)) == ["Asked"]
    assert names(deal.claim(0)) == ["Asked"]
    assert names(deal.claim(3)) == ["Asked", "Took"]
    assert deal.state.acting == 3


def test_md_14_at_the_end_of_the_window_the_first_who_asked() -> None:
    deal = Deal(*FOUR)
    deal.stock(0)
    deal.claim(3)
    deal.claim(2)
    assert names(deal.wait(5000)) == ["Took"]  # seat 1 has said nothing
    assert deal.state.acting == 2
    assert [s.claims for s in deal.state.seats] == [0, 0, 1, 0]
    assert [s.owes for s in deal.state.seats] == [False, False, True, False]


def test_md_14_who_passed_may_not_ask_any_more() -> None:
    deal = Deal(*FOUR)
    deal.stock(0)
    deal.refuse(1)
    assert reason(deal.claim(1)) == "CANNOT_CLAIM"
    assert reason(deal.do(1, co.Pass())) == "CANNOT_CLAIM"
    deal.claim(3)
    assert reason(deal.claim(3)) == "CANNOT_CLAIM"
    assert reason(deal.claim(0)) == "CANNOT_CLAIM"


def test_md_14_no_claim_but_in_the_window() -> None:
    deal = Deal(*FOUR)
    assert reason(deal.claim(1)) == "CANNOT_CLAIM"
    deal.take(0)
    assert reason(deal.claim(1)) == "CANNOT_CLAIM"
    deal.discard(0, "RM")
    assert reason(deal.claim(2)) == "CANNOT_CLAIM"


def test_md_14_three_players_or_more() -> None:
    deal = Deal(NOTHING, NOTHING)
    assert names(deal.stock(0)) == ["Drew"]


def test_md_14_a_claimant_discards_and_loses_its_next_turn() -> None:
    """MD-14: then the player on turn draws from the stock, and discards."""
    deal = Deal(*FOUR, stock="RD RS BD BS OD OS")
    claimed(deal, 2)
    assert reason(deal.stock(0)) == "STOPPED"
    assert reason(deal.discard(0, "RM")) == "NOT_YOUR_TURN"
    assert names(deal.discard(2, "RGM")) == ["Discarded", "Drew"]
    assert deal.hand(0) == NOTHING + " RD"
    assert deal.face_up == "RGM"
    assert reason(deal.take(0)) == "ALREADY_TAKEN"  # cannot change to the claimant's discard
    deal.discard(0, "RD")
    assert deal.state.turn == 1
    end = deal.turn(1)
    assert not isinstance(end, Refusal)
    began = end[-1]
    assert isinstance(began, ev.TurnBegan)
    assert (began.seat, began.lost) == (3, (2,))
    assert not deal.state.seats[2].owes
    for seat in (3, 0, 1):
        deal.turn(seat)
    assert deal.state.turn == 2  # only one turn was lost


def test_md_14_two_who_owe_in_succession() -> None:
    deal = Deal(*FOUR)
    claimed(deal, 2)
    deal.discard(2, "RM")
    deal.discard(0, "OD")
    claimed(deal, 3)
    deal.discard(3, "RM")
    deal.discard(1, "OD")
    assert deal.state.turn == 0
    began = deal.events[-1]
    assert isinstance(began, ev.TurnBegan)
    assert began.lost == (2, 3)


def test_md_14_a_claimed_card_stays_in_its_turn() -> None:
    """MD-13."""
    deal = Deal(*FOUR, top="BS")
    claimed(deal, 1)
    assert reason(deal.discard(1, "BS")) == "JUST_TAKEN"
    deal.discard(1, "RM")
    assert names(deal.discard(0, "OD"))[0] == "Discarded"


def test_md_14_once_a_player_a_round() -> None:
    deal = Deal(*FOUR)
    claimed(deal, 2)
    deal.discard(2, "RM")
    deal.discard(0, "OD")
    for _ in range(8):  # whether it owes a turn or not
        deal.stock(deal.state.turn)
        assert 2 not in waiting(deal)
        deal.refuse(*waiting(deal))
        deal.discard(deal.state.turn, "OD")


def test_md_14_who_asked_in_vain_may_ask_again() -> None:
    deal = Deal(*FOUR)
    deal.stock(0)
    deal.claim(3)
    deal.claim(1)
    deal.discard(1, "RM")
    deal.discard(0, "OD")
    deal.stock(2)
    assert waiting(deal) == (3,)  # seat 0 has laid the card, seat 1 owes a turn
    deal.claim(3)
    assert deal.state.acting == 3


def test_md_14_claims_once_per_cycle() -> None:
    """MD-14 [claims]: a cycle ends when the turn comes back to the dealer's left, seat 0."""
    deal = Deal(*FOUR, claims="once_per_cycle")
    claimed(deal, 3)
    deal.discard(3, "RM")
    deal.discard(0, "OD")
    deal.turn(1)
    deal.stock(2)
    assert waiting(deal) == (0,)  # not 3, in this cycle, nor 1, whose discard it is
    deal.refuse(0)
    deal.discard(2, "OD")
    assert deal.state.turn == 0  # 3 has lost its turn
    deal.stock(0)
    assert waiting(deal) == (1, 3)
    deal.claim(1)
    deal.discard(1, "OM")
    deal.discard(0, "OD")
    deal.turn(2)  # 1 has lost its turn
    deal.turn(3)
    assert (deal.state.turn, deal.state.seats[1].claims) == (0, 0)


def test_md_14_the_cycle_ends_also_when_the_dealer_s_left_loses_its_turn() -> None:
    deal = Deal(*FOUR, claims="once_per_cycle")
    deal.turn(0)
    claimed(deal, 3)
    deal.discard(3, "RM")
    deal.discard(1, "OD")
    deal.stock(2)
    deal.claim(0)
    deal.discard(0, "RM")
    deal.discard(2, "OD")
    assert deal.state.turn == 1  # 3 and 0 have lost theirs
    assert [s.claims for s in deal.state.seats] == [0, 0, 0, 0]


def test_md_14_never_one_s_own_discard() -> None:
    deal = Deal(*FOUR)
    deal.turn(0)
    deal.stock(1)
    assert waiting(deal) == (2, 3)
    deal.claim(2)
    deal.discard(2, "RM")  # the claimant's discard lies on top now
    deal.discard(1, "OD")
    assert deal.state.turn == 3
    deal.stock(3)
    assert waiting(deal) == (0,)


def test_md_14_not_while_a_lost_turn_is_owed() -> None:
    """With claims by cycle a seat may owe a turn and have no claim behind it."""
    deal = Deal(*FOUR, claims="once_per_cycle")
    for seat in (0, 1):
        deal.turn(seat)
    claimed(deal, 3)
    deal.discard(3, "RM")
    deal.discard(2, "OD")
    assert deal.state.turn == 0
    deal = Deal(*FOUR, claims="once_per_cycle")
    for seat in (0, 1, 2):
        deal.turn(seat)
    claimed(deal, 1)
    deal.discard(1, "RM")
    deal.discard(3, "OD")
    assert (deal.state.seats[1].owes, deal.state.seats[1].claims) == (True, 0)
    deal.stock(0)
    assert waiting(deal) == (2,)


def test_md_14_never_is_said_in_advance() -> None:
    deal = Deal(*FOUR)
    assert names(deal.do(1, co.Never(True))) == ["NeverSaid"]
    assert names(deal.do(1, co.Never(True))) == []
    deal.stock(0)
    assert waiting(deal) == (2, 3)
    deal.refuse(2)
    assert names(deal.do(3, co.Never(True))) == ["NeverSaid", "Passed", "Drew"]
    deal.discard(0, "OD")
    deal.do(3, co.Never(False))
    deal.stock(1)
    assert waiting(deal) == (2, 3)


def test_md_14_never_of_all_spares_the_window() -> None:
    deal = Deal(*FOUR)
    for seat in (1, 2, 3):
        deal.do(seat, co.Never(True))
    assert names(deal.stock(0)) == ["Drew"]


def test_md_14_never_of_who_has_asked_changes_nothing() -> None:
    deal = Deal(*FOUR)
    deal.stock(0)
    deal.claim(3)
    assert names(deal.do(3, co.Never(True))) == ["NeverSaid"]
    deal.wait(5000)
    assert deal.state.acting == 3


def test_md_14_never_holds_for_the_round() -> None:
    deal = Deal(READY, NOTHING, NOTHING)
    deal.do(1, co.Never(True))
    deal.turn(0)
    deal.turn(1)
    deal.turn(2)
    deal.stock(0)
    deal.refuse(*waiting(deal))
    deal.out(0, "OD")
    assert deal.state.seats[1].never
    deal.do(0, co.NextRound())
    assert not any(s.never or s.claims or s.owes for s in deal.state.seats)


def test_md_14_a_claimant_may_go_out() -> None:
    deal = Deal(NOTHING, NOTHING, READY, top="BS")
    claimed(deal, 2)
    assert names(deal.out(2, "BS")) == ["WentOut", "RoundEnded"]
    assert deal.points == (45, 45, -10)


def test_md_14_a_card_turned_up_at_the_deal_is_anybody_s() -> None:
    deal = Deal(*FOUR)
    deal.stock(0)
    assert waiting(deal) == (1, 2, 3)
    deal = Deal(*FOUR, top="OS:2")
    deal.stock(0)
    assert waiting(deal) == (1, 3)
