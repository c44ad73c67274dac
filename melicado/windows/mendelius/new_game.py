"""Making ready a game of Mendelius: who plays, which rounds, and by which house rules."""

from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from melicado.bots.level import Pace
from melicado.rules.mendelius.options import ROUNDS
from melicado.texts.mendelius import option_help, option_name, value_name
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.choice import Choice, Several, Stepper
from melicado.windows.kit.page import Page, Scrolled, fill
from melicado.windows.kit.words import Words
from melicado.windows.mendelius.choice import MendeliusChoice
from melicado.windows.mendelius.seats import MendeliusSeats
from melicado.windows.new_game import pace_choice, pace_words
from melicado.windows.settings import Settings

translate = QCoreApplication.translate

JOKER_POINTS = (10, 15, 20, 25, 50)
CLAIM_SECONDS = (3, 5, 8, 12, 20, 30)
_OPTIONS = (
    "rounds",
    "proportions",
    "jokers_per_cross",
    "joker_points",
    "claims",
    "claim_seconds",
    "false_call",
)


class NewMendeliusPage(Page):
    """What was chosen last time stands ready; ``play`` carries what was chosen now."""

    play = Signal(object)
    left = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.seats = MendeliusSeats(settings)
        self.options: dict[str, Any] = {}
        home = Disc("home", translate("NewGame", "Back"))
        home.setObjectName("back")
        home.clicked.connect(self.back)
        go = Pill(translate("NewGame", "Play"), tone="meli", icon="play", big=True, wide=260)
        go.setObjectName("play")
        self._go = go
        go.clicked.connect(lambda: self.play.emit(self.chosen()))
        self.setFocusProxy(go)
        title = Words(translate("NewGame", "A new game of Mendelius"), "title")
        head = Row([home, title, None], gap=14)
        body = Column([self.seats, self._rules(settings), None], gap=14, margins=(4, 0, 4, 0))
        fill(
            self,
            Column([head, Scrolled(body), Row([None, go, None])], gap=10, margins=(40, 26, 40, 22)),
        )

    def chosen(self) -> Settings:
        """The settings with what the page says now."""
        options = {name: self.options[name].value for name in _OPTIONS}
        chosen = MendeliusChoice(
            seats=self.seats.seats,
            options=msgspec.structs.replace(self._settings.mendelius.options, **options),
            aid=self.options["aid"].value,
        )
        return msgspec.structs.replace(
            self._settings,
            name=self.seats.name,
            face=self.seats.you.face.look,
            pace=self.options["pace"].value,
            mendelius=chosen,
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
        options = settings.mendelius.options
        rounds = Several([(n, str(n)) for n in ROUNDS], options.rounds, option_name("rounds"))
        aid_words = (
            translate("NewGame", "Help to learn"),
            translate("NewGame", "Which crosses are complete, and what they lack."),
        )
        yes, no = translate("NewGame", "yes"), translate("NewGame", "no")
        aid = Choice([(True, yes), (False, no)], settings.mendelius.aid, aid_words[0])
        seconds = [(n, translate("NewGame", "{n} s").format(n=n)) for n in CLAIM_SECONDS]
        left = [
            self._row("rounds", _words("rounds"), rounds),
            self._row("aid", aid_words, aid),
            self._row("proportions", _words("proportions"), self._values("proportions", options)),
            self._row("pace", pace_words(), pace_choice(Pace(settings.pace))),
        ]
        right = [
            self._row(
                "jokers_per_cross",
                _words("jokers_per_cross"),
                self._values("jokers_per_cross", options),
            ),
            self._row(
                "joker_points",
                _words("joker_points"),
                _stepper([(n, str(n)) for n in JOKER_POINTS], options.joker_points, "joker_points"),
            ),
            self._row("claims", _words("claims"), self._values("claims", options)),
            self._row(
                "claim_seconds",
                _words("claim_seconds"),
                _stepper(seconds, options.claim_seconds, "claim_seconds"),
            ),
            self._row("false_call", _words("false_call"), self._values("false_call", options)),
        ]
        plates = Row([Plate([*left, None], gap=8), Plate([*right, None], gap=3)], gap=16)
        for plate in range(2):
            plates.lines.setStretch(plate, 1)
        return plates

    def _row(self, name: str, said: tuple[str, str], part: QWidget) -> Row:
        self.options[name] = part
        part.setObjectName(name)
        title, line = said
        words = Column([None, Words(title, "strong"), Words(line, "muted", wrap=True), None], gap=0)
        row = Row([words, part], gap=14)
        row.lines.setStretch(0, 1)
        row.lines.setAlignment(part, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _values(self, name: str, options: Any) -> Choice:
        values = {
            "proportions": ("exact", "possible"),
            "jokers_per_cross": ("any", "one"),
            "claims": ("once_per_round", "once_per_cycle"),
            "false_call": ("refused", "plus_10"),
        }[name]
        named = [(value, value_name(name, value)) for value in values]
        return Choice(named, getattr(options, name), option_name(name))


def _words(name: str) -> tuple[str, str]:
    return option_name(name), option_help(name)


def _stepper(named: Sequence[tuple[Any, str]], value: Any, name: str) -> Stepper:
    known = list(named)
    if value not in [one for one, _ in known]:
        known.append((value, str(value)))
    less, more = translate("NewGame", "Less"), translate("NewGame", "More")
    return Stepper(known, value, option_name(name), less, more)
