"""The mistakes bots make: wrong words that a person might lay in good faith."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import BACK, Card
from melicado.rules.melicado.ground import Ground, Spot
from melicado.rules.melicado.judging import word_fault
from melicado.rules.melicado.lines import lines_through, place_on_line
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.search import Laying, around
from melicado.words.judge import Judge
from melicado.words.letters import JOKER


class Slip(StrEnum):
    """The kinds of mistake."""

    MISSPELT = "misspelt"
    """It sounds like a common word, and is not written so."""
    INFLECTED = "inflected"
    """A word with an ending that it cannot take."""
    FORGOTTEN = "forgotten"
    """A word that was laid some time ago in this round (MC-03)."""
    OVERLOOKED = "overlooked"
    """A word that the violet card forbids (MC-25, MC-26)."""


_SOUND_ALIKE: Final = (
    ("AU", "O"),
    ("O", "AU"),
    ("AN", "EN"),
    ("EN", "AN"),
    ("AI", "E"),
    ("E", "AI"),
    ("I", "Y"),
    ("Y", "I"),
    ("S", "C"),
    ("C", "S"),
    ("S", "SS"),
    ("SS", "S"),
    ("Z", "S"),
    ("K", "C"),
    ("C", "K"),
    ("K", "QU"),
    ("F", "PH"),
    ("J", "G"),
    ("G", "J"),
    ("IN", "AIN"),
    ("L", "LL"),
    ("N", "NN"),
    ("T", "TT"),
    ("R", "RR"),
    ("M", "MM"),
)
_SILENT: Final = ("E", "S", "T", "D", "X")
_ENDINGS: Final = "SE"
_WELL_KNOWN: Final = 4.2
"""The Zipf value from which a word is so common that its sound is in everyone's ear."""


class Belief(NamedTuple):
    """What a mistake is measured against."""

    judge: Judge
    """The words that count."""
    known: Judge
    """The words the bot knows."""
    forgotten: frozenset[str]
    """Words that have been laid, long enough ago not to come to mind."""


def slips_on(
    ground: Ground, hand: Sequence[Card], belief: Belief, kinds: frozenset[Slip]
) -> Iterator[Laying]:
    """Plays that colours and places allow and whose word is a fault of one of ``kinds``."""
    for spot, word in allowed(ground, hand):
        kind = _kind(word, ground, belief)
        if kind == Slip.INFLECTED and place_on_line(spot.place) != BACK:
            continue
        if kind in kinds:
            yield Laying((spot,), word)


def allowed(ground: Ground, hand: Sequence[Card]) -> Iterator[tuple[Spot, str]]:
    """Cards where colours and places allow them, with the words they make, right or wrong.

    Without jokers, and without piles that two words share: who sees both looks twice (MC-28).
    """
    for place in gr.places(ground):
        lines = lines_through(ground.row, place)
        if len(lines) > 1 or gr.third_time(ground, place) is not None:
            continue
        here = gr.line_ground(ground, lines[0])
        letters = gr.letters_of(here.row, here)
        before, after = around(here, place_on_line(place), letters)
        if JOKER in before + after:
            continue
        for card in hand:
            spot = Spot(card, place)
            if not card.is_joker and gr.colour_fault(ground, spot) is None:
                yield spot, before + card.letter + after


def _kind(word: str, ground: Ground, belief: Belief) -> Slip | None:
    judge, known, forgotten = belief
    reason = word_fault(word, ground, judge)
    if reason in (Reason.PLURAL, Reason.CONJUGATED):
        return Slip.OVERLOOKED if word in known else None
    if reason == Reason.REPEAT:
        return Slip.FORGOTTEN if word in forgotten else None
    if reason != Reason.NOT_A_WORD:
        return None
    if any(other in known and judge.zipf(other) >= _WELL_KNOWN for other in heard_as(word)):
        return Slip.MISSPELT
    if word[-1] in _ENDINGS and len(word) > 3 and word[:-1] in known:
        return Slip.INFLECTED
    return None


def heard_as(word: str) -> Iterator[str]:
    """Other spellings that read aloud more or less like ``word`` in French."""
    if len(word) < 3:
        return
    for written, meant in _SOUND_ALIKE:
        at = word.find(written)
        while at >= 0:
            yield word[:at] + meant + word[at + len(written) :]
            at = word.find(written, at + 1)
    yield from (word + letter for letter in _SILENT)
    if word[-1] in _SILENT:
        yield word[:-1]
