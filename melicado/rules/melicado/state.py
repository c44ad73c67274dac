"""The whole truth of a game of Méli Cado; only the authority holds one."""

from enum import StrEnum

import msgspec

from melicado.rules.melicado.cards import Card, Place, Row
from melicado.rules.melicado.commands import AnyCommand
from melicado.rules.melicado.lines import ROW
from melicado.rules.melicado.options import Options, Special

STALE_MS = 2000
"""A row gone for longer counts as seen by everyone (MC-21)."""


class Phase(StrEnum):
    """Where the game stands."""

    VIOLET = "violet"
    """The starter may turn a violet card."""
    BASE = "base"
    """The starter puts the two cards of the base in order."""
    OPENING = "opening"
    """The starter alone may lay."""
    OPEN = "open"
    """Everyone may lay."""
    CALL = "call"
    """Somebody has called Méli or Cado; everybody else stops."""
    SCORES = "scores"
    """A round is over and its scores are shown."""
    OVER = "over"
    """The game is over."""


class How(StrEnum):
    """How a word came onto the table."""

    BASE = "base"
    PLAY = "play"
    MELI = "meli"
    CADO = "cado"


class WordSeen(msgspec.Struct, frozen=True):
    """A word of the round: who made it (-1 for the base), how, in which sequence, when (ms).

    ``line`` is the stem of the branch it was made on, or -1 for the row (MC-28).
    """

    word: str
    seat: int
    how: How
    sequence: int
    at: int
    line: int = ROW


def words_that_count(
    words: tuple[WordSeen, ...], options: Options, sequence: int
) -> frozenset[str]:
    """The words that may not be made again: the round's, or the sequence's (MC-03)."""
    whole = options.repeat_scope == "round"
    return frozenset(w.word for w in words if whole or w.sequence == sequence)


class LaidCard(msgspec.Struct, frozen=True):
    """A card laid at a place; ``letter`` is what it reads as."""

    card: Card
    place: Place
    letter: str


class LaidPlay(msgspec.Struct, frozen=True):
    """A correct play that waits in the window of MC-20."""

    seat: int
    cards: tuple[LaidCard, ...]
    names: dict[int, str]
    word: str
    at: int
    branch_word: str = ""
    """The branch's word where ``word`` is the row's and the pile is shared (MC-28)."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words it makes."""
        return (self.word, self.branch_word) if self.branch_word else (self.word,)


class Window(msgspec.Struct, frozen=True):
    """Plays on one settled row that arrive together (MC-20); closes at ``closes`` ms."""

    version: int
    """The settled row they were aimed at."""
    closes: int
    plays: tuple[LaidPlay, ...]
    shown: Row
    """The row with every play of the window on it."""


class Waiting(msgspec.Struct, frozen=True):
    """A command that takes effect at the settlement (MC-20)."""

    seat: int
    command: AnyCommand
    at: int


class Streak(msgspec.Struct, frozen=True):
    """How many cards in succession a seat has laid at one place (MC-18)."""

    place: Place
    count: int


class PastRow(msgspec.Struct, frozen=True):
    """A row that is gone, all that decided a play on it, and when (ms) it went (MC-21)."""

    version: int
    row: Row
    seen: frozenset[str]
    streaks: tuple[Streak | None, ...]
    special: Special | None
    opener: int | None
    """The seat that alone could lay on it, in an opening."""
    gone: int


class Call(msgspec.Struct, frozen=True):
    """A Méli or Cado called by a seat at ``since``, to be shown by ``until`` (ms)."""

    kind: How
    seat: int
    since: int
    until: int


class Declaration(msgspec.Struct, frozen=True):
    """A blockage declared by a seat; it stands at ``until`` ms unless somebody objects."""

    seat: int
    until: int
    agreed: tuple[int, ...] = ()
    playable: bool | None = None
    """Whether some hand can lay a card after all; told only under ``block_hint``."""


class Objection(msgspec.Struct, frozen=True):
    """A seat that says it can play, and must by ``until`` ms (MC-37)."""

    seat: int
    until: int


