"""How common each spelling is: the word list of wordfreq, on the Zipf scale."""

import gzip
import math
from collections.abc import Collection, Iterable, Mapping

import msgspec

FLOOR = 1.0
"""The rarest words that the list still counts have this Zipf value."""


ENGLISH_SHARE = 2.0
"""Steps of the Zipf scale between an English word in English texts and in French ones."""


def read_frequencies(packed: bytes) -> dict[str, float]:
    """Zipf values by spelling; ``packed`` is wordfreq's gzipped list in hundredths of a decade.

    Raises ``ValueError`` if the list is of another format.
    """
    header, *steps = msgspec.msgpack.decode(gzip.decompress(packed))
    if header != {"format": "cB", "version": 1}:
        raise ValueError("The frequency list is not of the format this builder reads.")
    return {word: 9 - step / 100 for step, words in enumerate(steps) for word in words}


def without_english(
    frequencies: Mapping[str, float], english: Mapping[str, float]
) -> dict[str, float]:
    """``frequencies`` less what English texts among the French ones add to them.

    Words that are English only tell how much that is: half of them have a French count of more
    than a hundred-and-seventieth of the English one; ``ENGLISH_SHARE`` takes a little more.
    """
    cleaned = {}
    for word, value in frequencies.items():
        left = 10**value - 10 ** (english.get(word, 0.0) - ENGLISH_SHARE)
        if left > 10**FLOOR:
            cleaned[word] = math.log10(left)
    return cleaned


def combined(values: Iterable[float]) -> float:
    """The Zipf value of several spellings counted as one; 0 for none."""
    total = sum(10**value for value in values if value)
    return math.log10(total) if total else 0.0


def zipf(
    spellings: Collection[str], lemmas: Collection[str], frequencies: Mapping[str, float]
) -> float:
    """The Zipf value of a folded form with these spellings and lemmas.

    A form that the list does not know is rarer than all it knows, but less so when its
    lemma is common: who knows *balancer* understands *balanceriez*.
    """
    known = combined(frequencies.get(s, 0.0) for s in {*spellings, *map(_unligatured, spellings)})
    if known:
        return known
    lemma = max((frequencies.get(lemma, 0.0) for lemma in lemmas), default=0.0)
    return max(0.2, min(FLOOR + 0.5, lemma - 2.5))


def _unligatured(text: str) -> str:
    return text.replace("œ", "oe").replace("æ", "ae")
