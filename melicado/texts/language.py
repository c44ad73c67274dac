"""The reader's language: which one, and the translators that speak it.

The sources are English; French is complete. English has a translator too, because only a
translator knows that "1 card" takes no s.
"""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from melicado.places import resource

LANGUAGES = ("fr", "en")
"""The languages the program speaks, the first for everybody whose own is not among them."""

_installed: list[QTranslator] = []


def choose(wanted: str, system: Iterable[str] | None = None) -> str:
    """The language to speak: ``wanted`` when we have it, else the first of the system's.

    ``system`` lists the languages of the system, such as "en-GB" (by default what Qt knows).
    """
    if wanted in LANGUAGES:
        return wanted
    ours = (name.replace("_", "-").split("-")[0].lower() for name in system or _of_system())
    return next((code for code in ours if code in LANGUAGES), LANGUAGES[0])


def install(language: str) -> None:
    """Make the running application speak ``language``, one of ``LANGUAGES``.

    What the application spoke before is forgotten. Raises ``MissingResourceError`` when the
    program's own translations are not there; Qt's may be missing, English then takes their place.
    """
    app = QCoreApplication.instance()
    if app is None:
        return
    ours = QTranslator(app)
    ours.load(str(resource("i18n", f"melicado_{language}.qm")))
    qt = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    qt.load(f"qtbase_{language}", folder)
    forget()
    for translator in (qt, ours):
        QCoreApplication.installTranslator(translator)
        _installed.append(translator)
    QLocale.setDefault(QLocale(language))


def forget() -> None:
    """Take away the translators that ``install`` brought: the sources' English remains."""
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())


def _of_system() -> list[str]:
    return list(QLocale.system().uiLanguages())
