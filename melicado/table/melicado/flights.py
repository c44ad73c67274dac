"""How an event is shown: where new cards come from, where others go, who flies past."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import NamedTuple

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card, Place
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.state import How
from melicado.rules.melicado.view import View
from melicado.table.items import Face
from melicado.table.melicado.layout import Layout
from melicado.table.melicado.plan import card_look
from melicado.table.melicado.row import RowBoxes
from melicado.table.motion import SHAKE_MS, Leg
from melicado.table.pose import Pose, pose_in

STAGGER_MS = 60
"""Between one card dealt and the next."""
FLY_Z = 300.0
MOST_DEALT = 3
"""How many backs are seen flying to a seat, however many it draws."""


class Guest(NamedTuple):
    """A card that only flies past."""

    face: Face
    start: Pose
    legs: list[Leg]
    tint: bool = False


@dataclass
class Flights:
    """What moves besides the cards that simply go to their places."""

    births: dict[int, Pose] = field(default_factory=dict)
    exits: dict[int, Pose] = field(default_factory=dict)
    waits: dict[int, int] = field(default_factory=dict)
    shakes: dict[int, Place] = field(default_factory=dict)
    guests: list[Guest] = field(default_factory=list)

    def deal(self, cards: tuple[Card, ...], start: Pose) -> None:
        """Cards come one after the other from ``start``."""
        for number, card in enumerate(cards):
            self.births[card.id] = start
            self.waits[card.id] = number * STAGGER_MS


class Director:
    """Turns events into flights for the people at the seats ``mine``, whose cards are seen."""

    def __init__(
        self, mine: Collection[int], layout: Layout, seat_pose: Callable[[int], Pose]
    ) -> None:
        self.mine = mine
        self.seat_pose = seat_pose
        self.stock = layout.stock_pose()._replace(z=FLY_Z)

    def flights(
        self, event: ev.AnyEvent, before: View | None, view: View, boxes: RowBoxes
    ) -> Flights:
        """What moves when ``event`` has led from ``before`` to ``view``."""
        shown = Flights()
        match event:
            case ev.RoundStarted():
                for seat in self.mine:
                    shown.deal(view.seats[seat].hand or (), self.stock)
                for seat, count in enumerate(event.counts):
                    self._backs(shown, self.stock, seat, count)
            case ev.Drawn() if event.seat in self.mine:
                shown.deal(event.cards, self.stock)
            case ev.Drawn():
                self._backs(shown, self.stock, event.seat, event.count)
            case ev.BaseTurned():
                shown.deal(event.cards, self.stock)
            case ev.BaseReturned() | ev.SequenceEnded():
                cards = before.row.cards() + before.base if before else ()
                shown.exits = {c.id: self.stock for c in cards}
            case ev.TakenBack():
                self._taken_back(shown, event, before, view)
            case _:
                self._of_a_seat(shown, event, before, view, boxes)
        return shown

    def _of_a_seat(
        self,
        shown: Flights,
        event: ev.AnyEvent,
        before: View | None,
        view: View,
        boxes: RowBoxes,
    ) -> None:
        match event:
            case ev.Laid() if event.play.seat not in self.mine:
                for laid in event.play.cards:
                    shown.births[laid.card.id] = self.seat_pose(event.play.seat)
            case ev.Faulted(how=How.PLAY):
                self._fault(shown, event, view.special, boxes)
            case ev.Returned():
                self._returned(shown, event, before)
            case ev.Given():
                self._given(shown, event, before, boxes)
            case ev.Exchanged():
                self._aside(shown, event.seat, event.card)
            case ev.Rearranged(discarded=True):
                self._aside(shown, event.seat, event.discard)

    def _fault(
        self, shown: Flights, event: ev.Faulted, special: Special | None, boxes: RowBoxes
    ) -> None:
        for laid in event.cards:
            if not boxes.piles or not boxes.has(laid.place):
                continue
            if event.seat in self.mine:
                shown.shakes[laid.card.id] = laid.place
                continue
            at = pose_in(boxes.box(laid.place), z=FLY_Z)
            home = self.seat_pose(event.seat)
            face = Face(card_look(laid.card, special, laid.letter))
            legs = [Leg(at), Leg(at, SHAKE_MS, shake=True), Leg(at, 1, 500), Leg(home)]
            shown.guests.append(Guest(face, home, legs, tint=True))

    def _returned(self, shown: Flights, event: ev.Returned, before: View | None) -> None:
        others = [s for s in event.seats if s not in self.mine]
        if before is not None and others:
            home = self.seat_pose(others[0])
            shown.exits = dict.fromkeys(before.provisional, home)

    def _taken_back(
        self, shown: Flights, event: ev.TakenBack, before: View | None, view: View
    ) -> None:
        """Cards go back to whoever laid them; a pile comes back from whoever was given it."""
        if before is None:
            return
        owner = event.seats[0]
        if owner not in self.mine:
            gone = {c.id for c in before.row.cards()} - {c.id for c in view.row.cards()}
            shown.exits = dict.fromkeys(gone, self.seat_pose(owner))
        counts = zip(before.seats, view.seats, strict=True)
        poorer = [seat for seat, (was, now) in enumerate(counts) if now.count < was.count]
        there = {c.id for c in before.row.cards()}
        for card in view.row.cards():
            if poorer and card.id not in there and poorer[0] not in self.mine:
                shown.births[card.id] = self.seat_pose(poorer[0])

    def _given(self, shown: Flights, event: ev.Given, before: View | None, boxes: RowBoxes) -> None:
        top = event.pile.top.id
        if event.to not in self.mine:
            shown.exits[top] = self.seat_pose(event.to)
            return
        centre = boxes.band.center()
        start = Pose(centre.x(), centre.y(), boxes.front.width(), z=FLY_Z)
        shown.births = {c.id: start for c in event.pile.cards if c.id != top}

    def _aside(self, shown: Flights, seat: int, card: Card | None) -> None:
        if seat in self.mine and card is not None:
            shown.exits[card.id] = self.stock
        elif seat not in self.mine:
            start = self.seat_pose(seat)
            shown.guests.append(Guest(Face(None), start, [Leg(self.stock)]))

    def _backs(self, shown: Flights, start: Pose, seat: int, count: int) -> None:
        if seat in self.mine:
            return
        home = self.seat_pose(seat)
        for number in range(min(count, MOST_DEALT)):
            leg = Leg(home, wait=number * STAGGER_MS)
            shown.guests.append(Guest(Face(None), start, [leg]))
