"""What a bot keeps in mind from one View to the next: its look at the row, its mistakes."""

from random import Random

from melicado.bots.melicado.sight import Sight
from melicado.bots.melicado.thought import Find, choose, mistake, notice
from melicado.bots.melicado.timing import draw
from melicado.bots.melicado.traits import Traits
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.words_in_force import words_in_force
from melicado.words.judge import Judge


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

    def _look(self, sight: Sight, now: float) -> Find | None:
        finds = list(notice(sight, self.traits, self.rng, now))
        best = choose(sight, self.traits, self.rng, finds) if finds else None
        if self.rng.random() >= self.traits.slip:
            return best
        judge = words_in_force(self._judge, sight.view.special, sight.view.added)
        wrong = mistake(sight, self.traits, self.rng, judge, self._regretted)
        if wrong is None:
            return best
        self._regretted.add(wrong.word)
        at = best.at if best else now + draw(self.rng, self.traits.find)
        return Find(wrong, at, sound=False)
