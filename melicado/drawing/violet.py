"""The violet cards: an icon that says what the card changes, and its name (MC-23 to MC-31)."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from melicado.drawing.card_face import CARD, ROUND
from melicado.drawing.palette import Palette
from melicado.drawing.shapes import letters_path, rounded, translucent
from melicado.drawing.violet_icons import VIOLET_ICONS

VIOLET_KINDS = tuple(VIOLET_ICONS)
"""The nine kinds of violet cards."""

_WIDEST = 80.0
_CAP = 9.2


def paint_violet(painter: QPainter, kind: str, name: str, palette: Palette) -> None:
    """Paint ``kind`` with its ``name`` on a card's shadow; KeyError for an unknown kind."""
    icon = VIOLET_ICONS[kind]
    fill = QLinearGradient(10, 0, 90, 140)
    fill.setColorAt(0, palette.violet_top)
    fill.setColorAt(1, palette.violet)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(CARD, ROUND), palette.ivory_top)
    inner = rounded(CARD.adjusted(3, 3, -3, -3), ROUND - 2.5)
    painter.fillPath(inner, fill)
    painter.save()
    painter.setClipPath(inner)
    sheen = QPainterPath(QPointF(0, 0))
    sheen.lineTo(100, 0)
    sheen.lineTo(100, 34)
    sheen.quadTo(QPointF(40, 44), QPointF(0, 84))
    sheen.closeSubpath()
    painter.fillPath(sheen, translucent(palette.mark, 0.07))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(palette.mark, 0.35), 1))
    painter.drawRoundedRect(CARD.adjusted(7, 7, -7, -7), ROUND - 5.5, ROUND - 5.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.save()
    painter.translate(50, 54)
    painter.scale(1.25, 1.25)
    icon(painter, palette.mark)
    painter.restore()
    _paint_name(painter, name, palette)


def _paint_name(painter: QPainter, name: str, palette: Palette) -> None:
    """The name on one or two lines, made smaller until it fits."""
    lines = _two_lines(name.upper())
    widest = max(_width(line) for line in lines)
    cap = _CAP * min(1.0, _WIDEST / max(1.0, widest))
    middle = 112.0
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * cap * 1.75
        painter.fillPath(letters_path(line, QPointF(50, y), cap), palette.mark)


def _width(line: str) -> float:
    return letters_path(line, QPointF(), _CAP).boundingRect().width()


def _two_lines(name: str) -> list[str]:
    """``name`` whole when it nearly fits, else broken at the space nearest to its middle."""
    spaces = [i for i, sign in enumerate(name) if sign == " "]
    if not spaces or _width(name) <= _WIDEST * 1.15:
        return [name]
    cut = min(spaces, key=lambda i: abs(i - len(name) / 2))
    return [name[:cut], name[cut + 1 :]]
