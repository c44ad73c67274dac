"""The file of one language's dictionary: named sections of bytes, mapped rather than read.

Layout, all numbers little-endian: ``MAGIC``; four bytes of version; four bytes of header
length; the header, JSON padded with spaces; then the body. The header names the language, the
sources, the length and SHA-256 of the body, and where in the body each section lies. Sections
that a reader does not know are left alone, so a file may grow without a new version.
"""

import hashlib
import json
import mmap
import sys
from pathlib import Path
from typing import Any, Final, Literal

MAGIC: Final = b"MCWORDS\n"
VERSION: Final = 1
ALIGNMENT: Final = 16
"""Sections start at multiples of this many bytes."""
_START: Final = len(MAGIC) + 8


class DictionaryError(ValueError):
    """A dictionary file that cannot be used.

    ``reason`` says why in a word, for programs; the message says it in a sentence.
    """

    def __init__(self, reason: Literal["missing", "damaged", "newer"], message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Container:
    """A mapped dictionary file. Raises ``DictionaryError`` when it is not a whole one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            with path.open("rb") as file:
                self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except ValueError:
            raise self._damaged() from None  # an empty file cannot be mapped
        except OSError as error:
            raise DictionaryError(
                "missing", f"The dictionary {path} cannot be opened: {error.strerror}."
            ) from error
        self._header, self._body = self._read_header()

    def _damaged(self) -> DictionaryError:
        return DictionaryError("damaged", f"The dictionary {self.path} is damaged.")

    def _read_header(self) -> tuple[dict[str, Any], int]:
        data = self._map
        if data[: len(MAGIC)] != MAGIC or len(data) < _START or sys.byteorder != "little":
            raise self._damaged()
        if int.from_bytes(data[len(MAGIC) : len(MAGIC) + 4], "little") > VERSION:
            raise DictionaryError(
                "newer", f"The dictionary {self.path} was made for a newer version of the program."
            )
        length = int.from_bytes(data[len(MAGIC) + 4 : _START], "little")
        try:
            header = json.loads(data[_START : _START + length])
            body = _START + length
            if not isinstance(header, dict) or header["size"] != len(data) - body:
                raise self._damaged()
            bounds = [start + size for start, size in header["sections"].values()]
            if max(bounds) > header["size"] or not isinstance(header["sha256"], str):
                raise self._damaged()
        except (ValueError, KeyError, TypeError, AttributeError):
            raise self._damaged() from None
        return header, body

    @property
    def language(self) -> str:
        """The code of the language, as ``fr``."""
        return str(self._header["language"])

    @property
    def sources(self) -> tuple[str, ...]:
        """The name and version of each source the dictionary was built from."""
        return tuple(self._header["sources"])

    @property
    def checksum(self) -> str:
        """The SHA-256 of the body as the header gives it; ``verify`` checks that it is so."""
        return str(self._header["sha256"])

    @property
    def sections(self) -> frozenset[str]:
        """The names of the sections."""
        return frozenset(self._header["sections"])

    def section(self, name: str) -> memoryview:
        """The bytes of the section ``name``; raises ``DictionaryError`` if there is none."""
        try:
            start, size = self._header["sections"][name]
        except KeyError:
            raise self._damaged() from None
        start += self._body
        return memoryview(self._map)[start : start + size]

    def verify(self) -> None:
        """Read the whole file; raises ``DictionaryError`` if its checksum is another."""
        with memoryview(self._map) as data:
            digest = hashlib.sha256(data[self._body :]).hexdigest()
        if digest != self.checksum:
            raise self._damaged()
