"""What a bot sees: the table as shown to its seat, and the words it knows."""

from typing import NamedTuple

from melicado.bots.melicado.vocabulary import Vocabulary
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import Card, Colour
from melicado.rules.melicado.ground import Ground, Spot
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.view import SeatView, View

_LONG_AGO = 6
"""So many words later a word may have been forgotten."""


class Sight(NamedTuple):
    """One look at the table from a seat."""

    view: View
    seat: int
    known: Vocabulary
    ground: Ground
    """The row as shown and the rules in force: what a next play will be judged on."""
    hand: tuple[Card, ...]
    """The cards that may be laid: none locked (MC-20)."""

    @property
    def me(self) -> SeatView:
        """The bot's own seat."""
        return self.view.seats[self.seat]

    @property
    def opponents(self) -> tuple[int, ...]:
        """The other seats that still play."""
        return tuple(s for s in self.view.active if s != self.seat)

    @property
    def forgotten(self) -> frozenset[str]:
        """The words laid so long ago that they may have slipped the mind."""
        return frozenset(w.word for w in self.view.words[:-_LONG_AGO])

    def burden(self, card: Card) -> float:
        """How hard a card is to get rid of: 0 easy, 1 hard, below 0 for a joker."""
        if card.is_joker:
            return -0.5
        ease = self.known.ease[card.letter]
        colour = gr.behaves_as(card.colour, self.view.special)
        return 1 - ease * (0.6 if colour == Colour.GREEN else 1.0)


def look(view: View, seat: int, known: Vocabulary, laid: tuple[Spot, ...] = ()) -> Sight:
    """What ``seat`` sees of ``view``, knowing what it has itself ``laid`` last."""
    reading = Reading(view, known)
    ground = reading.ground(seat)
    for spot in laid:
        if spot.card.id in view.provisional:
            # The count of MC-18 is brought up to date at the settlement, the bot's own at once.
            ground = ground._replace(streak=gr.counted(ground.streak, spot.place))
    return Sight(view, seat, known, ground, reading.hand(seat))
