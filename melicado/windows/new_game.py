"""Making ready a game: who plays, and by which house rules."""

from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from melicado.bots.level import Pace
from melicado.rules.melicado.options import Options
from melicado.texts.melicado import option_help, option_name, value_name
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.choice import Choice, Stepper
from melicado.windows.kit.page import Page, Scrolled, fill
from melicado.windows.kit.words import Words
from melicado.windows.seats import SeatsRow
from melicado.windows.settings import Settings

translate = QCoreApplication.translate

LIMITS = (None, 10, 20, 30, 50, 100)


class NewGamePage(Page):
    """What was chosen last time stands ready; ``play`` carries what was chosen now."""

    play = Signal(object)
    left = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.seats = SeatsRow(settings)
        self.options: dict[str, Choice | Stepper] = {}
        home = Disc("home", translate("NewGame", "Back"))
        home.setObjectName("back")
        home.clicked.connect(self.back)
        go = Pill(translate("NewGame", "Play"), tone="meli", icon="play", big=True, wide=260)
        go.setObjectName("play")
        self._go = go
        go.clicked.connect(lambda: self.play.emit(self.chosen()))
        self.setFocusProxy(go)
        head = Row([home, Words(translate("NewGame", "New game"), "title"), None], gap=14)
        body = Column([self.seats, self._rules(settings), None], gap=16, margins=(4, 0, 4, 0))
        foot = Row([None, go, None])
        fill(self, Column([head, Scrolled(body), foot], gap=10, margins=(40, 26, 40, 22)))

    def chosen(self) -> Settings:
        """The settings with what the page says now."""
        options: dict[str, Any] = {
            name: part.value for name, part in self.options.items() if name != "pace"
        }
        options["handicap"] = self.seats.handicap
        return msgspec.structs.replace(
            self._settings,
            name=self.seats.name,
            face=self.seats.face,
            bots=self.seats.bots,
            pace=self.options["pace"].value,
            options=msgspec.structs.replace(self._settings.options, **options),
        )

    def keep_only(self) -> None:
        """Only the rules are asked for: nothing is played from here."""
        self._go.setText(translate("NewGame", "Keep these rules"))
        self._go.setAccessibleName(self._go.text())
        self.seats.hide()

    def back(self) -> None:
        """Go home; what was chosen is remembered."""
        self.left.emit(self.chosen())

    def _rules(self, settings: Settings) -> QWidget:
        options = settings.options
        left = [
            self._row("rounds", self._numbers("rounds", options, range(1, 21))),
            self._row("limit", self._limits(options)),
            self._row("hand_size", self._numbers("hand_size", options, range(3, 13))),
            self._row("pace", pace_choice(settings.pace)),
        ]
        right = [
            self._row("aid", self._values("aid", options, ("places", "words", "none"))),
            self._row(
                "violet", self._values("violet", options, ("starter_decides", "always", "never"))
            ),
            self._row(
                "green", self._values("green", options, ("stays_at_an_end", "only_when_laid"))
            ),
            self._row("exchange", self._values("exchange", options, ("free", "once_per_sequence"))),
        ]
        return Row([Plate(left, gap=8), Plate(right, gap=8)], gap=16)

    def _row(self, name: str, part: Choice | Stepper) -> Row:
        self.options[name] = part
        part.setObjectName(name)
        title, line = pace_words() if name == "pace" else (option_name(name), option_help(name))
        words = Column([None, Words(title, "strong"), Words(line, "muted", wrap=True), None], gap=0)
        row = Row([words, part], gap=14)
        row.lines.setStretch(0, 1)
        row.lines.setAlignment(part, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _values(self, name: str, options: Options, values: Sequence[str]) -> Choice:
        named = [(value, value_name(name, value)) for value in values]
        return Choice(named, getattr(options, name), option_name(name))

    def _numbers(self, name: str, options: Options, values: Sequence[int]) -> Stepper:
        named = [(value, str(value)) for value in values]
        return _stepper(named, getattr(options, name), option_name(name))

    def _limits(self, options: Options) -> Stepper:
        nobody = translate("NewGame", "none")
        named = [(value, nobody if value is None else str(value)) for value in LIMITS]
        if options.limit not in LIMITS:
            named.append((options.limit, str(options.limit)))
        return _stepper(named, options.limit, option_name("limit"))


def pace_choice(pace: Pace) -> Choice:
    """How fast the robots are."""
    named = [
        (Pace.SLOW, translate("NewGame", "slow")),
        (Pace.NORMAL, translate("NewGame", "normal")),
        (Pace.FAST, translate("NewGame", "fast")),
    ]
    return Choice(named, pace, pace_words()[0])


def pace_words() -> tuple[str, str]:
    """The name of that choice, and one line of help."""
    return (
        translate("NewGame", "Pace of the robots"),
        translate("NewGame", "How much time they leave you."),
    )


def _stepper(named: Sequence[tuple[Any, str]], value: Any, name: str) -> Stepper:
    less, more = translate("NewGame", "Less"), translate("NewGame", "More")
    return Stepper(named, value, name, less, more)
