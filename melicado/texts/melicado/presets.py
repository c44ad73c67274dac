"""Ways of playing in words: the name of each, and one line on what it is like."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def preset_name(name: str | None) -> str:
    """The name of a way of playing, None for one's own; KeyError for another."""
    return _texts()[name][0]


def preset_help(name: str | None) -> str:
    """One line on that way of playing; KeyError for another."""
    return _texts()[name][1]


def _texts() -> dict[str | None, tuple[str, str]]:
    return {
        "famille": (
            translate("Preset", "Family"),
            translate("Preset", "The program is the referee; all the time you need."),
        ),
        "officiel": (
            translate("Preset", "Official"),
            translate("Preset", "Nobody is the referee: it is for you to contest."),
        ),
        "classe": (
            translate("Preset", "Classroom"),
            translate("Preset", "Short rounds, and the table shows which words are right."),
        ),
        "expert": (
            translate("Preset", "Expert"),
            translate("Preset", "Little time, no help, and a wrong contest costs a card."),
        ),
        None: (
            translate("Preset", "Your own"),
            translate("Preset", "Change what you like below."),
        ),
    }
