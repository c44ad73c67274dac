"""What the crosses laid so far are worth: asked of the rules, place by place.

Nothing here knows who may marry whom: every answer comes from the fillings the rules allow.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, lru_cache
from typing import NamedTuple

from melicado.rules.mendelius.bags import excess, pack
from melicado.rules.mendelius.cards import WILD, Family, Role, family_of, role_of
from melicado.rules.mendelius.crosses import crosses
from melicado.rules.mendelius.layouts import ASKED, layouts
from melicado.rules.mendelius.options import Options
from melicado.table.mendelius.frame import Frame, frame_of

Kinds = Mapping[int, str]
"""The kind of card on each place that has one."""
Filling = dict[int, str]
"""A person for every place."""


class Standing(StrEnum):
    """How a cross stands."""

    EMPTY = "empty"
    OPEN = "open"
    """It can still become one."""
    WRONG = "wrong"
    DONE = "done"


@dataclass(frozen=True)
class Report:
    """What may be told of the crosses laid so far."""

    standings: tuple[Standing, ...] = ()
    """By part of the frame."""
    lacking: tuple[int, ...] = ()
    """Empty places, by part."""
    families: dict[int, Family] = field(default_factory=dict)
    """The colour an empty place is certain to need."""
    stands: dict[int, str] = field(default_factory=dict)
    """For whom a wild card stands (MD-07)."""

    @property
    def complete(self) -> bool:
        """Whether every cross is one."""
        return bool(self.standings) and all(s == Standing.DONE for s in self.standings)


def report(frame: Frame, laid: Kinds, options: Options) -> Report:
    """How the crosses of ``frame`` stand with the cards ``laid``."""
    key = tuple(sorted(laid.items()))
    return _report(frame.number, frame.pattern, key, options)


@lru_cache(maxsize=512)
def _report(
    number: int, pattern: str, key: tuple[tuple[int, str], ...], options: Options
) -> Report:
    frame, laid = frame_of(number, pattern), dict(key)
    whole = _whole(frame, laid, options)
    standings: list[Standing] = []
    lacking: list[int] = []
    families: dict[int, Family] = {}
    stands: dict[int, str] = {}
    for part, places in enumerate(frame.parts):
        here = {i: laid[i] for i in places if i in laid}
        fitting = possible(frame, part, here, options)
        gaps = [i for i in places if i not in laid]
        lacking.append(len(gaps))
        standings.append(_standing(here, gaps, bool(fitting)))
        if standings[-1] == Standing.DONE:
            stands |= stand_ins(frame, here, whole or fitting[0])
        elif fitting:
            families |= _certain(frame, here, gaps, fitting)
    if number == 6 and whole is None and Standing.WRONG not in standings:
        standings = [Standing.WRONG if s == Standing.DONE else s for s in standings]
    return Report(tuple(standings), tuple(lacking), families, stands)


def _standing(here: Kinds, gaps: list[int], fits: bool) -> Standing:
    if not here:
        return Standing.EMPTY
    if not fits:
        return Standing.WRONG
    return Standing.OPEN if gaps else Standing.DONE


def _whole(frame: Frame, laid: Kinds, options: Options) -> Filling | None:
    """A filling of the family tree of round 6 that bears everything laid."""
    if frame.number != 6:
        return None
    whole = _fillings(frame.number, frame.pattern, None, options.proportions, options.child_sexes)
    return next(_bearing(frame, whole, laid), None)


def possible(frame: Frame, part: int, here: Kinds, options: Options) -> list[Filling]:
    """The fillings of a cross that bear the cards on its places."""
    wild = sum(1 for kind in here.values() if kind in WILD)
    pooled = frame.pattern == "B" and part == 1
    if options.jokers_per_cross == "one" and wild > 1 + pooled:
        return []
    found = _fillings(frame.number, frame.pattern, part, options.proportions, options.child_sexes)
    return list(_bearing(frame, found, here))


class _Ready(NamedTuple):
    """A filling and its people packed by kin, ready to be compared."""

    filling: Filling
    bags: dict[int, int]


@lru_cache(maxsize=128)
def _fillings(
    number: int, pattern: str, part: int | None, how: str, sexes: str
) -> tuple[_Ready, ...]:
    """Every way to fill a cross, or with ``part`` None the whole of round 6."""
    frame = frame_of(number, pattern)
    places = tuple(range(len(frame.places))) if part is None else frame.parts[part]
    if number != 6 and part is not None:
        made: Iterable[tuple[str, ...]] = (
            cross.cards for cross in crosses(*ASKED[number][part], how, sexes)
        )
    else:
        known = (layout.cards for layout in layouts(number, how, sexes, pattern))
        made = (tuple(cards[i] for i in places) for cards in known)
    kins: dict[int, list[int]] = {}
    for nth, place in enumerate(places):
        kins.setdefault(frame.places[place].kin, []).append(nth)
    bag = cache(pack)  # thousands of fillings are made of a few hundred sets of kin
    return tuple(
        _Ready(
            dict(zip(places, cards, strict=True)),
            {kin: bag(tuple([cards[i] for i in at])) for kin, at in kins.items()},
        )
        for cards in dict.fromkeys(made)
    )


def _bags(frame: Frame, kinds: Kinds) -> dict[int, int]:
    """The people on the places, packed by kin."""
    by_kin: dict[int, list[str]] = {}
    for place, kind in kinds.items():
        by_kin.setdefault(frame.places[place].kin, []).append(kind)
    return {kin: pack(here) for kin, here in by_kin.items()}


def _bearing(frame: Frame, ready: Iterable[_Ready], laid: Kinds) -> Iterator[Filling]:
    """The fillings in which the people laid are, kin by kin."""
    here = [(kin, bag) for kin, bag in _bags(frame, laid).items() if bag]
    for one in ready:
        if not any(excess(bag, one.bags[kin]) for kin, bag in here):
            yield one.filling


def stand_ins(frame: Frame, laid: Kinds, filling: Filling) -> dict[int, str]:
    """For whom each wild card on a place stands, when ``filling`` is meant."""
    found: dict[int, str] = {}
    left = _left(frame, laid, filling)
    for place, kind in sorted(laid.items()):
        if kind in WILD:
            people = left[frame.places[place].kin]
            if people:
                found[place] = people.pop(0)
    return found


def _left(frame: Frame, laid: Kinds, filling: Filling) -> dict[int, list[str]]:
    """Who of ``filling`` is not laid as such, by kin."""
    left: dict[int, list[str]] = {}
    for place, kind in filling.items():
        left.setdefault(frame.places[place].kin, []).append(kind)
    for place, kind in laid.items():
        people = left.get(frame.places[place].kin, [])
        if kind in people:
            people.remove(kind)
    return left


def _certain(
    frame: Frame, here: Kinds, gaps: list[int], fitting: list[Filling]
) -> dict[int, Family]:
    """The colours that the empty places need whatever else is laid."""
    found: dict[int, Family] = {}
    for kin in {frame.places[i].kin for i in gaps}:
        mine = [i for i in gaps if frame.places[i].kin == kin]
        wanted = {tuple(sorted(family_of(k) for k in _left(frame, here, f)[kin])) for f in fitting}
        if len(wanted) == 1:
            colours = next(iter(wanted))
            if len(colours) == len(mine) or len(set(colours)) == 1:
                found |= dict(zip(mine, colours, strict=False))
    return found


def suits(frame: Frame, laid: Kinds, place: int, kind: str, options: Options) -> bool:
    """Whether a card can go on an empty place with what is laid already."""
    if kind not in WILD and role_of(kind) not in frame.places[place].roles:
        return False
    trial = {**laid, place: kind}
    parts = [p for p, places in enumerate(frame.parts) if place in places]
    return all(
        possible(frame, p, {i: trial[i] for i in frame.parts[p] if i in trial}, options)
        for p in parts
    )


def generation(role: Role) -> int:
    """0 for grandparents, 1 for parents, 2 for children."""
    return list(Role).index(role) // 2
