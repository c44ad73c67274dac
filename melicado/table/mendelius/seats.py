"""The other seats along the top, and one's own corner: faces, names, backs, points, the dealer."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.cards import ASPECT, MARGIN
from melicado.drawing.chrome import paint_panel
from melicado.drawing.faces import paint_face
from melicado.drawing.fonts import letter_font, text_font
from melicado.drawing.people import mendelius_back_pixmap
from melicado.drawing.shapes import letters_path
from melicado.rules.mendelius.state import Phase
from melicado.rules.mendelius.view import View
from melicado.table.items import Ink, Painted, in_units
from melicado.table.lettering import SMALLEST, fitted, text_width, write
from melicado.table.look import SeatLabel
from melicado.texts.counted import counted
from melicado.texts.mendelius.points import signed

translate = QCoreApplication.translate

BLEED = 10.0
MOST_BACKS = 8
WIDE, NARROW = 205.0, 165.0
"""In units: a panel with a fan of backs, and one with its name beside the face."""
ROOMY = 250.0
"""A panel with room for a wide fan."""


@dataclass(frozen=True)
class SeatState:
    """What a panel shows."""

    label: SeatLabel
    count: int
    points: int
    status: str
    active: bool
    folded: bool
    dealer: bool


def seat_state(view: View, seat: int, label: SeatLabel) -> SeatState:
    """What to show of a seat."""
    holder = view.seats[seat]
    looking = label.looking_on and translate("Table", "looks on")
    playing = view.phase not in (Phase.SCORES, Phase.OVER)
    return SeatState(
        label,
        holder.count,
        holder.total,
        looking or _status(view, seat) or (translate("Table", "away") if label.away else ""),
        playing and seat == view.acting,
        holder.folded,
        seat == view.dealer,
    )


def _status(view: View, seat: int) -> str:
    holder = view.seats[seat]
    if holder.folded:
        return translate("Mendelius", "has left")
    if view.claims is not None and seat in view.claims.asked:
        return translate("Mendelius", "wants it!")
    if view.claims is not None and seat in view.claims.waiting:
        return translate("Mendelius", "thinks…")
    if view.claimant == seat:
        return translate("Mendelius", "claimed it")
    if holder.owes:
        return translate("Mendelius", "loses a turn")
    return ""


class SeatPanels:
    """The panels of a table, one for each other seat and one's own."""

    def __init__(self, scene: QGraphicsScene, z: float, count: int) -> None:
        self.items = [Painted(z) for _ in range(count - 1)]
        self.mine = Painted(z)
        for item in (*self.items, self.mine):
            scene.addItem(item)

    def show(self, place: int, state: SeatState, box: QRectF, text: float, ink: Ink) -> None:
        """Show another seat in ``box``."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_seat(painter, rect, state, text, ink)

        self.items[place].show_painted((state, text), box, ink, paint, BLEED)

    def show_me(self, state: SeatState, box: QRectF, text: float, ink: Ink) -> None:
        """Show one's own corner in ``box``."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_me(painter, rect, state, text, ink)

        self.mine.show_painted((state, text), box, ink, paint, BLEED)


def _told(state: SeatState, font_px: float, width: float) -> str:
    """The status, or the cards and the points, in few letters where there is little room."""
    if state.status:
        return state.status
    points = translate("Table", "{points} pt").format(points=signed(state.points))
    full = f"{counted.cards(state.count)} · {points}"
    fits = text_width(full, text_font(font_px * SMALLEST)) <= width * 0.94
    return full if fits else f"{state.count} · {points}"


def paint_seat(painter: QPainter, rect: QRectF, state: SeatState, text: float, ink: Ink) -> None:
    """Paint the panel of another seat."""
    u = ink.u
    painter.setOpacity(0.5 if state.folded else 1.0)
    with in_units(painter, rect, ink) as box:
        paint_panel(painter, box, ink.palette)
        if state.active:
            _ring(painter, box, ink)
    width = rect.width() / u
    narrow = width < NARROW
    face = (18.5 if narrow else 29.0) * u
    centre = QPointF(rect.x() + face + 12 * u, rect.center().y())
    if narrow:
        centre = QPointF(rect.center().x(), rect.y() + face + 4 * u)
    paint_face(painter, centre, face, state.label.look, ink.palette, robot=state.label.robot)
    if state.dealer:
        aside = QPointF(face * 1.35, -face * 0.2) if narrow else QPointF(face * 0.78, face * 0.72)
        _paint_dealer(painter, centre + aside, ink)
    if narrow:
        _paint_narrow(painter, rect, state, text, ink)
        return
    left = centre.x() + face + 14 * u
    backs = (66 if width >= ROOMY else 44) * u if width >= WIDE else 0.0
    inner = QRectF(left, rect.y(), rect.right() - left - backs - 10 * u, rect.height())
    middle, side = rect.center().y(), Qt.AlignmentFlag.AlignLeft
    upper = QRectF(inner.x(), middle - 30 * u, inner.width(), 28 * u)
    lower = QRectF(inner.x(), middle + 1 * u, inner.width(), 25 * u)
    name_font = fitted(state.label.name, letter_font, 19 * text, inner.width())
    write(painter, upper, state.label.name, name_font, ink.palette.text, side)
    info = _told(state, 15 * text, inner.width())
    tone = ink.palette.gold if state.status else ink.palette.muted
    write(painter, lower, info, fitted(info, text_font, 15 * text, inner.width()), tone, side)
    if backs:
        place = QRectF(rect.right() - backs - 8 * u, rect.y(), backs, rect.height())
        _paint_backs(painter, place, state.count, ink)


