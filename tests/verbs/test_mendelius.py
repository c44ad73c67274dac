"""The verbs of the command line that know Mendelius: simulate and referee."""

import json
from pathlib import Path

import pytest

from melicado import cli

Capture = pytest.CaptureFixture[str]
KEYS = {"games", "rounds", "wins", "mean_points", "turns", "blocked", "stuck", "broken", "seconds"}
"""What other programs read of a simulation, whichever the game."""


def test_simulate_gives_its_figures(capsys: Capture) -> None:
    line = ["simulate", "--game", "mendelius", "--seats", "bon,expert,facile", "--json"]
    assert cli.main([*line, "--games", "2", "--seed", "7"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) >= KEYS
    assert (found["games"], found["rounds"], found["stuck"], found["broken"]) == (2, 14, 0, 0)
    assert len(found["wins"]) == len(found["mean_points"]) == 3


def test_simulate_takes_house_rules(capsys: Capture, tmp_path: Path) -> None:
    """MD-19."""
    house = tmp_path / "house.json"
    house.write_text('{"rounds": [3], "decks": 2}')
    line = ["simulate", "--game", "mendelius", "--options", str(house), "--json"]
    assert cli.main(line) == 0
    assert json.loads(capsys.readouterr().out)["rounds"] == 1


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--special", "fonetik"], "violet"),
        (["--seats", "bon"], "2 to 8"),
        (["--seats", ",".join(["bon"] * 9)], "2 to 8"),
    ],
)
def test_what_cannot_be_played_is_one_line(capsys: Capture, more: list[str], told: str) -> None:
    assert cli.main(["simulate", "--game", "mendelius", *more]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told in err


def test_options_of_the_other_game_are_one_line(capsys: Capture, tmp_path: Path) -> None:
    house = tmp_path / "house.json"
    house.write_text('{"hand_size": 7}')
    assert cli.main(["simulate", "--game", "mendelius", "--options", str(house)]) == 1
    assert "hand_size" in capsys.readouterr().err


def test_referee_answers_a_list_for_people(capsys: Capture, tmp_path: Path) -> None:
    """MD-05, MD-15, MD-17."""
    hand = ["RGM", "RGF", "RM", "BM", "BF", "BD", "OS"]
    cases = [
        {"id": "out", "game": "mendelius", "type": "go_out", "round": 1, "hand": hand},
        {"game": "mendelius", "type": "score", "hand": hand},
        {"game": "mendelius", "type": "cross", "mother": "RM", "father": "BF", "children": ["RD"]},
        {"game": "mendelius", "type": "go_out", "round": 1, "hand": hand[1:]},
    ]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases))
    assert cli.main(["referee", str(file)]) == 1  # one is broken
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        "out: Mendelius! RGM RGF RM; BM BF BD; OS face down.",
        "2: The hand costs 37.",
        "3: No valid cross. R x B: 4 O.",
    ]
    assert err == "Case 4: In round 1 7 cards are held, not 6.\n"


def test_referee_answers_programs(capsys: Capture, tmp_path: Path) -> None:
    case = {"game": "mendelius", "type": "score", "hand": ["JK"], "options": {"joker_points": 50}}
    file = tmp_path / "case.json"
    file.write_text(json.dumps(case))
    assert cli.main(["referee", "--json", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["points"] == 50
