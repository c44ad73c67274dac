"""MD-10 to MD-12: the dealer, the deal, the didactic card, the card face up."""

from collections import Counter

import pytest
from deals import SECRET, Deal, match, reason

from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.state import Phase

WORTH = {"GM": 10, "GF": 10, "M": 5, "F": 5, "D": 1, "S": 1}


def drawn(deal: Deal) -> ev.DealerDrawn:
    return next(e for e in deal.events if isinstance(e, ev.DealerDrawn))


def started(deal: Deal) -> ev.RoundStarted:
    return next(e for e in reversed(deal.events) if isinstance(e, ev.RoundStarted))


def worth(kind: str) -> int:
    return 99 if kind == "JK" else WORTH[kind[1:]]


@pytest.mark.parametrize("joker_points", [20, 10])
def test_md_10_the_highest_card_deals_and_ties_draw_again(joker_points: int) -> None:
    """MD-10: the joker is highest whatever it costs; didactic cards are left out."""
    ties = jokers = 0
    for n in range(120):
        deal = match(2 + n % 7, f"{n:032x}", joker_points=joker_points)
        draw = drawn(deal)
        left = set(range(2 + n % 7))
        for cards in draw.draws:
            assert {seat for seat, _ in cards} == left
            best = max(worth(kind) for _, kind in cards)
            left = {seat for seat, kind in cards if worth(kind) == best}
            jokers += best == 99
        assert left == {draw.dealer}
        assert deal.state.dealer == draw.dealer
        ties += len(draw.draws) > 1
    assert ties > 10
    assert jokers > 10


def test_md_10_every_seat_deals_first_sometimes() -> None:
    assert {match(3, f"{n:032x}").state.dealer for n in range(40)} == {0, 1, 2}


def test_md_10_the_dealer_s_left_begins_and_the_deal_moves_clockwise() -> None:
    deal = match(3)
    for _ in range(6):
        dealer = deal.state.dealer
        assert deal.state.turn == (dealer + 1) % 3
        deal.state = deal.game.evolve(
            deal.state,
            ev.RoundEnded(result=_nobody(deal.state.round), hands=()),
        )
        assert deal.phase == Phase.SCORES
        deal.do(0, co.NextRound())
        assert deal.state.dealer == (dealer + 1) % 3


def _nobody(number: int) -> ev.Result:
    return ev.Result(number, "stock", (0, 0, 0), -1)


def test_md_10_the_secret_alone_decides_the_shuffle() -> None:
    assert match(3).events == match(3).events
    assert match(3).state.stock != match(3, "ff" * 16).state.stock
    one, two = match(3, rounds=[1]), match(3, rounds=[2])
    assert drawn(one) == drawn(two)
    assert one.state.secret == SECRET


def test_md_10_every_card_is_dealt_somewhere_sometime() -> None:
    seen = {c for n in range(60) for s in match(2, f"{n:032x}").state.seats for c in s.hand}
    assert len(seen) == 39


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("option", ["yes", "no"])
def test_md_11_the_didactic_card_joins_in_rounds_6_and_7(number: int, option: str) -> None:
    """MD-11 [didactic_card]: one a deck."""
    state = match(3, rounds=[number], didactic_card=option).state
    joins = number in (6, 7) and option == "yes"
    assert Counter(c.kind for c in state.every_card())["DC"] == (2 if joins else 0)


def test_md_12_the_rest_is_the_stock_and_its_first_card_lies_face_up() -> None:
    deal = match(2)
    event = started(deal)
    assert deal.state.top is not None
    assert (event.turned, -1) == (deal.state.top.card, deal.state.top.seat)
    cards = [c for hand in event.hands for c in hand] + [event.turned, *event.stock]
    assert sorted(cards) == sorted(event.deck)
    assert event.counts == (6, 6)
    assert event.stock_count == len(event.stock) == 39 - 12 - 1


def test_md_12_only_the_top_discard_can_be_taken() -> None:
    deal = Deal("RM RF RD BM BF OD", "BGM BGF OM OF OS OS", top="RS")
    deal.turn(0, "OD")
    assert deal.face_up == "OD"
    deal.take(1)
    assert deal.hand(1).endswith("OD")
    assert deal.face_up == "RS"


def test_md_12_hands_and_stock_are_shown_to_nobody_else() -> None:
    deal = match(3)
    event = started(deal)
    for seats in (frozenset[int](), frozenset({1}), frozenset({0, 2})):
        seen = deal.game.redact(event, seats)
        assert isinstance(seen, ev.RoundStarted)
        assert seen.stock == ()
        assert [bool(h) for h in seen.hands] == [i in seats for i in range(3)]
        view = deal.game.view(deal.state, seats)
        assert [s.hand is not None for s in view.seats] == [i in seats for i in range(3)]
        assert [s.count for s in view.seats] == [6, 6, 6]


def test_next_round_only_after_a_round() -> None:
    assert reason(match(2).do(0, co.NextRound())) == "STOPPED"
