"""The table: felt under a soft lamp in a wooden rim.

The felt's fibres are one tile that repeats without a seam; it is made once per palette and
resolution, so that a table is repainted in a few milliseconds after a resize.
"""

import math
import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from melicado.drawing.palette import Palette
from melicado.drawing.pixmaps import PixmapCache, blank_pixmap, painting
from melicado.drawing.shapes import blend, rounded, translucent

CACHE = PixmapCache(limit=48 * 1024 * 1024)
"""Tiles and whole tables kept: a few sizes of window."""

_TILE = 256


def rim_width(width: float, height: float) -> float:
    """The width of the wooden rim of a table of ``width`` by ``height`` logical pixels."""
    return float(round(min(18.0, max(6.0, min(width, height) * 0.014))))


def paint_table(painter: QPainter, rect: QRectF, palette: Palette, seed: int = 1) -> None:
    """Paint the whole table over ``rect``; ``seed`` varies the fibres and the grain."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    rim = rim_width(rect.width(), rect.height())
    felt = rect.adjusted(rim, rim, -rim, -rim)
    _paint_wood(painter, rect, felt, palette, seed)
    painter.save()
    painter.setClipPath(rounded(felt, rim * 1.2))
    _paint_felt(painter, felt, palette, seed)
    painter.restore()
    _paint_inner_edge(painter, felt, rim, palette)
    painter.restore()


def table_pixmap(size: QSizeF, dpr: float, palette: Palette, seed: int = 1) -> QPixmap:
    """The table as a pixmap of ``size`` logical pixels, kept and shared."""

    def make() -> QPixmap:
        pixmap = blank_pixmap(size, dpr)
        with painting(pixmap) as painter:
            paint_table(painter, QRectF(0, 0, size.width(), size.height()), palette, seed)
        return pixmap

    return CACHE.get(("table", size.width(), size.height(), dpr, palette, seed), make)


def _paint_felt(painter: QPainter, felt: QRectF, palette: Palette, seed: int) -> None:
    """Lamp light that falls from above the middle, then fibres, then darker corners."""
    lamp = QPointF(felt.center().x(), felt.top() + felt.height() * 0.40)
    reach = math.hypot(felt.width(), felt.height()) * 0.58
    light = QRadialGradient(lamp, reach)
    light.setColorAt(0, palette.felt_centre)
    light.setColorAt(0.25, blend(palette.felt_centre, palette.felt_middle, 0.35))
    light.setColorAt(0.60, palette.felt_middle)
    light.setColorAt(1, palette.felt_edge)
    painter.fillRect(felt, light)
    warm = QRadialGradient(lamp, reach * 0.85)
    warm.setColorAt(0, translucent(palette.lamp, 1.0))
    warm.setColorAt(0.5, translucent(palette.lamp, 0.42))
    warm.setColorAt(1, translucent(palette.lamp, 0.0))
    painter.fillRect(felt, warm)
    dpr = painter.device().devicePixelRatio()
    tile = CACHE.get(("fibres", dpr, palette, seed), lambda: _fibre_tile(dpr, palette, seed))
    painter.drawTiledPixmap(felt, tile)


def _fibre_tile(dpr: float, palette: Palette, seed: int) -> QPixmap:
    """Short curved fibres, some catching light and some in shade, that meet across the edges."""
    chance = random.Random(seed)
    side = round(_TILE * dpr) / dpr  # a whole number of device pixels, or a seam would show
    pixmap = blank_pixmap(QSizeF(side, side), dpr)
    bright = blend(palette.felt_centre, palette.text, 0.45)
    tones = ((bright, 0.070), (palette.felt_edge, 0.110), (bright, 0.035))
    with painting(pixmap) as painter:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, alpha in tones:
            path = QPainterPath()
            for _ in range(1500):
                _add_fibre(path, chance.random, side)
            painter.setPen(QPen(translucent(colour, alpha), 0.8))
            painter.drawPath(path)
    return pixmap


def _add_fibre(path: QPainterPath, draw: Callable[[], float], side: float) -> None:
    """One fibre, repeated on the other side where it crosses the tile's edge."""
    x, y = side * draw(), side * draw()
    angle, long = math.tau * draw(), 2.5 + 5.5 * draw()
    across, down = math.cos(angle) * long, math.sin(angle) * long
    bend = -0.35 + 0.7 * draw()
    half_x, half_y = across / 2 - down * bend, down / 2 + across * bend
    inside = 10 <= x <= side - 10 and 10 <= y <= side - 10
    for left in (x,) if inside else (x - side, x, x + side):
        for top in (y,) if inside else (y - side, y, y + side):
            if -10 < left < side + 10 and -10 < top < side + 10:
                path.moveTo(left, top)
                path.quadTo(left + half_x, top + half_y, left + across, top + down)


