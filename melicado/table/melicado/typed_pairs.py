"""Words typed under 2 PAR 2: which two cards at which places make what is being written (MC-27)."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import NEW_PILE, Card, Colour, Place, Where
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.judging import lay
from melicado.table.melicado.aim import Aimer, told

FIRST, SECOND = "1", "2"
"""Stand in a word for the letters of the two cards."""
_ONE, _OTHER = Card(-1, FIRST, Colour.BLUE), Card(-2, SECOND, Colour.BLUE)


class Way(NamedTuple):
    """A card at a place; ``letter`` names a joker."""

    card: Card
    place: Place
    letter: str = ""


class TypedPairs:
    """The words that two cards of ``hand`` can make of the row, whether right or not."""

    def __init__(self, aimer: Aimer | None = None, hand: Sequence[Card] = ()) -> None:
        self._aimer = aimer
        self._hand = [c for c in hand if aimer is not None and aimer.playable(c.id)]
        self._shapes: dict[str, tuple[Place, Place]] = {}
        if aimer is not None and len(self._hand) > 1 and aimer.places():
            for shape, first, second in _shapes(aimer):
                twin = shape.translate(str.maketrans(FIRST + SECOND, SECOND + FIRST))
                if twin not in self._shapes:
                    self._shapes.setdefault(shape, (first, second))

    def begin(self, text: str, more: int = 0) -> bool:
        """Whether a word that two cards make begins with ``text`` and is ``more`` longer."""
        return any(
            len(shape) >= len(text) + more and self._filled(shape, text) is not None
            for shape in self._shapes
        )

    def making(self, text: str) -> tuple[Way, ...]:
        """Two cards that make ``text``, those that colours allow first; nothing if none do."""
        found = [
            pair
            for shape, places in self._shapes.items()
            if len(shape) == len(text) and (needed := self._filled(shape, text)) is not None
            for pair in self._pairs(needed, places)
        ]
        return min(found, key=self._rank, default=())

    def _filled(self, shape: str, text: str) -> dict[str, str] | None:
        """The letters the two cards must have for ``shape`` to begin with ``text``, or None."""
        needed: dict[str, str] = {}
        for there, wanted in zip(shape, text, strict=False):
            if there in (FIRST, SECOND):
                needed[there] = wanted
            elif there != wanted:
                return None
        letters = list(needed.values())
        jokers = sum(card.is_joker for card in self._hand)
        missing = sum(
            max(0, letters.count(c) - sum(card.letter == c for card in self._hand))
            for c in set(letters)
        )
        return needed if missing <= jokers else None

    def _pairs(
        self, needed: dict[str, str], places: tuple[Place, Place]
    ) -> Iterator[tuple[Way, Way]]:
        ways = (
            [
                Way(card, place, letter if card.is_joker else "")
                for card in self._hand
                if card.is_joker or card.letter == letter
            ]
            for letter, place in zip((needed[FIRST], needed[SECOND]), places, strict=True)
        )
        for one, other in product(*ways):
            if one.card != other.card:
                yield one, other

    def _rank(self, pair: tuple[Way, ...]) -> tuple[bool, int]:
        """Pairs that may lie there go first, and of those the ones with fewer jokers."""
        if self._aimer is None:
            return True, 0
        _, no, faults = lay(self._aimer.settled, [Spot(*way) for way in pair])
        wrong = no is not None or any(fault is not None for fault in faults)
        return wrong, sum(bool(way.letter) for way in pair)


def _shapes(aimer: Aimer) -> Iterator[tuple[str, Place, Place]]:
    """What the row reads with two cards at two places, their letters left open."""
    ground = aimer.settled
    for first in gr.places(ground):
        once = ground._replace(row=gr.put(ground.row, Spot(_ONE, first), NEW_PILE))
        covered = first.pile if first.where == Where.OVER else NEW_PILE
        for second in gr.places(once):
            if second.where == Where.OVER and second.pile == covered:
                continue  # never one on the other
            twice = gr.put(once.row, Spot(_OTHER, second), NEW_PILE + 1)
            yield told(once._replace(row=twice)), first, second
