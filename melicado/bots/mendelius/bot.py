"""A bot at one seat of Mendelius: sees a View, says what it means to do and when."""

from random import Random
from typing import Final

from melicado.bots.level import Level, Pace
from melicado.bots.mendelius.sight import Memory, Sight
from melicado.bots.mendelius.thought import TRAITS, Thinker
from melicado.bots.player import Intention
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.state import Phase
from melicado.rules.mendelius.view import View

LOOK: Final = 900
"""The least time (ms) between a change of the table and what a bot does about it."""
PONDER: Final = {Level.DEBUTANT: 2600, Level.FACILE: 2200, Level.BON: 1800, Level.EXPERT: 1600}
"""About how long (ms) a decision takes."""

SPREAD: Final = 0.4
"""Of the logarithm of that time: two decisions of three take between 0.67 and 1.5 times it."""


class MendeliusBot:
    """A ``Player`` of Mendelius; all it ever learns comes with the Views of its seat."""

    def __init__(self, seat: int, level: Level, rng: Random, pace: Pace = Pace.NORMAL) -> None:
        self.seat = seat
        self.level = level
        self._rng = rng
        self._pace = pace
        self._memory = Memory()
        self._thinker = Thinker(TRAITS[level], rng)
        self._asked: object = None
        self._means: Intention[co.AnyCommand] | None = None

    def intend(self, view: View, now: int) -> Intention[co.AnyCommand] | None:
        """See ``Player.intend``."""
        sight = self._memory.look(view, self.seat)
        if view.seats[self.seat].folded:
            return None
        waited_for = view.claims is not None and self.seat in view.claims.waiting
        turn = (view.played, view.phase, view.turn, view.claimant, waited_for)
        asked = (turn, view.discards, sight.hand)
        late = self._means is not None and self._means.at < now  # it was refused, in a pause
        if asked != self._asked or late:  # what other seats answer to a claim changes nothing
            self._asked = asked
            command = self._decide(sight)
            self._means = None if command is None else Intention(command, self._when(view, now))
        return self._means

    def _when(self, view: View, now: int) -> int:
        """After a look and some thought, but before a window for claims closes."""
        spread = self._rng.lognormvariate(0, SPREAD)
        at = now + LOOK + round(PONDER[self.level] * spread * self._pace.factor)
        return at if view.claims is None else max(now, min(at, view.claims.until - 1))

    def _decide(self, sight: Sight) -> co.AnyCommand | None:
        view = sight.view
        if view.phase == Phase.CLAIMS:
            return self._answer(sight)
        if view.phase == Phase.TAKE and view.turn == self.seat:
            return self._take(sight)
        if view.phase in (Phase.DISCARD, Phase.CLAIMED) and view.acting == self.seat:
            return self._finish(sight)
        return None

    def _answer(self, sight: Sight) -> co.AnyCommand | None:
        view = sight.view
        if view.claims is None or self.seat not in view.claims.waiting:
            return None
        top = view.discards[-1].card.kind
        wants = self._thinker.traits.claims and self._thinker.wants(sight, top, claimed=True)
        return co.Claim() if wants else co.Pass()

    def _take(self, sight: Sight) -> co.AnyCommand:
        view = sight.view
        may = view.discards and not view.must_draw
        if may and self._thinker.wants(sight, view.discards[-1].card.kind, claimed=False):
            return co.TakeDiscard()
        return co.TakeStock()

    def _finish(self, sight: Sight) -> co.AnyCommand:
        held = sight.view.seats[self.seat].hand or ()
        last = self._thinker.last_card(sight)
        if last is not None:
            return co.GoOut(next(c.id for c in held if c.kind == last))
        taken = sight.view.taken
        barred = next((c.kind for c in held if c.id == taken), None)
        kind = self._thinker.discard(sight, barred)
        return co.Discard(next(c.id for c in held if c.kind == kind and c.id != taken))
