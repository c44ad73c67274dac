"""A room and its guests in processes of their own, over real sockets, killed and back."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from lan_processes import CODE, Diary, journal_of, port_in, rules_in, until

from melicado.match.journal import Journal
from melicado.match.melicado import KIND
from melicado.match.replay import replay

pytestmark = [
    pytest.mark.timeout(240),
    pytest.mark.skipif(sys.platform == "win32", reason="SIGINT and SIGKILL are POSIX"),
]


class Stage:
    """The processes of one test and what they write."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder, self.home = folder, home
        self.children: list[subprocess.Popen[str]] = []
        self.hosts = 0

    def host(self, *more: str) -> tuple[subprocess.Popen[str], Path]:
        """Start ``melicado host``; the process and the file of what it says."""
        self.hosts += 1
        said = self.folder / f"host{self.hosts}"
        command = [sys.executable, "-m", "melicado", "host", "--code", CODE, *more]
        environment = {**os.environ, "MELICADO_HOME": str(self.home)}
        with said.open("w") as out:
            child = subprocess.Popen(command, stdout=out, stderr=out, env=environment, text=True)
        self.children.append(child)
        until(lambda: "Code" in said.read_text() or child.poll() is not None, "the room opens")
        assert child.poll() is None, said.read_text()
        return child, said

    def guest(
        self, port: int, name: str, seat: int, token: str = ""
    ) -> tuple[subprocess.Popen[str], "Diary"]:
        """Start a guest; the process and its diary."""
        diary = Diary(self.folder / f"{name}{len(self.children)}")
        script = str(Path(__file__).with_name("lan_guest.py"))
        command = [
            sys.executable,
            script,
            f"127.0.0.1:{port}",
            CODE,
            name,
            str(seat),
            str(diary.path),
        ]
        child = subprocess.Popen([*command, *([token] if token else [])], text=True)
        self.children.append(child)
        return child, diary


@pytest.fixture
def stage(tmp_path: Path, melicado_home: Path) -> Iterator[Stage]:
    stage = Stage(tmp_path, melicado_home)
    yield stage
    for child in stage.children:
        if child.poll() is None:
            child.kill()
        child.wait()


def test_a_whole_game_of_a_host_and_two_guests(stage: Stage) -> None:
    """Both see the same end; then the host is stopped, and tells them."""
    rules = rules_in(stage.folder, hand_size=3, round_minutes=1)
    host, said = stage.host("--port", "0", "--options", rules)
    port = port_in(said)
    guests = [stage.guest(port, "Ana", 0), stage.guest(port, "Bo", 1)]
    until(lambda: all(diary.over() for _, diary in guests), "the game ends")
    ends = [diary.all("step")[-1]["ranking"] for _, diary in guests]
    assert ends[0] == ends[1]
    assert sorted(seat for rank in ends[0] for seat in rank) == [0, 1]
    numbers = [one["number"] for one in guests[0][1].all("step")]
    first = guests[0][1].all("snapshot")[0]["number"]
    assert numbers == list(range(first + 1, first + 1 + len(numbers)))
    host.send_signal(signal.SIGINT)
    assert host.wait(30) == 0
    for _, diary in guests:
        until(lambda diary=diary: diary.all("goodbye"), "the guests are told")
        assert diary.all("goodbye")[-1]["reason"] == "closing"
    _, events, torn = Journal.read(journal_of(stage.home))
    assert not torn
    assert events[-1].n == numbers[-1]


def test_guest_and_host_killed_and_back(stage: Stage) -> None:
    """The guest with its token, hand whole; the host from its journal, guests by themselves."""
    rules = rules_in(stage.folder, hand_size=6, round_minutes=1)
    host, said = stage.host("--port", "0", "--options", rules)
    port = port_in(said)
    _, ana = stage.guest(port, "Ana", 0)
    process, bo = stage.guest(port, "Bo", 1)
    until(lambda: len(bo.all("step")) > 8, "the game goes on")
    process.kill()
    process.wait()
    token = bo.all("seated")[0]["token"]
    _, back = stage.guest(port, "Bo", 1, token)
    seen = until(lambda: back.all("snapshot"), "the guest is back")[0]
    host.kill()
    host.wait()
    before = len(ana.all("step")) + len(ana.all("snapshot"))
    until(lambda: ana.all("down") and back.all("down"), "the guests miss the host")

    states = {r.n: s for r, s in replay(KIND, Journal.read(journal_of(stage.home))[1], "game")}
    held = states[seen["number"]].seats[1].hand
    assert seen["hand"] == sorted(card.id for card in held)

    (kept,) = (stage.home / "rooms").glob("*.json")
    kept.rename(kept.with_name(f"{port}.json"))
    stage.host("--port", str(port), "--resume")
    until(lambda: len(ana.all("seated")) == 2 and len(back.all("seated")) == 2, "both come back")
    assert back.all("seated")[-1] == {"what": "seated", "seat": 1, "token": token}
    until(lambda: ana.over() and back.over(), "the game ends")
    assert len(ana.all("step")) + len(ana.all("snapshot")) > before
    assert ana.all("step")[-1]["ranking"] == back.all("step")[-1]["ranking"]


def test_a_taken_port_is_said_in_one_line(stage: Stage) -> None:
    _, said = stage.host("--port", "0")
    command = [sys.executable, "-m", "melicado", "host", "--port", str(port_in(said))]
    environment = {**os.environ, "MELICADO_HOME": str(stage.home)}
    other = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert other.returncode == 1
    assert other.stderr.count("\n") == 1
    assert "is taken" in other.stderr


def test_the_window_goes_straight_to_a_room(stage: Stage) -> None:
    """``melicado join``: seated without a click, and gone when the window is closed."""
    _, said = stage.host("--port", "0")
    where = f"127.0.0.1:{port_in(said)}"
    command = [sys.executable, "-m", "melicado", "join", where, "--code", CODE, "--name", "Léo"]
    environment = {**os.environ, "MELICADO_HOME": str(stage.folder / "guest")}
    child = subprocess.Popen(command, env=environment, text=True)
    stage.children.append(child)
    until(lambda: "Léo is here." in said.read_text(), "the guest has a seat")