class Proposal(msgspec.Struct, frozen=True):
    """A word that a seat wants accepted, and the seats that agree so far (MC-38)."""

    word: str
    seat: int
    agreed: tuple[int, ...]


class Result(msgspec.Struct, frozen=True):
    """The end of a round: why, points by seat, and who finished (MC-39, MC-40)."""

    round: int
    cause: str
    points: tuple[int, ...]
    finished: tuple[int, ...]
    at: int


class SeatState(msgspec.Struct, frozen=True):
    """What belongs to one seat."""

    hand: tuple[Card, ...] = ()
    total: int = 0
    """Points of the rounds that are over."""
    rounds_won: int = 0
    streak: Streak | None = None
    locked: tuple[int, ...] = ()
    """Cards that came back from a window and wait for the next settled row (MC-20)."""
    exchanged: bool = False
    declared: int | None = None
    """When (ms) this seat last declared a blockage."""
    barred: bool = False
    """Whether this seat may not object to the next declaration (MC-37)."""
    folded: int | None = None
    """The cards this seat held when it left (MC-43), or None while it plays."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything; times in ms of the match's clock, stock with its next card first."""

    options: Options = Options()
    secret: str = ""
    deck: tuple[Card, ...] = ()
    steps: int = 0
    """Events so far; each shuffle draws its chance from the secret and this number."""
    now: int = 0
    """The time of the latest event: nothing falls due before it."""
    phase: Phase = Phase.OVER
    seats: tuple[SeatState, ...] = ()
    stock: tuple[Card, ...] = ()
    reserve: tuple[Card, ...] = ()
    round: int = 0
    round_starter: int = 0
    round_until: int = 0
    sequence: int = 0
    starter: int = 0
    special: Special | None = None
    idle: int = 0
    """Sequences in succession without a standing play (MC-40)."""
    moved: bool = False
    """Whether a play has stood in this sequence."""
    tries: int = 0
    """Bases this starter could not open (MC-14)."""
    step_until: int | None = None
    base: tuple[Card, ...] = ()
    row: Row = Row()
    version: int = 0
    next_pile: int = 0
    window: Window | None = None
    waiting: tuple[Waiting, ...] = ()
    words: tuple[WordSeen, ...] = ()
    past: tuple[PastRow, ...] = ()
    call: Call | None = None
    declaration: Declaration | None = None
    objection: Objection | None = None
    added: frozenset[str] = frozenset()
    proposal: Proposal | None = None
    results: tuple[Result, ...] = ()
    ranking: tuple[tuple[int, ...], ...] = ()

    @property
    def shown(self) -> Row:
        """The row people see: with the provisional cards on it."""
        return self.window.shown if self.window else self.row

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that still play."""
        return tuple(i for i, s in enumerate(self.seats) if s.folded is None)

    @property
    def seen(self) -> frozenset[str]:
        """The words that may not be made again now (MC-03)."""
        return words_that_count(self.words, self.options, self.sequence)

    @property
    def has_word(self) -> bool:
        """Whether the row is a correct word: a play stands, or the base was one (MC-35)."""
        if self.moved or not self.words or self.words[-1].sequence != self.sequence:
            return self.moved
        letters = "".join(p.letter for p in self.row.piles)
        read = letters[::-1] if self.special == Special.A_L_ENVERS else letters
        return self.words[-1].word == read

    def provisional(self) -> tuple[Card, ...]:
        """The cards laid but not settled, in order of arrival."""
        plays = self.window.plays if self.window else ()
        return tuple(laid.card for play in plays for laid in play.cards)

    def to_the_left(self, seat: int) -> int:
        """The next seat that plays, clockwise (MC-37, MC-41)."""
        count = len(self.seats)
        order = [(seat + step) % count for step in range(1, count + 1)]
        return next((s for s in order if self.seats[s].folded is None), seat)

    def every_card(self) -> tuple[Card, ...]:
        """All cards wherever they are: always the deck (MC-09)."""
        hands = tuple(c for s in self.seats for c in s.hand)
        return hands + self.stock + self.reserve + self.base + self.row.cards() + self.provisional()
