"""What tells the levels apart: words known, chances seen, time taken, cards kept, mistakes."""

from typing import Final, NamedTuple

from melicado.bots.level import Level, Pace
from melicado.bots.melicado.slips import Slip


class Traits(NamedTuple):
    """One level. Shares and chances go from 0 to 1; times are in ms at the normal pace."""

    rarest: float
    """The Zipf value of the rarest words known."""
    attention: float
    """The share of the plays in hand that are seen at one look, for a common short word."""
    find: float
    """Median time to find one given play; of several the first found is the sooner."""
    look: float
    """Median time of a look that finds nothing, before doing something else."""
    ponder: float
    """How long other finds are waited for after the first."""
    judgement: float
    """The weight of keeping the cards that are easy to lay, against the mood of the moment."""
    foresight: float
    """The weight of what could be laid next."""
    calls: float
    """The share of the Mélis and Cados that are seen at one look."""
    alarm: int
    """An opponent with so few cards is given some before anything else."""
    slip: float
    """How often a find is a mistake instead, where a likely one offers itself."""
    slips: frozenset[Slip]
    """The mistakes this level makes."""
    doubt: float
    """How often a word that is not known, and looks like none, is contested (MC-38)."""
    memory: float
    """How often it is seen that a known word may not be laid again, or not now."""
    bluff: float
    """How often a word that only looks like one is laid when nothing better is found."""

    def at(self, pace: Pace) -> "Traits":
        """The same level at another pace."""
        return self._replace(
            find=self.find * pace.factor,
            look=self.look * pace.factor,
            ponder=self.ponder * pace.factor,
        )


TRAITS: Final = {
    Level.DEBUTANT: Traits(
        rarest=3.45,
        attention=0.66,
        find=10_500,
        look=7_500,
        ponder=0,
        judgement=0.0,
        foresight=0.0,
        calls=0.14,
        alarm=0,
        slip=0.08,
        slips=frozenset({Slip.MISSPELT, Slip.FORGOTTEN, Slip.OVERLOOKED}),
        doubt=0.1,
        memory=0.3,
        bluff=0.0,
    ),
    Level.FACILE: Traits(
        rarest=3.3,
        attention=0.71,
        find=9_500,
        look=7_200,
        ponder=300,
        judgement=0.4,
        foresight=0.0,
        calls=0.26,
        alarm=1,
        slip=0.05,
        slips=frozenset({Slip.MISSPELT, Slip.INFLECTED, Slip.FORGOTTEN, Slip.OVERLOOKED}),
        doubt=0.2,
        memory=0.45,
        bluff=0.02,
    ),
    Level.BON: Traits(
        rarest=2.9,
        attention=0.76,
        find=8_800,
        look=6_900,
        ponder=500,
        judgement=0.75,
        foresight=0.2,
        calls=0.37,
        alarm=2,
        slip=0.03,
        slips=frozenset({Slip.INFLECTED, Slip.FORGOTTEN, Slip.OVERLOOKED}),
        doubt=0.5,
        memory=0.65,
        bluff=0.08,
    ),
    Level.EXPERT: Traits(
        rarest=2.4,
        attention=0.8,
        find=8_200,
        look=6_600,
        ponder=700,
        judgement=1.0,
        foresight=0.4,
        calls=0.48,
        alarm=3,
        slip=0.012,
        slips=frozenset({Slip.FORGOTTEN, Slip.OVERLOOKED}),
        doubt=0.85,
        memory=0.85,
        bluff=0.15,
    ),
}
