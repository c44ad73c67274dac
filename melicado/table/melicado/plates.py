"""The plates of several people at one screen: face, name, cards left, and a buzzer to press."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.buzzer import BuzzerState, paint_buzzer, tones
from melicado.drawing.chrome import paint_panel
from melicado.drawing.faces import paint_face
from melicado.drawing.fonts import letter_font, text_font
from melicado.drawing.shapes import translucent
from melicado.table.banner import STEPS
from melicado.table.buttons import ButtonRow, ButtonSpec
from melicado.table.items import Ink, Painted, in_units
from melicado.table.lettering import fitted, write
from melicado.table.melicado.bench import BENCH_Z, Parts
from melicado.table.melicado.seats import SeatState, score

BLEED = 10.0
LATE = 0.2
"""From this share of the time on the ring warns."""


@dataclass(frozen=True)
class PlateState:
    """What a plate shows."""

    seat: SeatState
    number: int
    """Which of the people it is, for the colour."""
    tall: bool
    buzzer: BuzzerState


class Plate:
    """One plate, its buzzer, its clock and the answers asked of its person."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.panel = Painted(z)
        self.buzzer = Painted(z + 1)
        self.clock = Painted(z + 1)
        self.answers = ButtonRow(scene, BENCH_Z + 2)
        self.box = QRectF()
        self._face = QRectF()
        self._ink: Ink | None = None
        for item in (self.panel, self.buzzer, self.clock):
            scene.addItem(item)
        self.clock.setVisible(False)

    def show(
        self,
        state: PlateState,
        box: QRectF,
        inside: Parts,
        text: float,
        ink: Ink,
        answers: list[ButtonSpec],
    ) -> None:
        """Show ``state`` in ``box``, with text of ``text`` px a unit."""
        self.box, self._ink, self._face = box, ink, inside.face

        def paint(painter: QPainter, rect: QRectF) -> None:
            moved = rect.topLeft() - box.topLeft()
            _paint(painter, rect, state, inside, moved, text, ink)

        self.panel.show_painted((state, text, box.width()), box, ink, paint, BLEED)
        self.buzzer.setVisible(not inside.buzzer.isEmpty())
        if not inside.buzzer.isEmpty():
            self._show_buzzer(state, inside.buzzer, ink)
        self.answers.show(answers, inside.answers, 16 * text, ink)

    def _show_buzzer(self, state: PlateState, box: QRectF, ink: Ink) -> None:
        tone = tones(ink.palette)[state.number % len(tones(ink.palette))]
        key = state.seat.label.key

        def paint(painter: QPainter, rect: QRectF) -> None:
            with in_units(painter, rect, ink) as place:
                paint_buzzer(painter, place, tone, key, ink.palette, state.buzzer)

        self.buzzer.show_painted(
            ("buzzer", state.number, key, state.buzzer), box, ink, paint, BLEED
        )

    def tick(self, left: float | None) -> None:
        """Show the share of time left around the face, or nothing."""
        ink = self._ink
        if left is None or ink is None:
            self.clock.setVisible(False)
            return
        step = round(min(1.0, max(0.0, left)) * STEPS)
        grow = 5 * ink.u
        ring = self._face.adjusted(-grow, -grow, grow, grow)

        def paint(painter: QPainter, rect: QRectF) -> None:
            _ring(painter, rect, step / STEPS, ink)

        self.clock.show_painted(("plate clock", step), ring, ink, paint, 2)


def _ring(painter: QPainter, rect: QRectF, left: float, ink: Ink) -> None:
    """A ring that empties, with nothing inside: the face is to be seen."""
    tone = ink.palette.gold if left > LATE else ink.palette.danger
    pen = 5 * ink.u
    inside = rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(ink.palette.shadow, 0.6), pen))
    painter.drawEllipse(inside)
    painter.setPen(QPen(tone, pen, c=Qt.PenCapStyle.RoundCap))
    if left > 0:
        painter.drawArc(inside, 90 * 16, round(left * 360 * 16))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint(
    painter: QPainter,
    rect: QRectF,
    state: PlateState,
    inside: Parts,
    moved: QPointF,
    text: float,
    ink: Ink,
) -> None:
    seat, palette = state.seat, ink.palette
    with in_units(painter, rect, ink) as box:
        paint_panel(painter, box, palette)
    if seat.active or seat.offered:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.gold, 3 * ink.u))
        radius = min(22.0 * ink.u, rect.height() / 2.6)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
    face = inside.face.translated(moved)
    paint_face(painter, face.center(), face.width() / 2, seat.label.look, palette)
    side = Qt.AlignmentFlag.AlignLeft
    name, info = inside.name.translated(moved), inside.info.translated(moved)
    size = min((20 if state.tall else 18) * text, name.height() * 1.08)
    small = min(15 * text, info.height() * 0.95)
    name_font = fitted(seat.label.name, letter_font, size, name.width())
    write(painter, name, seat.label.name, name_font, palette.text, side)
    line = score(seat, small, info.width())
    tone = palette.gold if seat.status else palette.muted
    write(painter, info, line, fitted(line, text_font, small, info.width()), tone, side)
