"""A room on a network of our own: time and delays are numbers, every byte is written down."""

import heapq
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from match_tools import RandomPlayer, plain_game, small_game

from melicado.bots.level import Level, Pace
from melicado.bots.mendelius import MendeliusBot
from melicado.lan import messages as ms
from melicado.lan.dealing import Dealer
from melicado.lan.guest import Guest, Hearing
from melicado.lan.hall import Hall
from melicado.lan.hosted import HostedTable, Seat
from melicado.lan.visitor import Visitor
from melicado.rules.game import Refusal
from melicado.rules.melicado.options import Options
from melicado.rules.mendelius.options import Options as MendeliusOptions
from melicado.rules.mendelius.play import Mendelius

CODE = "K7QX2"
LOOK_MS = 100


class Net:
    """Time, and what is on its way."""

    def __init__(self) -> None:
        self.now = 1_000
        self._due: list[tuple[int, int, Callable[[], None]]] = []
        self._count = 0
        self.hall: Hall | None = None

    def later(self, wait: int, what: Callable[[], None]) -> None:
        """Let something happen in ``wait`` ms, after all that was asked for then before."""
        self._count += 1
        heapq.heappush(self._due, (self.now + wait, self._count, what))

    def run(self, until: int, done: Callable[[], bool] = lambda: False) -> None:
        """Let time pass up to ``until``, or until ``done``."""
        assert self.hall is not None
        while self.now < until and not done():
            wait = max(1, min(LOOK_MS, self.hall.next_due()))
            self.now = min(until, self.now + wait, *(due[0] for due in self._due[:1]))
            while self._due and self._due[0][0] <= self.now:
                heapq.heappop(self._due)[2]()
            self.hall.run()

    def settle(self, wait: int = 50) -> None:
        """Let what was said arrive."""
        self.run(self.now + wait)


class FakeLine:
    """The host's end of a line to a guest."""

    def __init__(self, guest: "Player", address: str) -> None:
        self.address = address
        self.guest = guest
        self.open = True

    def send(self, data: bytes) -> None:
        if self.open:
            self.guest.net.later(self.guest.delay, lambda: self.guest.receive(self, data))

    def close(self) -> None:
        self.open = False


