"""Writing on pixmaps: text that shrinks a little, then is cut, rather than leave its box."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

FontOf = Callable[[float], QFont]
"""A font of that many pixels."""

SMALLEST = 0.72
"""How far a line shrinks before it is cut, over its wanted size."""


def fitted(text: str, font_of: FontOf, px: float, width: float) -> QFont:
    """The font in which ``text`` fits ``width``, from ``px`` down to ``SMALLEST`` of it."""
    font = font_of(px)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide <= width or not text:
        return font
    size = px * width / wide * 0.99
    while size > px * SMALLEST and text_width(text, font_of(size)) > width:
        size *= 0.98  # letters do not shrink as evenly as numbers do
    return font_of(max(px * SMALLEST, size))


def text_width(text: str, font: QFont) -> float:
    """How wide ``text`` is, in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """One line in ``rect``, cut with an ellipsis when it must be."""
    painter.setFont(font)
    painter.setPen(colour)
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, shown)


def wrap(text: str, font: QFont, width: float) -> list[str]:
    """``text`` in lines no wider than ``width``, broken at spaces."""
    metrics = QFontMetricsF(font)
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and metrics.horizontalAdvance(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


@lru_cache(maxsize=64)
def fitted_lines(text: str, font_of: FontOf, px: float, width: float, height: float) -> QFont:
    """The font in which ``text`` in lines fits the box, from ``px`` down to ``SMALLEST`` of it."""
    size = px
    while size * 0.97 > px * SMALLEST:
        font = font_of(size)
        lines = wrap(text, font, width)
        high = len(lines) * QFontMetricsF(font).lineSpacing()
        if high <= height and all(text_width(line, font) <= width for line in lines):
            break
        size *= 0.97
    return font_of(size)


def write_lines(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
) -> None:
    """Centred lines from the top of ``rect``; what does not fit is cut with an ellipsis."""
    lines = wrap(text, font, rect.width())
    height = QFontMetricsF(font).lineSpacing()
    room = max(1, int(rect.height() / height + 0.01))
    if len(lines) > room:
        lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]
    for number, line in enumerate(lines):
        place = QRectF(rect.x(), rect.y() + number * height, rect.width(), height)
        write(painter, place, line, font, colour)
