"""Painters of what surrounds the cards: buttons, panels, places, key caps, countdowns.

They paint shapes only, never words but a key's name; scene items write on top.
"""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from melicado.drawing.fonts import letter_font
from melicado.drawing.palette import Palette
from melicado.drawing.shapes import blend, rounded, soft_shadow, translucent

PlaceState = Literal["idle", "allowed", "target", "refused"]

_WHITE = QColor(255, 255, 255)
_BLACK = QColor(0, 0, 0)
_FOCUS = QColor("#ffe08a")


def paint_pill(
    painter: QPainter,
    rect: QRectF,
    fill: QColor,
    *,
    pressed: bool = False,
    hovered: bool = False,
    enabled: bool = True,
    focused: bool = False,
) -> None:
    """A raised button with round ends filled with ``fill``; its shadow needs 6 px around it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    face = rect.translated(0, 1.5) if pressed else rect
    radius = min(face.height(), face.width()) / 2
    if enabled and not pressed:
        soft_shadow(painter, face.translated(0, 2.5), radius, 4, translucent(_BLACK, 0.34))
    tone = blend(fill, _BLACK, 0.14) if pressed else blend(fill, _WHITE, 0.10 if hovered else 0)
    if not enabled:
        tone = translucent(blend(tone, QColor(128, 132, 130), 0.65), 0.55)
    body = QLinearGradient(face.topLeft(), face.bottomLeft())
    body.setColorAt(0, blend(tone, _WHITE, 0.03 if pressed else 0.14))
    body.setColorAt(1, blend(tone, _BLACK, 0.10))
    painter.setBrush(body)
    painter.drawRoundedRect(face, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shine = QLinearGradient(face.topLeft(), face.bottomLeft())
    shine.setColorAt(0, translucent(_WHITE, 0.10 if pressed or not enabled else 0.38))
    shine.setColorAt(0.5, translucent(_WHITE, 0.04))
    shine.setColorAt(1, translucent(_BLACK, 0.16))
    painter.setPen(QPen(shine, 1.2))
    painter.drawRoundedRect(face.adjusted(0.6, 0.6, -0.6, -0.6), radius - 0.6, radius - 0.6)
    if focused:
        paint_focus(painter, face, radius)
    painter.restore()


def paint_focus(painter: QPainter, rect: QRectF, radius: float) -> None:
    """The keyboard's ring around ``rect``: light on dark, seen on any ground; 5 px outside."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = rect.adjusted(-3.2, -3.2, 3.2, 3.2)
    painter.setPen(QPen(translucent(_BLACK, 0.55), 4.4))
    painter.drawRoundedRect(ring, radius + 3.2, radius + 3.2)
    painter.setPen(QPen(_FOCUS, 2.4))
    painter.drawRoundedRect(ring, radius + 3.2, radius + 3.2)
    painter.restore()


def paint_panel(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A see-through plate on the felt, under a seat or a note."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = min(22.0, rect.height() / 2.6)
    painter.setPen(Qt.PenStyle.NoPen)
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0, translucent(palette.panel, 0.85))
    fill.setColorAt(1, translucent(palette.panel, 1.10))
    painter.fillPath(rounded(rect, radius), fill)
    edge = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    edge.setColorAt(0, translucent(palette.shadow, 0.30))
    edge.setColorAt(1, palette.panel_edge)
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    painter.restore()


def paint_sheet(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """An opaque sheet above the table, for a drawer or a question; its shadow needs 24 px."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    soft_shadow(painter, rect.translated(0, 8), 18, 18, translucent(palette.shadow, 0.55))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(rect, 18), palette.sheet)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(palette.sheet_text, 0.12), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 18, 18)
    painter.restore()


def paint_place(painter: QPainter, rect: QRectF, palette: Palette, state: PlaceState) -> None:
    """A place for a card: "idle" faint, "allowed" clear, "target" in gold, "refused" crossed.

    "target" glows up to 8 px outside ``rect``.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = rect.width() * 0.11
    if state == "target":
        _paint_target(painter, rect, radius, palette)
        painter.restore()
        return
    tone = palette.text_danger if state == "refused" else palette.text
    wash, line = {"idle": (0.05, 0.36), "allowed": (0.13, 0.80), "refused": (0.16, 0.90)}[state]
    painter.setBrush(translucent(tone, wash))
    pen = QPen(translucent(tone, line), 2.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([2.6, 2.9])
    painter.setPen(pen)
    painter.drawRoundedRect(rect.adjusted(1.1, 1.1, -1.1, -1.1), radius, radius)
    if state == "refused":
        reach = rect.width() * 0.13
        centre = rect.center()
        painter.setPen(QPen(translucent(palette.text_danger, 0.95), 4.5, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach))
        painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))
    painter.restore()


