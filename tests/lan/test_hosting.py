"""A room that nobody watches over: what may be asked on the command line, and when it deals."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest
from lan_tools import CODE, dealer
from pytestqt.qtbot import QtBot

from melicado.lan.plan import RoomPlan, SeatPlan, TablePlan
from melicado.lan.room import Room
from melicado.lan.starting import Starter, everybody_ready
from melicado.rules.game import RulesError
from melicado.verbs import host, join
from melicado.verbs.common import InputError


def asked(*words: str) -> argparse.Namespace:
    """What the command line would say."""
    line = argparse.ArgumentParser()
    host.add_arguments(line)
    return line.parse_args(words)


def test_a_room_as_asked(tmp_path: Path) -> None:
    rules = tmp_path / "rules.json"
    rules.write_text(json.dumps({"rounds": 2}))
    words = ["--name", " Salle\n12 ", "--code", "K7QX2", "--options", str(rules), "--port", "5000"]
    words += ["--seats", "guest,guest,expert", "--tables", "3", "--no-chat", "--no-spectators"]
    plan = host.plan_of(asked(*words, "--away", "nobody", "--leavers", "fold"))
    assert (plan.name, plan.code, plan.port, len(plan.tables)) == ("Salle 12", "K7QX2", 5000, 3)
    assert (plan.chat, plan.spectators, plan.away_plays, plan.leavers_fold) == (
        False,
        False,
        False,
        True,
    )
    assert [seat.kind for seat in plan.tables[0].seats] == ["free", "free", "bot"]
    assert plan.tables[0].options["rounds"] == 2
    assert len({id(one) for one in host.dealers_of(plan)}) == 1


def test_a_code_is_made_up_or_left_out() -> None:
    assert len(host.plan_of(asked()).code) == 5
    assert host.plan_of(asked("--code", "none")).code == ""


@pytest.mark.parametrize(
    "words",
    [
        ["--port", "70000"],
        ["--port", "x"],
        ["--seats", "expert,bon"],
        ["--seats", "guest,nobody"],
        ["--seats", ",".join(["guest"] * 11)],
        ["--tables", "0"],
        ["--tables", "31"],
        ["--away", "somebody"],
    ],
)
def test_what_cannot_be_asked_is_a_usage_error(words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        asked(*words)
    assert ended.value.code == 2


def test_rules_that_cannot_be_used_are_said(tmp_path: Path) -> None:
    rules = tmp_path / "rules.json"
    for text, error in (("{", InputError), ('{"rounds": 99}', RulesError), ("[]", RulesError)):
        rules.write_text(text)
        with pytest.raises(error):
            host.plan_of(asked("--options", str(rules)))
    with pytest.raises(InputError):
        host.plan_of(asked("--name", " \t"))


def test_join_without_a_screen_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("melicado.verbs.play.obstacle", lambda: "There is no screen.")
    line = argparse.ArgumentParser()
    join.add_arguments(line)
    with pytest.raises(ValueError, match="no screen"):
        join.run(line.parse_args(["192.168.1.5:5000", "--code", "K7QX2"]))


class Hosted:
    """A room with two free seats and a starter, in time of our own."""

    def __init__(self, qtbot: QtBot, tmp_path: Path) -> None:
        self.now = 0
        table = TablePlan("melicado", {}, (SeatPlan("free"), SeatPlan("free", look=3)))
        plan = RoomPlan(name="Salle", code=CODE, port=0, tables=(table,))
        self.room = Room(plan, [dealer(tmp_path)], None, clock=lambda: self.now)
        self.starter = Starter(self.room, 20_000, lambda: self.now)
        self.starter._timer.stop()
        self.table = self.room.hall.tables[0]

    def sit(self, seat: int, ready: bool = True) -> None:
        one = self.table.seats[seat]
        one.kind, one.name, one.here, one.ready = "guest", f"G{seat}", True, ready

    def look(self, now: int) -> bool:
        self.now = now
        self.starter.look()
        return self.table.started


def test_a_full_table_begins_once_all_are_ready(qtbot: QtBot, tmp_path: Path) -> None:
    one = Hosted(qtbot, tmp_path)
    assert not one.look(0)
    one.sit(0)
    one.sit(1, ready=False)
    assert not one.look(60_000)
    one.table.seats[1].ready = True
    assert one.look(60_500)
    assert [seat.ready for seat in one.table.seats] == [False, False]


def test_robots_take_the_free_seats_after_a_while(qtbot: QtBot, tmp_path: Path) -> None:
    one = Hosted(qtbot, tmp_path)
    one.sit(0)
    assert not one.look(1_000)
    assert not one.look(20_000)
    one.table.seats[0].here = False  # not while somebody ready is away
    assert not one.look(30_000)
    one.table.seats[0].here = True
    assert not one.look(31_000)
    assert one.look(51_000)
    assert one.table.seats[1].kind == "bot"
    assert one.table.seats[1].name == "Plume"


def test_cards_that_cannot_be_dealt_are_told_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the free seats are free again."""
    one = Hosted(qtbot, tmp_path)
    told: list[Any] = []
    one.starter.cannot = lambda table, why: told.append((table, why))

    def refuse(_seats: object) -> None:
        raise RulesError("Too few.")

    monkeypatch.setattr(one.table.game, "begin", refuse)
    one.sit(0)
    one.look(0)
    one.look(21_000)
    one.look(22_000)
    assert told == [(0, "Too few.")]
    assert one.table.free_seats() == [1]
    assert not one.table.started


def test_another_game_when_all_are_ready_again(qtbot: QtBot, tmp_path: Path) -> None:
    one = Hosted(qtbot, tmp_path)
    one.sit(0)
    one.sit(1)
    assert one.look(0)
    first = one.table.match
    for seat in one.table.seats:
        seat.ready = True
    assert not everybody_ready(one.table)  # the first game goes on
    monkey = pytest.MonkeyPatch()
    monkey.setattr(type(first), "over", property(lambda match: match is first))
    one.look(1_000)
    monkey.undo()
    assert one.table.match is not first
    assert first is not None
    assert first.journal is not None
    assert first.journal._file.closed
