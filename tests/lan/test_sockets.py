"""Rooms and guests on real sockets of this computer: hosts that are absent, rude, slow or full."""

import contextlib
import socket
import sys
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from lan_tools import CODE, dealer
from PySide6.QtNetwork import (
    QAbstractSocket,
    QHostAddress,
    QNetworkDatagram,
    QTcpServer,
    QTcpSocket,
)
from pytestqt.qtbot import QtBot
from socket_tools import LOCAL, Relay

from melicado.lan import discovery
from melicado.lan.discovery import Crier, Listener, Notice
from melicado.lan.plan import PlanError, RoomPlan, SeatPlan, TablePlan, load, save
from melicado.lan.room import Room, milliseconds
from melicado.lan.server import RoomServer
from melicado.match.match import Match

SLEPT = [0]


@pytest.fixture
def room(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    SLEPT[0] = 0
    monkeypatch.setattr("melicado.lan.room.milliseconds", lambda: milliseconds() + SLEPT[0])
    options = msgspec.to_builtins(dealer().options)
    table = TablePlan("melicado", options, (SeatPlan("free"), SeatPlan("free", look=3)))
    plan = RoomPlan(name="Salle", code=CODE, port=0, tables=(table,))
    room = Room(plan, [dealer(tmp_path)], tmp_path / "room.json")
    assert room.open()
    yield room
    room.close()


def test_in_seat_play_and_told_of_the_end(
    qtbot: QtBot, room: Room, friends: Any, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "melicado.lan")
    ana, bo = friends(), friends()
    for number, one in enumerate((ana, bo)):
        one.line.dial("127.0.0.1", room.port)
        qtbot.waitUntil(lambda one=one: bool(one.rooms))
        one.guest.sit(f"G{number}", 0, number)
        qtbot.waitUntil(lambda one=one: bool(one.seats))
    room.begin(0)
    qtbot.waitUntil(lambda: bool(ana.views and bo.views))
    assert ana.views[-1].you == (0,)
    room.close()
    qtbot.waitUntil(lambda: bool(ana.goodbyes and bo.goodbyes))
    assert ana.goodbyes == bo.goodbyes == [("closing", {})]
    for kind in ("A line was opened", "has taken a seat", "A game of melicado", "closing"):
        assert kind in caplog.text, "the log tells what happens"
    for private in ("G0", "G1", "127.0.0.1", CODE):
        assert private not in caplog.text, "but not to whom"


def test_a_host_whose_computer_slept_sends_nobody_away(
    qtbot: QtBot, room: Room, friends: Any
) -> None:
    """Nor has a step of the game run out of time (MC-46)."""
    one = friends()
    one.line.dial("127.0.0.1", room.port)
    qtbot.waitUntil(lambda: bool(one.rooms))
    one.guest.sit("Ana", 0, 0)
    qtbot.waitUntil(lambda: bool(one.seats))
    room.begin(0)
    table = room.hall.tables[0]
    before = table.real_now()
    SLEPT[0] = 3_600_000
    room.server.run()
    assert table.real_now() - before < 5_000
    qtbot.wait(50)
    assert one.goodbyes == []
    assert table.seats[0].here


def test_absent_host(qtbot: QtBot, friends: Any) -> None:
    server = QTcpServer()
    server.listen(LOCAL)
    port = server.serverPort()
    server.close()
    one = friends()
    with qtbot.waitSignal(one.line.down, timeout=5_000) as down:
        one.line.dial("127.0.0.1", port)
    assert down.args == ["refused"]
    with qtbot.waitSignal(one.line.down, timeout=5_000) as down:
        one.line.dial("no-such-host.invalid", port)
    assert down.args == ["not_found"]


def test_an_address_nobody_answers_at(qtbot: QtBot, friends: Any) -> None:
    """A full line of callers stands for the firewall that lets nothing through."""
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        deaf.listen(0)
        port = deaf.getsockname()[1]
        with contextlib.ExitStack() as callers:
            for _ in range(8):
                caller = callers.enter_context(socket.socket())
                caller.setblocking(False)
                caller.connect_ex(("127.0.0.1", port))
            one = friends()
            one.line._patience.setInterval(300)
            with qtbot.waitSignal(one.line.down, timeout=5_000) as down:
                one.line.dial("127.0.0.1", port)
    assert down.args == ["timeout"]


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (QAbstractSocket.SocketError.NetworkError, "unreachable"),
        (QAbstractSocket.SocketError.SocketAccessError, "denied"),
        (QAbstractSocket.SocketError.UnknownSocketError, "network"),
    ],
)
def test_what_the_system_says_is_told_apart(
    qtbot: QtBot, friends: Any, error: QAbstractSocket.SocketError, why: str
) -> None:
    one = friends()
    one.line.dial("127.0.0.1", 1)
    one.line._failed(error)
    assert one.downs[0] == why


