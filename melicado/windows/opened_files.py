"""Saved games that the system hands to the running program: macOS does so at a double click."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class OpenedFiles(QObject):
    """Hears of each file that the system opens, and keeps it until it can be gone on with."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._resume: Callable[[Path], None] | None = None
        self._waiting: Path | None = None
        app.installEventFilter(self)

    def hand_to(self, resume: Callable[[Path], None]) -> None:
        """Give ``resume`` the files from now on, and the last that came before."""
        self._resume = resume
        if self._waiting is not None:
            resume(self._waiting)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a file that was double-clicked, or dropped on the program's icon."""
        if isinstance(event, QFileOpenEvent) and event.file():
            path = Path(event.file())
            if self._resume is None:
                self._waiting = path
            else:
                self._resume(path)
            return True
        return False
