"""MC-36: one card for three."""

import pytest
from positions import Table, kinds, match, reason

from melicado.places import resource
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.state import Phase
from melicado.words.wordlist import WordList

AGE = "Ab Gb Eb | Zb Cb Eb ; Eb | AGE | open 0 -"


def test_mc_36_three_are_drawn_first_then_the_card_goes_to_the_reserve() -> None:
    table = Table(AGE, "age", top=["Xb", "Yb", "Wb"], stock=5)
    card = table.card(0, "Zb")
    events = table.do(0, co.Exchange(card))
    assert kinds(events) == ["Drawn", "Exchanged"]
    assert table.hand(0) == "Cb Eb Wb Xb Yb"
    assert [c.id for c in table.state.reserve] == [card]
    assert len(table.state.stock) == 2


def test_mc_36_the_card_given_is_never_one_of_the_three() -> None:
    """Drawn first: with three cards in all to draw, the given one stays in the reserve."""
    table = Table(AGE, "age", stock=1, reserve=2)
    card = table.card(0, "Zb")
    table.do(0, co.Exchange(card))
    assert [c.id for c in table.state.reserve] == [card]


@pytest.mark.parametrize(("stock", "reserve", "row"), [(2, 0, "Gb"), (1, 1, "Gb"), (0, 1, "Nb/Gb")])
def test_mc_36_refused_when_fewer_than_three_can_be_had(stock: int, reserve: int, row: str) -> None:
    position = f"Ab {row} Eb | Zb Cb Eb ; Eb | AGE | open 0 -"
    table = Table(position, "age", stock=stock, reserve=reserve)
    assert reason(table.do(0, co.Exchange(table.card(0, "Zb")))) == "STOCK_TOO_SMALL"
    assert table.size(0) == 3


@pytest.mark.parametrize(("stock", "reserve", "row"), [(3, 0, "Gb"), (1, 2, "Gb"), (1, 1, "Nb/Gb")])
def test_mc_36_stock_reserve_and_refill_together(stock: int, reserve: int, row: str) -> None:
    position = f"Ab {row} Eb | Zb Cb Eb ; Eb | AGE | open 0 -"
    table = Table(position, "age", stock=stock, reserve=reserve)
    table.do(0, co.Exchange(table.card(0, "Zb")))
    assert table.size(0) == 5


def test_mc_36_a_card_of_one_s_own_hand() -> None:
    table = Table(AGE, "age")
    assert reason(table.do(0, co.Exchange(table.card(1, "Eb")))) == "NOT_IN_HAND"


def test_mc_36_free_or_once_per_sequence() -> None:
    free = Table(AGE, "age")
    free.do(0, co.Exchange(free.card(0, "Zb")))
    free.do(0, co.Exchange(free.card(0, "Cb")))
    assert free.size(0) == 7
    once = Table(AGE, "age", exchange="once_per_sequence", violet="never")
    once.do(0, co.Exchange(once.card(0, "Zb")))
    assert reason(once.do(0, co.Exchange(once.card(0, "Cb")))) == "ALREADY_EXCHANGED"
    assert once.do(1, co.Exchange(once.card(1, "Eb")))  # each seat for itself
    once.do(0, co.Declare())
    once.do(1, co.Agree())
    once.do(0, co.Exchange(once.card(0, "Cb")))
    assert once.size(0) == 7


def test_mc_36_any_time_outside_a_stop() -> None:
    table = match(WordList([]), deck_from(resource("decks", "fr.json").read_bytes()), 2)
    for phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING):
        assert table.phase == phase
        for seat in (0, 1):
            before = table.size(seat)
            table.do(seat, co.Exchange(table.state.seats[seat].hand[0].id))
            assert table.size(seat) == before + 2
        table.wait(table.time + 30_000)
    table.wait(table.state.round_until)
    assert reason(table.do(0, co.Exchange(table.state.seats[0].hand[0].id))) == "STOPPED"


def test_mc_36_others_see_neither_the_cards_drawn_nor_the_card_given() -> None:
    table = Table(AGE, "age")
    drawn, exchanged = table.do(0, co.Exchange(table.card(0, "Zb")))  # type: ignore[misc]
    seen = table.game.redact(drawn, frozenset({1}))
    assert isinstance(seen, ev.Drawn)
    assert (seen.cards, seen.count) == ((), 3)
    other = table.game.redact(exchanged, frozenset({1}))
    assert isinstance(other, ev.Exchanged)
    assert other.card is None
