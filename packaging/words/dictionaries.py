"""Builds the dictionaries of the game from pinned sources and the project's own lists.

    python packaging/words/dictionaries.py fetch fr --sources DIR
    python packaging/words/dictionaries.py build fr --sources DIR [--out resources/words]
    python packaging/words/dictionaries.py check fr --sources DIR    (needs the hunspell program)
    python packaging/words/dictionaries.py review fr --sources DIR   (what the dictionary lacks)

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
import build_english
import build_french
import french
from build_french import collected, frequencies, hunspell
from sources import DICTIONARY_FR, REVIEWED, SOURCES, fetch, member

LISTS = Path(__file__).parent
BUILDERS = {"fr": build_french.build, "en": build_english.build}
RESOURCES = Path(__file__).parents[2] / "resources" / "words"


def check(folder: Path, count: int) -> int:
    """Ask the hunspell program about ``count`` of our forms; returns how many it rejects."""
    aff, dic = hunspell(folder)
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
    parts = collected(folder, own)
    aff, dic = (member(DICTIONARY_FR, folder, f"package/index.{end}") for end in ("aff", "dic"))
    affixes = assemble.french_affixes(aff.decode())
    newer = {f.text for f in assemble.forms(affixes, dic.decode()) if f.text.islower()}
    known = parts.words.keys() | parts.hyphenated.keys() | own.refused.keys() | own.short.keys()
    print("newer:", *sorted(t for t in newer if (w := french.key(t)) and w not in known))
    for word, value in assemble.missing(parts, frequencies(folder, "fr"), least):
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
            for source in SOURCES[chosen.language] + REVIEWED[chosen.language]:
                fetch(source, chosen.sources)
        elif chosen.command == "build":
            BUILDERS[chosen.language](chosen.sources, chosen.out)
        elif chosen.language != "fr":
            raise ValueError(f"Only French can be {chosen.command}ed.")
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
