"""MD-04 and MD-05: who may marry, and what the children must look like."""

from itertools import product

import pytest

from melicado.rules.mendelius.cards import FAMILIES, KINDS, Family
from melicado.rules.mendelius.crosses import (
    Cross,
    cross_kind,
    crosses,
    is_cross,
    punnett,
)

SQUARES = {  # red, ochre, white of four, from Mendel's laws
    "RR": (4, 0, 0),
    "BB": (0, 0, 4),
    "RB": (0, 4, 0),
    "RO": (2, 2, 0),
    "BO": (0, 2, 2),
    "OO": (1, 2, 1),
}


def cross(text: str) -> Cross:
    mother, father, *children = text.split()
    return Cross(mother, father, tuple(children))


def test_md_05_the_punnett_squares() -> None:
    """MD-03, MD-05: no dominance, and either parent may be either."""
    for mother, father in product(FAMILIES, repeat=2):
        found = tuple(punnett(mother, father)[f] for f in (Family.RED, Family.OCHRE, Family.WHITE))
        assert found == SQUARES.get(mother + father) or found == SQUARES.get(father + mother)


def test_md_05_kinds_of_couples() -> None:
    kinds = [cross_kind(Family(a), Family(b)) for a, b in ("RB", "BB", "RO", "OB", "OO")]
    assert kinds == ["pure", "pure", "mixed", "mixed", "hybrid"]


@pytest.mark.parametrize(
    "text",
    [
        "RGM RGF RM",
        "RGM BGF OF OM",
        "RM RF RD",
        "RM BF OD OS OS",
        "BM BF BS BS BS BS BS",
        "RM OF RD OS",
        "OGM BGF OM BM BF OF",
        "OM OF RD OD OS BS",
        "OGM OGF RM RM OF OF OM OM BF BF",
    ],
)
def test_md_04_md_05_a_cross(text: str) -> None:
    assert is_cross(cross(text))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("RGF RGM RM", "two sexes the wrong way round"),
        ("RM RM RD", "one sex"),
        ("RD RS RD", "children do not marry"),
        ("RGM RF RD", "MD-04: one generation"),
        ("RGM RGF RD", "MD-04: nothing skips a generation"),
        ("RM RF RM", "MD-04: a mother is no child of parents"),
        ("RGM RGF RM RD", "MD-04: children of one generation"),
        ("RM RF", "no children"),
        ("RM RF OD", "pure lines breed true"),
        ("RM BF RD", "uniformity"),
        ("RM BF OD RD", "uniformity"),
        ("RM OF RD", "half and half of one"),
        ("RM OF RD RS", "half and half"),
        ("RM OF RD OD BD OS", "a colour the square does not give"),
        ("RM OF RD RS OD", "half and half of three"),
        ("OM OF RD OS", "1:2:1 of two"),
        ("OM OF RD OS BD", "1:2:1 of three"),
        ("OM OF RD RS OD BD", "2:1:1"),
        ("OM OF RD OS OD OS", "no white"),
        ("OM OF RD OS OD OS BD BS", "1:4:1 of six"),
    ],
)
def test_md_04_md_05_no_cross(text: str, why: str) -> None:
    assert not is_cross(cross(text)), why


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("RM OF RD", True),
        ("RM OF RD RS", True),
        ("RM OF BD", False),
        ("OM OF BD BD BD BD", True),
        ("RM BF OD", True),
        ("RM BF RD", False),
        ("RGM RGF RD", False),
    ],
)
def test_md_05_possible_is_easier(text: str, possible: bool) -> None:
    """MD-05 [proportions: possible]."""
    assert is_cross(cross(text), "possible") is possible


@pytest.mark.parametrize(
    ("text", "allowed"),
    [("RM RF RD RD", False), ("RM RF RD RS", True), ("RM RF RD", True), ("RGM RGF RF RF", False)],
)
def test_md_04_at_least_one_of_each(text: str, allowed: bool) -> None:
    """MD-04 [child_sexes]: an only child is what it is."""
    assert is_cross(cross(text))
    assert is_cross(cross(text), "exact", "at_least_one_of_each") is allowed


@pytest.mark.parametrize("how", ["exact", "possible"])
@pytest.mark.parametrize("sexes", ["free", "at_least_one_of_each"])
@pytest.mark.parametrize("count", [1, 2])
def test_md_04_md_05_every_cross_is_made_and_nothing_else(how: str, sexes: str, count: int) -> None:
    """All couples with all children, tried one by one."""
    made = {
        (c.mother, c.father, tuple(sorted(c.children)))
        for kind in ("pure", "mixed", "hybrid")
        for c in crosses(kind, count, how, sexes)
    }
    tried = {
        (mother, father, tuple(sorted(children)))
        for mother, father in product(KINDS, repeat=2)
        for children in product(KINDS, repeat=count)
        if is_cross(Cross(mother, father, children), how, sexes)
    }
    assert made == tried


def test_md_05_how_many_crosses_there_are() -> None:
    """Two generations, four or one couples, colours given, sexes free."""

    def count(kind: str, children: int, how: str = "exact", sexes: str = "free") -> int:
        return len(list(crosses(kind, children, how, sexes)))

    assert count("pure", 1) == 2 * 4 * 2
    assert count("pure", 2) == 2 * 4 * 3
    assert count("pure", 2, sexes="at_least_one_of_each") == 2 * 4
    assert count("mixed", 1) == 0
    assert count("mixed", 2) == 2 * 4 * 4
    assert count("mixed", 1, "possible") == 2 * 4 * 2 * 2
    assert count("hybrid", 4) == 2 * (2 * 3 * 2)
    assert count("hybrid", 2) == 0
