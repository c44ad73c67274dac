"""How people play together: one after the other, or by buzzer (MC-44, MC-45)."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from melicado.rules.melicado.options import Options
from melicado.texts.melicado import option_help, option_name, value_name
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.choice import Choice, Stepper
from melicado.windows.kit.words import Words

translate = QCoreApplication.translate

SECONDS = (3, 5, 8, 12, 15, 20, 30)


class Sharing(Plate):
    """All together or one by one; with several people also the buzzers' time and the hands."""

    def __init__(self, options: Options) -> None:
        self.pace = _values("pace", options, ("free", "turns"))
        self.hands = _values("hands", options, ("shown", "on_buzz"))
        named = [(n, translate("NewGame", "{n} s").format(n=n)) for n in SECONDS]
        if options.buzzer_seconds not in SECONDS:
            more = translate("NewGame", "{n} s").format(n=options.buzzer_seconds)
            named.append((options.buzzer_seconds, more))
        self.seconds = Stepper(
            named,
            options.buzzer_seconds,
            option_name("buzzer_seconds"),
            translate("NewGame", "Less"),
            translate("NewGame", "More"),
        )
        self._people = 1
        pace, self._seconds = _row("pace", self.pace), _row("buzzer_seconds", self.seconds)
        self._hands = _row("hands", self.hands)
        two = Row([self._seconds, self._hands], gap=28)
        two.lines.setStretch(0, 1)
        two.lines.setStretch(1, 1)
        super().__init__([pace, two], gap=6)
        self.pace.chosen.connect(lambda: self.show_for(self._people))

    @property
    def chosen(self) -> dict[str, Any]:
        """The options by name."""
        return {
            "pace": self.pace.value,
            "buzzer_seconds": self.seconds.value,
            "hands": self.hands.value,
        }

    def show_for(self, people: int) -> None:
        """Show what matters to so many people at this screen."""
        self._people = people
        self._hands.setVisible(people > 1)
        self._seconds.setVisible(people > 1 and self.pace.value == "free")


def _values(name: str, options: Options, values: Sequence[str]) -> Choice:
    named = [(value, value_name(name, value)) for value in values]
    choice = Choice(named, getattr(options, name), option_name(name))
    choice.setObjectName("turns" if name == "pace" else name)
    return choice


def _row(name: str, part: QWidget) -> Row:
    title, line = option_name(name), option_help(name)
    words = Column([None, Words(title, "strong"), Words(line, "muted", wrap=True), None], gap=0)
    row = Row([words, part], gap=14)
    row.lines.setStretch(0, 1)
    row.lines.setAlignment(part, Qt.AlignmentFlag.AlignVCenter)
    return row
