"""Avatars of the people and robots at the table, painted in a round portrait."""

from functools import cache

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

from melicado.drawing.face_looks import LOOKS, Look
from melicado.drawing.hair import STYLES
from melicado.drawing.palette import Palette
from melicado.drawing.pixmaps import PixmapCache, blank_pixmap, painting
from melicado.drawing.robots import ROBOT_LOOKS, paint_robot
from melicado.drawing.shapes import blend, cut, overlap, rounded, stroked, translucent

FACE_COUNT = len(LOOKS)
"""How many different people there are; a larger ``look`` starts again."""

ROBOT_COUNT = len(ROBOT_LOOKS)
"""How many different robots there are; a larger ``look`` starts again."""

CACHE = PixmapCache(limit=12 * 1024 * 1024)
"""The portraits kept."""

_SHADE = QColor("#5a3420")
_WHITE = QColor("#ffffff")


def paint_face(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    look: int,
    palette: Palette,
    *,
    robot: bool = False,
) -> None:
    """Paint portrait number ``look`` in a circle of ``radius`` around ``centre``.

    ``robot`` paints a friendly robot, for a seat that the computer plays.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(centre)
    painter.scale(radius, radius)
    disc = QPainterPath()
    disc.addEllipse(QPointF(), 1.0, 1.0)
    night = 0.28 if palette.name == "dark" else 0.0
    painter.save()
    painter.setClipPath(disc)
    if robot:
        paint_robot(painter, look, night)
    else:
        _paint_person(painter, LOOKS[look % len(LOOKS)], night)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(palette.shadow, 0.35), 0.09))
    painter.drawEllipse(QPointF(), 0.955, 0.955)
    painter.setPen(QPen(palette.ivory_top, 0.075))
    painter.drawEllipse(QPointF(), 0.945, 0.945)
    painter.restore()


def face_pixmap(
    look: int, radius: float, dpr: float, palette: Palette, *, robot: bool = False
) -> QPixmap:
    """The portrait on a transparent square that it fills, kept and shared."""

    def make() -> QPixmap:
        pixmap = blank_pixmap(QSizeF(2 * radius, 2 * radius), dpr)
        with painting(pixmap) as painter:
            paint_face(painter, QPointF(radius, radius), radius, look, palette, robot=robot)
        return pixmap

    return CACHE.get((look, radius, dpr, palette, robot), make)


@cache
def _hair(style: str) -> tuple[QPainterPath, QPainterPath]:
    back, front = STYLES[style]
    return back(), front()


def _paint_person(painter: QPainter, look: Look, night: float) -> None:
    """From the ground up: shoulders, hair behind, head, features, hair in front."""
    ground = blend(QColor(look.ground), QColor("#1b3336"), night)
    light = QRadialGradient(QPointF(-0.2, -0.5), 1.7)
    light.setColorAt(0, blend(ground, _WHITE, 0.28))
    light.setColorAt(1, blend(ground, _SHADE, 0.10))
    painter.fillRect(QRectF(-1, -1, 2, 2), light)
    painter.translate(0, 0.06)
    skin, tone = QColor(look.skin), QColor(look.tone)
    back, front = _hair(look.hair)
    painter.fillPath(back, blend(tone, QColor("#000000"), 0.16))
    _paint_shoulders(painter, skin, QColor(look.cloth), look.hair)
    _paint_head(painter, skin, look)
    _paint_features(painter, skin, tone, look)
    fill = QLinearGradient(-0.4, -0.7, 0.3, 0.4)
    fill.setColorAt(0, blend(tone, _WHITE, 0.16))
    fill.setColorAt(1, tone)
    painter.fillPath(front, fill)
    if look.glasses:
        _paint_glasses(painter)


def _paint_shoulders(painter: QPainter, skin: QColor, cloth: QColor, style: str) -> None:
    """Neck and clothes; a scarf hides the neck by itself."""
    if style != "scarf":
        painter.fillPath(rounded(QRectF(-0.17, 0.30, 0.34, 0.50), 0.14), blend(skin, _SHADE, 0.22))
    body = QPainterPath(QPointF(-0.95, 1.3))
    body.cubicTo(QPointF(-0.92, 0.72), QPointF(-0.5, 0.66), QPointF(-0.2, 0.62))
    body.cubicTo(QPointF(-0.1, 0.80), QPointF(0.1, 0.80), QPointF(0.2, 0.62))
    body.cubicTo(QPointF(0.5, 0.66), QPointF(0.92, 0.72), QPointF(0.95, 1.3))
    body.closeSubpath()
    fill = QLinearGradient(0, 0.6, 0, 1.1)
    fill.setColorAt(0, blend(cloth, _WHITE, 0.12))
    fill.setColorAt(1, blend(cloth, _SHADE, 0.18))
    painter.fillPath(body, fill)


def _paint_head(painter: QPainter, skin: QColor, look: Look) -> None:
    """Ears, then the head lit from the upper left."""
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (-1, 1):
        painter.setBrush(blend(skin, _SHADE, 0.12))
        painter.drawEllipse(QPointF(side * 0.48, 0.06), 0.10, 0.13)
        if look.earrings:
            painter.setBrush(QColor("#f2c64e"))
            painter.drawEllipse(QPointF(side * 0.51, 0.22), 0.055, 0.055)
    head = QPainterPath(QPointF(-0.48, -0.06))
    head.cubicTo(QPointF(-0.50, -0.72), QPointF(0.50, -0.72), QPointF(0.48, -0.06))
    head.cubicTo(QPointF(0.47, 0.34), QPointF(0.22, 0.53), QPointF(0, 0.53))
    head.cubicTo(QPointF(-0.22, 0.53), QPointF(-0.47, 0.34), QPointF(-0.48, -0.06))
    light = QRadialGradient(QPointF(-0.14, -0.16), 0.85)
    light.setColorAt(0, blend(skin, _WHITE, 0.14))
    light.setColorAt(0.6, skin)
    light.setColorAt(1, blend(skin, _SHADE, 0.20))
    painter.fillPath(head, light)


def _paint_features(painter: QPainter, skin: QColor, tone: QColor, look: Look) -> None:
    """Cheeks, freckles, beard, eyes, brows, nose and mouth."""
    dark = QColor("#2c2226")
    for side in (-1, 1):
        painter.setBrush(translucent(QColor("#e0604f"), 0.22))
        painter.drawEllipse(QPointF(side * 0.29, 0.19), 0.105, 0.075)
        if look.freckles:
            painter.setBrush(translucent(QColor("#a5562c"), 0.65))
            for x, y in ((0.22, 0.14), (0.30, 0.18), (0.36, 0.13), (0.26, 0.21)):
                painter.drawEllipse(QPointF(side * x, y), 0.018, 0.018)
    if look.beard:
        painter.fillPath(_beard(), tone)
    for side in (-1, 1):
        _paint_eye(painter, side, dark, lashes=look.lashes)
        brow = QPainterPath(QPointF(side * 0.11, -0.145))
        brow.quadTo(QPointF(side * 0.20, -0.205), QPointF(side * 0.30, -0.145))
        painter.fillPath(stroked(brow, 0.045), translucent(blend(tone, dark, 0.35), 0.9))
    nose = QPainterPath(QPointF(0.01, 0.06))
    nose.quadTo(QPointF(0.075, 0.155), QPointF(-0.03, 0.165))
    painter.fillPath(stroked(nose, 0.034), translucent(blend(skin, _SHADE, 0.55), 0.8))
    _paint_mouth(painter, look.smile)
    if look.moustache:
        painter.fillPath(_moustache(), tone)


def _paint_eye(painter: QPainter, side: int, dark: QColor, *, lashes: bool) -> None:
    centre = QPointF(side * 0.195, 0.0)
    painter.setBrush(dark)
    painter.drawEllipse(centre, 0.056, 0.068)
    painter.setBrush(_WHITE)
    painter.drawEllipse(centre + QPointF(-0.018, -0.026), 0.019, 0.019)
    if lashes:
        lash = QPainterPath(centre + QPointF(-side * 0.065, -0.045))
        lash.quadTo(centre + QPointF(0, -0.105), centre + QPointF(side * 0.075, -0.045))
        lash.lineTo(centre + QPointF(side * 0.105, -0.075))
        painter.fillPath(stroked(lash, 0.026), dark)


def _paint_mouth(painter: QPainter, smile: str) -> None:
    """ "soft" a curve, "open" with teeth, "grin" to one side."""
    lip = QColor("#7d2f2b")
    if smile == "open":
        mouth = QPainterPath(QPointF(-0.17, 0.245))
        mouth.quadTo(QPointF(0, 0.285), QPointF(0.17, 0.245))
        mouth.cubicTo(QPointF(0.15, 0.44), QPointF(-0.15, 0.44), QPointF(-0.17, 0.245))
        painter.fillPath(mouth, lip)
        teeth = rounded(QRectF(-0.2, 0.2, 0.4, 0.105), 0.02)
        painter.fillPath(overlap(mouth, teeth), _WHITE)
        return
    curve = QPainterPath(QPointF(-0.15, 0.27))
    if smile == "grin":
        curve.cubicTo(QPointF(-0.05, 0.36), QPointF(0.12, 0.36), QPointF(0.19, 0.225))
    else:
        curve.quadTo(QPointF(0, 0.385), QPointF(0.15, 0.27))
    painter.fillPath(stroked(curve, 0.045), lip)


@cache
def _beard() -> QPainterPath:
    path = QPainterPath(QPointF(-0.475, 0.02))
    path.cubicTo(QPointF(-0.46, 0.72), QPointF(0.46, 0.72), QPointF(0.475, 0.02))
    path.cubicTo(QPointF(0.38, 0.20), QPointF(0.24, 0.17), QPointF(0, 0.20))
    path.cubicTo(QPointF(-0.24, 0.17), QPointF(-0.38, 0.20), QPointF(-0.475, 0.02))
    mouth = QPainterPath()
    mouth.addEllipse(QPointF(0, 0.30), 0.20, 0.085)
    return cut(path, mouth)


@cache
def _moustache() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.20))
    path.cubicTo(QPointF(0.10, 0.16), QPointF(0.20, 0.20), QPointF(0.29, 0.28))
    path.cubicTo(QPointF(0.18, 0.31), QPointF(0.08, 0.30), QPointF(0, 0.255))
    path.cubicTo(QPointF(-0.08, 0.30), QPointF(-0.18, 0.31), QPointF(-0.29, 0.28))
    path.cubicTo(QPointF(-0.20, 0.20), QPointF(-0.10, 0.16), QPointF(0, 0.20))
    return path


def _paint_glasses(painter: QPainter) -> None:
    """Two round lenses with a little light on them."""
    frame = QColor("#3a2f3d")
    for side in (-1, 1):
        lens = QPointF(side * 0.205, 0.005)
        painter.setPen(QPen(frame, 0.036))
        painter.setBrush(translucent(_WHITE, 0.16))
        painter.drawEllipse(lens, 0.155, 0.15)
        painter.drawLine(QPointF(side * 0.36, -0.02), QPointF(side * 0.48, -0.06))
    painter.drawLine(QPointF(-0.055, -0.015), QPointF(0.055, -0.015))
    painter.setPen(Qt.PenStyle.NoPen)
