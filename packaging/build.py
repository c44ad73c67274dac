"""Make what people install, for the system this runs on, from nothing but Python and a network.

    python packaging/build.py                    everything, into dist/
    python packaging/build.py --folder           only dist/melicado, the program without Python
    python packaging/build.py --out FOLDER       elsewhere

Linux gets a ``.tar.xz`` and a ``.deb``; Windows a ``.zip`` and, where Inno Setup is installed, an
installer; macOS a ``.dmg``. ``SHA256SUMS`` lies beside them. The packages named in pyproject.toml,
with its old PySide6, come into an environment of its own under ``build``, kept for the next time.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path

import debian
import macos
from archives import sums, tar_xz, tree, zipped
from product import NAME, OLD_QT, ROOT, TITLE, VERSION, epoch, system

HERE = Path(__file__).resolve().parent
WORK = ROOT / "build"


def python() -> Path:
    """A Python with what the build needs: this one, or one in an environment made for it."""
    try:
        if metadata.version("PySide6-Essentials") == OLD_QT and metadata.version("pyinstaller"):
            return Path(sys.executable)
    except metadata.PackageNotFoundError:
        pass
    return _environment(WORK / f"python-{sys.version_info[0]}.{sys.version_info[1]}")


def _environment(folder: Path) -> Path:
    """An environment in ``folder``, made when it is not there or not for this pyproject.toml."""
    inside = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    facts = (ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()
    key, stamp = hashlib.sha256(facts).hexdigest(), folder / "made-for"
    if not (stamp.exists() and stamp.read_text(encoding="ascii") == key):
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        pip = [str(inside), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        packages = ["-e", f"{ROOT}[build]", f"PySide6-Essentials=={OLD_QT}"]
        subprocess.run([*pip, *packages], check=True, stdout=sys.stderr)
        stamp.write_text(key, encoding="ascii")
    return inside


def freeze(out: Path) -> Path:
    """Make the folder of the program under ``out``; the new folder."""
    with_qt, icons = str(python()), WORK / "icons"
    changes = {"SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "1", "PYTHONPATH": str(ROOT)}
    environment = {**os.environ, **changes, "MELICADO_ICONS": str(icons)}
    subprocess.run([with_qt, str(HERE / "make_icons.py"), str(icons)], check=True, env=environment)
    options = ["--noconfirm", "--log-level=ERROR", f"--distpath={out}", f"--workpath={WORK}"]
    command = [with_qt, "-m", "PyInstaller", *options, str(HERE / "melicado.spec")]
    subprocess.run(command, check=True, env=environment)
    return out / NAME


def packages(folder: Path) -> list[Path]:
    """What people install, made beside ``folder``, the program."""
    stem = folder.with_name(f"{NAME}-{VERSION}-{system()}")
    if sys.platform == "darwin":
        return [macos.disk_image(folder.with_name(f"{TITLE}.app"), Path(f"{stem}.dmg"))]
    if sys.platform == "win32":
        made = [zipped(Path(f"{stem}.zip"), tree(folder, NAME), epoch())]
        return made + _installer(folder)
    package = folder.with_name(f"{NAME}_{VERSION}_{debian.architecture()}.deb")
    with ThreadPoolExecutor() as pool:  # compressing takes most of the time
        made = pool.submit(debian.deb, package, folder, WORK / "icons")
        archive = tar_xz(Path(f"{stem}.tar.xz"), tree(folder, NAME), epoch())
        return [archive, made.result()]


def _installer(folder: Path) -> list[Path]:
    """The installer for Windows, where Inno Setup is there to make it."""
    if not (compiler := shutil.which("iscc")):
        print("Inno Setup is not installed (iscc): no installer is made.", file=sys.stderr)
        return []
    places = {"Bundle": folder, "Icons": WORK / "icons", "Output": folder.parent}
    told = [f"/D{name}={place}" for name, place in places.items()]
    script = HERE / "windows" / "melicado.iss"
    subprocess.run([compiler, "/Q", f"/DVersion={VERSION}", *told, str(script)], check=True)
    return [folder.with_name(f"{NAME}-{VERSION}-windows-setup.exe")]


def main(arguments: list[str] | None = None) -> int:
    """Build, and print the path of each thing made."""
    line = argparse.ArgumentParser(description="Make what people install.")
    line.add_argument("--out", type=Path, default=ROOT / "dist", help="where (by default dist)")
    line.add_argument("--folder", action="store_true", help="only the folder of the program")
    said = line.parse_args(arguments)
    out = said.out.resolve()
    made = [freeze(out)]
    if not said.folder:
        made += (archives := packages(made[0]))
        (out / "SHA256SUMS").write_text(sums(archives), encoding="ascii")
    print(*made, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
