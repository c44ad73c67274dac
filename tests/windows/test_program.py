"""From page to page with the mouse: a game begins, is left, waits and goes on."""

import shutil
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot
from window_tools import Press, button, click, is_there

from melicado.bots.level import Level
from melicado.match.journals import unfinished
from melicado.places import journals, settings_file
from melicado.rules.melicado.commands import DeclineViolet
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import Phase
from melicado.windows.about import about_page
from melicado.windows.game import GamePage
from melicado.windows.home import HomePage
from melicado.windows.kit.choice import Choice, Stepper
from melicado.windows.kit.words import Words
from melicado.windows.library import Library
from melicado.windows.new_game import NewGamePage
from melicado.windows.notice import Notice
from melicado.windows.preferences import PreferencesPage
from melicado.windows.program import Program
from melicado.windows.reading import ReadingPage
from melicado.windows.settings import BotChoice, SettingsStore
from melicado.windows.window import Window

OPEN = Options(first_starter=0, violet="starter_decides", rounds=2)


def game_page(window: Window) -> GamePage:
    page = window.page
    assert isinstance(page, GamePage)
    return page


def notice(window: Window) -> str:
    said = window.findChild(Notice)
    assert said is not None
    return said.text if said.isVisible() else ""


def table_click(page: GamePage, name: str) -> None:
    """Press a button that the table itself paints."""
    item = page.table.stage.button(name)
    assert item is not None, name
    at = page.table.mapFromScene(item.box.center())
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def play(program: Program, store: SettingsStore, options: Options = OPEN) -> GamePage:
    program.play(msgspec.structs.replace(store.settings, options=options), "00" * 16)
    return game_page(program.window)


def test_new_game_then_play_brings_the_table(
    program: Program, window: Window, press: Press
) -> None:
    press("new_game")
    assert isinstance(window.page, NewGamePage)
    press("play")
    page = game_page(window)
    assert program.session is not None
    hand = program.session.view.seats[0].hand
    assert hand is not None
    assert len(hand) == 7
    assert {card.id for card in hand} <= set(page.table.stage.cards.items)


def test_what_is_chosen_is_what_is_played(
    program: Program, window: Window, press: Press, qtbot: QtBot
) -> None:
    press("new_game")
    page = window.page
    assert isinstance(page, NewGamePage)
    field = page.findChild(QLineEdit, "name")
    assert field is not None
    field.selectAll()
    QTest.keyClicks(field, "  Zoe ")
    press("more_robots")
    robots = page.seats.robots
    assert len(robots) == 3
    click(robots[0].away)
    assert len(page.seats.robots) == 2
    aid, rounds = page.options["aid"], page.options["rounds"]
    assert isinstance(aid, Choice)
    assert isinstance(rounds, Stepper)
    click(aid.part("words"))
    QTest.keyClick(rounds, Qt.Key.Key_Right)
    press("play")
    assert program.session is not None
    match = program.session.match
    assert match.seats[0].name == "Zoe"
    assert len(match.seats) == 3
    assert (match.options.aid, match.options.rounds) == ("words", 4)
    kept = SettingsStore(settings_file()).settings
    assert (kept.name, kept.options.aid, kept.options.rounds) == ("Zoe", "words", 4)
    assert len(kept.bots) == 2


def test_robots_are_one_to_five(window: Window, program: Program, press: Press) -> None:
    press("new_game")
    page = window.page
    assert isinstance(page, NewGamePage)
    for _ in range(3):
        press("more_robots")
    assert len(page.seats.robots) == 5
    assert not page.seats.more_robots.isVisible()
    assert len({robot.face.look for robot in page.seats.robots}) == 5
    while len(page.seats.robots) > 1:
        click(page.seats.robots[-1].away)
    assert not page.seats.robots[0].away.isEnabled()


def test_a_game_that_was_left_waits_at_home_and_goes_on(
    program: Program, window: Window, store: SettingsStore, press: Press
) -> None:
    page = play(program, store)
    table_click(page, "violet_no")
    assert program.session is not None
    seen = program.session.view
    assert seen.phase == Phase.BASE
    press("menu")
    press("leave_game")
    assert isinstance(window.page, HomePage)
    assert program.session is None
    press("resume")
    assert program.session is not None
    assert program.session.view == seen
    assert game_page(window).table.stage.view == seen


