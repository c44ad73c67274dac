"""What lies on the table of Mendelius, by name, for those who listen to it."""

from PySide6.QtCore import QCoreApplication

from melicado.rules.mendelius.cards import DIDACTIC, JOKER, family_of, role_of
from melicado.texts.counted import counted
from melicado.texts.mendelius.cards import card_name, family_name, person_name, role_name
from melicado.texts.mendelius.points import points_words

translate = QCoreApplication.translate


def spoken_card(kind: str, points: int, stands_for: str = "") -> str:
    """«Mère, rouge, 5 points»; a joker as «Joker pour Mère RR, 20 points»."""
    worth = points_words(points)
    if kind in (JOKER, DIDACTIC):
        name = person_name(kind)
        if stands_for:
            said = translate("Spoken", "{joker} for {card}, {points}")
            return said.format(joker=name, card=card_name(stands_for), points=worth)
        return f"{name}, {worth}"
    return f"{role_name(role_of(kind))}, {family_name(family_of(kind))}, {worth}"


def spoken_place(rank: str, cross: int, card: str) -> str:
    """«Croisement 1, mère : libre»; ``card`` is what lies there, or an empty string."""
    who = {
        "mother": translate("Spoken", "mother"),
        "father": translate("Spoken", "father"),
        "child": translate("Spoken", "child"),
    }[rank]
    said = translate("Spoken", "Cross {number}, {who}: {card}")
    return said.format(number=cross, who=who, card=card or translate("Spoken", "free"))


def spoken_seat(name: str, count: int, points: int, *more: str) -> str:
    """«Zoé, 7 cartes, 12 points, perd un tour»."""
    parts = (name, counted.cards(count), points_words(points), *more)
    return ", ".join(part for part in parts if part)
