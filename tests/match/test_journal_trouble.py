"""Disks that are full, folders that cannot be written: the match goes on, nothing is harmed."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from match_tools import PLAIN, begin, lay, opened, plain_game

from melicado.match.errors import JournalError
from melicado.match.journal import Journal
from melicado.rules.melicado.cards import BACK, FRONT, Place


class FullDisk:
    """Stands for the file of a journal: once ``room`` bytes are written there is no more."""

    def __init__(self, file: Any, room: int, cuts: bool = True) -> None:
        self.file = file
        self.room = room
        self.cuts = cuts

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)

    def write(self, data: bytes) -> int:
        if self.room == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        done = int(self.file.write(data[: self.room]))
        self.room -= done
        return done

    def truncate(self, size: int) -> int:
        if not self.cuts and self.room == 0:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return int(self.file.truncate(size))


@pytest.mark.parametrize("cuts", [True, False])
@pytest.mark.parametrize("room", [0, 1, 150, 260, 500])
def test_a_full_disk_harms_nothing_and_is_caught_up_with(
    tmp_path: Path, room: int, cuts: bool
) -> None:
    path = tmp_path / "game.jsonl"
    match = begin(plain_game(), path, options=PLAIN, seats=2)
    opened(match, 1_000)
    journal = match.journal
    assert journal is not None
    saved = match.number
    disk = FullDisk(journal._file, room, cuts)
    journal._file = disk  # type: ignore[assignment]
    said: list[str] = []
    match.on_trouble = said.append
    places: list[tuple[int, Place]] = [(1, FRONT), (0, BACK), (1, BACK)]
    for turn, (seat, place) in enumerate(places):
        assert lay(match, seat, place, 2_000 + turn * 1_000) is None
        match.advance(2_500 + turn * 1_000)
    assert len(said) == 1
    assert said[0].endswith(".")
    assert match.trouble is not None
    _, events, _ = Journal.read(path)  # whatever the disk took, it can be read
    assert saved <= len(events) < match.number

    disk.room = 100_000
    assert lay(match, 0, FRONT, 9_000) is None
    match.advance(9_400)
    assert match.trouble is None
    assert len(said) == 1
    _, events, torn = Journal.read(path)
    assert (len(events), torn) == (match.number, False)


def test_what_is_told_of_trouble_may_fail_too(tmp_path: Path) -> None:
    match = begin(plain_game(), tmp_path / "game.jsonl", options=PLAIN, seats=2)
    assert match.journal is not None
    match.journal._file = FullDisk(match.journal._file, 0)  # type: ignore[assignment]

    def fails(sentence: str) -> None:
        raise ZeroDivisionError

    match.on_trouble = fails
    opened(match)
    assert match.trouble is not None


def test_a_folder_that_is_not_there_or_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for folder in (tmp_path / "nowhere", tmp_path / "file"):
        with pytest.raises(JournalError, match=r"^The game .* cannot be written: .*\.$") as error:
            begin(plain_game(), folder / "game.jsonl", options=PLAIN, seats=2)
        assert error.value.reason == "unwritable"
