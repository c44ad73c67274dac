"""The face of a Mendelius card, drawn in units of a hundredth of the card's width."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from melicado.drawing.card_face import CARD, ROUND, fade, rays
from melicado.drawing.palette import Palette
from melicado.drawing.pea import paint_ground
from melicado.drawing.people_figures import family_letter, paint_person
from melicado.drawing.people_index import notch, paint_index, paint_points, paint_stand_in
from melicado.drawing.people_tones import Paints, paints
from melicado.drawing.shapes import blend, cut, letters_path, overlap, rounded, translucent
from melicado.rules.mendelius.cards import ALLELES, JOKER, Family

_INSET = 4.0
_BAND_TOP = 114.0
_FIGURE = QRectF(5, 4, 100, 112)  # a little to the right of the middle, beside the index
_WIDEST = 82.0
_CAP = 9.0


@dataclass(frozen=True)
class PersonLook:
    """What a card shows and how it lies: see ``people.person_pixmap``."""

    kind: str
    label: str = ""
    points: int | None = None
    stands_for: str = ""
    lifted: bool = False
    faded: bool = False


def paint_person_card(painter: QPainter, look: PersonLook, palette: Palette) -> None:
    """Paint it on a blank card, its corner at (0, 0); KeyError for an unknown kind."""
    tones = paints(family_letter(look.kind), palette)
    shape = rounded(CARD.adjusted(_INSET, _INSET, -_INSET, -_INSET), ROUND - _INSET + 1)
    window = cut(overlap(shape, _above_band()), notch(look.stands_for or look.kind))
    painter.save()
    painter.setClipPath(window)
    _paint_ground(painter, look.kind, tones)
    paint_person(painter, _FIGURE, look.kind, palette)
    painter.restore()
    _paint_frame(painter, shape, tones)
    _paint_label(painter, look.label, tones)
    paint_index(painter, look.stands_for or look.kind, palette)
    if look.stands_for:
        paint_stand_in(painter, look.stands_for, palette)
    if look.points is not None:
        paint_points(painter, look.points, tones, palette)
    if look.faded:
        fade(painter, 0.45)


def _above_band() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(100, 0)
    path.lineTo(100, _BAND_TOP + 3)
    path.quadTo(QPointF(50, _BAND_TOP - 5), QPointF(0, _BAND_TOP + 3))
    path.closeSubpath()
    return path


def _paint_ground(painter: QPainter, kind: str, tones: Paints) -> None:
    """Light behind the head; pods of the family's genotype, or rays behind a joker."""
    middle = QPointF(_FIGURE.center().x(), 52)
    light = QRadialGradient(middle, 84)
    light.setColorAt(0, blend(tones["ground"], tones["pale"], 0.55))
    light.setColorAt(0.45, tones["ground"])
    light.setColorAt(1, blend(tones["ground"], tones["motif"], 0.30))
    painter.fillRect(CARD, light)
    if kind == JOKER:
        painter.fillPath(rays(middle), translucent(tones["motif"], 0.22))
        return
    letter = family_letter(kind)
    alleles = ALLELES[Family(letter)] if letter else "RB"
    paint_ground(painter, alleles, QRectF(4, 4, 92, 110), tones["motif"])


def _paint_frame(painter: QPainter, shape: QPainterPath, tones: Paints) -> None:
    """The band below, its upper edge, and the frame."""
    fill = QLinearGradient(0, _BAND_TOP, 0, 136)
    fill.setColorAt(0, blend(tones["band"], tones["pale"], 0.10))
    fill.setColorAt(1, blend(tones["band"], tones["line"], 0.10))
    painter.fillPath(cut(shape, _above_band()), fill)
    edge = QPainterPath(QPointF(_INSET, _BAND_TOP + 2.4))
    edge.quadTo(QPointF(50, _BAND_TOP - 4.4), QPointF(100 - _INSET, _BAND_TOP + 2.4))
    painter.strokePath(edge, QPen(tones["line"], 1.2))
    painter.strokePath(shape, QPen(tones["frame"], 2.4))


def _paint_label(painter: QPainter, label: str, tones: Paints) -> None:
    """The name in the band, made smaller until it fits."""
    if not label.strip():
        return
    wide = letters_path(label, QPointF(), _CAP).boundingRect().width()
    cap = _CAP * min(1.0, _WIDEST / max(1.0, wide))
    painter.fillPath(letters_path(label, QPointF(50, 123.6), cap), tones["name"])
