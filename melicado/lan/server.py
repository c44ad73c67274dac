"""A hall on QTcpServer: lines for guests, and time for everything that falls due."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QTcpServer, QTcpSocket

from melicado.lan.hall import Hall
from melicado.lan.visitor import Visitor

PORT = 41_847
"""Where a room listens unless another port is asked for."""
BACKLOG_LIMIT = 8 * 1024 * 1024
"""A guest that lets so many bytes wait is not reading: its line ends."""
UNREAD_LIMIT = 256 * 1024
"""So much of what a guest sends is taken from the system at once."""
LINGER_MS = 3_000
"""So long a line that ends may take to send its last words."""
LOOK_MS = 100

_CONNECTED = QAbstractSocket.SocketState.ConnectedState


class SocketLine:
    """A guest's socket as a hall sees it."""

    def __init__(self, socket: QTcpSocket) -> None:
        self.address = socket.peerAddress().toString().removeprefix("::ffff:")
        self._socket: QTcpSocket | None = socket
        socket.disconnected.connect(self.closed)

    def send(self, data: bytes) -> None:
        """Send bytes; a guest that does not read is cut off."""
        socket = self._socket
        if socket is None or socket.state() != _CONNECTED:
            return
        socket.write(data)
        if socket.bytesToWrite() > BACKLOG_LIMIT:
            # Not now: the room may be in the middle of telling everybody something.
            QTimer.singleShot(0, socket, socket.abort)
            self._socket = None

    def close(self) -> None:
        """Close once everything has gone out, or a moment later in any case."""
        socket, self._socket = self._socket, None
        if socket is not None:
            QTimer.singleShot(LINGER_MS, socket, socket.abort)
            socket.flush()  # the program may be about to end
            socket.disconnectFromHost()

    def closed(self) -> None:
        """The socket is gone."""
        self._socket = None


class RoomServer(QObject):
    """Listens for guests and keeps a hall running."""

    def __init__(self, hall: Hall, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hall = hall
        self._server = QTcpServer(self)
        self._server.newConnection.connect(self._came)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.run)
        self._running = False
        self._closed = False

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
        if self._running:  # asked from within: what is due then is done by the outer one
            return
        self._running = True
        try:
            self.hall.run()
        finally:
            self._running = False
            self._timer.start(min(LOOK_MS, self.hall.next_due()))

    def close(self, reason: str = "closing") -> None:
        """Tell every guest, and listen no more."""
        self._closed = True
        self._timer.stop()
        self._server.close()
        self.hall.close(reason)
        self._timer.stop()

    def _came(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
            socket.setReadBufferSize(UNREAD_LIMIT)
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
        if not self._closed:
            self.hall.gone(visitor)
            self.run()
