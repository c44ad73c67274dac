"""What a starter decides before the table is open: the violet card, the order of the base."""

from random import Random
from typing import Final

from melicado.bots.melicado.sight import Sight
from melicado.bots.melicado.timing import draw
from melicado.bots.melicado.traits import Traits
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import Pile, Row
from melicado.rules.melicado.commands import DeclineViolet, OrderBase, TurnViolet
from melicado.rules.melicado.search import plays_on

_VIOLET: Final = 0.4
"""How often a bot turns a violet card: the others should meet them, and not all the time."""
_VIOLET_MS: Final = 1_600
_ORDER_MS: Final = 2_400


def violet(rng: Random) -> tuple[TurnViolet | DeclineViolet, float]:
    """Whether to turn a violet card (MC-11), and the ms it takes to say so."""
    turn = rng.random() < _VIOLET
    return TurnViolet() if turn else DeclineViolet(), draw(rng, _VIOLET_MS)


def order_base(sight: Sight, traits: Traits, rng: Random) -> tuple[OrderBase, float]:
    """The order that opens best, as far as the bot looks (MC-12), and the ms it takes."""
    one, two = sight.view.base
    first = one if rng.random() < 0.5 else two
    if rng.random() < traits.attention:
        counts = {c.id: _openings(sight, c.id) for c in (one, two)}
        if counts[one.id] != counts[two.id]:
            first = max((one, two), key=lambda c: counts[c.id])
    return OrderBase(first.id), draw(rng, _ORDER_MS)


def _openings(sight: Sight, first: int) -> int:
    """How many plays of the hand would open the base with that card on the left."""
    cards = sorted(sight.view.base, key=lambda c: c.id != first)
    piles = tuple(Pile(-1 - i, (c,), gr.reads_as(c, "")) for i, c in enumerate(cards))
    word = "".join(p.letter for p in piles)
    ground = sight.ground._replace(row=Row(piles), opening=True, seen=sight.ground.seen | {word})
    return sum(1 for _ in plays_on(ground, sight.hand, sight.known))
