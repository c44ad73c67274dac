"""The journal of a match: written as it is played, read to go on or to look again."""

import contextlib
import os
from collections.abc import Sequence
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec

from melicado.match import locks
from melicado.match.errors import JournalError, JournalLocked
from melicado.match.lines import Contents, Header, Recorded, encoded, parse
from melicado.match.seats import SeatInfo


def new_header(
    game: str,
    options: msgspec.Struct,
    seats: Sequence[SeatInfo],
    secret: str,
    *,
    program: str,
    dictionary: str,
) -> Header:
    """The header of a match that starts now; ``dictionary`` is its checksum."""
    return Header(
        program=program,
        game=game,
        dictionary=dictionary,
        options=msgspec.to_builtins(options),
        secret=secret,
        seats=tuple(seats),
        started=datetime.now().astimezone(),
    )


class Journal:
    """An open journal, locked against other instances; every event goes in as it happens.

    Writing never raises: what cannot be written now is kept and tried again with the next
    event, and ``trouble`` says in one sentence what is wrong as long as it is.
    """

    def __init__(self, path: Path, header: Header, file: FileIO, size: int) -> None:
        self.path = path
        self.header = header
        self.torn = False
        """Whether an unfinished end was left out when the journal was opened."""
        self.trouble: str | None = None
        self._file = file
        self._size = size
        self._unsaved = b""

    @classmethod
    def create(cls, path: Path, header: Header) -> "Journal":
        """A new journal; raises JournalError when it cannot be made, or is there already."""
        try:
            file = FileIO(path, "x")
        except OSError as error:
            raise _unwritable(path, error) from error
        journal = cls(path, header, file, 0)
        if not locks.take(file):
            file.close()
            raise JournalLocked(path.name)
        try:
            journal._write(encoded([header]))
            os.fsync(file.fileno())
        except OSError as error:
            journal.discard()
            raise _unwritable(path, error) from error
        return journal

    @classmethod
    def open(cls, path: Path) -> tuple["Journal", list[Recorded[Any]]]:
        """A journal to go on with, and its events; a torn end is left out, ``torn`` says so.

        What is written next cuts that end off; until then the file is as it was. Raises
        JournalLocked when another instance has it open, JournalError when it cannot be read or
        written.
        """
        try:
            file = FileIO(path, "r+")
        except FileNotFoundError as error:
            raise _missing(path) from error
        except OSError as error:
            raise _unwritable(path, error) from error
        try:
            if not locks.take(file):
                raise JournalLocked(path.name)
            file.seek(0)
            read = parse(file.readall() or b"", path.name)
            journal = cls(path, read.header, file, read.size)
            journal.torn = read.torn
        except OSError as error:
            locks.close(file)
            raise _unwritable(path, error) from error
        except JournalError:
            locks.close(file)
            raise
        return journal, read.events

    @staticmethod
    def read(path: Path) -> tuple[Header, list[Recorded[Any]], bool]:
        """The header, the events, and whether a torn end was left out; the file stays as it is.

        Raises JournalError when the file is missing or anything but its end cannot be read.
        """
        read = contents(path)
        return read.header, read.events, read.torn

    def append(self, events: Sequence[Recorded[Any]], lasting: bool) -> None:
        """Write the events of one decision; ``lasting`` makes sure they are on the disk."""
        self._unsaved += encoded(events)
        try:
            self._write(self._unsaved)
            self._unsaved = b""
            if lasting:
                os.fsync(self._file.fileno())
        except OSError as error:
            self.trouble = f"The game cannot be saved at the moment ({_why(error)})."
        else:
            self.trouble = None

    def close(self) -> None:
        """Write what is still to be written and let others have the journal."""
        if not self._file.closed:
            self.append((), lasting=True)
            locks.close(self._file)

    def discard(self) -> None:
        """Take back a journal just made, of a match that could not begin."""
        locks.close(self._file)
        self.path.unlink(missing_ok=True)

    def _write(self, data: bytes) -> None:
        """Put ``data`` behind the last whole decision, whole or not at all."""
        if data:
            self._file.truncate(self._size)
        self._file.seek(self._size)
        left = memoryview(data)
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError:
            with contextlib.suppress(OSError):
                self._file.truncate(self._size)
            raise
        self._size += len(data)


def contents(path: Path) -> Contents:
    """What the file holds; raises JournalError."""
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise _missing(path) from error
    except OSError as error:
        sentence = f"The game {path.name} cannot be read: {_why(error)}."
        raise JournalError("damaged", sentence) from error
    return parse(data, path.name)


def _missing(path: Path) -> JournalError:
    return JournalError("missing", f"There is no game {path.name} in {path.parent}.")


def _unwritable(path: Path, error: OSError) -> JournalError:
    return JournalError("unwritable", f"The game {path} cannot be written: {_why(error)}.")


def _why(error: OSError) -> str:
    return error.strerror or str(error)