class Player:
    """A guest on the network, with a player of the game behind it if one is given."""

    def __init__(self, net: Net, name: str, delay: int = 5, code: str = CODE) -> None:
        self.net, self.name, self.delay = net, name, delay
        self.heard = bytearray()
        """Every byte that ever came."""
        self.room: ms.Room | None = None
        self.seat: int | None = None
        self.token = ""
        self.view: Any = None
        self.now = 0
        self.paused = False
        self.answers: dict[int, Refusal | None] = {}
        self.goodbye: tuple[str, dict[str, str | int]] | None = None
        self.said: list[ms.Said] = []
        self.judged: dict[int, tuple[str, ...]] = {}
        self.steps: list[int] = []
        self.bot: Any = None
        self.on_step: Callable[[], None] = lambda: None
        self.line: FakeLine | None = None
        self.visitor: Visitor | None = None
        self.lines = 0
        self._asked = 0
        hearing = Hearing(
            room=self._room,
            seated=self._seated,
            snapshot=self._snapshot,
            step=self._step,
            answer=self.answers.__setitem__,
            judged=self.judged.__setitem__,
            said=self.said.append,
            goodbye=self._goodbye,
        )
        self.guest = Guest(code, "0", hearing)
        self.guest.send = self._send

    def call(self, address: str | None = None) -> "Player":
        """Open a line to the hall and greet."""
        self.lines += 1
        line = self.line = FakeLine(self, address or f"{self.name}/{self.lines}")
        self.goodbye = None
        assert self.net.hall is not None
        self.visitor = self.net.hall.came(line)
        self.guest.connected()
        return self

    def sit(self, seat: int | None, table: int = 0) -> "Player":
        """Call, prove the code and take a seat."""
        self.call()
        self.net.settle(6 * self.delay + 10)
        self.guest.sit(self.name, table, seat)
        self.net.settle(6 * self.delay + 10)
        return self

    def cut(self) -> None:
        """The line is gone at both ends; what is on its way is lost."""
        assert self.line is not None
        assert self.net.hall is not None
        self.line.open = False
        self.line = None
        if self.visitor is not None:
            self.net.hall.gone(self.visitor)

    def receive(self, line: FakeLine, data: bytes) -> None:
        if self.line is line:
            self.heard += data
            self.guest.feed(data)

    def send_raw(self, data: bytes) -> None:
        """Bytes as they are, at once."""
        assert self.net.hall is not None
        if self.visitor is not None:
            self.net.hall.heard(self.visitor, data)

    def think(self) -> None:
        """Let the player behind it look at the view, once a moment."""
        if self.bot is None or self.view is None or self.paused:
            return
        self._asked += 1
        asked = self._asked
        meant = self.bot.intend(self.view, self.net.now)
        if meant is not None:
            self.net.later(max(0, meant.at - self.net.now), lambda: self._do(asked, meant.command))

    def _do(self, asked: int, command: Any) -> None:
        if asked == self._asked and self.line is not None:
            self.guest.command(command)
            self.net.later(1_500, lambda: self.think() if asked == self._asked else None)

    def _send(self, data: bytes) -> None:
        line, visitor, hall = self.line, self.visitor, self.net.hall
        if line is not None and visitor is not None and hall is not None:
            self.net.later(self.delay, lambda: hall.heard(visitor, data) if line.open else None)

    def _room(self, room: ms.Room) -> None:
        self.room = room

    def _seated(self, seated: ms.Seated) -> None:
        self.seat, self.token = seated.seat, seated.token

    def _snapshot(self, number: int, now: int, view: Any, paused: bool) -> None:
        self.view, self.now, self.paused = view, now, paused
        self.think()

    def _step(self, number: int, at: int, event: Any, view: Any) -> None:
        self.steps.append(number)
        self.view = view
        self.think()
        self.on_step()

    def _goodbye(self, reason: str, evidence: dict[str, str | int]) -> None:
        self.goodbye = (reason, evidence)


def dealer(folder: Path | None = None, **options: Any) -> Dealer:
    """Méli Cado with the short list of words."""
    chosen = msgspec.structs.replace(Options(rounds=1), **options)
    return Dealer(small_game(), chosen, "d", folder, Pace.FAST)


def plain(**options: Any) -> Dealer:
    """A game where whatever is laid is right; seat 0 starts."""
    chosen = Options(hand_size=4, rounds=1, first_starter=0, violet="never", **options)
    return Dealer(plain_game(), chosen, "d", None, Pace.FAST)


def mendelius(folder: Path | None = None) -> Dealer:
    """A few rounds of Mendelius, the longer ones."""
    return Dealer(Mendelius(), MendeliusOptions(rounds=(4, 5, 7)), "", folder, Pace.FAST)


def room(
    net: Net, game: Dealer, seats: list[Seat] | None = None, *, away_plays: bool = False
) -> Hall:
    """A room with one table of that game; by default two seats for guests."""
    seats = seats if seats is not None else [Seat("free"), Seat("free")]
    table = HostedTable(game, seats, lambda: net.now, away_plays)
    net.hall = Hall("Salle", CODE, "0", [table], lambda: net.now)
    return net.hall


def give_mind(player: Player, seed: int) -> None:
    """Let chance play a guest's hand at Méli Cado, a bot at Mendelius."""
    assert player.net.hall is not None
    assert player.seat is not None
    game = player.net.hall.tables[0].game
    if game.name == "mendelius":
        player.bot = MendeliusBot(player.seat, Level.BON, Random(seed), Pace.FAST)
    else:
        player.bot = RandomPlayer(player.seat, small_game().judge, seed)


def frames(data: bytes | bytearray) -> list[dict[str, Any]]:
    """The messages in recorded bytes, as any program would read them."""
    found = []
    while data:
        size = int.from_bytes(data[:4], "big")
        found.append(msgspec.json.decode(bytes(data[4 : 4 + size])))
        data = data[4 + size :]
    return found
