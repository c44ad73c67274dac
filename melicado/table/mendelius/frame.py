"""The places of a round's crosses, as they lie in the middle of the table (MD-08, MD-09)."""

from functools import lru_cache
from typing import NamedTuple

from melicado.rules.mendelius.cards import Role
from melicado.rules.mendelius.layouts import ASKED, LARGE_FAMILY, LAST_GENERATION

MOTHER, FATHER, CHILD = "mother", "father", "child"
_COUPLE = ((Role.GRANDMOTHER, Role.MOTHER), (Role.GRANDFATHER, Role.FATHER))
_CHILD = (Role.MOTHER, Role.FATHER, Role.DAUGHTER, Role.SON)
_YOUNG = (Role.DAUGHTER, Role.SON)


Groups = tuple[tuple[int, ...], ...]


class Place(NamedTuple):
    """A place for one card. Cards on places of one ``kin`` may change places."""

    rank: str
    """``mother``, ``father`` or ``child``, as the cross it belongs to first sees it."""
    roles: tuple[Role, ...]
    kin: int


class Frame(NamedTuple):
    """Every place a round asks for; ``pattern`` names the layout of round 6."""

    number: int
    pattern: str
    places: tuple[Place, ...]
    groups: Groups
    """The places in groups, in the order the rules lay them."""
    parts: Groups
    """The places of each cross; in round 6 some belong to two."""


@lru_cache(maxsize=32)
def frame_of(number: int, pattern: str = "") -> Frame:
    """The places of a round; KeyError for a round or a pattern there is not."""
    return _family(pattern) if number == 6 else _crosses(number)


def patterns(number: int, round6: str) -> tuple[str, ...]:
    """The layouts to choose from; one without a name for all rounds but the sixth."""
    return tuple(round6) if number == 6 else ("",)


def _crosses(number: int) -> Frame:
    places: list[Place] = []
    groups: list[tuple[int, ...]] = []
    for _, children in ASKED[number]:
        first, kin = len(places), 3 * len(groups)
        places += [Place(MOTHER, _COUPLE[0], kin), Place(FATHER, _COUPLE[1], kin + 1)]
        places += [Place(CHILD, _CHILD, kin + 2)] * children
        groups.append(tuple(range(first, len(places))))
    return Frame(number, "", tuple(places), tuple(groups), tuple(groups))


def _family(pattern: str) -> Frame:
    old = (
        Place(MOTHER, (Role.GRANDMOTHER,), 0),
        Place(FATHER, (Role.GRANDFATHER,), 1),
    )
    mother = Place(MOTHER, (Role.MOTHER,), 2)
    father = Place(FATHER, (Role.FATHER,), 3)
    young = Place(CHILD, _YOUNG, 6)
    if pattern == "A":
        his = (old[0]._replace(kin=4), old[1]._replace(kin=5))
        places = (*old, mother, *his, father, *[young] * LAST_GENERATION)
        groups: Groups = ((0, 1, 2), (3, 4, 5), (6, 7, 8, 9))
        return Frame(6, "A", places, groups, ((0, 1, 2), (3, 4, 5), (2, 5, 6, 7, 8, 9)))
    if pattern == "B":
        places = (*old, mother, mother, father, father, *[young] * LAST_GENERATION)
        groups = ((0, 1), (2, 3, 4, 5), (6, 7, 8, 9))
        return Frame(6, "B", places, groups, (tuple(range(6)), tuple(range(2, 10))))
    if pattern == "C":
        places = (*old, mother, father, *[young] * LARGE_FAMILY)
        groups = ((0, 1), (2, 3), tuple(range(4, 10)))
        return Frame(6, "C", places, groups, ((0, 1, 2, 3), tuple(range(2, 10))))
    raise KeyError(pattern)
