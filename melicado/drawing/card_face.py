"""The face of a letter card or joker, drawn in units of a hundredth of the card's width."""

import math
import random
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from melicado.drawing.marks import mark_path
from melicado.drawing.palette import Palette
from melicado.drawing.shapes import (
    blend,
    letters_path,
    overlap,
    rounded,
    soft_shadow,
    star,
    stroked,
    translucent,
)

CARD = QRectF(0, 0, 100, 140)
ROUND = 11.0
MOST_UNDER = 4
_INSET = 4.0
_BAND_TOP = 114.0
_INDEX_X = 15.8
_LETTER = QRectF(26, 40.5, 64, 54)


@dataclass(frozen=True)
class CardLook:
    """What a card shows: its letter, its colour ("b", "r" or "g"), and whether it is a joker.

    A joker's letter is empty until it is named. ``acts`` is the colour as which the card behaves
    and whose mark it bears, its own where empty (MC-29).
    """

    letter: str
    colour: str
    joker: bool = False
    acts: str = ""

    @property
    def mark(self) -> str:
        """The colour whose mark the card bears."""
        return self.acts or self.colour


@dataclass(frozen=True)
class CardState:
    """How a card lies: see ``cards.card_pixmap``."""

    lifted: bool = False
    provisional: bool = False
    locked: bool = False
    faded: bool = False
    under: int = 0


def paint_card(painter: QPainter, look: CardLook, palette: Palette, state: CardState) -> None:
    """Paint what distinguishes a card on a blank one (see ``paint_blank``), corner at (0, 0)."""
    colour = palette.card(look.colour)
    _paint_frame(painter, colour, look.mark, palette)
    if look.joker:
        _paint_joker(painter, look, palette)
    else:
        _paint_letter(painter, look, palette)
    _paint_index(painter, look, palette)
    if state.provisional:
        _paint_provisional(painter, palette)
    if state.locked:
        _paint_locked(painter, palette)
    if state.faded:
        fade(painter, 0.45)


@dataclass(frozen=True)
class Blank:
    """What a card is painted on, alike for many cards and most of the work."""

    lifted: bool = False
    under: int = 0
    paper: bool = True
    """False for a card that has its own ground: its shadow only."""


def paint_blank(painter: QPainter, palette: Palette, blank: Blank) -> None:
    """A card's shadow, the edges of the cards under it and its paper."""
    paint_shadow(painter, palette, lifted=blank.lifted)
    if blank.paper:
        paint_under(painter, palette, blank.under)
        paint_paper(painter, palette)


def fade(painter: QPainter, opacity: float) -> None:
    """Make all that is painted so far translucent, as one sheet."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(CARD.adjusted(-30, -30, 30, 30), QColor.fromRgbF(0, 0, 0, opacity))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def paint_shadow(painter: QPainter, palette: Palette, *, lifted: bool = False) -> None:
    """The card's shadow: a close dark one and a wide soft one, wider and lower when lifted."""
    if lifted:
        far, near = CARD.translated(0, 11).adjusted(3, 3, -3, -3), CARD.translated(0, 6)
        soft_shadow(painter, far, ROUND, 13, translucent(palette.shadow, 0.50))
        soft_shadow(
            painter, near.adjusted(2, 2, -2, -2), ROUND, 6, translucent(palette.shadow, 0.25)
        )
        return
    soft_shadow(painter, CARD.translated(0, 4), ROUND, 8, translucent(palette.shadow, 0.38))
    soft_shadow(painter, CARD.translated(0, 1.2), ROUND, 2.4, translucent(palette.shadow, 0.40))


def paint_under(painter: QPainter, palette: Palette, under: int) -> None:
    """The edges of the cards beneath, each a little further up and to the right."""
    for step in range(under, 0, -1):
        edge = CARD.translated(2.6 * step, -2.9 * step)
        fill = QLinearGradient(edge.topLeft(), edge.bottomRight())
        fill.setColorAt(0, blend(palette.ivory, palette.ivory_edge, 0.25))
        fill.setColorAt(1, palette.ivory_edge)
        painter.setPen(QPen(translucent(palette.shadow, 0.35), 0.8))
        painter.setBrush(fill)
        painter.drawRoundedRect(edge, ROUND, ROUND)
    painter.setPen(Qt.PenStyle.NoPen)


def paint_paper(painter: QPainter, palette: Palette) -> None:
    """The bare card: warm paper lit from above, a few fibres, a bright upper edge."""
    paper = QLinearGradient(0, 0, 20, 140)
    paper.setColorAt(0, palette.ivory_top)
    paper.setColorAt(0.65, blend(palette.ivory_top, palette.ivory, 0.7))
    paper.setColorAt(1, palette.ivory)
    outline = rounded(CARD, ROUND)
    painter.setPen(QPen(translucent(palette.shadow, 0.28), 0.9))
    painter.setBrush(paper)
    painter.drawPath(outline)
    painter.save()
    painter.setClipPath(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(palette.ivory_edge, 0.22), 0.5))
    painter.drawPath(_fibres())
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)


@lru_cache(maxsize=1)
def _fibres() -> QPainterPath:
    chance = random.Random(20)  # the same paper every time
    path = QPainterPath()
    for _ in range(90):
        x, y = chance.uniform(0, 100), chance.uniform(0, 140)
        turn, long = chance.uniform(0, math.tau), chance.uniform(2, 7)
        path.moveTo(x, y)
        bend = chance.uniform(-1.5, 1.5)
        path.quadTo(
            x + math.cos(turn) * long / 2 + bend,
            y + math.sin(turn) * long / 2 - bend,
            x + math.cos(turn) * long,
            y + math.sin(turn) * long,
        )
    return path


