"""The two typefaces: Quicksand for letters and titles, Atkinson Hyperlegible for text.

Both come from font packages of their own and are registered with Qt from their bytes, so that
an installed, a zipped and a frozen program find them alike. Without them the system's own font
serves: every painter measures what it is given.
"""

from functools import lru_cache
from importlib.resources import files

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from melicado.places import MissingResourceError, resource

_LETTERS = "fontpkg_quicksand"
_TEXT = "fontpkg_atkinson_hyperlegible"
_SIGNS = "signs"
"""Our own font of the arrows and keys that neither typeface has."""
_families: dict[str, str] = {}


def load_fonts() -> None:
    """Register both typefaces with Qt; calling again does nothing.

    Needs a running QGuiApplication: without one nothing is registered yet. A missing package
    is no error, its place is taken by the system's default font.
    """
    if QGuiApplication.instance() is None:
        return
    for package in (_LETTERS, _TEXT):
        if package not in _families:
            _families[package] = _register(package)
            _font.cache_clear()
    if _SIGNS not in _families:
        _families[_SIGNS] = _register_signs()
        _font.cache_clear()


def letter_font(px: float, bold: bool = True) -> QFont:
    """The font of letters, titles and buttons, ``px`` pixels high (at least one)."""
    return QFont(_font(_LETTERS, max(1, round(px)), bold))


def text_font(px: float, bold: bool = False) -> QFont:
    """The font of sentences and figures, ``px`` pixels high (at least one)."""
    return QFont(_font(_TEXT, max(1, round(px)), bold))


def _register(package: str) -> str:
    """Register every face of ``package``; the family's name, or an empty string."""
    family = ""
    try:
        faces = [face for face in files(package).joinpath("files").iterdir() if _is_font(face.name)]
        for face in faces:
            number = QFontDatabase.addApplicationFontFromData(face.read_bytes())
            families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
            family = family or next(iter(families), "")
    except (ImportError, OSError):
        return ""
    return family


def _register_signs() -> str:
    try:
        number = QFontDatabase.addApplicationFont(str(resource("fonts", "signs.ttf")))
    except MissingResourceError:
        return ""
    return next(iter(QFontDatabase.applicationFontFamilies(number)), "") if number >= 0 else ""


def _is_font(name: str) -> bool:
    return name.lower().endswith((".ttf", ".otf"))


@lru_cache(maxsize=256)
def _font(package: str, px: int, bold: bool) -> QFont:
    load_fonts()
    font = QFont()
    families = [_families.get(name, "") for name in (package, _SIGNS)]
    if families[0]:
        font.setFamilies([family for family in families if family])
    font.setPixelSize(px)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
    return font
