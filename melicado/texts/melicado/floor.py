"""Who has the table, of several people at one computer, in words (MC-45)."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def floor_sentence(name: str) -> str:
    """The table is somebody's now."""
    return translate("Floor", "{name}, it is your move!").format(name=name)


def late_sentence(name: str) -> str:
    """Somebody has let the time run out."""
    return translate("Floor", "Too late, {name}! Look for another one.").format(name=name)


def buzz_sentence(name: str, why: str) -> str:
    """Why somebody's buzzer does nothing now; empty when there is nothing to say."""
    said = {
        "busy": translate("Floor", "One moment, {name}: somebody else is at it."),
        "barred": translate("Floor", "One moment, {name}!"),
        "closed": translate("Floor", "Not yet, {name}: watch first!"),
    }
    return said.get(why, "").format(name=name)
