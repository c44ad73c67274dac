"""``packaging/start.py``: what it installs, what it says, when it makes its environment anew."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

START = Path(__file__).resolve().parents[2] / "packaging" / "start.py"


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, for a checkout of its own."""
    spec = importlib.util.spec_from_file_location("start", START)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    (tmp_path / "pyproject.toml").write_text("first")
    return module


class Machine:
    """A Debian machine where nothing is installed yet; notes what is run on it."""

    def __init__(self, start: ModuleType, patch: pytest.MonkeyPatch) -> None:
        self.ran: list[list[str]] = []
        self.commands = {"apt-get"}
        self.libraries: set[str] = set()
        self.failing: set[str] = set()
        self.modules = True
        patch.setattr(start.sys, "platform", "linux")
        patch.setattr(start.importlib.util, "find_spec", lambda name: self.modules or None)
        patch.setattr(start.shutil, "which", lambda name: name if name in self.commands else None)
        patch.setattr(start, "loads", lambda soname: soname in self.libraries)
        patch.setattr(start.subprocess, "run", self.run)
        self.user = 1000
        patch.setattr(start.os, "geteuid", lambda: self.user, raising=False)
        patch.setattr(start.sys.stdin, "isatty", lambda: False)

    def run(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        self.ran.append(command)
        failed = self.failing.intersection(command)
        return subprocess.CompletedProcess(command, 1 if failed else 0, "", "E: no")

    @property
    def installs(self) -> list[list[str]]:
        """The packages of each installation asked of apt."""
        return [c[c.index("--no-install-recommends") + 1 :] for c in self.ran if "install" in c]


@pytest.fixture
def machine(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(start, monkeypatch)


def test_root_gets_what_qt_loads_for_a_window(start: ModuleType, machine: Machine) -> None:
    machine.user, machine.modules = 0, False
    start.ensure_system("play")
    (packages,) = machine.installs
    assert {"libgl1", "libegl1", "libxcb-cursor0", "libxkbcommon-x11-0"} <= set(packages)
    assert f"python3.{sys.version_info[1]}-venv" in packages
    assert "xvfb" not in packages


def test_tests_also_get_the_tools_that_open_a_window(start: ModuleType, machine: Machine) -> None:
    machine.user = 0
    start.ensure_system("test")
    assert {"libgl1", "libxcb-cursor0", "xvfb", "openbox", "xdotool"} <= set(machine.installs[0])


def test_a_build_gets_what_it_bundles(start: ModuleType, machine: Machine) -> None:
    machine.user = 0
    start.ensure_system("build")
    assert {"libegl1", "libxcb-cursor0", "binutils"} <= set(machine.installs[0])
    assert "xvfb" not in machine.installs[0]


def test_a_machine_that_has_all_is_left_alone(start: ModuleType, machine: Machine) -> None:
    machine.user = 0
    machine.libraries = {*start.OFFSCREEN, *start.WINDOW}
    machine.commands |= {*start.TOOLS, *start.BUILD_TOOLS}
    start.ensure_system("test")
    start.ensure_system("play")
    start.ensure_system("build")
    assert machine.ran == []


def test_only_what_is_missing_is_installed(start: ModuleType, machine: Machine) -> None:
    machine.user = 0
    machine.libraries = {*start.OFFSCREEN, *start.WINDOW} - {"libxcb-cursor.so.0"}
    start.ensure_system("play")
    assert machine.installs == [["libxcb-cursor0"]]


@pytest.mark.parametrize(
    ("sudo", "begins"), [(True, 'sudo sh -c "apt-get update'), (False, 'su -c "apt-get update')]
)
def test_who_cannot_install_gets_one_line_to_run(
    start: ModuleType, machine: Machine, sudo: bool, begins: str
) -> None:
    machine.failing = {"sudo"}
    machine.commands |= {"sudo"} if sudo else set()
    with pytest.raises(SystemExit) as caught:
        start.ensure_system("play")
    line = str(caught.value.code)
    assert line.startswith(begins)
    assert "libxcb-cursor0" in line
    assert "\n" not in line
    assert machine.installs == []


def test_sudo_without_a_password_is_used(start: ModuleType, machine: Machine) -> None:
    machine.commands |= {"sudo"}
    start.ensure_system("play")
    assert all(command[:2] == ["sudo", "-n"] for command in machine.ran)
    assert len(machine.installs) == 1


def test_a_failing_installation_ends_in_the_line_too(start: ModuleType, machine: Machine) -> None:
    machine.user = 0
    machine.failing = {"apt-get"}
    with pytest.raises(SystemExit) as caught:
        start.ensure_system("play")
    assert "apt-get install" in str(caught.value.code)


def test_tests_do_without_the_tools_where_there_are_none(
    start: ModuleType, machine: Machine
) -> None:
    machine.user = 0
    machine.failing = {"xdotool"}
    start.ensure_system("test")
    assert "xdotool" in machine.installs[0]
    assert "xdotool" not in machine.installs[1]
    assert "libgl1" in machine.installs[1]


def test_a_system_without_apt_is_told_the_names(start: ModuleType, machine: Machine) -> None:
    machine.commands = set()
    with pytest.raises(SystemExit) as caught:
        start.ensure_system("play")
    assert "libegl1" in str(caught.value.code)


@pytest.mark.parametrize("version", [(3, 10), (3, 15), (2, 7)])
def test_another_python_is_one_sentence(start: ModuleType, version: tuple[int, int]) -> None:
    with pytest.raises(SystemExit) as caught:
        start.check_python(version)
    assert "3.11 to 3.14" in str(caught.value.code)
    assert f"{version[0]}.{version[1]}." in str(caught.value.code)


@pytest.mark.parametrize("version", [(3, 11), (3, 14)])
def test_the_pythons_we_support_pass(start: ModuleType, version: tuple[int, int]) -> None:
    start.check_python(version)


class Environments:
    """Stands in for ``venv`` and pip: makes the files, counts, can break on purpose."""

    def __init__(self, start: ModuleType, patch: pytest.MonkeyPatch) -> None:
        self.start = start
        self.made = 0
        self.installed: list[str] = []
        self.pip_fails = False
        patch.setattr(start, "run_or_leave", self.run)
        patch.setattr(start, "venv_works", lambda modules: start.venv_python().exists())

    def run(self, command: list[str], sentence: str) -> None:
        if "venv" in command:
            self.made += 1
            python = self.start.venv_python()
            python.parent.mkdir(parents=True)
            python.write_text("")
        elif self.pip_fails:
            sys.exit(sentence)
        else:
            self.installed.append(command[-1].removeprefix(str(self.start.ROOT)))


@pytest.fixture
def environments(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Environments:
    return Environments(start, monkeypatch)


@pytest.mark.parametrize("order", [("play", "test"), ("test", "play")])
def test_either_verb_may_come_first(
    start: ModuleType, environments: Environments, order: tuple[str, str]
) -> None:
    for verb in (*order, *order):
        start.ensure_venv(verb)
    assert environments.made == 1
    assert environments.installed == [{"play": "", "test": "[test]"}[verb] for verb in order]


def test_a_changed_project_is_installed_again(
    start: ModuleType, environments: Environments
) -> None:
    start.ensure_venv("play")
    (start.ROOT / "pyproject.toml").write_text("second")
    start.ensure_venv("play")
    assert environments.made == 1
    assert len(environments.installed) == 2


def vanished_python(start: ModuleType) -> None:
    start.venv_python().unlink()


def never_finished(start: ModuleType) -> None:
    (start.VENV / "made-for").unlink()


def a_file_in_its_place(start: ModuleType) -> None:
    shutil.rmtree(start.VENV)
    start.VENV.write_text("")


@pytest.mark.parametrize("harm", [vanished_python, never_finished, a_file_in_its_place])
def test_a_broken_environment_is_made_anew(
    start: ModuleType, environments: Environments, harm: object
) -> None:
    start.ensure_venv("play")
    assert callable(harm)
    harm(start)
    start.ensure_venv("play")
    assert environments.made == 2
    assert len(environments.installed) == 2


def test_another_python_makes_it_anew(
    start: ModuleType, environments: Environments, monkeypatch: pytest.MonkeyPatch
) -> None:
    start.ensure_venv("test")
    monkeypatch.setattr(start.sys, "version_info", (3, 99, 0))
    start.ensure_venv("test")
    assert environments.made == 2


def test_a_failed_installation_is_tried_again(
    start: ModuleType, environments: Environments
) -> None:
    environments.pip_fails = True
    with pytest.raises(SystemExit, match="Internet"):
        start.ensure_venv("play")
    environments.pip_fails = False
    start.ensure_venv("play")
    assert environments.installed == [""]


def test_two_starts_at_once_take_turns(
    start: ModuleType, environments: Environments, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second waits until the first is done, and then finds nothing left to do."""
    with (start.ROOT / ".venv-lock").open("wb") as first:
        assert start.lock(first)

        def wait(seconds: float) -> None:
            start.make_venv()
            start.fill_venv("play")
            first.close()

        monkeypatch.setattr(start.time, "sleep", wait)
        start.ensure_venv("play")
    assert environments.made == 1
    assert len(environments.installed) == 1


def test_tests_run_offscreen_and_take_their_arguments(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    ran: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(start, "become", lambda c, e: ran.append((c, e)) or 0)
    monkeypatch.setattr(start.os, "chdir", lambda folder: None)
    for step in ("ensure_system", "ensure_venv"):
        monkeypatch.setattr(start, step, lambda verb: None)
    assert start.main(["test", "-k", "row"]) == 0
    assert start.main([]) == 0
    assert start.main(["build", "--folder"]) == 0
    (test, test_environment), (play, play_environment), (build, _) = ran
    assert build[0] == sys.executable
    assert [Path(build[1]).name, *build[2:]] == ["build.py", "--folder"]
    assert test[1:] == ["-m", "pytest", "-k", "row"]
    assert test_environment["QT_QPA_PLATFORM"] == "offscreen"
    assert play[-3:] == ["-m", "melicado", "play"]
    assert "QT_QPA_PLATFORM" not in play_environment


def test_an_unknown_verb_is_a_usage_error(
    start: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start.main(["fly"]) == 2
    assert "play" in capsys.readouterr().err


def test_windows_keeps_its_python_elsewhere(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start.os, "name", "nt")
    assert start.venv_python() == start.VENV / "Scripts" / "python.exe"
