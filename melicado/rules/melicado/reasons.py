"""Why an action was refused or is a fault. When several hold, the first listed is given."""

from enum import StrEnum


class Reason(StrEnum):
    """Codes in order of precedence: refusals, which are free, then faults, which cost (MC-19)."""

    NOT_YOUR_TURN = "NOT_YOUR_TURN"
    NOT_OPENER = "NOT_OPENER"
    NO_WORD_YET = "NO_WORD_YET"
    STOPPED = "STOPPED"
    ONE_CARD_ONLY = "ONE_CARD_ONLY"
    TWO_CARDS_REQUIRED = "TWO_CARDS_REQUIRED"
    INSERTION_NOT_ALLOWED = "INSERTION_NOT_ALLOWED"
    OPENING_EXISTS = "OPENING_EXISTS"
    CADO_TO_SELF = "CADO_TO_SELF"
    NO_RECEIVER = "NO_RECEIVER"
    SHARED_PILE = "SHARED_PILE"
    STOCK_TOO_SMALL = "STOCK_TOO_SMALL"
    ALREADY_EXCHANGED = "ALREADY_EXCHANGED"
    CANNOT_OBJECT = "CANNOT_OBJECT"
    TOO_SOON = "TOO_SOON"
    NOT_IN_HAND = "NOT_IN_HAND"
    LOCKED = "LOCKED"
    NO_SUCH_PLACE = "NO_SUCH_PLACE"
    STALE = "STALE"
    WORD_KNOWN = "WORD_KNOWN"
    NO_PROPOSAL = "NO_PROPOSAL"
    NOTHING_TO_CONTEST = "NOTHING_TO_CONTEST"
    MAY_GO_BACK = "MAY_GO_BACK"

    TIME_OUT = "TIME_OUT"
    SAME_PLACE_3 = "SAME_PLACE_3"
    RED_COVERED = "RED_COVERED"
    BOTH_MUST_SHOW = "BOTH_MUST_SHOW"
    MELI_SAME_WORD = "MELI_SAME_WORD"
    GREEN_MIDDLE = "GREEN_MIDDLE"
    TOO_SHORT = "TOO_SHORT"
    NOT_A_WORD = "NOT_A_WORD"
    PLURAL = "PLURAL"
    CONJUGATED = "CONJUGATED"
    REPEAT = "REPEAT"
    CADO_SAME_ROOT = "CADO_SAME_ROOT"

    @property
    def is_fault(self) -> bool:
        """Whether it costs two cards (MC-19) rather than nothing."""
        return _ORDER[self] >= _ORDER[Reason.TIME_OUT]


ABOUT_WORDS = frozenset(
    {
        Reason.NOT_A_WORD,
        Reason.PLURAL,
        Reason.CONJUGATED,
        Reason.REPEAT,
        Reason.CADO_SAME_ROOT,
    }
)
"""What only the players see when they are the referee (MC-38); all come last above.

Whoever counts letters or compares two rows needs no dictionary: TOO_SHORT and MELI_SAME_WORD
are the program's to see, as places and colours are.
"""

_ORDER = {reason: rank for rank, reason in enumerate(Reason)}


def first(*reasons: Reason | None) -> Reason | None:
    """The reason that goes before the others, or None when there is none."""
    return min((r for r in reasons if r is not None), key=_ORDER.__getitem__, default=None)
