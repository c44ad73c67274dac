"""The keyboard during one's own Méli or Cado (MC-32, MC-33)."""

from PySide6.QtCore import Qt

from melicado.rules.melicado.options import Special
from melicado.table.ghosts import Ghosts
from melicado.table.melicado.acts import Acts
from melicado.table.melicado.stage import Stage

ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
UP_DOWN = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class CallKeys:
    """Moves piles and chooses who gets one."""

    def __init__(self, stage: Stage, acts: Acts, ghosts: Ghosts) -> None:
        self.stage = stage
        self.acts = acts
        self.ghosts = ghosts
        self._typed = 0

    def meli(self, key: Qt.Key, letter: str, shift: bool) -> bool:
        """Arrows go from card to card, with Shift they carry it; letters spell the new word."""
        stage = self.stage
        local = stage.local
        if key in ARROWS:
            self._carry(ARROWS[key], shift)
        elif key == Qt.Key.Key_Backspace:
            self._typed = max(0, self._typed - 1)
        elif not self._spell(letter):
            return False
        stage.refresh()
        if local.meli_pick is not None:
            self.ghosts.go(("pile", local.meli_pick))
        return True

    def _carry(self, step: int, shift: bool) -> None:
        local = self.stage.local
        order, here = local.meli, self._focused("pile")
        held = local.meli_pick if local.meli_pick in order else here
        at = order.index(held) if held in order else -1
        to = min(len(order) - 1, max(0, at + step)) if at >= 0 else 0
        if shift and at >= 0:
            local.meli_pick = order[at]
            order.insert(to, order.pop(at))
        else:
            local.meli_pick = order[to]

    def _focused(self, kind: str) -> int | None:
        """The pile or seat that has the focus."""
        spot = self.ghosts.current
        if spot is None or not isinstance(spot.key, tuple) or spot.key[0] != kind:
            return None
        return int(spot.key[1])

    def _spell(self, letter: str) -> bool:
        """Bring the next card of that letter to where the new word has got to."""
        stage = self.stage
        view, order = stage.view, stage.local.meli
        if view is None or not letter:
            return False
        self._typed %= max(1, len(order))
        back = view.special == Special.A_L_ENVERS
        read = order[::-1] if back else list(order)
        names = stage.local.meli_names
        letters = {p.id: names.get(p.id, p.letter) for p in view.row.piles}
        found = next((p for p in read[self._typed :] if letters[p] == letter), None)
        if found is None:
            return False
        read.remove(found)
        read.insert(self._typed, found)
        self._typed += 1
        order[:] = read[::-1] if back else read
        return True

    def cado(self, key: Qt.Key, letter: str) -> bool:
        """Arrows choose the pile and the seat, letters a pile; Enter gives."""
        stage = self.stage
        local, view = stage.local, stage.view
        if view is None:
            return False
        seats = [s for s in stage.others if not view.seats[s].folded]
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if local.cado_pile is None or (local.cado_to is None and len(seats) != 1):
                return False
            self.acts.give(local.cado_pile, seats[0] if local.cado_to is None else local.cado_to)
            stage.refresh()
            return True
        if self.ghosts.zone == "seats" and key in (*ARROWS, *UP_DOWN):
            self._seat(seats, (ARROWS | UP_DOWN)[key])
        elif key in UP_DOWN:
            self._seat(seats, -UP_DOWN[key])
        elif key in ARROWS:
            self._pile([p.id for p in view.row.piles], ARROWS[key])
        else:
            piles = [p.id for p in view.row.piles if letter and p.letter == letter]
            if not piles:
                return False
            self._pile(piles, 1)
        return True

    def _seat(self, seats: list[int], step: int) -> None:
        local = self.stage.local
        at = seats.index(local.cado_to) + step if local.cado_to in seats else 0
        local.cado_to = seats[at % len(seats)] if seats else None
        self.stage.refresh()
        self.ghosts.go(("seat", local.cado_to))

    def _pile(self, piles: list[int], step: int) -> None:
        local = self.stage.local
        at = piles.index(local.cado_pile) + step if local.cado_pile in piles else 0
        local.cado_pile = piles[at % len(piles)]
        self.stage.refresh()
        self.ghosts.go(("pile", local.cado_pile))
