"""The room on QTcpServer and QTcpSocket: lines for a hall, and a guest's way to one."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QTcpServer, QTcpSocket

from melicado.lan.guest import Guest
from melicado.lan.hall import Hall
from melicado.lan.visitor import Visitor
from melicado.lan.wire import WireError

PORT = 41_847
"""Where a room listens unless another port is asked for."""
BACKLOG_LIMIT = 8 * 1024 * 1024
"""A guest that lets so many bytes wait is not reading: its line ends."""
CONNECT_MS = 5_000
RETRY_MS = 1_500


class SocketLine:
    """A guest's socket as a hall sees it."""

    def __init__(self, socket: QTcpSocket) -> None:
        self.socket = socket
        self.address = socket.peerAddress().toString()

    def send(self, data: bytes) -> None:
        """Send bytes; a guest that does not read is cut off."""
        if self.socket.state() == QAbstractSocket.SocketState.ConnectedState:
            self.socket.write(data)
            if self.socket.bytesToWrite() > BACKLOG_LIMIT:
                self.socket.abort()

    def close(self) -> None:
        """Close once everything has gone out."""
        self.socket.disconnectFromHost()


class RoomServer(QObject):
    """Listens for guests and keeps a hall running."""

    def __init__(self, hall: Hall, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hall = hall
        self._server = QTcpServer(self)
        self._server.newConnection.connect(self._came)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.run)

    def listen(self, port: int = PORT) -> int | None:
        """Open the door at ``port`` (0: any free one); the port, or None when it is taken."""
        if not self._server.listen(QHostAddress(QHostAddress.SpecialAddress.Any), port):
            return None
        self.run()
        return self._server.serverPort()

    def error(self) -> str:
        """Why the door could not be opened, in the system's words."""
        return self._server.errorString()

    def run(self) -> None:
        """Let everything due happen, and wake up in time for the next."""
        self.hall.run()
        self._timer.start(min(100, self.hall.next_due()))

    def close(self, reason: str = "closing") -> None:
        """Tell every guest, and listen no more."""
        self._timer.stop()
        self._server.close()
        self.hall.close(reason)

    def _came(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
            visitor = self.hall.came(SocketLine(socket))
            socket.disconnected.connect(socket.deleteLater)
            if visitor is not None:
                socket.readyRead.connect(lambda s=socket, v=visitor: self._heard(s, v))
                socket.disconnected.connect(lambda v=visitor: self._gone(v))
                self._heard(socket, visitor)

    def _heard(self, socket: QTcpSocket, visitor: Visitor) -> None:
        data = bytes(socket.readAll().data())
        if data:
            self.hall.heard(visitor, data)
            self.run()

    def _gone(self, visitor: Visitor) -> None:
        self.hall.gone(visitor)
        self.run()


class GuestLine(QObject):
    """A guest's socket: connects, comes back by itself after a break, says what is wrong."""

    up = Signal()
    down = Signal(str)
    """The line is gone; why, as a code: ``refused``, ``timeout``, ``not_found``, ``closed``…"""

    def __init__(self, guest: Guest, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.guest = guest
        self.comes_back = False
        """Whether to try again after a break; set once the guest has a seat."""
        self._host, self._port = "", PORT
        self._socket = QTcpSocket(self)
        self._socket.connected.connect(self._connected)
        self._socket.readyRead.connect(self._heard)
        self._socket.disconnected.connect(lambda: self._lost("closed"))
        self._socket.errorOccurred.connect(self._failed)
        self._patience = QTimer(self, singleShot=True, interval=CONNECT_MS)
        self._patience.timeout.connect(lambda: self._lost("timeout"))
        self._again = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._again.timeout.connect(self._dial)
        self._ended = False
        guest.send = self._send

    def dial(self, host: str, port: int = PORT) -> None:
        """Connect to a room."""
        self._host, self._port, self._ended = host, port, False
        self._dial()

    def hang_up(self) -> None:
        """End the line for good."""
        self._ended = True
        self._again.stop()
        self._patience.stop()
        self._socket.abort()

    def _dial(self) -> None:
        self._socket.abort()
        self._patience.start()
        self._socket.connectToHost(self._host, self._port)

    def _connected(self) -> None:
        self._patience.stop()
        self._socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        self.guest.connected()
        self.up.emit()

    def _send(self, data: bytes) -> None:
        if self._socket.state() == QAbstractSocket.SocketState.ConnectedState:
            self._socket.write(data)

    def _heard(self) -> None:
        try:
            self.guest.feed(bytes(self._socket.readAll().data()))
        except WireError as error:
            self._lost(error.reason)

    def _failed(self, error: Any) -> None:
        known = QAbstractSocket.SocketError
        reasons = {
            known.ConnectionRefusedError: "refused",
            known.HostNotFoundError: "not_found",
            known.SocketTimeoutError: "timeout",
            known.NetworkError: "unreachable",
            known.RemoteHostClosedError: "closed",
        }
        self._lost(reasons.get(error, "network"))

    def _lost(self, why: str) -> None:
        if self._ended or self._again.isActive():
            return
        self._patience.stop()
        if self.comes_back:
            self._again.start()
        else:
            self._ended = True
        self._socket.abort()
        self.down.emit(why)
