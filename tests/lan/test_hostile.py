"""Bytes from guests who mean harm: the host lives, nothing changes, nothing piles up."""

import logging
import sys
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from lan_tools import CODE, Net, Player, dealer, plain, room

from melicado.lan import messages as ms
from melicado.lan.hosted import Seat
from melicado.lan.visitor import Visitor
from melicado.lan.wire import GUEST_LIMIT, WireError, frame
from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK, FRONT, over

A_LINE = 40
MORE_MEGABYTES = 16
"""The host may hold so much more at the end than after a quarter of the frames."""
RUDE = [b"", b"\x00", b"\xff" * 4, b"\x00\x00\x00\x00", b"\x00\x01\x00\x01", b"\x7f\xff\xff\xff{}"]
ODD: list[Any] = [None, True, -1, 0, 2**31, 2**63, 2**64, -(2**70), 1e308, "", "é" * 300, [], {}]


def proper(chance: Random, held: list[int]) -> list[ms.Message]:
    """What a guest may say, with commands of every kind."""
    card = chance.choice([*held, 0, 59, 60, 10**9])
    place = chance.choice([FRONT, BACK, over(0), over(99), "in:0", "x", ""])
    commands: list[Any] = [
        co.Play(chance.randrange(30), (co.Placement(card, place, chance.choice(["", "A", "é"])),)),
        co.Play(1, ()),
        co.Play(1, tuple(co.Placement(c, BACK) for c in held[:2])),
        co.Play(2, (co.Placement(card, BACK),), {chance.randrange(-5, 99): "Z"}),
        co.OrderBase(card),
        co.CannotOpen(),
        co.TurnViolet(),
        co.CallMeli(),
        co.Rearrange(tuple(chance.randrange(-2, 5) for _ in range(chance.randrange(5)))),
        co.Rearrange((0, 1, 2), {0: "B"}, card, chance.randrange(-3, 3)),
        co.CallCado(),
        co.Give(chance.randrange(-3, 9), chance.randrange(-3, 9)),
        co.GiveUp(),
        co.Exchange(card),
        co.Declare(),
        co.Agree(),
        co.Object(),
        co.NextRound(),
    ]
    command = msgspec.Raw(msgspec.json.encode(chance.choice(commands)))
    number = chance.choice([0, 1, 7, 2**53])
    return [
        ms.Do(number, chance.choice([0, 3, 10**9]), command),
        ms.Do(number, 0, msgspec.Raw(chance.choice([b"[]", b"{}", b'{"type":"mc.play"}', b"1"]))),
        ms.Do(number, 0, msgspec.Raw(b'{"type":"mc.exchange","card":' + b"9" * 400 + b"}")),
        ms.Hello(ms.PROTOCOL, "x", "y"),
        ms.Proof("é" * 64),
        ms.Join("Eve", chance.choice([None, 0, 1, 63]), "0" * 32, chance.choice([0, 255])),
        ms.Ready(True),
        ms.Ask(number, ("LES",) * 64),
        ms.Say("a" * 255, "b" * 64),
        ms.Again(),
        ms.Beat(number),
        ms.Echo(number),
    ]


def spoilt(chance: Random, held: list[int]) -> bytes:
    """A frame that may be wrong in any way: values, bytes, lengths, order."""
    said = chance.choice(proper(chance, held))
    data = frame(said)
    way = chance.randrange(8)
    if way == 0:
        return data
    if way == 1:
        return chance.choice(RUDE) + chance.randbytes(chance.randrange(60))
    if way == 2:
        return chance.randbytes(chance.randrange(1, 400))
    if way == 3:
        return data[: chance.randrange(len(data))] + data
    if way in (4, 5):
        fields = msgspec.json.decode(data[4:])
        name = chance.choice([*fields, "more"])
        fields[name] = chance.choice([v for v in ODD if not isinstance(v, int) or abs(v) < 2**64])
        body = msgspec.json.encode(fields)
        return len(body).to_bytes(4, "big") + body
    body = bytearray(data[4:])
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(body))
        body[at : at + chance.randrange(3)] = chance.randbytes(chance.randrange(3))
    return len(body).to_bytes(4, "big") + bytes(body)


