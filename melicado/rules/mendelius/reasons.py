"""Why a command of Mendelius is refused; a refusal costs nothing."""

from enum import StrEnum


class Reason(StrEnum):
    """Codes; ``texts`` makes the sentences."""

    NOT_YOUR_TURN = "NOT_YOUR_TURN"
    STOPPED = "STOPPED"
    TAKE_FIRST = "TAKE_FIRST"
    ALREADY_TAKEN = "ALREADY_TAKEN"
    NO_DISCARD = "NO_DISCARD"
    STOCK_ONLY = "STOCK_ONLY"
    CANNOT_CLAIM = "CANNOT_CLAIM"
    JUST_TAKEN = "JUST_TAKEN"
    NOT_IN_HAND = "NOT_IN_HAND"
    NOT_COMPLETE = "NOT_COMPLETE"
