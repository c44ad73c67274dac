"""A game to its end over a line that is slow and uneven, stalls, and goes down for a while."""

from collections.abc import Callable
from typing import Any

import pytest
from lan_tools import CODE, plain
from match_tools import RandomPlayer, plain_game
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot
from socket_tools import Friend, Relay

from melicado.lan.codec import encode
from melicado.lan.plan import RoomPlan, SeatPlan, TablePlan
from melicado.lan.room import Room


@pytest.mark.timeout(180)
def test_a_game_to_its_end(qtbot: QtBot, friends: Callable[..., Friend], full: bool) -> None:
    """One guest is near, the other far: every command is answered, and the views end equal.

    In full 100 ± 30 ms each way, 5 % of the pieces stall for 800 ms, and the line is down for
    3 s in the middle.
    """
    delay, jitter, stall, down = (100, 30, 800, 3_000) if full else (30, 10, 200, 300)
    seats = (SeatPlan("free"), SeatPlan("free"))
    room_plan = RoomPlan(name="S", code=CODE, port=0, tables=(TablePlan("melicado", {}, seats),))
    room = Room(room_plan, [plain(round_minutes=2, simultaneous_ms=100)], None)
    assert room.open()
    relay = Relay(room.port, delay, jitter, 0.05 if full else 0.2, stall)
    people = [friends(), friends()]
    answers: list[list[Any]] = [[], []]
    given = [0, 0]
    for seat, (one, port) in enumerate(
        zip(people, (relay.server.serverPort(), room.port), strict=True)
    ):
        one.guest.hearing.answer = lambda *what, seat=seat: answers[seat].append(what)
        one.line.dial("127.0.0.1", port)
        qtbot.waitUntil(lambda one=one: bool(one.rooms), timeout=20_000)
        one.guest.sit(f"G{seat}", 0, seat)
        qtbot.waitUntil(lambda one=one: bool(one.seats), timeout=20_000)
    match = room.begin(0)
    bots = [RandomPlayer(seat, plain_game().judge, seat) for seat in range(2)]

    def think() -> None:
        for seat, (one, bot) in enumerate(zip(people, bots, strict=True)):
            idle = len(answers[seat]) == given[seat]
            if one.views and idle and (command := bot.choose(one.views[-1])) is not None:
                given[seat] += 1
                one.guest.command(command)

    clock = QTimer(interval=40)
    clock.timeout.connect(think)
    clock.start()
    qtbot.waitUntil(lambda: match.number > 6, timeout=60_000)
    relay.down(down)
    qtbot.waitUntil(lambda: match.over, timeout=120_000)
    clock.stop()
    qtbot.waitUntil(lambda: all(one.guest.number == match.number for one in people), timeout=30_000)
    qtbot.waitUntil(lambda: [len(a) for a in answers] == given, timeout=30_000)
    for seat, one in enumerate(people):
        assert encode(one.views[-1]) == encode(match.view(frozenset({seat})))
        assert one.downs == []
    assert relay.stalled > 0
    assert room.hall.tables[0].seats[0].delay.smallest >= 2 * (delay - jitter)
    room.close()
