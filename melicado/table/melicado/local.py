"""What only this table knows: the order of the hand, the card held, a choice half made.

Nothing here repeats the View; ``keep_to`` drops whatever the View no longer bears out.
"""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from melicado.rules.melicado.cards import Card, Place
from melicado.rules.melicado.lines import ROW, line_of_pile, line_row, lines_of
from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View
from melicado.table.melicado.aim import Aim
from melicado.table.melicado.pair import First

NOBODY = -1
"""The seat of a table that nobody has at the moment, of several people at one screen (MC-45)."""


@dataclass
class Local:
    """The choices half made of the person at seat ``me``."""

    me: int
    order: list[int] = field(default_factory=list)
    """Card ids from left to right, as the person put them."""
    selected: int | None = None
    held: dict[int, QPointF] = field(default_factory=dict)
    """Cards that follow a pointer, and where their centres are."""
    held_piles: dict[int, QPointF] = field(default_factory=dict)
    slot: dict[int, int] = field(default_factory=dict)
    """Where in the hand a held card would go."""
    aims: dict[int, Aim] = field(default_factory=dict)
    """What each held card would be where it is."""
    over: dict[int, str] = field(default_factory=dict)
    """The other target ("stock", "discard") under a held card."""
    pending: dict[int, Place] = field(default_factory=dict)
    """Cards let go at a place, which the authority has not judged yet."""
    first: First | None = None
    """The first card of a pair, let go on the row, that waits for the other (MC-27)."""
    cursor: Place | None = None
    named: tuple[int, Place, str] | None = None
    """A joker, a place and the letter that a typed word has given it there."""
    typing: str = ""
    """A word begun on the keyboard that no card makes yet."""
    exchanging: bool = False
    cado_pile: int | None = None
    cado_to: int | None = None
    line: int = ROW
    """The line that the caller of a Méli rearranges (MC-28)."""
    meli: list[int] = field(default_factory=list)
    """Its pile ids from its first letter on, as the caller has moved them."""
    meli_pick: int | None = None
    meli_names: dict[int, str] = field(default_factory=dict)
    discard: int | None = None
    base_first: int | None = None
    covered: bool = False

    def hand(self, view: View) -> list[Card]:
        """My cards in the order I put them in; new ones come last."""
        cards = {c.id: c for c in self._held(view)}
        known = [cards[i] for i in self.order if i in cards]
        return known + [c for c in cards.values() if c.id not in self.order]

    def _held(self, view: View) -> tuple[Card, ...]:
        return (view.seats[self.me].hand or ()) if self.me != NOBODY else ()

    def drop(self) -> None:
        """Drop every choice half made: somebody else has the table now."""
        self.selected, self.cursor, self.named, self.first = None, None, None, None
        self.typing, self.exchanging = "", False
        for store in (self.held, self.held_piles, self.slot, self.aims, self.over, self.pending):
            store.clear()

    def keep_to(self, view: View) -> None:
        """Drop what no longer holds in ``view``."""
        mine = {c.id for c in self._held(view)}
        on_the_way = {*view.provisional}
        hand = self.hand(view)
        kept = [i for i in self.order if i in mine or i in on_the_way]
        self.order = kept + [c.id for c in hand if c.id not in kept]
        if self.selected not in mine:
            self.selected = None
        for store in (self.held, self.slot, self.aims, self.over, self.pending):
            for card in [c for c in store if c not in mine]:
                store.pop(card)
        if self.discard not in mine:
            self.discard = None
        self._keep_choices(view)

    def _keep_choices(self, view: View) -> None:
        call = view.call
        kind = call.kind if call is not None and call.seat == self.me else None
        if kind != How.MELI:
            self.line, self.discard = ROW, None
            self.meli, self.meli_names, self.meli_pick = [], {}, None
        elif sorted(self.meli) != sorted(p.id for p in line_row(view.row, self.line).piles):
            self.take_line(view, self.line if self.line in lines_of(view.row) else ROW)
        if kind != How.CADO or self.cado_pile not in [p.id for p in view.row.all_piles()]:
            self.cado_pile = None
        if kind != How.CADO:
            self.cado_to = None
        if kind is None:
            self.held_piles.clear()
        base = [c.id for c in view.base]
        if self.base_first not in base:
            self.base_first = base[0] if base else None
        if view.phase in (Phase.CALL, Phase.CONTEST, Phase.SCORES, Phase.OVER):
            self.exchanging = False

    def take_line(self, view: View, line: int) -> None:
        """Rearrange that line from now on, and leave every other as it lies (MC-28, MC-32)."""
        self.line, self.meli_pick, self.meli_names = line, None, {}
        self.meli = [p.id for p in line_row(view.row, line).piles]

    def grab(self, view: View, pile: int) -> None:
        """A pile is taken hold of: its line is the one to rearrange; the stem of one is fixed."""
        if pile not in self.meli[self.fixed :]:
            line = line_of_pile(view.row, pile)
            self.take_line(view, ROW if line is None else line)

    @property
    def fixed(self) -> int:
        """How many piles of the line that is rearranged stay where they are (MC-28)."""
        return 0 if self.line == ROW else 1

    def carry(self, pile: int, slot: int) -> None:
        """Move a pile to a place of the line that is rearranged; a stem stays the first."""
        self.meli.remove(pile)
        self.meli.insert(max(self.fixed, slot), pile)

    def letter_named(self) -> str:
        """The letter a typed word gives the selected card at the cursor, if it is a joker."""
        if self.named is None or self.named[:2] != (self.selected, self.cursor):
            return ""
        return self.named[2]

    def move_in_hand(self, view: View, card: int, slot: int) -> None:
        """Put ``card`` at ``slot`` of the hand."""
        ids = [c.id for c in self.hand(view) if c.id != card]
        ids.insert(slot, card)
        rest = [i for i in self.order if i not in ids]
        self.order = ids + rest

    def my_call(self, view: View) -> How | None:
        """Which call of mine is going on."""
        call = view.call
        return call.kind if call is not None and call.seat == self.me else None
