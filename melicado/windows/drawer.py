"""The drawer of the round's words: newest first, with syllables, who and how."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from melicado.rules.melicado.state import How, WordSeen
from melicado.texts.counted import counted
from melicado.windows.kit.box import Column, Row, Sheet
from melicado.windows.kit.buttons import Disc
from melicado.windows.kit.page import Scrolled
from melicado.windows.kit.style import Style
from melicado.windows.kit.words import Words
from melicado.words.judge import Judge
from melicado.words.syllables import syllables

translate = QCoreApplication.translate

_LINE = 62.0


def how_name(how: How) -> str:
    """How a word came onto the table, in a word; nothing for a plain play."""
    return {
        How.BASE: translate("Drawer", "base"),
        How.PLAY: "",
        How.MELI: translate("Drawer", "Méli"),
        How.CADO: translate("Drawer", "Cado"),
    }[how]


def told_by(seen: WordSeen, names: Sequence[str]) -> str:
    """Who made a word, and how: «Pixel · Méli»."""
    who = names[seen.seat] if 0 <= seen.seat < len(names) else ""
    return " · ".join(part for part in (who, how_name(seen.how)) if part)


class WordList(QWidget):
    """Words one under the other; each with its spellings in syllables and who made it."""

    def __init__(self, judge: Judge, language: str, names: Sequence[str]) -> None:
        super().__init__()
        self._judge, self._language, self._names = judge, language, tuple(names)
        self._words: tuple[WordSeen, ...] = ()
        self._spelt: dict[str, str] = {}
        self._style = Style()

    def show_words(self, words: Sequence[WordSeen]) -> None:
        """Show ``words``, the first on top."""
        self._words = tuple(words)
        self.setAccessibleName("\n".join(self._line(seen) for seen in self._words))
        self._resize()

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self._style = style
        self._resize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, as many as can be seen."""
        painter, style = QPainter(self), self._style
        height = style.text_px(_LINE)
        for number, seen in enumerate(self._words):
            line = QRectF(0, number * height, self.width() - style.px(14), height)
            if line.bottom() >= event.rect().top() and line.top() <= event.rect().bottom():
                self._paint(painter, line, seen)
        painter.end()

    def spelt(self, word: str) -> str:
        """How ``word`` is written, in syllables: «plan-ge»; several spellings side by side."""
        if word not in self._spelt:
            spellings = self._judge.spellings(word)[:2]
            parts = (syllables(text, self._language) or text for text in spellings)
            self._spelt[word] = ", ".join(parts)
        return self._spelt[word]

    def _paint(self, painter: QPainter, line: QRectF, seen: WordSeen) -> None:
        style, palette = self._style, self._style.palette
        top = QRectF(line.left(), line.top(), line.width(), line.height() * 0.52)
        low = QRectF(line.left(), top.bottom(), line.width(), line.height() * 0.36)
        painter.setFont(style.title(23))
        painter.setPen(palette.sheet_text)
        painter.drawText(top, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, seen.word)
        painter.setFont(style.text(15.5))
        painter.setPen(palette.sheet_muted)
        who, left = told_by(seen, self._names), Qt.AlignmentFlag.AlignLeft
        painter.drawText(top, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, who)
        metrics = QFontMetricsF(painter.font())
        spelt = metrics.elidedText(self.spelt(seen.word), Qt.TextElideMode.ElideRight, low.width())
        painter.drawText(low, left | Qt.AlignmentFlag.AlignVCenter, spelt)

    def _line(self, seen: WordSeen) -> str:
        return f"{seen.word}, {self.spelt(seen.word)}, {told_by(seen, self._names)}"

    def _resize(self) -> None:
        self.setFixedHeight(self._style.text_px(_LINE) * max(1, len(self._words)))
        self.update()


class Drawer(Sheet):
    """The sheet that holds the words; ``shut`` when its cross is pressed."""

    shut = Signal()

    def __init__(self, judge: Judge, language: str, names: Sequence[str]) -> None:
        self.words = WordList(judge, language, names)
        self._count = Words("", "muted", on_sheet=True)
        cross = Disc("cross", translate("Drawer", "Close"), units=34)
        cross.setObjectName("shut_drawer")
        title = Words(
            translate("Drawer", "Words of the round"), "heading", on_sheet=True, wrap=True
        )
        head = Row([Column([title, self._count], gap=0), cross], gap=4)
        head.lines.setAlignment(cross, Qt.AlignmentFlag.AlignTop)
        super().__init__(
            [head, Scrolled(self.words, on_sheet=True)], gap=10, margins=(46, 40, 40, 40)
        )
        cross.clicked.connect(self.shut)

    def show_words(self, words: Sequence[WordSeen]) -> None:
        """Show the words of the round, given from the first to the last."""
        self._count.setText(counted.words(len(words)))
        self.words.show_words(words[::-1])
