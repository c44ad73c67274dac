"""What a seat may ask of a game of Mendelius."""

import msgspec


class Command(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of every command."""


class TakeStock(Command, frozen=True, tag="md.take_stock"):
    """The seat on turn takes the next card of the stock; others may claim first (MD-13, MD-14)."""


class TakeDiscard(Command, frozen=True, tag="md.take_discard"):
    """The seat on turn takes the card that lies face up (MD-13)."""


class Claim(Command, frozen=True, tag="md.claim"):
    """A seat out of turn asks for the card that lies face up (MD-14)."""


class Pass(Command, frozen=True, tag="md.pass"):
    """A seat out of turn does not want the card that lies face up (MD-14)."""


class Never(Command, frozen=True, tag="md.never"):
    """This seat passes in advance for the rest of the round, or takes that back (MD-14)."""

    on: bool


class Discard(Command, frozen=True, tag="md.discard"):
    """Lay one card face up and end the turn (MD-13)."""

    card: int


class GoOut(Command, frozen=True, tag="md.go_out"):
    """Mendelius! The crosses of the round are complete; ``last`` goes face down (MD-15).

    ``groups`` are the crosses as the player lays them, a joker as ``JK=RGM``; without them the
    program lays them itself (MD-07).
    """

    last: int
    groups: tuple[tuple[str, ...], ...] = ()


class Fold(Command, frozen=True, tag="md.fold"):
    """This seat leaves the game and nobody takes it (MD-21)."""


class NextRound(Command, frozen=True, tag="md.next_round"):
    """The people have read the scores; deal again."""


AnyCommand = TakeStock | TakeDiscard | Claim | Pass | Never | Discard | GoOut | Fold | NextRound
