"""Classes: what the words with the same accents, kinds and lemma endings have in common.

A class is a line ``kind|spelling:lemma.set,lemma.set|spelling:…``. ``kind`` is one hexadecimal
digit, a sum of the kinds of form below. A spelling is the changes to the word in small letters,
from its end: a digit, how many letters follow the changed one, and the letter written there
(``œ`` and ``æ`` stand for two), or a hyphen or apostrophe and how many follow it; ``^`` in front
makes the first letter a capital, ``!`` all of them, and ``=`` gives the whole spelling.
A lemma is a digit, how many letters to take off that spelling,
and what to put there; ``*`` gives the whole lemma. ``set`` is the number of a set of readings
(``readings``). Digits and numbers are hexadecimal.
MANGE is ``5|:1er.a|0é:1er.b``: *mange*, *mangé*, both of *manger*, conjugated or not.
"""

from functools import lru_cache
from typing import Final, NamedTuple

OTHER: Final = 1
"""Neither a plural (MC-25) nor conjugated (MC-26)."""
PLURAL: Final = 2
"""A plural noun, adjective, participle, determiner or pronoun."""
FINITE_SINGULAR: Final = 4
FINITE_PLURAL: Final = 8
FINITE: Final = FINITE_SINGULAR | FINITE_PLURAL

JOINS: Final = "-'’"
"""What joins the halves of a word and is not laid (MC-01)."""
_LONG = "œæ"


class Analysis(NamedTuple):
    """One spelling of a word and the lemmas it belongs to, commonest first."""

    spelling: str
    lemmas: tuple[str, ...]
    sets: tuple[int, ...]
    """The number of the set of readings that goes with each lemma."""


def analyses(word: str, line: str) -> tuple[Analysis, ...]:
    """The spellings of the folded ``word``, commonest first, according to its class."""
    made = []
    for rule, lemmas, sets in _parsed(line):
        text = _spelled(word, rule)
        made.append(Analysis(text, tuple(_lemma(text, lemma) for lemma in lemmas), sets))
    return tuple(made)


@lru_cache(maxsize=2048)
def _parsed(line: str) -> tuple[tuple[str, tuple[str, ...], tuple[int, ...]], ...]:
    made = []
    for part in line.split("|")[1:]:
        spelling, _, rest = part.partition(":")
        pairs = [lemma.rpartition(".") for lemma in rest.split(",")]
        made.append((spelling, tuple(p[0] for p in pairs), tuple(int(p[2], 16) for p in pairs)))
    return tuple(made)


def _spelled(word: str, rule: str) -> str:
    if rule.startswith("="):
        return rule[1:]
    text = word.lower()
    changes = rule.lstrip("^!")
    for digit, char in zip(changes[::2], changes[1::2], strict=True):
        if char in JOINS:
            at, size = len(word) - int(digit, 16), 0
        else:
            at, size = len(word) - 1 - int(digit, 16), 2 if char in _LONG else 1
        text = text[:at] + char + text[at + size :]
    if rule.startswith("!"):
        return text.upper()
    return text.capitalize() if rule.startswith("^") else text


def _lemma(spelling: str, rule: str) -> str:
    if rule.startswith("*"):
        return rule[1:]
    return spelling[: len(spelling) - int(rule[0], 16)] + rule[1:]
