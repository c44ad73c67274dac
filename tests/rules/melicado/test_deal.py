"""MC-09, MC-10, MC-42: the deck, the deal, the secret, the first starter."""

from collections import Counter

import msgspec
import pytest
from positions import Table, deck_of, match

from melicado.places import resource
from melicado.rules.game import RulesError
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card, Colour
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.options import Options, check, options_from
from melicado.words.wordlist import WordList

JUDGE = WordList(["LE"])
FRENCH = deck_from(resource("decks", "fr.json").read_bytes())
COLUMNS = {
    Colour.BLUE: "A4 B1 C2 D2 E7 F1 G2 H1 I4 J1 K1 L2 M2 N3 O3 P1 Q1 R4 S3 T3 U3 V2 W1 X1 Y1 Z1",
    Colour.RED: "A3 C1 E3 I2 L1 N2 O2 R2 S1 T1 U1",
    Colour.GREEN: "A1 B1 C1 E4 I1 L1 M1 N1 P1 R2 S3 T2",
}


def french(seats: int = 3, **options: object) -> Table:
    return match(JUDGE, FRENCH, seats, **options)


def test_the_french_deck_is_the_one_of_the_rules() -> None:
    """95 letters, 2 jokers of each colour (the deck, by language)."""
    assert len(FRENCH) == 101
    assert len({card.id for card in FRENCH}) == 101
    for colour, column in COLUMNS.items():
        wanted = Counter({item[0]: int(item[1:]) for item in column.split()})
        assert Counter(c.letter for c in FRENCH if c.colour == colour) == wanted + Counter("**")


def test_mc_09_seven_each_and_the_rest_is_the_stock() -> None:
    table = french(4)
    assert [table.size(seat) for seat in range(4)] == [7, 7, 7, 7]
    assert len(table.state.stock) == 101 - 28


@pytest.mark.parametrize("size", [3, 12])
def test_mc_09_hand_size(size: int) -> None:
    assert [french(2, hand_size=size).size(seat) for seat in range(2)] == [size, size]


@pytest.mark.parametrize("size", [2, 13])
def test_mc_09_hand_size_has_bounds(size: int) -> None:
    with pytest.raises(RulesError):
        options_from({"hand_size": size})


def test_mc_09_at_most_90_cards_are_dealt() -> None:
    check(Options(hand_size=9), 10)
    with pytest.raises(RulesError, match="90"):
        check(Options(hand_size=10), 10)
    with pytest.raises(RulesError, match="90"):
        check(Options(hand_size=9, handicap=(1,) + (0,) * 9), 10)


@pytest.mark.parametrize("seats", [0, 11])
def test_mc_42_one_to_ten_players(seats: int) -> None:
    check(Options(), 1)
    check(Options(), 10)
    with pytest.raises(RulesError, match="1 to 10"):
        check(Options(), seats)


def test_mc_42_handicap() -> None:
    table = french(3, handicap=(0, 2, -3))
    assert [table.size(seat) for seat in range(3)] == [7, 9, 4]
    for wrong in ((0, 1), (0, 0, -7)):
        with pytest.raises(RulesError):
            check(Options(handicap=wrong), 3)


def test_mc_42_solo_plays_alone() -> None:
    table = french(1)
    assert table.state.starter == 0
    assert table.size(0) == 7


def test_mc_09_the_secret_alone_decides_the_shuffles() -> None:
    one, same = french(), french()
    other = french(secret="ffeeddccbbaa99887766554433221100")
    assert one.events == same.events
    assert one.state.stock != other.state.stock
    assert [s.hand for s in one.state.seats] != [s.hand for s in other.state.seats]


def test_mc_09_shuffles_of_one_secret_differ() -> None:
    table = french()
    first = table.state.stock
    again = match(JUDGE, FRENCH, 3, first_starter=table.state.starter)
    assert again.state.stock == first  # the starter's chance is not the deal's
    table.wait(table.state.round_until)
    table.do(0, co.NextRound())
    assert table.state.stock != first


def test_mc_09_every_card_is_dealt_somewhere_sometime() -> None:
    """No card is always in the stock: the pack is shuffled, letters and jokers together."""
    dealt: set[Card] = set()
    for number in range(60):
        table = french(10, hand_size=9, secret=f"{number:032x}")
        dealt.update(c for seat in table.state.seats for c in seat.hand)
    assert len(dealt) == 101


def test_mc_09_no_view_or_redacted_event_holds_the_secret() -> None:
    table = french()
    for seats in (frozenset[int](), frozenset({0}), frozenset({0, 1, 2})):
        seen = [msgspec.json.encode(table.game.redact(e, seats)) for e in table.events]
        seen.append(msgspec.json.encode(table.game.view(table.state, seats)))
        assert not any(table.state.secret.encode() in text for text in seen)


def test_mc_10_the_first_starter_is_chosen_or_by_chance() -> None:
    assert [french(first_starter=seat).state.starter for seat in (0, 1, 2)] == [0, 1, 2]
    starters = {french(secret=f"{n:032x}").state.starter for n in range(40)}
    assert starters == {0, 1, 2}
    with pytest.raises(RulesError):
        check(Options(first_starter=3), 3)


def test_a_deck_that_cannot_be_read_is_one_sentence() -> None:
    for text in ("", "[]", '{"blue": {"A": -1}, "red": {}, "green": {}, "jokers": {}}'):
        with pytest.raises(RulesError, match="deck cannot be read"):
            deck_from(text)


def test_mc_09_hands_are_shown_to_their_own_seats_only() -> None:
    table = french()
    view = table.game.view(table.state, frozenset({1}))
    assert view.seats[1].hand == table.state.seats[1].hand
    assert view.seats[0].hand is None
    assert view.seats[0].count == 7
    started = next(e for e in table.events if isinstance(e, ev.RoundStarted))
    redacted = table.game.redact(started, frozenset({1}))
    assert isinstance(redacted, ev.RoundStarted)
    assert redacted.hands == ((), started.hands[1], ())
    assert redacted.stock == ()
    assert redacted.counts == (7, 7, 7)


def test_mc_09_a_deck_too_small_deals_what_there_is() -> None:
    table = match(JUDGE, deck_of("Lb", "Eb", "Ab", "Ab", "Ab", "Ab", "Ab", "Ab"), 2, hand_size=3)
    assert [table.size(seat) for seat in range(2)] == [3, 3]


def test_mc_09_the_order_of_the_stock_is_nobody_s_to_see() -> None:
    """Whenever it is shuffled: MC-14, MC-22, MC-37, MC-43."""
    returned = Table("Cb Rb | Ib Eb ; Eb | - | opening 0 -")
    returned.do(0, co.CannotOpen())
    refilled = Table("Ab Gb/Nb Eb | Zb Eb ; Eb | ANE | open 0 -", stock=0, reserve=2)
    refilled.do(0, co.Exchange(refilled.card(0, "Zb")))
    blocked = Table("Ab Gb Eb | Zb Eb ; Eb | AGE | open 0 -")
    blocked.do(0, co.Declare())
    blocked.do(1, co.Agree())
    left = Table("Ab Gb Eb | Zb Eb ; Eb | AGE | open 0 -")
    left.do(0, co.Fold())
    shuffles = (ev.BaseReturned, ev.Refilled, ev.SequenceEnded, ev.Folded)
    for table in (returned, refilled, blocked, left):
        events = [e for e in table.events if isinstance(e, shuffles)]
        assert events
        for event in events:
            seen = table.game.redact(event, frozenset({0, 1}))
            assert isinstance(seen, shuffles)
            assert event.stock
            assert seen.stock == ()
            assert seen.stock_count == len(event.stock)
