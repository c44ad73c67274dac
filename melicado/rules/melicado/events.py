"""What has happened, all of it; ``redact`` empties fields marked *secret*, not their counts."""

import msgspec

from melicado.rules.melicado.cards import Card, Pile, Row
from melicado.rules.melicado.commands import AnyCommand
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.state import How, LaidCard, LaidPlay, Result, WordSeen

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
    """The provisional cards stand; ``words`` are those now seen, the last one is on the table."""

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


class Given(Event, frozen=True, tag="mc.given"):
    """A Cado stands: ``pile`` goes to the hand of ``to`` (MC-33)."""

    seat: int
    to: int
    pile: Pile
    row: Row
    word: str
    at: int


class Exchanged(Event, frozen=True, tag="mc.exchanged"):
    """After drawing three, a card goes to the reserve (MC-36)."""

    seat: int
    card: Card | None  # secret but one's own


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
    """A seat accepts the word that was proposed."""

    seat: int


class WordAdded(Event, frozen=True, tag="mc.word_added"):
    """All the people have accepted it: the word counts from now on (MC-38)."""

    word: str


class WordDropped(Event, frozen=True, tag="mc.word_dropped"):
    """A seat does not accept it: the vote must be unanimous (MC-38)."""

    seat: int
    word: str


class Folded(Event, frozen=True, tag="mc.folded"):
    """A seat left; its ``count`` cards are shuffled into the stock (MC-43)."""

    seat: int
    count: int
    stock: Cards  # secret
    stock_count: int


class RoundEnded(Event, frozen=True, tag="mc.round_ended"):
    """The round is over; all hands are shown (MC-39, MC-40)."""

    result: Result
    hands: tuple[Cards, ...]


class GameEnded(Event, frozen=True, tag="mc.game_ended"):
    """The game is over; ``ranking`` from the winners down, seats that tie together (MC-41)."""

    ranking: tuple[tuple[int, ...], ...]


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
    | Declared
    | Agreed
    | Objected
    | ObjectionFailed
    | SequenceEnded
    | WordProposed
    | WordBacked
    | WordAdded
    | WordDropped
    | Folded
    | RoundEnded
    | GameEnded
)
