"""The command line as other programs and people meet it: output, errors, exit status."""

import json
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import pytest

from melicado import app, cli
from melicado.match.journal import Journal, new_header
from melicado.match.loading import melicado
from melicado.match.match import Match
from melicado.match.seats import SeatInfo
from melicado.places import MissingResourceError, logs
from melicado.rules.melicado.options import Options

# Verbs run in this process may make an application of Qt: the one for windows must be first,
# or no test after these could show one.
pytestmark = pytest.mark.usefixtures("qapp")

Capture = pytest.CaptureFixture[str]
JUDGE_KEYS = [
    *("word", "accepted", "reason", "spellings", "readings", "lemmas", "root", "zipf"),
    *("syllables", "heard", "near"),
]
SIMULATE_KEYS = [
    *("games", "rounds", "wins", "mean_points", "turns", "blocked", "stuck", "broken", "seconds"),
]


def one_line(capsys: Capture) -> str:
    """The one line on the error stream; nothing came out on the other."""
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1, err
    return err


def test_judge_answers_each_word_in_order(capsys: Capture) -> None:
    assert cli.main(["judge", "--json", "--lang", "fr", "été", "xqz", "PLAGE"]) == 0
    summer, nonsense, beach = json.loads(capsys.readouterr().out)
    assert list(beach)[: len(JUDGE_KEYS)] == JUDGE_KEYS
    assert (summer["word"], summer["accepted"], nonsense["accepted"]) == ("ETE", True, False)
    assert "été" in summer["spellings"]
    assert nonsense["reason"] == "NOT_A_WORD"
    assert beach["root"] == "plage"


def test_judge_tells_people_in_lines(capsys: Capture) -> None:
    assert cli.main(["judge", "plage", "xqz"]) == 0
    beach, nonsense = capsys.readouterr().out.splitlines()
    assert beach == "PLAGE accepted: plage"
    assert nonsense.startswith("XQZ refused: NOT_A_WORD")


@pytest.mark.parametrize(
    ("special", "word", "reason"),
    [("singulier", "plages", "PLURAL"), ("conjugaison", "mangeons", "CONJUGATED")],
)
def test_judge_under_a_violet_card(capsys: Capture, special: str, word: str, reason: str) -> None:
    """MC-25 and MC-26: only plurals, and only conjugated forms, are refused."""
    assert cli.main(["judge", "--json", word]) == 0
    assert json.loads(capsys.readouterr().out)[0]["accepted"]
    assert cli.main(["judge", "--json", "--special", special, word]) == 0
    assert json.loads(capsys.readouterr().out)[0]["reason"] == reason


def test_simulate_gives_its_figures(capsys: Capture) -> None:
    line = ["simulate", "--seats", "bon,expert", "--games", "2", "--seed", "7", "--json"]
    assert cli.main(line) == 0
    first = json.loads(capsys.readouterr().out)
    assert set(SIMULATE_KEYS) <= set(first)
    assert first["games"] == 2
    assert len(first["wins"]) == len(first["mean_points"]) == 2
    assert cli.main(line) == 0
    again = json.loads(capsys.readouterr().out)
    assert {**again, "seconds": 0} == {**first, "seconds": 0}, "the seed decides"


