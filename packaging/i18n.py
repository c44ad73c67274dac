"""Keep the translations: collect the strings of the program, and build what it loads.

    python packaging/i18n.py          collect new strings into resources/i18n/*.ts, build the .qm
    python packaging/i18n.py --check  change nothing; status 1 and a list when something is stale

The sources speak English. French is complete; English holds the plurals only. New strings appear
in the .ts as unfinished, to be translated there by hand or with Qt Linguist.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = ("fr", "en")


class ToolError(Exception):
    """A tool of Qt is missing or failed; carries one sentence."""


def main(arguments: list[str] | None = None) -> int:
    """Collect and build, or check."""
    line = argparse.ArgumentParser(description="Collect and build the translations.")
    line.add_argument("--check", action="store_true", help="change nothing, report what is stale")
    said = line.parse_args(arguments)
    try:
        return _check() if said.check else _write()
    except (ToolError, OSError) as error:
        print(error, file=sys.stderr)
        return 1


def collect(language: str, ts: Path) -> None:
    """Bring the strings of the sources into ``ts``, keeping what is translated."""
    sources = sorted(str(path) for path in (ROOT / "melicado").rglob("*.py"))
    plurals = ["-pluralonly"] if language == "en" else []
    shape = ["-locations", "none", "-no-obsolete", "-sort-messages", "-silent"]
    tongue = ["-source-language", "en", "-target-language", language]
    _run("lupdate", *plurals, *shape, *tongue, *sources, "-ts", str(ts))


def build(ts: Path, qm: Path) -> None:
    """Compile ``ts`` into ``qm``, which is replaced whole: a running program reads the old one."""
    new = qm.with_name(f"new-{qm.name}")
    try:
        _run("lrelease", "-silent", str(ts), "-qm", str(new))
        new.replace(qm)
    finally:
        new.unlink(missing_ok=True)


def unfinished(ts: Path) -> Iterator[str]:
    """The strings in ``ts`` that have no translation yet."""
    for message in ET.parse(ts).getroot().iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") == "unfinished":
            yield message.findtext("source", "")


def stale() -> list[str]:
    """What is not as the sources would have it: strings uncollected, untranslated, unbuilt."""
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            ts, qm = (FOLDER / f"melicado_{language}.{kind}" for kind in ("ts", "qm"))
            again = Path(folder) / ts.name
            shutil.copyfile(ts, again)
            collect(language, again)
            if _strings(again) != _strings(ts):
                faults.append(f"{ts.name} does not hold the strings of the sources")
            faults += [f"{ts.name} lacks: {text}" for text in unfinished(ts)]
            build(ts, Path(folder) / qm.name)
            if (Path(folder) / qm.name).read_bytes() != qm.read_bytes():
                faults.append(f"{qm.name} is not built from {ts.name}")
    return faults


def _write() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        ts = FOLDER / f"melicado_{language}.ts"
        collect(language, ts)
        build(ts, ts.with_suffix(".qm"))
        for text in unfinished(ts):
            print(f"{ts.name} lacks: {text}")
    return 0


def _check() -> int:
    faults = stale()
    print("\n".join(faults) or "The translations are complete.")
    return 1 if faults else 0


def _strings(ts: Path) -> set[tuple[str, str, bool]]:
    """Context, source and whether it counts things, of every message in ``ts``."""
    found = set()
    for context in ET.parse(ts).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            source = message.findtext("source", "")
            found.add((name, source, message.get("numerus") == "yes"))
    return found


def _run(tool: str, *arguments: str) -> None:
    path = shutil.which(f"pyside6-{tool}", path=str(Path(sys.executable).parent))
    path = path or shutil.which(f"pyside6-{tool}")
    if path is None:
        raise ToolError(f"pyside6-{tool} is missing: it comes with PySide6-Essentials.")
    done = subprocess.run([path, *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ToolError(f"pyside6-{tool} failed: {done.stderr.strip() or done.stdout.strip()}")


if __name__ == "__main__":
    sys.exit(main())
