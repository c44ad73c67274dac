"""Every command that the README names, run; those that install or stay open in a smaller form."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import NamedTuple

import debian
import pytest

from melicado.lan import discovery, server

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
PLACEHOLDERS = {"FILE", "ADDRESS"}
WAIT_S = 60


class Smaller(NamedTuple):
    """What is run in a command's place, and why: the test that runs it, or a sentence."""

    command: str
    why: str


CHROOT = "tests/packaging/test_chroot.py::test_the_package_installs_and_its_command_runs"
UNPACKED = "tests/packaging/test_chroot.py::test_there_is_no_python_and_it_finds_nothing_wrong"
STARTED = "tests/packaging/test_start.py::test_tests_run_offscreen_and_take_their_arguments"
INSTALLED = "tests/packaging/test_install.py::test_the_command_is_installed"
WINDOW = "tests/test_app.py::test_the_map_of_the_screen_is_written_when_it_is_asked_for"
PLAYED = "tests/end_to_end/test_real_mendelius.py::test_a_round_of_mendelius_with_a_real_mouse"
JOINED = "tests/packaging/test_chroot.py::test_one_opens_a_room_and_another_enters"
OPENED = "tests/test_app.py::test_a_saved_game_is_opened_wherever_it_lies"
FROZEN = "tests/packaging/test_bundle.py::test_it_finds_nothing_wrong_with_itself"
SILENT = "tests/packaging/test_windows_installer.py::test_nothing_is_asked_of_who_installs_silently"

DEB = f"./melicado_{VERSION}_amd64.deb"
SETUP = f"melicado-{VERSION}-windows-setup.exe"
SMALLER = {
    "python3 packaging/start.py play": Smaller("python3 packaging/start.py --help", STARTED),
    "python3 packaging/start.py test": Smaller("python3 packaging/start.py --help", STARTED),
    "python3 packaging/start.py build": Smaller("python3 packaging/build.py --help", FROZEN),
    f"sudo apt install {DEB}": Smaller("", CHROOT),
    f"apt-get install -y {DEB}": Smaller("", CHROOT),
    f"tar xf melicado-{VERSION}-linux-x86_64.tar.xz": Smaller("", UNPACKED),
    "melicado/melicado": Smaller("melicado --help", UNPACKED),
    "melicado": Smaller("melicado --help", WINDOW),
    "pip install .": Smaller("python3 -m pip install --help", INSTALLED),
    "melicado play --game mendelius --bots facile,bon": Smaller("melicado play --help", PLAYED),
    "melicado simulate --game melicado --seats bon,expert --games 20 --seed 1": Smaller(
        "melicado simulate --game melicado --seats bon,expert --games 1 --seed 1",
        "tests/test_cli.py::test_simulate_gives_its_figures",
    ),
    "melicado join ADDRESS --code CODE": Smaller("melicado join --help", JOINED),
    "melicado FILE": Smaller("melicado open --help", OPENED),
    f"{SETUP} /ALLUSERS /VERYSILENT /SUPPRESSMSGBOXES /NORESTART /TASKS=firewall": Smaller(
        "", SILENT
    ),
    SETUP: Smaller("", SILENT),
    ".ci/run": Smaller("bash -n .ci/run", "it is what runs these tests"),
    "py packaging\\start.py play": Smaller("", STARTED),
    "pytest tests/bench --benchmark-enable": Smaller(
        "python3 -m pytest tests/bench --collect-only -q", "it measures for minutes"
    ),
}
STAYING = {"melicado host --name Classe": "melicado host --name Classe --port 0"}
"""What runs until Ctrl-C; at a port that no other test has."""


def commands() -> list[str]:
    """Every command in the README: lines of code, and code in sentences that begins like one."""
    lines = [line.strip() for line in README.splitlines() if line.startswith("    ")]
    spans = re.findall(r"`([^`\n]+)`", README)
    programs = r"(melicado|python3|py|pytest|pip|apt|sudo|tar|\.ci/run)( |$)|melicado-\S+\.exe"
    named = [span for span in spans if re.match(programs, span) and span != "melicado"]
    return list(dict.fromkeys([*lines, *named]))


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """An environment in which ``melicado`` and ``python3`` are those of this test."""
    place = tmp_path / "bin"
    place.mkdir()
    for name, start in (("melicado", "-m melicado "), ("python3", "")):
        script = place / name
        script.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {start}"$@"\n')
        script.chmod(0o755)
    path = f"{place}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT)}


def test_there_is_nothing_in_the_list_that_the_readme_no_longer_says() -> None:
    assert {*SMALLER, *STAYING} <= set(commands())


@pytest.mark.parametrize("command", [c for c in commands() if c not in STAYING])
def test_a_command_of_the_readme_runs(command: str, shell: dict[str, str], tmp_path: Path) -> None:
    smaller = SMALLER.get(command)
    if smaller is None:
        assert not PLACEHOLDERS & set(command.split())
    else:
        file, is_test, name = smaller.why.partition("::")
        assert not is_test or f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")
        command = smaller.command
    if not command:
        return
    # Where a command names a file of the checkout it runs there, else where it may write.
    place = ROOT if re.search(r"packaging/|tests/|\.ci/", command) else tmp_path
    done = subprocess.run(
        shlex.split(command), cwd=place, env=shell, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(os.name == "nt", reason="ends it as Ctrl-C does")
@pytest.mark.parametrize("command", STAYING)
def test_a_command_that_stays_runs_until_it_is_stopped(
    command: str, shell: dict[str, str], tmp_path: Path
) -> None:
    out = tmp_path / "out.txt"
    with out.open("w") as file:
        room = subprocess.Popen(shlex.split(STAYING[command]), env=shell, stdout=file)
        ends = time.monotonic() + WAIT_S
        while "Code: " not in out.read_text() and room.poll() is None and time.monotonic() < ends:
            time.sleep(0.1)
        room.send_signal(signal.SIGINT)
        assert room.wait(WAIT_S) == 0
    assert "Room: Classe" in out.read_text()


def test_the_names_and_numbers_in_it_are_those_of_the_program() -> None:
    assert set(re.findall(r"\d+\.\d+\.\d+(?=[-_])", README)) == {VERSION}
    assert f"TCP {server.PORT}" in README
    assert f"UDP {discovery.PORT}" in README
    assert set(debian.ARCHITECTURES.values()) >= set(re.findall(r"_(\w+)\.deb", README))
