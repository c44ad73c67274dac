"""What the people in front of the screen could have laid, and did not."""

from collections.abc import Sequence
from typing import NamedTuple

from melicado.rules.melicado.ground import Ground, line_word
from melicado.rules.melicado.lines import ROW, lines_through
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.search import Laying
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View
from melicado.texts.melicado.lines import Change
from melicado.words.judge import Judge

MOST = 5
"""So many chances are worth reading after a round."""


class Chance(NamedTuple):
    """Words that lay on the table, and what one's own hand could have made of them by a play."""

    changes: tuple[Change, ...]

    @property
    def after(self) -> tuple[str, ...]:
        """The words it would have made."""
        return tuple(after for _, after, _ in self.changes)


class Chances:
    """Watches a round: each row that others changed while one could have laid a card."""

    def __init__(self, judge: Judge, people: Sequence[int]) -> None:
        self._judge, self._people = judge, tuple(people)
        self._before: View | None = None
        self._missed: dict[Chance, float] = {}

    def saw(self, view: View) -> None:
        """Take in a view of these seats."""
        before, self._before = self._before, view
        if before is None or before.round != view.round:
            self._missed = {}
        elif before.version != view.version and before.phase == Phase.OPEN:
            mine = bool(view.words) and view.words[-1].seat in self._people
            if not mine:
                self._look(before)

    def best(self) -> list[Chance]:
        """The chances missed in the round, the commonest words first, each word once."""
        first: dict[tuple[str, ...], Chance] = {}
        for chance in sorted(self._missed, key=lambda c: (-self._missed[c], c)):
            first.setdefault(chance.after, chance)
        return list(first.values())[:MOST]

    def _look(self, view: View) -> None:
        table = Reading(view, self._judge)
        found = {
            _chance(play, table.ground(seat)) for seat in self._people for play in table.plays(seat)
        }
        known = {chance: min(map(table.judge.zipf, chance.after)) for chance in found}
        best = max(known, key=lambda c: (known[c], c.after), default=None)
        if best is not None:
            self._missed[best] = known[best]


def _chance(play: Laying, ground: Ground) -> Chance:
    lines = lines_through(ground.row, play.spots[0].place)
    made = zip(lines, (play.word, play.branch_word), strict=False)
    return Chance(tuple((line_word(ground, line), word, line != ROW) for line, word in made))
