"""What the program is, its licence, and whose work it stands on."""

from collections.abc import Sequence
from importlib import metadata

from PySide6.QtCore import QCoreApplication

from melicado.places import MissingResourceError, logs, resource
from melicado.windows.folders import open_logs, shown_path
from melicado.windows.kit.box import Plate, Row
from melicado.windows.kit.buttons import Pill
from melicado.windows.reading import ReadingPage, section

translate = QCoreApplication.translate

FONTS = (
    ("Quicksand", "The Quicksand Project Authors", "SIL Open Font License 1.1"),
    ("Atkinson Hyperlegible", "Braille Institute of America", "SIL Open Font License 1.1"),
)
LIBRARIES = (
    ("PySide6-Essentials", "LGPL-3.0"),
    ("msgspec", "BSD-3-Clause"),
    ("marisa-trie", "MIT, BSD-2-Clause"),
    ("platformdirs", "MIT"),
    ("pyphen", "GPL-2.0+, LGPL-2.1+, MPL-1.1"),
    ("miniaudio", "MIT"),
)


def about_page(sources: Sequence[str]) -> ReadingPage:
    """``sources`` name what the dictionary was made from, should ``SOURCES.md`` not tell more."""
    version = metadata.version("melicado")
    fonts = [f"{name} · {who} · {licence}" for name, who, licence in FONTS]
    parts = [
        section(
            translate("About", "Méli Cado {version}").format(version=version),
            [
                translate("About", "A word game of speed for families and classes."),
                translate(
                    "About",
                    "Free software under the GNU General Public License, version 3"
                    " or later: use it, look into it, change it, pass it on. It comes"
                    " without any warranty.",
                ),
            ],
        ),
        section(translate("About", "The words"), word_credits() or list(sources)),
        section(translate("About", "The letters"), fonts),
        section(translate("About", "The libraries"), [_library(*one) for one in LIBRARIES]),
        section(
            translate("About", "The pictures"),
            [translate("About", "Cards, faces, robots and icons were drawn for this program.")],
        ),
    ]
    parts.append(_if_it_stumbles())
    return ReadingPage(translate("About", "About"), translate("About", "Back"), parts)


def _if_it_stumbles() -> Plate:
    """Where the log and the reports of errors are, and a way there."""
    said = translate(
        "About",
        "The program keeps a log and reports of its errors on this computer alone, without the"
        " names of players and the words they write. They are in {folder}.",
    )
    plate = section(
        translate("About", "If something goes wrong"), [said.format(folder=shown_path(logs()))]
    )
    show = Pill(translate("About", "Show the folder"), icon="drawer")
    show.setObjectName("open_logs")
    show.clicked.connect(open_logs)
    plate.add(Row([show, None]))
    return plate


def _library(name: str, licence: str) -> str:
    try:
        return f"{name} {metadata.version(name)} · {licence}"
    except metadata.PackageNotFoundError:  # a frozen build may carry no metadata
        return f"{name} · {licence}"


def word_credits() -> list[str]:
    """Each source of the dictionaries with its licence, from the table in ``SOURCES.md``."""
    try:
        text = resource("words", "SOURCES.md").read_text(encoding="utf-8")
    except (MissingResourceError, OSError):
        return []
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in text.splitlines()]
    table = [row for row in rows if len(row) == 5 and row[0] != "package" and set(row[0]) != {"-"}]
    return [f"{row[0]} {row[1]} · {row[3]}".replace("`", "") for row in table]
