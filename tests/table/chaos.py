"""Everything that may happen to a table, by chance: whichever game lies on it."""

import random
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEventPoint, QFocusEvent, QMouseEvent, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from melicado.drawing.palette import DARK, LIGHT
from melicado.table.look import TableLook

PLAIN = Qt.KeyboardModifier.NoModifier
FINGERS = 3
SIZES = [(1024, 600), (1280, 800), (1366, 768), (1920, 1080), (640, 400), (700, 900)]
KEYS = [
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Delete),
]


class Chaos:
    """A table and everything that may happen to it; ``keys`` are those its game knows."""

    def __init__(self, rig: Any, chance: random.Random, keys: list[Any]) -> None:
        self.rig, self.chance = rig, chance
        self.keys = [*keys, *KEYS]
        self.device = QTest.createTouchDevice()
        self.fingers: dict[int, QPoint] = {}
        self.down = False
        self.does: list[tuple[int, Callable[[], None]]] = [
            (24, self.mouse),
            (24, self.touch),
            (12, self.key),
            (12, self.others),
            (6, self.time),
            (3, self.resize),
            (2, self.focus_lost),
            (2, self.lost_mouse_up),
            (2, self.touch_cancelled),
            (2, self.pause),
            (2, self.look),
            (1, self.hide),
            (1, self.close),
            (1, self.snapshot),
            (2, self.right_button),
            (2, self.spot),
        ]

    def gesture(self) -> str:
        """Something happens; what it was. A pause does not last long."""
        if self.rig.stage.local.covered and self.chance.random() < 0.2:
            self.rig.table.set_covered(False)
        (what,) = self.chance.choices([d for _, d in self.does], [w for w, _ in self.does])
        what()
        return what.__name__

    def things(self) -> list[QPoint]:
        """Points with something on them besides the cards; the more often, the likelier."""
        raise NotImplementedError

    def others(self) -> None:
        """Another seat does something, whatever is held here; rounds go on."""
        raise NotImplementedError

    def somewhere(self) -> QPoint:
        """A point of the table, mostly one with something on it."""
        rig, chance = self.rig, self.chance
        cards = [item.pose.point.toPoint() for item in rig.stage.cards.items.values()]
        anywhere = QPoint(
            chance.randrange(-30, rig.table.width() + 30),
            chance.randrange(-30, rig.table.height() + 30),
        )
        return chance.choice([anywhere, *cards[:9], *self.things()])

    def mouse(self) -> None:
        """Press, drag about, let go: each step may be the last for a while."""
        rig, at = self.rig, self.somewhere()
        if not self.down or self.chance.random() < 0.1:
            rig.press(at)
            self.down = True
        elif self.chance.random() < 0.6:
            rig.move(at)
        else:
            rig.move(at)
            rig.release(at)
            self.down = False

    def touch(self) -> None:
        """A finger comes down, moves or goes up, the others staying where they are."""
        finger, at = self.chance.randrange(FINGERS), self.somewhere()
        viewport = self.rig.table.viewport()
        sequence = QTest.touchEvent(viewport, self.device, False)
        for other in self.fingers:
            if other != finger:
                sequence.stationary(other)
        if finger not in self.fingers:
            sequence.press(finger, at, viewport)
            self.fingers[finger] = at
        elif self.chance.random() < 0.6:
            sequence.move(finger, at, viewport)
            self.fingers[finger] = at
        else:
            sequence.release(finger, at, viewport)
            del self.fingers[finger]
        sequence.commit()

    def key(self) -> None:
        key = self.chance.choice(self.keys)
        shift = isinstance(key, Qt.Key) and self.chance.random() < 0.2
        self.rig.key(key, shift)

    def time(self) -> None:
        self.rig.pass_time(self.chance.choice((50, 500, 4000)))
        self.rig.stage.motion.advance(self.chance.choice((5, 60, 300)))
        QApplication.processEvents()

    def resize(self) -> None:
        self.rig.table.resize(*self.chance.choice(SIZES))

    def focus_lost(self) -> None:
        kind = self.chance.choice([QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate])
        event = QFocusEvent(kind) if kind == QEvent.Type.FocusOut else QEvent(kind)
        QApplication.sendEvent(self.rig.table, event)

    def lost_mouse_up(self) -> None:
        """The mouse moves without a button: it came up where nobody told us."""
        viewport, at, none = self.rig.table.viewport(), self.somewhere(), Qt.MouseButton.NoButton
        where = QPointF(viewport.mapToGlobal(at))
        event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), where, none, none, PLAIN)
        QApplication.sendEvent(viewport, event)
        self.down = False

    def touch_cancelled(self) -> None:
        points = [
            QEventPoint(finger, QEventPoint.State.Updated, QPointF(at), QPointF(at))
            for finger, at in self.fingers.items()
        ]
        event = QTouchEvent(QEvent.Type.TouchCancel, self.device, PLAIN, points)
        QApplication.sendEvent(self.rig.table.viewport(), event)
        self._lift_all()

    def _lift_all(self) -> None:
        """The screen forgets its fingers, so that Qt does too."""
        if self.fingers:
            sequence = QTest.touchEvent(self.rig.table.viewport(), self.device, False)
            for finger, at in self.fingers.items():
                sequence.release(finger, at, self.rig.table.viewport())
            sequence.commit()
            self.fingers.clear()

    def pause(self) -> None:
        self.rig.table.set_covered(not self.rig.stage.local.covered)

    def look(self) -> None:
        chance = self.chance
        self.rig.table.set_look(
            TableLook(
                chance.choice((LIGHT, DARK)),
                chance.random() < 0.8,
                chance.choice((0.8, 1.0, 1.4)),
                chance.random() < 0.5,
            )
        )

    def hide(self) -> None:
        self._lift_all()
        self.rig.table.hide()
        self.rig.table.show()

    def close(self) -> None:
        self._lift_all()
        self.rig.table.close()
        self.rig.table.show()

    def snapshot(self) -> None:
        self.rig.table.set_view(self.rig.view)

    def right_button(self) -> None:
        right, at = Qt.MouseButton.RightButton, self.somewhere()
        QTest.mouseClick(self.rig.table.viewport(), right, PLAIN, at)
        self.down = False

    def spot(self) -> None:
        """A screen reader presses something."""
        spots = [spot for zone in self.rig.table.ghosts.zones for spot in zone.spots]
        if spots:
            self.rig.table.ghosts.pressed.emit(self.chance.choice(spots).key)

    def calm(self) -> None:
        """Everybody lets go, and everything comes to rest."""
        table = self.rig.table
        self._lift_all()
        if self.down:
            self.rig.release(self.somewhere())
            self.down = False
        table.gestures.cancel_all()
        self.rig.stage.motion.finish()
