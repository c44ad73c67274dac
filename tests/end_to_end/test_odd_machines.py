"""The program on machines that are not as one would wish: it says so once, and plays."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from melicado.match.journal import Journal
from melicado.windows.settings import Settings

CHILD = Path(__file__).with_name("odd_machine.py")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits and locales of Linux")

SPOILT = ("LANG", "LC_ALL", "LC_CTYPE", "LANGUAGE", "MELICADO_HOME", "XDG_DATA_HOME")
SPOILT += ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "PULSE_SERVER", "DISPLAY")


@dataclass
class Seen:
    """What a child told, its folder, and what it wrote on its terminal."""

    told: dict[str, Any]
    home: Path
    errors: str


def weakened() -> list[str]:
    """What takes from root the right to write anywhere; nothing for others."""
    if os.geteuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("root writes everywhere, and setpriv is not here")
    return ["setpriv", "--bounding-set=-all", "--inh-caps=-all"]


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Seen]:
    """Every odd machine, all at once: each has a start of the program of its own."""
    tmp = tmp_path_factory.mktemp("odd")
    empty = tmp / "fonts.conf"
    empty.write_text("<fontconfig></fontconfig>")
    pupil = tmp / "Élève é"
    locked = tmp / "locked"
    (locked / ".config" / "melicado").mkdir(parents=True)
    (locked / ".config" / "melicado" / "settings.json").write_text('{"name": "Zoé"}')
    for folder in (locked, locked / ".config", locked / ".config" / "melicado"):
        folder.chmod(0o555)
    full = tmp / "full"
    asked: dict[str, tuple[Path, list[str], dict[str, str], list[str]]] = {
        "nowhere": (tmp, [], {"HOME": "/dev/null/x", "LC_ALL": "tr_TR.UTF-8"}, []),
        "locked": (locked, weakened(), {"HOME": str(locked), "LANG": "fr_FR.UTF-8"}, []),
        "full": (full, [], {"MELICADO_HOME": str(full), "LANG": "fr_FR.UTF-8"}, ["full"]),
    }
    bare = {"MELICADO_HOME": str(pupil), "LC_ALL": "C", "FONTCONFIG_FILE": str(empty)}
    for name in ("pupil", "twin"):  # one and the same user, twice
        asked[name] = (pupil, [], bare, [])
    (tmp / "locales").mkdir()
    base = {k: v for k, v in os.environ.items() if k not in SPOILT} | locales(tmp / "locales")
    children = {
        name: subprocess.Popen(
            [*before, sys.executable, str(CHILD), *arguments],
            env={**base, "QT_QPA_PLATFORM": "offscreen", **env},
            cwd=tmp,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        for name, (_, before, env, arguments) in asked.items()
    }
    seen = {}
    for name, child in children.items():
        out, errors = child.communicate(timeout=100)
        assert child.returncode == 0, (name, errors)
        seen[name] = Seen(json.loads(out.splitlines()[-1]), asked[name][0], errors)
    return seen


def locales(folder: Path) -> dict[str, str]:
    """The locales of France and Turkey, made here as most systems have only a few of their own."""
    if shutil.which("localedef") is None or not Path("/usr/share/i18n/locales/tr_TR").exists():
        return {}
    for name in ("fr_FR", "tr_TR"):
        where = str(folder / f"{name}.UTF-8")
        # A warning of the sources ends with status 1 though the locale is made.
        subprocess.run(["localedef", "-i", name, "-f", "UTF-8", where], check=False)
    return {"LOCPATH": str(folder)}


ALL = ("nowhere", "locked", "full", "pupil", "twin")


@pytest.mark.parametrize("name", ALL)
def test_it_starts_plays_and_ends(machines: dict[str, Seen], name: str) -> None:
    told = machines[name].told
    assert told["status"] == 0
    assert told["page"] == "HomePage"
    assert told["steps"] >= 2
    assert told["shown"] == told["steps"]
    assert told["beside"] == [], "nothing is written beside the program"
    assert "Traceback" not in machines[name].errors


@pytest.mark.parametrize("name", ALL)
def test_words_and_numbers_are_the_same_in_every_locale(
    machines: dict[str, Seen], name: str
) -> None:
    told = machines[name].told
    assert told["good"] == ["ILIENS", "IVRE", "TITI", "ILOT", "SKI"]
    assert told["numbers"][1:] == ["2.5", 2.5]
    assert told["numbers"][0] in ("2,5", "2.5")


@pytest.mark.parametrize("name", ALL)
def test_letters_are_seen_without_a_font_of_the_system(
    machines: dict[str, Seen], name: str
) -> None:
    told = machines[name].told
    assert told["fonts"] == ["Quicksand", "Atkinson Hyperlegible"]
    assert told["has"]
    few, thin, thick = told["ink"]
    assert min(few, thin) > 20
    assert thick > 2 * thin, "no boxes, which would all be alike"


@pytest.mark.parametrize("name", ["nowhere", "locked", "full"])
def test_where_nothing_can_be_kept_each_thing_is_said_once(
    machines: dict[str, Seen], name: str
) -> None:
    told = machines[name].told
    assert told["journal"] == ""
    assert len(told["said"]) == 2, told["said"]
    assert len(set(told["said"])) == 2
    assert all(said.endswith(".") and "\n" not in said for said in told["said"])
    assert machines[name].errors.count("\n") <= 1


def test_a_full_disk_is_left_clean_of_halves(machines: dict[str, Seen]) -> None:
    left = [path for path in machines["full"].home.rglob("*") if path.is_file()]
    assert all(path.stat().st_size == 0 for path in left)
    assert not any(path.suffix in {".new", ".jsonl"} for path in left)


def test_two_starts_of_one_user_keep_a_game_each_and_sound_settings(
    machines: dict[str, Seen],
) -> None:
    told = [machines[name].told for name in ("pupil", "twin")]
    assert {t["data"] for t in told} == {str(machines["pupil"].home)}
    assert [t["said"] for t in told] == [[], []]
    paths = {Path(t["journal"]) for t in told}
    assert len(paths) == 2
    for path, steps in sorted((Path(t["journal"]), t["steps"]) for t in told):
        _, events, torn = Journal.read(path)
        assert (len(events), torn) == (steps, False)
    raw = (machines["pupil"].home / "settings.json").read_bytes()
    assert msgspec.json.decode(raw, type=Settings).volume == 0.3
    names = {path.name for path in (machines["pupil"].home / "logs").iterdir()}
    assert {"melicado.log", "melicado-2.log"} <= names
    assert not any(name.startswith(("report", "crash")) for name in names)
    assert machines["pupil"].errors == "", "a locale without accents is nothing to complain of"