def _paint_narrow(painter: QPainter, rect: QRectF, state: SeatState, text: float, ink: Ink) -> None:
    line = rect.height() * 0.22
    name = QRectF(rect.x() + 4, rect.bottom() - 2 * line - 2, rect.width() - 8, line)
    info = name.translated(0, line)
    said = _told(state, min(13 * text, line), info.width())
    name_font = fitted(state.label.name, letter_font, min(15 * text, line), name.width())
    write(painter, name, state.label.name, name_font, ink.palette.text)
    tone = ink.palette.gold if state.status else ink.palette.muted
    write(painter, info, said, fitted(said, text_font, min(13 * text, line), info.width()), tone)


def _ring(painter: QPainter, box: QRectF, ink: Ink) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.palette.gold, 2.6))
    radius = min(22.0, box.height() / 2.6)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_dealer(painter: QPainter, centre: QPointF, ink: Ink) -> None:
    """A token with the letter of the dealer."""
    radius = 10.5 * ink.u
    painter.setPen(QPen(ink.palette.wood_dark, 1.4 * ink.u))
    painter.setBrush(ink.palette.gold)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    letter = translate("Mendelius", "D", "the dealer's token")
    painter.fillPath(letters_path(letter, centre, 9.5 * ink.u), ink.palette.wood_dark)


def _paint_backs(painter: QPainter, rect: QRectF, count: int, ink: Ink) -> None:
    """A small fan of ``count`` backs, at the right of ``rect``: eight at most, or four."""
    most = MOST_BACKS if rect.width() > 50 * ink.u else MOST_BACKS // 2
    shown, width = min(count, most), 24.0 * ink.u
    pixmap = mendelius_back_pixmap(width, ink.dpr, ink.palette)
    step = (rect.width() - width * 1.3) / (most - 1)
    left = rect.right() - width * 1.15 - step * (shown - 1)
    margin = MARGIN * width
    for i in range(shown):
        out = i - (shown - 1) / 2
        painter.save()
        y = rect.center().y() + out * out * 0.25 * ink.u
        painter.translate(left + i * step + width / 2, y)
        painter.rotate(out * 3.0)
        painter.drawPixmap(QPointF(-width / 2 - margin, -width * ASPECT / 2 - margin), pixmap)
        painter.restore()


def paint_me(painter: QPainter, rect: QRectF, state: SeatState, text: float, ink: Ink) -> None:
    """Paint one's own corner: the face, the name, the points."""
    u = ink.u
    face = 40.0 * u
    centre = QPointF(rect.center().x(), rect.y() + face + 8 * u)
    if state.active:
        painter.setPen(QPen(ink.palette.gold, 3 * u))
        painter.drawEllipse(centre, face + 3.5 * u, face + 3.5 * u)
        painter.setPen(Qt.PenStyle.NoPen)
    paint_face(painter, centre, face, state.label.look, ink.palette, robot=state.label.robot)
    if state.dealer:
        _paint_dealer(painter, centre + QPointF(face * 0.8, face * 0.74), ink)
    name = QRectF(rect.x() + 4, rect.y() + 2 * face + 16 * u, rect.width() - 8, 28 * u)
    info = QRectF(rect.x() + 4, name.bottom(), rect.width() - 8, 26 * u)
    name_font = fitted(state.label.name, letter_font, 20 * text, name.width())
    write(painter, name, state.label.name, name_font, ink.palette.text)
    said = _told(state, 16 * text, info.width())
    tone = ink.palette.gold if state.status else ink.palette.muted
    write(painter, info, said, fitted(said, text_font, 16 * text, info.width()), tone)