def test_games_of_simulate_that_break_are_counted_and_told_in_a_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(bot: object, view: object, now: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("melicado.bots.mendelius.MendeliusBot.intend", stumble)
    assert cli.main(["simulate", "--game", "mendelius", "--games", "3", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["broken"] == 3
    (report,) = logs().glob("report-*.txt")
    assert err.splitlines() == [f"The program stumbled: what happened is noted in {report}."]


def test_simulate_takes_house_rules_and_a_violet_card(capsys: Capture, tmp_path: Path) -> None:
    house = tmp_path / "house.json"
    house.write_text('\ufeff{"rounds": 1, "hand_size": 3}', encoding="utf-8")
    line = ["simulate", "--options", str(house), "--special", "singulier", "--json"]
    assert cli.main(line) == 0
    assert json.loads(capsys.readouterr().out)["rounds"] == 1


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ('{"rounds": 0}', "rounds"),
        ('{"colour": "mauve"}', "colour"),
        ("rounds = 1", "house.json"),
        ("", "house.json"),
        (b"\xff\xfe", "UTF-8"),
        (None, "house.json"),
    ],
)
def test_options_that_cannot_be_used_are_one_line(
    capsys: Capture, tmp_path: Path, content: str | bytes | None, told: str
) -> None:
    house = tmp_path / "house.json"
    if content is not None:
        house.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert cli.main(["simulate", "--options", str(house)]) == 1
    assert told in one_line(capsys)


def test_too_many_seats_are_one_line(capsys: Capture) -> None:
    """MC-42: at most ten players."""
    assert cli.main(["simulate", "--seats", ",".join(["bon"] * 11)]) == 1
    assert "11" in one_line(capsys)


def test_replay_tells_the_story_of_a_saved_game(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    options = Options(first_starter=0)
    seats = [SeatInfo("Zoé", "person"), SeatInfo("Yann", "bot", "bon")]
    header = new_header("melicado", options, seats, "00" * 16, program="0", dictionary="d")
    match = Match.start(melicado(options), options, seats, "00" * 16, Journal.create(path, header))
    assert match.journal is not None
    match.journal.close()
    assert cli.main(["replay", str(path)]) == 0
    out, err = capsys.readouterr()
    assert "Zoé" in out
    assert out.startswith("  0:00  ")
    assert err == ""


@pytest.mark.parametrize("line", [["open", "{}"], ["{}"]])
@pytest.mark.parametrize("name", ["game.melicado", "old.jsonl", "renamed by mail"])
def test_a_file_alone_is_a_saved_game_to_open(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: list[str], name: str
) -> None:
    (tmp_path / name).touch()
    monkeypatch.chdir(tmp_path)
    wishes: list[app.Wish] = []
    monkeypatch.setattr(app, "run", lambda argv, straight, wish: wishes.append(wish) or 0)
    assert cli.main([part.format(name) for part in line]) == 0
    assert [wish.saved for wish in wishes] == [tmp_path / name]


def test_what_is_neither_a_verb_nor_a_saved_game_is_a_usage_error(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["paly"])
    assert left.value.code == 2
    assert "paly" in capsys.readouterr().err


def test_the_version_is_said(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"{metadata.version('melicado')}\n"


def test_a_journal_that_cannot_be_read_is_one_line(capsys: Capture, tmp_path: Path) -> None:
    assert cli.main(["replay", str(tmp_path / "none.jsonl")]) == 1
    assert "none.jsonl" in one_line(capsys)
    (tmp_path / "bad.jsonl").write_text("not a journal\n")
    assert cli.main(["replay", str(tmp_path / "bad.jsonl")]) == 1
    assert "bad.jsonl" in one_line(capsys)


@pytest.mark.parametrize(
    "line",
    [
        "fly",
        "judge",
        "judge --lang xx plage",
        "judge --special mauve plage",
        "simulate --games 0",
        "simulate --games ²",
        "simulate --seats bon,genial",
        "simulate --game belote",
        "replay",
    ],
)
def test_a_line_that_means_nothing_is_a_usage_error(capsys: Capture, line: str) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(line.split())
    assert caught.value.code == 2
    assert "usage: melicado" in capsys.readouterr().err


def with_verb(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Make ``judge`` a verb that fails with ``error``."""

    def run(said: object) -> None:
        raise error

    verb = SimpleNamespace(add_arguments=lambda verb: None, run=run)
    monkeypatch.setattr(cli, "import_module", lambda name: verb)


def test_our_own_errors_are_one_line(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    with_verb(monkeypatch, MissingResourceError("It is gone."))
    assert cli.main(["judge"]) == 1
    assert one_line(capsys) == "It is gone.\n"


@pytest.mark.parametrize("error", [ValueError("Zoé"), ImportError("gone"), ZeroDivisionError()])
def test_a_fault_of_ours_is_one_line_and_a_report(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, error: Exception
) -> None:
    with_verb(monkeypatch, error)
    assert cli.main(["judge"]) == 1
    line = one_line(capsys)
    (report,) = logs().glob("report-*.txt")
    assert str(report) in line
    assert "in run" in report.read_text("utf-8")
    assert type(error).__name__ in report.read_text("utf-8")


def test_a_fault_with_nowhere_to_write_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, melicado_home: Path
) -> None:
    melicado_home.write_text("a file where the folder should be")
    with_verb(monkeypatch, ZeroDivisionError())
    assert cli.main(["judge"]) == 1
    assert "ZeroDivisionError" in one_line(capsys)


def test_a_system_library_that_is_missing_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    with_verb(monkeypatch, ImportError("libEGL.so.1: cannot open shared object file"))
    assert cli.main(["judge"]) == 1
    assert "libEGL.so.1" in one_line(capsys)


def test_without_a_screen_the_window_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("melicado.verbs.play.obstacle", lambda: "There is no screen.")
    for line in ([], ["play"]):
        assert cli.main(line) == 1
        assert one_line(capsys) == "There is no screen.\n"


def test_judging_loads_no_qt() -> None:
    code = (
        "import sys; from melicado import cli; cli.main(['judge', 'plage']);"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_text_that_is_no_text_is_judged_all_the_same() -> None:
    line = [sys.executable, "-m", "melicado", "judge", b"\xff\xfe"]
    done = subprocess.run(line, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert b"NOT_LETTERS" in done.stdout


def test_a_reader_who_stops_reading_is_no_error() -> None:
    words = ["plage"] * 20_000
    with subprocess.Popen(
        [sys.executable, "-m", "melicado", "judge", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_every_verb_has_its_module_and_its_help(capsys: Capture) -> None:
    for name in cli.VERBS:
        with pytest.raises(SystemExit) as caught:
            cli.main([name, "--help"])
        assert caught.value.code == 0
        assert f"usage: melicado {name}" in capsys.readouterr().out
