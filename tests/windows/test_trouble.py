"""The program stumbles: the game is kept, one sentence says so, and there is a way on."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from window_tools import button, click, is_there

from melicado import app
from melicado.bots.melicado import MeliCadoBot
from melicado.crash.watch import watching
from melicado.match.journals import unfinished
from melicado.places import journals, logs, settings_file
from melicado.rules.melicado.commands import DeclineViolet
from melicado.rules.melicado.options import Options
from melicado.windows import beginning
from melicado.windows.first_page import FirstPage
from melicado.windows.game import GamePage
from melicado.windows.home import HomePage
from melicado.windows.messages import MOST_NOTED, hearing_qt
from melicado.windows.settings import SettingsStore
from melicado.windows.trouble import TroubleVeil
from melicado.windows.window import Window

Story = Callable[[Window], Iterator[None]]
BEATS = 400
SAID = "Zoé Quatrebarbes a dit coucou"


def live(qapp: QApplication, story: Story, *arguments: Any) -> None:
    """Run the program while ``story`` goes on, a step each beat; then close its window."""
    wrong: list[BaseException] = []
    timer = QTimer(interval=20)
    told: list[Iterator[None]] = []
    left = [BEATS]

    def window() -> Window:
        (one,) = [w for w in qapp.topLevelWidgets() if isinstance(w, Window) and w.isVisible()]
        return one

    def beat() -> None:
        try:
            if not told and isinstance(window().page, FirstPage):
                return
            if not told:
                told.append(story(window()))
            left[0] -= 1
            assert left[0], "waited in vain"
            next(told[0])
        except BaseException as end:
            timer.stop()
            if not isinstance(end, StopIteration):
                wrong.append(end)
            if any(isinstance(w, Window) and w.isVisible() for w in qapp.topLevelWidgets()):
                window().close()

    timer.timeout.connect(beat)
    timer.start()
    assert app.run([], *arguments) == 0
    if wrong:
        raise wrong[0]


def until(done: Callable[[], Any]) -> Iterator[None]:
    while not done():
        yield


@pytest.fixture
def store() -> SettingsStore:
    """Zoé against robots; she starts, and cards do not glide."""
    store = SettingsStore(settings_file())
    options = Options(first_starter=0, violet="starter_decides", extra_words=("zygomatique",))
    store.change(name="Zoé Quatrebarbes", motion=False, options=options)
    return store


def game(window: Window) -> GamePage:
    assert isinstance(window.page, GamePage)
    return window.page


def veil(window: Window) -> TroubleVeil | None:
    assert window.veil is None or isinstance(window.veil, TroubleVeil)
    return window.veil


def reports() -> list[str]:
    found = sorted(logs().glob("report-*.txt"), key=lambda path: path.stat().st_mtime_ns)
    return [path.read_text("utf-8") for path in found]


def boom(*_: object) -> None:
    raise KeyError(SAID)


@pytest.mark.usefixtures("store")
def test_in_a_slot_it_says_so_once_and_the_game_goes_on(qapp: QApplication) -> None:
    def story(window: Window) -> Iterator[None]:
        page = game(window)
        page.session.submit(0, DeclineViolet())
        seen = page.session.view
        page.table.commanded.connect(boom)
        page.table.commanded.emit(0, DeclineViolet())
        page.table.commanded.emit(0, DeclineViolet())
        assert veil(window) is None, "not within the slot"
        yield from until(lambda: veil(window))
        assert page.session.paused
        first = veil(window)
        window.resize(1024, 600)
        page.table.commanded.emit(0, DeclineViolet())
        page.session.ticked.connect(lambda: 1 / 0)
        page.session.ticked.emit(3)  # another error meanwhile
        yield
        yield
        assert veil(window) is first
        assert first is not None
        assert first.size() == window.size()
        (saved,) = unfinished(journals())
        assert saved.round == 1
        click(button(window, "trouble_on"))
        assert veil(window) is None
        assert not page.session.paused
        assert page.session.view == seen
        assert page.table.stage.view == seen
        assert not page.table.stage.local.covered

    live(qapp, story, True)
    first, second = reports()
    assert "KeyError" in first
    assert "in boom" in first
    assert "ZeroDivisionError" in second
    for private in ("Zoé", "Quatrebarbes", "coucou", "zygomatique", str(Path.home())):
        assert private not in first
        assert private not in (logs() / "melicado.log").read_text("utf-8")
    for fact in ("offscreen", "GamePage", "phase base", "person, bot", "'extra_words': 1"):
        assert fact in first


@pytest.mark.usefixtures("store")
def test_in_a_painter_in_a_timer_and_in_a_thread(qapp: QApplication) -> None:
    class Canvas(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            painter.drawLine([])  # type: ignore[call-overload]

    def story(window: Window) -> Iterator[None]:
        page = Canvas(game(window).table)
        page.show()
        for name, next_error in (
            ("trouble_on", lambda: QTimer.singleShot(0, [].pop)),
            ("trouble_on", lambda: threading.Thread(target=boom).start()),
            ("trouble_on", lambda: None),
        ):
            yield from until(lambda: veil(window))
            page.update()  # the same error with every frame
            yield
            click(button(window, name))
            next_error()
        yield
        yield
        assert veil(window) is None

    live(qapp, story, True)
    assert len(reports()) == 3


@pytest.mark.usefixtures("store")
def test_a_bot_that_stumbles_stops_nobody(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def story(window: Window) -> Iterator[None]:
        page = game(window)
        monkeypatch.setattr(MeliCadoBot, "intend", boom)
        page.session.submit(0, DeclineViolet())
        yield from until(lambda: veil(window))
        click(button(window, "trouble_on"))
        ticks: list[int] = []
        page.session.ticked.connect(ticks.append)
        yield from until(lambda: len(ticks) > 3)
        assert not page.session.paused
        page.pause()
        yield
        click(button(window, "leave_game"))
        assert isinstance(window.page, HomePage)
        click(button(window, "resume"))

    live(qapp, story, True)
    (report,) = reports()
    assert "A bot stumbled" not in report
    assert "intend" in report


def test_quit_from_the_sentence_and_the_game_waits(
    qapp: QApplication, store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even when leaving stumbles too, and with nowhere to write a report."""

    def story(window: Window) -> Iterator[None]:
        page = game(window)
        page.session.submit(0, DeclineViolet())
        page.table.commanded.connect(boom)
        page.table.commanded.emit(0, DeclineViolet())
        yield from until(lambda: veil(window))
        closing = window.closing

        def stumble() -> None:
            closing()
            boom()

        window.closing = stumble
        click(button(window, "trouble_quit"))
        assert not window.isVisible()

    live(qapp, story, True)

    def next_time(window: Window) -> Iterator[None]:
        assert isinstance(window.page, HomePage)
        assert veil(window) is None, "it was told already"
        assert is_there(window, "resume")
        yield

    live(qapp, next_time)


