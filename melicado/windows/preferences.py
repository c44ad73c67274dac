"""Settings: colours, movement, size of text, left-handers, language. Each holds at once."""

from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal

from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc
from melicado.windows.kit.choice import Choice
from melicado.windows.kit.page import Page, Scrolled, fill
from melicado.windows.kit.words import Words
from melicado.windows.settings import Settings, SettingsStore

translate = QCoreApplication.translate

TEXT_SCALES = (0.9, 1.0, 1.2, 1.4)
VOLUMES = (0.0, 0.3, 0.6, 1.0)


class PreferencesPage(Page):
    """One line for each setting."""

    left = Signal()

    def __init__(self, store: SettingsStore) -> None:
        super().__init__()
        self._store = store
        self.choices: dict[str, Choice] = {}
        home = Disc("home", translate("Preferences", "Back"))
        home.setObjectName("back")
        home.clicked.connect(self.left)
        head = Row([home, Words(translate("Preferences", "Settings"), "title"), None], gap=14)
        body = Column([Plate(self._lines(store.settings), gap=20), None], margins=(150, 10, 150, 0))
        fill(self, Column([head, Scrolled(body)], gap=18, margins=(40, 26, 40, 22)))

    def back(self) -> None:
        """Go home."""
        self.left.emit()

    def _lines(self, settings: Settings) -> list[Row]:
        yes, no = translate("Preferences", "yes"), translate("Preferences", "no")
        sizes = zip(
            TEXT_SCALES,
            (
                translate("Preferences", "small"),
                translate("Preferences", "normal"),
                translate("Preferences", "large"),
                translate("Preferences", "very large"),
            ),
            strict=True,
        )
        return [
            self._line(
                "colours",
                (
                    translate("Preferences", "Colours"),
                    translate("Preferences", "For a bright room or a dark one."),
                ),
                [
                    ("system", translate("Preferences", "like the system")),
                    ("light", translate("Preferences", "light")),
                    ("dark", translate("Preferences", "dark")),
                ],
            ),
            self._line(
                "text_scale",
                (
                    translate("Preferences", "Size of the text"),
                    translate("Preferences", "The cards follow the size of the window."),
                ),
                list(sizes),
            ),
            self._line(
                "motion",
                (
                    translate("Preferences", "Movement"),
                    translate("Preferences", "Whether cards glide or are simply there."),
                ),
                [(True, yes), (False, no)],
            ),
            self._line(
                "volume",
                (
                    translate("Preferences", "Sounds"),
                    translate("Preferences", "Cards, calls and the end of a round."),
                ),
                list(zip(VOLUMES, _loudness(), strict=True)),
            ),
            self._line(
                "left_handed",
                (
                    translate("Preferences", "Left-handed"),
                    translate("Preferences", "The table is laid the other way round."),
                ),
                [(False, no), (True, yes)],
            ),
            self._line(
                "language",
                (
                    translate("Preferences", "Language"),
                    translate("Preferences", "Of the buttons and sentences."),
                ),
                [
                    ("auto", translate("Preferences", "like the system")),
                    ("fr", "français"),
                    ("en", "English"),
                ],
            ),
        ]

    def _line(
        self, name: str, words: tuple[str, str], values: Sequence[tuple[Hashable, str]]
    ) -> Row:
        now = getattr(self._store.settings, name)
        choice = Choice(values, now, words[0])
        choice.setObjectName(name)
        choice.chosen.connect(lambda value: self._change(name, value))
        self.choices[name] = choice
        said = Column([Words(words[0], "strong"), Words(words[1], "muted", wrap=True)], gap=2)
        row = Row([said, choice], gap=20)
        row.lines.setStretch(0, 1)
        row.lines.setAlignment(choice, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _change(self, name: str, value: Any) -> None:
        self._store.change(**{name: value})


def _loudness() -> tuple[str, str, str, str]:
    return (
        translate("Preferences", "none"),
        translate("Preferences", "soft"),
        translate("Preferences", "medium"),
        translate("Preferences", "loud"),
    )
