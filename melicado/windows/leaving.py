"""When the system wants the program to end: it quits, as if the window had been closed."""

import contextlib
import logging
import signal
import socket
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QSocketNotifier

_log = logging.getLogger(__name__)
_SIGNALS = tuple(
    number
    for name in ("SIGINT", "SIGTERM", "SIGHUP")
    if (number := getattr(signal, name, None)) is not None
)


@contextlib.contextmanager
def heeding_signals(app: QCoreApplication) -> Iterator[None]:
    """Quit ``app`` when the session ends, at ``kill`` and at Ctrl-C.

    Python hears of a signal only when it has something to do; while Qt waits, a byte on a
    socket wakes it.
    """
    reader, writer = socket.socketpair()
    for end in (reader, writer):
        end.setblocking(False)
    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read, app)
    notifier.activated.connect(lambda: _empty(reader))

    def quit_now(number: int, _frame: object) -> None:
        _log.info("Asked to end by %s.", signal.Signals(number).name)
        app.quit()

    wakeup = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
    before = {number: signal.signal(number, quit_now) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(wakeup)
        notifier.setEnabled(False)
        notifier.deleteLater()
        reader.close()
        writer.close()


def _empty(reader: socket.socket) -> None:
    with contextlib.suppress(BlockingIOError):
        while reader.recv(64):
            pass
