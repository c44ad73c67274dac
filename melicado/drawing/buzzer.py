"""A buzzer: a dome on a base, with the key of the keyboard that does the same."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from melicado.drawing.chrome import paint_key_cap, paint_pill
from melicado.drawing.palette import Palette
from melicado.drawing.shapes import blend, rounded, soft_shadow, translucent

BuzzerState = Literal["ready", "down", "rests"]
"""It may be pressed, it is pressed, or it cannot be pressed just now."""

_BLACK = QColor(0, 0, 0)


def tones(palette: Palette) -> tuple[QColor, ...]:
    """The colours of six buzzers side by side."""
    return (
        palette.meli,
        palette.exchange,
        palette.ok,
        palette.cado,
        palette.contest,
        palette.danger,
    )


def paint_buzzer(
    painter: QPainter, rect: QRectF, tone: QColor, key: str, palette: Palette, state: BuzzerState
) -> None:
    """Paint a buzzer with round ends into ``rect``; its shadow needs 8 px around it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    radius = rect.height() / 2
    soft_shadow(painter, rect.translated(0, 3), radius, 5, translucent(_BLACK, 0.36))
    painter.fillPath(rounded(rect, radius), blend(palette.neutral, _BLACK, 0.62))
    painter.setPen(QPen(translucent(palette.text, 0.16), 1.2))
    painter.drawPath(rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius - 0.6))
    painter.setPen(Qt.PenStyle.NoPen)
    edge = rect.height() * 0.10
    rise = rect.height() * {"ready": 0.13, "down": 0.03, "rests": 0.03}[state]
    seat = rect.adjusted(edge, edge + rect.height() * 0.06, -edge, -edge)
    face = seat.adjusted(0, -rise, 0, -rise)
    shade = blend(tone, palette.neutral, 0.75) if state == "rests" else tone
    painter.fillPath(rounded(seat, seat.height() / 2), blend(shade, _BLACK, 0.45))
    paint_pill(painter, face, shade, pressed=state != "ready", hovered=state == "ready")
    ink = QColor(palette.text)
    if state == "rests":
        ink.setAlphaF(0.55)
    side = face.height() * 0.84
    cap = QRectF(0, 0, side, side)
    cap.moveCenter(face.center() + QPointF(0, face.height() * 0.01))
    paint_key_cap(painter, cap, key, ink)
    painter.restore()
