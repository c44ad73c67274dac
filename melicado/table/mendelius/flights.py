"""How an event is shown: where new cards come from, where others go, who flies past."""

from collections.abc import Callable
from dataclasses import dataclass, field

from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.cards import Card
from melicado.rules.mendelius.view import View
from melicado.table.mendelius.layout import Layout
from melicado.table.mendelius.plan import discards_pose, stock_pose, won
from melicado.table.motion import Leg
from melicado.table.pose import Pose

STAGGER_MS = 45
"""Between one card dealt and the next."""
FLY_Z = 300.0
MOST_DEALT = 4
"""How many backs are seen flying to a seat, however many it is dealt."""


@dataclass
class Flights:
    """What moves besides the cards that simply go to their places."""

    births: dict[int, Pose] = field(default_factory=dict)
    exits: dict[int, Pose] = field(default_factory=dict)
    waits: dict[int, int] = field(default_factory=dict)
    backs: list[tuple[Pose, Leg]] = field(default_factory=list)
    """Cards face down that only fly past."""

    def deal(self, cards: tuple[Card, ...], start: Pose) -> None:
        """Cards come one after the other from ``start``."""
        for number, card in enumerate(cards):
            self.births[card.id] = start
            self.waits[card.id] = number * STAGGER_MS


class Director:
    """Turns events into flights at a table where ``me`` is the hand at the bottom."""

    def __init__(self, me: int, layout: Layout, seat_pose: Callable[[int], Pose]) -> None:
        self.me = me
        self.seat_pose = seat_pose
        self.stock = stock_pose(layout)._replace(z=FLY_Z)
        self.discards = discards_pose(layout, 2)._replace(z=FLY_Z)

    def flights(self, event: ev.AnyEvent, view: View) -> Flights:
        """What moves when ``event`` has led to ``view``."""
        shown = Flights()
        match event:
            case ev.RoundStarted():
                shown.deal(view.seats[self.me].hand or (), self.stock)
                shown.births[event.turned.id] = self.stock
                for seat, count in enumerate(event.counts):
                    if seat != self.me:
                        self._backs(shown, seat, count)
            case ev.Drew() if event.seat == self.me and event.card is not None:
                shown.births[event.card.id] = self.stock
            case ev.Drew():
                self._backs(shown, event.seat, 1)
            case ev.Took() if event.seat != self.me:
                shown.exits[event.card.id] = self.seat_pose(event.seat)
            case ev.Took():
                shown.births[event.card.id] = self.discards
            case ev.Discarded() if event.seat != self.me:
                shown.births[event.card.id] = self.seat_pose(event.seat)
            case ev.RoundEnded(result=result) if result.winner not in (-1, self.me):
                self._laid(shown, view, result.winner)
        return shown

    def _laid(self, shown: Flights, view: View, seat: int) -> None:
        """The winner's cards come from its seat."""
        over = won(view)
        if over is not None:
            start = self.seat_pose(seat)
            shown.deal(tuple(card for card, _ in over.laid.values()), start)
            if over.last is not None:
                shown.births[over.last.id] = start

    def _backs(self, shown: Flights, seat: int, count: int) -> None:
        home = self.seat_pose(seat)
        for number in range(min(count, MOST_DEALT)):
            shown.backs.append((self.stock, Leg(home, wait=number * STAGGER_MS)))
