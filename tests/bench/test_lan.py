"""A command from a guest to the step at all eight guests, against an echo on a bare QTcpSocket.

All sockets are this computer's own. A command is carried through code, limits, stamp, rules,
eight redacted views and eight lines; the echo carries the same bytes there and back.
"""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QTcpServer, QTcpSocket

sys.path.insert(0, str(Path(__file__).parent.parent / "lan"))
sys.path.insert(0, str(Path(__file__).parent.parent / "match"))
from lan_tools import CODE, mendelius

from melicado.lan.guest import Guest, Hearing
from melicado.lan.line import GuestLine
from melicado.lan.plan import RoomPlan, SeatPlan, TablePlan
from melicado.lan.room import Room
from melicado.rules.mendelius.commands import Discard, Never

GUESTS = 8


def until(done: Callable[[], bool]) -> None:
    """Let events pass without sleeping until something is so."""
    end = time.monotonic() + 20
    while not done():
        QCoreApplication.processEvents()
        assert time.monotonic() < end


class Friend:
    """A guest on a socket that counts what it gets."""

    def __init__(self, port: int) -> None:
        self.rooms = self.steps = self.seats = 0
        self.answers: list[Any] = []
        self.view: Any = None
        hearing = Hearing(
            room=self._room,
            seated=self._seated,
            snapshot=lambda _n, _now, view, _paused: setattr(self, "view", view),
            step=self._step,
            answer=lambda _n, refusal: self.answers.append(refusal),
        )
        self.guest = Guest(CODE, "0", hearing)
        self.line = GuestLine(self.guest)
        self.line.dial("127.0.0.1", port)

    def _room(self, _room: object) -> None:
        self.rooms += 1

    def _seated(self, _seated: object) -> None:
        self.seats += 1

    def _step(self, _number: int, _at: int, _event: object, view: Any) -> None:
        self.steps += 1
        self.view = view


@pytest.fixture
def friends(qapp: QCoreApplication) -> Iterator[list[Friend]]:
    seats = tuple(SeatPlan("free", look=i) for i in range(GUESTS))
    plan = RoomPlan(name="S", code=CODE, port=0, tables=(TablePlan("mendelius", {}, seats),))
    room = Room(plan, [mendelius()], None)
    port = room.open()
    assert port is not None
    made = [Friend(port) for _ in range(GUESTS)]
    for number, one in enumerate(made):
        until(lambda one=one: one.rooms > 0)
        one.guest.sit(f"G{number}", 0, number)
        until(lambda one=one: one.seats > 0)
    room.hall.visitors[0].bucket.rate = 1e9  # the bench is quicker than people
    room.begin(0)
    until(lambda: all(one.view is not None for one in made))
    yield made
    for one in made:
        one.line.hang_up()
    room.close()


@pytest.fixture
def echo(qapp: QCoreApplication) -> Iterator[Callable[[], None]]:
    """One round trip of as many bytes as a command has."""
    server = QTcpServer()
    server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost))
    near = QTcpSocket()
    near.connectToHost("127.0.0.1", server.serverPort())
    until(server.hasPendingConnections)
    far = server.nextPendingConnection()
    far.readyRead.connect(lambda: far.write(far.readAll()))
    far.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
    near.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
    body = b"x" * 100

    def there_and_back() -> None:
        near.write(body)
        got = 0
        while got < len(body):
            QCoreApplication.processEvents()
            got += len(near.readAll())

    yield there_and_back
    near.abort()


def test_a_refused_command_to_its_answer(compare, friends: list[Friend], echo) -> None:
    one = friends[0]

    def ours() -> object:
        before = len(one.answers)
        one.guest.command(Discard(10**6))
        until(lambda: len(one.answers) > before)
        return one.answers[-1]

    assert ours() is not None
    compare(ours, echo)


def test_a_command_to_its_steps_at_eight_guests(compare, friends: list[Friend], echo) -> None:
    """To pass in advance, and to take that back, may be said again and again."""
    one = friends[0]

    def ours() -> bool:
        before = [friend.steps for friend in friends]
        one.guest.command(Never(on=not one.view.seats[0].never))
        until(lambda: all(f.steps > n for f, n in zip(friends, before, strict=True)))
        return True

    assert ours()
    compare(ours, echo)
