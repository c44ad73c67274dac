"""What breaks into a game at the window: pauses, sleep, another size, in mid-drag too."""

from collections.abc import Callable, Iterator

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from window_tools import button, click

from melicado.crash.faults import Fault, Faults
from melicado.rules.melicado.commands import DeclineViolet, Fold
from melicado.rules.melicado.options import Options
from melicado.windows.game import GamePage
from melicado.windows.mendelius.page import MendeliusPage
from melicado.windows.program import Program
from melicado.windows.settings import SettingsStore
from melicado.windows.table_page import TablePage
from melicado.windows.trouble import Trouble
from melicado.windows.veil import PauseVeil
from melicado.windows.window import Window

KEY, CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
OPEN = Options(first_starter=0, violet="starter_decides", rounds=2)


@pytest.fixture(params=["melicado", "mendelius"])
def page(request: pytest.FixtureRequest, program: Program, store: SettingsStore) -> TablePage:
    """A table of each game, the cards dealt."""
    program.play(msgspec.structs.replace(store.settings, options=OPEN), "00" * 16, request.param)
    shown = program.window.page
    assert isinstance(shown, GamePage | MendeliusPage)
    return shown


def press(window: Window, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """A key as the window system sends it."""
    handle = window.windowHandle()
    QTest.keyClick(handle, key, modifiers)


def test_the_keys_of_the_pause(window: Window, page: TablePage) -> None:
    """MC-46: from wherever the keyboard is, and back again; P alone is a letter."""
    for key, modifiers in ((KEY.Key_Pause, NONE), (KEY.Key_P, CONTROL)):
        for focus in (page.table, page.menu):
            focus.setFocus()
            press(window, key, modifiers)
            assert page.session.paused
            assert isinstance(page.veil, PauseVeil)
            press(window, key, modifiers)
            assert not page.session.paused
            assert page.veil is None
    page.table.setFocus()
    press(window, KEY.Key_P)
    assert not page.session.paused
    assert "Ctrl+P" in page.menu.toolTip()
    stage = page.table.stage
    row = stage.small["pause"] if isinstance(page, MendeliusPage) else stage.corner[0]
    assert "Ctrl+P" in row.items["pause"].toolTip()


def test_tab_does_not_leave_the_pause(window: Window, page: TablePage) -> None:
    """MC-46: nothing that is covered is played with."""
    page.pause()
    assert page.veil is not None
    for key in (KEY.Key_Tab, KEY.Key_Backtab):
        passed = set()
        for _ in range(5):
            press(window, key)
            focus = window.focusWidget()
            assert focus is not None
            assert page.veil.isAncestorOf(focus)
            passed.add(focus.objectName())
        assert passed == {"go_on", "pause_rules", "full_screen", "leave_game"}
    refused: list[str] = []
    page.session.refused.connect(lambda refusal: refused.append(refusal.reason))
    page.session.submit(0, Fold())
    assert refused == ["STOPPED"], "what the tables have a sentence for"


def test_a_computer_that_slept_finds_its_game_paused(window: Window, page: TablePage) -> None:
    """MC-46: nobody was looking, and no time of the game has passed."""
    clock = page.session._clock
    source, slept = clock._source, 0
    clock._source = lambda: source() + slept
    for ms, stops in ((9_000, False), (10_001, True), (-3_600_000, False), (30_000_000, True)):
        before, number = clock.now(), page.session.match.number
        slept += ms
        page.session._beat()
        assert page.session.paused == stops
        assert isinstance(page.veil, PauseVeil) == stops
        assert 0 <= clock.now() - before < 5_000
        if stops:
            assert page.session.match.number == number
            click(button(window, "go_on"))
            page.session._beat()
            assert not page.session.paused, "once"


def full_screen(window: Window) -> None:
    press(window, KEY.Key_F11)


def leave_full_screen(window: Window) -> None:
    press(window, KEY.Key_F11)
    press(window, KEY.Key_F11)


def smaller(window: Window) -> None:
    window.resize(1024, 600)


def again_and_again(window: Window) -> None:
    for size in ((800, 480), (1920, 1080), (900, 1000)):
        window.resize(*size)
        QApplication.processEvents()


def pause(window: Window) -> None:
    press(window, KEY.Key_P, CONTROL)
    press(window, KEY.Key_P, CONTROL)


def sleep(window: Window) -> None:
    page = window.page
    assert isinstance(page, TablePage)
    page.session.woke.emit()
    press(window, KEY.Key_Pause)


def other_window(window: Window) -> None:
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))


