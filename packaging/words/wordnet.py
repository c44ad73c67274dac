"""The lemmas of English forms, as WordNet finds them: exceptions, then endings taken off."""

from collections.abc import Iterator
from dataclasses import dataclass, field

POS = ("noun", "verb", "adj", "adv")
_ENDINGS = {
    "noun": [
        *[("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z")],
        *[("ches", "ch"), ("shes", "sh"), ("men", "man"), ("ies", "y")],
    ],
    "verb": [
        *[("s", ""), ("ies", "y"), ("es", "e"), ("es", "")],
        *[("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")],
    ],
    "adj": [("er", ""), ("est", ""), ("er", "e"), ("est", "e")],
    "adv": [],
}
_SHORTEST = 3
"""A shorter lemma is found through the exceptions only: *his* is no plural of *hi*."""
_CLOSED = {
    *("a", "an", "and", "as", "at", "because", "but", "by", "during", "for", "from", "he", "her"),
    *("hers", "him", "his", "if", "in", "into", "it", "its", "me", "my", "no", "nor", "nothing"),
    *("of", "on", "or", "our", "ours", "she", "so", "some", "something", "than", "that", "the"),
    *("their", "theirs", "them", "these", "they", "this", "those", "thus", "to", "us", "we"),
    *("what", "when", "which", "who", "whom", "whose", "with", "you", "your", "yours"),
}
"""WordNet knows these as names and abbreviations at best; they are their own lemmas."""
_AUXILIARY = {"am", "are", "is", "was", "were", "has", "had", "does", "did"}
"""Forms of their verbs and of nothing else."""


@dataclass
class WordNet:
    """Lemmas and irregular forms by part of speech."""

    lemmas: dict[str, frozenset[str]] = field(default_factory=dict)
    irregular: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)

    def readings(self, form: str) -> Iterator[tuple[str, str]]:
        """Each lemma of ``form`` with its part of speech."""
        if form in _CLOSED:
            return
        for pos in ("verb",) if form in _AUXILIARY else POS:
            found = dict.fromkeys(self.irregular[pos].get(form, ()))
            if form in self.lemmas[pos]:
                found[form] = None
            if form not in _AUXILIARY and not (pos == "noun" and form.endswith("ss")):
                found |= dict.fromkeys(self._shorter(form, pos))
            for lemma in found:
                yield lemma, pos

    def _shorter(self, form: str, pos: str) -> Iterator[str]:
        for ending, instead in _ENDINGS[pos]:
            lemma = form.removesuffix(ending) + instead
            if form.endswith(ending) and len(lemma) >= _SHORTEST and lemma in self.lemmas[pos]:
                yield lemma


def read_wordnet(index: dict[str, str], exceptions: dict[str, str]) -> WordNet:
    """The lemmas from the text of each ``index`` file and the irregular forms, by part of speech.

    Entries of several words are left out.
    """
    read = WordNet()
    for pos in POS:
        lines = [line for line in index[pos].splitlines() if not line.startswith(" ")]
        words = [line.split(" ", 1)[0] for line in lines]
        read.lemmas[pos] = frozenset(word for word in words if word.isalpha())
        irregular = (line.split() for line in exceptions[pos].splitlines())
        read.irregular[pos] = {form: tuple(lemmas) for form, *lemmas in irregular}
    return read
