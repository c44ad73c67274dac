"""Builds the English dictionary: the words of SCOWL up to size 70, lemmas from WordNet."""

import re
from collections.abc import Iterable
from pathlib import Path

import assemble
import english
import french
import lists
from encode import Sets
from frequency import read_frequencies
from lexique import Lexique
from pack import Sections, pack
from sources import SCOWL, SOURCES, WORDFREQ, WORDNET, member, members
from wordnet import POS, WordNet, read_wordnet
from write_container import container

from melicado.words.letters import fold

LISTS = Path(__file__).parent / "en"
LARGEST = 70
"""SCOWL's largest size that is taken: "large"."""
_SPELLINGS = re.compile(
    r"\./usr/share/dict/scowl/"
    r"(?:(?:english|american|british|british_z|canadian|australian)(?:_variant_1)?|variant_1)"
    r"-(words|upper|proper-names|abbreviations|contractions)\.(\d\d)"
)
_PARTS = {
    "words": "words",
    "upper": "names",
    "proper-names": "names",
    "abbreviations": "acronyms",
    "contractions": "hyphenated",
}
_WORDNET = "./usr/share/wordnet/"
_LIST = "wordfreq/data/large_en.msgpack.gz"


def build(folder: Path, out: Path) -> None:
    """Build ``en.dict`` in ``out``."""
    supplement = lists.words(LISTS / "supplement.txt")
    short = lists.short_words(LISTS / "short.txt")
    own = assemble.Lists("", {}, short, lists.lemmas(LISTS / "coarse.txt"))
    parts = _collected(folder, supplement)
    assemble.decide(parts, own)
    common = read_frequencies(member(WORDFREQ, folder, _LIST))
    counts = assemble.Counts(common, Lexique())
    sets = Sets()
    sections: Sections = {}
    coarse: list[str] = []
    for name, readings in vars(parts).items():
        entries = assemble.entries_of(readings, counts, own, sets)
        sections |= pack(name, entries)
        print(f"{name}: {len(entries)} folded forms")
        if name == "words":
            coarse = assemble.coarse_forms(entries, own)
    sections["readings"] = sets.section()
    sections["coarse"] = "\n".join(coarse).encode()
    sources = [f"{source.package} {source.version}" for source in SOURCES["en"]]
    data = container("en", sources, sections)
    out.mkdir(parents=True, exist_ok=True)
    (out / "en.dict").write_bytes(data)
    print(f"{out / 'en.dict'}: {len(data):,} bytes")


def _collected(folder: Path, supplement: Iterable[str]) -> assemble.Parts:
    found: dict[str, set[str]] = {name: set() for name in _PARTS.values()}
    for name, data in members(SCOWL, folder, "./usr/share/dict/scowl/"):
        match = _SPELLINGS.fullmatch(name)
        if match and int(match[2]) <= LARGEST:
            found[_PARTS[match[1]]].update(data.decode().split())
    found["words"].update(supplement)
    wordnet = _wordnet(folder)
    parts = assemble.Parts()
    for part, forms in found.items():
        for form in sorted(forms):
            if part == "hyphenated" or _plain(form):
                _add(parts, part, form, wordnet, forms)
    return parts


def _plain(form: str) -> bool:
    """Whether ``form`` has letters only: no possessive, nothing abbreviated with a stop."""
    return fold(form) is not None


def _add(parts: assemble.Parts, part: str, form: str, wordnet: WordNet, known: set[str]) -> None:
    if part != "words":
        code = {"names": "X", "acronyms": "N", "hyphenated": "O"}[part]
        parts.add(form, french.Reading(part, french.NEUTRAL, form, (code,)))
        return
    codes = english.readings(form.lower(), wordnet, known)
    for lemma, each in codes.items():
        parts.add(form, french.Reading(part, english.kind(codes), lemma, each))


def _wordnet(folder: Path) -> WordNet:
    index = {pos: member(WORDNET, folder, f"{_WORDNET}index.{pos}").decode() for pos in POS}
    irregular = {pos: member(WORDNET, folder, f"{_WORDNET}{pos}.exc").decode() for pos in POS}
    return read_wordnet(index, irregular)
