"""The cards on a scene: one item for each, sent to where the plan says it belongs."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtWidgets import QGraphicsScene

from melicado.table.items import CardItem, Drawn, Ink
from melicado.table.motion import SHAKE_MS, Leg, Motion
from melicado.table.pose import Pose

LINGER_MS = 200
"""How long a card that has just been covered stays, until the other lies on it."""

Targets = Mapping[int, tuple[Pose, Drawn]]


class CardLayer:
    """Every card of the plan as one item, and guests that only fly past."""

    def __init__(self, scene: QGraphicsScene, motion: Motion, ink: Ink) -> None:
        self.scene = scene
        self.motion = motion
        self.ink = ink
        self.items: dict[int, CardItem] = {}
        self.guests: list[CardItem] = []

    def sync(
        self,
        targets: Targets,
        *,
        births: Mapping[int, Pose] | None = None,
        exits: Mapping[int, Pose] | None = None,
        waits: Mapping[int, int] | None = None,
    ) -> None:
        """Bring the items to ``targets``: new ones come from ``births``, others go to ``exits``."""
        births, exits, waits = births or {}, exits or {}, waits or {}
        for card in [c for c in self.items if c not in targets]:
            self._leave(self.items.pop(card), exits.get(card))
        for card, (pose, face) in targets.items():
            item = self.items.get(card)
            if item is None:
                item = CardItem(card, face, births.get(card, pose), self.ink)
                self.scene.addItem(item)
                self.items[card] = item
            item.dress(face, pose.width, self.ink)
            if self.motion.goal(item) != pose:
                self.motion.to(item, pose, wait=waits.get(card, 0))

    def place(self, card: int, pose: Pose) -> None:
        """Put a card somewhere at once: it follows a pointer."""
        item = self.items[card]
        self.motion.forget(item)
        item.tint(False)
        item.set_pose(pose)

    def shake(self, card: int, at: Pose, home: Pose, wait: int = 0) -> None:
        """Shake a card where it was laid, then bring it home."""
        item = self.items.get(card)
        if item is not None:
            item.tint(self.motion.enabled)
            legs = [Leg(at, 90, wait), Leg(at, SHAKE_MS, shake=True), Leg(home)]
            self.motion.fly(item, legs, partial(item.tint, False))

    def guest(self, face: Drawn, start: Pose, legs: Sequence[Leg], *, tint: bool = False) -> None:
        """Let a card that belongs to nobody here fly past and vanish."""
        if not self.motion.enabled:
            return
        item = CardItem(-1, face, start, self.ink)
        item.dress(face, max(start.width, *(leg.to.width for leg in legs)), self.ink)
        item.tint(tint)
        self.scene.addItem(item)
        self.guests.append(item)
        self.motion.fly(item, legs, self._remover(item))

    def dismiss(self) -> None:
        """Send every guest away at once."""
        for item in list(self.guests):
            self.motion.forget(item)
            self._remover(item)()

    def _leave(self, item: CardItem, to: Pose | None) -> None:
        self.guests.append(item)
        remove = self._remover(item)
        if not self.motion.enabled:
            self.motion.forget(item)
            remove()
        elif to is None:
            rest = item.pose._replace(z=item.pose.z - 1)
            self.motion.fly(item, [Leg(rest, 1, LINGER_MS)], remove)
        else:
            self.motion.fly(item, [Leg(to)], remove)

    def _remover(self, item: CardItem) -> Callable[[], None]:
        def remove() -> None:
            if item in self.guests:
                self.guests.remove(item)
                self.scene.removeItem(item)

        return remove
