"""Showing people where files of the program are."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from melicado.places import logs


def shown_path(path: Path) -> str:
    """A path as people read it: their home as ``~``."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (RuntimeError, ValueError):  # no home, or elsewhere
        return str(path)


def open_logs() -> bool:
    """Open the folder of the log and the reports; whether the system can."""
    folder = logs()
    return folder.is_dir() and QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
