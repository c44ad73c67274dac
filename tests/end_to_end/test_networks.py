"""Room and guest in networks of their own: lost packets, broadcast, firewalls, no cable."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from lan_processes import CODE, Diary, journal_of, rules_in, until
from networks import GUEST, HOST, Networks, missing

from melicado.lan.codec import digest, encode
from melicado.match.journal import Journal
from melicado.match.melicado import KIND
from melicado.match.replay import replay
from melicado.rules.melicado.view import view

WHY_NOT = missing()
pytestmark = [
    pytest.mark.timeout(300),
    pytest.mark.skipif(bool(WHY_NOT), reason=f"two networks are needed, but {WHY_NOT}"),
]
LOST = 0.1
"""The share of packets that is lost, each way."""
STEPS = 12


@pytest.fixture
def nets() -> Iterator[Networks]:
    with Networks() as nets:
        yield nets


Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(nets: Networks) -> Iterator[Start]:
    """Start a program in one of the networks; it ends with the test."""
    children: list[subprocess.Popen[str]] = []

    def begin(address: str, *command: str, **more: object) -> "subprocess.Popen[str]":
        children.append(nets.start(address, sys.executable, *command, **more))  # type: ignore[arg-type]
        return children[-1]

    yield begin
    for child in children:
        child.kill()
        child.communicate()


def room(start: Start, folder: Path, home: Path, *more: str) -> Path:
    """A room in the host's network, at the port it has by itself; the file of what it says."""
    said = folder / "host"
    with said.open("w") as out:
        start(
            HOST, "-m", "melicado", "host", "--code", CODE, *more, out=out, MELICADO_HOME=str(home)
        )
    until(lambda: "firewall" in said.read_text(), "the room opens")
    return said


class Window:
    """The guest's window in a process of its own."""

    def __init__(self, start: Start, home: Path) -> None:
        script = str(Path(__file__).with_name("calling_window.py"))
        home.mkdir()
        self.child = start(GUEST, script, out=subprocess.PIPE, MELICADO_HOME=str(home))
        assert self.read() == "ready"

    def read(self) -> str:
        assert self.child.stdout is not None
        return self.child.stdout.readline().strip()

    def ask(self, what: str) -> str:
        assert self.child.stdin is not None
        self.child.stdin.write(f"{what}\n")
        self.child.stdin.flush()
        return self.read()


def test_a_game_over_a_network_that_loses_packets(
    nets: Networks, start: Start, tmp_path: Path, melicado_home: Path, full: bool
) -> None:
    """In full to the end of its round; the guest's last view is the host's, byte for byte."""
    rules = rules_in(tmp_path, hand_size=3, round_minutes=1)
    room(start, tmp_path, melicado_home, "--options", rules, "--seats", "guest,expert")
    for address in (HOST, GUEST):
        nets.drop(address, LOST)
    diary = Diary(tmp_path / "diary")
    script = str(Path(__file__).with_name("lan_guest.py"))
    start(GUEST, script, f"{HOST}:41847", CODE, "Ana", "0", str(diary.path))
    enough = 10**6 if full else STEPS
    until(lambda: diary.over() or len(diary.all("step")) >= enough, "the game goes on")
    last = diary.all("step")[-1]
    events = Journal.read(journal_of(melicado_home))[1]
    states = {record.n: state for record, state in replay(KIND, events, "game")}
    assert last["digest"] == digest(encode(view(states[last["number"]], frozenset({0}))))
    assert last["phase"] == "over" or not full
    assert nets.dropped(HOST) + nets.dropped(GUEST) > 0


def test_what_the_guests_window_says(
    nets: Networks, start: Start, tmp_path: Path, melicado_home: Path
) -> None:
    """A room is heard across the cable; then one thing after the other stands in the way."""
    window = Window(start, tmp_path / "guest")
    assert "UDP 41848" in window.ask("hear")
    assert "pas ouvert" in window.ask(f"call {HOST}")
    room(start, tmp_path, melicado_home, "--name", "Salle")
    assert window.ask("room") == f"Salle@{HOST}"
    tcp = ["INPUT", "-p", "tcp", "--dport", "41847", "-j"]
    nets.firewall(HOST, "-I", *tcp, "DROP")
    said = window.ask(f"call {HOST}")
    assert f"{HOST} ne répond pas" in said
    assert "TCP 41847" in said
    nets.firewall(HOST, "-I", *tcp, "REJECT", "--reject-with", "icmp-admin-prohibited")
    said = window.ask(f"call {HOST}")
    assert "pare-feu refuse TCP 41847" in said
    nets.firewall(HOST, "-I", *tcp, "REJECT", "--reject-with", "tcp-reset")
    assert "pas ouvert" in window.ask(f"call {HOST}")
    nets.unplug(GUEST)
    assert "Aucun chemin" in window.ask(f"call {HOST}")
