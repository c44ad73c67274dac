"""The other seats along the top, and one's own corner: faces, names, backs, points."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.cards import ASPECT, MARGIN, back_pixmap
from melicado.drawing.chrome import paint_panel
from melicado.drawing.faces import paint_face
from melicado.drawing.fonts import letter_font, text_font
from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View
from melicado.table.items import Ink, Painted, in_units
from melicado.table.lettering import SMALLEST, fitted, text_width, write
from melicado.table.look import SeatLabel
from melicado.table.melicado.contest import contest_status
from melicado.texts.counted import counted

translate = QCoreApplication.translate

BLEED = 10.0
MOST_BACKS = 8
LIT = 93.0
WIDE, NARROW = 205.0, 128.0
"""In units: a panel with a fan of backs, and one with its name beside the face."""


@dataclass(frozen=True)
class SeatState:
    """What a panel shows."""

    label: SeatLabel
    count: int
    points: int
    status: str
    active: bool
    """Whose move it is: the starter's, the caller's."""
    folded: bool
    offered: bool
    """A Cado may be given to it now."""


def seat_state(view: View, seat: int, label: SeatLabel, offered: bool) -> SeatState:
    """What to show of a seat."""
    holder = view.seats[seat]
    opening = view.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING)
    calls = view.call is not None and view.call.seat == seat
    contests = view.contest is not None and view.contest.seat == seat
    active = calls or contests or view.turn == seat or (opening and view.starter == seat)
    status = label.looking_on and translate("Table", "looks on")
    status = status or contest_status(view, seat) or _status(view, seat)
    status = status or (translate("Table", "away") if label.away else "")
    return SeatState(label, holder.count, holder.total, status, active, holder.folded, offered)


def _status(view: View, seat: int) -> str:
    if view.seats[seat].folded:
        return translate("Table", "has left")
    call, declaration = view.call, view.declaration
    if call is not None and call.seat == seat:
        if call.kind == How.MELI:
            return translate("Table", "Méli!")
        return translate("Table", "Cado!")
    if declaration is not None and declaration.seat == seat:
        return translate("Table", "blocked?")
    if declaration is not None and seat in declaration.agreed:
        return translate("Table", "agrees")
    if view.objection is not None and view.objection.seat == seat:
        return translate("Table", "objects")
    return ""


def score(state: SeatState, px: float, width: float) -> str:
    """The status, or the cards and the points, in few letters where ``width`` is too narrow."""
    if state.status:
        return state.status
    points = short_points(state.points)
    full = f"{counted.cards(state.count)} · {points}"
    fits = text_width(full, text_font(px * SMALLEST)) <= width
    return full if fits else f"{state.count} · {points}"


def short_points(points: int) -> str:
    """A number of points, in as few letters as a panel has room for."""
    return translate("Table", "{points} pt").format(points=points)


class SeatPanels:
    """The panels of a table, one for each other seat and one's own."""

    def __init__(self, scene: QGraphicsScene, z: float, others: tuple[int, ...]) -> None:
        self.others = others
        self._z = z
        self.items = {seat: Painted(z) for seat in others}
        self.mine = Painted(z)
        for item in (*self.items.values(), self.mine):
            scene.addItem(item)

    def show(
        self, seat: int, state: SeatState, box: QRectF, u: float, text: float, ink: Ink, lit: bool
    ) -> None:
        """Show another seat in ``box``; ``lit`` lifts it above what dims the table."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_seat(painter, rect, state, u, text, ink)

        self.items[seat].setZValue(self._z + (LIT if lit else 0))
        self.items[seat].show_painted((state, u, text), box, ink, paint, BLEED)

    def show_me(self, state: SeatState, box: QRectF, u: float, text: float, ink: Ink) -> None:
        """Show one's own corner in ``box``."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_me(painter, rect, state, u, text, ink)

        self.mine.show_painted((state, u, text), box, ink, paint, BLEED)

    def at(self, point: QPointF) -> int | None:
        """The other seat whose panel, a little enlarged, is under ``point``."""
        for seat, item in self.items.items():
            if item.box.adjusted(-4, -20, 4, 16).contains(point):
                return seat
        return None


