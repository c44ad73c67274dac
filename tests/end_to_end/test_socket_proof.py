"""A proof that Views and commands are enough: a round between two processes over a socket."""

import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket
from pytestqt.qtbot import QtBot

sys.path.insert(0, str(Path(__file__).parent.parent / "match"))
from match_tools import (
    PlayedMatch,
    RandomPlayer,
    as_json,
    begin,
    cards_in,
    hidden_from,
    small_game,
)

from melicado.match.journal import Journal
from melicado.match.match import Step
from melicado.match.melicado import KIND
from melicado.match.replay import replay
from melicado.rules.melicado.commands import AnyCommand
from melicado.rules.melicado.options import Options

HEAD = struct.Struct(">I")
GUEST = 1
SECRET = "5ec4e7c0ffee5ec4e7c0ffee5ec4e7c0"


class Host(QObject):
    """Plays seat 0 itself and seat 1 by whoever connects; a second passes with each exchange."""

    def __init__(self, match: PlayedMatch) -> None:
        super().__init__()
        self.match = match
        self.now = 0
        self.commands = 0
        self.player = RandomPlayer(0, small_game().judge, 1)
        self.buffer = b""
        self.done = QEventLoop()
        self.server = QTcpServer(self)
        self.server.listen(QHostAddress.SpecialAddress.LocalHost)
        self.server.newConnection.connect(self.welcome)

    def welcome(self) -> None:
        self.guest: QTcpSocket = self.server.nextPendingConnection()
        self.guest.readyRead.connect(self.read)
        self.match.subscribe(frozenset({GUEST}), self.tell)
        view = self.match.view(frozenset({GUEST}))
        self.send({"number": self.match.number, "at": 0, "event": None, "view": view})

    def tell(self, step: Step[Any, Any]) -> None:
        self.send(step._asdict())

    def send(self, frame: dict[str, Any]) -> None:
        body = msgspec.json.encode(frame)
        self.guest.write(HEAD.pack(len(body)) + body)

    def read(self) -> None:
        self.buffer += bytes(self.guest.readAll().data())
        while len(self.buffer) >= HEAD.size and not self.match.over:
            (size,) = HEAD.unpack_from(self.buffer)
            if len(self.buffer) < HEAD.size + size:
                return
            frame = self.buffer[HEAD.size : HEAD.size + size]
            self.buffer = self.buffer[HEAD.size + size :]
            self.play(msgspec.json.decode(frame))
        if self.match.over:
            self.guest.disconnectFromHost()
            self.done.quit()

    def play(self, frame: dict[str, Any]) -> None:
        if frame["seen"] != self.match.number:
            return  # an answer to an earlier step; the one to the last step is on its way
        self.now += 1_000
        number = self.match.number
        if frame["command"] is not None:
            self.commands += 1
            command: AnyCommand = msgspec.convert(frame["command"], AnyCommand, str_keys=True)
            self.match.submit(GUEST, command, self.now)
        mine = self.player.choose(self.match.view(frozenset({0})))
        if mine is not None:
            self.match.submit(0, mine, self.now + 200)
        due = self.match.deadline()
        while self.match.number == number and due is not None:
            self.now = max(self.now, due)
            self.match.advance(self.now)
            due = self.match.deadline()


@pytest.mark.timeout(60)
def test_a_round_over_a_socket(qtbot: QtBot, tmp_path: Path) -> None:
    """The guest's process gets its own cards and what lies open, never the secret or a hand."""
    path, heard = tmp_path / "game.jsonl", tmp_path / "heard"
    options = Options(rounds=1, simultaneous_ms=400)
    match = begin(small_game(), path, seats=2, secret=SECRET, options=options)
    host = Host(match)
    script = Path(__file__).with_name("socket_guest.py")
    command = [sys.executable, str(script), str(host.server.serverPort()), str(GUEST), str(heard)]
    child = subprocess.Popen(command)
    try:
        QTimer.singleShot(40_000, host.done.quit)
        host.done.exec()
        assert match.over
        while host.guest.state() != QTcpSocket.SocketState.UnconnectedState:
            QCoreApplication.processEvents()
        assert child.wait(20) == 0
    finally:
        child.kill()
    assert host.commands > 20

    data, frames = heard.read_bytes(), []
    assert SECRET.encode() not in data
    while data:
        (size,) = HEAD.unpack_from(data)
        frames.append(msgspec.json.decode(data[HEAD.size : HEAD.size + size]))
        data = data[HEAD.size + size :]
    numbers = [frame["number"] for frame in frames]
    assert numbers == list(range(numbers[0], match.number + 1))
    seats = frozenset({GUEST})
    states = {r.n: state for r, state in replay(KIND, Journal.read(path)[1], path.name)}
    for frame in frames:
        after = states[frame["number"]]
        assert frame["view"] == as_json(small_game().view(after, seats))
        assert not cards_in(frame["view"]) & hidden_from(after, seats)
        event = frame["event"]
        if event is not None and event["type"] != "mc.faulted":  # MC-19: a fault is shown
            before = states[frame["number"] - 1]
            assert not cards_in(event) & hidden_from(after, seats) & hidden_from(before, seats)
