"""Archives whose bytes depend on what is in them, and not on who packs them, when or where."""

import hashlib
import io
import lzma
import os
import tarfile
import zipfile
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import IO, NamedTuple


class Entry(NamedTuple):
    """One file of an archive: its name there, and where its bytes are, or what they are."""

    name: str
    content: Path | bytes = b""
    executable: bool = False
    link: str = ""
    """Where a symbolic link leads, for one that is nothing else."""

    def data(self) -> bytes:
        """The bytes of the file."""
        return self.content if isinstance(self.content, bytes) else self.content.read_bytes()


def tree(folder: Path, name: str) -> list[Entry]:
    """Every file and link under ``folder``, to be called ``name/…``."""
    found = []
    for path in sorted(folder.rglob("*")):
        called = f"{name}/{path.relative_to(folder).as_posix()}"
        if path.is_symlink():
            found.append(Entry(called, link=os.readlink(path)))
        elif path.is_file():
            program = not path.suffix and bool(path.stat().st_mode & 0o100)
            found.append(Entry(called, path, program))
    return found


def tar(file: IO[bytes], entries: Iterable[Entry], epoch: int, root: str = "") -> None:
    """Write an uncompressed tar: sorted, of one date, all root's, folders before their files.

    ``root`` goes before each name: Debian wants ``./``.
    """
    entries = sorted(entries, key=lambda entry: entry.name)
    folders = {str(up) for entry in entries for up in PurePosixPath(entry.name).parents} - {"."}
    with tarfile.open(fileobj=file, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for name in sorted(folders):
            info = tarfile.TarInfo(root + name)
            info.type, info.mode = tarfile.DIRTYPE, 0o755
            _add(archive, info, b"", epoch)
        for entry in entries:
            info = tarfile.TarInfo(root + entry.name)
            info.mode = 0o755 if entry.executable else 0o644
            if entry.link:
                info.type, info.linkname, info.mode = tarfile.SYMTYPE, entry.link, 0o777
            _add(archive, info, entry.data(), epoch)


def _add(archive: tarfile.TarFile, info: tarfile.TarInfo, data: bytes, epoch: int) -> None:
    info.uname = info.gname = "root"
    info.size, info.mtime = len(data), epoch
    archive.addfile(info, io.BytesIO(data))


def tar_xz(path: Path, entries: Iterable[Entry], epoch: int) -> Path:
    """Write ``path``, a ``.tar.xz``."""
    with lzma.open(path, "wb", preset=6) as file:
        tar(file, entries, epoch)
    return path


def zipped(path: Path, entries: Iterable[Entry], epoch: int) -> Path:
    """Write ``path``, a ``.zip``."""
    date = datetime.fromtimestamp(epoch, UTC).timetuple()[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry in sorted(entries, key=lambda entry: entry.name):
            info = zipfile.ZipInfo(entry.name, date)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (0o755 if entry.executable else 0o644) << 16
            archive.writestr(info, entry.data())
    return path


def ar(path: Path, members: Sequence[tuple[str, bytes]], epoch: int) -> Path:
    """Write ``path``, an archive of the oldest kind: what a ``.deb`` is."""
    with path.open("wb") as file:
        file.write(b"!<arch>\n")
        for name, data in members:
            file.write(f"{name:<16}{epoch:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode())
            file.write(data + b"\n" * (len(data) % 2))
    return path


def sums(paths: Iterable[Path]) -> str:
    """What ``sha256sum`` would say of files that lie in one folder."""
    named = sorted((path.name, hashlib.sha256(path.read_bytes()).hexdigest()) for path in paths)
    return "".join(f"{digest}  {name}\n" for name, digest in named)
