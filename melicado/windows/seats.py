"""The names of those who play, and what they start with."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLineEdit

from melicado.texts.counted import counted
from melicado.windows.kit.choice import Stepper
from melicado.windows.kit.style import Style
from melicado.windows.settings import LONGEST_NAME, Settings

translate = QCoreApplication.translate


def your_name(settings: Settings) -> str:
    """The name you gave yourself, or the word for it."""
    return settings.name.strip() or translate("Seats", "You")


def player_name(number: int) -> str:
    """The name of one of several people at this screen who has given none."""
    return translate("Seats", "Player {number}").format(number=number)


class NameField(QLineEdit):
    """Where a name is written, in the middle, on a line of its own."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setMaxLength(LONGEST_NAME)
        self.setPlaceholderText(translate("Seats", "You"))
        self.setAccessibleName(translate("Seats", "Your name"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFrame(False)
        self.setCursorPosition(0)

    def restyle(self, style: Style) -> None:
        """See ``Styled``."""
        self.setFont(style.title(18))
        self.setMinimumWidth(style.px(150))
        ink, rim = style.palette.text, QColor(style.palette.text)
        self.setStyleSheet(
            f"QLineEdit{{background:rgba(0,0,0,60);color:{ink.name()};border:none;"
            f"border-bottom:2px solid rgba({rim.red()},{rim.green()},{rim.blue()},110);"
            f"border-radius:{style.px(8)}px;padding:{style.px(4)}px {style.px(8)}px}}"
            f"QLineEdit:focus{{border-bottom-color:{style.palette.gold.name()}}}"
        )
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.PlaceholderText, style.palette.muted)
        self.setPalette(colours)


_HEAD_STARTS = range(-3, 6)


def head_start(value: int) -> Stepper:
    """How many cards more or fewer a seat is dealt (MC-42)."""
    signs = {True: "+", False: "\N{MINUS SIGN}"}
    named = [
        (n, signs[n > 0] + counted.cards(abs(n)) if n else translate("Seats", "same hand"))
        for n in _HEAD_STARTS
    ]
    return Stepper(
        named,
        value,
        translate("Seats", "More or fewer cards at the deal"),
        translate("Seats", "One card fewer"),
        translate("Seats", "One card more"),
        small=True,
    )
