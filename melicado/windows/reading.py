"""Pages to read: the rules in short, and what the program is made of."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc
from melicado.windows.kit.page import Page, Scrolled, fill
from melicado.windows.kit.words import Words


class PageToRead(Page):
    """A page one comes to, reads, and leaves."""

    left = Signal()

    def back(self) -> None:
        """Go back where one came from."""
        self.left.emit()


class ReadingPage(PageToRead):
    """A title, a way back, and parts one under the other that scroll."""

    def __init__(self, title: str, back: str, parts: Sequence[QWidget | None]) -> None:
        super().__init__()
        home = Disc("home", back)
        home.setObjectName("back")
        home.clicked.connect(self.left)
        head = Row([home, Words(title, "title"), None], gap=14)
        body = Column([*parts, None], gap=14, margins=(60, 4, 60, 4))
        self.scrolled = Scrolled(body)
        fill(self, Column([head, self.scrolled], gap=14, margins=(40, 26, 40, 22)))


def section(title: str, sentences: Sequence[str], picture: QWidget | None = None) -> Plate:
    """A heading and a few sentences, beside a picture."""
    words = Column(
        [Words(title, "heading"), *[Words(text, "text", wrap=True) for text in sentences], None],
        gap=6,
    )
    if picture is None:
        return Plate([words])
    row = Row([picture, words], gap=22)
    row.lines.setStretch(1, 1)
    return Plate([row])
