"""A guest's socket: its way to a room, which it finds again by itself after a break."""

import logging
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QTcpSocket

from melicado.lan.guest import Guest
from melicado.lan.server import PORT
from melicado.lan.visitor import SILENT_MS
from melicado.lan.wire import WireError

_log = logging.getLogger(__name__)
CONNECT_MS = 5_000
RETRY_MS = 1_500

_SocketError = QAbstractSocket.SocketError
_REASONS = {
    _SocketError.ConnectionRefusedError: "refused",
    _SocketError.HostNotFoundError: "not_found",
    _SocketError.SocketTimeoutError: "timeout",
    _SocketError.NetworkError: "unreachable",
    _SocketError.RemoteHostClosedError: "closed",
    _SocketError.SocketAccessError: "denied",
}
_BEFORE_A_WORD = {"closed": "hung_up", "silent": "mute"}
"""What an end means before the other side has said anything at all."""


class GuestLine(QObject):
    """Carries a guest's bytes to the host's and back."""

    up = Signal()
    down = Signal(str)
    """The line is gone, and why: ``refused``, ``timeout``, ``not_found``, ``unreachable``,
    ``denied``, ``closed``, ``silent``, ``network``; ``hung_up`` and ``mute`` when that end or
    silence came before any word; or the fault of a host that breaks the protocol.
    Whether it tries again is ``guest.comes_again``."""

    def __init__(self, guest: Guest, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.guest = guest
        self._host, self._port = "", PORT
        self._socket = QTcpSocket(self)
        self._socket.connected.connect(self._connected)
        self._socket.readyRead.connect(self._heard)
        self._socket.disconnected.connect(lambda: self._lost("closed"))
        self._socket.errorOccurred.connect(self._failed)
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(CONNECT_MS)
        self._patience.timeout.connect(lambda: self._lost("timeout"))
        self._silence = QTimer(self, singleShot=True)
        self._silence.setInterval(SILENT_MS)
        self._silence.timeout.connect(lambda: self._lost("silent"))
        self._again = QTimer(self, singleShot=True)
        self._again.setInterval(RETRY_MS)
        self._again.timeout.connect(self._dial)
        self._down, self._greeted = True, False
        guest.send = self._send

    def dial(self, host: str, port: int = PORT) -> None:
        """Connect to a room."""
        self.hang_up()
        self._host, self._port = host, port
        self._dial()

    def hang_up(self) -> None:
        """End the line for good, after what was said has gone out."""
        self._down = True
        for timer in (self._again, self._patience, self._silence):
            timer.stop()
        if self._socket.state() == QAbstractSocket.SocketState.ConnectedState:
            self._socket.flush()
        self._socket.abort()

    def _dial(self) -> None:
        self._down, self._greeted = False, False
        self._patience.start()
        self._socket.connectToHost(self._host, self._port)

    def _connected(self) -> None:
        self._patience.stop()
        self._silence.start()
        self._socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        _log.info("The line to the room stands.")
        self.guest.connected()
        self.up.emit()

    def _send(self, data: bytes) -> None:
        if self._socket.state() == QAbstractSocket.SocketState.ConnectedState:
            self._socket.write(data)

    def _heard(self) -> None:
        self._silence.start()
        try:
            self.guest.feed(bytes(self._socket.readAll().data()))
            self._greeted = True
        except WireError as error:
            self._lost(error.reason)

    def _failed(self, error: Any) -> None:
        self._lost(_REASONS.get(error, "network"))

    def _lost(self, why: str) -> None:
        """The line is gone: told once, and mended when there is a place to come back to."""
        if self._down:
            return
        if not self._greeted:
            why = _BEFORE_A_WORD.get(why, why)
        self._down = True
        _log.info("The line to the room is gone: %s.", why)
        self._patience.stop()
        self._silence.stop()
        if self.guest.comes_again:
            self._again.start()
        self._socket.abort()
        self.down.emit(why)
