"""Who is behind a long way must not lose for it, and who lies about it gains little.

Races in simulated time: two guests see the same row at the ends of their ways and each lays on
the same place after a time drawn from one distribution; only the first is right.
"""

from random import Random
from typing import Any

import pytest
from lan_tools import FakeLine, Net, Player, plain, room

from melicado.lan import messages as ms
from melicado.lan.hosted import Seat
from melicado.lan.stamps import CAP_MS
from melicado.lan.wire import frame
from melicado.rules.melicado.cards import BACK, FRONT
from melicado.rules.melicado.commands import OrderBase, Placement, Play

REACTION = (250, 950)


class Racer(Player):
    """Lays a card in front as soon as the table is open, after its time; ways differ a little."""

    wait = 0
    chance = Random(0)
    laid = False
    lie = 0

    def receive(self, line: FakeLine, data: bytes) -> None:
        """What comes, comes in order, a little sooner or later."""
        late = self.chance.randrange(1 + self.delay // 25)
        self._due = max(getattr(self, "_due", 0), self.net.now + late)
        self.net.later(self._due - self.net.now, lambda: Player.receive(self, line, data))

    def think(self) -> None:
        if not self.laid and self.view is not None and self.view.moved:
            self.laid = True
            self.net.later(self.wait, self._lay)

    def _lay(self) -> None:
        card = self.view.seats[self.seat].hand[0].id
        version = self.view.settled_version
        self.guest.command(Play(version, (Placement(card, FRONT),)))

    def _send(self, data: bytes) -> None:
        if self.lie and data == frame(ms.Echo(_number(data))):
            self.net.later(self.lie, lambda: Player._send(self, data))
        else:
            super()._send(data)


def _number(data: bytes) -> int:
    text = data[4:].decode()
    return int(text.rpartition(":")[2].rstrip("}")) if '"echo"' in text else -1


class Track:
    """A room where race after race is run."""

    def __init__(self, first: int, second: int, lie: int = 0) -> None:
        self.net = Net()
        seats = [Seat("person", "Zoé"), Seat("free"), Seat("free")]
        self.hall = room(self.net, plain(simultaneous_ms=0), seats)
        self.racers = [Racer(self.net, "Ana", first), Racer(self.net, "Bo", second)]
        self.racers[0].lie = lie
        for seat, racer in enumerate(self.racers, 1):
            racer.sit(seat)
        self.net.settle(4_500)  # two more beats: the ways are measured

    def race(self, times: tuple[int, int]) -> int:
        """The number of the racer who was first."""
        for racer, wait in zip(self.racers, times, strict=True):
            racer.wait, racer.laid = wait, False
        match: Any = self.hall.begin(0)
        laid: list[int] = []
        match.subscribe(frozenset(), lambda step: laid.extend(_layer(step.event)))
        self.net.settle(400)
        table = self.hall.tables[0]
        first = match.state.base[0].id
        table.submit(0, OrderBase(first), table.real_now(), lambda _no: None)
        self.net.settle(400)
        card = Placement(match.state.seats[0].hand[0].id, BACK)
        table.submit(0, Play(match.state.version, (card,)), table.real_now(), lambda _no: None)
        self.net.run(self.net.now + 6_000, lambda: len(laid) >= 2)
        self.net.settle(1_500)  # the slower one has laid too, in vain
        return laid[1] - 1


def _layer(event: Any) -> list[int]:
    return [event.play.seat] if type(event).__name__ == "Laid" else []


def shares(track: Track, races: int, seed: int) -> float:
    """The share the first racer wins; each pair of times is run twice, once exchanged."""
    chance, won = Random(seed), 0
    for _ in range(races // 2):
        one, other = chance.randrange(*REACTION), chance.randrange(*REACTION)
        won += track.race((one, other)) == 0
        won += track.race((other, one)) == 0
    return won / (races // 2 * 2)


@pytest.mark.timeout(1_800)
def test_a_long_way_is_no_disadvantage(full: bool, record_property: Any) -> None:
    """150 ms there and 150 back against 5: neither wins more than 53 % of the races."""
    share = shares(Track(150, 5), 2_000 if full else 120, 7)
    record_property("share_of_the_far_guest", share)
    assert 0.47 <= share <= 0.53


@pytest.mark.timeout(1_800)
def test_a_liar_gains_no_more_than_the_cap(full: bool, record_property: Any) -> None:
    """Whoever was quicker by more than the cap is first, whatever the other pretends."""
    track, chance = Track(5, 5, lie=2_000), Random(3)
    won = 0
    races = 1_000 if full else 80
    for _ in range(races):
        liar, honest = chance.randrange(*REACTION), chance.randrange(*REACTION)
        first = track.race((liar, honest))
        won += first == 0
        if liar > honest + CAP_MS:
            assert first == 1
        if liar < honest:
            assert first == 0
    record_property("share_of_the_liar", won / races)
    print(f"the liar wins {won / races:.0%} of {races} races")
    assert won < races
