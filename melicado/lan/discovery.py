"""Finding rooms: a broadcast a second on every interface, heard by whoever looks for one."""

import secrets
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import (
    QAbstractSocket,
    QHostAddress,
    QNetworkDatagram,
    QNetworkInterface,
    QUdpSocket,
)

PORT = 41_848
EVERY_MS = 1_000
FORGOTTEN_MS = 3_500
LONGEST = 1_024
MOST = 100


class Notice(msgspec.Struct, frozen=True):
    """What a room tells the network about itself; never its code or its people."""

    melicado: int
    """The protocol of the room; one of another version is heard of too."""
    id: str
    name: str
    game: str
    port: int
    free: int
    open: bool


class Found(msgspec.Struct, frozen=True):
    """A room that was heard of, and from where."""

    notice: Notice
    address: str


class Crier(QObject):
    """Announces a room; ``describe`` is asked each time."""

    changed = Signal()
    """It could not be announced any more, or can be again."""

    def __init__(self, describe: Callable[[], Notice], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._describe = describe
        self._socket = QUdpSocket(self)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.cry)
        self.heard = False
        """Whether the last announcement went out of this computer at all."""

    def start(self) -> None:
        """Announce the room until ``stop``."""
        self.cry()
        self._timer.start()

    def stop(self) -> None:
        """Be quiet."""
        self._timer.stop()

    def cry(self) -> None:
        """Announce it once on every interface."""
        data = msgspec.json.encode(self._describe())
        sent = {to: self._socket.writeDatagram(data, to, PORT) for to in addresses()}
        out = (count for to, count in sent.items() if not to.isLoopback())
        before, self.heard = self.heard, any(count == len(data) for count in out)
        if self.heard != before:
            self.changed.emit()


class Listener(QObject):
    """Hears of rooms; ``changed`` when one appears, changes or falls silent."""

    changed = Signal()

    def __init__(self, now: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._found: dict[str, tuple[int, Found]] = {}
        self._socket = QUdpSocket(self)
        self._socket.readyRead.connect(self._read)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self._forget)

    @property
    def rooms(self) -> tuple[Found, ...]:
        """The rooms heard of lately, by name."""
        found = [room for _, room in self._found.values()]
        return tuple(sorted(found, key=lambda f: (f.notice.name, f.notice.id)))

    def start(self) -> bool:
        """Listen; False when the port cannot be had."""
        share = QAbstractSocket.BindFlag.ShareAddress | QAbstractSocket.BindFlag.ReuseAddressHint
        any_address = QHostAddress(QHostAddress.SpecialAddress.AnyIPv4)
        if not self._socket.bind(any_address, PORT, share):
            return False
        self._timer.start()
        return True

    def stop(self) -> None:
        """Listen no more; what was heard is kept."""
        self._timer.stop()
        self._socket.close()

    def _read(self) -> None:
        while self._socket.hasPendingDatagrams():
            self.hear(self._socket.receiveDatagram(LONGEST))

    def hear(self, datagram: QNetworkDatagram) -> None:
        """One announcement; anything else is passed over."""
        try:
            notice = msgspec.json.decode(bytes(datagram.data().data()), type=Notice)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            return
        if not 0 < notice.port < 65_536:
            return
        if len(self._found) >= MOST and notice.id not in self._found:
            return
        address = datagram.senderAddress().toString().removeprefix("::ffff:")
        before = self._found.get(notice.id)
        # A room is heard on several interfaces: it keeps the address it was first heard from.
        room = Found(notice, before[1].address if before else address)
        self._found[notice.id] = (self._now(), room)
        if before is None or before[1] != room:
            self.changed.emit()

    def _forget(self) -> None:
        now = self._now()
        silent = [i for i, (heard, _) in self._found.items() if now - heard > FORGOTTEN_MS]
        for one in silent:
            del self._found[one]
        if silent:
            self.changed.emit()


def new_id() -> str:
    """What tells a room from others of the same name."""
    return secrets.token_hex(8)


def connected() -> bool:
    """Whether this computer is on any network."""
    return bool(_own())


def own_addresses() -> list[str]:
    """The addresses under which this computer is likely to be found on its network."""
    return _own() or ["127.0.0.1"]


def _own() -> list[str]:
    found = []
    for interface in QNetworkInterface.allInterfaces():
        flags = interface.flags()
        up = flags & QNetworkInterface.InterfaceFlag.IsUp
        if up and not flags & QNetworkInterface.InterfaceFlag.IsLoopBack:
            ips = (entry.ip() for entry in interface.addressEntries())
            ipv4 = QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
            found += [ip.toString() for ip in ips if ip.protocol() == ipv4]
    return found


def addresses() -> list[QHostAddress]:
    """The broadcast address of every interface that is up, and the general one."""
    found = [QHostAddress(QHostAddress.SpecialAddress.Broadcast)]
    for interface in QNetworkInterface.allInterfaces():
        flags = interface.flags()
        if flags & QNetworkInterface.InterfaceFlag.IsUp:
            found += [
                entry.broadcast()
                for entry in interface.addressEntries()
                if not entry.broadcast().isNull()
            ]
            if flags & QNetworkInterface.InterfaceFlag.IsLoopBack:
                found.append(QHostAddress("127.255.255.255"))
    return found
