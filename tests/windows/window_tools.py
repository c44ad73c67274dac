"""Finding and clicking buttons of a window."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

Press = Callable[[str], None]


def button(root: QWidget, name: str) -> QAbstractButton:
    """The button of that name; it must be seen and awake."""
    found = next((b for b in root.findChildren(QAbstractButton, name) if b.isVisible()), None)
    assert found is not None, f"no button {name} can be seen"
    assert found.isEnabled(), name
    return found


def click(widget: QWidget) -> None:
    """Press and let go the left button in the middle of ``widget``, as the window sees it."""
    QCoreApplication.processEvents()  # layouts settle
    window = widget.window()
    middle = widget.mapTo(window, widget.rect().center())
    target = window.childAt(middle)
    assert target is widget or widget.isAncestorOf(target), "something lies over it"
    QTest.mouseClick(
        target,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QPoint(target.mapFrom(window, middle)),
    )


def is_there(root: QWidget, name: str) -> bool:
    """Whether a button of that name can be seen."""
    return any(b.isVisible() for b in root.findChildren(QAbstractButton, name))
