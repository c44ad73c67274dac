"""Telling screen readers what has happened."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def announce(source: QObject, sentence: str, *, at_once: bool = False) -> None:
    """Have ``sentence`` read out; ``at_once`` breaks into what is being read."""
    event = QAccessibleAnnouncementEvent(source, sentence)
    if at_once:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
