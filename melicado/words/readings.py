"""Readings: what a word is to grammar, in short codes that programs may rely on.

In a dictionary file a reading is up to six signs, one a field, ``-`` for none and nothing
after the last that is said; the readings of one spelling and lemma are a line, with spaces
between. ``V-p1pi`` is a verb, plural, first person, present, indicative.
"""

from functools import lru_cache
from typing import Final, Literal

import msgspec

from melicado.words.container import Container

Pos = Literal[
    "noun", "verb", "adj", "adv", "pron", "det", "prep", "conj", "intj", "num", "name", "other"
]
"""Noun, verb, adjective, adverb, pronoun, determiner, preposition, conjunction, interjection,
numeral, proper noun; anything else."""
Gender = Literal["m", "f", "e"]
"""Masculine, feminine, either."""
Number = Literal["s", "p", "i"]
"""Singular, plural, the same in both."""
Person = Literal["1", "2", "3"]
Tense = Literal["pres", "impf", "past", "fut"]
"""Present, imperfect, past (the passé simple; of a participle, the past one), future."""
Mood = Literal["ind", "subj", "cond", "imp", "inf", "part"]
"""Indicative, subjunctive, conditional, imperative, infinitive, participle."""

SIGNS: Final[tuple[dict[str, str], ...]] = (
    {
        "N": "noun",
        "V": "verb",
        "A": "adj",
        "R": "adv",
        "P": "pron",
        "D": "det",
        "E": "prep",
        "C": "conj",
        "I": "intj",
        "M": "num",
        "X": "name",
        "O": "other",
    },
    {"m": "m", "f": "f", "e": "e"},
    {"s": "s", "p": "p", "i": "i"},
    {"1": "1", "2": "2", "3": "3"},
    {"p": "pres", "i": "impf", "s": "past", "f": "fut"},
    {"i": "ind", "s": "subj", "c": "cond", "m": "imp", "n": "inf", "p": "part"},
)
"""The signs of the file and the codes they stand for, field by field."""
FIELDS: Final = ("pos", "gender", "number", "person", "tense", "mood")
SECTION: Final = "readings"


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """One way to read a word; a field that does not apply is None."""

    spelling: str
    """With its accents."""
    lemma: str
    pos: Pos
    gender: Gender | None = None
    number: Number | None = None
    person: Person | None = None
    tense: Tense | None = None
    mood: Mood | None = None


class ReadingSets:
    """The sets of readings of a dictionary file, by number."""

    def __init__(self, container: Container) -> None:
        has = SECTION in container.sections
        self._lines = str(container.section(SECTION), "ascii").split("\n") if has else []

    def readings(self, number: int, spelling: str, lemma: str) -> tuple[Reading, ...]:
        """The readings of the set ``number``, commonest first; none when it is unknown."""
        if number >= len(self._lines):
            return ()
        codes = _codes(self._lines[number])
        return tuple(
            msgspec.convert({"spelling": spelling, "lemma": lemma, **one}, Reading) for one in codes
        )


@lru_cache(maxsize=1024)
def _codes(line: str) -> tuple[dict[str, str], ...]:
    return tuple(
        {
            name: known[sign]
            for name, known, sign in zip(FIELDS, SIGNS, word, strict=False)
            if sign != "-"
        }
        for word in line.split()
    )
