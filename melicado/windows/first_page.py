"""The empty table, seen while the rest of the program is loaded."""

from PySide6.QtCore import QEventLoop, QTimer, Signal
from PySide6.QtGui import QPaintEvent

from melicado.windows.kit.page import Page
from melicado.windows.window import Window

LONGEST_MS = 300
"""Where no painting is asked for so long, as in a window opened small, nothing waits for it."""


class FirstPage(Page):
    """Felt and rim, with nothing on it."""

    painted = Signal()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell that the table can be seen."""
        super().paintEvent(event)
        self.painted.emit()


def open_empty(window: Window) -> bool:
    """Open the window with an empty table and wait until it is seen; False if it was shut."""
    page, seen = FirstPage(), QEventLoop()
    page.painted.connect(lambda: QTimer.singleShot(0, seen.quit))
    window.show_page(page)
    window.open()
    QTimer.singleShot(LONGEST_MS, seen.quit)
    seen.exec()
    return window.isVisible()
