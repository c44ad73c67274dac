"""What goes into the frozen program, and what stays out though PyInstaller would take it."""

import sys
from importlib import metadata
from pathlib import Path

from elf import needed
from product import ROOT

LANGUAGES = ("fr", "en", "es", "it", "de", "id")
FONTS = ("fontpkg_quicksand", "fontpkg_atkinson_hyperlegible")
LIBRARIES = (
    *("PySide6-Essentials", "shiboken6", "msgspec", "marisa-trie", "platformdirs", "pyphen"),
    "miniaudio",
)
Table = list[tuple[str, str, str]]
"""As PyInstaller lists files: the name in the bundle, where it comes from, its kind."""

# Qt modules of the wheel that no part of the program imports.
UNUSED_MODULES = [
    f"PySide6.{name}"
    for name in (
        *("QtConcurrent", "QtDBus", "QtDesigner", "QtHelp", "QtOpenGL", "QtOpenGLWidgets"),
        *("QtQml", "QtQuick", "QtQuickControls2", "QtQuickTest", "QtQuickWidgets", "QtSql"),
        *("QtTest", "QtUiTools", "QtXml"),
    )
]
# Without OpenSSL, hashlib and hmac use Python's own code.
UNUSED = [
    *("tkinter", "unittest", "pydoc", "doctest", "setuptools", "pip", "PIL"),
    *("ssl", "_ssl", "_hashlib"),
]
# Plugins by folder: those kept. A folder that is not named here goes whole.
PLUGINS = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "platforminputcontexts": ("compose", "ibus"),
    "platformthemes": ("xdgdesktop",),
    "xcbglintegrations": ("xcb-glx",),
    "wayland-decoration-client": ("",),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-graphics-integration-client": ("",),
    "imageformats": ("qsvg", "qico"),
    "iconengines": ("qsvgicon",),
    "printsupport": ("",),
    "styles": ("",),
}
# Libraries that only the plugins and modules left out would load.
UNUSED_LIBRARIES = (
    *("Qml", "Quick", "Pdf", "VirtualKeyboard", "EglFS", "EglFs", "OpenGLWidgets", "Sql", "Test"),
    *("Designer", "ShaderTools", "opengl32sw"),
)
# The system has its own, which its printing, its C library or its graphics drivers go with; the
# last three would ask for a newer glibc than Python itself.
SYSTEMS_OWN = ("libcups.", "libmvec.", "libstdc++.", "libgcc_s.", "libexpat.")


def is_there(package: str) -> bool:
    """Whether a Python package is installed where the build runs."""
    try:
        return bool(metadata.version(package))
    except metadata.PackageNotFoundError:
        return False


def wanted(name: str) -> bool:
    """Whether the file that would go to ``name`` in the folder is used by the program."""
    parts = Path(name).parts
    file = parts[-1]
    if "pyphen" in parts:
        return file.removeprefix("README_").removeprefix("hyph_").startswith(LANGUAGES)
    if sys.platform.startswith("linux") and file.startswith(SYSTEMS_OWN):
        return False
    if "PySide6" not in parts and not file.startswith(("libQt6", "Qt6", "opengl32sw")):
        return True
    if "translations" in parts:
        return file in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if "plugins" in parts:
        folder = parts[parts.index("plugins") + 1]
        stem = file.removeprefix("lib")
        return folder in PLUGINS and stem.startswith(PLUGINS[folder])
    return not any(word in file for word in UNUSED_LIBRARIES)


def reached(binaries: Table) -> Table:
    """Of ``binaries``, those that a module, a plugin or Python itself loads, however indirectly.

    For Linux. PyInstaller has by then gathered what the plugins left out would have loaded as well.
    """
    by_file = {Path(name).name: (name, source, kind) for name, source, kind in binaries}
    found = {
        file
        for file, (name, _, kind) in by_file.items()
        if kind == "EXTENSION" or "plugins" in Path(name).parts or file.startswith("libpython")
    }
    waiting = list(found)
    while waiting:
        _, source, _ = by_file[waiting.pop()]
        new = needed(Path(source).read_bytes()) & by_file.keys() - found
        found |= new
        waiting += new
    return [entry for entry in binaries if Path(entry[0]).name in found]


def unbroken(entries: Table, held: Table) -> Table:
    """Of ``entries``, all but the links to what is not in ``held``."""
    there = {Path(name) for name, _, kind in held if kind != "SYMLINK"}
    return [
        (name, source, kind)
        for name, source, kind in entries
        if kind != "SYMLINK" or Path(name).parent / source in there
    ]


def resources() -> list[tuple[str, str]]:
    """Every resource but the screenshots, into the package as a wheel has them."""
    folder = ROOT / "resources"
    return [
        (str(path), str(Path("melicado") / path.parent.relative_to(ROOT)))
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "screenshots" not in path.parts and path.suffix != ".ts"
    ]
