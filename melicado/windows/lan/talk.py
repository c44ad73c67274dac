"""What is said in a room: the last messages, ready-made phrases, a line to write on."""

from PySide6.QtCore import QCoreApplication, Signal

from melicado.lan import messages as ms
from melicado.texts.lan import PHRASES, phrase
from melicado.windows.kit.box import Column, Row
from melicado.windows.kit.buttons import Pill
from melicado.windows.kit.page import Scrolled
from melicado.windows.kit.style import restyle
from melicado.windows.kit.words import Words
from melicado.windows.lan.parts import Field, Floating

translate = QCoreApplication.translate

MOST_LINES = 60
LONGEST = 255


class Talk(Floating):
    """Messages of a room. ``said`` carries a text and the code of a phrase, one of them empty."""

    said = Signal(str, str)

    def __init__(self, floating: bool = False) -> None:
        self._lines = Column([None], gap=4)
        self._scrolled = Scrolled(self._lines)
        self.field = Field(
            "", translate("Lan", "Message"), translate("Lan", "Write to everybody"), LONGEST
        )
        self.field.setObjectName("message")
        self.field.returnPressed.connect(self._send)
        phrases = []
        for code in PHRASES:
            pill = Pill(phrase(code))
            pill.setObjectName(f"phrase_{code}")
            pill.clicked.connect(lambda _=False, code=code: self.said.emit("", code))
            phrases.append(pill)
        rows = [Row([*phrases[i : i + 2], None], gap=4) for i in range(0, len(phrases), 2)]
        title = Words(translate("Lan", "Messages"), "heading")
        super().__init__([title, self._scrolled, *rows, self.field], floating)
        self.lines.setStretch(1, 1)

    def hear(self, message: ms.Said) -> None:
        """Show a message under those before."""
        text = shown(message)
        if not text:
            return
        line = Words(text, "muted", wrap=True)
        self._lines.lines.insertWidget(self._lines.lines.count() - 1, line)
        restyle(self._lines, self._style)
        while self._lines.lines.count() > MOST_LINES + 1:
            item = self._lines.lines.takeAt(0)
            old = item.widget() if item is not None else None
            if old is not None:
                old.deleteLater()
        bar = self._scrolled.verticalScrollBar()
        bar.rangeChanged.connect(lambda _low, high: bar.setValue(high))

    def _send(self) -> None:
        text = self.field.text().strip()
        if text:
            self.said.emit(text, "")
        self.field.clear()


def shown(message: ms.Said) -> str:
    """A message as a line, or "" when it says nothing that is known here."""
    if message.phrase:
        seen = phrase(message.phrase)
    else:
        seen = "".join(letter if letter.isprintable() else " " for letter in message.text)
    return f"{message.name}: {seen}" if seen.strip() else ""
