"""A bot at one seat of Méli Cado: sees a View, thinks like a person, says what it means to do."""

from random import Random
from typing import Final

from melicado.bots.level import Level, Pace
from melicado.bots.melicado import opening
from melicado.bots.melicado.mind import Mind
from melicado.bots.melicado.open_table import Plan, act, answer, carry_out, show
from melicado.bots.melicado.sight import Sight, look
from melicado.bots.melicado.timing import REACTION
from melicado.bots.melicado.traits import TRAITS
from melicado.bots.melicado.vocabulary import Vocabulary, vocabulary
from melicado.bots.player import Intention
from melicado.rules.melicado.commands import AnyCommand, CannotOpen, Contest
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View
from melicado.rules.melicado.words_in_force import OWN_WORDS, words_in_force
from melicado.words.judge import Judge
from melicado.words.letters import fold

_MARGIN: Final = 1_500
"""A starter speaks so long (ms) before its time is up (MC-16)."""


class MeliCadoBot:
    """A ``Player`` of Méli Cado; all it ever learns comes with the Views of its seat.

    ``rng`` decides everything that is left to chance, so that the same seed plays the same.
    """

    def __init__(
        self, seat: int, level: Level, judge: Judge, rng: Random, pace: Pace = Pace.NORMAL
    ) -> None:
        self.seat = seat
        self.level = level
        self._judge = judge
        self._mind = Mind(TRAITS[level].at(pace), judge, rng)
        self._table: object = None
        self._changed = 0
        self._known: tuple[object, Vocabulary] | None = None
        self._means: tuple[object, Intention[AnyCommand] | None] = (None, None)

    def intend(self, view: View, now: int) -> Intention[AnyCommand] | None:
        """See ``Player.intend``."""
        me = view.seats[self.seat]
        if me.folded or not me.hand or view.phase in (Phase.SCORES, Phase.OVER):
            return None
        table = (
            (view.round, view.sequence, view.version, view.phase, view.base),
            (view.call, view.turn, view.declaration, view.objection, view.contestable),
        )
        if table != self._table:
            self._table, self._changed = table, now
        before, means = self._means
        asked = (table, me.hand, me.locked, me.exchanged)
        if asked == before:
            if means is None or now < means.at:
                return means
            self._mind.tried()
        plan = self._decide(look(view, self.seat, self._vocabulary(view), self._mind.laid), now)
        if plan is None:
            means = None
        else:
            means = Intention(plan.command, max(now, self._changed + REACTION, round(plan.at)))
            self._mind.laid = plan.spots or self._mind.laid
        self._means = (asked, means)
        return means

    def _vocabulary(self, view: View) -> Vocabulary:
        """The words known in this game: coarse ones as agreed, added ones always (MC-02)."""
        kind = view.special if view.special in OWN_WORDS else None
        asked = (view.options.coarse_words, view.options.extra_words, view.added, kind)
        if self._known is None or self._known[0] != asked:
            self._known = (asked, self._learn(view, kind))
        return self._known[1]

    def _learn(self, view: View, kind: Special | None) -> Vocabulary:
        taught = view.added | {w for word in view.options.extra_words if (w := fold(word))}
        rarest, polite = self._mind.traits.rarest, view.options.coarse_words == "bots_avoid"

        def knows(kind: Special | None, written: Vocabulary | None = None) -> Vocabulary:
            judge = words_in_force(self._judge, kind, view.added)
            return vocabulary(judge, rarest, polite, taught, written)

        # To try every order of the letters, or several letters at once, by ear takes too long.
        return knows(kind, knows(None)) if kind == Special.FONETIK else knows(kind)

    def _decide(self, sight: Sight, now: int) -> Plan | None:
        view, mind = sight.view, self._mind
        if view.phase == Phase.CONTEST:
            return None
        if (speaks := mind.contest(sight, now)) is not None and not _calls(view, self.seat):
            return Plan(Contest(view.version), speaks)
        return None if view.last_card_lies else self._act(sight, now)

    def _act(self, sight: Sight, now: int) -> Plan | None:
        view, mind = sight.view, self._mind
        if view.phase == Phase.CALL:
            return show(sight, mind, now)
        if view.phase == Phase.OPEN:
            if view.turn not in (None, self.seat):
                return None
            if view.declaration is not None:
                return answer(sight, mind, now)
            return act(sight, mind, now)
        if view.starter != self.seat:
            return None
        if view.phase == Phase.OPENING:
            return self._open(sight, now)
        return self._prepare(sight, now)

    def _prepare(self, sight: Sight, now: int) -> Plan | None:
        """The violet card and the base (MC-11, MC-12)."""
        if sight.view.phase == Phase.VIOLET:
            command, after = opening.violet(self._mind.rng)
            return Plan(command, now + after)
        order, after = opening.order_base(sight, self._mind.traits, self._mind.rng)
        return Plan(order, now + after)

    def _open(self, sight: Sight, now: int) -> Plan:
        """The opening play, or saying that there is none (MC-13, MC-14)."""
        until = (sight.view.step_until or now) - _MARGIN
        find = self._mind.find(sight, now)
        if find is not None:
            play = carry_out(sight, find, self._mind.rng)
            if play.at <= until:
                return play
        return Plan(CannotOpen(), min(self._mind.until, until))


def _calls(view: View, seat: int) -> bool:
    """Whether the seat has a call of its own to make good."""
    return view.call is not None and view.call.seat == seat
