"""What bots of Mendelius see, hope for and do, in positions whose answer is plain."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from melicado.bots.level import Level, Pace
from melicado.bots.mendelius import MendeliusBot
from melicado.bots.mendelius.bot import LOOK
from melicado.bots.mendelius.chances import Odds, chance
from melicado.bots.mendelius.plans import plans
from melicado.bots.mendelius.sight import Memory
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.bags import pack
from melicado.rules.mendelius.cards import KINDS, Card, deck_of
from melicado.rules.mendelius.options import Options, options_from
from melicado.rules.mendelius.state import Claims, Discarded, Phase, SeatState, State
from melicado.rules.mendelius.view import View, view

READY = "RGM RGF RM BM BF BD"
NOTHING = "RGM OGM BGM RM OM BM"


def table(*hands: str, top: str = "OS", number: int = 1, **options: Any) -> State:
    """Seats with those hands, and one more with any; the deck's other cards are the stock."""
    deck = list(deck_of((len(hands) + 2) // 2, didactic=number > 5))
    state_hands = [tuple(take(deck, kind) for kind in hand.split()) for hand in hands]
    shown = take(deck, top)
    state_hands.append(tuple(deck.pop() for _ in range(6)))
    return State(
        options=options_from(options),
        phase=Phase.TAKE,
        seats=tuple(SeatState(hand=hand) for hand in state_hands),
        stock=tuple(deck),
        discards=(Discarded(shown, -1),),
        round=number,
        played=1,
    )


def take(deck: list[Card], kind: str) -> Card:
    card = next(c for c in deck if c.kind == kind)
    deck.remove(card)
    return card


def seen(state: State, seat: int = 0) -> View:
    return view(state, frozenset({seat}))


def answers(state: State, level: Level, seat: int = 0, times: int = 30) -> Counter[str]:
    """What so many bots do; a discard or a last card by its kind."""
    found: Counter[str] = Counter()
    kinds = {c.id: c.kind for c in state.seats[seat].hand}
    for n in range(times):
        meant = MendeliusBot(seat, level, Random(n)).intend(seen(state, seat), 0)
        assert meant is not None
        command = meant.command
        match command:
            case co.Discard(card=card) | co.GoOut(last=card):
                found[f"{type(command).__name__} {kinds[card]}"] += 1
            case _:
                found[type(command).__name__] += 1
    return found


def holding(state: State, taken: bool = False) -> State:
    """The position once seat 0 has its last card: from the discards, or from the stock."""
    card = state.seats[0].hand[-1].id if taken else None
    return replace(state, phase=Phase.DISCARD, taken=card)


@pytest.mark.parametrize("level", Level)
def test_they_go_out_when_they_see_that_they_can(level: Level) -> None:
    """MD-15: an expert and a good player always, a beginner six times of ten."""
    found = answers(holding(table(READY + " OD")), level, times=200)
    share = found["GoOut OD"] / 200
    least, most = {"debutant": (0.5, 0.7), "facile": (0.72, 0.92)}.get(level, (1, 1))
    assert least <= share <= most


def test_a_joker_is_kept_by_who_goes_out() -> None:
    found = answers(holding(table(READY + " JK")), Level.EXPERT)
    assert "GoOut JK" not in found


def test_an_expert_takes_the_card_that_completes_its_hand() -> None:
    state = table("RGM RGF RM BM BF OS", top="BD")
    for level in (Level.BON, Level.EXPERT):
        assert answers(state, level) == {"TakeDiscard": 30}
    assert answers(table("RGM RGF RM BM BF OS", top="OD"), Level.EXPERT) == {"TakeStock": 30}


@pytest.mark.parametrize("level", Level)
def test_everybody_takes_a_joker(level: Level) -> None:
    assert answers(table(NOTHING, top="JK"), level) == {"TakeDiscard": 30}


def test_md_18_the_stock_when_it_must_be_taken() -> None:
    state = replace(table("RGM RGF RM BM BF OS", top="BD"), dry=6)
    assert answers(state, Level.EXPERT) == {"TakeStock": 30}


def test_md_13_never_the_card_just_taken() -> None:
    state = holding(table("RGM RGF RM BM BF OS OD", NOTHING), taken=True)
    for level in Level:
        assert "Discard OD" not in answers(state, level)
    assert answers(state, Level.EXPERT) == {"Discard OS": 30}


def test_an_expert_throws_away_what_no_plan_needs() -> None:
    state = holding(table("RGM RGF RM BM BF OGM OS"))
    assert answers(state, Level.EXPERT) == {"Discard OGM": 30}


def test_of_two_useless_cards_an_expert_throws_away_the_dearer() -> None:
    state = holding(table("RM RF RD BM BF OGM OS"))
    assert answers(state, Level.EXPERT) == {"Discard OGM": 30}


@pytest.mark.parametrize("level", Level)
def test_nobody_throws_a_joker_away(level: Level) -> None:
    state = holding(table("JK JK RM RF OGM OGF OS"))
    assert not any("JK" in answer for answer in answers(state, level))


def test_md_14_who_claims() -> None:
    """MD-14: the card that completes a hand, by who asks for cards at all."""
    state = table(NOTHING, "RGM RGF RM BM BF OS", "OGM OGF OF OM OD BS", top="BD")
    state = replace(state, phase=Phase.CLAIMS, claims=Claims(5000, (1, 2)))
    for level, claims in ((Level.FACILE, False), (Level.BON, True), (Level.EXPERT, True)):
        assert answers(state, level, seat=1) == {"Claim" if claims else "Pass": 30}
    assert answers(state, Level.EXPERT, seat=2) == {"Pass": 30}  # a daughter of no use


def test_md_14_what_others_answer_does_not_make_a_bot_think_again() -> None:
    state = table(NOTHING, "RGM RGF RM BM BF OS", "OGM OGF OF OM OD BS", top="BD")
    state = replace(state, phase=Phase.CLAIMS, claims=Claims(5000, (1, 2)))
    bot = MendeliusBot(2, Level.BON, Random(1))
    meant = bot.intend(seen(state, 2), 0)
    alone = replace(state, claims=Claims(5000, (2,)))
    assert meant is not None
    assert bot.intend(seen(alone, 2), meant.at - 1) == meant
    over = replace(state, claims=Claims(5000, (1,)))
    assert bot.intend(seen(over, 2), meant.at) is None


def test_md_14_bots_answer_before_the_window_closes() -> None:
    """However slow the pace; and not at once where there is time."""
    state = table(NOTHING, "RGM RGF RM BM BF OS", "OGM OGF OF OM OD BS", top="BD")
    for until in (100, 1000, 5000, 60_000):
        waits = replace(state, phase=Phase.CLAIMS, claims=Claims(until, (1, 2)))
        for n in range(50):
            bot = MendeliusBot(1, Level.DEBUTANT, Random(n), Pace.SLOW)
            meant = bot.intend(seen(waits, 1), 0)
            assert meant is not None
            assert min(until - 1, LOOK) <= meant.at < until


def test_a_bot_that_was_refused_thinks_again() -> None:
    """As after a pause, when its time has gone by."""
    bot = MendeliusBot(0, Level.BON, Random(1))
    sight = seen(table(NOTHING))
    first = bot.intend(sight, 0)
    assert first is not None
    assert bot.intend(sight, first.at) == first
    again = bot.intend(sight, first.at + 1000)
    assert again is not None
    assert again.at > first.at + 1000


def test_nothing_is_meant_out_of_turn() -> None:
    for level in Level:
        bot = MendeliusBot(1, level, Random(0))
        assert bot.intend(seen(table(NOTHING), 1), 0) is None


def test_a_bot_that_has_left_does_nothing() -> None:
    state = table(NOTHING)
    seats = (replace(state.seats[0], folded=True), state.seats[1])
    left = replace(state, seats=seats)
    assert MendeliusBot(0, Level.EXPERT, Random(0)).intend(seen(left), 0) is None


def test_what_others_took_face_up_is_not_hoped_for() -> None:
    """The one red grandmother is seen to go to another hand."""
    state = table("RD OGM BGM RM OM BM", top="RGM")
    memory = Memory()
    assert memory.look(seen(state), 0).unseen["RGM"] == 0
    card = state.discards[-1].card
    gone = replace(state, discards=())
    assert memory.look(seen(gone), 0).unseen["RGM"] == 0
    assert Memory().look(seen(gone), 0).unseen["RGM"] == 1  # who did not see it
    back = replace(gone, discards=(Discarded(card, 1),))
    assert memory.look(seen(back), 0).unseen["RGM"] == 0
    assert memory.look(seen(replace(gone, played=2)), 0).unseen["RGM"] == 1  # dealt anew


@pytest.mark.parametrize(("number", "didactic"), [(1, 0), (6, 1), (7, 1)])
def test_the_cards_unseen_are_all_but_those_seen(number: int, didactic: int) -> None:
    state = table(NOTHING, number=number)
    sight = Memory().look(seen(state), 0)
    assert sight.unseen.total() == 39 + didactic - 6 - 1
    assert sight.unseen["DC"] == didactic
    odds = sight.odds()
    assert sum(odds.people.values()) + odds.wild == pytest.approx(1)


def even(rate: float, wild: float = 0.0, horizon: float = 3.0) -> Odds:
    return Odds(dict.fromkeys(KINDS, rate), wild, horizon)


def bag(cards: str) -> int:
    return pack(cards.split())


def test_the_chance_of_one_card_is_a_race_against_the_end() -> None:
    """A card in a turn of ten, and three turns to hope for: 0.3 to 1."""
    assert chance([(bag("RM"), 1)], even(0.1)) == pytest.approx(0.3 / 1.3)
    assert chance([(bag("RM"), 1), (bag("RF"), 1)], even(0.1)) == pytest.approx(0.6 / 1.6)
    assert chance([(bag("RM"), 1)], even(0.1, wild=0.1)) == pytest.approx(0.6 / 1.6)
    assert chance([(bag("RM"), 1), (bag("RM"), 1)], even(0.1)) == pytest.approx(0.3 / 1.3)
    assert chance([(0, 0), (bag("RM"), 1)], even(0.1)) == 1


def test_the_chance_of_two_cards() -> None:
    """In two orders, and with jokers one joker in two places, or two."""
    step = 3 * 0.02**0.5
    assert chance([(bag("RM RF"), 2)], even(0.1)) == pytest.approx((step / (1 + step)) ** 2)
    step = 3 * (0.02 + 2 * 0.05 * 0.2 + 0.05**2) ** 0.5
    found = chance([(bag("RM RF"), 2)], even(0.1, wild=0.05))
    assert found == pytest.approx((step / (1 + step)) ** 2)


def test_a_joker_in_hand_leaves_the_choice_of_what_to_wait_for() -> None:
    """Two people are missing and one joker is there: either will do."""
    assert chance([(bag("RM RF"), 1)], even(0.1)) == pytest.approx(0.6 / 1.6)


def test_more_ways_and_fewer_cards_are_better() -> None:
    odds = even(0.05, wild=0.02)
    one, two, three = ((bag("RM RF RD"[: 3 * n - 1]), n) for n in (1, 2, 3))
    assert chance([one], odds) > chance([two], odds) > chance([three], odds) > 0
    assert chance([two, (bag("RM BF"), 2)], odds) > chance([two], odds)
    assert chance([one, (bag("BM BF"), 2)], odds) > chance([one], odds)


def test_plans_are_those_nearest_to_the_hand() -> None:
    """A white child of the white parents; or an ochre son of a red and a white one, and who is
    then missing to the grandparents or beside the son's mother."""
    hand = ["RGM", "RGF", "RM", "BM", "BF", "OS"]
    near = plans(1, hand, Options(), 0)
    assert {(p.missing, p.need) for p in near} == {(bag(k), 1) for k in ("BD", "BS", "RM", "RF")}
    farther = plans(1, hand, Options(), 1)
    assert {p.need for p in farther} == {1, 2}
    assert farther[: len(near)] == near
    for p in farther:
        assert p.missing & p.over == 0


def test_under_one_joker_a_cross_only_two_count() -> None:
    """MD-07."""
    hand = ["JK", "JK", "JK", "RM", "RD", "BS"]
    free, strict = (
        plans(1, hand, Options(jokers_per_cross=rule), 0)[0].need  # type: ignore[arg-type]
        for rule in ("any", "one")
    )
    assert (free, strict) == (0, 1)
