"""People at windows of their own, and their ways to one room."""

from typing import Any

import msgspec
from pytestqt.qtbot import QtBot
from window_tools import button, click

from melicado.places import settings_file
from melicado.rules.melicado.options import Options
from melicado.windows.lan.lobby import LobbyPage
from melicado.windows.lan.network import NetworkPage
from melicado.windows.lan.setup import RoomSetupPage
from melicado.windows.library import Library
from melicado.windows.program import Program
from melicado.windows.settings import SettingsStore
from melicado.windows.window import Window


class Person:
    """Somebody at a window of their own."""

    def __init__(self, name: str, library: Library) -> None:
        store = SettingsStore(settings_file())
        options = Options(rounds=1, violet="starter_decides", first_starter=1)
        store.settings = msgspec.structs.replace(
            store.settings, motion=False, colours="light", name=name, options=options
        )
        self.window = Window(store)
        self.window.resize(1280, 800)
        self.window.show()
        self.program = Program(self.window, store, library)
        self.program.home()

    def press(self, name: str) -> None:
        click(button(self.window, name))

    @property
    def page(self) -> Any:
        return self.window.page

    @property
    def said(self) -> str:
        return self.window._notice.text


def opened(zoe: Person) -> Any:
    """The room of Zoé, in its lobby."""
    zoe.press("network")
    zoe.press("open_room")
    assert isinstance(zoe.page, RoomSetupPage)
    zoe.press("open")
    assert isinstance(zoe.page, LobbyPage)
    hosting = zoe.program.lan.hosting
    assert hosting is not None
    return hosting.room


def called(leo: Person, room: Any, code: str | None = None) -> None:
    """Léo types address and code."""
    if not isinstance(leo.page, NetworkPage):
        leo.press("network")
    leo.page.code.setText(room.plan.code if code is None else code)
    leo.page.address.setText(f"127.0.0.1:{room.port}")
    leo.press("join")


def at_table(qtbot: QtBot, zoe: Person, leo: Person) -> Any:
    room = opened(zoe)
    called(leo, room)
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].kind == "guest")
    zoe.press("begin")
    qtbot.waitUntil(lambda: leo.program.session is not None)
    return room
