"""From sources and lists to the entries of each part of the French dictionary."""

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import french
import lists
from encode import Sets, class_line
from frequency import combined, zipf
from grammar import in_order
from hunspell import Affixes, Form, entries, expand, read_affixes
from lexique import Lexique
from pack import Entry

from melicado.words.classes import analyses

RARE = 2.5
"""A short word that few people know is not more common than this, whatever the counts say:
they count initials, names and English words of the same letters."""

Readings = dict[str, dict[str, list[french.Reading]]]
"""By folded form, then by spelling."""


class BuildError(ValueError):
    """Sources and lists that do not fit each other; the message is a sentence."""


@dataclass
class Lists:
    """The project's own decisions."""

    supplement: str
    refused: dict[str, str]
    short: dict[str, lists.Short]
    coarse: frozenset[str]

    @classmethod
    def read(cls, folder: Path) -> "Lists":
        """The lists in ``folder``."""
        return cls(
            lists.supplement(folder / "supplement.dic"),
            lists.refused(folder / "refused.txt"),
            lists.short_words(folder / "short.txt"),
            lists.lemmas(folder / "coarse.txt"),
        )


@dataclass
class Parts:
    """The readings of every folded form, part by part."""

    words: Readings = field(default_factory=dict)
    names: Readings = field(default_factory=dict)
    acronyms: Readings = field(default_factory=dict)
    hyphenated: Readings = field(default_factory=dict)

    def add(self, text: str, reading: french.Reading) -> None:
        """Note that ``text`` can be read so, if it can be laid at all."""
        word = french.key(text)
        if word:
            spellings = getattr(self, reading.part).setdefault(word, {})
            spellings.setdefault(text, []).append(reading)


def french_affixes(aff: str) -> Affixes:
    """The French affix file, without elisions."""
    return read_affixes(aff, drop=french.elided)


def forms(affixes: Affixes, *dictionaries: str) -> Iterator[Form]:
    """Every form of the entries of ``dictionaries``."""
    for text in dictionaries:
        for entry in entries(affixes, text):
            yield from expand(affixes, entry)


def collect(affixes: Affixes, found: Iterable[Form]) -> Parts:
    """The readings of ``found``, in their parts."""
    parts = Parts()
    for form in found:
        reading = french.read(affixes, form)
        if reading:
            parts.add(form.text, reading)
    return parts


def decide(parts: Parts, own: Lists) -> None:
    """Take the refused words out. Raises ``BuildError`` when lists and sources disagree."""
    undecided = sorted(w for w in parts.words if len(w) <= 3 and w not in own.short)
    if undecided:
        raise BuildError(f"Nobody has decided on these short words: {' '.join(undecided)}.")
    absent = sorted(w for w, s in own.short.items() if s.accepted and w not in parts.words)
    if absent:
        raise BuildError(f"These accepted short words have no entry: {' '.join(absent)}.")
    needless = sorted(w for w in own.refused if w not in parts.words)
    if needless:
        raise BuildError(f"These refused words are in no source: {' '.join(needless)}.")
    for word in [w for w, s in own.short.items() if not s.accepted] + list(own.refused):
        parts.words.pop(word, None)


@dataclass
class Counts:
    """How common spellings are (Zipf values), and which of their readings most."""

    frequencies: Mapping[str, float]
    lexique: Lexique

    def spellings(self, texts: Iterable[str]) -> list[str]:
        """``texts``, the commonest first."""
        return sorted(texts, key=lambda t: (-self.frequencies.get(t, 0.0), t))

    def lemmas(self, text: str, lemmas: Mapping[str, Iterable[str]]) -> list[str]:
        """The lemmas of ``text``, each with its readings, the commonest first."""

        def key(lemma: str) -> tuple[float, float, str]:
            return (
                -self.lexique.of_lemma(text, lemma, lemmas[lemma]),
                -self.frequencies.get(lemma, 0.0),
                lemma,
            )

        return sorted(lemmas, key=key)

    def codes(self, text: str, lemma: str, codes: Iterable[str]) -> list[str]:
        """The readings of ``text`` as a form of ``lemma``, the commonest first."""
        return sorted(in_order(codes), key=lambda c: -self.lexique.of_pos(text, lemma, c[0]))


def entries_of(
    readings: Readings, counts: Counts, own: Lists, sets: Sets, names: Container[str] = ()
) -> dict[str, Entry]:
    """What is stored of each folded form; ``names`` are forms that the counts mix with names."""
    made = {}
    for word, spellings in readings.items():
        kind = 0
        spelled = []
        for text in counts.spellings(spellings):
            codes: dict[str, set[str]] = {}
            for reading in spellings[text]:
                kind |= reading.kind
                codes.setdefault(reading.lemma, set()).update(reading.codes)
            lemmas = counts.lemmas(text, codes)
            spelled.append(
                (text, [(n, sets.number(counts.codes(text, n, codes[n]))) for n in lemmas])
            )
        every = {lemma for _, lemmas in spelled for lemma, _ in lemmas}
        common = zipf([t.lower() for t in spellings], every, counts.frequencies)
        if word in own.short and own.short[word].rare:
            common = min(common, RARE)
        if word in names and every.isdisjoint(spellings):  # PARIS is hardly ever the plural of pari
            common = min(common, max(counts.frequencies.get(lemma, 0.2) for lemma in every))
        made[word] = Entry(class_line(word, kind, spelled), common)
    return made


def coarse_forms(words: Mapping[str, Entry], own: Lists) -> list[str]:
    """The folded forms whose commonest spelling is a coarse lemma or, first of all, of one.

    Forms that the list gives in capitals (FOUS, of *fou* and *foutre*) stay out. Raises
    ``BuildError`` for a lemma or form of the list that the dictionary lacks.
    """
    decent = {word for word in own.coarse if word.isupper()}
    found: list[str] = []
    seen: set[str] = set()
    for word, entry in words.items():
        first = analyses(word, entry.line)[0]
        coarse = {first.spelling, first.lemmas[0]} & own.coarse
        seen |= coarse | ({word} & decent)
        if coarse and word not in decent:
            found.append(word)
    if own.coarse - seen:
        raise BuildError(
            f"These coarse lemmas have no form: {' '.join(sorted(own.coarse - seen))}."
        )
    return sorted(found)


def missing(
    parts: Parts, frequencies: Mapping[str, float], least: float
) -> list[tuple[str, float]]:
    """The words at least so common that no part knows, commonest first: for review."""
    found: dict[str, list[float]] = {}
    for text, value in frequencies.items():
        word = french.key(text)
        if word and not any(
            word in part for part in (parts.words, parts.names, parts.acronyms, parts.hyphenated)
        ):
            found.setdefault(word, []).append(value)
    scored = [(word, combined(values)) for word, values in found.items()]
    return sorted((pair for pair in scored if pair[1] >= least), key=lambda pair: -pair[1])
