"""Playing over the network in two windows of this process: one hosts, the other visits."""

from typing import Any

import pytest
from lan_windows import at_table, called, opened
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from window_tools import is_there

from melicado.lan import messages as ms
from melicado.lan import server
from melicado.lan.discovery import Found, Notice
from melicado.rules.melicado.commands import DeclineViolet, Fold, TurnViolet
from melicado.texts.lan import (
    PHRASES,
    down_sentence,
    goodbye_sentence,
    hearing_sentence,
    phrase,
    quality,
    where_sentence,
)
from melicado.windows.lan.corners import attach_talk
from melicado.windows.lan.lobby import LobbyPage
from melicado.windows.lan.network import NetworkPage, split_address
from melicado.windows.lan.setup import RoomSetupPage
from melicado.windows.lan.tables import HeldVeil
from melicado.windows.veil import PauseVeil


def test_from_two_windows_to_one_table(qtbot: QtBot, people: Any) -> None:
    """Seats fill, readiness shows, the cards are dealt, a command of the guest is seen by both."""
    zoe, leo = people
    room = opened(zoe)
    called(leo, room)
    qtbot.waitUntil(lambda: isinstance(leo.page, LobbyPage))
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].name == "Léo")
    qtbot.waitUntil(leo.page._go.isEnabled)
    leo.press("ready")
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].ready)
    assert is_there(zoe.window, "kick_1")
    assert not is_there(leo.window, "kick_1")
    zoe.press("begin")
    qtbot.waitUntil(lambda: leo.program.session is not None)
    host, guest = zoe.program.session, leo.program.session
    assert [seat.kind for seat in host.match.seats] == ["person", "guest", "bot"]
    assert (host.me, guest.me) == (0, 1)
    assert guest.view == host.match.view(frozenset({1}))
    assert leo.page.table.check_against(guest.view) == []
    guest.submit(1, DeclineViolet())
    qtbot.waitUntil(lambda: host.view.phase == "base")
    qtbot.waitUntil(lambda: guest.view.phase == "base")
    assert leo.page.table.check_against(guest.view) == []


def test_a_refusal_reaches_the_guest(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    at_table(qtbot, zoe, leo)
    refused: list[Any] = []
    leo.program.session.refused.connect(refused.append)
    leo.program.session.submit(1, TurnViolet())
    qtbot.waitUntil(lambda: leo.program.session.view.phase == "base")
    leo.program.session.submit(1, TurnViolet())
    qtbot.waitUntil(lambda: bool(refused))


def test_the_host_pauses_and_the_guest_cannot(qtbot: QtBot, people: Any) -> None:
    """MC-46: the pause is the host's; the guest's menu stops nothing."""
    zoe, leo = people
    room = at_table(qtbot, zoe, leo)
    match = room.hall.tables[0].match
    leo.press("menu")
    assert isinstance(leo.page.veil, PauseVeil)
    qtbot.wait(80)
    assert not match.paused
    leo.press("go_on")
    zoe.press("menu")
    qtbot.waitUntil(lambda: isinstance(leo.page.veil, HeldVeil))
    assert match.paused
    refused: list[Any] = []
    leo.program.session.refused.connect(refused.append)
    leo.program.session.submit(1, DeclineViolet())
    assert len(refused) == 1
    zoe.press("go_on")
    qtbot.waitUntil(lambda: leo.page.veil is None)
    assert leo.page.table.check_against(leo.program.session.view) == []


def test_a_broken_line_shows_at_the_host_and_mends(
    qtbot: QtBot, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe, leo = people
    room = at_table(qtbot, zoe, leo)
    line = leo.program.lan.visiting.line
    line._again.setInterval(300)
    line._socket.abort()
    qtbot.waitUntil(lambda: not room.hall.tables[0].seats[1].here)
    assert zoe.page.table.stage.labels[1].away
    assert "absent" in zoe.said
    before = leo.program.session
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].here)
    assert not zoe.page.table.stage.labels[1].away
    qtbot.waitUntil(lambda: leo.program.session.up)
    assert leo.program.session is before
    assert leo.page.table.check_against(before.view) == []


