"""Shapes that several painters share: soft shadows, stars, letters as outlines, colour mixing."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPolygonF,
    QTransform,
)

from melicado.drawing.fonts import letter_font

_EM = 200  # letters are outlined at this size and scaled, so that hinting never shows

# Qt joins and cuts outlines by lines of fixed length: small units need to be enlarged first.
_FINE = QTransform.fromScale(400, 400)
_COARSE = QTransform.fromScale(1 / 400, 1 / 400)


def blend(one: QColor, other: QColor, share: float) -> QColor:
    """``one`` mixed with ``share`` (0 to 1) of ``other``, opacity included."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share,
        one.greenF() * keep + other.greenF() * share,
        one.blueF() * keep + other.blueF() * share,
        one.alphaF() * keep + other.alphaF() * share,
    )


def translucent(colour: QColor, alpha: float) -> QColor:
    """``colour`` with its opacity multiplied by ``alpha`` (0 to 1)."""
    result = QColor(colour)
    result.setAlphaF(min(1.0, max(0.0, colour.alphaF() * alpha)))
    return result


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """The outline of ``rect`` with corners of ``radius``."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def soft_shadow(
    painter: QPainter, rect: QRectF, radius: float, blur: float, colour: QColor
) -> None:
    """A shadow under the rounded ``rect``, fading from ``blur`` inside to ``blur`` outside.

    ``colour`` carries the opacity of the deepest part.
    """
    steps = 14
    reached = 0.0
    deepest = colour.alphaF()
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(1, steps + 1):
        part = step / steps
        wanted = deepest * part * part * (3 - 2 * part)
        layer = QColor(colour)
        layer.setAlphaF((wanted - reached) / max(1e-6, 1.0 - reached))
        reached = wanted
        grow = blur * (1 - 2 * (part - 0.5 / steps))
        layer_rect = rect.adjusted(-grow, -grow, grow, grow)
        painter.setBrush(layer)
        round_by = max(1.0, radius + grow)
        painter.drawRoundedRect(layer_rect, round_by, round_by)
    painter.restore()


def star(centre: QPointF, radius: float, *, points: int = 5, inner: float = 0.5) -> QPainterPath:
    """A star pointing up, its tips gently rounded."""
    corners = []
    for i in range(points * 2):
        angle = -math.pi / 2 + i * math.pi / points
        reach = radius * (1.0 if i % 2 == 0 else inner)
        corners.append(centre + QPointF(reach * math.cos(angle), reach * math.sin(angle)))
    sharp = QPainterPath()
    sharp.addPolygon(QPolygonF(corners))
    sharp.closeSubpath()
    return join(sharp, stroked(sharp, radius * 0.16))


def join(*paths: QPainterPath) -> QPainterPath:
    """All that any of ``paths`` covers."""
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(_FINE.map(path))
    return _COARSE.map(whole)


def cut(path: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    """``path`` less what any of ``holes`` covers."""
    rest = _FINE.map(path)
    for hole in holes:
        rest = rest.subtracted(_FINE.map(hole))
    return _COARSE.map(rest)


def overlap(one: QPainterPath, other: QPainterPath) -> QPainterPath:
    """What both paths cover."""
    return _COARSE.map(_FINE.map(one).intersected(_FINE.map(other)))


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """The area that a round pen of ``width`` covers along ``path``."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCurveThreshold(min(0.25, width * 0.02))  # the default is coarse for small units
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


@lru_cache(maxsize=512)
def _outline(text: str) -> tuple[QPainterPath, float]:
    """``text`` as an outline with its baseline at the origin, and the height of its capitals."""
    font = letter_font(_EM)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # the strokes of a variable font overlap
    path.addText(QPointF(0, 0), font, text)
    return path, QFontMetricsF(font).capHeight()


def letters_path(
    text: str, centre: QPointF, cap: float, *, widest: float = math.inf
) -> QPainterPath:
    """``text`` as a bold outline, capitals ``cap`` high, centred on ``centre`` by its capitals.

    A text wider than ``widest`` is narrowed to it, its height kept.
    """
    path, cap_height = _outline(text)
    scale = cap / cap_height if cap_height > 0 else cap / (_EM * 0.7)
    box = path.boundingRect()
    move = QTransform.fromTranslate(centre.x(), centre.y() + cap / 2)
    move.scale(min(scale, widest / max(1.0, box.width())), scale)
    move.translate(-box.center().x(), 0)
    return move.map(path)