def escape_twice(window: Window) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) * 2:
        focus = window.focusWidget()
        assert focus is not None
        QApplication.sendEvent(focus, QKeyEvent(kind, KEY.Key_Escape, NONE))
    if isinstance(window.page, TablePage) and window.page.veil is not None:
        press(window, KEY.Key_Escape)


def accident(window: Window) -> None:
    program = next(child for child in window.children() if isinstance(child, Program))
    Trouble(program, Faults())._show(Fault("a test", None))
    click(button(window, "trouble_on"))


INTERRUPTIONS: tuple[Callable[[Window], None], ...] = (
    *(full_screen, leave_full_screen, smaller, again_and_again, pause, sleep),
    *(other_window, escape_twice, accident),
)


def test_a_card_in_mid_drag_is_neither_lost_nor_doubled_nor_stuck(
    window: Window, page: TablePage
) -> None:
    if isinstance(page, GamePage):
        page.session.submit(0, DeclineViolet())
    for interrupt in INTERRUPTIONS:
        drag_and(interrupt, window, page)


def drag_and(interrupt: Callable[[Window], None], window: Window, page: TablePage) -> None:
    """Interrupt a drag, then let the card go somewhere on the table."""
    table, stage = page.table, page.table.stage
    mine = {card.id for card in page.session.view.seats[0].hand}
    card = next(iter(stage.local.hand(stage.view))).id
    left = Qt.MouseButton.LeftButton
    at = table.mapFromScene(stage.cards.items[card].pose.point)
    QTest.mousePress(table.viewport(), left, NONE, at)
    for way in (30, 90, 150):
        QTest.mouseMove(table.viewport(), at - QPoint(0, way))
    assert card in stage.local.held
    interrupt(window)
    QApplication.processEvents()
    QTest.mouseMove(table.viewport(), QPoint(400, 300))
    QTest.mouseRelease(table.viewport(), left, NONE, QPoint(400, 300))
    QApplication.processEvents()
    assert page.veil is None
    assert window.veil is None
    assert not page.session.paused
    assert stage.local.held == {}
    assert stage.local.pending == {} if isinstance(page, GamePage) else stage.local.sent is None
    shown = [item.card for item in stage.cards.items.values() if item.card in mine]
    assert sorted(shown) == sorted(mine)
    room = QRect(0, 0, table.width(), table.height())
    for one in mine:
        assert room.contains(table.mapFromScene(stage.cards.items[one].pose.point)), one
    assert {c.id for c in page.session.view.seats[0].hand} <= mine


Open = Callable[[], Window]


@pytest.fixture
def another(store: SettingsStore) -> Iterator[Open]:
    """Opens windows as the program does at its start."""
    windows: list[Window] = []

    def make() -> Window:
        windows.append(Window(store))
        windows[-1].open()
        return windows[-1]

    yield make
    for window in windows:
        window.close()
        window.deleteLater()


def test_the_window_comes_back_where_it_was(another: Open) -> None:
    window = another()
    room = window.screen().availableGeometry()
    window.showNormal()
    place = QRect(room.x(), room.y() + 30, 800, 500)
    window.setGeometry(place)
    window.close()
    assert another().geometry() == place


def test_a_screen_that_is_gone_takes_no_window_with_it(store: SettingsStore, another: Open) -> None:
    for place in ((5_000, 40, 900, 600), (-3_000, -200, 900, 600), (0, 0, 9_000, 9_000)):
        store.settings = msgspec.structs.replace(store.settings, window=place)
        window = another()
        screen = window.screen().geometry()
        assert screen.contains(window.geometry().center())
        assert screen.contains(window.geometry().topLeft())
