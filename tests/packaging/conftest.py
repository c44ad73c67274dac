"""The frozen program, built once for all tests of it; and the scripts that build, as modules."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))


@pytest.fixture(scope="session")
def bundle(full: bool, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The frozen program: the one that ``MELICADO_BUNDLE`` names, or with --full a new one."""
    if given := os.environ.get("MELICADO_BUNDLE"):
        return Path(given)
    if not full:
        pytest.skip("no bundle: packaging/build.py --folder makes one, MELICADO_BUNDLE names it")
    out = tmp_path_factory.mktemp("dist")
    build = ROOT / "packaging" / "build.py"
    subprocess.run([sys.executable, build, "--folder", "--out", out], check=True)
    return out / "melicado"


@pytest.fixture(scope="session")
def program(bundle: Path) -> Path:
    """The frozen program itself."""
    return bundle / ("melicado.exe" if os.name == "nt" else "melicado")
