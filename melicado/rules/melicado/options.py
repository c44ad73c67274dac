"""The house rules of a game of Méli Cado: every field is an option the rules name."""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from melicado.rules.game import RulesError

CARDS_TO_DEAL = 90
"""Players × hand size may not exceed it (MC-09)."""
MAX_SEATS = 10


class Special(StrEnum):
    """The violet cards: rules in force for one sequence (MC-23 to MC-31)."""

    FONETIK = "FONETIK"
    A_L_ENVERS = "A_L_ENVERS"
    SINGULIER = "SINGULIER"
    CONJUGAISON_INTERDITE = "CONJUGAISON_INTERDITE"
    TWO_BY_TWO = "2_PAR_2"
    VERTICALE = "VERTICALE"
    INVERSION = "INVERSION"
    INSERTION = "INSERTION"
    ENGLISH = "ENGLISH"


PLAYABLE = tuple(Special)
"""The violet cards that may be turned: the program enforces the rules of all nine."""

Seconds = Annotated[int, Meta(ge=1, le=600)]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every option with the default the rules give; times in the unit their name says."""

    language: str = "fr"
    # words (MC-02, MC-03)
    hyphenated_words: Literal["refused", "folded"] = "refused"
    proper_nouns: Literal["refused", "accepted"] = "refused"
    acronyms: Literal["refused", "accepted"] = "refused"
    coarse_words: Literal["bots_avoid", "refused", "allowed"] = "bots_avoid"
    extra_words: tuple[str, ...] = ()
    banned_words: tuple[str, ...] = ()
    min_length: Literal[2, 3] = 2
    repeat_scope: Literal["round", "sequence"] = "round"
    same_lemma: Literal["allowed", "refused"] = "allowed"
    # violet cards (MC-25, MC-27)
    plural_verbs: Literal["allowed", "barred"] = "allowed"
    last_single: Literal["refused", "allowed"] = "refused"
    # cards (MC-06, MC-07)
    green: Literal["stays_at_an_end", "only_when_laid"] = "stays_at_an_end"
    joker: Literal["fixed", "floating"] = "fixed"
    # setting up (MC-09 to MC-11)
    hand_size: Annotated[int, Meta(ge=3, le=12)] = 7
    handicap: tuple[int, ...] = ()
    first_starter: int | None = None
    violet: Literal["starter_decides", "always", "never", "chosen"] = "starter_decides"
    violet_kind: Special | None = None
    # the opening (MC-13, MC-14, MC-16)
    opening_insert: Literal["no", "yes"] = "no"
    opening_claim: Literal["trusted", "proven"] = "trusted"
    opening_seconds: Seconds = 30
    # the open table (MC-18 to MC-22)
    same_place: Literal["own_cards", "uninterrupted"] = "own_cards"
    simultaneous_ms: Annotated[int, Meta(ge=0, le=2000)] = 400
    stale_play: Literal["returned", "fault"] = "returned"
    refill: Literal["reserve_then_covered", "reserve_only"] = "reserve_then_covered"
    # actions (MC-32 to MC-37)
    call_seconds: Annotated[int, Meta(ge=5, le=60)] = 15
    exchange: Literal["free", "once_per_sequence"] = "free"
    block_seconds: Seconds = 10
    block_hint: Literal["no", "yes"] = "no"
    # the end (MC-40, MC-41)
    round_minutes: Annotated[int, Meta(ge=1, le=120)] = 15
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    limit: Annotated[int, Meta(ge=1, le=999)] | None = None
    # pas vu, pas pris (MC-38)
    referee: Literal["automatic", "table"] = "automatic"
    contest_seconds: Seconds = 8
    wrong_contest: Literal["free", "one_card"] = "free"
    # one after the other (MC-44)
    pace: Literal["free", "turns"] = "free"
    # several people at one computer (MC-45)
    buzzer_seconds: Annotated[int, Meta(ge=3, le=30)] = 8
    hands: Literal["shown", "on_buzz"] = "shown"
    # who decides about words that are not in the dictionary (MC-38): the seats people play,
    # or every seat where that is not said
    people: tuple[int, ...] = ()
    # how much a preview tells, capped by the host
    aid: Literal["places", "words", "none"] = "places"


def check(options: Options, seats: int) -> None:
    """Raise RulesError when ``options`` cannot be played with that many seats (MC-09, MC-42)."""
    if not 1 <= seats <= MAX_SEATS:
        raise RulesError(f"A game has 1 to {MAX_SEATS} players, not {seats}.")
    if options.handicap and len(options.handicap) != seats:
        raise RulesError("The handicap names one number of cards for each seat.")
    deals = deal_sizes(options, seats)
    if min(deals) < 1:
        raise RulesError("A handicap may not leave a player without cards.")
    if sum(deals) > CARDS_TO_DEAL:
        raise RulesError(f"At most {CARDS_TO_DEAL} cards can be dealt, not {sum(deals)}.")
    if options.first_starter is not None and not 0 <= options.first_starter < seats:
        raise RulesError("The first starter is not one of the seats.")
    if options.violet == "chosen" and options.violet_kind not in PLAYABLE:
        raise RulesError("The chosen violet card is not one this program can play.")


def deal_sizes(options: Options, seats: int) -> tuple[int, ...]:
    """How many cards each seat is dealt (MC-09, MC-42)."""
    extra = options.handicap or (0,) * seats
    return tuple(options.hand_size + more for more in extra)


def options_from(data: object) -> Options:
    """Options read from plain JSON values; raises RulesError with one sentence."""
    try:
        return msgspec.convert(data, Options)
    except msgspec.ValidationError as error:
        raise RulesError(f"These options cannot be used: {error}.") from error
