"""Cards, piles, tables and small positions as text, read and written; errors are one sentence.

A card is its letter (``*`` for a joker) and its colour ``b``, ``r`` or ``g``: ``Eb``; a joker
that stands for a letter says which: ``*b=N``. A pile is its cards from bottom to top with
slashes, a table its piles from left to right, with spaces: ``Cb Ab/Or Tg``. In a position a
branch follows its stem, from top to bottom, with colons: ``Cb Ab/Or:Rb:Sb Tg``. A position is
the table, the hands, the words seen and the state of play, on one line:
``Cb Ab/Or | Eb *g ; Tb | CO | open 0 A_L_ENVERS`` (seat 0 started; ``-`` where nothing is).
"""

import re
from collections.abc import Iterable

from melicado.rules.game import RulesError
from melicado.rules.melicado.cards import JOKER, Colour
from melicado.rules.melicado.options import MAX_SEATS, Special
from melicado.rules.melicado.position import Face, Faces, Position, checked
from melicado.rules.melicado.state import Phase

_CARD = re.compile(r"([A-Z*])([brg])(?:=([A-Z]))?")
_WORD = re.compile(r"[A-Z]+")
_NOTHING = "-"
_SHOWN = 40
"""So many characters of a wrong text are repeated in the sentence about it."""


def read_card(text: str) -> Face:
    """The card written ``Eb``, ``*b`` or ``*b=N``; raises RulesError."""
    found = _CARD.fullmatch(text)
    if found is None:
        raise RulesError(f"{_quoted(text)} is not a card: write Eb, Sr, Tg, *b or *b=N.")
    letter, colour, named = found.groups()
    if named and letter != JOKER:
        raise RulesError(f"{_quoted(text)} is not a card: only a joker stands for a letter.")
    return Face(letter, Colour(colour), named or "")


def write_card(face: Face) -> str:
    """The card as ``read_card`` reads it."""
    return f"{face.letter}{face.colour}" + (f"={face.named}" if face.named else "")


def read_pile(cards: Iterable[str]) -> tuple[Face, ...]:
    """A pile from the texts of its cards, bottom to top; raises RulesError."""
    faces = tuple(read_card(card) for card in cards)
    if not faces:
        raise RulesError("A pile has at least one card.")
    return faces


def read_table(text: str) -> tuple[Faces, ...]:
    """The piles of a table; raises RulesError."""
    return tuple(read_pile(pile.split("/")) for pile in _items(text))


def _read_lines(text: str) -> tuple[tuple[Faces, ...], dict[int, tuple[Faces, ...]]]:
    """The table and its branches."""
    items = ([pile.split("/") for pile in item.split(":")] for item in _items(text))
    lines = [tuple(map(read_pile, piles)) for piles in items]
    table = tuple(line[0] for line in lines)
    return table, {i: line[1:] for i, line in enumerate(lines) if len(line) > 1}


def write_table(table: Iterable[Iterable[Face]]) -> str:
    """The table as ``read_table`` reads it."""
    return " ".join("/".join(write_card(f) for f in pile) for pile in table) or _NOTHING


def read_hand(cards: Iterable[str]) -> tuple[Face, ...]:
    """A hand from the texts of its cards, where jokers stand for nothing; raises RulesError."""
    faces = tuple(read_card(card) for card in cards)
    if any(face.named for face in faces):
        raise RulesError("A joker in a hand stands for no letter: write *b, *r or *g.")
    return faces


def read_position(text: str) -> Position:
    """The position on one line; raises RulesError with one sentence."""
    fields = [field.strip() for field in text.split("|")]
    if len(fields) != 4:
        raise RulesError(
            "A position is four parts with | between them: table, hands, words, state of play."
        )
    table, hands, words, play = fields
    read = tuple(read_hand(_items(hand)) for hand in hands.split(";"))
    if len(read) > MAX_SEATS:
        raise RulesError(f"A game has at most {MAX_SEATS} hands, not {len(read)}.")
    phase, starter, special = _read_play(play, len(read))
    piles, branches = _read_lines(table)
    return checked(
        Position(
            table=piles,
            branches=branches,
            hands=read,
            words=tuple(_read_word(word) for word in _items(words)),
            phase=phase,
            starter=starter,
            special=special,
        )
    )


def write_position(position: Position) -> str:
    """The position as ``read_position`` reads it."""
    hands = (" ".join(write_card(f) for f in hand) or _NOTHING for hand in position.hands)
    return " | ".join(
        (
            " ".join(
                write_table((pile, *position.branches.get(i, ()))).replace(" ", ":")
                for i, pile in enumerate(position.table)
            )
            or _NOTHING,
            " ; ".join(hands),
            " ".join(position.words) or _NOTHING,
            f"{position.phase} {position.starter} {position.special or _NOTHING}",
        )
    )


def _items(text: str) -> list[str]:
    return [] if text.strip() == _NOTHING else text.split()


def _read_word(text: str) -> str:
    if _WORD.fullmatch(text) is None:
        raise RulesError(f"{_quoted(text)} is not a word in capitals A to Z.")
    return text


def _read_play(text: str, seats: int) -> tuple[Phase, int, Special | None]:
    parts = text.split()
    phases = [p.value for p in (Phase.OPEN, Phase.OPENING)]
    if len(parts) != 3 or parts[0] not in phases:
        raise RulesError(
            f"{_quoted(text)} is not a state of play: write open or opening, the starter's seat, "
            "and the violet card or -."
        )
    phase, starter, special = parts
    if starter not in [str(seat) for seat in range(seats)]:
        raise RulesError(f"The starter {_quoted(starter)} is not the number of a hand, from 0.")
    if special != _NOTHING and special not in [s.value for s in Special]:
        raise RulesError(f"{_quoted(special)} is not a violet card.")
    return Phase(phase), int(starter), None if special == _NOTHING else Special(special)


def _quoted(text: str) -> str:
    shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    return "'" + "".join(c if c.isprintable() else "?" for c in shown) + "'"
