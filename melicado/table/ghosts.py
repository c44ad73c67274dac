"""Ghost buttons: all that lies on a scene, for the keyboard and for screen readers.

Each zone of the table is a group and one stop of the Tab key; arrows go from spot to spot inside
it. Ghosts follow the scene when there is time for it, or at once for the keyboard.
"""

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from melicado.table.ghost import Ghost, Group, Spot, Zone

AGAIN_MS = 60
"""How soon to look again whether everything has come to rest."""


class Ghosts(QObject):
    """All ghosts over one viewport, kept up to date when there is time for it."""

    pressed = Signal(object)
    """The key of a spot that a screen reader pressed."""
    moved = Signal()
    """The focus has come to a spot, gone to another or left."""
    rested = Signal()
    """The table has come to rest, and ghosts are where they belong."""

    def __init__(
        self,
        view: QWidget,
        viewport: QWidget,
        idents: Sequence[str],
        zones: Callable[[], Sequence[Zone]],
        busy: Callable[[], bool],
    ) -> None:
        super().__init__(viewport)
        self._view = view
        self._zones, self._busy = zones, busy
        self._groups = {
            ident: Group(viewport, self.pressed.emit, self._focus_moved) for ident in idents
        }
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._in_time)

    def request(self) -> None:
        """Something has changed: follow once the table is at rest."""
        if not self._timer.isActive():
            self._timer.start(0 if self._view.isVisible() else AGAIN_MS)

    def sync(self) -> None:
        """Follow now."""
        self._timer.stop()
        focused = self._focused()
        zones = {zone.ident: zone for zone in self._zones()}
        where, at = self.zone, self._index(focused)
        made = False
        for ident, group in self._groups.items():
            made = group.take(zones.get(ident, Zone(ident, "", ()))) or made
        if made:
            self._chain()
        if focused is not None:
            self._keep_focus(focused, where, at)
        for group in self._groups.values():
            group.drop()
        if focused is not None:
            self.moved.emit()

    @property
    def current(self) -> Spot | None:
        """The spot that has the keyboard's focus."""
        ghost = self._focused()
        return self._spot(ghost.key) if ghost is not None else None

    @property
    def zone(self) -> str:
        """The zone that has the focus, or an empty string."""
        ghost = self._focused()
        group = ghost.home if ghost is not None else None
        return next((ident for ident, g in self._groups.items() if g is group), "")

    @property
    def zones(self) -> list[Zone]:
        """The zones as they stand now."""
        return [g.zone for g in self._groups.values() if g.zone is not None and g.zone.spots]

    def has(self, key: Hashable) -> bool:
        """Whether there is such a spot."""
        return any(key in group.used for group in self._groups.values())

    def go(self, key: Hashable) -> bool:
        """Bring the focus to that spot; whether it is there."""
        self.sync()
        for group in self._groups.values():
            if key in group.used:
                group.stop = key
                group.drop()
                group.used[key].setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return False

    def go_to_zone(self, ident: str) -> bool:
        """Bring the focus to where Tab would stop in that zone; whether there is such a spot."""
        self.sync()
        stop = self._groups[ident].stop
        return stop is not None and self.go(stop)

    def step(self, step: int) -> Hashable:
        """Go ``step`` spots on inside the zone, round and round; the key come to, or None."""
        ghost = self._focused()
        if ghost is None:
            return None
        zone = self._groups[self.zone].zone
        keys = [spot.key for spot in zone.spots] if zone is not None else []
        if ghost.key not in keys:
            return None
        key = keys[(keys.index(ghost.key) + step) % len(keys)]
        return key if self.go(key) else None

    def leave(self) -> bool:
        """Give the focus back to the table; whether a spot had it."""
        if self._focused() is None:
            return False
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _focus_moved(self) -> None:
        ghost = self._focused()
        if ghost is not None:
            group = self._groups[self.zone]
            group.stop = ghost.key
            group.drop()
        self.moved.emit()

    def _in_time(self) -> None:
        if not self._view.isVisible() or self._busy():
            self._timer.start(AGAIN_MS)
        else:
            self.sync()
            self.rested.emit()

    def _focused(self) -> Ghost | None:
        widget = QApplication.focusWidget()
        if isinstance(widget, Ghost) and widget.home in self._groups.values():
            return widget
        return None

    def _spot(self, key: Hashable) -> Spot | None:
        return next((s for zone in self.zones for s in zone.spots if s.key == key), None)

    def _index(self, ghost: Ghost | None) -> int:
        zone = self._groups[self.zone].zone if ghost is not None else None
        keys = [spot.key for spot in zone.spots] if zone is not None else []
        return keys.index(ghost.key) if ghost is not None and ghost.key in keys else 0

    def _keep_focus(self, focused: Ghost, where: str, at: int) -> None:
        """When its spot is gone, the focus goes to the one that has taken its place."""
        zone = self._groups[where].zone
        spots = zone.spots if zone is not None else ()
        if any(spot.key == focused.key for spot in spots):
            return
        if spots:
            key = spots[min(at, len(spots) - 1)].key
            self._groups[where].used[key].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chain(self) -> None:
        """Let Tab go through the zones in their order."""
        before: QWidget = self._view
        for group in self._groups.values():
            for ghost in (*group.used.values(), *group.spare):
                QWidget.setTabOrder(before, ghost)
                before = ghost
