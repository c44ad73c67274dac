"""The check of the network: a room, and a guest who comes into it."""

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer

from melicado import places
from melicado.lan.dealing import dealer_for
from melicado.lan.discovery import addresses
from melicado.lan.guest import Guest, Hearing
from melicado.lan.hall import Hall
from melicado.lan.hosted import HostedTable, Seat
from melicado.lan.line import GuestLine
from melicado.lan.proof import new_code
from melicado.lan.room import milliseconds
from melicado.lan.server import RoomServer
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.play import Mendelius
from melicado.verbs.checks import CheckError

PATIENCE_MS = 5_000


def network() -> str:
    """A guest gets into a room on this very computer, and there is a way to announce rooms."""
    seats = [Seat("free"), Seat("free")]
    table = HostedTable(dealer_for(Mendelius.name, Options()), seats, milliseconds, True)
    code = new_code()
    server = RoomServer(Hall("selftest", code, places.version(), [table], milliseconds))
    port = server.listen(0)
    if port is None:
        raise CheckError(f"No room can be opened: {server.error()}.")
    waiting, reasons = QEventLoop(), ["no answer"]

    def told(why: str) -> None:
        reasons.append(why)
        waiting.quit()

    hearing = Hearing(room=lambda _: told(""), goodbye=lambda why, _: told(why))
    line = GuestLine(Guest(code, places.version(), hearing))
    line.down.connect(told)
    QTimer.singleShot(PATIENCE_MS, waiting, waiting.quit)
    line.dial("127.0.0.1", port)
    waiting.exec()
    line.down.disconnect(told)
    line.hang_up()
    server.close()
    # The sockets go while their owners are still here.
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if reasons[-1]:
        raise CheckError(f"A room on this computer cannot be entered: {reasons[-1]}.")
    return f"entered a room, {len(addresses())} ways to announce one"
