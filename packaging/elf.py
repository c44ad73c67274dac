"""What programs and libraries of Linux ask of the system, read from the files themselves."""

import re
import struct
from collections.abc import Iterator
from pathlib import Path

_MAGIC = b"\x7fELF\x02\x01"  # 64 bits, little-endian
_LOAD, _DYNAMIC = 1, 2
_END, _NEEDED, _STRINGS = 0, 1, 5
_LIBC = re.compile(r"(libc|libm|libdl|libpthread|librt|libresolv|libmvec|libutil|ld-linux-.*)\.so")


def programs(folder: Path) -> dict[str, bytes]:
    """The name and the bytes of every program and library under ``folder``."""
    read = {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return {name: data for name, data in read.items() if data.startswith(_MAGIC)}


def needed(data: bytes) -> set[str]:
    """The libraries that a program names as needed."""
    start, size, count = (*struct.unpack_from("<Q", data, 32), *struct.unpack_from("<HH", data, 54))
    # Each segment: kind, place in the file, address in memory.
    segments = [
        (kind, place, address)
        for kind, _, place, address in (
            struct.unpack_from("<IIQQ", data, start + i * size) for i in range(count)
        )
    ]
    places, strings = [], 0
    for kind, place, _ in segments:
        for tag, value in _entries(data, place) if kind == _DYNAMIC else ():
            if tag == _NEEDED:
                places.append(value)
            elif tag == _STRINGS:
                strings = value
    loads = [(address, place) for kind, place, address in segments if kind == _LOAD]
    if not places:
        return set()
    address, place = max(load for load in loads if load[0] <= strings)
    base = strings - address + place
    return {data[base + at : data.index(b"\0", base + at)].decode() for at in places}


def _entries(data: bytes, place: int) -> Iterator[tuple[int, int]]:
    for tag, value in struct.iter_unpack("<QQ", data[place : len(data) - (len(data) - place) % 16]):
        if tag == _END:
            return
        yield tag, value


def system_libraries(folder: Path) -> set[str]:
    """The libraries that files under ``folder`` need and ``folder`` does not hold, less libc's."""
    held = programs(folder)
    wanted = set().union(*(needed(data) for data in held.values()))
    return {name for name in wanted - held.keys() if not _LIBC.match(name)}


def glibc(folder: Path) -> str:
    """The oldest glibc that has all that files under ``folder`` ask of it, as ``2.28``."""
    minors = {
        int(minor)
        for data in programs(folder).values()
        for minor in re.findall(rb"\0GLIBC_2\.(\d+)(?=\0)", data)
    }
    return f"2.{max(minors)}"
