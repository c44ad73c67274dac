"""The crosses in the middle: empty places, signs between them, and how each cross stands."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.chrome import PlaceState, paint_place
from melicado.drawing.fonts import letter_font, text_font
from melicado.drawing.icons import paint_icon
from melicado.drawing.pea import paint_genotype
from melicado.drawing.people_index import sex_path
from melicado.drawing.shapes import blend, stroked, translucent
from melicado.rules.mendelius.cards import ALLELES, Family, Role, family_of
from melicado.rules.mendelius.layouts import ASKED
from melicado.table.items import Ink, Painted, in_units
from melicado.table.lettering import fitted, wrap, write
from melicado.table.mendelius.frame import CHILD, FATHER, MOTHER, Frame, Place
from melicado.table.mendelius.layout import Board, Layout
from melicado.table.mendelius.props import BLEED, TARGET_Z
from melicado.table.mendelius.working import Kinds, Report, Standing
from melicado.texts.counted import counted
from melicado.texts.mendelius.crosses import cross_name, family_part_name, fault_sentence

LINES_Z, PLACE_Z, CAPTION_Z = 5.0, 90.0, 91.0


class Pedigree:
    """The scene's items for one frame at a time."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene = scene
        self.lines = Painted(LINES_Z)
        scene.addItem(self.lines)
        self.captions: list[Painted] = []
        self.places: dict[int, Painted] = {}

    def hide(self) -> None:
        """Show nothing."""
        self.lines.setVisible(False)
        for item in (*self.captions, *self.places.values()):
            item.setVisible(False)

    def show(self, frame: Frame, board: Board, layout: Layout, ink: Ink) -> None:
        """The lines and signs between the places."""
        origin = layout.work.topLeft()

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.translate(rect.topLeft() - origin)
            _paint_lines(painter, board, ink)

        key = (frame.number, frame.pattern)
        self.lines.show_painted(key, layout.work, ink, paint, BLEED)

    def show_places(
        self, frame: Frame, board: Board, lit: dict[int, PlaceState], told: Report, ink: Ink
    ) -> None:
        """The places of ``lit`` in their states; others have a card or are not shown."""
        for number in [n for n in self.places if n not in lit]:
            self.scene.removeItem(self.places.pop(number))
        for number, state in lit.items():
            item = self.places.get(number)
            if item is None:
                item = self.places[number] = Painted()
                self.scene.addItem(item)
            item.setZValue(TARGET_Z if state in ("target", "refused") else PLACE_Z)
            place, family = frame.places[number], told.families.get(number)
            key = (state, place, family)

            def paint(
                painter: QPainter,
                rect: QRectF,
                state: PlaceState = state,
                place: Place = place,
                family: Family | None = family,
            ) -> None:
                with in_units(painter, rect, ink) as box:
                    paint_place(painter, box, ink.palette, state)
                _paint_ghost(painter, rect, place, family, ink)

            item.show_painted(key, board.boxes[number], ink, paint, BLEED)

    def show_captions(
        self,
        frame: Frame,
        board: Board,
        said: Sequence[tuple[str, str, Standing]],
        layout: Layout,
        ink: Ink,
    ) -> None:
        """By part: what is asked, and how it stands."""
        while len(self.captions) < len(said):
            self.captions.append(Painted(CAPTION_Z))
            self.scene.addItem(self.captions[-1])
        for item in self.captions[len(said) :]:
            item.setVisible(False)
        for item, words, box in zip(self.captions, said, board.captions, strict=False):
            left = frame.number == 6 and box is board.captions[-1]
            _show_caption(item, words, box, layout, ink, left)


def captions(frame: Frame, laid: Kinds, told: Report, aid: bool) -> list[tuple[str, str, Standing]]:
    """By part: its name, how it stands in words, and in a code."""
    found = []
    for part, places in enumerate(frame.parts):
        if frame.number == 6:
            name, wanted = family_part_name(frame.pattern, part), ""
        else:
            wanted = ASKED[frame.number][part][0]
            name = cross_name(*ASKED[frame.number][part])
        standing = told.standings[part] if aid else Standing.EMPTY
        status = ""
        if standing == Standing.OPEN:
            status = counted.lacking(told.lacking[part])
        elif standing == Standing.WRONG:
            status = _fault(frame, places, laid, wanted)
        found.append((name, status, standing))
    return found


def _fault(frame: Frame, places: Sequence[int], laid: Kinds, wanted: str) -> str:
    families: dict[str, Family | None] = {MOTHER: None, FATHER: None}
    children = []
    for place in places:
        kind = laid.get(place, "")
        if len(kind) < 2 or kind in ("JK", "DC"):
            continue
        rank = frame.places[place].rank
        if rank == CHILD:
            children.append(family_of(kind))
        elif frame.number != 6:
            families[rank] = family_of(kind)
    return fault_sentence(families[MOTHER], families[FATHER], wanted, children)


def _show_caption(
    item: Painted,
    words: tuple[str, str, Standing],
    box: QRectF,
    layout: Layout,
    ink: Ink,
    aside: bool,
) -> None:
    name, status, standing = words
    px = 15.5 * layout.text

    def paint(painter: QPainter, rect: QRectF) -> None:
        font = letter_font(px)
        lines = wrap(name, font, rect.width()) if aside else [name]
        high = px * 1.3
        top = rect.y()
        for line in lines[:2]:
            place = QRectF(rect.x(), top, rect.width(), high)
            write(
                painter, place, line, fitted(line, letter_font, px, rect.width()), ink.palette.text
            )
            top += high
        _paint_status(painter, QRectF(rect.x(), top, rect.width(), high), status, standing, ink, px)

    item.show_painted((words, px, aside), box, ink, paint)


