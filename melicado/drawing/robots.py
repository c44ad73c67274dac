"""Friendly robots for the seats that the computer plays."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from melicado.drawing.shapes import blend, cut, join, rounded, stroked, translucent

_WHITE = QColor("#ffffff")
_SCREEN = QColor("#14262e")


@dataclass(frozen=True)
class RobotLook:
    """One robot: its shell, the light of its face, the ground, and its three shapes."""

    shell: str
    light: str
    ground: str
    head: str
    eyes: str
    top: str


ROBOT_LOOKS: tuple[RobotLook, ...] = (
    RobotLook("#e8e4da", "#6fe3d0", "#8fb7b4", "round", "dots", "ball"),
    RobotLook("#f0b64f", "#ffe9a8", "#86a9c4", "square", "happy", "twin"),
    RobotLook("#8fb4d9", "#bdf0ff", "#e3cda6", "egg", "rings", "fin"),
    RobotLook("#e08a76", "#ffe0c9", "#a7c8b8", "square", "dots", "coil"),
    RobotLook("#9ccf9a", "#d8ffd0", "#d9c3dd", "round", "visor", "twin"),
    RobotLook("#b79bd6", "#f2d9ff", "#c9d6a8", "egg", "happy", "ball"),
    RobotLook("#dcd3c0", "#ffc46b", "#9aa7c9", "wide", "rings", "coil"),
    RobotLook("#6fb7b3", "#e6fff6", "#e6b9a2", "wide", "visor", "ball"),
)


def paint_robot(painter: QPainter, number: int, night: float) -> None:
    """Paint robot ``number`` in the circle of radius 1 around (0, 0); ``night`` dims the ground."""
    look = ROBOT_LOOKS[number % len(ROBOT_LOOKS)]
    ground = blend(QColor(look.ground), QColor("#1b3336"), night)
    sky = QRadialGradient(QPointF(-0.2, -0.5), 1.7)
    sky.setColorAt(0, blend(ground, _WHITE, 0.28))
    sky.setColorAt(1, blend(ground, _SCREEN, 0.14))
    painter.fillRect(QRectF(-1, -1, 2, 2), sky)
    painter.translate(0, 0.08)
    shell = QColor(look.shell)
    _paint_body(painter, shell, QColor(look.light))
    _paint_top(painter, look.top, shell, QColor(look.light))
    _paint_head(painter, look.head, shell)
    _paint_screen(painter, look.eyes, QColor(look.light))


def _metal(shell: QColor, top: float, bottom: float) -> QLinearGradient:
    fill = QLinearGradient(-0.3, top, 0.3, bottom)
    fill.setColorAt(0, blend(shell, _WHITE, 0.40))
    fill.setColorAt(0.5, shell)
    fill.setColorAt(1, blend(shell, _SCREEN, 0.28))
    return fill


def _paint_body(painter: QPainter, shell: QColor, light: QColor) -> None:
    """A jointed neck on round shoulders, with a lamp."""
    painter.fillPath(rounded(QRectF(-0.16, 0.40, 0.32, 0.34), 0.06), blend(shell, _SCREEN, 0.50))
    painter.fillPath(rounded(QRectF(-0.21, 0.50, 0.42, 0.07), 0.03), blend(shell, _SCREEN, 0.30))
    painter.fillPath(rounded(QRectF(-0.66, 0.64, 1.32, 0.90), 0.34), _metal(shell, 0.6, 1.2))
    painter.setBrush(_SCREEN)
    painter.drawEllipse(QPointF(0, 0.80), 0.10, 0.10)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(0, 0.80), 0.065, 0.065)


def _paint_top(painter: QPainter, top: str, shell: QColor, light: QColor) -> None:
    """What stands on the head: "ball", "twin", "fin" or "coil"."""
    rod = blend(shell, _SCREEN, 0.45)
    painter.setPen(Qt.PenStyle.NoPen)
    if top == "fin":
        painter.fillPath(
            rounded(QRectF(-0.09, -0.84, 0.18, 0.50), 0.09), blend(shell, _SCREEN, 0.35)
        )
        return
    sides = (-0.26, 0.26) if top == "twin" else (0.0,)
    for x in sides:
        mast = QPainterPath(QPointF(x * 0.8, -0.48))
        if top == "coil":
            for step in range(4):
                mast.lineTo(0.07 if step % 2 else -0.07, -0.54 - step * 0.065)
        mast.lineTo(x, -0.78)
        painter.fillPath(stroked(mast, 0.05), rod)
        painter.setBrush(translucent(light, 0.40))
        painter.drawEllipse(QPointF(x, -0.79), 0.13, 0.13)
        painter.setBrush(blend(light, _WHITE, 0.2))
        painter.drawEllipse(QPointF(x, -0.79), 0.075, 0.075)


def _paint_head(painter: QPainter, head: str, shell: QColor) -> None:
    """Bolts at the ears, and the head: "round", "square", "egg" or "wide"."""
    half = {"round": 0.56, "square": 0.54, "egg": 0.53, "wide": 0.64}[head]
    for side in (-1, 1):
        ear = QRectF(side * half - 0.09, -0.13, 0.18, 0.32)
        painter.fillPath(rounded(ear, 0.08), blend(shell, _SCREEN, 0.36))
    box = QRectF(-half, -0.52, 2 * half, 1.0)
    corner = {"round": 0.46, "square": 0.20, "egg": 0.52, "wide": 0.34}[head]
    shape = rounded(box, corner)
    if head == "egg":
        jaw = rounded(QRectF(-half, -0.04, 2 * half, 0.54), 0.22)
        shape = join(shape, jaw)
    painter.fillPath(shape, _metal(shell, -0.55, 0.55))
    painter.setPen(QPen(translucent(_SCREEN, 0.22), 0.025))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_screen(painter: QPainter, eyes: str, light: QColor) -> None:
    """A dark screen on which the face glows: "dots", "happy", "rings" or "visor"."""
    screen = rounded(QRectF(-0.43, -0.31, 0.86, 0.62), 0.22)
    fill = QLinearGradient(0, -0.32, 0, 0.32)
    fill.setColorAt(0, blend(_SCREEN, _WHITE, 0.10))
    fill.setColorAt(1, _SCREEN)
    painter.fillPath(screen, fill)
    face = QPainterPath()
    smile = QPainterPath(QPointF(-0.13, 0.13))
    smile.quadTo(QPointF(0, 0.23), QPointF(0.13, 0.13))
    face.addPath(stroked(smile, 0.05))
    face.addPath(_eyes(eyes))
    face.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(stroked(face, 0.07), translucent(light, 0.20))
    painter.fillPath(face, light)
    gleam = QPainterPath(QPointF(-0.36, -0.10))
    gleam.quadTo(QPointF(-0.35, -0.25), QPointF(-0.18, -0.255))
    painter.fillPath(stroked(gleam, 0.04), translucent(_WHITE, 0.35))


def _eyes(eyes: str) -> QPainterPath:
    path = QPainterPath()
    if eyes == "visor":
        bar = rounded(QRectF(-0.31, -0.13, 0.62, 0.17), 0.085)
        return cut(bar, rounded(QRectF(-0.035, -0.2, 0.07, 0.3), 0))
    for side in (-1, 1):
        centre = QPointF(side * 0.19, -0.05)
        if eyes == "happy":
            arch = QPainterPath(centre + QPointF(-0.09, 0.04))
            arch.quadTo(centre + QPointF(0, -0.14), centre + QPointF(0.09, 0.04))
            path.addPath(stroked(arch, 0.06))
        elif eyes == "rings":
            ring = QPainterPath()
            ring.addEllipse(centre, 0.085, 0.085)
            path.addPath(stroked(ring, 0.055))
        else:
            path.addEllipse(centre, 0.075, 0.095)
    return path
