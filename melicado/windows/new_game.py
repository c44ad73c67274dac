"""Making ready a game: who plays, and by which house rules."""

from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from melicado.bots.level import Pace
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.presets import PRESETS, preset_of, with_preset
from melicado.texts.melicado import option_help, option_name, value_name
from melicado.texts.melicado.presets import preset_help, preset_name
from melicado.windows.family import FamilySeats
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.choice import Choice, Stepper
from melicado.windows.kit.page import Page, Scrolled, fill
from melicado.windows.kit.words import Words
from melicado.windows.settings import Settings
from melicado.windows.sharing import Sharing

translate = QCoreApplication.translate

LIMITS = (None, 10, 20, 30, 50, 100)


class NewGamePage(Page):
    """What was chosen last time stands ready; ``play`` carries what was chosen now."""

    play = Signal(object)
    left = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._rules_now = settings.options
        self.seats = FamilySeats(settings)
        self.options: dict[str, Choice | Stepper] = {}
        self.sharing = Sharing(settings.options)
        self.seats.peopled.connect(self.sharing.show_for)
        self.sharing.show_for(len(self.seats.everybody))
        home = Disc("home", translate("NewGame", "Back"))
        home.setObjectName("back")
        home.clicked.connect(self.back)
        go = Pill(translate("NewGame", "Play"), tone="meli", icon="play", big=True, wide=260)
        go.setObjectName("play")
        self._go = go
        go.clicked.connect(lambda: self.play.emit(self.chosen()))
        self.setFocusProxy(go)
        head = Row([home, Words(translate("NewGame", "New game"), "title"), None], gap=14)
        rules = self._rules(settings)
        self.preset = _presets(preset_of(settings.options))
        self._about = Words("", "muted", wrap=True)
        self.preset.chosen.connect(self._take_preset)
        for part in self.options.values():
            part.chosen.connect(self._name_preset)
        self._name_preset()
        parts = [self.seats, self.sharing, self._ways(), rules, None]
        body = Column(parts, gap=16, margins=(4, 0, 4, 0))
        foot = Row([None, go, None])
        fill(self, Column([head, Scrolled(body), foot], gap=10, margins=(40, 26, 40, 22)))

    def rules_chosen(self) -> Options:
        """The house rules as the page says now; those it does not show go with the way chosen."""
        said: dict[str, Any] = {
            name: part.value for name, part in self.options.items() if name != "pace"
        }
        return msgspec.structs.replace(self._rules_now, **said, **self.sharing.chosen)

    def chosen(self) -> Settings:
        """The settings with what the page says now."""
        return msgspec.structs.replace(
            self._settings,
            name=self.seats.name,
            face=self.seats.you.face.look,
            buzzer=self.seats.buzzer,
            family=self.seats.family,
            bots=self.seats.bots,
            pace=self.options["pace"].value,
            options=msgspec.structs.replace(self.rules_chosen(), handicap=self.seats.handicap),
        )

    def keep_only(self) -> None:
        """Only the rules are asked for: nothing is played from here."""
        self._go.setText(translate("NewGame", "Keep these rules"))
        self._go.setAccessibleName(self._go.text())
        self.seats.hide()
        self.sharing.show_for(1)

    def back(self) -> None:
        """Go home; what was chosen is remembered."""
        self.left.emit(self.chosen())

    def _take_preset(self, name: str | None) -> None:
        """A way of playing sets its rules; one's own leaves them."""
        if name is not None:
            self._rules_now = with_preset(self.rules_chosen(), name)
            for field, part in self.options.items():
                if field != "pace":
                    part.set_value(getattr(self._rules_now, field))
        self._about.setText(preset_help(name))

    def _name_preset(self) -> None:
        """Rules have been changed: by which way they are now."""
        name = preset_of(self.rules_chosen())
        self.preset.set_value(name)
        self._about.setText(preset_help(name))

    def _ways(self) -> QWidget:
        title = Words(translate("NewGame", "Way of playing"), "strong")
        words = Column([None, title, self._about, None], gap=0)
        row = Row([words, self.preset], gap=14)
        row.lines.setStretch(0, 1)
        row.lines.setAlignment(self.preset, Qt.AlignmentFlag.AlignVCenter)
        return Plate([row], gap=8)

    def _rules(self, settings: Settings) -> QWidget:
        options = settings.options
        left = [
            self._row("rounds", self._numbers("rounds", options, range(1, 21))),
            self._row("limit", self._limits(options)),
            self._row("hand_size", self._numbers("hand_size", options, range(3, 13))),
            self._row("pace", pace_choice(settings.pace)),
            self._row(
                "wrong_contest", self._values("wrong_contest", options, ("free", "one_card"))
            ),
        ]
        right = [
            self._row("referee", self._values("referee", options, ("automatic", "table"))),
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


def _presets(now: str | None) -> Choice:
    """The ways of playing, and one's own."""
    named = [(name, preset_name(name)) for name in (*PRESETS, None)]
    choice = Choice(named, now, translate("NewGame", "Way of playing"))
    choice.setObjectName("preset")
    return choice


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
