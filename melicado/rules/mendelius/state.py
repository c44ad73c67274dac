"""The whole truth of a game of Mendelius; only the authority holds one."""

from enum import StrEnum

import msgspec

from melicado.rules.mendelius.cards import Card
from melicado.rules.mendelius.options import Options

DRY_CIRCUITS = 3
"""Circuits without a card from the stock after which it must be taken (MD-18)."""


class Phase(StrEnum):
    """Where the game stands."""

    TAKE = "take"
    """The seat on turn takes a card."""
    CLAIMS = "claims"
    """The stock is announced; others may ask for the card that lies face up (MD-14)."""
    CLAIMED = "claimed"
    """A claimant has the card and discards or goes out."""
    DISCARD = "discard"
    """The seat on turn discards or goes out."""
    SCORES = "scores"
    OVER = "over"


class Discarded(msgspec.Struct, frozen=True, array_like=True):
    """A card on the discards, and who laid it (-1 for the card turned up at the deal)."""

    card: Card
    seat: int


class Claims(msgspec.Struct, frozen=True):
    """The window of MD-14: the seats still to answer, in turn order, and who has asked."""

    until: int
    waiting: tuple[int, ...]
    asked: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """The end of a round: points by seat, and who went out (-1 for nobody) with which crosses.

    ``cause`` is ``out``, ``stock`` (MD-18) or ``left`` (one seat is left, MD-21).
    """

    round: int
    cause: str
    points: tuple[int, ...]
    winner: int
    groups: tuple[tuple[str, ...], ...] = ()
    pattern: str = ""


class SeatState(msgspec.Struct, frozen=True):
    """What belongs to one seat, or to the team that plays it (MD-20)."""

    hand: tuple[Card, ...] = ()
    total: int = 0
    rounds_won: int = 0
    owes: bool = False
    """Whether it loses its next turn (MD-14)."""
    claims: int = 0
    """Claims since the round, or the cycle, began."""
    never: bool = False
    fines: int = 0
    """Points for wrong calls in this round (MD-15)."""
    folded: bool = False
    turns: int = 0
    """Turns in this game so far; the people of a team take them one after the other (MD-20)."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything; the stock with its next card first, the discards with the last one last."""

    options: Options = Options()
    secret: str = ""
    steps: int = 0
    phase: Phase = Phase.OVER
    seats: tuple[SeatState, ...] = ()
    deck: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = ()
    discards: tuple[Discarded, ...] = ()
    round: int = 0
    """The number of the round, 1 to 7 (MD-08)."""
    played: int = 0
    """Rounds dealt so far, of the ones chosen (MD-19)."""
    dealer: int = 0
    turn: int = 0
    claims: Claims | None = None
    claimant: int | None = None
    taken: int | None = None
    """The card just taken from the discards, which stays this turn (MD-13)."""
    dry: int = 0
    """Turns in succession, lost ones too, without a card from the stock (MD-18)."""
    results: tuple[Result, ...] = ()
    ranking: tuple[tuple[int, ...], ...] = ()

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that still play."""
        return tuple(i for i, s in enumerate(self.seats) if not s.folded)

    @property
    def top(self) -> Discarded | None:
        """The card that lies face up."""
        return self.discards[-1] if self.discards else None

    @property
    def must_draw(self) -> bool:
        """Whether the seat on turn may only take from the stock (MD-18)."""
        return self.dry >= DRY_CIRCUITS * len(self.active)

    @property
    def acting(self) -> int:
        """The seat that discards or goes out now."""
        return self.turn if self.claimant is None else self.claimant

    def after(self, seat: int) -> tuple[int, ...]:
        """The other seats that play, in turn order (clockwise)."""
        count = len(self.seats)
        order = ((seat + step) % count for step in range(1, count))
        return tuple(s for s in order if not self.seats[s].folded)

    def every_card(self) -> tuple[Card, ...]:
        """All cards of the round wherever they are."""
        hands = tuple(c for s in self.seats for c in s.hand)
        return hands + self.stock + tuple(d.card for d in self.discards)
