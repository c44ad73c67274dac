"""The frozen program, built as anybody would build it; with ``--full`` only, and the network."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WAIT_S = 60

pytestmark = [pytest.mark.full, pytest.mark.timeout(1800)]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The frozen program."""
    place = tmp_path_factory.mktemp("freeze")
    subprocess.run([sys.executable, "-m", "venv", place / "venv"], check=True)
    python = place / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "-q", f"{ROOT}[build]"], check=True)
    subprocess.run([python, ROOT / "packaging" / "freeze.py", place / "dist"], check=True)
    return place / "dist" / "melicado" / ("melicado.exe" if os.name == "nt" else "melicado")


def test_it_judges_with_its_own_dictionary(program: Path) -> None:
    done = subprocess.run(
        [program, "judge", "--json", "plage"], capture_output=True, check=True, cwd=program.parent
    )
    (verdict,) = json.loads(done.stdout)
    assert (verdict["word"], verdict["accepted"]) == ("PLAGE", True)
    assert verdict["syllables"], "the hyphenation patterns came along"


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


def test_it_carries_nothing_that_is_not_used(program: Path) -> None:
    files = [path.name for path in program.parent.rglob("*") if path.is_file()]
    unused = ("Qt6Q", "Qt6Pdf", "VirtualKeyboard", "screenshots", "tkinter", "gtk", "hyph_ru")
    assert [name for name in files if any(word in name for word in unused)] == []
