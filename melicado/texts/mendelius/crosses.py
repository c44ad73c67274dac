"""What a round asks for, what a cross is called, and why one is none (MD-04, MD-05, MD-08)."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from melicado.rules.mendelius.cards import FAMILIES, Family, Role
from melicado.rules.mendelius.crosses import cross_kind, punnett
from melicado.texts.counted import counted
from melicado.texts.mendelius.cards import family_name, role_name

translate = QCoreApplication.translate


def round_sentence(number: int) -> str:
    """The round and what it asks, in one line: «Manche 4 : deux couples mixtes, …»."""
    said = translate("Round", "Round {number}: {asks}")
    return said.format(number=number, asks=round_asks(number))


def round_asks(number: int) -> str:
    """What a round asks for; KeyError for a round there is not."""
    return {
        1: translate("Round", "two pure couples, one child each"),
        2: translate("Round", "two pure couples, one child and two children"),
        3: translate("Round", "two pure couples, two children each"),
        4: translate("Round", "two mixed couples, two children each"),
        5: translate("Round", "a mixed couple, two children; a hybrid couple, four children"),
        6: translate("Round", "a whole family in three generations"),
        7: translate("Round", "two hybrid couples, four children each"),
    }[number]


def cross_name(kind: str, children: int) -> str:
    """A cross a round asks for: «Couple pur, un enfant»."""
    couple = {
        "pure": translate("Round", "Pure couple"),
        "mixed": translate("Round", "Mixed couple"),
        "hybrid": translate("Round", "Hybrid couple"),
    }[kind]
    return f"{couple} · {counted.children(children)}"


def family_part_name(pattern: str, part: int) -> str:
    """A part of the family of round 6, by layout (MD-09)."""
    return {
        ("A", 0): translate("Round", "The mother's parents"),
        ("A", 1): translate("Round", "The father's parents"),
        ("A", 2): translate("Round", "Their four children"),
        ("B", 0): translate("Round", "Grandparents and their children"),
        ("B", 1): translate("Round", "The two couples' four children"),
        ("C", 0): translate("Round", "Grandparents and their children"),
        ("C", 1): translate("Round", "The couple's six children"),
    }[pattern, part]


def pattern_name(pattern: str) -> str:
    """A layout of round 6, in a word or two (MD-09)."""
    return {
        "A": translate("Round", "Family tree"),
        "B": translate("Round", "Grandparents, parents, children"),
        "C": translate("Round", "Large family"),
    }[pattern]


def fault_sentence(
    mother: Family | None, father: Family | None, wanted: str, children: Sequence[Family]
) -> str:
    """Why the cards of a cross do not go together, as shortly as can be.

    ``wanted`` is the kind of couple asked for, or "" where any is; ``children`` are those laid.
    """
    if mother is None or father is None:
        return translate("Round", "these cards do not go together")
    if wanted and cross_kind(mother, father) != wanted:
        return {
            "pure": translate("Round", "this couple is pure"),
            "mixed": translate("Round", "this couple is mixed"),
            "hybrid": translate("Round", "this couple is hybrid"),
        }[cross_kind(mother, father)]
    square = punnett(mother, father)
    if not children:
        return translate("Round", "these cards do not go together")
    couple = f"{family_name(mother)} × {family_name(father)}"
    return f"{couple} → {shares(square)}"


def place_sentence(roles: Sequence[Role]) -> str:
    """For whom a place among the crosses is: «Cette place attend : Grand-mère ou Mère.»"""
    names = [role_name(role) for role in roles]
    if len(names) > 1:
        both = translate("Round", "{first} or {last}")
        who = both.format(first=", ".join(names[:-1]), last=names[-1])
    else:
        who = "".join(names)
    return translate("Round", "This place is for: {who}.").format(who=who)


def shares(square: Mapping[Family, int]) -> str:
    """The colours a couple's children have, with their shares: «½ rouge, ½ ocre»."""
    parts = [(family, square[family]) for family in FAMILIES if square[family]]
    if len(parts) == 1:
        return family_name(parts[0][0])
    fraction = {1: "¼", 2: "½", 3: "¾"}
    return ", ".join(f"{fraction[count]} {family_name(family)}" for family, count in parts)
