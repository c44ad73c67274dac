"""The names of the people and of the other cards."""

from PySide6.QtCore import QCoreApplication

from melicado.rules.mendelius.cards import (
    ALLELES,
    DIDACTIC,
    JOKER,
    Family,
    Role,
    family_of,
    role_of,
)

translate = QCoreApplication.translate


def person_name(kind: str) -> str:
    """What stands on a card: «Grand-mère», «Joker»; KeyError for an unknown kind."""
    if kind == JOKER:
        return translate("Card", "Joker")
    if kind == DIDACTIC:
        return translate("Card", "Rule")
    return role_name(role_of(kind))


def role_name(role: Role) -> str:
    """A generation and a sex: «Grand-mère»."""
    return {
        Role.GRANDMOTHER: translate("Card", "Grandmother"),
        Role.GRANDFATHER: translate("Card", "Grandfather"),
        Role.MOTHER: translate("Card", "Mother"),
        Role.FATHER: translate("Card", "Father"),
        Role.DAUGHTER: translate("Card", "Daughter"),
        Role.SON: translate("Card", "Son"),
    }[role]


def family_name(family: Family) -> str:
    """The colour of a family: «rouge»."""
    return {
        Family.RED: translate("Card", "red"),
        Family.OCHRE: translate("Card", "ochre"),
        Family.WHITE: translate("Card", "white"),
    }[family]


def card_name(kind: str) -> str:
    """A card in a sentence, with its genotype: «Grand-mère RR»."""
    if kind in (JOKER, DIDACTIC):
        return person_name(kind)
    return f"{person_name(kind)} {ALLELES[family_of(kind)]}"