class Siege:
    """A game between the host and two guests, one of whom means harm, on line after line."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.net = Net()
        seats = [Seat("person", "Zoé"), Seat("free"), Seat("free")]
        self.hall = room(self.net, plain(round_minutes=120), seats)
        self.ana, self.eve = Player(self.net, "Ana").sit(1), Player(self.net, "Eve").sit(2)
        self.ends: Counter[str] = Counter()
        self.sent = self.games = 0
        self.begin()

    def begin(self) -> None:
        """Deal, and open the table."""
        self.games += 1
        match = self.match = self.hall.begin(0)
        assert match.submit(0, co.OrderBase(match.state.base[0].id), match.time) is None
        card = co.Placement(match.state.seats[0].hand[0].id, BACK)
        assert match.submit(0, co.Play(match.state.version, (card,)), match.time) is None
        self.net.settle(600)
        self.deck = sorted(match.state.every_card())

    def line(self, place: int) -> Player:
        """A line that has: 0 said nothing, 1 proved the code, 2 a place to look on, 3 a seat."""
        one = Player(self.net, f"E{self.sent}")
        if place == 0:
            one.visitor = self.hall.came(_Deaf(one.name))
            return one
        if place == 3:
            one.guest.join, one.guest._returning = self.eve.guest.join, True
        one.call()
        self.net.settle(25)
        if place == 2:
            one.guest.sit("Eve", 0, None)
            self.net.settle(12)
        return one

    def attack(self, place: int) -> None:
        """Send spoilt frames until the host has had enough."""
        one = self.line(place)
        assert one.visitor is not None
        before = self.match.state
        for _ in range(A_LINE):
            hand = [c.id for c in self.match.state.seats[2].hand]
            one.send_raw(spoilt(self.chance, hand))
            self.sent += 1
            assert len(one.visitor.framer._held) <= GUEST_LIMIT + 4
            if one.visitor.stage == "gone":
                break
        if place < 3:
            assert self.match.state is before
        assert sorted(self.match.state.every_card()) == self.deck
        self.net.settle(10)
        self.ends[one.goodbye[0] if one.goodbye else "none"] += 1
        if one.visitor.stage != "gone":
            self.hall.gone(one.visitor)
        assert len(self.hall.visitors) <= 3


@pytest.mark.timeout(3_000)
def test_hostile_frames(full: bool, caplog: pytest.LogCaptureFixture) -> None:
    """From who has not greeted, who has proved the code, who looks on, and who has a seat."""
    caplog.set_level(logging.ERROR)
    siege = Siege(Random(41_847))
    place, most, early = 0, 200_000 if full else 5_000, 0
    while siege.sent < most:
        place = (place + 1) % 4
        early = early or (peak_megabytes() if siege.sent > most // 4 else 0)
        siege.attack(place)
        siege.ana.heard.clear()  # the test's own, not the host's
        if str(siege.match.state.phase) in ("scores", "over"):
            siege.begin()
    grown = peak_megabytes() - early
    print(f"{siege.sent} frames, {siege.games} games, {grown} MB more than after a quarter")
    assert grown < MORE_MEGABYTES
    assert siege.ana.goodbye is None
    assert siege.ends.keys() >= {"frame_length", "frame_content", "out_of_turn"}
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR], caplog.text
    siege.net.settle(1_000)
    number = siege.ana.guest.command(co.Exchange(10**6))
    siege.net.settle(1_000)
    assert siege.ana.answers[number] is not None
    assert len(siege.hall.tables[0]._queue) == 0
    assert siege.match.number > 3


def peak_megabytes() -> int:
    """The most memory this process has had; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0
    import resource  # noqa: PLC0415 - POSIX only

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // (1024 * 1024 if sys.platform == "darwin" else 1024)


