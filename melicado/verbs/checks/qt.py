"""Checks of what Qt and the program's pictures, letters and sounds need."""

import sys
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtGui import QFontDatabase, QFontInfo

from melicado import places
from melicado.drawing.fonts import letter_font, load_fonts, text_font
from melicado.texts.language import LANGUAGES
from melicado.verbs.checks import CheckError
from melicado.windows.sounds import has_device, load


def plugins() -> str:
    """Qt finds what it opens windows with. To be asked before Qt starts: it would abort."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    found = {path.stem.removeprefix("lib") for path in folder.glob("*q*")}
    windows = {"win32": "qwindows", "darwin": "qcocoa"}.get(sys.platform, "qxcb")
    if missing := {windows, "qoffscreen"} - found:
        raise CheckError(f"Qt lacks its plugin {', '.join(sorted(missing))} in {folder}.")
    return ", ".join(sorted(found))


def fonts() -> str:
    """The typefaces of the program are registered."""
    load_fonts()
    families = [QFontInfo(font(20)).family() for font in (letter_font, text_font)]
    if {"Quicksand", "Atkinson Hyperlegible"} - {family.strip() for family in families}:
        raise CheckError(f"The typefaces are missing: {', '.join(families)} takes their place.")
    return f"{', '.join(families)}, {len(QFontDatabase.families())} families in all"


def translations() -> str:
    """Every language has its sentences, and those of Qt but for the language of the sources."""
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for language in LANGUAGES:
        file = places.resource("i18n", f"melicado_{language}.qm")
        if not QTranslator().load(str(file)):
            raise CheckError(f"The translation {file} is damaged.")
        if language != "en" and not QTranslator().load(f"qtbase_{language}", qt):
            raise CheckError(f"Qt lacks its translation qtbase_{language} in {qt}.")
    return ", ".join(LANGUAGES)


def sound() -> str:
    """Every sound can be read; whether there is anything to play it on is told, no more."""
    files = sorted(places.resource("sounds").glob("*.wav"))
    silent = [file.name for file in files if not load(file)]
    if silent or not files:
        raise CheckError(f"Sounds cannot be read: {', '.join(silent) or 'none is there'}.")
    try:
        import_module("miniaudio")
    except ImportError:
        return f"{len(files)} sounds, no player: silence"
    return f"{len(files)} sounds, {'a device' if has_device() else 'no device: silence'}"