def test_a_host_that_hangs_up_is_told_once(qtbot: QtBot, friends: Any) -> None:
    server = QTcpServer()
    server.listen(LOCAL)
    server.newConnection.connect(lambda: server.nextPendingConnection().abort())
    one = friends()
    with qtbot.waitSignal(one.line.down, timeout=5_000) as down:
        one.line.dial("127.0.0.1", server.serverPort())
    assert down.args == ["hung_up"]
    qtbot.wait(50)
    assert one.downs == ["hung_up"]


def test_a_host_that_says_nothing_is_given_up(qtbot: QtBot, friends: Any) -> None:
    server = QTcpServer()
    server.listen(LOCAL)
    one = friends()
    one.line._silence.setInterval(150)
    with qtbot.waitSignal(one.line.down, timeout=5_000) as down:
        one.line.dial("127.0.0.1", server.serverPort())
    assert down.args == ["mute"]


@pytest.mark.parametrize(
    ("rude", "reason"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\n", "frame_length"),
        (b"\x00\x00\x00\x02{}", "frame_content"),
        (b"\x00\x00\x00\x00", "frame_length"),
    ],
)
def test_a_host_that_is_none(qtbot: QtBot, friends: Any, rude: bytes, reason: str) -> None:
    server = QTcpServer()
    server.listen(LOCAL)
    kept = []

    def greet() -> None:
        kept.append(server.nextPendingConnection())
        kept[-1].write(rude)

    server.newConnection.connect(greet)
    one = friends()
    with qtbot.waitSignal(one.line.down, timeout=5_000) as down:
        one.line.dial("127.0.0.1", server.serverPort())
    assert down.args == [reason]


def test_the_reason_comes_before_the_end_of_the_line(
    qtbot: QtBot, room: Room, friends: Any
) -> None:
    one = friends("WRONG")
    with qtbot.waitSignal(one.line.down, timeout=5_000):
        one.line.dial("127.0.0.1", room.port)
    assert one.goodbyes == [("wrong_code", {})]
    assert not one.guest.comes_again


def test_a_taken_port(qtbot: QtBot, room: Room) -> None:
    other = RoomServer(room.hall)
    assert other.listen(room.port) is None
    assert other.error()


