"""One writer a file: a lock of the operating system, gone with the process that held it."""

import contextlib
import errno
import sys
from io import FileIO

_BUSY = {errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK}

if sys.platform == "win32":
    import msvcrt

    _FAR = 2**30
    """Windows forbids others to read the locked byte: it lies beyond any journal's end."""

    def _lock(file: FileIO) -> None:
        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _unlock(file: FileIO) -> None:
        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: FileIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: FileIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_UN)


def take(file: FileIO) -> bool:
    """Lock ``file`` until it is closed; False when another holds it.

    A file system that knows no locks (some network shares) is used without one: a game that
    cannot be saved at all would be worse.
    """
    try:
        _lock(file)
    except OSError as error:
        return error.errno not in _BUSY
    return True


def close(file: FileIO) -> None:
    """Close ``file`` and give up its lock now; Windows alone would do so in its own time."""
    with contextlib.suppress(OSError), file:
        _unlock(file)
