"""What every package says of the program: its names, its version, its date, from one place."""

import os
import platform
import subprocess
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
_FACTS: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
_OURS: dict[str, str] = _FACTS["tool"]["melicado"]

NAME: str = _FACTS["project"]["name"]
VERSION: str = _FACTS["project"]["version"]
SUMMARY: str = _FACTS["project"]["description"]
LICENCE: str = _FACTS["project"]["license"]
TITLE, ID, MAINTAINER, OLD_QT = (_OURS[key] for key in ("title", "id", "maintainer", "old-qt"))

SUFFIX = ".melicado"
"""Of saved games."""
MIME = "application/x-melicado"
"""The type of saved games."""

ICONS = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes in which a desktop finds our icon, in pixels."""


def epoch() -> int:
    """The moment that packages give to all their files, in seconds since 1970.

    ``SOURCE_DATE_EPOCH``, else the time of the last commit, else the start of 2000: two builds of
    one state of the sources carry the same.
    """
    if chosen := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(chosen)
    git = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return int(subprocess.run(git, capture_output=True, text=True, check=True).stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 946_684_800


def system() -> str:
    """This system, as the name of an archive tells it: ``linux-x86_64``."""
    return f"{platform.system()}-{platform.machine()}".lower()


def filled(template: Path) -> str:
    """What ``template`` says, with the names and the version in the places left for them."""
    day = datetime.fromtimestamp(epoch(), UTC).date().isoformat()
    places = {"ID": ID, "TITLE": TITLE, "NAME": NAME, "VERSION": VERSION, "LICENCE": LICENCE}
    places |= {"MIME": MIME, "SUFFIX": SUFFIX, "DATE": day, "MAINTAINER": MAINTAINER}
    text = template.read_text(encoding="utf-8")
    for name, value in places.items():
        text = text.replace(f"@{name}@", value)
    return text
