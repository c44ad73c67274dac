"""A program in a window without a screen, driven with the mouse."""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

sys.path.insert(0, str(Path(__file__).parent))

from lan_windows import Person
from window_tools import Press, button, click

from melicado.drawing.fonts import load_fonts
from melicado.places import settings_file
from melicado.texts import language
from melicado.windows.library import Library
from melicado.windows.program import Program
from melicado.windows.settings import SettingsStore
from melicado.windows.window import Window


@pytest.fixture(scope="session")
def library() -> Library:
    return Library.open()


@pytest.fixture(autouse=True)
def french(qapp: QApplication) -> Iterator[None]:
    load_fonts()
    language.install("fr")
    yield
    language.forget()


@pytest.fixture
def store(melicado_home: Path) -> SettingsStore:
    """Settings on a fresh file; cards do not glide, so that a test sees them where they are."""
    store = SettingsStore(settings_file())
    store.settings = msgspec.structs.replace(store.settings, motion=False, colours="light")
    return store


@pytest.fixture
def window(store: SettingsStore) -> Iterator[Window]:
    window = Window(store)
    window.resize(1280, 800)
    window.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def program(window: Window, store: SettingsStore, library: Library) -> Iterator[Program]:
    program = Program(window, store, library)
    program.home()
    yield program
    program.put_away()


@pytest.fixture
def press(window: Window) -> Press:
    """Click the button of that name."""
    return lambda name: click(button(window, name))


@pytest.fixture
def people(
    qtbot: QtBot, library: Library, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Person, Person]]:
    """A host whose room is open on a free port, and a guest."""
    monkeypatch.setattr("melicado.windows.lan.setup.PORT", 0)
    zoe, leo = Person("Zoé", library), Person("Léo", library)
    yield zoe, leo
    for one in (leo, zoe):
        one.program.close()
        one.window.close()
        one.window.deleteLater()
