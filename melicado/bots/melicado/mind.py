"""What a bot keeps in mind from one View to the next: its look at the row, its mistakes."""

from random import Random
from typing import Final

from melicado.bots.melicado.doubts import bluffs_on, doubt, likeness
from melicado.bots.melicado.sight import Sight
from melicado.bots.melicado.thought import Find, choose, mistake, notice
from melicado.bots.melicado.timing import draw
from melicado.bots.melicado.traits import Traits
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.state import Contestable
from melicado.rules.melicado.words_in_force import words_in_force
from melicado.words.judge import Judge

_DOUBT_MS: Final = 2_600
"""Median time to read a word and say that it is none."""
_TOO_LATE_MS: Final = 300
"""Nobody speaks so short before a word stands for good."""


class Mind:
    """The look at the row in front of the bot goes on while row and hand stay as they are."""

    def __init__(self, traits: Traits, judge: Judge, rng: Random) -> None:
        self.traits = traits
        self.rng = rng
        self.until = 0.0
        """When (ms) the present look is over, and the next may begin."""
        self.laid: tuple[Spot, ...] = ()
        """The cards the bot has meant to lay last."""
        self._judge = judge
        self._row: object = None
        self._find: Find | None = None
        self._regretted: set[str] = set()
        self._doubted: Contestable | None = None
        self._speaks: float | None = None

    def find(self, sight: Sight, now: float) -> Find | None:
        """What the present look finds; its time is one of the match.

        Each look sees other things: what one has overlooked a later one may find.
        """
        view = sight.view
        row = (view.round, view.sequence, view.version, view.phase, sight.hand)
        if row != self._row or now >= self.until:
            self._row = row
            self._find = self._look(sight, now)
            vain = now + draw(self.rng, self.traits.look)
            self.until = vain if self._find is None else max(vain, self._find.at + 1)
        return self._find

    def tried(self) -> None:
        """What the look has found was done and has changed nothing: look anew."""
        self.until = 0.0
        self._speaks = None

    def contest(self, sight: Sight, now: float) -> float | None:
        """When (ms) the bot contests the latest word, or None if it lets it stand (MC-38)."""
        asked = sight.view.contestable
        if asked != self._doubted:
            self._doubted, self._speaks = asked, None
            if asked is not None and sight.seat not in asked.seats:
                doubted = self.rng.random() < doubt(sight, self.traits)
                at = now + draw(self.rng, _DOUBT_MS)
                self._speaks = at if doubted and at < asked.until - _TOO_LATE_MS else None
        return self._speaks

    def _look(self, sight: Sight, now: float) -> Find | None:
        finds = list(notice(sight, self.traits, self.rng, now))
        best = choose(sight, self.traits, self.rng, finds) if finds else None
        if best is None and (bluff := self._bluff(sight, now)) is not None:
            return bluff
        if self.rng.random() >= self.traits.slip:
            return best
        judge = words_in_force(self._judge, sight.view.special, sight.view.added)
        wrong = mistake(sight, self.traits, self.rng, judge, self._regretted)
        if wrong is None:
            return best
        self._regretted.add(wrong.word)
        at = best.at if best else now + draw(self.rng, self.traits.find)
        return Find(wrong, at, sound=False)

    def _bluff(self, sight: Sight, now: float) -> Find | None:
        """A word that only looks like one, where nobody but the others can tell (MC-38)."""
        if not sight.view.table_decides or self.rng.random() >= self.traits.bluff:
            return None
        found = [b for b in bluffs_on(sight) if b.word not in self._regretted]
        if not found:
            return None
        best = max(found, key=lambda b: (likeness(sight.known, b.word), -len(b.word), b.word))
        self._regretted.add(best.word)
        return Find(best, now + draw(self.rng, self.traits.find), sound=False)
