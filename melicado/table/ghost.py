"""A ghost button: something on a scene as a widget, for the keyboard and for screen readers.

Ghosts are never painted and let the mouse through. See ``Ghosts`` for all those of a table.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGroupBox, QPushButton, QWidget


@dataclass(frozen=True)
class Spot:
    """One thing to reach: ``key`` tells it apart, ``name`` and ``hint`` are read out."""

    key: Hashable
    name: str
    box: QRectF
    hint: str = ""
    angle: float = 0.0
    """How far the thing is turned about its middle, in degrees."""


@dataclass(frozen=True)
class Zone:
    """Spots that belong together, in the order arrows go through them."""

    ident: str
    name: str
    spots: tuple[Spot, ...]


class Ghost(QPushButton):
    """A button that is only there for those who do not see or do not point."""

    def __init__(self, group: "Group") -> None:
        super().__init__(group)
        self.home = group
        self.key: Hashable = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(self._clicked)

    def take(self, spot: Spot) -> None:
        """Stand for ``spot`` from now on."""
        self.key = spot.key
        box = spot.box.toAlignedRect().translated(-self.home.pos())
        if box != self.geometry():
            self.setGeometry(box)
        if spot.name != self.accessibleName():
            self.setAccessibleName(spot.name)
        if spot.hint != self.accessibleDescription():
            self.setAccessibleDescription(spot.hint)
        if not self.isVisibleTo(self.home):
            self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's name
        event.ignore()  # the table knows what keys mean

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's name
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's name
        super().focusInEvent(event)
        self.home.moved()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's name
        super().focusOutEvent(event)
        self.home.moved()

    def _clicked(self) -> None:
        self.home.press(self.key)


class Group(QGroupBox):
    """The ghosts of one zone; those that are not needed wait hidden."""

    def __init__(
        self,
        viewport: QWidget,
        press: Callable[[Hashable], None],
        moved: Callable[[], None],
    ) -> None:
        super().__init__(viewport)
        self.press, self.moved = press, moved
        self.zone: Zone | None = None
        self.used: dict[Hashable, Ghost] = {}
        self.spare: list[Ghost] = []
        self.stop: Hashable = None
        """The spot at which Tab stops."""
        self.setUpdatesEnabled(False)  # and so nothing in it is ever painted
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def take(self, zone: Zone) -> bool:
        """Stand for ``zone``; whether new ghosts had to be made. The needless ones stay for now."""
        self.zone = zone
        around = QRectF()
        for spot in zone.spots:
            around = around.united(spot.box)
        self.setGeometry(around.toAlignedRect())
        if zone.name != self.accessibleName():
            self.setAccessibleName(zone.name)
        made = False
        for spot in zone.spots:
            ghost = self.used.get(spot.key)
            if ghost is None:
                made = made or not self.spare
                ghost = self.spare.pop() if self.spare else Ghost(self)
                self.used[spot.key] = ghost
            ghost.take(spot)
        if zone.spots:
            self.show()
        return made

    def drop(self) -> None:
        """Hide what is not needed, and keep the rest in the order of the zone."""
        spots = self.zone.spots if self.zone is not None else ()
        wanted = [spot.key for spot in spots]
        for key in [k for k in self.used if k not in set(wanted)]:
            ghost = self.used.pop(key)
            ghost.hide()
            ghost.key = None
            self.spare.append(ghost)
        if not wanted:
            self.hide()
        order = [self.used[key] for key in wanted]
        if [c for c in self.children() if isinstance(c, Ghost) and c.key is not None] != order:
            for ghost in order:
                ghost.raise_()
        if self.stop not in self.used:
            self.stop = wanted[0] if wanted else None
        for key, ghost in self.used.items():
            tab = key == self.stop
            policy = Qt.FocusPolicy.StrongFocus if tab else Qt.FocusPolicy.ClickFocus
            if ghost.focusPolicy() != policy:
                ghost.setFocusPolicy(policy)