class _Deaf:
    """A line to nobody."""

    def __init__(self, address: str) -> None:
        self.address = address

    def send(self, data: bytes) -> None:
        """Nobody listens."""

    def close(self) -> None:
        """Nothing to close."""


def test_a_host_that_means_harm_breaks_no_guest(full: bool) -> None:
    """Spoilt frames of a real game end the line with a reason, and nothing else is raised."""
    net = Net()
    hall = room(net, plain(), [Seat("person", "Zoé"), Seat("free")])
    ana = Player(net, "Ana").sit(1)
    match = hall.begin(0)
    assert match.submit(0, co.OrderBase(match.state.base[0].id), match.time) is None
    net.settle()
    hall.tables[0].pause(True)
    net.settle()
    proper_frames = []
    data = bytes(ana.heard)
    while data:
        size = int.from_bytes(data[:4], "big") + 4
        proper_frames.append(data[:size])
        data = data[size:]
    chance = Random(7)
    ends: Counter[str] = Counter()
    for _ in range(40_000 if full else 1_500):
        guest = Player(net, "Bo").guest
        guest.send = lambda _data: None
        for one in proper_frames[: chance.randrange(len(proper_frames) + 1)]:
            guest.feed(one)
        body = bytearray(chance.choice(proper_frames)[4:])
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(body))
            new = chance.choice([chance.randbytes(2), b"0", b"-1", b"99", b"null", b'"'])
            body[at : at + chance.randrange(4)] = new
        try:
            guest.feed(len(body).to_bytes(4, "big") + body)
            ends["read"] += 1
        except WireError as error:
            ends[error.reason] += 1
    assert ends["frame_content"] > 500


def test_snapshots_without_end_are_a_flood() -> None:
    net = Net()
    hall = room(net, dealer())
    Player(net, "Ana").sit(0)
    eve = Player(net, "Eve").sit(1)
    hall.begin(0)
    net.settle()
    for _ in range(30):
        eve.guest.say(ms.Again())
    net.settle()
    assert eve.goodbye == ("flood", {})


def test_a_flood_ends_its_own_line() -> None:
    net = Net()
    hall = room(net, dealer())
    ana, eve = Player(net, "Ana").sit(0), Player(net, "Eve").sit(1)
    eve.send_raw(frame(ms.Echo(0)) * 10_000)
    net.settle()
    assert eve.goodbye == ("flood", {})
    assert [v.name for v in hall.visitors] == ["Ana"]
    assert ana.goodbye is None


def test_a_frame_that_never_ends_holds_no_more_than_its_limit() -> None:
    net = Net()
    hall = room(net, dealer())
    visitor = hall.came(_Deaf("1"))
    assert isinstance(visitor, Visitor)
    hall.heard(visitor, GUEST_LIMIT.to_bytes(4, "big"))
    for _ in range(200):
        if visitor.stage != "gone":
            hall.heard(visitor, b"x" * 1_000)
        assert len(visitor.framer._held) <= GUEST_LIMIT + 4 + 1_000
    assert visitor.stage == "gone"


def test_lines_that_say_nothing_are_shut_and_never_fill_the_room() -> None:
    """Slow greetings end after ten seconds; strangers of one address leave room for others."""
    net = Net()
    hall = room(net, dealer())
    quiet = [hall.came(_Deaf("10.0.0.9")) for _ in range(60)]
    assert sum(1 for one in quiet if one is not None) < 40
    assert Player(net, "Ana", code=CODE).sit(0).seat == 0
    for _ in range(12):
        for one in quiet:
            if one is not None:
                hall.heard(one, b"\x00")
        net.run(net.now + 1_000)
    assert [v.name for v in hall.visitors] == ["Ana"]
