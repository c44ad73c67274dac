"""What a frozen program holds, read from its own archive."""

import marshal
import struct
import zipfile
import zlib
from pathlib import Path

COOKIE = b"MEI\014\013\012\013\016"


def bundled_modules(program: Path) -> set[str]:
    """The name of every module in the bundle of ``program``: pure, compiled, of base Python."""
    inside = program.parent / "_internal"
    with zipfile.ZipFile(inside / "base_library.zip") as base:
        names = {_module(Path(name)) for name in base.namelist()}
    for path in inside.rglob("*"):
        if path.suffix in (".so", ".pyd"):
            relative = path.relative_to(inside)
            if relative.parts[0].startswith("python3."):  # the extensions of Python itself
                relative = Path(relative.name)
            names.add(_module(relative))
    return names | set(_frozen(program.read_bytes()))


def _module(path: Path) -> str:
    """The module that a file holds, as ``a.b`` for ``a/b.abi3.so``."""
    *folders, name = path.parts
    stem = name.partition(".")[0]
    return ".".join(folders if stem == "__init__" else [*folders, stem])


def _frozen(data: bytes) -> list[str]:
    """The names in the archive of modules that PyInstaller appends to a program."""
    at = data.rindex(COOKIE)
    length, toc, toc_length = struct.unpack_from("!III", data, at + 8)
    start = at + struct.calcsize("!8sIIII64s") - length
    place = start + toc
    while place < start + toc + toc_length:
        size, offset, packed, _, compressed, kind = struct.unpack_from("!IIIIBc", data, place)
        if kind == b"z":
            archive = data[start + offset : start + offset + packed]
            archive = zlib.decompress(archive) if compressed else archive
            (index,) = struct.unpack_from("!I", archive, 8)
            return [name for name, _ in marshal.loads(archive[index:])]
        place += size
    raise ValueError("no archive of modules")