def test_a_guest_that_does_not_read_is_cut_off(
    qtbot: QtBot, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And costs no memory without end, while the others go on."""
    monkeypatch.setattr("melicado.lan.server.BACKLOG_LIMIT", 64 * 1024)
    socket = QTcpSocket()
    socket.setReadBufferSize(1)
    socket.connectToHost("127.0.0.1", room.port)
    qtbot.waitUntil(lambda: len(room.hall.visitors) == 1)
    visitor = room.hall.visitors[0]
    for _ in range(400):
        visitor.line.send(b"x" * 65_536)
    qtbot.waitUntil(lambda: not room.hall.visitors)


def test_a_slow_link_is_measured_and_played_over(qtbot: QtBot, room: Room, friends: Any) -> None:
    relay = Relay(room.port, 60)
    far, near = friends(), friends()
    for number, (one, port) in enumerate(((far, relay.server.serverPort()), (near, room.port))):
        one.line.dial("127.0.0.1", port)
        qtbot.waitUntil(lambda one=one: bool(one.rooms))
        one.guest.sit(f"G{number}", 0, number)
        qtbot.waitUntil(lambda one=one: bool(one.seats))
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[0].delay.smallest is not None)
    match: Match[Any, Any, Any, Any, Any] = room.begin(0)
    qtbot.waitUntil(lambda: bool(far.views and near.views))
    assert room.hall.tables[0].seats[0].delay.smallest >= 100
    assert room.hall.tables[0].lag() >= 100
    assert far.views[-1] == match.view(frozenset({0}))


# -- finding rooms


def notice(**more: Any) -> bytes:
    said = Notice(1, "id", "Salle", "melicado", 41_847, 2, False)
    return msgspec.json.encode({**msgspec.to_builtins(said), **more})


def datagram(data: bytes, sender: str = "192.168.1.5") -> QNetworkDatagram:
    found = QNetworkDatagram(data)
    found.setSender(QHostAddress(sender), 1)
    return found


def test_rooms_come_and_fall_silent(qtbot: QtBot) -> None:
    now = [0]
    listener = Listener(lambda: now[0])
    changes: list[int] = []
    listener.changed.connect(lambda: changes.append(1))
    listener.hear(datagram(notice()))
    listener.hear(datagram(notice()))
    listener.hear(datagram(notice(), "127.0.0.1"))  # the same room on another interface
    assert len(changes) == 1
    assert listener.rooms[0].address == "192.168.1.5"
    listener.hear(datagram(notice(free=1)))
    listener.hear(datagram(notice(id="other", name="Autre", melicado=2, new="field")))
    assert len(changes) == 3
    assert [room.notice.name for room in listener.rooms] == ["Autre", "Salle"]
    now[0] = 4_000
    listener._forget()
    assert listener.rooms == ()


@pytest.mark.parametrize(
    "rude", [b"", b"{", b"[" * 900, b"\xff\xfe", notice(port=0), notice(port=70_000), b"null"]
)
def test_other_datagrams_are_passed_over(qtbot: QtBot, rude: bytes) -> None:
    listener = Listener(lambda: 0)
    listener.hear(datagram(rude))
    assert listener.rooms == ()


def test_no_more_rooms_are_remembered_than_can_be_shown(qtbot: QtBot) -> None:
    listener = Listener(lambda: 0)
    for number in range(1_000):
        listener.hear(datagram(notice(id=f"{number}")))
    assert len(listener.rooms) == discovery.MOST


def test_a_room_is_heard_over_the_network_itself(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    probe = QTcpServer()
    probe.listen(LOCAL)
    monkeypatch.setattr(discovery, "PORT", probe.serverPort())
    listener = Listener(lambda: time.monotonic_ns() // 1_000_000)
    assert listener.start()
    crier = Crier(lambda: Notice(1, "id", "Salle", "melicado", 5, 2, False))
    crier.start()
    qtbot.waitUntil(lambda: bool(listener.rooms), timeout=5_000)
    assert crier.heard
    crier.stop()
    assert listener.rooms[0].notice.name == "Salle"


# -- the plan of a room


def test_a_room_is_kept_whole_and_only_for_its_owner(tmp_path: Any) -> None:
    table = TablePlan("mendelius", {"rounds": [1]}, (SeatPlan("guest", "Ana", token="t"),), "j")
    plan = RoomPlan(name="Salle", code=CODE, port=5, tables=(table,), chat=False)
    path = tmp_path / "rooms" / "5.json"
    save(plan, path)
    assert load(path) == plan
    assert sys.platform == "win32" or path.stat().st_mode & 0o077 == 0
    for broken in (b"", b"{}", path.read_bytes()[:-2]):
        path.write_bytes(broken)
        with pytest.raises(PlanError, match="cannot be read"):
            load(path)
    with pytest.raises(PlanError, match="No room"):
        load(tmp_path / "nothing.json")
