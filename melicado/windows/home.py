"""The first page: the name of the game in its own cards, and what one may do."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QWidget

from melicado.drawing.cards import CardLook
from melicado.match.journals import Saved
from melicado.texts.names import in_a_row
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Pill
from melicado.windows.kit.page import Page, fill
from melicado.windows.kit.pictures import CardWord, Face
from melicado.windows.kit.words import Words

translate = QCoreApplication.translate

TITLE: tuple[CardLook | None, ...] = (
    CardLook("M", "r"),
    CardLook("É", "b"),
    CardLook("L", "g"),
    CardLook("I", "b"),
    None,
    CardLook("C", "b"),
    CardLook("A", "r"),
    CardLook("D", "b"),
    CardLook("O", "g"),
)
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class HomePage(Page):
    """The ways into the program; ``saved`` is the game one may go on with."""

    new_game = Signal()
    resume = Signal(object)
    rules = Signal()
    settings = Signal()
    about = Signal()
    leave = Signal()

    def __init__(self, saved: Saved | None) -> None:
        super().__init__()
        parts: list[QWidget | None] = [
            None,
            Column(
                [
                    CardWord(TITLE, 108, "Méli Cado", arc=26),
                    Words(
                        translate("Home", "One word on the table, and everybody plays at once."),
                        "lead",
                        centred=True,
                    ),
                ],
                gap=6,
            ),
            None,
        ]
        if saved is not None:
            parts += [self._waiting(saved), None]
        parts += [self._start(first=saved is None), self._rest(), None]
        fill(self, Column(parts, gap=14, margins=(40, 24, 40, 30), align=_CENTRE))

    def _waiting(self, saved: Saved) -> Plate:
        """The game that waits to be gone on with."""
        faces = [
            Face(seat.look, seat.kind == "bot", seat.name, units=58, choosing=False)
            for seat in saved.seats
        ]
        go = Pill(translate("Home", "Go on"), tone="meli", icon="play", big=True)
        go.setObjectName("resume")
        go.clicked.connect(lambda: self.resume.emit(saved.path))
        self.setFocusProxy(go)
        words = Column(
            [
                Words(translate("Home", "Your game is waiting"), "heading"),
                Words(saved_line(saved), "muted", wrap=True, wide=330),
            ],
            gap=2,
        )
        line = Row([Row(faces, gap=2), words, go], gap=22)
        return Plate([line], margins=(24, 10, 20, 10))

    def _start(self, first: bool) -> Row:
        tone = "meli" if first else "neutral"
        new = Pill(translate("Home", "New game"), tone=tone, icon="plus", big=True, wide=340)
        new.setObjectName("new_game")
        new.clicked.connect(self.new_game)
        if first:
            self.setFocusProxy(new)
        return Row([new])

    def _rest(self) -> Row:
        ways = [
            ("rules", translate("Home", "Rules"), "help", self.rules),
            ("settings", translate("Home", "Settings"), "settings", self.settings),
            ("about", translate("Home", "About"), "star", self.about),
            ("leave", translate("Home", "Quit"), "cross", self.leave),
        ]
        pills = []
        for name, text, icon, signal in ways:
            pill = Pill(text, icon=icon)
            pill.setObjectName(name)
            pill.clicked.connect(signal)
            pills.append(pill)
        return Row(pills, gap=8)


def saved_line(saved: Saved) -> str:
    """With whom, when and how far: «avec Pixel et Cosmo · hier, 18:40 · manche 2»."""
    others = [seat.name for seat in saved.seats if seat.kind != "person"]
    parts = [translate("Home", "with {names}").format(names=in_a_row(others)), when(saved.started)]
    if saved.round:
        parts.append(translate("Home", "round {number}").format(number=saved.round))
    return " · ".join(parts)


def when(moment: datetime) -> str:
    """A moment as people say it."""
    local = moment.astimezone()
    days = (datetime.now().astimezone().date() - local.date()).days
    shown = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    clock = QLocale().toString(shown.time(), QLocale.FormatType.ShortFormat)
    if days == 0:
        return translate("Home", "today, {time}").format(time=clock)
    if days == 1:
        return translate("Home", "yesterday, {time}").format(time=clock)
    date = QLocale().toString(shown.date(), QLocale.FormatType.ShortFormat)
    return translate("Home", "{date}, {time}").format(date=date, time=clock)