def _paint_target(painter: QPainter, rect: QRectF, radius: float, palette: Palette) -> None:
    """A gold outline that glows."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(rect, radius), translucent(palette.gold, 0.12))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((12.0, 0.10), (8.0, 0.18), (4.0, 1.0)):
        painter.setPen(QPen(translucent(palette.gold, alpha), width))
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)


def paint_reading_arrow(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A long arrow from right to left: a word is read that way."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, reach = rect.center().y(), rect.height() / 2 - 1.6
    tip, start = QPointF(rect.left() + 2, middle), QPointF(rect.right() - reach, middle)
    body = QLinearGradient(start, tip)
    body.setColorAt(0, blend(palette.violet_top, palette.text, 0.35))
    body.setColorAt(1, blend(palette.violet_top, palette.text, 0.75))
    pen = QPen(body, 4.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawLine(start - QPointF(reach / 2, 0), tip)
    painter.drawPolyline([tip + QPointF(reach, -reach), tip, tip + QPointF(reach, reach)])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(start, reach / 2, reach / 2)
    painter.restore()


def paint_key_cap(painter: QPainter, rect: QRectF, text: str, colour: QColor) -> None:
    """A key of the keyboard with its name, in ``colour`` on a pale wash of it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = min(rect.width(), rect.height()) * 0.24
    painter.setBrush(translucent(colour, 0.16))
    painter.setPen(QPen(translucent(colour, 0.62), max(1.0, rect.height() * 0.055)))
    cap = rect.adjusted(0.7, 0.7, -0.7, -0.7)
    painter.drawRoundedRect(cap, radius, radius)
    lip = cap.bottom() - rect.height() * 0.12
    painter.setPen(QPen(translucent(colour, 0.35), max(1.0, rect.height() * 0.05)))
    painter.drawLine(QPointF(cap.left() + radius, lip), QPointF(cap.right() - radius, lip))
    px = min(rect.height() * 0.52, rect.width() * 1.5 / max(1, len(text)))
    painter.setFont(letter_font(px))
    painter.setPen(colour)
    place = cap.adjusted(0, 0, 0, -rect.height() * 0.08)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def paint_countdown(painter: QPainter, rect: QRectF, fraction: float, palette: Palette) -> None:
    """The share of time left, 1 to 0: a bar in a long ``rect``, else a ring that empties.

    It turns from gold to the colour of danger in the last fifth.
    """
    left = min(1.0, max(0.0, fraction))
    tone = palette.gold if left > 0.2 else palette.danger
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if rect.width() > 2 * rect.height():
        radius = rect.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(rounded(rect, radius), translucent(palette.shadow, 0.45))
        done = QRectF(rect.topLeft(), rect.bottomRight())
        done.setWidth(max(rect.height(), rect.width() * left) if left > 0 else 0)
        painter.fillPath(rounded(done, radius), tone)
    else:
        side = min(rect.width(), rect.height())
        pen = side * 0.13
        ring = QRectF(0, 0, side - pen, side - pen)
        ring.moveCenter(rect.center())
        painter.setBrush(translucent(palette.shadow, 0.35))
        painter.setPen(QPen(translucent(palette.shadow, 0.5), pen))
        painter.drawEllipse(ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tone, pen, c=Qt.PenCapStyle.RoundCap))
        if left > 0:
            painter.drawArc(ring, 90 * 16, round(left * 360 * 16))
    painter.restore()
