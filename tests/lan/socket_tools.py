"""Guests on sockets, and a line that is slow, uneven, stalls or goes down."""

from random import Random
from typing import Any

from lan_tools import CODE
from PySide6.QtCore import QByteArray, QElapsedTimer, QObject, QTimer
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket

from melicado.lan.guest import Guest, Hearing
from melicado.lan.line import GuestLine

LOCAL = QHostAddress(QHostAddress.SpecialAddress.LocalHost)


class Friend:
    """A guest on a socket, and what it heard."""

    def __init__(self, code: str = CODE) -> None:
        self.rooms: list[Any] = []
        self.seats: list[Any] = []
        self.views: list[Any] = []
        self.goodbyes: list[tuple[str, dict[str, Any]]] = []
        self.downs: list[str] = []
        hearing = Hearing(
            room=self.rooms.append,
            seated=self.seats.append,
            snapshot=lambda _n, _now, view, _p: self.views.append(view),
            step=lambda _n, _at, _event, view: self.views.append(view),
            goodbye=lambda *what: self.goodbyes.append(what),
        )
        self.guest = Guest(code, "0", hearing)
        self.line = GuestLine(self.guest)
        self.line.down.connect(self.downs.append)


class Relay(QObject):
    """Between a guest and a room: everything comes later, in order.

    Each piece takes ``delay`` ms, up to ``jitter`` more or less, and with the chance ``stalls``
    another ``stall`` ms; nothing passes while the line is ``down``.
    """

    def __init__(
        self, port: int, delay: int, jitter: int = 0, stalls: float = 0.0, stall: int = 800
    ) -> None:
        super().__init__()
        self._port, self._delay, self._jitter = port, delay, jitter
        self._stalls, self._stall = stalls, stall
        self._chance = Random(7)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._free = 0
        self.passed = self.stalled = 0
        self.server = QTcpServer(self)
        self.server.listen(LOCAL)
        self.server.newConnection.connect(self._came)

    def down(self, milliseconds: int) -> None:
        """Nothing passes for so long; nothing is lost."""
        self._free = self._clock.elapsed() + milliseconds

    def _came(self) -> None:
        near = self.server.nextPendingConnection()
        far = QTcpSocket(self)
        far.connectToHost("127.0.0.1", self._port)
        for source, target in ((near, far), (far, near)):
            last = [0]
            source.readyRead.connect(lambda s=source, t=target, at=last: self._pass(s, t, at))

    def _pass(self, source: QTcpSocket, target: QTcpSocket, last: list[int]) -> None:
        data = QByteArray(source.readAll())
        now = self._clock.elapsed()
        wait = self._delay + self._chance.randint(-self._jitter, self._jitter)
        if self._chance.random() < self._stalls:
            wait += self._stall
            self.stalled += 1
        self.passed += 1
        last[0] = max(last[0] + 1, now + wait, self._free)
        QTimer.singleShot(last[0] - now, self, lambda: target.write(data))
