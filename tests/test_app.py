"""The window's door: what it needs, what it says when that is missing, what was wished for."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from melicado import app, places
from melicado.bots.level import Level, Pace
from melicado.cli import main
from melicado.match.journal import Journal
from melicado.places import journals, settings_file
from melicado.rules.melicado.events import RoundStarted
from melicado.texts import language
from melicado.windows import library
from melicado.windows.first_page import FirstPage
from melicado.windows.game import GamePage
from melicado.windows.home import HomePage
from melicado.windows.notice import Notice
from melicado.windows.window import Window


@pytest.fixture(autouse=True)
def quietly(qapp: QApplication) -> Any:
    yield
    language.forget()


def seen(qapp: QApplication, *arguments: Any) -> tuple[int, dict[str, Any]]:
    """Run the program until its window has been looked at, then close it."""
    found: dict[str, Any] = {}

    def look() -> None:
        (window,) = [w for w in qapp.topLevelWidgets() if isinstance(w, Window) and w.isVisible()]
        if isinstance(window.page, FirstPage):  # the rest is still to be loaded
            return QTimer.singleShot(300, look)
        notice = window.findChild(Notice)
        found["page"] = type(window.page)
        found["said"] = notice.text if notice and notice.isVisible() else ""
        if isinstance(window.page, GamePage):
            found["names"] = [seat.name for seat in window.page.session.match.seats]
            found["levels"] = [seat.level for seat in window.page.session.match.seats]
        window.close()
        return None

    QTimer.singleShot(300, look)
    return app.run([], *arguments), found


def test_the_window_opens_at_home(qapp: QApplication) -> None:
    status, found = seen(qapp)
    assert (status, found["page"], found["said"]) == (0, HomePage, "")


def test_play_goes_straight_to_a_table_with_two_robots(qapp: QApplication) -> None:
    status, found = seen(qapp, True)
    assert (status, found["page"]) == (0, GamePage)
    assert len(found["names"]) == 3
    assert len(list(journals().iterdir())) == 1


def test_the_same_seed_deals_the_same_cards(qapp: QApplication) -> None:
    """MC-09: a chosen seed, as nobody plays over the network."""
    wish = app.Wish((Level.EXPERT, Level.DEBUTANT), Pace.FAST, "un")
    for _ in range(2):
        _, found = seen(qapp, True, wish)
        assert found["levels"] == ["", "expert", "debutant"]
    deals = [
        recorded.event.hands
        for path in journals().iterdir()
        for recorded in Journal.read(path)[1]
        if isinstance(recorded.event, RoundStarted)
    ]
    assert len(deals) == 2
    assert deals[0] == deals[1]


def saved_game(qapp: QApplication, tmp_path: Path) -> Path:
    """A game that was begun, on a stick: in none of the program's own folders."""
    seen(qapp, True)
    (journal,) = journals().iterdir()
    return Path(shutil.move(journal, tmp_path / "Partie à Zoé.melicado"))


def test_a_saved_game_is_opened_wherever_it_lies(qapp: QApplication, tmp_path: Path) -> None:
    path = saved_game(qapp, tmp_path)
    _, found = seen(qapp, False, app.Wish(saved=path))
    assert (found["page"], len(found["names"])) == (GamePage, 3)
    assert list(journals().iterdir()) == []


def test_a_saved_game_that_is_not_there_is_told_over_the_first_page(
    qapp: QApplication, tmp_path: Path
) -> None:
    _, found = seen(qapp, False, app.Wish(saved=tmp_path / "gone.melicado"))
    assert found["page"] is HomePage
    assert "gone.melicado" in found["said"]


def test_the_system_hands_over_a_game_while_the_window_is_open(
    qapp: QApplication, tmp_path: Path
) -> None:
    path = saved_game(qapp, tmp_path)
    event = QFileOpenEvent(QUrl.fromLocalFile(str(path)))
    QTimer.singleShot(100, lambda: QApplication.sendEvent(qapp, event))
    _, found = seen(qapp)
    assert found["page"] is GamePage


def test_a_game_handed_over_before_all_is_loaded_is_gone_on_with(
    qapp: QApplication, tmp_path: Path
) -> None:
    path = saved_game(qapp, tmp_path)
    QTimer.singleShot(0, lambda: QApplication.sendEvent(qapp, QFileOpenEvent(str(path))))
    _, found = seen(qapp)
    assert found["page"] is GamePage


def test_the_empty_table_needs_little_of_the_program() -> None:
    """It is seen while the games, their bots and pages are still to be loaded."""
    asked = "import sys, melicado.app; print(*(m for m in sys.modules if m.startswith('melicado')))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "melicado.windows.first_page" in loaded
    late = ("windows.program", "windows.home", "rules.melicado.play", "bots.melicado", "table")
    assert not [name for name in loaded if name.removeprefix("melicado.").startswith(late)]


def test_a_window_shut_while_the_rest_is_loaded_ends_the_program(qapp: QApplication) -> None:
    def shut() -> None:
        (window,) = [w for w in qapp.topLevelWidgets() if isinstance(w, Window) and w.isVisible()]
        window.close()

    QTimer.singleShot(0, shut)
    assert app.run([]) == 0
    assert not [w for w in qapp.topLevelWidgets() if isinstance(w, Window) and w.isVisible()]


def test_damaged_settings_are_told_over_the_first_page(qapp: QApplication) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text('{"text_scale": 99, "language": "fr"}')
    _, found = seen(qapp)
    assert found["page"] is HomePage
    assert "text_scale" in found["said"]
    assert "réglages" in found["said"], "in the reader's language"


@pytest.mark.parametrize("damage", ["missing", "cut"])
def test_without_its_dictionary_it_says_so_once(
    qapp: QApplication,
    damage: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def damaged(*parts: str) -> Path:
        if parts[0] != "words":
            return places.resource(*parts)
        if damage == "missing":
            raise places.MissingResourceError("A file is missing.")
        cut = tmp_path / "fr.dict"
        cut.write_bytes(places.resource(*parts).read_bytes()[:5000])
        return cut

    told: list[str] = []
    monkeypatch.setattr(library, "resource", damaged)
    monkeypatch.setattr(QMessageBox, "critical", lambda *said: told.append(said[2]))
    assert app.run([]) == 1
    error = capsys.readouterr().err.strip()
    assert error == told[0]
    assert len(told) == 1
    assert "\n" not in error


def test_the_map_of_the_screen_is_written_when_it_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    env = {**os.environ, "MELICADO_GEOMETRY": str(path), "QT_QPA_PLATFORM": "offscreen"}
    child = subprocess.Popen([sys.executable, "-m", "melicado"], env=env)
    try:
        for _ in range(400):
            if path.exists():
                break
            QApplication.processEvents()
            with pytest.raises(subprocess.TimeoutExpired):
                child.wait(0.1)
    finally:
        child.kill()
        child.wait()
    assert json.loads(path.read_text())["page"] == "HomePage"


def test_the_command_line_refuses_unknown_levels(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", "--bots", "genius"])
    assert left.value.code == 2
    assert "debutant" in capsys.readouterr().err
