"""The 26 letters of the cards, and how written words fold onto them (MC-01)."""

import unicodedata

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
JOKER = "?"
"""Stands for any one letter in the searches of a ``Judge``."""

_LIGATURES = str.maketrans({"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "ẞ": "SS"})
_LETTERS = frozenset(ALPHABET)


def fold(text: str) -> str | None:
    """The letters A-Z that spell ``text`` on the table, or None when it cannot be laid.

    Accents and ligatures fold (É → E, Ç → C, Œ → OE); a word with a hyphen, an apostrophe,
    a digit or a letter of another alphabet cannot be laid (MC-01).
    """
    plain = unicodedata.normalize("NFD", text.translate(_LIGATURES))
    folded = "".join(c for c in plain if not unicodedata.combining(c)).upper()
    return folded if folded and _LETTERS.issuperset(folded) else None
