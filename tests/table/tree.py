"""The accessible tree as a screen reader walks it."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

NAME = QAccessible.Text.Name


def walk(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """``found`` and everything below it that is not hidden."""
    if found.state().invisible:
        return
    yield found
    for number in range(found.childCount()):
        yield from walk(found.child(number))


def buttons(widget: QWidget) -> list[QAccessibleInterface]:
    """Every button below ``widget``."""
    root = QAccessible.queryAccessibleInterface(widget)
    return [one for one in walk(root) if one.role() == QAccessible.Role.Button]


def named(widget: QWidget) -> list[str]:
    """The names of every button below ``widget``."""
    return [one.text(NAME) for one in buttons(widget)]


def press(widget: QWidget, name: str) -> None:
    """Press the button whose name begins like that, as a screen reader does."""
    (found,) = [one for one in buttons(widget) if one.text(NAME).startswith(name)]
    action: Any = found.actionInterface()
    action.doAction("Press")
