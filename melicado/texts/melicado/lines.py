"""Words and what becomes of them, those that are read downwards too (MC-28)."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado.lines import ROW
from melicado.rules.melicado.state import WordSeen
from melicado.texts.names import in_a_row

translate = QCoreApplication.translate

DOWN = "↓"
BOTH = " · "

Change = tuple[str, str, bool]
"""A word before and after, and whether it is read downwards."""


def word_text(word: str, *, down: bool) -> str:
    """«PLAGE», «↓ ANE» for one that is read downwards."""
    return f"{DOWN} {word}" if down else word


def changes_text(changes: Iterable[Change]) -> str:
    """«PLAGE → PLANE · ↓ GARS → NARS»."""
    return BOTH.join(word_text(f"{b} → {a}", down=down) for b, a, down in changes)


def seen_said(words: Sequence[WordSeen]) -> str:
    """The words that now lie on the table, of those seen: «PLANE et, vers le bas, NARS»."""
    last = {seen.line: seen for seen in words}
    downwards = translate("Event", "{word} downwards")
    said = [
        seen.word if seen.line == ROW else downwards.format(word=seen.word)
        for seen in sorted(last.values(), key=lambda s: s.line != ROW)
    ]
    return in_a_row(said)
