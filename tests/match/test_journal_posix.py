"""Limits and rights of a POSIX system that keep a journal from being written."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest
from match_tools import PLAIN, begin, plain_game

from melicado.match.errors import JournalError
from melicado.match.match import Match

CHILD = """
import resource as limits, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from match_tools import *
match = begin(plain_game(), Path(sys.argv[1]), options=PLAIN, seats=2)
opened(match, 1_000)
size = match.journal.path.stat().st_size
match.on_trouble = lambda sentence: print("trouble:", sentence)
limits.setrlimit(limits.RLIMIT_FSIZE, (size + int(sys.argv[3]), limits.RLIM_INFINITY))
assert lay(match, 1, FRONT, 2_000) is None
match.advance(2_400)
assert lay(match, 0, FRONT, 3_000) is None
match.advance(3_400)
print("number:", match.number)
"""


@pytest.mark.parametrize("room", [0, 100, 300])
def test_a_real_limit_on_the_size_of_files(tmp_path: Path, room: int) -> None:
    path = tmp_path / "game.jsonl"
    command = [sys.executable, "-c", CHILD, str(path), str(Path(__file__).parent), str(room)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    trouble, number = run.stdout.strip().splitlines()
    assert trouble.startswith("trouble: The game cannot be saved")
    again = Match.resume(plain_game(), path)
    assert 0 < again.number < int(number.split()[1]) + 1


def test_a_disk_already_full_makes_no_half_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20, limit[1]))
    try:
        with pytest.raises(JournalError) as error:
            begin(plain_game(), path, options=PLAIN, seats=2)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert error.value.reason == "unwritable"
    assert not path.exists()


AS_NOBODY = """
import os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from match_tools import *
if os.geteuid() == 0:
    os.setegid(65534), os.seteuid(65534)
for use in (lambda: begin(plain_game(), Path(sys.argv[1]) / "new.jsonl", options=PLAIN, seats=2),
            lambda: Match.resume(plain_game(), Path(sys.argv[1]) / "old.jsonl")):
    try:
        use()
    except ValueError as error:
        print(getattr(error, "reason"))
"""


def test_a_folder_and_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "read-only"
    folder.mkdir()
    match = begin(plain_game(), folder / "old.jsonl", options=PLAIN, seats=2)
    match.close()
    data = (folder / "old.jsonl").read_bytes()
    (folder / "old.jsonl").chmod(0o444)
    for parent in (tmp_path, *tmp_path.parents[:2]):
        parent.chmod(0o755)
    folder.chmod(0o555)
    command = [sys.executable, "-c", AS_NOBODY, str(folder), str(Path(__file__).parent)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.stdout.split() == ["unwritable", "unwritable"], run.stderr
    assert (folder / "old.jsonl").read_bytes() == data
    assert [p.name for p in folder.iterdir()] == ["old.jsonl"]
