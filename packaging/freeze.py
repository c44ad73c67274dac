"""Freeze the program into a folder, and that folder into an archive, for machines without Python.

    pip install ".[build]" "PySide6-Essentials==6.8.3"
    python packaging/freeze.py [FOLDER]

PySide6 6.8.3 is the last that runs on processors without SSE4.2 and on glibc 2.28: build with it
for old school machines. The result is for the system it was made on: in ``dist``, or in FOLDER,
``melicado`` and ``melicado-VERSION-SYSTEM.tar.xz`` (a ``.zip`` on Windows).
"""

import os
import platform
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def freeze(dist: Path, work: Path) -> Path:
    """Make the folder of the program under ``dist``; ``work`` is for scraps. The new folder."""
    spec = ROOT / "packaging" / "melicado.spec"
    options = ["--noconfirm", "--log-level=WARN", "--distpath", str(dist), "--workpath", str(work)]
    subprocess.run([sys.executable, "-m", "PyInstaller", *options, str(spec)], check=True)
    return dist / "melicado"


def archive(folder: Path) -> Path:
    """Pack ``folder`` beside itself, under the program's version and this system's name."""
    system = f"{platform.system()}-{platform.machine()}".lower()
    name = folder.with_name(f"melicado-{metadata.version('melicado')}-{system}")
    kind = "zip" if os.name == "nt" else "xztar"
    return Path(shutil.make_archive(str(name), kind, folder.parent, folder.name))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    for made in (frozen := freeze(target, target / "scraps"), archive(frozen)):
        print(made)
