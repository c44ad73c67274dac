"""The drawer of the round's words: newest first, with syllables, reading, who and how."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from melicado.rules.melicado.lines import ROW
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.state import How, Judged, WordSeen
from melicado.rules.melicado.words_in_force import words_in_force
from melicado.texts.counted import counted
from melicado.texts.melicado.contests import judged_word
from melicado.texts.melicado.lines import seen_said, word_text
from melicado.texts.readings import reading_sentences
from melicado.windows.kit.box import Column, Row, Sheet
from melicado.windows.kit.buttons import Disc
from melicado.windows.kit.page import Scrolled
from melicado.windows.kit.style import Style
from melicado.windows.kit.words import Words
from melicado.words.judge import Judge
from melicado.words.lexicon import Lexicon
from melicado.words.syllables import syllables

translate = QCoreApplication.translate

_LINE = 82.0
_PARTS = (0.40, 0.27, 0.27)
"""Of a line: the word, its syllables, its reading."""


def how_name(how: How) -> str:
    """How a word came onto the table, in a word; nothing for a plain play."""
    return {
        How.BASE: translate("Drawer", "base"),
        How.PLAY: "",
        How.MELI: translate("Drawer", "Méli"),
        How.CADO: translate("Drawer", "Cado"),
    }[how]


def told_by(seen: WordSeen, names: Sequence[str], judged: Judged | None = None) -> str:
    """Who made a word, how, and what came of a contest: «Pixel · Méli · contesté, juste»."""
    who = names[seen.seat] if 0 <= seen.seat < len(names) else ""
    contest = judged_word(judged) if judged is not None else ""
    return " · ".join(part for part in (who, how_name(seen.how), contest) if part)


class WordList(QWidget):
    """Words one under the other; each with its spellings in syllables and who made it."""

    def __init__(self, judge: Judge, language: str, names: Sequence[str]) -> None:
        super().__init__()
        self._judge, self._language, self._names = judge, language, tuple(names)
        self._words: tuple[WordSeen, ...] = ()
        self._judged: dict[WordSeen, Judged] = {}
        self._spelt: dict[str, str] = {}
        self._read: dict[str, str] = {}
        self._style = Style()

    def show_words(self, words: Sequence[WordSeen], judged: Sequence[Judged] = ()) -> None:
        """Show ``words``, the last on top; those that fell in a contest too, struck out."""
        self._judged = {one.word: one for one in judged}
        fallen = (one.word for one in judged if one.outcome == "wrong")
        self._words = tuple(sorted((*words, *fallen), key=lambda w: w.at))[::-1]
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
        """How ``word`` is written, in syllables: «plan-ge»; several spellings side by side.

        A word that only a violet card let through: the words it may be heard as (MC-23, MC-31).
        """
        if word not in self._spelt:
            kinds = (None, Special.ENGLISH, Special.FONETIK)
            every = (words_in_force(self._judge, kind).spellings(word) for kind in kinds)
            spellings = next(filter(None, every), ())[:2]
            parts = (syllables(text, self._language) or text for text in spellings)
            self._spelt[word] = ", ".join(parts)
        return self._spelt[word]

    def reading(self, word: str) -> str:
        """What ``word`` is to grammar: «plage : nom, féminin singulier»; nothing if unknown."""
        if word not in self._read:
            known = self._judge.readings(word) if isinstance(self._judge, Lexicon) else ()
            self._read[word] = next(iter(reading_sentences(known)), "")
        return self._read[word]

    def _paint(self, painter: QPainter, line: QRectF, seen: WordSeen) -> None:
        style, palette = self._style, self._style.palette
        rows, top = [], line.top()
        for part in _PARTS:
            rows.append(QRectF(line.left(), top, line.width(), line.height() * part))
            top += line.height() * part
        left = Qt.AlignmentFlag.AlignLeft
        low = Qt.AlignmentFlag.AlignBottom
        judged = self._judged.get(seen)
        fell = judged is not None and judged.outcome == "wrong"
        font = style.title(23)
        font.setStrikeOut(fell)
        painter.setFont(font)
        painter.setPen(palette.sheet_muted if fell else palette.sheet_text)
        painter.drawText(rows[0], left | low, word_text(seen.word, down=seen.line != ROW))
        painter.setFont(style.text(15.5))
        painter.setPen(palette.sheet_muted)
        who = told_by(seen, self._names, judged)
        painter.drawText(rows[0], Qt.AlignmentFlag.AlignRight | low, who)
        metrics = QFontMetricsF(painter.font())
        for row, text in zip(
            rows[1:], (self.spelt(seen.word), self.reading(seen.word)), strict=True
        ):
            short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, row.width())
            painter.drawText(row, left | Qt.AlignmentFlag.AlignVCenter, short)

    def _line(self, seen: WordSeen) -> str:
        said = (seen_said((seen,)), self.spelt(seen.word), self.reading(seen.word))
        return ", ".join(filter(None, (*said, told_by(seen, self._names, self._judged.get(seen)))))

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

    def show_words(self, words: Sequence[WordSeen], judged: Sequence[Judged] = ()) -> None:
        """Show the words of the round, and what came of those that were contested."""
        self._count.setText(counted.words(len(words)))
        self.words.show_words(words, judged)
