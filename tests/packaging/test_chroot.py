"""What people install, on a Debian with neither Python nor anything but what the package names.

Needs root, debootstrap and the network; ``MELICADO_DIST`` names a folder that ``build.py`` filled,
else one is made. ``MELICADO_SHOTS`` names a folder for pictures of what was seen.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "end_to_end"))

import test_real_mendelius as mendelius
import test_real_window as melicado
from real_window import MISSING, Player, play_a_round, screen, wait_for

from melicado.places import APP_ID
from melicado.rules.mendelius.options import Options
from melicado.windows.mendelius.choice import MendeliusChoice
from melicado.windows.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
UNPACKED, INSTALLED = "/opt/melicado/melicado", "/usr/bin/melicado"
PORT, CODE = "41947", "ABCDE"
able = sys.platform.startswith("linux") and os.geteuid() == 0 and bool(shutil.which("debootstrap"))

pytestmark = [
    pytest.mark.full,
    pytest.mark.timeout(3600),
    pytest.mark.skipif(not able or bool(MISSING), reason="needs root, debootstrap, Xvfb"),
]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of what people install."""
    if given := os.environ.get("MELICADO_DIST"):
        return Path(given)
    out = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, ROOT / "packaging" / "build.py", "--out", out], check=True)
    return out


@pytest.fixture(scope="module")
def chroot(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A bare Debian 12 with OpenGL's libraries, and the archive unpacked in it."""
    root = tmp_path_factory.mktemp("debian") / "root"
    if given := os.environ.get("MELICADO_CHROOT"):
        subprocess.run(["cp", "-a", given, root], check=True)
    else:
        bare = ["--variant=minbase", "--include=libgl1,libegl1", "bookworm"]
        subprocess.run(["debootstrap", *bare, root], check=True, stdout=subprocess.DEVNULL)
    (archive,) = dist.glob("*.tar.xz")
    subprocess.run(["tar", "xJf", archive, "-C", root / "opt"], check=True)
    subprocess.run(["mount", "-t", "proc", "proc", root / "proc"], check=True)
    try:
        yield root
    finally:
        subprocess.run(["umount", root / "proc"], check=True)


def inside(root: Path, *command: str, **variables: str) -> list[str]:
    """``command`` as it is run in the chroot, with nothing of our own environment."""
    told = {"HOME": "/root", "LANG": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    pairs = [f"{name}={value}" for name, value in (told | variables).items()]
    return ["chroot", str(root), "/usr/bin/env", "-i", *pairs, *command]


def said(root: Path, *command: str, **variables: str) -> str:
    """What a command in the chroot prints; it must succeed."""
    done = subprocess.run(
        inside(root, *command, **variables), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Resident(Player):
    """Somebody who plays in the chroot."""

    root: Path
    program = UNPACKED

    def command(self, *arguments: str) -> list[str]:
        names = ("MELICADO_HOME", "MELICADO_GEOMETRY")
        variables = {name: f"/{Path(self.env[name]).relative_to(self.root)}" for name in names}
        variables |= {"DISPLAY": self.env["DISPLAY"]}
        return inside(self.root, self.program, *arguments, **variables)

    def picture(self, name: str) -> None:
        """Keep what is on the screen, where somebody wants to look at it."""
        if shots := os.environ.get("MELICADO_SHOTS"):
            target = Path(shots, f"{name}.png")
            subprocess.run(["import", "-window", "root", target], env=self.env, check=True)


@pytest.fixture
def resident(chroot: Path, monkeypatch: pytest.MonkeyPatch) -> type[Resident]:
    monkeypatch.setattr(Resident, "root", chroot, raising=False)
    return Resident


def home(root: Path, name: str) -> Path:
    folder = root / "root" / name
    folder.mkdir()
    return folder


def test_there_is_no_python_and_it_finds_nothing_wrong(chroot: Path) -> None:
    assert not list((chroot / "usr" / "bin").glob("python*"))
    assert said(chroot, UNPACKED, "selftest").endswith("Everything works.\n")
    assert said(chroot, UNPACKED, "judge", "plage").startswith("PLAGE accepted")


def test_a_round_of_melicado_is_played_left_and_gone_on_with(
    chroot: Path, resident: type[Resident]
) -> None:
    def check(player: Player) -> None:
        melicado.check_round(player)
        assert isinstance(player, Resident)
        player.picture("melicado-results")

    def take_part(player: Player) -> None:
        assert isinstance(player, Resident)
        player.picture("melicado-table")
        melicado.take_part(player)

    wished = ("--bots", "debutant", "--pace", "normal", "--seed", "7")
    settings = Settings(options=melicado.RULES, name="Zoé")
    play_a_round(home(chroot, "mc"), settings, wished, take_part, check, resident)


def test_a_round_of_mendelius_is_played_left_and_gone_on_with(
    chroot: Path, resident: type[Resident]
) -> None:
    person = mendelius.Person()

    def check(player: Player) -> None:
        assert player.state().results[-1].points[0] == -10
        assert isinstance(player, Resident)
        player.picture("mendelius-results")

    rules = MendeliusChoice(options=Options(rounds=(1, 2)))
    wished = ("--game", "mendelius", "--bots", "debutant", "--pace", "fast", "--seed")
    play_a_round(
        home(chroot, "md"),
        Settings(mendelius=rules, name="Zoé"),
        (*wished, mendelius.SEED),
        person.take_part,
        check,
        resident,
    )


def test_one_opens_a_room_and_another_enters(chroot: Path, resident: type[Resident]) -> None:
    host = [UNPACKED, "host", "--name", "Classe", "--code", CODE, "--port", PORT]
    folder = home(chroot, "lan")
    (folder / "settings.json").write_bytes(msgspec.json.encode(Settings(name="Zoé")))
    told = (chroot / "root" / "host.txt").open("w+")
    room = subprocess.Popen(
        inside(chroot, *host, "--seats", "guest,bon", MELICADO_HOME="/root/host"), stdout=told
    )
    try:
        with screen("1280x800") as env:
            wait_for("the room is open", lambda: CODE in Path(told.name).read_text())
            guest = resident(env, folder, "join", f"127.0.0.1:{PORT}", "--code", CODE)
            wait_for("the lobby", lambda: guest.map().get("page") == "LobbyPage")
            time.sleep(1)
            guest.picture("lobby")
            guest.press("sit_0_0")
            guest.press("ready")
            wait_for("a seat is taken", lambda: "Zoé is here." in Path(told.name).read_text())
            wait_for("the game begins", lambda: "hand" in guest.map())
            time.sleep(2)
            guest.picture("lan-table")
            assert guest.close() == 0
    finally:
        room.terminate()
        assert room.wait(30) == 0
    assert "The room closes" in Path(told.name).read_text()


def test_the_package_installs_and_its_command_runs(
    chroot: Path, dist: Path, resident: type[Resident], monkeypatch: pytest.MonkeyPatch
) -> None:
    (package,) = dist.glob("*.deb")
    shutil.copy(package, chroot / "tmp" / "melicado.deb")
    quiet: dict[str, Any] = {"DEBIAN_FRONTEND": "noninteractive"}
    install = ("install", "-y", "--no-install-recommends", "/tmp/melicado.deb")
    said(chroot, "apt-get", *install, **quiet)
    assert said(chroot, INSTALLED, "selftest").endswith("Everything works.\n")
    assert not list((chroot / "usr" / "bin").glob("python*"))
    share = chroot / "usr" / "share"
    for name in (f"applications/{APP_ID}.desktop", f"mime/packages/{APP_ID}.xml"):
        assert (share / name).is_file()
    monkeypatch.setattr(Resident, "program", INSTALLED)
    with screen("1920x1080") as env:
        player = resident(env, home(chroot, "deb"))
        wait_for("the first page", lambda: player.map().get("page") == "HomePage")
        time.sleep(1)
        player.picture("home")
        assert player.close() == 0
    said(chroot, "apt-get", "remove", "-y", "melicado", **quiet)
    assert not (chroot / "usr" / "lib" / "melicado").exists()