def _paint_wood(painter: QPainter, rect: QRectF, felt: QRectF, palette: Palette, seed: int) -> None:
    """The rim: four boards mitred at the corners, each with its grain along it."""
    chance = random.Random(seed)
    outer = (rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft())
    inner = (felt.topLeft(), felt.topRight(), felt.bottomRight(), felt.bottomLeft())
    painter.fillRect(rect, palette.wood_dark)  # or the mitres would let the window show through
    shades = (0.15, 0.45, 0.60, 0.35)  # the lamp stands above: the upper board is lightest
    for side in range(4):
        after = (side + 1) % 4
        board = QPainterPath(outer[side])
        for corner in (outer[after], inner[after], inner[side]):
            board.lineTo(corner)
        board.closeSubpath()
        tone = blend(palette.wood_light, palette.wood_dark, shades[side])
        across = QLinearGradient((outer[side] + outer[after]) / 2, (inner[side] + inner[after]) / 2)
        across.setColorAt(0.0, blend(tone, palette.wood_dark, 0.55))
        across.setColorAt(0.35, blend(tone, palette.wood_light, 0.30))
        across.setColorAt(1.0, blend(tone, palette.wood_dark, 0.35))
        painter.fillPath(board, across)
        painter.save()
        painter.setClipPath(board)
        _paint_grain(painter, (outer[side], outer[after], inner[side]), palette, chance)
        painter.restore()
    painter.fillPath(
        rounded(felt.adjusted(-1, -1, 1, 1), 2), blend(palette.wood_dark, palette.shadow, 0.4)
    )


def _paint_grain(
    painter: QPainter,
    corners: tuple[QPointF, QPointF, QPointF],
    palette: Palette,
    chance: random.Random,
) -> None:
    """Long wavering lines along a board, given by its outer ends and its first inner corner."""
    start, end, inside = corners
    along = end - start
    length = math.hypot(along.x(), along.y())
    if length <= 0:
        return
    unit = along / length
    normal = QPointF(-unit.y(), unit.x())
    depth = abs(QPointF.dotProduct(inside - start, normal))
    grain = QPainterPath()
    for _ in range(max(6, int(length / 30))):
        reach, first = chance.uniform(80, 260), chance.uniform(-60, length)
        level = chance.uniform(0.08, 0.92) * depth
        drift = chance.uniform(-0.12, 0.12) * depth
        begin = start + unit * first + normal * level
        grain.moveTo(begin)
        grain.quadTo(
            begin + unit * (reach / 2) + normal * drift, begin + unit * reach + normal * drift / 2
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(palette.wood_dark, 0.38), 0.9))
    painter.drawPath(grain)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_inner_edge(painter: QPainter, felt: QRectF, rim: float, palette: Palette) -> None:
    """The rim's shade on the felt, deeper above, and a thin light along its lower lip."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    round_by = rim * 1.2
    steps = 10
    for step in range(steps):
        grow = rim * 0.16 * step
        shade = QColor(palette.shadow)
        shade.setAlphaF(0.16 * (1 - step / steps) ** 2)
        painter.setPen(QPen(shade, rim * 0.32))
        edge = felt.adjusted(grow, grow * 1.5, -grow, -grow * 0.6)
        painter.drawRoundedRect(edge, round_by, round_by)
    painter.setPen(QPen(translucent(palette.wood_light, 0.55), 1))
    painter.drawRoundedRect(felt.adjusted(-0.5, -0.5, 0.5, 0.5), round_by, round_by)
    painter.setPen(Qt.PenStyle.NoPen)
