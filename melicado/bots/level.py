"""How well a bot plays, and how fast all bots of a table are."""

from enum import StrEnum


class Level(StrEnum):
    """The levels a bot may have, from the weakest up."""

    DEBUTANT = "debutant"
    FACILE = "facile"
    BON = "bon"
    EXPERT = "expert"


def level_of(name: str) -> Level:
    """The level of that name; for none, or one of a later version, a good one that is not best."""
    return Level(name) if name in set(Level) else Level.BON


class Pace(StrEnum):
    """A setting of the people at the table: every bot takes more or less time over its finds."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"

    @property
    def factor(self) -> float:
        """What the time a bot takes to find something is multiplied by."""
        return _FACTORS[self]


_FACTORS = {Pace.SLOW: 1.7, Pace.NORMAL: 1.0, Pace.FAST: 0.6}
