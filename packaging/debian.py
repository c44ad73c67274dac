"""The Debian package: the frozen program under ``/usr/lib``, and what a desktop wants to know.

Written without Debian's own tools, so that it can be made anywhere; they read it like any other.
"""

import hashlib
import io
import lzma
import platform
from collections.abc import Iterator, Sequence
from pathlib import Path

from archives import Entry, ar, tar, tree
from elf import glibc, system_libraries
from product import ICONS, ID, MAINTAINER, NAME, ROOT, SUMMARY, VERSION, epoch, filled

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
NEEDED = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxcb.so.1": "libxcb1",
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
    "libexpat.so.1": "libexpat1",
}
"""What must be the system's own, since its graphics drivers load it too; and its packages."""
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""What only a window on Wayland needs."""


def depends(folder: Path) -> list[str]:
    """The packages that the bundle cannot do without; raises KeyError for a library unforeseen."""
    packages = {NEEDED[name] for name in system_libraries(folder) - WAYLAND.keys()}
    return [f"libc6 (>= {glibc(folder)})", *sorted(packages)]


def desktop_files(icons: Path) -> Iterator[Entry]:
    """What tells a desktop of the program: entry, description, type of saved games, icons."""
    linux = ROOT / "packaging" / "linux"
    for name, template in (
        (f"applications/{ID}.desktop", "melicado.desktop"),
        (f"metainfo/{ID}.metainfo.xml", "melicado.metainfo.xml"),
        (f"mime/packages/{ID}.xml", "melicado.mime.xml"),
    ):
        yield Entry(f"share/{name}", filled(linux / template).encode())
    for size in ICONS:
        place = f"share/icons/hicolor/{size}x{size}"
        yield Entry(f"{place}/apps/{ID}.png", icons / f"{size}.png")
        yield Entry(f"{place}/mimetypes/application-x-melicado.png", icons / f"game-{size}.png")


def architecture() -> str:
    """This machine, as Debian calls it."""
    return ARCHITECTURES.get(platform.machine(), platform.machine())


def installed(folder: Path, icons: Path) -> list[Entry]:
    """Every file of the package, by its place from the root."""
    entries = [entry._replace(name=f"usr/{entry.name}") for entry in desktop_files(icons)]
    entries += tree(folder, f"usr/lib/{NAME}")
    entries.append(Entry(f"usr/bin/{NAME}", link=f"../lib/{NAME}/{NAME}"))
    said = filled(ROOT / "packaging" / "linux" / "copyright").encode()
    entries.append(Entry(f"usr/share/doc/{NAME}/copyright", said))
    return entries


def control(folder: Path, entries: Sequence[Entry]) -> str:
    """What the package says of itself."""
    size = sum(len(entry.data()) for entry in entries) // 1024
    short, _, long = SUMMARY.partition(": ")
    return f"""\
Package: {NAME}
Version: {VERSION}
Section: games
Priority: optional
Architecture: {architecture()}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {", ".join(depends(folder))}
Recommends: {", ".join(WAYLAND.values())}
Description: {short}
 {long}
"""


def deb(path: Path, folder: Path, icons: Path) -> Path:
    """Write the package ``path`` of the frozen program in ``folder``."""
    entries = installed(folder, icons)
    digests = [
        f"{hashlib.md5(entry.data()).hexdigest()}  {entry.name}\n"
        for entry in sorted(entries, key=lambda entry: entry.name)
        if not entry.link
    ]
    about = [
        Entry("control", control(folder, entries).encode()),
        Entry("md5sums", "".join(digests).encode()),
    ]
    members = [("debian-binary", b"2.0\n")]
    for name, held in (("control.tar.xz", about), ("data.tar.xz", entries)):
        file = io.BytesIO()
        tar(file, held, epoch(), "./")
        members.append((name, lzma.compress(file.getbuffer(), preset=6)))
    return ar(path, members, epoch())