def _paint_status(
    painter: QPainter, rect: QRectF, status: str, standing: Standing, ink: Ink, px: float
) -> None:
    palette = ink.palette
    if standing == Standing.DONE:
        side = px * 1.25
        box = QRectF(rect.center().x() - side / 2, rect.y(), side, side)
        painter.setBrush(palette.ok)
        painter.drawEllipse(box)
        inset = side * 0.2
        paint_icon(painter, "check", box.adjusted(inset, inset, -inset, -inset), palette.mark)
    elif status:
        tone = palette.text_danger if standing == Standing.WRONG else palette.gold
        font = fitted(status, text_font, px * 0.97, rect.width())
        write(painter, rect, status, font, tone)


def _paint_lines(painter: QPainter, board: Board, ink: Ink) -> None:
    tone = translucent(ink.palette.text, 0.5)
    pen = QPen(tone, 2.4 * ink.u, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    boxes = board.boxes
    for parents, children in board.links:
        painter.setPen(pen)
        painter.drawPath(_descent([boxes[p] for p in parents], [boxes[c] for c in children], ink.u))
    for couple, (child,) in board.steps:
        painter.setPen(pen)
        painter.drawPath(_arrow(boxes[couple], boxes[child], ink.u))
    painter.setPen(Qt.PenStyle.NoPen)
    for one, other in board.couples:
        centre = (boxes[one].center() + boxes[other].center()) / 2
        _paint_times(painter, centre, ink)


def _descent(parents: list[QRectF], children: list[QRectF], u: float) -> QPainterPath:
    """From under a couple down to each child."""
    path = QPainterPath()
    bottom, top = parents[0].bottom(), children[0].top()
    middle = (bottom + top) / 2
    x = sum(p.center().x() for p in parents) / len(parents)
    couple = len(parents) == 2
    path.moveTo(x, bottom - 0.35 * parents[0].height() if couple else bottom + 3 * u)
    path.lineTo(x, middle)
    centres = [c.center().x() for c in children]
    if len(centres) == 1:
        path.lineTo(x, top - 2 * u)
        return path
    path.moveTo(min(*centres, x), middle)
    path.lineTo(max(*centres, x), middle)
    for centre in centres:
        path.moveTo(centre, middle)
        path.lineTo(centre, top - 2 * u)
    return path


def _arrow(start: QRectF, end: QRectF, u: float) -> QPainterPath:
    """From a couple sideways to its child."""
    path = QPainterPath()
    way = 1 if end.x() > start.x() else -1
    y = start.center().y()
    a = (start.right() if way > 0 else start.left()) + way * 6 * u
    b = (end.left() if way > 0 else end.right()) - way * 6 * u
    path.moveTo(a, y)
    path.lineTo(b, y)
    path.moveTo(b - way * 7 * u, y - 6 * u)
    path.lineTo(b, y)
    path.lineTo(b - way * 7 * u, y + 6 * u)
    return path


def _paint_times(painter: QPainter, centre: QPointF, ink: Ink) -> None:
    """The sign of a cross on a small disc."""
    u = ink.u
    painter.setBrush(blend(ink.palette.felt_edge, ink.palette.shadow, 0.2))
    painter.drawEllipse(centre, 12.5 * u, 12.5 * u)
    reach = 5.2 * u
    path = QPainterPath(centre + QPointF(-reach, -reach))
    path.lineTo(centre + QPointF(reach, reach))
    path.moveTo(centre + QPointF(-reach, reach))
    path.lineTo(centre + QPointF(reach, -reach))
    painter.fillPath(stroked(path, 3 * u), ink.palette.gold)


_MARKS = {MOTHER: (Role.MOTHER,), FATHER: (Role.FATHER,), CHILD: (Role.DAUGHTER, Role.SON)}


def _paint_ghost(
    painter: QPainter, rect: QRectF, place: Place, family: Family | None, ink: Ink
) -> None:
    """Whom the place waits for: its sex, and the genotype where that is certain."""
    painter.save()
    tone = QColor(translucent(ink.palette.text, 0.42))
    women = {Role.GRANDMOTHER, Role.MOTHER, Role.DAUGHTER}
    roles = place.roles
    marks = _MARKS[place.rank]
    if place.rank == CHILD and len(roles) == 1:
        marks = (Role.DAUGHTER if roles[0] in women else Role.SON,)
    side = rect.width() * (0.34 if len(marks) == 1 else 0.26)
    y = rect.center().y() + (rect.height() * 0.2 if family else -side / 2 + side / 2)
    for n, role in enumerate(marks):
        x = rect.center().x() + (n - (len(marks) - 1) / 2) * side * 1.15
        move = QTransform.fromTranslate(x - side / 2, y - side / 2)
        move.scale(side / 24, side / 24)
        painter.fillPath(move.map(sex_path(role)), tone)
    if family is not None:
        painter.setOpacity(0.62)
        wide = rect.width() * 0.3
        pod = QRectF(0, 0, wide, wide * 2)
        pod.moveCenter(QPointF(rect.center().x(), rect.y() + rect.height() * 0.33))
        paint_genotype(painter, ALLELES[family], pod)
    painter.restore()
