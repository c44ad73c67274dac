"""A deck of Méli Cado, read from its data: one file a language."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from melicado.rules.game import RulesError
from melicado.rules.melicado.cards import JOKER, Card, Colour

Count = Annotated[int, Meta(ge=0, le=99)]


class DeckData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of each letter there are in each colour, and how many jokers."""

    blue: dict[str, Count]
    red: dict[str, Count]
    green: dict[str, Count]
    jokers: dict[Colour, Count]


def deck_from(data: bytes | str) -> tuple[Card, ...]:
    """The cards of a deck file (JSON); raises RulesError with one sentence."""
    try:
        parsed = msgspec.json.decode(data, type=DeckData)
    except msgspec.MsgspecError as error:
        raise RulesError(f"This deck cannot be read: {error}.") from error
    cards: list[tuple[str, Colour]] = []
    columns = ((Colour.BLUE, parsed.blue), (Colour.RED, parsed.red), (Colour.GREEN, parsed.green))
    for colour, letters in columns:
        cards += _cards(letters, colour)
        cards += [(JOKER, colour)] * parsed.jokers.get(colour, 0)
    return tuple(Card(i, letter, colour) for i, (letter, colour) in enumerate(cards))


def _cards(letters: Mapping[str, int], colour: Colour) -> list[tuple[str, Colour]]:
    return [(letter, colour) for letter in sorted(letters) for _ in range(letters[letter])]