def test_another_game_at_the_same_table(qtbot: QtBot, people: Any) -> None:
    """The guest says it would like one, and finds itself at the table the host deals at."""
    zoe, leo = people
    room = at_table(qtbot, zoe, leo)
    first, guest = room.hall.tables[0].match, leo.program.session
    for seat in (2, 1, 0):
        assert first.submit(seat, Fold(), first.time) is None
    assert first.over
    qtbot.waitUntil(lambda: guest.view.phase == "over")
    qtbot.waitUntil(lambda: is_there(leo.window, "again"), timeout=8_000)
    leo.press("again")
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].ready)
    assert "prévenu" in leo.said
    zoe.press("again")
    qtbot.waitUntil(lambda: leo.program.session is not guest)
    second = room.hall.tables[0].match
    assert second is not first
    assert leo.program.session.view == second.view(frozenset({1}))
    assert zoe.program.session.match is second
    assert leo.page.table.check_against(leo.program.session.view) == []


def test_messages_phrases_and_the_mute(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    room = at_table(qtbot, zoe, leo)
    heard: list[Any] = []
    room.said.connect(lambda _table, said: heard.append((said.name, said.text, said.phrase)))
    leo.press("talk")
    leo.press("phrase_bravo")
    qtbot.waitUntil(lambda: len(heard) == 1)
    assert zoe.said == f"Léo: {phrase('bravo')}"
    zoe.press("talk")
    corner = attach_talk(zoe.page, zoe.window)
    assert zoe.window.focusWidget() is corner.talk.field
    QTest.keyClick(corner.talk.field, Qt.Key.Key_Escape)
    assert not corner.talk.isVisible()
    assert zoe.page.veil is None
    zoe.press("talk")
    corner.talk.field.setText("Salut")
    corner.talk._send()
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard[1] == ("Zoé", "Salut", "")
    room.hall.moderator.mute(0, 1, True)
    leo.press("phrase_oops")
    qtbot.wait(100)
    assert len(heard) == 2


def test_a_room_without_messages_has_no_place_for_them(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    zoe.press("network")
    zoe.press("open_room")
    zoe.page.options["chat"].set_value(False)
    zoe.press("open")
    room = zoe.program.lan.hosting.room
    assert not zoe.page.talk.isVisible()
    called(leo, room)
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].kind == "guest")
    zoe.press("begin")
    qtbot.waitUntil(lambda: leo.program.session is not None)
    assert not is_there(leo.window, "talk")


