"""Chance and standings, the same for both games."""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

C = TypeVar("C")


def chance(secret: str, steps: int) -> Random:
    """The chance of event number ``steps`` of a match: the same secret always draws the same."""
    return Random(hashlib.sha256(f"{secret}/{steps}".encode()).digest())


def shuffled(cards: Sequence[C], by: Random) -> tuple[C, ...]:
    """The cards in an order that depends on ``by`` and not on the order they came in."""
    pack: list[Any] = sorted(cards)
    by.shuffle(pack)
    return tuple(pack)


def ranked(keys: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Seats from the smallest key up; those with equal keys share a place."""
    return tuple(tuple(i for i, k in enumerate(keys) if k == key) for key in sorted(set(keys)))
