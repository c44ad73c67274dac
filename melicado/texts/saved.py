"""Why a saved game cannot be gone on with, in one sentence."""

from PySide6.QtCore import QCoreApplication

from melicado.match.errors import Why

translate = QCoreApplication.translate


def saved_sentence(reason: Why, name: str) -> str:
    """The sentence for a ``JournalError`` about the file ``name``."""
    return {
        "missing": translate("Saved", "The saved game {name} is not there any more."),
        "unwritable": translate("Saved", "The saved game {name} cannot be written."),
        "damaged": translate("Saved", "The saved game {name} is damaged; it stays where it is."),
        "newer": translate("Saved", "The saved game {name} is from a newer Méli Cado."),
        "unknown_game": translate("Saved", "The saved game {name} is of an unknown kind."),
        "locked": translate("Saved", "The saved game {name} is open in another window."),
    }[reason].format(name=name)
