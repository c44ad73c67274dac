"""Saved games that the system hands to the running program: macOS does so at a double click."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class OpenedFiles(QObject):
    """Gives each file that the system opens to ``resume``; to be installed on the application."""

    def __init__(self, parent: QObject, resume: Callable[[Path], None]) -> None:
        super().__init__(parent)
        self._resume = resume

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a file that was double-clicked, or dropped on the program's icon."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._resume(Path(event.file()))
            return True
        return False
