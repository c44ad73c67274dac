"""Every page fits its window: nothing is cut, also with long words and large text."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from melicado.bots.level import Level, Pace
from melicado.drawing.palette import LIGHT
from melicado.lan import messages as ms
from melicado.lan.discovery import Found, Notice
from melicado.match.journals import Saved
from melicado.match.seats import SeatInfo
from melicado.rules.melicado.options import Options
from melicado.texts.lan import goodbye_sentence
from melicado.windows.about import about_page
from melicado.windows.game import GamePage
from melicado.windows.home import HomePage
from melicado.windows.kit.buttons import PaintedButton
from melicado.windows.kit.page import Page, Scrolled
from melicado.windows.lan.lobby import LobbyPage
from melicado.windows.lan.network import NetworkPage
from melicado.windows.lan.setup import RoomSetupPage
from melicado.windows.library import Library
from melicado.windows.mendelius.choice import MendeliusChoice, SeatChoice
from melicado.windows.mendelius.new_game import NewMendeliusPage
from melicado.windows.mendelius.rules import rules_page as mendelius_rules
from melicado.windows.new_game import NewGamePage
from melicado.windows.preferences import PreferencesPage
from melicado.windows.rules import rules_page
from melicado.windows.session import Session
from melicado.windows.settings import BotChoice, Settings, SettingsStore

SIZES = [(1024, 600), (1280, 800), (1920, 1080), (3840, 2160)]
SEATS = tuple(SeatInfo(f"Mirabelle {i}", "bot", "bon", i) for i in range(5))
SAVED = Saved(Path("x"), datetime(2026, 1, 2, 18, 40, tzinfo=UTC), "melicado", SEATS, 2, None)
FIVE = Settings(bots=tuple(BotChoice(Level.DEBUTANT, i) for i in range(5)), name="W" * 20)
SEATED = (
    *(SeatChoice("person", "W" * 20, look=i) for i in range(3)),
    *(SeatChoice("bot", "", Level.DEBUTANT, i) for i in range(4)),
)
EIGHT = Settings(name="W" * 20, mendelius=MendeliusChoice(seats=SEATED))
CROWD = ms.Table(
    "melicado",
    tuple(ms.SeatShown("W" * 20, "guest", look=i, quality=500) for i in range(8)),
    False,
    msgspec.Raw(b"{}"),
    "",
    tuple(ms.Watcher("W" * 20) for _ in range(3)),
)


def lobby(host: bool) -> LobbyPage:
    """A lobby as full as can be."""
    where = "192.168.100.200:41847, 10.100.100.100:41847"
    page = LobbyPage("W" * 20, "WWWWW" if host else "", where, host=host, chat=True)
    page.show_room(ms.Room("W" * 20, (CROWD,), 0, 0, spectators=True))
    return page


def rooms(store: SettingsStore) -> NetworkPage:
    """Many rooms with long names."""
    page = NetworkPage(FIVE)
    notice = Notice(1, "id", "W" * 20, "melicado", 41_847, 7, False)
    page.show_rooms([Found(notice, "192.168.100.200") for _ in range(12)])
    page.say(goodbye_sentence("version", {"update": "host"}))
    return page


PAGES: dict[str, Callable[[SettingsStore], Page]] = {
    "home": lambda store: HomePage(SAVED),
    "new game": lambda store: NewGamePage(FIVE),
    "new mendelius": lambda store: NewMendeliusPage(EIGHT),
    "settings": PreferencesPage,
    "rules": lambda store: rules_page(),
    "mendelius rules": lambda store: mendelius_rules(),
    "network": rooms,
    "room": lambda store: RoomSetupPage(FIVE),
    "lobby of the host": lambda store: lobby(True),
    "lobby of a guest": lambda store: lobby(False),
    "about": lambda store: about_page(["A source with a fairly long name 1.0", "Another one"]),
}


class Longer(QTranslator):
    """A language whose words are 40 % longer than those of the sources."""

    def translate(self, context: str, source: str, comment: str = "", n: int = -1) -> str:
        return source + "m" * max(1, round(len(source) * 0.4))

    def isEmpty(self) -> bool:
        return False


@pytest.fixture(params=["french", "longer"])
def tongue(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    longer = Longer()
    if request.param == "longer":
        QCoreApplication.installTranslator(longer)
    yield request.param
    QCoreApplication.removeTranslator(longer)


Shown = Callable[[Page, tuple[int, int], float], Page]


def cut(page: Page) -> list[str]:
    """What does not fit: parts outside their page, or smaller than what is written on them."""
    found = []
    for part in page.findChildren(QWidget):
        if not isinstance(part, PaintedButton | QLabel) or not part.isVisible():
            continue
        name = part.text() if hasattr(part, "text") else part.accessibleName()
        scrolled = inside_scroll(part)
        left = part.mapTo(page, part.rect().topLeft()).x()
        bottom = part.mapTo(page, part.rect().bottomLeft()).y()
        if left < 0 or left + part.width() > page.width():
            found.append(f"{name}: beside the page")
        if not scrolled and bottom > page.height():
            found.append(f"{name}: below the page")
        if isinstance(part, QLabel):
            if part.wordWrap():
                if part.height() < part.heightForWidth(part.width()):
                    found.append(f"{name}: {part.height()} px high")
            elif part.width() < QFontMetricsF(part.font()).horizontalAdvance(part.text()) - 1:
                found.append(f"{name}: {part.width()} px wide")
        elif part.width() < part.sizeHint().width() or part.height() < part.sizeHint().height():
            found.append(f"{name}: {part.size()} for {part.sizeHint()}")
    return found


def inside_scroll(part: QWidget) -> bool:
    above = part.parentWidget()
    while above is not None and not isinstance(above, Scrolled):
        above = above.parentWidget()
    return above is not None


@pytest.fixture
def shown(qapp: QApplication) -> Iterator[Shown]:
    """Shows a page of that size and with that size of text."""
    host = QWidget()

    def show(page: Page, size: tuple[int, int], text_scale: float) -> Page:
        host.resize(*size)
        page.setParent(host)
        page.setGeometry(host.rect())
        page.dress(LIGHT, text_scale)
        host.show()
        page.show()
        for _ in range(3):
            QCoreApplication.processEvents()
        return page

    yield show
    host.close()
    host.deleteLater()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", PAGES)
def test_pages_fit(
    shown: Shown, store: SettingsStore, tongue: str, name: str, size: tuple[int, int]
) -> None:
    assert cut(shown(PAGES[name](store), size, 1.0)) == []


@pytest.mark.parametrize("name", PAGES)
def test_pages_fit_with_the_largest_text(shown: Shown, store: SettingsStore, name: str) -> None:
    assert cut(shown(PAGES[name](store), (1024, 600), 1.4)) == []


@pytest.mark.parametrize("text_scale", [1.0, 1.4])
def test_what_lies_over_the_table_fits(
    store: SettingsStore, library: Library, tongue: str, text_scale: float
) -> None:
    settings = msgspec.structs.replace(FIVE, options=Options(first_starter=0))
    begun = library.start(settings, "00" * 16)
    page = GamePage(Session(begun.match, begun.judge, Pace.FAST), begun.judge, store)
    page.resize(1024, 600)
    page.dress(LIGHT, text_scale)
    page.show()
    page.pause()
    for _ in range(3):
        QCoreApplication.processEvents()
    assert cut(page) == []
    page.session.close()
    page.close()
