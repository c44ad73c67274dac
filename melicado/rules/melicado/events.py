"""What has happened, all of it; ``redact`` empties fields marked *secret*, not their counts."""

from typing import Literal

from melicado.rules.melicado.cards import Card, Pile, Row
from melicado.rules.melicado.commands import AnyCommand
from melicado.rules.melicado.events_rounds import (
    BaseOrdered,
    BaseReturned,
    BaseTurned,
    Cards,
    Event,
    GameEnded,
    MatchStarted,
    RoundEnded,
    RoundStarted,
    SequenceStarted,
    StarterReplaced,
    TableOpened,
    VioletDeclined,
    VioletTurned,
)
from melicado.rules.melicado.lines import ROW
from melicado.rules.melicado.state import How, LaidCard, LaidPlay, WordSeen

__all__ = [
    "BaseOrdered",
    "BaseReturned",
    "BaseTurned",
    "Event",
    "GameEnded",
    "MatchStarted",
    "RoundEnded",
    "RoundStarted",
    "SequenceStarted",
    "StarterReplaced",
    "TableOpened",
    "VioletDeclined",
    "VioletTurned",
]


class Refilled(Event, frozen=True, tag="mc.refilled"):
    """The ``source`` (reserve or covered) was shuffled into the stock (MC-22)."""

    source: str
    stock: Cards  # secret
    stock_count: int


class Drawn(Event, frozen=True, tag="mc.drawn"):
    """A seat draws from the stock: fault, opening or exchange."""

    seat: int
    cards: Cards  # secret but one's own
    count: int
    cause: str


class Laid(Event, frozen=True, tag="mc.laid"):
    """A correct play shows as provisional until the window closes (MC-20)."""

    play: LaidPlay
    row: Row
    closes: int


class Settled(Event, frozen=True, tag="mc.settled"):
    """The provisional cards stand; ``words`` are those now seen, the row's last where it changed.

    The last one of each line is on the table.
    """

    row: Row
    words: tuple[WordSeen, ...]
    at: int


class Returned(Event, frozen=True, tag="mc.returned"):
    """Plays of one window that do not go together: every card goes back, free (MC-20)."""

    seats: tuple[int, ...]
    word: str
    at: int


class Faulted(Event, frozen=True, tag="mc.faulted"):
    """A fault: the table is as before, the cards shown went back (MC-19)."""

    seat: int
    reason: str
    evidence: dict[str, str | int]
    word: str
    how: How
    cards: tuple[LaidCard, ...]
    at: int


class Held(Event, frozen=True, tag="mc.held"):
    """A command waits for the settlement (MC-20)."""

    seat: int
    command: AnyCommand | None  # secret
    at: int


class Rejected(Event, frozen=True, tag="mc.rejected"):
    """A command that had waited is refused, free."""

    seat: int
    reason: str
    evidence: dict[str, str | int]  # secret: it speaks of a card nobody has seen


class Called(Event, frozen=True, tag="mc.called"):
    """A Méli or Cado is called; everybody stops until ``until`` (MC-32, MC-33)."""

    seat: int
    how: How
    at: int
    until: int


class CallCancelled(Event, frozen=True, tag="mc.call_cancelled"):
    """The caller left: the call is cancelled, free (MC-35)."""

    seat: int
    at: int


class Rearranged(Event, frozen=True, tag="mc.rearranged"):
    """A Méli stands; ``discarded`` when a card went to the reserve (MC-32)."""

    seat: int
    row: Row
    word: str
    discard: Card | None  # secret but one's own
    discarded: bool
    at: int
    line: int = ROW


class Given(Event, frozen=True, tag="mc.given"):
    """A Cado stands: ``pile`` goes to the hand of ``to`` (MC-33)."""

    seat: int
    to: int
    pile: Pile
    row: Row
    word: str
    at: int
    line: int = ROW


