"""What a seat may ask of a game of Méli Cado."""

import msgspec

from melicado.rules.melicado.cards import Place
from melicado.rules.melicado.lines import ROW


class Placement(msgspec.Struct, frozen=True):
    """One card of the hand and where it goes; ``letter`` names a joker ("" lets the rules)."""

    card: int
    place: Place
    letter: str = ""


class Command(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of every command."""


class TurnViolet(Command, frozen=True, tag="mc.turn_violet"):
    """The starter turns a violet card drawn by chance (MC-11)."""


class DeclineViolet(Command, frozen=True, tag="mc.decline_violet"):
    """The starter plays the sequence without a violet card (MC-11)."""


class OrderBase(Command, frozen=True, tag="mc.order_base"):
    """The starter puts the base in order; ``first`` is the card on the left (MC-12)."""

    first: int


class CannotOpen(Command, frozen=True, tag="mc.cannot_open"):
    """The starter has no opening play (MC-14, MC-15)."""


class Play(Command, frozen=True, tag="mc.play"):
    """A card (two under 2 PAR 2) for the row of ``version`` (MC-17, MC-20, MC-21).

    ``names`` gives letters to jokers already on the table, by pile (MC-07).
    """

    version: int
    placements: tuple[Placement, ...]
    names: dict[int, str] = {}


class CallMeli(Command, frozen=True, tag="mc.call_meli"):
    """«Méli !»: everybody stops (MC-32)."""


class Rearrange(Command, frozen=True, tag="mc.rearrange"):
    """The caller's new order of the piles, and the card to discard if any (MC-32).

    ``line`` is the stem of a branch, or -1 for the row; the stem stays the first of ``order``.
    """

    order: tuple[int, ...]
    names: dict[int, str] = {}
    discard: int | None = None
    line: int = ROW


class CallCado(Command, frozen=True, tag="mc.call_cado"):
    """«Cado !»: everybody stops (MC-33)."""


class Give(Command, frozen=True, tag="mc.give"):
    """The caller gives a whole pile to another seat (MC-33)."""

    pile: int
    to: int


class GiveUp(Command, frozen=True, tag="mc.give_up"):
    """The caller gives up: a fault (MC-32)."""


class Pass(Command, frozen=True, tag="mc.pass"):
    """This seat does nothing on its turn (MC-44)."""


class Exchange(Command, frozen=True, tag="mc.exchange"):
    """One card of the hand for three (MC-36)."""

    card: int


class Declare(Command, frozen=True, tag="mc.declare"):
    """Nothing can be laid any more: blockage (MC-37)."""


class Agree(Command, frozen=True, tag="mc.agree"):
    """This seat does not object; when all agree the blockage stands at once (MC-37)."""


class Object(Command, frozen=True, tag="mc.object"):
    """This seat can still play, and has 15 s to show it (MC-37)."""


class AddWord(Command, frozen=True, tag="mc.add_word"):
    """«Add this word»: the people at the table are asked to accept it for this game (MC-38)."""

    word: str


class VoteWord(Command, frozen=True, tag="mc.vote_word"):
    """This seat accepts the word that was proposed, or does not (MC-38)."""

    yes: bool


class Contest(Command, frozen=True, tag="mc.contest"):
    """The word of the row of ``version`` is wrong, says this seat (MC-38)."""

    version: int


class Fold(Command, frozen=True, tag="mc.fold"):
    """This seat leaves the game and nobody takes it (MC-43)."""


class NextRound(Command, frozen=True, tag="mc.next_round"):
    """The people have read the scores; deal again (MC-41)."""


AnyCommand = (
    TurnViolet
    | DeclineViolet
    | OrderBase
    | CannotOpen
    | Play
    | CallMeli
    | Rearrange
    | CallCado
    | Give
    | GiveUp
    | Pass
    | Exchange
    | Declare
    | Agree
    | Object
    | AddWord
    | VoteWord
    | Contest
    | Fold
    | NextRound
)
