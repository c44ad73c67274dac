"""The whole truth of a game of Méli Cado; only the authority holds one."""

import msgspec

from melicado.rules.melicado.cards import Card, Row
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.state_parts import (
    STALE_MS,
    Call,
    Contest,
    Contestable,
    Declaration,
    How,
    Judged,
    LaidCard,
    LaidPlay,
    Objection,
    PastRow,
    Phase,
    Proposal,
    Result,
    SeatState,
    Streak,
    Undo,
    Waiting,
    Window,
    WordSeen,
    words_that_count,
)

__all__ = [
    "STALE_MS",
    "Call",
    "Contest",
    "Contestable",
    "Declaration",
    "How",
    "Judged",
    "LaidCard",
    "LaidPlay",
    "Objection",
    "PastRow",
    "Phase",
    "Proposal",
    "Result",
    "SeatState",
    "State",
    "Streak",
    "Undo",
    "Waiting",
    "Window",
    "WordSeen",
    "words_that_count",
]


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
    turn: int | None = None
    """Whose turn it is, where all play one after the other (MC-44)."""
    passes: int = 0
    """How many seats have passed in succession."""
    call: Call | None = None
    declaration: Declaration | None = None
    objection: Objection | None = None
    added: frozenset[str] = frozenset()
    proposal: Proposal | None = None
    contestable: Contestable | None = None
    undo: Undo | None = None
    contest: Contest | None = None
    judged: tuple[Judged, ...] = ()
    """The contests of the round, decided."""
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
    def table_decides(self) -> bool:
        """Whether wrong words stand until somebody else contests them (MC-38).

        Alone at the table nobody else can: the program then sees everything.
        """
        return self.options.referee == "table" and len(self.active) > 1

    @property
    def last_card_lies(self) -> bool:
        """Whether a hand is empty and its last word may still be contested (MC-38, MC-39)."""
        waits = self.window is None and self.contestable is not None
        return waits and any(not self.seats[i].hand for i in self.active)

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
