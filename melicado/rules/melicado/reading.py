"""The reading side: what a person or a bot can do, asked of a View like a python-chess board.

``table.plays(0)`` is lazy: it can be iterated, tested (``if plays``), and asked whether it
contains a play, which is then judged directly.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Generic, TypeVar

from melicado.rules.melicado.cards import Card
from melicado.rules.melicado.ground import Ground, Spot
from melicado.rules.melicado.judging import Verdict, judge_cado, judge_meli, judge_play
from melicado.rules.melicado.search import (
    Board,
    CadoFound,
    Laying,
    MeliFound,
    cados_on,
    melis_on,
)
from melicado.rules.melicado.state import Phase, words_that_count
from melicado.rules.melicado.view import View
from melicado.rules.melicado.words_in_force import words_in_force
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
        self.judge = words_in_force(judge, view.special, view.added)

    def ground(self, seat: int) -> Ground:
        """The row as shown (``view.version``) and the rules in force, for a seat."""
        view = self.view
        seen = words_that_count(view.words, view.options, view.sequence)
        return Ground(
            row=view.row,
            options=view.options,
            special=view.special,
            seen=seen.union(view.provisional_words),
            streak=view.seats[seat].streak,
            opening=view.phase == Phase.OPENING,
            single=view.seats[seat].count == 1,
        )

    @cached_property
    def board(self) -> Board:
        """The openings of the row, the same for every seat."""
        return Board(self.ground(0)._replace(streak=None, single=False), self.judge)

    def may_lay(self, seat: int) -> bool:
        """Whether it is the moment for this seat to lay a card (MC-13, MC-17)."""
        if self.view.phase == Phase.OPENING:
            return seat == self.view.starter
        in_turn = self.view.turn in (None, seat)  # MC-44
        return self.view.phase == Phase.OPEN and in_turn

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat that can be laid now: none locked (MC-20)."""
        holder = self.view.seats[seat]
        return tuple(c for c in holder.hand or () if c.id not in holder.locked)

    def judge_play(
        self, seat: int, spots: Sequence[Spot], names: Mapping[int, str] | None = None
    ) -> Verdict:
        """The verdict on one play, as the authority would give it on this row.

        ``names`` gives letters to jokers already on the table, by pile (MC-07).
        """
        return judge_play(self.ground(seat), spots, self.judge, names)

    def plays(self, seat: int) -> Found[Laying]:
        """Every play of the seat's hand that would stand."""
        ground, hand = self.ground(seat), self.hand(seat)
        return Found(
            lambda: self.board.plays(hand, ground.streak, single=ground.single),
            lambda p: judge_play(ground, p.spots, self.judge).reason is None,
        )

    def melis(self, seat: int) -> Found[MeliFound]:
        """Every Méli that would stand."""
        ground = self.ground(seat)
        return Found(
            lambda: melis_on(ground, self.judge),
            lambda m: judge_meli(ground, m.order, self.judge, m.names, m.line).reason is None,
        )

    def cados(self, seat: int) -> Found[CadoFound]:
        """Every Cado that would stand."""
        ground = self.ground(seat)
        return Found(
            lambda: cados_on(ground, self.judge),
            lambda c: judge_cado(ground, c.pile, self.judge).reason is None,
        )
