"""What reports and the log leave out: people's names, what they typed, whose folder it is."""

import getpass
import os
import re
from collections.abc import Iterable
from pathlib import Path

from melicado.places import HOME_VARIABLE

HIDDEN = "…"
_QUOTED = re.compile(r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|«[^»]*»|“[^”]*”""")
_names: set[str] = set()
_OF_THE_CODE = (AttributeError, ImportError, NameError, TypeError, OSError)
"""What these quote are names of the code, or of files."""


def hide(names: Iterable[str]) -> None:
    """From now on leave out those names."""
    _names.update(name.strip() for name in names if name.strip())


def without_names(text: str) -> str:
    """``text`` without the names of people, their folders as ``~``."""
    for folder, short in _folders():
        text = text.replace(folder, short)
    names = sorted({*_names, *_login()}, key=len, reverse=True)
    if names:
        known = "|".join(map(re.escape, names))
        text = re.sub(rf"(?<!\w)(?:{known})(?!\w)", HIDDEN, text, flags=re.IGNORECASE)
    return text


def message_of(error: BaseException) -> str:
    """What an error says, without what somebody may have typed: all that it quotes."""
    said = str(error)
    if not isinstance(error, _OF_THE_CODE):
        said = _QUOTED.sub(f"'{HIDDEN}'", said)
    return without_names(said)


def _folders() -> list[tuple[str, str]]:
    """The folders that tell whose they are, each with what stands for it; longest first."""
    homes = [(os.environ.get(HOME_VARIABLE, ""), f"${HOME_VARIABLE}")]
    homes.append((os.path.expanduser("~"), "~"))
    found = [
        (way, short)
        for home, short in homes
        if len(home) > 2 and os.path.isabs(home)
        for way in {home, Path(home).as_posix(), home.replace("\\", "\\\\")}
    ]
    return sorted(found, key=lambda one: len(one[0]), reverse=True)


def _login() -> set[str]:
    try:
        return {getpass.getuser()} - {"root"}
    except (OSError, KeyError, ImportError):  # a system that knows no users
        return set()
