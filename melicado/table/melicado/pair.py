"""Two cards in one play, laid one after the other by hand (MC-27).

The first waits on the row until the second is let go: the table shows the row as if it lay
there, and everything asked of the row is asked of that one.
"""

from typing import NamedTuple

from msgspec.structs import replace

from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import NEW_PILE, Card, Place
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View


class First(NamedTuple):
    """The first card of a pair, and where it waits; ``letter`` names a joker."""

    card: int
    place: Place
    letter: str = ""

    def spot(self, view: View, me: int) -> Spot | None:
        """The card with its place, None when it does not hold in ``view`` any more."""
        card = _card(view, me, self.card)
        may_lay = view.phase == Phase.OPEN or (view.phase == Phase.OPENING and view.starter == me)
        if card is None or not may_lay or view.special != Special.TWO_BY_TWO:
            return None
        if card.id in view.seats[me].locked or not gr.exists(view.row, self.place):
            return None
        return Spot(card, self.place, self.letter)


def with_first(view: View, me: int, spot: Spot) -> View:
    """The view as the table shows it: the first card lies on the row, provisionally."""
    seats = list(view.seats)
    hand = tuple(c for c in seats[me].hand or () if c != spot.card)
    seats[me] = replace(seats[me], hand=hand)
    return replace(
        view,
        seats=tuple(seats),
        row=gr.put(view.row, spot, NEW_PILE),
        provisional=(*view.provisional, spot.card.id),
    )


def _card(view: View, me: int, card: int) -> Card | None:
    return next((c for c in view.seats[me].hand or () if c.id == card), None)
