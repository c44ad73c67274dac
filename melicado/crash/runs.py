"""Each run leaves a mark while it lasts: one that finds such a mark knows the last ended badly."""

import contextlib
import faulthandler
import io
from io import FileIO
from pathlib import Path
from typing import NamedTuple, TextIO

from melicado.crash import report
from melicado.match import locks
from melicado.places import UnwritableError, ensure, logs

MOST = 8
"""So many runs at once leave a mark."""
_MARK = b"This run of the program has not ended.\n"


class BadEnd(NamedTuple):
    """The end of an earlier run: killed, without power, or with a crash of a library."""

    report: Path | None
    """What is known of it, or None."""


class Run:
    """This run. ``number`` is 1 for the only one, 0 where nothing can be written."""

    def __init__(self) -> None:
        self.number = 0
        self.bad_end: BadEnd | None = None
        """How an earlier run ended, if it was badly and nobody has been told."""
        self._mark: FileIO | None = None
        self._dump: TextIO | None = None

    def begin(self) -> None:
        """Leave the mark, and have crashes of libraries written down."""
        try:
            folder = ensure(logs())
        except UnwritableError:
            return
        for number in range(1, MOST + 1):
            self._take(folder / f"run-{number}", number)
        if self._mark is None:
            return
        with contextlib.suppress(OSError):
            self._mark.write(_MARK)
        # Whoever listens already, as with ``python -X faulthandler``, shall go on hearing.
        if not faulthandler.is_enabled():
            with contextlib.suppress(OSError):
                self._dump = _dump_file(folder, self.number).open("w", encoding="utf-8")
                faulthandler.enable(self._dump)

    def end(self) -> None:
        """Take the mark away: this run ended well."""
        if self._dump is not None:
            faulthandler.disable()
            with contextlib.suppress(OSError):
                self._dump.close()
                Path(self._dump.name).unlink()
            self._dump = None
        if self._mark is not None:
            with contextlib.suppress(OSError):
                self._mark.truncate(0)
            locks.close(self._mark)
            self._mark = None

    def _take(self, path: Path, number: int) -> None:
        """Make a free mark this run's own, if it has none; a bad end told by one is noted."""
        if self._mark is not None and not path.exists():
            return
        with contextlib.suppress(OSError):
            mark = FileIO(path, "a+")
            if not locks.take(mark):
                mark.close()
                return
            mark.seek(0, io.SEEK_SET)
            if mark.read(1):
                self._note_bad_end(path.parent, number)
                mark.truncate(0)
            if self._mark is None:
                self._mark, self.number = mark, number
            else:
                locks.close(mark)

    def _note_bad_end(self, folder: Path, number: int) -> None:
        dump = _dump_file(folder, number)
        said = ""
        with contextlib.suppress(OSError):
            said = dump.read_text(encoding="utf-8", errors="replace")
            dump.unlink()
        known = report.write("the last run crashed", said, {}) if said.strip() else None
        self.bad_end = BadEnd(known)


def _dump_file(folder: Path, number: int) -> Path:
    return folder / f"crash-{number}.txt"
