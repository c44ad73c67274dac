"""The house rules of a game of Mendelius."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from melicado.rules.game import RulesError

MAX_SEATS = 8
ROUNDS = (1, 2, 3, 4, 5, 6, 7)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every option with the default the rules give."""

    decks: Literal["by_players"] | Annotated[int, Meta(ge=1, le=8)] = "by_players"
    joker_points: Literal[20, 10, 15, 25, 50] = 20
    child_sexes: Literal["free", "at_least_one_of_each"] = "free"
    proportions: Literal["exact", "possible"] = "exact"
    jokers_per_cross: Literal["any", "one"] = "any"
    round6: Literal["AB", "A", "B", "ABC"] = "AB"
    didactic_card: Literal["yes", "no"] = "yes"
    claims: Literal["once_per_round", "once_per_cycle"] = "once_per_round"
    claim_seconds: Annotated[int, Meta(ge=1, le=60)] = 5
    false_call: Literal["refused", "plus_10"] = "refused"
    rounds: tuple[int, ...] = ROUNDS


def check(options: Options, seats: int) -> None:
    """Raise RulesError when the options cannot be played with that many hands."""
    if not 2 <= seats <= MAX_SEATS:
        raise RulesError(f"Mendelius is played by 2 to {MAX_SEATS} players or teams, not {seats}.")
    if options.decks != "by_players" and options.decks < _needed(seats):
        raise RulesError(f"{seats} players need at least {_needed(seats)} decks.")
    if not options.rounds or any(r not in ROUNDS for r in options.rounds):
        raise RulesError("The rounds of a game are some of the seven, at least one.")
    if len(set(options.rounds)) != len(options.rounds):
        raise RulesError("Each round is played once at most.")


def decks_for(options: Options, seats: int) -> int:
    """The decks that are played with: one for every two players, or more (MD-01)."""
    return _needed(seats) if options.decks == "by_players" else options.decks


def _needed(seats: int) -> int:
    return (seats + 1) // 2


def options_from(data: object) -> Options:
    """Options read from plain JSON values; raises RulesError with one sentence."""
    try:
        return msgspec.convert(data, Options)
    except msgspec.ValidationError as error:
        raise RulesError(f"These options cannot be used: {error}.") from error
