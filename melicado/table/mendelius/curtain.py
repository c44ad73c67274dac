"""The curtain between the turns of people who share a screen."""

import math

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QGraphicsScene

from melicado.drawing.chrome import paint_sheet
from melicado.drawing.faces import paint_face
from melicado.drawing.fonts import letter_font
from melicado.drawing.shapes import blend, translucent
from melicado.table.buttons import ENTER, ButtonRow, ButtonSpec
from melicado.table.items import Ink, Painted, in_units
from melicado.table.lettering import fitted, write
from melicado.table.look import SeatLabel
from melicado.table.mendelius.layout import Layout
from melicado.table.motion import Leg, Motion
from melicado.table.pose import Pose

translate = QCoreApplication.translate

CURTAIN_Z = 600.0
FOLDS = 22
RISE_MS = 200
_VELVET, _DEEP, _DARK = QColor("#9a2737"), QColor("#4a101d"), QColor("#16040a")


class Cloth(Painted):
    """The cloth, which rises and falls as a whole."""

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self._pose = Pose(0, 0, 1)

    @property
    def pose(self) -> Pose:
        """How far it has risen."""
        return self._pose

    def set_pose(self, pose: Pose) -> None:
        """Let it hang there."""
        self._pose = pose
        self.setPos(0, pose.y)


class Curtain:
    """Down while somebody else is to come to the screen; then nothing under it is to be seen."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self.motion = motion
        self.cloth = Cloth(CURTAIN_Z)
        self.cloth.setVisible(False)
        self.sheet = Painted(CURTAIN_Z + 1)
        self.sheet.setVisible(False)
        self.buttons = ButtonRow(scene, CURTAIN_Z + 2)
        scene.addItem(self.cloth)
        scene.addItem(self.sheet)
        self.seat: int | None = None

    def show(self, seat: int | None, label: SeatLabel | None, layout: Layout, ink: Ink) -> None:
        """Be down for ``seat``, or up."""
        if seat is None or label is None:
            self._rise(layout, ink)
            return
        self.seat = seat
        self.motion.forget(self.cloth)

        def cloth(painter: QPainter, rect: QRectF) -> None:
            _paint_cloth(painter, rect, ink)

        self.cloth.show_painted(("cloth",), layout.bounds, ink, cloth)
        self.cloth.set_pose(Pose(0, 0, 1))
        u = layout.u
        box = QRectF(0, 0, round(460 * u), round(300 * u))
        box.moveCenter(layout.bounds.center())
        title = turn_of(label.name)
        px = 30 * layout.text

        def sheet(painter: QPainter, rect: QRectF) -> None:
            with in_units(painter, rect, ink) as inner:
                paint_sheet(painter, inner, ink.palette)
            centre = QPointF(rect.center().x(), rect.y() + 84 * u)
            paint_face(painter, centre, 56 * u, label.look, ink.palette, robot=label.robot)
            line = QRectF(rect.x() + 20 * u, rect.y() + 150 * u, rect.width() - 40 * u, 48 * u)
            font = fitted(title, letter_font, px, line.width())
            write(painter, line, title, font, ink.palette.sheet_text)

        self.sheet.show_painted((label, title, px), box, ink, sheet, 26)
        band = QRectF(box.x() + 20 * u, box.bottom() - 86 * u, box.width() - 40 * u, 52 * u)
        lift = ButtonSpec("lift", translate("Mendelius", "Raise the curtain"), ENTER, "meli")
        self.buttons.show([lift], band, 20 * layout.text, ink)

    def _rise(self, layout: Layout, ink: Ink) -> None:
        if self.seat is None:
            return
        self.seat = None
        self.sheet.setVisible(False)
        self.buttons.show([], QRectF(), 1.0, ink)
        self.motion.fly(self.cloth, [Leg(Pose(0, -layout.height, 1), RISE_MS)], self._gone)

    def _gone(self) -> None:
        if self.seat is None:
            self.cloth.setVisible(False)


def turn_of(name: str) -> str:
    """Whose turn it is, in words: «Au tour de Léa»."""
    return translate("Mendelius", "{name}'s turn").format(name=name)


def _paint_cloth(painter: QPainter, rect: QRectF, ink: Ink) -> None:
    """Velvet in folds, darker below, with a golden hem."""
    night = 0.30 if ink.palette.name == "dark" else 0.0
    light, deep = (blend(c, _DARK, night) for c in (_VELVET, _DEEP))
    wide = rect.width() / FOLDS
    for fold in range(FOLDS):
        shade = QLinearGradient(rect.x() + fold * wide, 0, rect.x() + (fold + 1) * wide, 0)
        sway = 0.5 + 0.5 * math.sin(fold * 2.4)
        shade.setColorAt(0.0, deep)
        shade.setColorAt(0.35 + 0.15 * sway, blend(light, QColor("#ffffff"), 0.06 * sway))
        shade.setColorAt(1.0, deep)
        place = QRectF(rect.x() + fold * wide, rect.y(), wide + 1, rect.height())
        painter.fillRect(place, shade)
    fall = QLinearGradient(0, rect.top(), 0, rect.bottom())
    fall.setColorAt(0.0, translucent(_DARK, 0.75))
    fall.setColorAt(0.12, translucent(_DARK, 0.0))
    fall.setColorAt(0.6, translucent(_DARK, 0.05))
    fall.setColorAt(1.0, translucent(_DARK, 0.45))
    painter.fillRect(rect, fall)
    hem = QRectF(rect.x(), rect.bottom() - 26 * ink.u, rect.width(), 8 * ink.u)
    painter.fillRect(hem, translucent(ink.palette.gold, 0.75))
