"""What the person in front of the screen could have laid, and did not."""

from typing import NamedTuple

from melicado.rules.melicado.ground import word_on
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View
from melicado.words.judge import Judge

MOST = 5
"""So many chances are worth reading after a round."""


class Chance(NamedTuple):
    """A word that lay on the table, and a word that one's own hand could have made of it."""

    before: str
    after: str


class Chances:
    """Watches a round: each row that others changed while one could have laid a card."""

    def __init__(self, judge: Judge, me: int) -> None:
        self._judge, self._me = judge, me
        self._before: View | None = None
        self._missed: dict[Chance, float] = {}

    def saw(self, view: View) -> None:
        """Take in a view of this seat."""
        before, self._before = self._before, view
        if before is None or before.round != view.round:
            self._missed = {}
        elif before.version != view.version and before.phase == Phase.OPEN:
            mine = bool(view.words) and view.words[-1].seat == self._me
            if not mine:
                self._look(before)

    def best(self) -> list[Chance]:
        """The chances missed in the round, the commonest words first, each word once."""
        first: dict[str, Chance] = {}
        for chance in sorted(self._missed, key=lambda c: (-self._missed[c], c)):
            first.setdefault(chance.after, chance)
        return list(first.values())[:MOST]

    def _look(self, view: View) -> None:
        table = Reading(view, self._judge)
        words = {play.word for play in table.plays(self._me)}
        best = max(words, key=lambda w: (table.judge.zipf(w), w), default=None)
        if best is not None:
            chance = Chance(word_on(table.ground(self._me)), best)
            self._missed[chance] = table.judge.zipf(best)
