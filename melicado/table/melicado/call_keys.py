"""The keyboard during one's own Méli or Cado (MC-32, MC-33)."""

from PySide6.QtCore import Qt

from melicado.rules.melicado.lines import ROW, line_row, lines_of
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.view import View
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
        self._typed_on: object = None
        """The call and the line that the letters typed so far were for."""

    def meli(self, key: Qt.Key, letter: str, shift: bool) -> bool:
        """Arrows go from card to card, with Shift they carry it; letters spell the new word."""
        stage = self.stage
        local, view = stage.local, stage.view
        along = ARROWS if local.line == ROW else UP_DOWN
        if key in along and (shift or not self._leaves(along[key])):
            self._carry(along[key], shift)
        elif key in (*ARROWS, *UP_DOWN) and view is not None:
            if shift or not self._other_line(key, view):
                return False
        elif key == Qt.Key.Key_Backspace:
            self._typed = max(0, self._typed - 1)
        elif not self._spell(letter):
            return False
        stage.refresh()
        if local.meli_pick is not None:
            self.ghosts.go(("pile", local.meli_pick))
        return True

    def _at(self) -> int:
        """Where in the line the pile is that is picked or has the focus, or -1."""
        order, picked = self.stage.local.meli, self.stage.local.meli_pick
        held = picked if picked in order else self._focused("pile")
        return order.index(held) if held in order else -1

    def _carry(self, step: int, shift: bool) -> None:
        local = self.stage.local
        order, at, fixed = local.meli, self._at(), local.fixed
        to = min(len(order) - 1, max(fixed, at + step)) if at >= fixed else fixed
        local.meli_pick = order[at] if shift and at >= fixed else order[to]
        if shift and at >= fixed:
            local.carry(order[at], to)

    def _leaves(self, step: int) -> bool:
        """Whether one more step up leaves a branch for the row."""
        return self.stage.local.line != ROW and self._at() + step < 1

    def _other_line(self, key: Qt.Key, view: View) -> bool:
        """From the row down into a branch, or back to the row (MC-28); whether there is one."""
        local, at = self.stage.local, max(0, self._at())
        if local.line == ROW:
            stem = local.meli[at] if local.meli else ROW
            if key != Qt.Key.Key_Down or stem not in lines_of(view.row):
                return False
            local.take_line(view, stem)
            local.meli_pick = local.meli[1]
            return True
        stem = local.line
        local.take_line(view, ROW)
        to = local.meli.index(stem) + ARROWS.get(key, 0)
        local.meli_pick = local.meli[min(len(local.meli) - 1, max(0, to))]
        return True

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
        if self._typed_on != (view.call, stage.local.line):
            self._typed_on, self._typed = (view.call, stage.local.line), 0
        names = stage.local.meli_names
        letters = {p.id: names.get(p.id, p.letter) for p in view.row.all_piles()}
        self._typed %= max(1, len(order))
        if self._typed < stage.local.fixed:
            self._typed = stage.local.fixed
            if letter == letters[order[0]]:  # a whole word is typed, the stem with it
                return True
        back = view.special == Special.A_L_ENVERS
        read = order[::-1] if back else list(order)
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
        seats = [s for s in stage.rivals if not view.seats[s].folded]
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
            self._pile(self._in_order(view), ARROWS[key])
        else:
            piles = [p.id for p in view.row.all_piles() if letter and p.letter == letter]
            free = [p for p in piles if p not in lines_of(view.row)]
            if not free:
                return bool(piles) and not self.acts.may_give(piles[0])
            self._pile(free, 1)
        return True

    def _in_order(self, view: View) -> list[int]:
        """The piles that can be given, from left to right, each branch where its stem is."""
        rows = (line_row(view.row, pile.id).piles for pile in view.row.piles)
        return [p.id for row in rows for p in row if p.id not in lines_of(view.row)]

    def _seat(self, seats: list[int], step: int) -> None:
        local = self.stage.local
        at = seats.index(local.cado_to) + step if local.cado_to in seats else 0
        local.cado_to = seats[at % len(seats)] if seats else None
        self.stage.refresh()
        self.ghosts.go(("seat", local.cado_to))

    def _pile(self, piles: list[int], step: int) -> None:
        local = self.stage.local
        if not piles:
            return
        at = piles.index(local.cado_pile) + step if local.cado_pile in piles else 0
        local.cado_pile = piles[at % len(piles)]
        self.stage.refresh()
        self.ghosts.go(("pile", local.cado_pile))
