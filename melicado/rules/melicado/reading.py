"""The reading side: what a person or a bot can do, asked of a View like a python-chess board.

``table.plays(0)`` is lazy: it can be iterated, tested (``if plays``), and asked whether it
contains a play, which is then judged directly.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from melicado.rules.melicado.cards import Card
from melicado.rules.melicado.ground import Ground, Spot
from melicado.rules.melicado.judging import Verdict, judge_cado, judge_meli, judge_play
from melicado.rules.melicado.search import (
    CadoFound,
    Laying,
    MeliFound,
    cados_on,
    melis_on,
    plays_on,
)
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View
from melicado.words.judge import Judge

T = TypeVar("T")


class Found(Generic[T]):
    """Moves found on demand; ``in`` judges the one asked for instead of finding them all."""

    def __init__(self, find: Callable[[], Iterator[T]], right: Callable[[T], bool]) -> None:
        self._find = find
        self._right = right

    def __iter__(self) -> Iterator[T]:
        return self._find()

    def __bool__(self) -> bool:
        return any(True for _ in self._find())

    def __contains__(self, move: T) -> bool:
        return self._right(move)


class Reading:
    """What can be done on the table of a View, with the words of ``judge``."""

    def __init__(self, view: View, judge: Judge) -> None:
        self.view = view
        self.judge = judge.extended(view.added) if view.added else judge

    def ground(self, seat: int) -> Ground:
        """The row as shown (``view.version``) and the rules in force, for a seat."""
        view = self.view
        return Ground(
            row=view.row,
            options=view.options,
            special=view.special,
            seen=frozenset((*(w.word for w in view.words), *view.provisional_words)),
            streak=view.seats[seat].streak,
            opening=view.phase == Phase.OPENING,
        )

    def may_lay(self, seat: int) -> bool:
        """Whether it is the moment for this seat to lay a card (MC-13, MC-17)."""
        if self.view.phase == Phase.OPENING:
            return seat == self.view.starter
        return self.view.phase == Phase.OPEN

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat that can be laid now: none locked (MC-20)."""
        holder = self.view.seats[seat]
        return tuple(c for c in holder.hand or () if c.id not in holder.locked)

    def judge_play(self, seat: int, spots: Sequence[Spot]) -> Verdict:
        """The verdict on one play, as the authority would give it on this row."""
        return judge_play(self.ground(seat), spots, self.judge)

    def plays(self, seat: int) -> Found[Laying]:
        """Every play of the seat's hand that would stand."""
        ground, hand = self.ground(seat), self.hand(seat)
        return Found(
            lambda: plays_on(ground, hand, self.judge),
            lambda p: judge_play(ground, p.spots, self.judge).reason is None,
        )

    def melis(self, seat: int) -> Found[MeliFound]:
        """Every Méli that would stand."""
        ground = self.ground(seat)
        return Found(
            lambda: melis_on(ground, self.judge),
            lambda m: judge_meli(ground, m.order, self.judge, m.names).reason is None,
        )

    def cados(self, seat: int) -> Found[CadoFound]:
        """Every Cado that would stand."""
        ground = self.ground(seat)
        return Found(
            lambda: cados_on(ground, self.judge),
            lambda c: judge_cado(ground, c.pile, self.judge).reason is None,
        )
