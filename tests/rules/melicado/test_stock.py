"""MC-22: the stock, the reserve and the covered cards."""

from msgspec.structs import replace
from positions import Table, kinds, reason

from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev

ROW = "Ab Gb/Nb Eb/Tb/Eb | Zb Cb Eb ; Eb | ANE | open 0 -"


def test_mc_22_exchanged_and_discarded_cards_form_the_reserve() -> None:
    table = Table("Ab Gb Eb | Zb Cb Eb ; Eb | AGE | open 0 -", "age gae")
    card = table.card(0, "Zb")
    table.do(0, co.Exchange(card))
    assert [c.id for c in table.state.reserve] == [card]
    other = table.card(0, "Cb")
    table.meli(0, 1, 0, 2, discard="Cb")
    assert [c.id for c in table.state.reserve] == [card, other]


def test_mc_22_first_the_reserve_then_the_covered_cards() -> None:
    table = Table(ROW, "ane", stock=1, reserve=1)
    events = table.do(0, co.Exchange(table.card(0, "Zb")))
    assert kinds(events) == ["Refilled", "Refilled", "Drawn", "Exchanged"]
    assert isinstance(events, list)
    assert [e.source for e in events if isinstance(e, ev.Refilled)] == ["reserve", "covered"]
    assert [e.stock_count for e in events if isinstance(e, ev.Refilled)] == [2, 5]
    assert table.row == "Ab Nb Eb"
    assert len(table.state.stock) == 2


def test_mc_22_the_covered_cards_stay_when_the_reserve_is_enough() -> None:
    table = Table(ROW, "ane", stock=1, reserve=2)
    assert kinds(table.do(0, co.Exchange(table.card(0, "Zb")))).count("Refilled") == 1
    assert table.row == "Ab Gb/Nb Eb/Tb/Eb"


def test_mc_22_nothing_is_shuffled_while_the_stock_is_long_enough() -> None:
    table = Table(ROW, "ane", stock=3, reserve=2)
    assert kinds(table.do(0, co.Exchange(table.card(0, "Zb")))) == ["Drawn", "Exchanged"]
    assert len(table.state.reserve) == 3


def test_mc_22_refill_reserve_only() -> None:
    table = Table(ROW, "ane", stock=1, reserve=1, refill="reserve_only")
    assert reason(table.do(0, co.Exchange(table.card(0, "Zb")))) == "STOCK_TOO_SMALL"
    table.lay(0, "Zb", "front")
    assert table.size(0) == 5
    table.lay(0, "Zb", "front")
    assert table.size(0) == 5
    assert table.row == "Ab Gb/Nb Eb/Tb/Eb"


def test_mc_22_a_penalty_draws_what_exists_even_nothing() -> None:
    table = Table("Ab Nb Eb | Zb Cb Eb ; Eb | ANE | open 0 -", "ane", stock=1)
    table.lay(0, "Zb", "front")
    assert table.size(0) == 4
    assert kinds(table.lay(0, "Zb", "front")) == ["Faulted", "Drawn"]
    assert table.size(0) == 4


def test_mc_22_the_order_of_a_refill_is_by_chance_from_the_secret() -> None:
    orders = set()
    for number in range(8):
        table = Table(ROW, "ane", stock=1, reserve=9)
        table.state = replace(table.state, secret=f"{number:032x}")
        table.do(0, co.Exchange(table.card(0, "Zb")))
        orders.add(table.state.stock)
    assert len(orders) > 1


def test_mc_22_the_visible_cards_stay() -> None:
    table = Table(ROW, "ane", stock=0)
    table.lay(0, "Zb", "front")
    assert (table.row, table.word) == ("Ab Nb Eb", "ANE")
