"""Looking on: a place in the room without a seat, in two windows of this process."""

from typing import Any

import msgspec
import pytest
from lan_windows import Person, called
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from window_tools import is_there

from melicado.rules.melicado.commands import Fold
from melicado.table.looking_on import no_cards
from melicado.windows.lan.lobby import LobbyPage
from melicado.windows.lan.network import NetworkPage


def opened(zoe: Person, game: str = "melicado") -> Any:
    """A room where one may look on."""
    zoe.press("network")
    zoe.press("open_room")
    zoe.page.game.set_value(game)
    zoe.page.options["watchers"].set_value(True)
    zoe.press("open")
    return zoe.program.lan.hosting.room


def watching(qtbot: QtBot, zoe: Person, leo: Person, game: str = "melicado") -> Any:
    """Léo looks on at a game of Zoé's with robots."""
    room = opened(zoe, game)
    called(leo, room)
    qtbot.waitUntil(lambda: is_there(leo.window, "watch_0"))
    leo.press("watch_0")
    qtbot.waitUntil(lambda: leo.page.watching)
    zoe.press("begin")
    qtbot.waitUntil(lambda: leo.program.session is not None)
    return room


def pill(person: Person) -> str:
    shown = person.page.table.stage.pill.shown
    return shown[0] if shown else ""


def test_where_nobody_may_look_on_nothing_is_asked(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    zoe.press("network")
    zoe.press("open_room")
    assert zoe.page.options["watchers"].value is False
    zoe.press("open")
    room = zoe.program.lan.hosting.room
    called(leo, room)
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].name == "Léo")
    assert not is_there(leo.window, "watch_0")


def test_a_guest_chooses_a_seat_or_to_look_on(qtbot: QtBot, people: Any) -> None:
    """Nothing is chosen for the guest; who looks on may still sit down."""
    zoe, leo = people
    room = opened(zoe)
    called(leo, room)
    qtbot.waitUntil(lambda: is_there(leo.window, "watch_0"))
    qtbot.waitUntil(lambda: is_there(leo.window, "sit_0_1"))
    assert [seat.kind for seat in room.hall.tables[0].seats] == ["person", "free", "free"]
    leo.press("watch_0")
    qtbot.waitUntil(lambda: is_there(zoe.window, "kick_Léo"))
    qtbot.waitUntil(lambda: not is_there(leo.window, "watch_0"))
    assert not leo.page._go.isEnabled()
    qtbot.waitUntil(lambda: is_there(leo.window, "sit_0_2"))
    leo.press("sit_0_2")
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[2].name == "Léo")
    qtbot.waitUntil(leo.page._go.isEnabled)
    assert not is_there(zoe.window, "kick_Léo")


@pytest.mark.parametrize("game", ["melicado", "mendelius"])
def test_the_table_without_a_hand(qtbot: QtBot, people: Any, game: str) -> None:
    """Every seat is another's; keys and clicks say why nothing is done, and nothing is sent."""
    zoe, leo = people
    room = watching(qtbot, zoe, leo, game)
    match, table = room.hall.tables[0].match, leo.page.table
    qtbot.waitUntil(lambda: leo.program.session.view == match.view(frozenset()))
    assert table.check_against(leo.program.session.view) == []
    assert table.stage.others == (0, 1, 2)
    assert table.stage.aside.item.isVisible()
    assert not table.stage.bar.items
    sent: list[Any] = []
    table.commanded.connect(lambda *command: sent.append(command))
    QTest.keyClick(table, Qt.Key.Key_F2 if game == "melicado" else Qt.Key.Key_M)
    assert pill(leo) == no_cards()
    table.stage.pill.hush()
    QTest.mouseClick(
        table.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QPoint(*(round(v) for v in table.stage.layout.stock.center().toTuple())),
    )
    assert pill(leo) == no_cards()
    spots = [spot.name for zone in table.zones() for spot in zone.spots]
    assert no_cards() in spots
    assert sent == []


def test_the_host_reads_who_looks_on_and_shows_the_door(qtbot: QtBot, people: Any) -> None:
    """In the game too: the corner of the people, with mute and door."""
    zoe, leo = people
    room = watching(qtbot, zoe, leo)
    zoe.press("people")
    qtbot.waitUntil(lambda: is_there(zoe.window, "mute_Léo"))
    zoe.press("mute_Léo")
    assert room.hall.moderator.muted(0) == {"Léo"}
    qtbot.waitUntil(lambda: is_there(zoe.window, "mute_Léo"))
    zoe.press("mute_Léo")
    assert room.hall.moderator.muted(0) == frozenset()
    leo.press("people")
    assert not is_there(leo.window, "kick_Léo")
    leo.press("people")
    qtbot.waitUntil(lambda: is_there(zoe.window, "kick_Léo"))
    zoe.press("kick_Léo")
    qtbot.waitUntil(lambda: isinstance(leo.page, NetworkPage))
    assert not room.hall.at(0)


def test_who_looks_on_may_write(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    watching(qtbot, zoe, leo)
    leo.press("talk")
    leo.press("phrase_bravo")
    qtbot.waitUntil(lambda: zoe.said.startswith("Léo"))


def test_it_comes_back_by_itself_and_reads_the_results(qtbot: QtBot, people: Any) -> None:
    """After the game there is no button to go on with; the next one is shown again."""
    zoe, leo = people
    room = watching(qtbot, zoe, leo)
    line = leo.program.lan.visiting.line
    line._again.setInterval(100)
    line._socket.abort()
    qtbot.waitUntil(lambda: not room.hall.at(0))
    qtbot.waitUntil(lambda: bool(room.hall.at(0)))
    match = room.hall.tables[0].match
    for seat in (2, 1, 0):
        assert match.submit(seat, Fold(), match.time) is None
    qtbot.waitUntil(lambda: leo.page.veil is not None, timeout=8_000)
    QCoreApplication.processEvents()
    assert is_there(leo.window, "results_home")
    assert not is_there(leo.window, "again")
    qtbot.waitUntil(lambda: is_there(zoe.window, "again"), timeout=8_000)
    first = leo.program.session
    zoe.press("again")
    qtbot.waitUntil(lambda: leo.program.session is not first)
    assert leo.page.veil is None
    assert isinstance(leo.page, QWidget)
    assert not isinstance(leo.page, LobbyPage)


def test_rows_stay_while_nothing_that_is_read_changes(qtbot: QtBot, people: Any) -> None:
    """A line that gets a little slower makes no button anew; one made anew keeps the focus."""
    zoe, leo = people
    room = opened(zoe)
    called(leo, room)
    qtbot.waitUntil(lambda: is_there(leo.window, "sit_0_1"))
    leo.press("sit_0_1")
    qtbot.waitUntil(lambda: is_there(zoe.window, "mute_1"))
    shown = room.hall.shown(0, 0)
    one, two = (
        msgspec.structs.replace(
            shown,
            tables=tuple(
                msgspec.structs.replace(
                    table, seats=tuple(msgspec.structs.replace(s, quality=q) for s in table.seats)
                )
                for table in shown.tables
            ),
        )
        for q in (20, 30)
    )
    zoe.page.show_room(one)
    mute = zoe.window.findChild(QWidget, "mute_1")
    mute.setFocus()
    zoe.page.show_room(two)
    assert zoe.window.focusWidget() is mute
    zoe.page.show_room(two, {1})
    QCoreApplication.processEvents()
    assert zoe.window.focusWidget() is not mute
    assert zoe.window.focusWidget().objectName() == "mute_1"
