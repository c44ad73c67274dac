"""The journal: what is written is read again, and what is wrong with a file is said."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from match_tools import PLAIN, SECRET, begin, lay, opened, plain_game, play_out

from melicado.match import lines
from melicado.match.errors import JournalError, JournalLocked
from melicado.match.journal import Journal
from melicado.match.match import Match
from melicado.rules.melicado.cards import BACK, FRONT
from melicado.rules.melicado.commands import Exchange
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Élève é.jsonl"


@pytest.fixture
def played(path: Path) -> Path:
    """A journal of two seats: the base, three settled plays."""
    match = begin(plain_game(), path, options=PLAIN, seats=2)
    opened(match, 1_000)
    for now, seat, place in ((2_000, 1, FRONT), (3_000, 0, FRONT)):
        assert lay(match, seat, place, now) is None
        match.advance(now + 400)
    match.close()
    return path


def change_line(path: Path, number: int, change: Callable[[str], str]) -> bytes:
    text = path.read_text("utf-8").split("\n")
    text[number - 1] = change(text[number - 1])
    path.write_text("\n".join(text), "utf-8", newline="\n")
    return path.read_bytes()


def test_the_header_tells_everything_that_does_not_happen(played: Path) -> None:
    header, events, torn = Journal.read(played)
    assert (header.format, header.game, header.secret) == (1, "melicado", SECRET)
    assert (header.program, header.dictionary) == ("0", "d")
    assert [seat.name for seat in header.seats] == ["Seat 0", "Seat 1"]
    assert set(header.options) == set(Options.__struct_fields__)
    assert header.options["hand_size"] == 4
    assert header.started.tzinfo is not None
    assert not torn
    assert [e.n for e in events] == list(range(1, len(events) + 1))


def test_events_are_on_the_disk_as_they_happen(path: Path) -> None:
    match = begin(plain_game(), path, options=PLAIN, seats=2)
    opened(match)
    assert len(Journal.read(path)[1]) == match.number


def test_each_settlement_is_made_sure_of(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(1))
    match = begin(plain_game(), path, options=PLAIN, seats=2)
    opened(match)
    before = len(synced)
    lay(match, 1, FRONT, 2_000)
    assert len(synced) == before  # only laid, not settled
    match.advance(2_400)
    assert len(synced) == before + 1


def test_a_torn_last_line_is_left_out_at_every_byte(played: Path) -> None:
    data = played.read_bytes()
    last = data[:-1].rindex(b"\n") + 1
    whole = len(Journal.read(played)[1])
    for cut in range(last, len(data)):
        played.write_bytes(data[:cut])
        _, events, torn = Journal.read(played)
        assert torn == (cut > last)
        assert len(events) == whole - 1
    assert played.read_bytes() == data[:-1]


def test_a_file_that_ends_in_zeros_after_a_power_cut_is_torn(played: Path) -> None:
    whole = len(Journal.read(played)[1])
    with played.open("ab") as file:
        file.write(b"\0" * 4096)
    _, events, torn = Journal.read(played)
    assert (len(events), torn) == (whole, True)


def test_a_torn_end_goes_when_the_next_event_is_written(played: Path) -> None:
    data = played.read_bytes()
    played.write_bytes(data[:-7])
    match = Match.resume(plain_game(), played)
    assert match.journal is not None
    assert match.journal.torn
    number = match.number
    assert lay(match, 1, BACK, 9_000) is None
    match.close()
    _, events, torn = Journal.read(played)
    assert not torn
    assert len(events) == match.number > number


def test_a_decision_stands_or_falls_whole(path: Path) -> None:
    """MC-36: three cards drawn without the one put away would be a gift."""
    match = begin(plain_game(), path, options=PLAIN, seats=2)
    opened(match)
    before, size = match.state, path.stat().st_size
    assert match.submit(1, Exchange(card=match.state.seats[1].hand[0].id), 2_000) is None
    match.close()
    data = path.read_bytes()
    assert data.count(b"\n", size) == 2
    for cut in range(size + 1, len(data)):
        path.write_bytes(data[:cut])
        again = Match.resume(plain_game(), path)
        assert again.state == before
        again.close()


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line[:20],
        lambda line: "",
        lambda line: line.replace('"mc.', '"xx.'),
        lambda line: line.replace('"n":5', '"n":7'),
        lambda line: "\0" * len(line),
        lambda line: "[" * 5_000,
    ],
)
def test_damage_in_the_middle_is_named_and_left_alone(
    played: Path, change: Callable[[str], str]
) -> None:
    damaged = change_line(played, 6, change)
    for use in (Journal.read, Journal.open, lambda p: Match.resume(plain_game(), p)):
        with pytest.raises(
            JournalError, match=r"^Line 6 of the game .* cannot be read: .*\.$"
        ) as e:
            use(played)
        assert e.value.reason == "damaged"
        assert "\n" not in str(e.value)
    assert played.read_bytes() == damaged


def test_an_event_that_cannot_follow_is_named_and_left_alone(played: Path) -> None:
    events = Journal.read(played)[1]
    at = next(e.n for e in events if type(e.event).__name__ == "Laid") + 1
    damaged = change_line(played, at, lambda line: line.replace('"seat":0', '"seat":9'))
    with pytest.raises(JournalError, match=f"^Line {at} of the game .* does not follow"):
        Match.resume(plain_game(), played)
    assert played.read_bytes() == damaged


@given(data=st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_damaged_is_a_torn_end_or_one_sentence(
    played: Path, data: st.DataObject
) -> None:
    good = played.read_bytes()
    at = data.draw(st.integers(0, len(good) - 1))
    piece = data.draw(st.binary(max_size=4) | st.sampled_from([b"\n", b"0", b"9", b"null", b'"']))
    length = data.draw(st.integers(0, 40))
    damaged = good[:at] + piece + good[at + length :]
    path = played.with_name("damaged.jsonl")
    path.write_bytes(damaged)
    try:
        Match.resume(plain_game(), path).close()
    except JournalError as error:
        assert re.fullmatch(r"[^\n]+\.", str(error))  # noqa: PT017 - no error is right too
        assert path.read_bytes() == damaged


@pytest.mark.parametrize("content", [b"", b'{"format":1', b"\0\0\0", b"hello\n", b"[]\n", b"{}\n"])
def test_a_file_without_a_header_is_no_game(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(JournalError) as error:
        Journal.read(path)
    assert error.value.reason == "damaged"
    assert path.read_bytes() == content


def test_a_newer_format_and_an_unknown_game_are_said_so(played: Path) -> None:
    data = played.read_text("utf-8")
    for old, new, reason in (
        ('"format":1', '"format":2', "newer"),
        ('"game":"melicado"', '"game":"whist"', "unknown_game"),
    ):
        played.write_text(data.replace(old, new, 1), "utf-8", newline="\n")
        with pytest.raises(JournalError) as error:
            Journal.read(played)
        assert error.value.reason == reason


def test_an_older_format_is_brought_up(
    small: MeliCado, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A format 2 that calls the time of an event "at" where format 1 said "t"."""
    match = begin(small, path)
    play_out(match, 3, until=300_000)
    match.close()
    header, *rest = path.read_text("utf-8").splitlines(keepends=True)
    assert any('"names":{"' in line for line in rest)  # keys that are numbers, as JSON has them
    older = [re.sub(r'^{"n":(\d+),"at":', r'{"n":\1,"t":', line) for line in rest]
    expected = Journal.read(path)[1]
    path.write_text(header + "".join(older), "utf-8", newline="\n")

    def up(line: dict[str, Any]) -> dict[str, Any]:
        if "t" in line:
            line["at"] = line.pop("t")
        return line

    monkeypatch.setattr(lines, "FORMAT", 2)
    monkeypatch.setitem(lines.UPCASTERS, 1, up)
    assert Journal.read(path)[1] == expected