def paint_seat(
    painter: QPainter, rect: QRectF, state: SeatState, u: float, text: float, ink: Ink
) -> None:
    """Paint the panel of another seat."""
    painter.setOpacity(0.5 if state.folded else 1.0)
    with in_units(painter, rect, ink) as box:
        paint_panel(painter, box, ink.palette)
    if state.active or state.offered:
        _ring(painter, rect, u, ink)
    width = rect.width() / u
    face = 30.0 * u if width >= NARROW else 18.5 * u
    if width >= NARROW:
        centre = QPointF(rect.x() + face + 12 * u, rect.center().y())
    else:
        centre = QPointF(rect.center().x(), rect.y() + face + 5 * u)
    paint_face(painter, centre, face, state.label.look, ink.palette, robot=state.label.robot)
    if width < NARROW:
        _paint_narrow(painter, rect, state, text, ink)
        return
    left = centre.x() + face + 12 * u
    fan_width = 66 * u if width >= WIDE else 0.0
    inner = QRectF(left, rect.y(), rect.right() - left - fan_width - 10 * u, rect.height())
    middle = rect.center().y()
    name_font = fitted(state.label.name, letter_font, 19 * text, inner.width())
    info = score(state, 15 * text, inner.width())
    info_font = fitted(info, text_font, 15 * text, inner.width())
    side = Qt.AlignmentFlag.AlignLeft
    upper = QRectF(inner.x(), middle - 30 * u, inner.width(), 28 * u)
    lower = QRectF(inner.x(), middle + 1 * u, inner.width(), 25 * u)
    write(painter, upper, state.label.name, name_font, ink.palette.text, side)
    tone = ink.palette.gold if state.status else ink.palette.muted
    write(painter, lower, info, info_font, tone, side)
    if fan_width:
        place = QRectF(rect.right() - fan_width - 8 * u, rect.y(), fan_width, rect.height())
        paint_backs(painter, place, state.count, u, ink)


def _paint_narrow(painter: QPainter, rect: QRectF, state: SeatState, text: float, ink: Ink) -> None:
    line = rect.height() * 0.215
    name = QRectF(rect.x() + 4, rect.bottom() - 2 * line - 3, rect.width() - 8, line)
    info = name.translated(0, line)
    short = score(state, 13 * text, 0)
    write(
        painter,
        name,
        state.label.name,
        fitted(state.label.name, letter_font, min(15 * text, line), name.width()),
        ink.palette.text,
    )
    tone = ink.palette.gold if state.status else ink.palette.muted
    write(painter, info, short, fitted(short, text_font, min(13 * text, line), info.width()), tone)


def _ring(painter: QPainter, rect: QRectF, u: float, ink: Ink) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.palette.gold, 2.6 * u))
    radius = min(22.0 * u, rect.height() / 2.6)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)


def paint_backs(painter: QPainter, rect: QRectF, count: int, u: float, ink: Ink) -> None:
    """A small fan of ``count`` backs, eight at most, in the middle of ``rect``."""
    shown = min(count, MOST_BACKS)
    width = 24.0 * u
    pixmap = back_pixmap(width, ink.dpr, ink.palette)
    step = (rect.width() - width * 1.3) / max(MOST_BACKS - 1, 1)
    left = rect.right() - width * 1.15 - step * (shown - 1)
    margin = MARGIN * width
    for i in range(shown):
        painter.save()
        out = i - (shown - 1) / 2
        x = left + i * step + width / 2
        y = rect.center().y() + abs(out) ** 2 * 0.25 * u
        painter.translate(x, y)
        painter.rotate(out * 3.0)
        painter.drawPixmap(QPointF(-width / 2 - margin, -width * ASPECT / 2 - margin), pixmap)
        painter.restore()


def paint_me(
    painter: QPainter, rect: QRectF, state: SeatState, u: float, text: float, ink: Ink
) -> None:
    """Paint one's own corner: the face, the name, the points."""
    face = 40.0 * u
    centre = QPointF(rect.center().x(), rect.y() + face + 8 * u)
    if state.active:
        painter.setPen(QPen(ink.palette.gold, 3 * u))
        painter.drawEllipse(centre, face + 3.5 * u, face + 3.5 * u)
        painter.setPen(Qt.PenStyle.NoPen)
    paint_face(painter, centre, face, state.label.look, ink.palette, robot=state.label.robot)
    name = QRectF(rect.x() + 4, rect.y() + 2 * face + 16 * u, rect.width() - 8, 28 * u)
    info = QRectF(rect.x() + 4, name.bottom(), rect.width() - 8, 26 * u)
    name_font = fitted(state.label.name, letter_font, 20 * text, name.width())
    write(painter, name, state.label.name, name_font, ink.palette.text)
    line = score(state, 16 * text, info.width())
    write(painter, info, line, fitted(line, text_font, 16 * text, info.width()), ink.palette.muted)
