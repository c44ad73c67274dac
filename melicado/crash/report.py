"""Reports of errors: files that help to mend the program and tell nothing about the people."""

import contextlib
import platform
import traceback
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from melicado.crash.private import message_of, without_names
from melicado.places import UnwritableError, ensure, logs

MOST = 12
"""So many reports are kept, the newest."""
LIBRARIES = ("PySide6-Essentials", "shiboken6", "msgspec", "marisa-trie", "miniaudio", "pyphen")
_FOREWORD = "The names of players and the words they write are left out."


def frames(error: BaseException) -> str:
    """Where the error came about: files, lines and code, no values."""
    return "".join(traceback.format_tb(error.__traceback__))


def described(error: BaseException) -> str:
    """An error with those that led to it, the first one first."""
    chain: list[BaseException] = []
    one: BaseException | None = error
    while one is not None and one not in chain:
        chain.append(one)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    parts = [f"{frames(e)}{type(e).__name__}: {message_of(e)}\n" for e in reversed(chain)]
    return "\nThen:\n".join(parts)


def system() -> dict[str, str]:
    """What the program runs on."""
    return {
        "Méli Cado": _version("melicado"),
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
    }


def versions() -> dict[str, str]:
    """The system and the libraries; looking for these takes a moment."""
    return {**system(), **{name: _version(name) for name in LIBRARIES}}


def write(what: str, body: str, facts: Mapping[str, str]) -> Path | None:
    """Write a report and return its file, or None where nothing can be written.

    ``what`` was going on, ``body`` tells of the error, ``facts`` of the program at that moment.
    """
    now = datetime.now()
    lines = [f"Méli Cado, {now:%Y-%m-%d %H:%M:%S}: {what}", _FOREWORD, ""]
    lines += [f"{name}: {fact}" for name, fact in {**versions(), **facts}.items()]
    text = without_names("\n".join([*lines, "", body]))
    try:
        folder = ensure(logs())
        path = _free(folder, f"report-{now:%Y-%m-%d_%H-%M-%S}")
        path.write_text(text, encoding="utf-8")
    except (OSError, UnwritableError):
        return None
    _forget_old(path)
    return path


def _free(folder: Path, name: str) -> Path:
    """A file of that name which is not there yet, made by this call."""
    number = 1
    while True:
        path = folder / f"{name}{'' if number == 1 else f'-{number}'}.txt"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def _forget_old(newest: Path) -> None:
    """Keep the newest and those written last; the clock of the system may have been set."""
    with contextlib.suppress(OSError):
        others = [path for path in newest.parent.glob("report-*.txt") if path != newest]
        others.sort(key=lambda path: path.stat().st_mtime_ns)
        for path in others[: 1 - MOST]:
            path.unlink()


def _version(name: str) -> str:
    from importlib import metadata  # noqa: PLC0415 - slow to load, and most starts do without

    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:  # a frozen build may carry no metadata
        return "?"