def test_two_games_cannot_share_a_name(played: Path) -> None:
    data = played.read_bytes()
    with pytest.raises(JournalError) as error:
        begin(plain_game(), played, options=PLAIN, seats=2)
    assert error.value.reason == "unwritable"
    assert played.read_bytes() == data


def test_a_missing_file_is_said_so(path: Path) -> None:
    for use in (Journal.read, Journal.open):
        with pytest.raises(JournalError) as error:
            use(path)
        assert error.value.reason == "missing"
    assert not path.exists()


def test_only_one_instance_plays_a_journal(path: Path) -> None:
    match = begin(plain_game(), path, options=PLAIN, seats=2)
    with pytest.raises(JournalLocked):
        Journal.open(path)
    program = (
        "import sys; from pathlib import Path; from melicado.match.journal import Journal\n"
        "try: Journal.open(Path(sys.argv[1]))\n"
        "except ValueError as e: print(type(e).__name__)\n"
        "else: print('opened')\n"
    )

    def other() -> str:
        command = [sys.executable, "-c", program, str(path)]
        return subprocess.run(command, capture_output=True, check=True, text=True).stdout.strip()

    assert other() == "JournalLocked"
    assert len(Journal.read(path)[1]) == match.number  # looking on is allowed
    match.close()
    assert other() == "opened"


def test_a_match_that_cannot_begin_leaves_no_file(path: Path) -> None:
    with pytest.raises(ValueError, match="90"):
        begin(plain_game(), path, options=Options(hand_size=12), seats=8)
    assert not path.exists()


def test_a_whole_game_reads_back(small: MeliCado, path: Path) -> None:
    match = begin(small, path)
    play_out(match, 11)
    match.close()
    for line in path.read_bytes().splitlines():
        assert isinstance(json.loads(line), dict)
    assert len(Journal.read(path)[1]) == match.number
