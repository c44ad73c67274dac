"""MD-17 to MD-21: scores, an empty stock, the end of the game, teams, seats that leave."""

import pytest
from deals import NOTHING, READY, Deal, match, names, reason
from msgspec.structs import replace

from melicado.rules.game import RulesError
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import points_of
from melicado.rules.mendelius.options import Options, check
from melicado.rules.mendelius.state import Phase
from melicado.rules.mendelius.teams import people_of, player_of


def test_md_17_the_winner_minus_ten_the_others_their_whole_hand() -> None:
    """MD-17: complete crosses that were not laid cost too; a score may be negative."""
    deal = Deal(READY, READY, "JK JK OS OS OM OGM", stock="OD")
    deal.stock(0)
    deal.refuse(1, 2)
    deal.out(0, "OD")
    assert deal.points == (-10, 36, 2 * 20 + 2 + 5 + 10)
    assert [s.total for s in deal.state.seats] == [-10, 36, 57]
    assert [s.rounds_won for s in deal.state.seats] == [1, 0, 0]
    assert (deal.state.results[-1].winner, deal.state.results[-1].cause) == (0, "out")


def test_md_02_md_17_joker_points_count_in_the_score() -> None:
    deal = Deal(READY, "JK JK OS OS OM OGM", joker_points=50)
    deal.stock(0)
    deal.out(0, "OD")
    assert deal.points == (-10, 117)


def test_md_17_hands_are_shown_at_the_end() -> None:
    deal = Deal(READY, NOTHING, stock="OD")
    assert deal.game.view(deal.state, frozenset()).seats[1].hand is None
    deal.stock(0)
    deal.out(0, "OD")
    shown = deal.game.view(deal.state, frozenset())
    assert [c.kind for c in shown.seats[1].hand or ()] == NOTHING.split()


def test_md_18_who_drew_the_last_card_finishes_the_turn() -> None:
    deal = Deal(NOTHING, READY, stock="OD")
    deal.stock(0)
    assert deal.phase == Phase.DISCARD
    assert names(deal.discard(0, "RGM")) == ["Discarded", "RoundEnded"]
    assert (deal.state.results[-1].winner, deal.state.results[-1].cause) == (-1, "stock")
    assert deal.points == (45 - 10 + 1, 36)  # all score, nobody gets -10
    assert deal.phase == Phase.SCORES


def test_md_18_and_may_still_go_out() -> None:
    deal = Deal(READY, NOTHING, stock="OD")
    deal.stock(0)
    assert names(deal.out(0, "OD")) == ["WentOut", "RoundEnded"]
    assert deal.points == (-10, 45)


def test_md_18_a_claim_before_the_last_card_is_drawn() -> None:
    deal = Deal(NOTHING, NOTHING, NOTHING, stock="OD")
    deal.stock(0)
    deal.claim(1)
    assert names(deal.discard(1, "RM")) == ["Discarded", "Drew"]
    assert deal.state.stock == ()
    assert names(deal.discard(0, "RM")) == ["Discarded", "RoundEnded"]
    assert deal.state.results[-1].cause == "stock"


def test_md_18_with_a_card_left_the_round_goes_on() -> None:
    deal = Deal(NOTHING, NOTHING, stock="OD OS")
    deal.turn(0)
    assert (deal.phase, deal.state.turn) == (Phase.TAKE, 1)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_md_18_after_three_circuits_without_the_stock_it_must_be_taken(seats: int) -> None:
    deal = Deal(*[NOTHING] * seats)
    for turn in range(3 * seats):
        assert not deal.state.must_draw
        seat = turn % seats
        assert names(deal.take(seat)) == ["Took"]
        deal.do(seat, co.Discard(deal.state.seats[seat].hand[0].id))
    assert deal.state.must_draw
    assert deal.game.view(deal.state, frozenset()).must_draw
    assert reason(deal.take(0)) == "STOCK_ONLY"
    deal.turn(0)
    assert not deal.state.must_draw
    assert names(deal.take(1)) == ["Took"]


def test_md_18_lost_turns_count_in_a_circuit() -> None:
    deal = Deal(*[NOTHING] * 3)
    deal.stock(0)
    deal.refuse(1)
    deal.claim(2)
    deal.discard(2, "RM")
    deal.discard(0, "OD")
    seats = [1, 0, 1, 2, 0, 1, 2, 0]  # nine turns from seat 1 on, seat 2 loses its first
    for seat in seats:
        assert names(deal.take(seat)) == ["Took"]
        deal.do(seat, co.Discard(deal.state.seats[seat].hand[0].id))
    assert deal.state.turn == 1
    assert reason(deal.take(1)) == "STOCK_ONLY"