def _paint_frame(painter: QPainter, colour: QColor, kind: str, palette: Palette) -> None:
    """The coloured frame, and the band whose upper edge rises in the middle, with its mark."""
    shape, band = _frame()
    fill = QLinearGradient(0, _BAND_TOP, 0, 136)
    fill.setColorAt(0, blend(colour, palette.mark, 0.07))
    fill.setColorAt(1, blend(colour, palette.ink, 0.12))
    painter.fillPath(band, fill)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 2.4))
    painter.drawPath(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(mark_path(kind, QRectF(41.5, 115.5, 17, 17)), palette.mark)


@lru_cache(maxsize=1)
def _frame() -> tuple[QPainterPath, QPainterPath]:
    """The outline of the frame, and the band."""
    inner = CARD.adjusted(_INSET, _INSET, -_INSET, -_INSET)
    shape = rounded(inner, ROUND - _INSET + 1)
    hill = QPainterPath(QPointF(0, _BAND_TOP + 3))
    hill.quadTo(QPointF(50, _BAND_TOP - 5), QPointF(100, _BAND_TOP + 3))
    hill.lineTo(100, 140)
    hill.lineTo(0, 140)
    return shape, overlap(shape, hill)


def _paint_letter(painter: QPainter, look: CardLook, palette: Palette) -> None:
    """The large letter, with a light lower edge as if pressed into the paper."""
    outline = _large_letter(look.letter)
    painter.fillPath(outline.translated(0, 1.1), translucent(palette.mark, 0.9))
    ink = palette.card_ink(look.colour)
    fill = QLinearGradient(0, 40, 0, 94)
    fill.setColorAt(0, blend(ink, palette.card(look.colour), 0.35))
    fill.setColorAt(1, ink)
    painter.fillPath(outline, fill)


def _large_letter(letter: str) -> QPainterPath:
    """The letter beside the index, a wide one narrowed, all of one height."""
    outline = letters_path(
        letter, QPointF(0, _LETTER.center().y()), _LETTER.height(), widest=_LETTER.width()
    )
    middle = max(53.0, _LETTER.left() + outline.boundingRect().width() / 2)
    return outline.translated(middle, 0)


def _paint_joker(painter: QPainter, look: CardLook, palette: Palette) -> None:
    """A star on faint rays; once named, the letter stands on the star."""
    colour = palette.card(look.colour)
    painter.save()
    clip = QPainterPath()
    clip.addRect(QRectF(5.5, 5.5, 89, 105))
    painter.setClipPath(clip)
    painter.fillPath(rays(QPointF(50, 66)), translucent(colour, 0.10))
    painter.restore()
    shape = _star(39)
    fill = QLinearGradient(0, 25, 0, 105)
    fill.setColorAt(0, blend(colour, palette.mark, 0.16))
    fill.setColorAt(1, blend(colour, palette.ink, 0.10))
    painter.fillPath(shape.translated(0, 1.8), translucent(palette.shadow, 0.22))
    painter.fillPath(shape, QBrush(fill))
    if look.letter:
        painter.fillPath(letters_path(look.letter, QPointF(50, 69), 29), palette.mark)
    else:
        painter.fillPath(stroked(_star(28), 1.6), translucent(palette.mark, 0.55))


@lru_cache(maxsize=2)
def _star(radius: float) -> QPainterPath:
    """The star in the middle of a joker."""
    return star(QPointF(50, 67), radius, inner=0.54)


def rays(centre: QPointF) -> QPainterPath:
    """Twelve rays out of ``centre``, beyond every corner of a card."""
    path = QPainterPath()
    for i in range(12):
        path.moveTo(centre)
        for side in (-1, 1):
            angle = (i + 0.25 * side) * math.tau / 12
            path.lineTo(centre + QPointF(math.cos(angle), math.sin(angle)) * 120)
        path.closeSubpath()
    return path


def _paint_index(painter: QPainter, look: CardLook, palette: Palette) -> None:
    """Top left, for cards that overlap: the small letter (a star for a bare joker) and the mark."""
    ink = palette.card_ink(look.colour)
    if look.letter:
        painter.fillPath(letters_path(look.letter, QPointF(_INDEX_X, 16.2), 15, widest=16.5), ink)
    else:
        painter.fillPath(_small_star(), ink)
    mark = mark_path(look.mark, QRectF(_INDEX_X - 8.2, 29.6, 16.4, 16.4))
    painter.fillPath(mark, ink)


@lru_cache(maxsize=1)
def _small_star() -> QPainterPath:
    return star(QPointF(_INDEX_X, 17.2), 8.4, inner=0.52)


def _paint_provisional(painter: QPainter, palette: Palette) -> None:
    """A pale wash and a dashed gold frame: laid, not settled."""
    painter.fillPath(rounded(CARD, ROUND), translucent(palette.gold, 0.14))
    pen = QPen(palette.gold, 4.2, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([1.9, 1.9])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(blend(palette.ink, palette.gold, 0.25), 5.0))
    painter.drawRoundedRect(CARD.adjusted(1, 1, -1, -1), ROUND, ROUND)
    painter.setPen(pen)
    painter.drawRoundedRect(CARD.adjusted(1, 1, -1, -1), ROUND, ROUND)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_locked(painter: QPainter, palette: Palette) -> None:
    """A grey veil and a clock: this card waits until the row settles."""
    painter.fillPath(rounded(CARD, ROUND), translucent(palette.felt_edge, 0.42))
    centre = QPointF(80, 20)
    painter.setPen(QPen(palette.mark, 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(palette.ink)
    painter.drawEllipse(centre, 12, 12)
    painter.drawPolyline([centre + QPointF(0, -6.5), centre, centre + QPointF(4.6, 3)])
    painter.setPen(Qt.PenStyle.NoPen)
