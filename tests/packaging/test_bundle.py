"""The frozen program: what it holds, and that it runs; needs one (see the fixture ``bundle``)."""

import ast
import importlib.util
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from bundle_tools import bundled_modules

from melicado.texts.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
WAIT_S = 60
MOST_MB = 150
"""For the folder; its archives are a quarter of that."""

pytestmark = pytest.mark.timeout(1800)


def imported() -> set[str]:
    """Every module that a module of the program imports, wherever in it."""
    names = set()
    for path in (ROOT / "melicado").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                names.add(node.module)
                # What is imported from a package may be a module of it.
                names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if is_module(name)}


def is_module(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except (ModuleNotFoundError, ValueError):
        return False


def test_every_module_of_the_program_is_in_it(program: Path) -> None:
    ours = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in (ROOT / "melicado").rglob("*.py")
    }
    # The script that starts it all is no module there.
    assert ours - {"melicado.__main__"} - bundled_modules(program) == set()


def test_every_module_that_is_imported_is_in_it(program: Path) -> None:
    elsewhere = {"msvcrt", "winreg"} if os.name != "nt" else {"fcntl", "resource", "termios"}
    built_in = {*sys.builtin_module_names, "__future__"}
    assert imported() - bundled_modules(program) - built_in - elsewhere == set()


def test_it_carries_nothing_that_is_not_used(program: Path) -> None:
    files = [path.name for path in program.parent.rglob("*") if path.is_file()]
    unused = (
        "Qt6Q",
        "Qt6Pdf",
        "VirtualKeyboard",
        "screenshots",
        "tkinter",
        "gtk",
        "hyph_ru",
    )
    held = {*files, *bundled_modules(program)}
    assert sorted(name for name in held if any(word in name for word in unused)) == []
    tests = {"pytest", "hypothesis", "unittest", "PIL", "numpy", "PySide6.QtTest", "PySide6.QtQml"}
    assert tests & held == set()
    links = [path for path in program.parent.rglob("*") if path.is_symlink()]
    assert [link for link in links if not link.exists()] == []
    size = sum(path.lstat().st_size for path in program.parent.rglob("*"))
    assert size < MOST_MB * 2**20


def test_it_brings_the_translations_of_every_language(program: Path) -> None:
    files = {path.name for path in program.parent.rglob("*.qm")}
    assert {f"melicado_{code}.qm" for code in LANGUAGES} <= files
    assert {f"qtbase_{code}.qm" for code in LANGUAGES if code != "en"} <= files


def test_it_brings_a_licence_of_everything_in_it(program: Path) -> None:
    licences = program.parent / "_internal" / "licences"
    owners = {path.name.lower().replace("_", "-") for path in licences.iterdir()}
    packages = {"pyside6", "shiboken6", "msgspec", "marisa-trie", "platformdirs", "pyphen"}
    fonts = {"fontpkg-quicksand", "fontpkg-atkinson-hyperlegible"}
    assert {"melicado", "dictionaries", "python", *packages, *fonts} <= owners
    assert all(any(owner.iterdir()) for owner in licences.iterdir())
    assert "LESSER" in (licences / "PySide6" / "LGPL-3.0.txt").read_text()


def test_it_judges_with_its_own_dictionary(program: Path) -> None:
    done = subprocess.run(
        [program, "judge", "--json", "plage"], capture_output=True, check=True, cwd=program.parent
    )
    (verdict,) = json.loads(done.stdout)
    assert (verdict["word"], verdict["accepted"]) == ("PLAGE", True)
    assert verdict["syllables"], "the hyphenation patterns came along"


def test_it_finds_nothing_wrong_with_itself(program: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [program, "selftest", "--json"], capture_output=True, check=False, cwd=tmp_path
    )
    report = json.loads(done.stdout)
    assert [f["said"] for f in report["findings"] if not f["ok"]] == []
    assert (report["ok"], report["system"]["frozen"], done.returncode) == (True, "yes", 0)


def test_it_opens_its_table(program: Path, tmp_path: Path) -> None:
    seen = tmp_path / "geometry.json"
    game = subprocess.Popen(
        [program, "play"], cwd=tmp_path, env={**os.environ, "MELICADO_GEOMETRY": str(seen)}
    )
    try:
        ends = time.monotonic() + WAIT_S
        while not seen.exists() and game.poll() is None and time.monotonic() < ends:
            time.sleep(0.2)
        assert seen.exists(), f"no table within {WAIT_S} s (status {game.poll()})"
        assert game.poll() is None
    finally:
        game.terminate()
        game.wait()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what Debian's package names")
def test_it_asks_of_a_linux_only_what_its_package_names(bundle: Path) -> None:
    import debian  # noqa: PLC0415 - a script beside the others
    import elf  # noqa: PLC0415

    asked = elf.system_libraries(bundle)
    assert asked <= {*debian.NEEDED, *debian.WAYLAND}
    assert asked >= {"libGL.so.1", "libEGL.so.1"}