def test_md_19_a_game_is_seven_rounds_or_a_choice_of_them() -> None:
    """MD-19 [rounds]."""
    assert Options().rounds == (1, 2, 3, 4, 5, 6, 7)
    deal = match(2, rounds=[5, 2])
    assert deal.state.round == 5
    _end(deal, (3, 4))
    assert deal.phase == Phase.SCORES
    deal.do(1, co.NextRound())
    assert deal.state.round == 2
    assert len(deal.state.seats[0].hand) == 7
    deal.do(deal.state.turn, co.Fold())
    assert deal.phase == Phase.OVER
    assert len(deal.state.results) == 2


@pytest.mark.parametrize("rounds", [(), (0,), (8,), (3, 3)])
def test_md_19_no_other_rounds(rounds: tuple[int, ...]) -> None:
    with pytest.raises(RulesError):
        check(Options(rounds=rounds), 2)


def _end(deal: Deal, points: tuple[int, ...]) -> None:
    result = ev.Result(deal.state.round, "stock", points, -1)
    deal.state = deal.game.evolve(deal.state, ev.RoundEnded(result=result, hands=()))


@pytest.mark.parametrize(
    ("totals", "won", "ranking"),
    [
        ((0, 0, 0), (0, 0, 0), ((0,), (1, 2))),  # -10, 45, 45
        ((99, 0, 7), (0, 0, 0), ((1,), (2,), (0,))),  # 89, 45, 52
        ((55, 0, 0), (0, 0, 0), ((0,), (1, 2))),  # 45 each, and rounds won 1, 0, 0
        ((55, 0, 0), (0, 1, 2), ((2,), (0, 1))),  # 45 each, and rounds won 1, 1, 2
    ],
)
def test_md_19_the_lowest_total_wins_ties_by_rounds_won_then_shared(
    totals: tuple[int, ...], won: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    deal = Deal(READY, NOTHING, NOTHING, rounds=[1])
    seats = tuple(
        replace(seat, total=total, rounds_won=rounds)
        for seat, total, rounds in zip(deal.state.seats, totals, won, strict=True)
    )
    deal.state = replace(deal.state, seats=seats)
    deal.stock(0)
    deal.refuse(1, 2)
    assert names(deal.out(0, "OD")) == ["WentOut", "RoundEnded", "GameEnded"]
    assert deal.state.ranking == ranking


def test_md_20_a_team_is_one_seat() -> None:
    """MD-20: its people take turns, counted through the whole game."""
    assert people_of("Ada & Bo & Cy") == ("Ada", "Bo", "Cy")
    assert people_of("Ada") == ("Ada",)
    assert people_of("") == ("",)
    assert people_of("R&D") == ("R&D",)
    assert [player_of("Ada & Bo", n) for n in (1, 2, 3)] == ["Ada", "Bo", "Ada"]
    assert player_of("Ada", 9) == "Ada"


def test_md_20_turns_are_counted() -> None:
    deal = match(2, rounds=[1, 2])
    first = deal.state.turn
    for expected in (1, 2, 3):
        assert deal.state.seats[deal.state.turn].turns == expected
        deal.turn(deal.state.turn)
        deal.turn(deal.state.turn)
    counts = [s.turns for s in deal.state.seats]
    assert (counts[first], counts[1 - first]) == (4, 3)
    _end(deal, (1, 1))
    deal.do(0, co.NextRound())
    assert sum(s.turns for s in deal.state.seats) == 8
    assert deal.game.view(deal.state, frozenset()).seats[0].turns == deal.state.seats[0].turns


def test_md_20_a_lost_turn_is_no_turn() -> None:
    deal = Deal(*[NOTHING] * 3)
    deal.stock(0)
    deal.claim(1)
    deal.discard(1, "RM")
    deal.discard(0, "OD")
    assert [s.turns for s in deal.state.seats] == [0, 0, 1]


def test_md_21_a_hand_that_folds_scores_as_caught() -> None:
    deal = Deal(READY, NOTHING, NOTHING)
    assert names(deal.do(2, co.Fold())) == ["Folded"]
    assert reason(deal.do(2, co.Fold())) == "STOPPED"
    deal.stock(0)
    deal.out(0, "OD")
    assert deal.points == (-10, 45, 45)
    deal.do(0, co.NextRound())
    assert [len(s.hand) for s in deal.state.seats] == [7, 7, 0]
    assert deal.state.dealer == 0


def test_md_21_the_seat_on_turn_folds_before_it_takes() -> None:
    deal = Deal(*[NOTHING] * 3)
    assert names(deal.do(0, co.Fold())) == ["Folded", "TurnBegan"]
    assert (deal.phase, deal.state.turn) == (Phase.TAKE, 1)


def test_md_21_it_folds_with_a_card_taken() -> None:
    deal = Deal(*[NOTHING] * 3)
    deal.take(0)
    deal.do(0, co.Fold())
    assert (deal.phase, deal.state.turn, deal.state.taken) == (Phase.TAKE, 1, None)
    assert reason(deal.take(1)) == "NO_DISCARD"
    assert names(deal.stock(1)) == ["Drew"]  # there is no card to ask for


def test_md_21_it_folds_in_the_window_for_claims() -> None:
    deal = Deal(*[NOTHING] * 4)
    deal.stock(0)
    deal.claim(2)
    deal.do(0, co.Fold())
    assert (deal.phase, deal.state.turn) == (Phase.TAKE, 1)
    assert deal.game.deadline(deal.state) is None
    assert not any(s.owes or s.claims for s in deal.state.seats)


def test_md_21_it_folds_while_a_claimant_has_the_card() -> None:
    deal = Deal(*[NOTHING] * 4)
    deal.stock(0)
    deal.claim(1)
    assert names(deal.do(0, co.Fold())) == ["Folded"]
    assert deal.state.acting == 1
    assert names(deal.discard(1, "RM")) == ["Discarded", "TurnBegan"]
    assert deal.state.turn == 2  # seat 1 loses its turn
    assert len(deal.state.stock) == 12


@pytest.mark.parametrize("after", ["nothing", "the seat on turn"])
def test_md_21_a_claimant_folds(after: str) -> None:
    deal = Deal(*[NOTHING] * 4, top="BS")
    deal.stock(0)
    deal.claim(1)
    if after == "the seat on turn":
        deal.do(0, co.Fold())
    deal.do(1, co.Fold())
    assert deal.hand(1) == NOTHING + " BS"
    if after == "nothing":
        assert (deal.phase, deal.state.acting) == (Phase.DISCARD, 0)
    else:
        assert (deal.phase, deal.state.turn) == (Phase.TAKE, 2)


def test_md_21_a_seat_folds_that_was_waited_for() -> None:
    deal = Deal(*[NOTHING] * 4)
    deal.stock(0)
    deal.refuse(2, 3)
    assert names(deal.do(1, co.Fold())) == ["Folded", "Passed", "Drew"]


def test_md_21_a_seat_folds_that_has_asked() -> None:
    deal = Deal(*[NOTHING] * 5)
    deal.stock(0)
    deal.claim(3)
    deal.claim(4)
    assert names(deal.do(3, co.Fold())) == ["Folded", "Passed"]
    assert deal.state.claims is not None
    assert deal.state.claims.asked == (4,)
    deal.refuse(1, 2)
    assert deal.state.acting == 4


def test_md_21_the_last_seat_left_ends_the_game() -> None:
    """MD-19: who has left comes last."""
    deal = Deal(NOTHING, READY)
    assert names(deal.do(1, co.Fold())) == ["Folded", "RoundEnded", "GameEnded"]
    assert (deal.phase, deal.points) == (Phase.OVER, (45, 36))
    assert deal.state.ranking == ((0,), (1,))
    assert deal.state.results[-1].cause == "left"


def test_md_21_a_seat_may_leave_between_rounds() -> None:
    deal = Deal(READY, NOTHING, NOTHING, stock="OD")
    deal.stock(0)
    deal.refuse(1, 2)
    deal.out(0, "OD")
    assert names(deal.do(1, co.Fold())) == ["Folded"]
    assert deal.phase == Phase.SCORES
    assert names(deal.do(2, co.Fold())) == ["Folded", "GameEnded"]
    assert deal.state.ranking == ((0,), (1, 2))


def test_md_21_folding_the_last_card_of_the_stock_away_ends_the_round() -> None:
    """MD-18."""
    deal = Deal(*[NOTHING] * 3, stock="OD")
    deal.stock(0)
    deal.refuse(1, 2)
    assert names(deal.do(0, co.Fold())) == ["Folded", "RoundEnded"]
    assert deal.points == (46, 45, 45)


def test_what_the_hands_of_these_tests_cost() -> None:
    assert sum(points_of(k, 20) for k in READY.split()) == 36
    assert sum(points_of(k, 20) for k in NOTHING.split()) == 45
