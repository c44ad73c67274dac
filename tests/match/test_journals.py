"""The list of saved games: what to go on with, what was played, what cannot be read."""

import json
from datetime import UTC, datetime
from pathlib import Path

from match_tools import PLAIN, begin, plain_game, play_out, small_game

from melicado.match.journals import finished, new_path, unfinished
from melicado.rules.melicado.options import Options


def restart(path: Path, started: str) -> None:
    """Let a journal have been started at another time."""
    header, rest = path.read_text("utf-8").split("\n", 1)
    changed = {**json.loads(header), "started": started}
    path.write_text(json.dumps(changed) + "\n" + rest, "utf-8", newline="\n")


def test_newest_first_with_their_round_and_seats(tmp_path: Path) -> None:
    begin(plain_game(), tmp_path / "a.jsonl", options=PLAIN, seats=2).close()
    match = begin(small_game(), tmp_path / "b.jsonl", options=Options(rounds=3))
    while match.state.round < 2:
        play_out(match, 7, until=match.time + 10_000)
    match.close()
    begin(plain_game(), tmp_path / "c.jsonl", options=PLAIN, seats=2).close()
    restart(tmp_path / "a.jsonl", "2026-03-29T01:30:00+00:00")
    restart(tmp_path / "b.jsonl", "2026-03-29T03:15:00+02:00")  # 15 minutes before a
    restart(tmp_path / "c.jsonl", "2026-03-30T08:00:00+02:00")
    found = unfinished(tmp_path)
    assert [one.path.name for one in found] == ["c.jsonl", "a.jsonl", "b.jsonl"]
    assert [one.round for one in found] == [1, 1, 2]
    assert [len(one.seats) for one in found] == [2, 2, 3]
    assert found[0].seats[1].name == "Seat 1"
    assert found[0].started == datetime(2026, 3, 30, 6, tzinfo=UTC)
    assert all(one.unreadable is None for one in found)


def test_a_game_that_is_over_is_not_offered(tmp_path: Path) -> None:
    match = begin(small_game(), tmp_path / "over.jsonl", options=Options(rounds=1))
    play_out(match, 3)
    assert match.over
    match.close()
    assert unfinished(tmp_path) == []
    assert [one.path.name for one in finished(tmp_path)] == ["over.jsonl"]
    data = (tmp_path / "over.jsonl").read_bytes()
    (tmp_path / "over.jsonl").write_bytes(data[:-1])  # its end is torn: the last settled plays on
    assert [one.path.name for one in unfinished(tmp_path)] == ["over.jsonl"]


def test_what_cannot_be_read_is_listed_with_its_reason_and_kept(tmp_path: Path) -> None:
    begin(plain_game(), tmp_path / "good.jsonl", options=PLAIN, seats=2).close()
    data = (tmp_path / "good.jsonl").read_bytes()
    bad = {
        "empty.jsonl": b"",
        "text.jsonl": b"Bonjour\n",
        "newer.jsonl": data.replace(b'"format":1', b'"format":99', 1),
        "middle.jsonl": data.replace(b'"n":2', b'"n":20', 1),
    }
    for name, content in bad.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "note.txt").write_text("not a game")
    found = {one.path.name: one.unreadable for one in unfinished(tmp_path)}
    assert set(found) == {*bad, "good.jsonl", "folder.jsonl"}
    assert found["good.jsonl"] is None
    reasons = {name: error.reason for name, error in found.items() if error is not None}
    assert reasons.pop("newer.jsonl") == "newer"
    assert set(reasons.values()) == {"damaged"}
    for name, content in bad.items():
        assert (tmp_path / name).read_bytes() == content


def test_no_folder_holds_no_games(tmp_path: Path) -> None:
    assert unfinished(tmp_path / "nowhere") == finished(tmp_path / "nowhere") == []


def test_names_tell_the_time_and_do_not_meet(tmp_path: Path) -> None:
    when = datetime(2026, 2, 1, 9, 5, 7, tzinfo=UTC)
    paths = {new_path(tmp_path, when) for _ in range(20)}
    assert len(paths) > 15
    assert all(path.name.startswith("2026-02-01_09-05-07") for path in paths)