def test_an_error_before_there_is_a_window_is_told_in_a_box(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []
    monkeypatch.setattr(app.QMessageBox, "critical", lambda *said: told.append(said[2]))
    monkeypatch.setattr(beginning, "Program", boom)
    assert app.run([]) == 1
    assert len(reports()) == 1
    assert "report-" in told[0]
    assert capsys.readouterr().err.strip() == told[0]


CRASH = """
import os, signal, sys
from PySide6.QtCore import QTimer, qWarning
from melicado import app
from melicado.windows import beginning
begin = beginning.begin
def then(*said):
    program = begin(*said)
    QTimer.singleShot(300, lambda: os.kill(os.getpid(), signal.SIGSEGV))
    return program
beginning.begin = then
sys.exit(app.run([], True))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.usefixtures("store")
def test_after_a_crash_the_next_start_says_so_and_offers_to_go_on(qapp: QApplication) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CRASH], capture_output=True, timeout=90, check=False
    )
    assert done.returncode == -signal.SIGSEGV, done.stderr
    (saved,) = unfinished(journals())
    seen: list[Any] = []

    def story(window: Window) -> Iterator[None]:
        assert isinstance(window.page, HomePage)
        shown = veil(window)
        assert shown is not None
        assert is_there(window, "open_logs")
        yield
        click(button(window, "trouble_on"))
        page = game(window)
        assert page.session.match.journal.path == saved.path
        seen.append(page)
        yield

    live(qapp, story, True)
    assert seen
    (report,) = reports()
    assert "Segmentation fault" in report
    assert "lambda" in report
    assert str(Path.home()) not in report

    def calm(window: Window) -> Iterator[None]:
        assert veil(window) is None, "told once"
        yield

    live(qapp, calm)


@pytest.mark.qt_log_ignore("odd weather")
def test_what_qt_warns_of_is_noted_a_few_times_and_heard_as_before(qtlog: Any) -> None:
    with watching("A test"), hearing_qt():
        for _ in range(MOST_NOTED + 5):
            qWarning("odd weather")
    assert (logs() / "melicado.log").read_text("utf-8").count("odd weather") == MOST_NOTED
    assert len(qtlog.records) == MOST_NOTED + 5


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_kill_of_the_session_is_no_accident(qapp: QApplication, tmp_path: Path) -> None:
    """The system ends its session with SIGTERM; without a game there is nothing to tick either."""
    path = tmp_path / "map.json"
    env = {**os.environ, "MELICADO_GEOMETRY": str(path)}
    child = subprocess.Popen([sys.executable, "-m", "melicado"], env=env)
    try:
        end = time.monotonic() + 60
        while not path.exists() and time.monotonic() < end:
            time.sleep(0.05)
        child.terminate()
        assert child.wait(30) == 0
    finally:
        child.kill()
        child.wait()

    def story(window: Window) -> Iterator[None]:
        assert veil(window) is None
        yield

    live(qapp, story)
    assert msgspec.json.decode(path.read_bytes(), type=dict[str, Any])["page"] == "HomePage"