class Exchanged(Event, frozen=True, tag="mc.exchanged"):
    """After drawing three, a card goes to the reserve (MC-36)."""

    seat: int
    card: Card | None  # secret but one's own


class Passed(Event, frozen=True, tag="mc.passed"):
    """A seat does nothing on its turn; a full circle of these is a blockage (MC-44)."""

    seat: int
    at: int


class Declared(Event, frozen=True, tag="mc.declared"):
    """A blockage is declared; it stands at ``until`` unless somebody objects (MC-37)."""

    seat: int
    at: int
    until: int
    playable: bool | None = None  # told only under block_hint


class Agreed(Event, frozen=True, tag="mc.agreed"):
    """A seat does not object."""

    seat: int


class Objected(Event, frozen=True, tag="mc.objected"):
    """A seat objects and must play by ``until`` (MC-37)."""

    seat: int
    until: int


class ObjectionFailed(Event, frozen=True, tag="mc.objection_failed"):
    """The objector did not play and cannot object to the next declaration (MC-37)."""

    seat: int


class SequenceEnded(Event, frozen=True, tag="mc.sequence_ended"):
    """The blockage stands: the row is shuffled into the stock (MC-37)."""

    stock: Cards  # secret
    stock_count: int
    at: int


class WordProposed(Event, frozen=True, tag="mc.word_proposed"):
    """A seat asks the people at the table to accept a word for this game (MC-38)."""

    seat: int
    word: str


class WordBacked(Event, frozen=True, tag="mc.word_backed"):
    """A seat accepts the word that was proposed, or contested: the others have until ``until``."""

    seat: int
    until: int | None = None


class WordAdded(Event, frozen=True, tag="mc.word_added"):
    """All the people have accepted it: the word counts from now on (MC-38)."""

    word: str


class WordDropped(Event, frozen=True, tag="mc.word_dropped"):
    """A seat does not accept it: the vote must be unanimous (MC-38)."""

    seat: int
    word: str


class Contested(Event, frozen=True, tag="mc.contested"):
    """A seat contests the latest word: everybody stops and reads the verdict (MC-38).

    ``reason`` is what is wrong with the word, "" when it is right; ``votable`` when the people
    may accept it all the same. The verdict falls at ``until``.
    """

    seat: int
    word: str
    reason: str
    evidence: dict[str, str | int]
    votable: bool
    at: int
    until: int


class TakenBack(Event, frozen=True, tag="mc.taken_back"):
    """Contested and wrong: the table is as before, ``seats`` take back their cards (MC-19)."""

    seats: tuple[int, ...]
    word: str
    how: How
    reason: str
    evidence: dict[str, str | int]
    row: Row
    at: int


class ContestEnded(Event, frozen=True, tag="mc.contest_ended"):
    """The contested word stands: it is right, the people accept it, or a player has left."""

    seat: int
    word: str
    outcome: Literal["right", "accepted", "left"]
    at: int


class Folded(Event, frozen=True, tag="mc.folded"):
    """A seat left; its ``count`` cards are shuffled into the stock (MC-43)."""

    seat: int
    count: int
    stock: Cards  # secret
    stock_count: int


AnyEvent = (
    MatchStarted
    | RoundStarted
    | SequenceStarted
    | StarterReplaced
    | VioletTurned
    | VioletDeclined
    | BaseTurned
    | BaseOrdered
    | BaseReturned
    | TableOpened
    | Refilled
    | Drawn
    | Laid
    | Settled
    | Returned
    | Faulted
    | Held
    | Rejected
    | Called
    | CallCancelled
    | Rearranged
    | Given
    | Exchanged
    | Passed
    | Declared
    | Agreed
    | Objected
    | ObjectionFailed
    | SequenceEnded
    | WordProposed
    | WordBacked
    | WordAdded
    | WordDropped
    | Contested
    | TakenBack
    | ContestEnded
    | Folded
    | RoundEnded
    | GameEnded
)
