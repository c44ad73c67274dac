"""Ways of playing: sets of house rules that are chosen at one stroke."""

from typing import Final

from msgspec.structs import replace

from melicado.rules.melicado.options import Options

PRESETS: Final[dict[str, Options]] = {
    "famille": Options(),
    "officiel": Options(referee="table"),
    "classe": Options(
        coarse_words="refused",
        hand_size=5,
        opening_seconds=45,
        call_seconds=25,
        block_seconds=15,
        block_hint="yes",
        round_minutes=8,
        rounds=2,
        aid="words",
    ),
    "expert": Options(
        same_lemma="refused",
        violet="always",
        opening_claim="proven",
        opening_seconds=15,
        call_seconds=8,
        exchange="once_per_sequence",
        block_seconds=6,
        round_minutes=10,
        rounds=5,
        referee="table",
        contest_seconds=5,
        wrong_contest="one_card",
        aid="none",
    ),
}
"""By name; the first is what a first start offers.

Officiel is the publisher's game, where the players are the referee (MC-38). Famille and Classe
have faults caught at once; Classe shows words, deals fewer cards and gives more time. Expert
has little time and no aid, and the players are the referee at the price of a card.
"""

_THEIR_OWN: Final = frozenset(
    {
        "language",
        "hyphenated_words",
        "proper_nouns",
        "acronyms",
        "extra_words",
        "banned_words",
        "handicap",
        "first_starter",
        "people",
        "pace",
        "buzzer_seconds",
        "hands",
    }
)
"""What belongs to the people at the table, and to no way of playing."""

GOVERNED: Final = tuple(f for f in Options.__struct_fields__ if f not in _THEIR_OWN)
"""The options that a way of playing sets."""


def with_preset(options: Options, name: str) -> Options:
    """``options`` with every rule that the way of playing ``name`` sets; KeyError for another."""
    preset = PRESETS[name]
    return replace(options, **{field: getattr(preset, field) for field in GOVERNED})


def preset_of(options: Options) -> str | None:
    """The name of the way of playing that ``options`` follow in everything, or None."""
    return next((name for name in PRESETS if with_preset(options, name) == options), None)
