"""What a state of Méli Cado is made of: seats, words, plays, calls, contests."""

from enum import StrEnum
from typing import Literal

import msgspec

from melicado.rules.melicado.cards import Card, Pile, Place, Row
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
    CONTEST = "contest"
    """A word has been contested; everybody stops and reads the verdict."""
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


class Contestable(msgspec.Struct, frozen=True):
    """The latest word, which others may contest before ``until`` ms and the next card (MC-38)."""

    seats: tuple[int, ...]
    """Those who made it: they cannot contest it, and pay when it is wrong."""
    word: str
    how: How
    since: int
    """The first version of the row that shows it."""
    until: int


class Undo(msgspec.Struct, frozen=True, kw_only=True):
    """The table before the contestable word, to be restored when it falls (MC-19)."""

    at: int
    """From when (ms) on its clocks stand: the play, or the call."""
    row: Row
    next_pile: int
    phase: Phase
    moved: bool
    words: int
    """How many words the round had seen."""
    streaks: tuple[Streak | None, ...]
    barred: tuple[bool, ...]
    declaration: Declaration | None
    objection: Objection | None
    plays: tuple[LaidPlay, ...] = ()
    discard: Card | None = None
    """The card that a Méli put into the reserve."""
    pile: Pile | None = None
    """The pile that a Cado gave to ``to``."""
    to: int | None = None


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A contest of the contestable word: the verdict, which falls at ``until`` ms (MC-38)."""

    seat: int
    reason: str
    """What is wrong with the word, "" when it is right."""
    evidence: dict[str, str | int]
    votable: bool
    """Whether the people may accept the word all the same."""
    since: int
    until: int
    resumes: Phase
    """Where the game goes on if the word stands."""
    agreed: tuple[int, ...] = ()


Outcome = Literal["wrong", "right", "accepted"]


class Judged(msgspec.Struct, frozen=True):
    """A word of the round that the seat ``by`` contested, and what came of it (MC-38)."""

    word: WordSeen
    by: int
    outcome: Outcome
    reason: str = ""


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
