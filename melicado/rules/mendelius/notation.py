"""Cards of Mendelius as text: ``RGM`` a person, ``JK`` a joker, ``DC`` the didactic card."""

from collections.abc import Sequence

from melicado.rules.game import RulesError
from melicado.rules.mendelius.cards import KINDS, WILD


def read_kind(text: str) -> str:
    """The kind of card a text names; raises RulesError for none."""
    if text not in KINDS and text not in WILD:
        raise RulesError(f"{text!r} is no card of Mendelius, as RGM, OS, JK or DC.")
    return text


def read_kinds(texts: Sequence[str]) -> tuple[str, ...]:
    """The kinds of several cards."""
    return tuple(read_kind(text) for text in texts)


def read_person(text: str) -> str:
    """The person a card is, or a wild card stands for (``JK=RGM``); raises RulesError."""
    card, sign, person = text.partition("=")
    if sign and read_kind(card) not in WILD:
        raise RulesError(f"Only JK or DC stands for somebody else, not {card}.")
    named = person if sign else card
    if named in WILD:
        raise RulesError(f"Say whom {named} stands for, as {named}=RGM.")
    return read_kind(named)
