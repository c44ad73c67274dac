"""The licences of all that the frozen program carries, gathered into its folder ``licences``."""

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

from contents import FONTS, Table
from product import ROOT

FOLDER = "licences"
LGPL = ROOT / "packaging" / "licences" / "LGPL-3.0.txt"
"""The wheels of Qt name it and do not bring it."""
QT = ("PySide6", "shiboken6")
DOCUMENTS = Path("/usr/share/doc")
COMMON = re.compile(r"/usr/share/common-licenses/([A-Za-z]+(?:-[0-9](?:\.[0-9]+)*)?)")

Licence = tuple[str, Path]
"""Whose it is, and the file that holds it."""


def licence_files(modules: Iterable[str], binaries: Table) -> Table:
    """The files of licences, as PyInstaller lists data.

    ``modules`` are the names of those bundled, ``binaries`` as PyInstaller lists them.
    """
    found = {*_ours(), *_of_packages(modules, binaries), *_of_system(binaries)}
    return [(f"{FOLDER}/{owner}/{path.name}", str(path), "DATA") for owner, path in sorted(found)]


def _ours() -> Iterator[Licence]:
    yield "melicado", ROOT / "LICENSE"
    yield "dictionaries", ROOT / "resources" / "words" / "SOURCES.md"
    for owner in QT:
        yield owner, LGPL
        yield owner, ROOT / "LICENSE"  # the LGPL adds to the GPL, and says so
    stdlib = Path(sysconfig.get_path("stdlib"))
    # Windows keeps it beside the interpreter; Debian with its documents.
    places = (stdlib, Path(sys.base_prefix), DOCUMENTS / f"python3.{sys.version_info[1]}")
    texts = (folder / name for folder in places for name in ("LICENSE.txt", "copyright"))
    yield "Python", next(text for text in texts if text.exists())


def _of_packages(modules: Iterable[str], binaries: Table) -> Iterator[Licence]:
    """The licences of the Python packages whose modules are bundled, compiled ones too."""
    tops = {name.partition(".")[0] for name in modules} | set(FONTS)
    tops |= {Path(name).name.partition(".")[0] for name, _, kind in binaries if kind == "EXTENSION"}
    owners = metadata.packages_distributions()
    for owner in sorted({owner for top in tops for owner in owners.get(top, ())}):
        for path in metadata.files(owner) or ():
            if ".dist-info" in path.parts[0] and path.name.upper().startswith(("LICEN", "COPYING")):
                yield owner, Path(str(path.locate()))


def _of_system(binaries: Table) -> Iterator[Licence]:
    """The copyright files of the Debian packages whose libraries are bundled."""
    sources = {source for _, source, _ in binaries if source.startswith(("/lib/", "/usr/lib/"))}
    for package in _debian_packages(sources):
        said = DOCUMENTS / package / "copyright"
        if said.exists():
            yield package, said
            for name in COMMON.findall(said.read_text(encoding="utf-8", errors="replace")):
                text = Path("/usr/share/common-licenses", name)
                if text.exists():
                    yield "common-licenses", text


def _debian_packages(sources: Iterable[str]) -> set[str]:
    """The packages that brought the files ``sources``; none where there is no dpkg."""
    names = [f"*/{Path(source).name}" for source in sources]
    try:
        query = ["dpkg-query", "--search", *names]
        said = subprocess.run(query, capture_output=True, text=True, check=False).stdout
    except OSError:
        return set()
    held = {Path(source).resolve() for source in sources}
    lines = (line.partition(": ") for line in said.splitlines())
    return {owner.partition(":")[0] for owner, _, path in lines if Path(path).resolve() in held}
