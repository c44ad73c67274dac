"""A guest who leaves a game for the first page comes back to the same seat, hand and all."""

from typing import Any

from lan_windows import Person, at_table, opened
from pytestqt.qtbot import QtBot
from window_tools import is_there

from melicado.places import settings_file
from melicado.rules.melicado.commands import Fold
from melicado.texts.lan import down_sentence, goodbye_sentence
from melicado.windows.lan.network import NetworkPage
from melicado.windows.settings import SettingsStore


def gone_home(qtbot: QtBot, zoe: Person, leo: Person) -> Any:
    """Léo is on the first page in the middle of a game."""
    room = at_table(qtbot, zoe, leo)
    leo.program.home()
    qtbot.waitUntil(lambda: not room.hall.tables[0].seats[1].here)
    assert "gardée" in leo.said
    return room


def test_back_to_the_seat_and_the_hand(qtbot: QtBot, people: Any) -> None:
    """The seat is a guest's all the while, and its token takes it back."""
    zoe, leo = people
    room = gone_home(qtbot, zoe, leo)
    seat, match = room.hall.tables[0].seats[1], room.hall.tables[0].match
    assert seat.kind == "guest"
    hand = match.view(frozenset({1})).seats[1].hand
    leo.press("network")
    assert room.plan.name in leo.page._kept.findChildren(type(leo.page.said))[0].text()
    leo.press("back_to_seat")
    qtbot.waitUntil(lambda: leo.program.session is not None, timeout=10_000)
    assert seat.here
    assert leo.program.session.view.seats[1].hand == hand


def test_the_seat_outlives_the_program(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    room = at_table(qtbot, zoe, leo)
    leo.program.close()
    kept = SettingsStore(settings_file()).settings.lan_seat
    assert kept is not None
    assert (kept.port, kept.seat) == (room.port, 1)
    assert kept.token == room.hall.tables[0].seats[1].token


def test_after_the_game_nothing_is_kept(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    room = at_table(qtbot, zoe, leo)
    match = room.hall.tables[0].match
    for seat in (2, 1, 0):
        assert match.submit(seat, Fold(), match.time) is None
    qtbot.waitUntil(lambda: leo.program.session.view.phase == "over")
    assert leo.program.store.settings.lan_seat is None
    leo.program.home()
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].kind == "bot")
    leo.press("network")
    assert not is_there(leo.window, "back_to_seat")


def test_a_seat_the_host_gave_away_is_told_and_forgotten(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    room = gone_home(qtbot, zoe, leo)
    room.hall.moderator.kick(0, 1)
    leo.press("network")
    leo.press("back_to_seat")
    qtbot.waitUntil(lambda: isinstance(leo.page, NetworkPage) and leo.page._go.isEnabled())
    qtbot.waitUntil(lambda: leo.page.said.text() == goodbye_sentence("seat_taken", {}))
    assert leo.program.store.settings.lan_seat is None
    assert not is_there(leo.window, "back_to_seat")


def test_a_host_that_is_not_there_keeps_the_offer(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    room = gone_home(qtbot, zoe, leo)
    zoe.program.home()
    leo.press("network")
    leo.press("back_to_seat")
    said = down_sentence("refused", "127.0.0.1", room.port)
    qtbot.waitUntil(lambda: leo.page.said.text() == said, timeout=10_000)
    assert is_there(leo.window, "back_to_seat")
    leo.press("forget_seat")
    assert not is_there(leo.window, "back_to_seat")
    assert leo.program.store.settings.lan_seat is None


def test_who_leaves_the_lobby_gives_the_seat_up(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    room = opened(zoe)
    leo.program.join(f"127.0.0.1:{room.port}", room.plan.code, "Léo")
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].kind == "guest")
    leo.program.home()
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].kind == "free")
    assert leo.program.store.settings.lan_seat is None
