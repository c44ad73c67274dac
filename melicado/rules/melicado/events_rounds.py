"""Events of matches, rounds, sequences and openings; see ``events``."""

import msgspec

from melicado.rules.melicado.cards import Card, Row
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.state import Result

Cards = tuple[Card, ...]


class Event(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Base of every event."""


class MatchStarted(Event, frozen=True, tag="mc.match_started"):
    """A match of that many seats; ``secret`` and nothing else decides the shuffles."""

    options: Options
    seats: int
    secret: str  # secret
    deck: Cards


class RoundStarted(Event, frozen=True, tag="mc.round_started"):
    """Shuffled and dealt (MC-09, MC-10)."""

    round: int
    starter: int
    hands: tuple[Cards, ...]  # secret but one's own
    counts: tuple[int, ...]
    stock: Cards  # secret
    stock_count: int
    until: int


class SequenceStarted(Event, frozen=True, tag="mc.sequence_started"):
    """A new sequence; ``asks`` when the starter may turn a violet card by ``until`` (MC-11)."""

    sequence: int
    starter: int
    asks: bool
    until: int


class StarterReplaced(Event, frozen=True, tag="mc.starter_replaced"):
    """The starter left during the opening: the next on the left goes on with it (MC-16)."""

    starter: int
    until: int


class VioletTurned(Event, frozen=True, tag="mc.violet_turned"):
    """A violet card is in force for the sequence."""

    special: Special


class VioletDeclined(Event, frozen=True, tag="mc.violet_declined"):
    """No violet card in this sequence."""


class BaseTurned(Event, frozen=True, tag="mc.base_turned"):
    """The first two cards of the stock are on the table; to be put in order by ``until``."""

    cards: Cards
    until: int


class BaseOrdered(Event, frozen=True, tag="mc.base_ordered"):
    """The base, and the word it is when it is one (MC-03, MC-12)."""

    row: Row
    word: str
    at: int
    until: int


class BaseReturned(Event, frozen=True, tag="mc.base_returned"):
    """The starter could not open: the base is shuffled back (MC-14)."""

    stock: Cards  # secret
    stock_count: int
    at: int


class TableOpened(Event, frozen=True, tag="mc.table_opened"):
    """The starter could not open the second base either: everyone may lay (MC-15)."""

    at: int


class RoundEnded(Event, frozen=True, tag="mc.round_ended"):
    """The round is over; all hands are shown (MC-39, MC-40)."""

    result: Result
    hands: tuple[Cards, ...]


class GameEnded(Event, frozen=True, tag="mc.game_ended"):
    """The game is over; ``ranking`` from the winners down, seats that tie together (MC-41)."""

    ranking: tuple[tuple[int, ...], ...]
