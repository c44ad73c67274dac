"""A table as a widget of Qt: pointers and keys go to whoever handles them, whatever the game."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QEventPoint,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from melicado.table.announcing import announce
from melicado.table.ghost import Zone
from melicado.table.ghosts import Ghosts
from melicado.table.items import Ink
from melicado.table.pill import Kind
from melicado.table.ring import Ring

MOUSE = 0
"""The pointer id of the mouse; fingers follow."""
RING_Z = 480.0
ROUND_ZONES = ("actions", "seats")
"""Zones of buttons and plates; in the others there are cards."""
RINGED_ZONES = ("letters",)
"""Zones that show by themselves where the keyboard is."""


class Pointers(Protocol):
    """Hands on the table: one gesture for each pointer."""

    def press(self, pointer: int, point: QPointF, touch: bool = False) -> None:
        """A pointer comes down."""
        ...

    def move(self, pointer: int, point: QPointF) -> None:
        """It moves."""
        ...

    def release(self, pointer: int, point: QPointF) -> None:
        """It goes up."""
        ...

    def cancel(self, pointer: int) -> None:
        """Its gesture comes to nothing."""
        ...

    def cancel_all(self) -> bool:
        """Every gesture comes to nothing; whether something was held."""
        ...

    def hover(self, point: QPointF) -> bool:
        """The mouse moves without a button down; whether it is on something to press."""
        ...


class Typing(Protocol):
    """The keyboard."""

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        ...


class Surface(QGraphicsView):
    """A scene that fills the widget; subclasses set ``gestures`` and ``keys``."""

    gestures: Pointers
    keys: Typing
    announced = Signal(str)
    """A sentence that screen readers are told."""

    zone_idents: Sequence[str] = ()
    """The zones of this table in the order of the Tab key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))
        self.ring = Ring(self.scene(), RING_Z)
        self.ghosts = Ghosts(self, self.viewport(), self.zone_idents, self.zones, self.busy)
        self.ghosts.moved.connect(self.show_ring)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        # Tab goes from zone to zone; the table as a whole only has what no zone has.
        tab = Qt.FocusPolicy.ClickFocus if self.zone_idents else Qt.FocusPolicy.StrongFocus
        self.setFocusPolicy(tab)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.viewport().ungrabGesture(Qt.GestureType.PanGesture)
        self.setMinimumSize(640, 400)

    def lay_out(self) -> None:
        """Lay everything out for the size and the screen as they are now."""

    def zones(self) -> Sequence[Zone]:
        """What keyboards and screen readers can reach now."""
        return ()

    def busy(self) -> bool:
        """Whether something moves, so that ghosts had better wait."""
        return False

    def ink(self) -> Ink | None:
        """What the ring is painted with."""
        return None

    def show_ring(self) -> None:
        """Show which spot has the focus."""
        ink, zone = self.ink(), self.ghosts.zone
        if ink is not None:
            spot = self.ghosts.current if zone not in RINGED_ZONES else None
            self.ring.show(spot, ink, rounder=zone in ROUND_ZONES)

    def hear(self, sentence: str, kind: Kind) -> None:
        """Announce a sentence of the pill; a fault breaks into what is being read."""
        self.announce(sentence, at_once=kind == "fault")

    def announce(self, sentence: str, *, at_once: bool = False) -> None:
        """Tell screen readers."""
        announce(self, sentence, at_once=at_once)
        self.announced.emit(sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's name
        super().resizeEvent(event)
        self.lay_out()

    def event(self, event: QEvent) -> bool:  # noqa: D102 - Qt's name
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.lay_out()
        if event.type() == QEvent.Type.WindowDeactivate:
            self.gestures.cancel_all()
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's name
        super().focusOutEvent(event)
        if self.ghosts.current is None:
            self.gestures.cancel_all()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102 - Qt's name
        super().showEvent(event)
        if self.window().focusWidget() is None:
            self.setFocus()  # or else Qt would choose the first spot

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102 - Qt's name
        super().hideEvent(event)
        self.gestures.cancel_all()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's name
        if not self.keys.press(event):
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's name
        if event.source() != Qt.MouseEventSource.MouseEventNotSynthesized:
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.press(MOUSE, event.position())
        else:
            self.gestures.cancel(MOUSE)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's name
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's name
        if event.source() != Qt.MouseEventSource.MouseEventNotSynthesized:
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.gestures.move(MOUSE, event.position())
            return
        self.gestures.cancel(MOUSE)  # the button came up where nobody told us
        on = self.gestures.hover(event.position())
        shape = Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's name
        if event.source() != Qt.MouseEventSource.MouseEventNotSynthesized:
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.release(MOUSE, event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102 - Qt's name
        event.ignore()  # nothing here scrolls

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: D102 - Qt's name
        if isinstance(event, QTouchEvent):
            self._touch(event)
            event.accept()
            return True
        if event.type() == QEvent.Type.UngrabMouse:
            self.gestures.cancel(MOUSE)
        return super().viewportEvent(event)

    def _touch(self, event: QTouchEvent) -> None:
        if event.type() == QEvent.Type.TouchCancel:
            for point in event.points():
                self.gestures.cancel(point.id() + 1)
            return
        for point in event.points():
            at: QPointF = point.position()
            if point.state() == QEventPoint.State.Pressed:
                self.gestures.press(point.id() + 1, at, touch=True)
            elif point.state() == QEventPoint.State.Updated:
                self.gestures.move(point.id() + 1, at)
            elif point.state() == QEventPoint.State.Released:
                self.gestures.release(point.id() + 1, at)