def test_who_is_shown_the_door_is_told(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    room = opened(zoe)
    called(leo, room)
    qtbot.waitUntil(lambda: is_there(zoe.window, "kick_1"))
    zoe.press("kick_1")
    qtbot.waitUntil(lambda: isinstance(leo.page, NetworkPage))
    assert leo.page.said.text() == goodbye_sentence("kicked", {})


def test_closing_the_room_saves_and_reopening_goes_on(qtbot: QtBot, people: Any) -> None:
    """The guest comes back by itself, to the same hand."""
    zoe, leo = people
    room = at_table(qtbot, zoe, leo)
    hand = leo.program.session.view.seats[1].hand
    path, port = room.hall.tables[0].match.journal.path, room.port
    leo.program.lan.visiting.line._again.setInterval(300)
    zoe.program.home()
    qtbot.waitUntil(lambda: not leo.program.session.up)
    zoe.program.resume(path)
    again = zoe.program.lan.hosting.room
    assert again.port == port
    assert again.plan.code == room.plan.code
    qtbot.waitUntil(lambda: again.hall.tables[0].seats[1].here, timeout=8_000)
    qtbot.waitUntil(lambda: leo.program.session.up)
    assert leo.program.session.view.seats[1].hand == hand


def test_wrong_code_absent_host_and_no_address(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    room = opened(zoe)
    called(leo, room, "NOPE")
    qtbot.waitUntil(lambda: leo.page.said.text() == goodbye_sentence("wrong_code", {}))
    leo.page.address.setText("nowhere near")
    leo.press("join")
    assert "192.168.1.20" in leo.page.said.text()
    probe = server.QTcpServer()
    probe.listen(server.QHostAddress("127.0.0.1"))
    port = probe.serverPort()
    probe.close()
    leo.page.address.setText(f"127.0.0.1:{port}")
    leo.press("join")
    qtbot.waitUntil(lambda: f"port {port}" in leo.page.said.text())
    leo.page.name.setText(" ")
    leo.press("join")
    assert leo.page.said.text() == goodbye_sentence("no_name", {})


def test_a_taken_port_is_said_on_the_page(
    qtbot: QtBot, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe, leo = people
    room = opened(zoe)
    monkeypatch.setattr("melicado.windows.lan.setup.PORT", room.port)
    leo.press("network")
    leo.press("open_room")
    leo.press("open")
    assert isinstance(leo.page, RoomSetupPage)
    assert str(room.port) in leo.page.said.text()


def test_a_room_that_is_heard_asks_for_its_code_first(qtbot: QtBot, people: Any) -> None:
    _, leo = people
    leo.press("network")
    notice = Notice(1, "id", "Salle", "melicado", 41_847, 1, False)
    leo.page.show_rooms([Found(notice, "192.168.1.5")])
    calls: list[Any] = []
    leo.page.join.disconnect()
    leo.page.join.connect(lambda *where: calls.append(where))
    qtbot.waitUntil(lambda: is_there(leo.window, "room_0"))
    leo.press("room_0")
    assert not calls
    leo.page.code.setText("K7QX2")
    leo.press("room_0")
    assert calls == [("192.168.1.5", 41_847)]


def test_straight_to_a_room_from_the_command_line(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    room = opened(zoe)
    leo.program.join(f"127.0.0.1:{room.port}", room.plan.code, "Ana")
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].name == "Ana")


def test_house_rules_are_chosen_on_the_way(qtbot: QtBot, people: Any) -> None:
    zoe, _ = people
    zoe.press("network")
    zoe.press("open_room")
    zoe.press("house_rules")
    zoe.page.options["rounds"].set_value(5)
    zoe.press("play")
    assert isinstance(zoe.page, RoomSetupPage)
    assert zoe.page.plan().tables[0].options["rounds"] == 5


def test_mendelius_over_the_network(qtbot: QtBot, people: Any) -> None:
    zoe, leo = people
    zoe.press("network")
    zoe.press("open_room")
    zoe.page.game.set_value("mendelius")
    zoe.press("open")
    room = zoe.program.lan.hosting.room
    called(leo, room)
    qtbot.waitUntil(lambda: room.hall.tables[0].seats[1].kind == "guest")
    zoe.press("begin")
    qtbot.waitUntil(lambda: leo.program.session is not None)
    guest = leo.program.session
    match = room.hall.tables[0].match
    qtbot.waitUntil(lambda: guest.view == match.view(frozenset({1})))
    assert guest.match.game.name == "mendelius"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (" 192.168.1.20 ", ("192.168.1.20", 41_847)),
        ("pc-12:5000", ("pc-12", 5000)),
        ("[fe80::1]:5000", ("fe80::1", 5000)),
        ("fe80::1", ("fe80::1", 41_847)),
        ("[fe80::1]", ("fe80::1", 41_847)),
        ("", None),
        (":5000", None),
        ("pc:", None),
        ("pc:0", None),
        ("pc:99999", None),
        ("pc:٣", None),
        ("a b", None),
        ("[fe80::1", None),
        ("[fe80::1]x", None),
    ],
)
def test_addresses_as_people_type_them(typed: str, meant: tuple[str, int] | None) -> None:
    assert split_address(typed) == meant


HEARING = ("listening", "nobody", "taken", "no_network")


