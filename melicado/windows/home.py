"""The first page: the name of the game in its own cards, and what one may do."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from melicado.drawing.cards import CardLook
from melicado.match.journals import Saved
from melicado.texts.names import in_a_row
from melicado.windows.kit.box import Column, Plate, Row
from melicado.windows.kit.buttons import Disc, Pill
from melicado.windows.kit.page import Page, fill
from melicado.windows.kit.pictures import CardWord, Face
from melicado.windows.kit.words import Words
from melicado.windows.mendelius.pictures import People, Shown

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
FAMILY = ("RGM", "OM", "BD", "RS", "OF", "BGF")
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class HomePage(Page):
    """The ways into the program; ``saved`` is the game one may go on with."""

    new_game = Signal()
    new_mendelius = Signal()
    resume = Signal(object)
    rules = Signal()
    mendelius_rules = Signal()
    theory = Signal()
    network = Signal()
    settings = Signal()
    about = Signal()
    leave = Signal()

    def __init__(self, saved: Saved | None) -> None:
        super().__init__()
        games = Row([self._words(saved), self._people(saved)], gap=20)
        for plate in range(2):
            games.lines.setStretch(plate, 1)
        parts: list[QWidget | None] = [None, games]
        if saved is not None:
            parts += [None, self._waiting(saved)]
        parts += [None, self._rest(), None]
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
                Words(_waiting_words(saved), "heading"),
                Words(saved_line(saved), "muted", wrap=True, wide=330),
            ],
            gap=2,
        )
        line = Row([Row(faces, gap=2), words, go], gap=22)
        return Plate([line], margins=(24, 10, 20, 10))

    def _words(self, saved: Saved | None) -> Plate:
        """The way to a game of words."""
        said = translate("Home", "One word on the table, and everybody plays at once.")
        picture = CardWord(TITLE, 56, "Méli Cado", arc=22)
        new = self._new("new_game", saved, self.new_game)
        if saved is None:
            self.setFocusProxy(new)
        return _way(picture, "Méli Cado", said, self._ways_in(new, "rules", self.rules))

    def _people(self, saved: Saved | None) -> Plate:
        """The way to a game of inheritance."""
        said = translate("Home", "Three families, and children of the right colours.")
        picture = People([Shown(kind) for kind in FAMILY], 80, arc=20)
        new = self._new("new_mendelius", saved, self.new_mendelius)
        rules = self._ways_in(new, "mendelius_rules", self.mendelius_rules)
        theory = Disc("tree", translate("Home", "What lies behind it: genetics"))
        theory.setObjectName("theory")
        theory.clicked.connect(self.theory)
        rules.lines.insertWidget(rules.lines.count() - 1, theory)
        return _way(picture, "Mendelius", said, rules)

    def _new(self, name: str, saved: Saved | None, signal: SignalInstance) -> Pill:
        tone = "meli" if saved is None else "neutral"
        new = Pill(translate("Home", "New game"), tone=tone, icon="plus", big=True)
        new.setObjectName(name)
        new.clicked.connect(signal)
        return new

    def _ways_in(self, new: Pill, name: str, signal: SignalInstance) -> Row:
        """A new game, and its rules beside it."""
        rules = Pill(translate("Home", "Rules"), icon="help")
        rules.setObjectName(name)
        rules.clicked.connect(signal)
        return Row([None, new, rules, None], gap=10)

    def _rest(self) -> Row:
        ways = [
            ("network", translate("Home", "Play over the network"), "person", self.network),
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


def _way(picture: QWidget, name: str, said: str, buttons: Row) -> Plate:
    """A game on a plate: its cards, its name, what it is, and a way in."""
    words = Column(
        [Words(name, "title", centred=True), Words(said, "text", centred=True, wrap=True)], gap=2
    )
    plate = Plate([Row([None, picture, None]), words, buttons], gap=16, margins=(20, 18, 20, 16))
    plate.lines.setStretch(0, 1)
    return plate


def _waiting_words(saved: Saved) -> str:
    name = {"melicado": "Méli Cado", "mendelius": "Mendelius"}[saved.game]
    return translate("Home", "Your game of {game} is waiting").format(game=name)


def saved_line(saved: Saved) -> str:
    """With whom, when and how far: «avec Pixel et Cosmo · hier, 18:40 · manche 2»."""
    others = [seat.name for seat in saved.seats[1:]]
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
