"""What only this table knows: the order of each hand, the crosses laid while they grow.

Nothing here repeats the View; ``keep_to`` drops whatever the View no longer bears out.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QPointF

from melicado.rules.mendelius.cards import FAMILIES, ROLES, Card, family_of, role_of
from melicado.rules.mendelius.state import Phase
from melicado.rules.mendelius.view import View
from melicado.table.looking_on import looks_on
from melicado.table.mendelius.frame import Frame, frame_of, patterns
from melicado.table.mendelius.working import generation

FAMILY, GENERATION, BY_HAND = "family", "generation", "hand"


class Spot(NamedTuple):
    """Where a card held would go: ``place`` n, ``hand`` at slot n, or the ``discards``."""

    kind: str
    number: int = -1


@dataclass
class Own:
    """What one person has arranged."""

    order: list[int] = field(default_factory=list)
    """Card ids from left to right, where the person arranges them."""
    sort: str = FAMILY
    pattern: str = ""
    laid: dict[int, int] = field(default_factory=dict)
    """The card on each place of the crosses."""


@dataclass
class Local:
    """The choices half made at this table; ``me`` is the seat whose hand lies at the bottom."""

    people: tuple[int, ...]
    me: int
    owns: dict[int, Own] = field(default_factory=dict)
    selected: int | None = None
    cursor: int | None = None
    """The place that the keyboard has gone to."""
    held: dict[int, QPointF] = field(default_factory=dict)
    """Cards that follow a pointer, and where their centres are."""
    over: dict[int, Spot] = field(default_factory=dict)
    """Where each held card would go."""
    choosing: bool = False
    """Mendelius! has been said: which card stays face down?"""
    eligible: frozenset[int] = frozenset()
    """The cards to choose from."""
    lifted: int | None = None
    """Whose curtain has been lifted, where several people share the screen."""
    covered: bool = False
    sent: int | None = None
    """A card let go on the discards, which the authority has not answered for yet."""

    @property
    def own(self) -> Own:
        """What the person at the bottom has arranged."""
        return self.owns.setdefault(self.me, Own())

    @property
    def shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self.people) > 1

    def asked(self, view: View) -> int | None:
        """The person here who is to take, to discard or to go out; None for nobody."""
        if view.phase == Phase.TAKE and view.turn in self.people:
            return view.turn
        if view.phase in (Phase.DISCARD, Phase.CLAIMED) and view.acting in self.people:
            return view.acting
        return None

    def seated(self, view: View) -> int | None:
        """The person here whose turn goes on, also while only others are asked to claim."""
        claims = view.claims
        if claims is not None and view.turn in self.people:
            return view.turn if not set(claims.waiting) & set(self.people) else None
        return self.asked(view)

    def curtain(self, view: View) -> int | None:
        """Whose turn the curtain tells of; None while it is up."""
        asked = self.asked(view)
        return asked if self.shared and asked is not None and asked != self.lifted else None

    def shows_hand(self, view: View) -> bool:
        """Whether the hand at the bottom may be seen now."""
        if self.covered or looks_on(view, self.me):
            return False
        return not self.shared or (self.lifted == self.me and self.seated(view) == self.me)

    def frame(self, view: View) -> Frame:
        """The places of the round, in the layout chosen."""
        if view.round == 6 and self.own.pattern not in view.options.round6:
            self.own.pattern = ""
        known = patterns(view.round, view.options.round6)
        return frame_of(view.round, self.own.pattern or known[0])

    def cards(self, view: View) -> dict[int, Card]:
        """Every card of the hand at the bottom, laid ones too."""
        return {c.id: c for c in view.seats[self.me].hand or ()}

    def hand(self, view: View) -> list[Card]:
        """The cards that are not laid, from left to right."""
        cards = self.cards(view)
        away = {*self.own.laid.values(), self.sent}
        free = [c for c in cards.values() if c.id not in away]
        if self.own.sort == BY_HAND:
            places = {card: n for n, card in enumerate(self.own.order)}
            return sorted(free, key=lambda c: places.get(c.id, len(places)))
        return sorted(free, key=_by_generation if self.own.sort == GENERATION else _by_family)

    def laid_kinds(self, view: View) -> dict[int, str]:
        """The kind of card on each place that has one."""
        cards = self.cards(view)
        return {p: cards[c].kind for p, c in self.own.laid.items() if c in cards}

    def keep_to(self, view: View) -> None:
        """Drop what no longer holds in ``view``."""
        asked = self.asked(view)
        if self.lifted is not None and self.lifted != self.seated(view):
            self.lifted = None
        if asked is not None:
            if asked != self.me:
                self.selected = self.cursor = None
            self.me = asked
        frame = self.frame(view)
        mine = self.cards(view)
        self.own.laid = {
            p: c for p, c in self.own.laid.items() if c in mine and p < len(frame.places)
        }
        self.own.order = [c for c in self.own.order if c in mine]
        if view.phase in (Phase.SCORES, Phase.OVER):
            self.own.laid = {}  # the places now show the crosses of who went out
        if self.selected not in mine:
            self.selected = self.cursor = None
        if self.sent not in mine:
            self.sent = None
        for store in (self.held, self.over):
            for card in [c for c in store if c >= 0 and c not in mine and not _on_top(view, c)]:
                store.pop(card)
        if view.phase not in (Phase.DISCARD, Phase.CLAIMED) or asked != self.me:
            self.choosing = False

    def new_round(self) -> None:
        """Other crosses are asked: what was laid comes back to the hands."""
        for own in self.owns.values():
            own.laid, own.pattern, own.order = {}, "", []
        self.lifted = self.selected = self.cursor = None

    def lay(self, card: int, place: int) -> None:
        """Lay a card on a place; one that lies there goes where the other came from."""
        laid = self.own.laid
        before = next((p for p, c in laid.items() if c == card), None)
        there = laid.pop(place, None)
        if before is not None:
            laid.pop(before, None)
            if there is not None and before != place:
                laid[before] = there
        laid[place] = card

    def take_back(self, card: int) -> None:
        """Bring a card back from the crosses."""
        self.own.laid = {p: c for p, c in self.own.laid.items() if c != card}

    def move_in_hand(self, view: View, card: int, slot: int) -> None:
        """Put ``card`` at ``slot`` of the hand: from now on it is arranged by hand."""
        ids = [c.id for c in self.hand(view) if c.id != card]
        ids.insert(min(slot, len(ids)), card)
        self.own.order, self.own.sort = ids, BY_HAND


def _on_top(view: View, card: int) -> bool:
    return bool(view.discards) and view.discards[-1].card.id == card


def _by_family(card: Card) -> tuple[int, int, int]:
    if card.is_wild:
        return (len(FAMILIES), 0, card.id)
    return (FAMILIES.index(family_of(card.kind)), ROLES.index(role_of(card.kind)), card.id)


def _by_generation(card: Card) -> tuple[int, int, int, int]:
    if card.is_wild:
        return (len(ROLES), 0, 0, card.id)
    role = role_of(card.kind)
    family = FAMILIES.index(family_of(card.kind))
    return (generation(role), family, ROLES.index(role), card.id)