def test_nobody_heard_for_a_while_is_explained(
    qtbot: QtBot, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the port that a firewall may shut; a room that is heard takes it away."""
    _, leo = people
    monkeypatch.setattr("melicado.windows.lan.flow.NOBODY_MS", 50)
    monkeypatch.setattr("melicado.windows.lan.flow.connected", lambda: True)
    monkeypatch.setattr("melicado.lan.discovery.PORT", 0)  # nobody else's rooms are heard
    leo.press("network")
    assert leo.page._none.text() == hearing_sentence("listening", 41_848)
    qtbot.waitUntil(lambda: leo.page._none.text() == hearing_sentence("nobody", 41_848))
    leo.page.show_rooms([Found(Notice(1, "i", "S", "melicado", 1, 1, True), "10.0.0.2")])
    assert not leo.page._none.isVisible()


def test_a_computer_on_no_network_says_so(
    qtbot: QtBot, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe, leo = people
    monkeypatch.setattr("melicado.windows.lan.flow.connected", lambda: False)
    monkeypatch.setattr("melicado.windows.lan.hosting.connected", lambda: False)
    leo.press("network")
    assert leo.page._none.text() == hearing_sentence("no_network", 41_848)
    opened(zoe)
    assert zoe.page._where.text() == hearing_sentence("no_network", 41_848)


def test_a_room_that_cannot_announce_itself_says_so_and_takes_it_back(
    qtbot: QtBot, people: Any
) -> None:
    zoe, _ = people
    room = opened(zoe)
    send = room.crier._socket.writeDatagram
    for failing, said in ((True, "UDP 41848"), (False, "trouvent la salle")):
        room.crier._socket.writeDatagram = (lambda *_: -1) if failing else send
        room.crier.cry()
        assert said in zoe.page._where.text()


def test_another_program_on_the_port_of_announcements_is_told(
    qtbot: QtBot, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, leo = people
    monkeypatch.setattr("melicado.windows.lan.flow.connected", lambda: True)
    monkeypatch.setattr("melicado.lan.discovery.Listener.start", lambda _self: False)
    leo.press("network")
    assert leo.page._none.text() == hearing_sentence("taken", 41_848)


def test_every_failure_has_a_sentence_of_its_own() -> None:
    ports = ["refused", "timeout", "unreachable", "denied", "hung_up", "mute", "frame_length"]
    others = ["not_found", "closed", "silent", "network"]
    said = [down_sentence(why, "pc", 41_847) for why in (*ports, *others)]
    assert len(set(said)) == len(said)
    assert all("41847" in sentence for sentence in said[: len(ports)])
    hearing = [hearing_sentence(how, 41_848) for how in HEARING]
    assert len(set(hearing)) == len(hearing)
    where = [where_sentence(*how, "10.0.0.1", 41_848) for how in ((1, 1), (0, 1), (0, 0))]
    assert len(set(where)) == 3
    assert ["10.0.0.1" in sentence for sentence in where] == [True, True, False]
    reasons = ["wrong_code", "wait", "full", "seat_taken", "kicked", "taken_over", "closing"]
    told = [goodbye_sentence(reason, {"seconds": 42}) for reason in reasons]
    assert len(set(told)) == len(told)
    assert "42" in told[1]
    older = goodbye_sentence("version", {"update": "host"})
    newer = goodbye_sentence("version", {"update": "guest"})
    assert older != newer
    assert "flood" in goodbye_sentence("flood", {})


def test_phrases_and_lines() -> None:
    assert all(phrase(code) for code in PHRASES)
    assert phrase("x" * 60) == ""
    assert quality(-1) == ""
    assert len({quality(10), quality(100), quality(500)}) == 3


def test_a_message_that_says_nothing_known_is_not_shown(qtbot: QtBot, people: Any) -> None:
    zoe, _ = people
    opened(zoe)
    talk = zoe.page.talk
    before = len(talk.findChildren(QWidget))
    talk.hear(ms.Said("Eve", 1, "", "unknown"))
    talk.hear(ms.Said("Eve", 1, "\u202e", ""))
    assert len(talk.findChildren(QWidget)) == before
