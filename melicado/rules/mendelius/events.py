"""What has happened in a game of Mendelius. Fields marked *secret* are emptied by ``redact``."""

import msgspec

from melicado.rules.mendelius.cards import Card
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.state import Result

Cards = tuple[Card, ...]


class Event(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Base of every event."""


class MatchStarted(Event, frozen=True, tag="md.match_started"):
    """A match of that many seats."""

    options: Options
    seats: int
    secret: str  # secret


class DealerDrawn(Event, frozen=True, tag="md.dealer_drawn"):
    """One card each, again for those who tie: the highest deals (MD-10)."""

    draws: tuple[tuple[tuple[int, str], ...], ...]
    dealer: int


class RoundStarted(Event, frozen=True, tag="md.round_started"):
    """Shuffled, cut and dealt; the first card of the stock lies face up (MD-10, MD-12)."""

    round: int
    dealer: int
    turn: int
    deck: Cards
    hands: tuple[Cards, ...]  # secret but one's own
    counts: tuple[int, ...]
    stock: Cards  # secret
    stock_count: int
    turned: Card


class StockAnnounced(Event, frozen=True, tag="md.stock_announced"):
    """The seat on turn wants the stock; ``waiting`` may claim until ``until`` (MD-14)."""

    seat: int
    waiting: tuple[int, ...]
    until: int


class Passed(Event, frozen=True, tag="md.passed"):
    """A seat does not claim."""

    seat: int


class Asked(Event, frozen=True, tag="md.asked"):
    """A seat asks for the card; one before it in turn order may still go first."""

    seat: int


class NeverSaid(Event, frozen=True, tag="md.never_said"):
    """A seat passes in advance, or no longer does."""

    seat: int
    on: bool


class Took(Event, frozen=True, tag="md.took"):
    """A seat took the card that lay face up; ``claimed`` when out of turn (MD-13, MD-14)."""

    seat: int
    card: Card
    claimed: bool


class Drew(Event, frozen=True, tag="md.drew"):
    """The seat on turn drew from the stock."""

    seat: int
    card: Card | None  # secret but one's own


class Discarded(Event, frozen=True, tag="md.discarded"):
    """A card was laid face up."""

    seat: int
    card: Card


class TurnBegan(Event, frozen=True, tag="md.turn_began"):
    """The turn is at ``seat``; those in ``lost`` lost theirs (MD-14)."""

    seat: int
    lost: tuple[int, ...]
    cycle: bool
    """Whether the turn has come back to the dealer's left."""


class WentOut(Event, frozen=True, tag="md.went_out"):
    """Mendelius! The crosses, group by group, and the last card (MD-15)."""

    seat: int
    groups: tuple[tuple[str, ...], ...]
    """As kinds of card, a joker as ``JK=RGM``."""
    pattern: str
    """The layout of round 6: A, B or C (MD-09)."""
    last: Card


class FalseCall(Event, frozen=True, tag="md.false_call"):
    """A wrong Mendelius! that costs points (MD-15)."""

    seat: int
    points: int


class Folded(Event, frozen=True, tag="md.folded"):
    """A seat left; its hand scores as caught (MD-21)."""

    seat: int


class RoundEnded(Event, frozen=True, tag="md.round_ended"):
    """The round is over; all hands are shown (MD-17, MD-18)."""

    result: Result
    hands: tuple[Cards, ...]


class GameEnded(Event, frozen=True, tag="md.game_ended"):
    """The game is over; ``ranking`` from the winners down (MD-19)."""

    ranking: tuple[tuple[int, ...], ...]


AnyEvent = (
    MatchStarted
    | DealerDrawn
    | RoundStarted
    | StockAnnounced
    | Passed
    | Asked
    | NeverSaid
    | Took
    | Drew
    | Discarded
    | TurnBegan
    | WentOut
    | FalseCall
    | Folded
    | RoundEnded
    | GameEnded
)