def test_a_game_that_was_killed_goes_on_from_its_file(
    program: Program,
    window: Window,
    store: SettingsStore,
    library: Library,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The file as a power cut leaves it: copied in mid-game, its last line torn."""
    play(program, store)
    assert program.session is not None
    program.session.submit(0, DeclineViolet())
    seen = program.session.view
    home = tmp_path / "after the cut"
    shutil.copytree(journals(), home / "journals")
    (file,) = (home / "journals").iterdir()
    file.write_bytes(file.read_bytes() + b'{"n":99,"at":12')
    monkeypatch.setenv("MELICADO_HOME", str(home))
    other = Window(store)
    other.resize(1280, 800)
    other.show()
    again = Program(other, store, library)
    again.home()
    click(button(other, "resume"))
    assert again.session is not None
    assert again.session.view == seen
    other.close()


def test_closing_the_window_keeps_the_game(
    program: Program, window: Window, store: SettingsStore
) -> None:
    play(program, store)
    window.close()
    assert program.session is None
    (saved,) = unfinished(journals())
    assert saved.unreadable is None
    assert saved.round == 1


def test_a_damaged_game_is_told_and_stays(
    program: Program, window: Window, store: SettingsStore
) -> None:
    play(program, store)
    program.put_away()
    (file,) = journals().iterdir()
    lines = file.read_bytes().split(b"\n")
    damaged = b"\n".join([lines[0], b"{}", *lines[2:]])
    file.write_bytes(damaged)
    program.home()
    assert file.name in notice(window)
    assert not is_there(window, "resume")
    assert file.read_bytes() == damaged


def test_a_game_open_in_another_window_is_not_taken_from_it(
    program: Program, window: Window, store: SettingsStore
) -> None:
    play(program, store)
    (file,) = journals().iterdir()
    session = program.session
    program.session = None  # as another window would hold it
    program.resume(file)
    assert isinstance(window.page, HomePage)
    assert "autre fenêtre" in notice(window)
    assert session is not None
    session.close()


def test_a_home_that_cannot_be_written_is_told_and_the_game_goes_on(
    program: Program,
    window: Window,
    store: SettingsStore,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("MELICADO_HOME", str(blocked))
    page = play(program, store)
    assert "pas enregistrée" in notice(window)
    table_click(page, "violet_no")
    assert program.session is not None
    assert program.session.view.phase == Phase.BASE


def test_pause_covers_the_cards_and_space_goes_on(
    program: Program, window: Window, store: SettingsStore, press: Press
) -> None:
    """MC-46."""
    page = play(program, store)
    table_click(page, "pause")
    assert program.session is not None
    assert program.session.paused
    assert page.table.stage.local.covered
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert not program.session.paused
    assert not page.table.stage.local.covered
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert program.session.paused
    press("pause_rules")
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert program.session.paused
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not program.session.paused


def test_the_drawer_holds_the_words_newest_first(
    program: Program, window: Window, store: SettingsStore, press: Press
) -> None:
    page = play(program, store)
    assert not page.drawer.isVisible()
    table_click(page, "drawer")
    assert page.drawer.isVisible()
    parts = [*page.drawer.findChildren(Words), button(page.drawer, "shut_drawer")]
    edge = page.drawer.SHADOW
    sheet = page.drawer.rect().adjusted(edge, edge, -edge, -edge)
    assert all(sheet.contains(part.mapTo(page.drawer, QPoint())) for part in parts)
    press("shut_drawer")
    assert not page.drawer.isVisible()


def test_every_page_has_a_way_back(program: Program, window: Window, press: Press) -> None:
    for name, kind in (
        ("rules", ReadingPage),
        ("about", ReadingPage),
        ("settings", PreferencesPage),
    ):
        press(name)
        assert isinstance(window.page, kind)
        press("back")
        assert isinstance(window.page, HomePage)
        press(name)
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert isinstance(window.page, HomePage)


def test_settings_hold_at_once(
    program: Program, window: Window, store: SettingsStore, press: Press
) -> None:
    press("settings")
    page = window.page
    assert isinstance(page, PreferencesPage)
    click(page.choices["colours"].part("dark"))
    assert page.look.palette.name == "dark"
    click(page.choices["text_scale"].part(1.4))
    assert page.look.text_scale == 1.4
    click(page.choices["language"].part("en"))
    assert isinstance(window.page, PreferencesPage)
    assert window.page is not page
    press("back")
    assert button(window, "new_game").text() == "New game"
    kept = SettingsStore(settings_file()).settings
    assert (kept.colours, kept.text_scale, kept.language) == ("dark", 1.4, "en")


def test_left_handers_find_their_setting_in_two_clicks(
    program: Program, window: Window, store: SettingsStore, press: Press
) -> None:
    press("settings")
    page = window.page
    assert isinstance(page, PreferencesPage)
    click(page.choices["left_handed"].part(True))
    assert store.settings.left_handed
    assert play(program, store).table.stage.look.mirrored


def test_f11_fills_the_screen_and_is_remembered(
    program: Program, window: Window, store: SettingsStore
) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert store.settings.full_screen
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_the_about_page_credits_every_source_of_the_words(library: Library) -> None:
    page = about_page(())
    said = "\n".join(label.text() for label in page.findChildren(QLabel))
    assert library.dictionary.sources
    assert all(source in said for source in library.dictionary.sources)
    for licence in ("MPL-2.0", "CC BY-SA 4.0", "GNU", "SIL Open Font License"):
        assert licence in said


def test_the_game_begins_with_the_robots_remembered(
    program: Program, store: SettingsStore, window: Window, press: Press
) -> None:
    store.change(bots=(BotChoice(Level.EXPERT, 5),))
    press("new_game")
    press("play")
    assert program.session is not None
    bots = [seat for seat in program.session.match.seats if seat.kind == "bot"]
    assert [(bot.level, bot.look) for bot in bots] == [("expert", 5)]


def test_a_click_on_the_notice_sends_it_away(window: Window, program: Program) -> None:
    window.say("Bonjour.")
    said = window.findChild(Notice)
    assert said is not None
    QTest.mouseClick(said, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    assert not said.isVisible()


def test_enter_alone_leads_to_a_table(program: Program, window: Window) -> None:
    for _ in range(2):
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Return)
    assert isinstance(window.page, GamePage)
