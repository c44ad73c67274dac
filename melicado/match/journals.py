"""The saved games of a folder: what can be gone on with, and what was played."""

import os
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from melicado.match.errors import JournalError
from melicado.match.journal import Journal
from melicado.match.kinds import KINDS, kind_of
from melicado.match.replay import replay
from melicado.match.seats import SeatInfo
from melicado.places import SAVED_SUFFIXES

_TAIL = 4096
"""The last event of a finished game is shorter (bytes)."""


class Saved(NamedTuple):
    """One journal of a folder."""

    path: Path
    started: datetime
    """The wall time; of a file that cannot be read, when it was last written."""
    game: str
    seats: tuple[SeatInfo, ...]
    round: int
    """The round it has come to, from 1; 0 before the first deal or when it cannot be read."""
    unreadable: JournalError | None
    """Why nothing can be done with it, or None."""


def new_path(directory: Path, started: datetime) -> Path:
    """A name for a journal in ``directory`` that tells when it began and meets no other."""
    return directory / f"{started:%Y-%m-%d_%H-%M-%S}_{secrets.token_hex(2)}{SAVED_SUFFIXES[0]}"


def unfinished(directory: Path) -> list[Saved]:
    """The games to go on with, newest first, and those that cannot be read with the reason.

    Nothing is changed; a folder that is not there holds none. Only the end of finished games
    is read, so that a long history does not slow down the start.
    """
    return _newest_first(path for path in _journals(directory) if not _ended(path))


def finished(directory: Path) -> list[Saved]:
    """The games that were played to their end, newest first."""
    return _newest_first(path for path in _journals(directory) if _ended(path))


def _journals(directory: Path) -> Iterable[Path]:
    return (path for suffix in SAVED_SUFFIXES for path in directory.glob(f"*{suffix}"))


def _newest_first(paths: Iterable[Path]) -> list[Saved]:
    found = [_look(path) for path in paths]
    return sorted(found, key=lambda one: (one.started, one.path.name), reverse=True)


def _look(path: Path) -> Saved:
    try:
        header, events, _ = Journal.read(path)
        kind = kind_of(header.game)
        state = kind.initial()
        for _, after in replay(kind, events, path.name):
            state = after
    except JournalError as error:
        return Saved(path, _written(path), "", (), 0, error)
    return Saved(path, header.started, header.game, header.seats, kind.round(state), None)


def _written(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError:
        return datetime.fromtimestamp(0, UTC)


def _ended(path: Path) -> bool:
    """Whether the last line tells the end of a game."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - _TAIL))
            tail = file.read()
        last = tail.removesuffix(b"\n").rpartition(b"\n")[2] if tail.endswith(b"\n") else b""
        event = msgspec.json.decode(last, type=dict[str, Any]).get("event")
    except (OSError, RecursionError, msgspec.MsgspecError):
        return False
    tags = {kind.ended.__struct_config__.tag for kind in KINDS.values()}
    return isinstance(event, dict) and event.get("type") in tags
