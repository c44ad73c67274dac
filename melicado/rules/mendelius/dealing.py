"""The dealer is drawn and the cards are dealt (MD-10 to MD-12)."""

from melicado.rules.chance import chance, shuffled
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import JOKER, Card, deck_of, points_of
from melicado.rules.mendelius.desk import Desk
from melicado.rules.mendelius.layouts import DEALT, DIDACTIC_ROUNDS
from melicado.rules.mendelius.options import decks_for


def draw_dealer(desk: Desk) -> None:
    """MD-10: the highest card deals, the joker above all; those who tie draw again."""
    state = desk.state
    options = state.options
    by = chance(state.secret, state.steps)
    decks = decks_for(options, len(state.seats))
    left = list(range(len(state.seats)))
    draws: list[tuple[tuple[int, str], ...]] = []
    while len(left) > 1:
        pack = shuffled(deck_of(decks, didactic=False), by)
        drawn = tuple((seat, card.kind) for seat, card in zip(left, pack, strict=False))
        worth = {s: 100 if k == JOKER else points_of(k, 0) for s, k in drawn}
        left = [s for s in left if worth[s] == max(worth.values())]
        draws.append(drawn)
    desk.emit(ev.DealerDrawn(draws=tuple(draws), dealer=left[0]))


def deal(desk: Desk, dealer: int) -> None:
    """MD-12: the hands, the stock, and its first card face up."""
    state = desk.state
    options = state.options
    number = options.rounds[state.played]
    decks = decks_for(options, len(state.seats))
    didactic = number in DIDACTIC_ROUNDS and options.didactic_card == "yes"
    deck = deck_of(decks, didactic)
    pack = shuffled(deck, chance(state.secret, state.steps))
    hands: list[tuple[Card, ...]] = []
    for seat in state.seats:
        take = 0 if seat.folded else DEALT[number]
        hands.append(pack[:take])
        pack = pack[take:]
    desk.emit(
        ev.RoundStarted(
            round=number,
            dealer=dealer,
            turn=state.after(dealer)[0],
            deck=deck,
            hands=tuple(hands),
            counts=tuple(len(h) for h in hands),
            stock=pack[1:],
            stock_count=len(pack) - 1,
            turned=pack[0],
        )
    )
