"""The text of a journal: a header line, then one JSON line an event."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from melicado.match.errors import JournalError
from melicado.match.kinds import kind_of
from melicado.match.seats import SeatInfo

FORMAT = 1
"""The version of the format this program writes."""

UPCASTERS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""How a line (the header too) of version N becomes one of version N + 1, by N."""

E = TypeVar("E")


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a match is: everything that does not happen in it."""

    format: int = FORMAT
    program: str
    """The version of the program that wrote it."""
    game: str
    dictionary: str
    """The checksum of the dictionary."""
    options: dict[str, Any]
    """Every option, defaults written out."""
    secret: str
    seats: tuple[SeatInfo, ...]
    started: datetime
    """The wall time, with its offset."""


class Recorded(msgspec.Struct, Generic[E], frozen=True, omit_defaults=True):
    """One event, its number from 1 and when it happened in ms of the match's clock.

    Events of one decision stand or fall together: all but the last say that ``more`` follows.
    """

    n: int
    at: int
    event: E
    more: bool = False


class Contents(NamedTuple):
    """What the bytes of a journal hold; only the first ``size`` of them count."""

    header: Header
    events: list[Recorded[Any]]
    size: int
    torn: bool
    """Whether bytes after those were dropped: a last decision was not written out."""


def encoded(lines: Sequence[Header | Recorded[Any]]) -> bytes:
    """The lines as they stand in the file."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def parse(data: bytes, name: str) -> Contents:
    """Read a journal called ``name``; raises JournalError for anything but a torn end."""
    *lines, _ = data.split(b"\n")
    if not lines:
        raise JournalError("damaged", f"The file {name} holds no game.")
    version = _version(lines[0], name)
    header: Header = _decode(lines[0], Header, version, name, 1)
    generic: Any = Recorded
    line_type = generic[kind_of(header.game).events]
    size = whole = len(lines[0]) + 1
    events: list[Recorded[Any]] = []
    kept = 0
    for number, line in enumerate(lines[1:], start=2):
        recorded: Recorded[Any] = _decode(line, line_type, version, name, number)
        if recorded.n != len(events) + 1:
            raise _damaged(name, number, f"it is numbered {recorded.n}, not {len(events) + 1}")
        events.append(recorded)
        size += len(line) + 1
        if not recorded.more:
            kept, whole = len(events), size
    return Contents(header, events[:kept], whole, whole < len(data))


def _version(line: bytes, name: str) -> int:
    """The format version in a header line; raises JournalError when it is not one to read."""
    try:
        version = msgspec.json.decode(line, type=dict[str, Any]).get("format")
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _damaged(name, 1, str(error)) from error
    if not isinstance(version, int) or version < 1:
        raise _damaged(name, 1, "it names no format")
    if version > FORMAT:
        raise JournalError("newer", f"The game {name} was saved by a newer version of Méli Cado.")
    return version


def _decode(line: bytes, into: Any, version: int, name: str, number: int) -> Any:
    try:
        if version == FORMAT:
            return msgspec.json.decode(line, type=into)
        older = msgspec.json.decode(line, type=dict[str, Any])
        for step in range(version, FORMAT):
            older = UPCASTERS[step](older)
        return msgspec.convert(older, into, str_keys=True)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _damaged(name, number, str(error)) from error


def _damaged(name: str, number: int, why: str) -> JournalError:
    return JournalError("damaged", f"Line {number} of the game {name} cannot be read: {why}.")
