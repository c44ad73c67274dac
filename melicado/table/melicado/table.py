"""The table of Méli Cado as a widget: steps come in, commands go out.

It holds no rules and no state of the game: it shows the last View it was given and asks the
rules what could be done. See ``Stage`` for the scene and ``Gestures`` for hands on it.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QEventPoint,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from melicado.rules.game import Refusal
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.view import View
from melicado.table.items import CardItem
from melicado.table.look import SeatLabel, TableLook
from melicado.table.melicado.acts import Acts
from melicado.table.melicado.gestures import Gestures
from melicado.table.melicado.keys import Keys
from melicado.table.melicado.plan import plan
from melicado.table.melicado.stage import Stage
from melicado.table.pill import Kind
from melicado.texts.melicado import event_sentence, reason_sentence
from melicado.words.judge import Judge

MOUSE = 0
"""The pointer id of the mouse; fingers follow."""
TOLD_ABOVE = (
    ev.Called,
    ev.Declared,
    ev.Objected,
    ev.SequenceStarted,
    ev.BaseTurned,
    ev.BaseOrdered,
)
"""Events that the line above the row tells of for as long as they last."""


class MeliCadoTable(QGraphicsView):
    """The table of the person at seat ``me``."""

    commanded = Signal(int, object)
    """A seat and the command it gives."""
    drawer_toggled = Signal()
    """The drawer of words was asked for, or asked away."""
    pause_asked = Signal()

    def __init__(
        self,
        judge: Judge,
        seats: Sequence[SeatLabel],
        me: int,
        look: TableLook,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))
        self.stage = Stage(self.scene(), judge, seats, me, look)
        self.acts = Acts(self.stage, lambda command: self.commanded.emit(me, command))
        self.acts.outside = {
            "pause": self.pause_asked.emit,
            "resume": self.pause_asked.emit,
            "drawer": self.drawer_toggled.emit,
        }
        self.gestures = Gestures(self.stage, self.acts)
        self.keys = Keys(self.stage, self.acts, self.gestures)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.viewport().ungrabGesture(Qt.GestureType.PanGesture)
        self.setMinimumSize(640, 400)

    # what comes in

    def set_view(self, view: View) -> None:
        """Show ``view`` at once, without movement."""
        self.stage.local.pending.clear()
        self.stage.take(view)
        self.gestures.after_step()
        self.acts.row_changed()
        self.stage.cards.dismiss()
        self.stage.refresh()
        self.stage.motion.finish()

    def step(self, number: int, event: ev.AnyEvent, view: View) -> None:
        """Show how ``event``, the match's step ``number``, led to ``view``."""
        stage = self.stage
        before = stage.view
        boxes = stage.boxes()
        self._resolve(event)
        stage.take(view)
        self.gestures.after_step()
        self.acts.row_changed()
        stage.refresh(stage.director().flights(event, before, view, boxes))
        self._tell(event, view)

    def refuse(self, refusal: Refusal) -> None:
        """The authority refused, free of charge: cards let go come back, the pill says why."""
        self.stage.local.pending.clear()
        self.stage.refresh()
        self.sentence(reason_sentence(refusal.reason, refusal.evidence), "info")

    def set_now(self, now_ms: int) -> None:
        """The match's clock."""
        stage = self.stage
        stage.now = now_ms
        stage.banner.tick(now_ms)
        if stage.view is not None and stage.bar_changes():
            stage.refresh()

    def set_covered(self, covered: bool) -> None:
        """Cover the hand and the row, for a pause (MC-46)."""
        if covered:
            self.gestures.cancel_all()
        if covered and self.stage.chooser.open:
            self.stage.chooser.cancel()
        self.stage.local.covered = covered
        self.stage.refresh()

    def set_look(self, look: TableLook) -> None:
        """Other colours, another size of text, movement or none, the other side."""
        self.gestures.cancel_all()
        self.stage.look = look
        self.stage.motion.enabled = look.motion
        self._lay_out()

    def sentence(self, text: str, kind: Kind = "info") -> None:
        """Say something in the pill: "info", "fault" or "good"."""
        self.stage.pill.say(text, kind)

    def _resolve(self, event: ev.AnyEvent) -> None:
        """The authority has judged cards that were let go."""
        local = self.stage.local
        match event:
            case ev.Faulted() if event.seat == local.me:
                for laid in event.cards:
                    local.pending.pop(laid.card.id, None)
            case ev.Rejected() if event.seat == local.me:
                local.pending.clear()
            case ev.Returned() if local.me in event.seats:
                local.pending.clear()

    def _tell(self, event: ev.AnyEvent, view: View) -> None:
        if isinstance(event, TOLD_ABOVE):
            return
        if isinstance(event, ev.Drawn) and event.cause == "fault":
            return  # the fault before it has been told, and the cards are seen
        text = event_sentence(event, self.stage.names, view)
        if text is None:
            return
        mine = getattr(event, "seat", None) == self.stage.me
        bad = isinstance(event, ev.Faulted)
        kind: Kind = "fault" if bad else "info"
        if isinstance(event, ev.Settled | ev.Rearranged | ev.Given):
            won = mine or any(w.seat == self.stage.me for w in getattr(event, "words", ()))
            kind = "good" if won else "info"
        self.sentence(text, kind)

    # the widget's own events

    def _lay_out(self) -> None:
        size = self.viewport().size()
        self.stage.resize(QSizeF(size), self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's name
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:  # noqa: D102 - Qt's name
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        if event.type() == QEvent.Type.WindowDeactivate:
            self.gestures.cancel_all()
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's name
        super().focusOutEvent(event)
        self.gestures.cancel_all()

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

    # for tests and for those who watch over the scene

    def check_against(self, view: View) -> list[str]:
        """What differs between the scene and ``view`` once everything is still; empty if nothing.

        Every card of the hand, the base and the tops of the piles is on the scene once, at its
        place, with its own face, and there is nothing else.
        """
        stage = self.stage
        wanted = plan(view, stage.local, stage.layout)
        wrong = [f"card {i} is missing" for i in wanted if i not in stage.cards.items]
        wrong += [f"card {i} is too many" for i in stage.cards.items if i not in wanted]
        wrong += [f"a guest shows {g.face}" for g in stage.cards.guests]
        shown = [item for item in self.scene().items() if isinstance(item, CardItem)]
        if len(shown) != len(stage.cards.items):
            wrong.append(f"{len(shown)} cards are drawn, {len(stage.cards.items)} are known")
        for card, (pose, face) in wanted.items():
            item = stage.cards.items.get(card)
            if item is not None and (item.pose != pose or item.face != face):
                wrong.append(f"card {card} is at {item.pose} as {item.face}, not {pose} as {face}")
        mine = {c.id for c in view.seats[stage.me].hand or ()}
        tops = {p.top.id for p in view.row.piles}
        if set(wanted) != mine | tops | {c.id for c in view.base}:
            wrong.append("the plan does not show the view")
        return wrong
