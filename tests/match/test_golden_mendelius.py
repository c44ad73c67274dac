"""A journal of Mendelius from version 1 of the format: it replays for ever.

Three robots played all seven rounds under the names below. Aline & Bo went out in the first three
rounds, Robo in the fourth, fifth and seventh, Basile in the sixth.
"""

import shutil
from pathlib import Path

from melicado.match.journal import Journal
from melicado.match.journals import finished, unfinished
from melicado.match.match import Match
from melicado.match.mendelius import KIND
from melicado.match.replay import replay
from melicado.rules.mendelius.play import Mendelius
from melicado.rules.mendelius.state import Phase

GOLDEN = Path(__file__).with_name("data") / "mendelius-version-1.jsonl"
POINTS = [
    (-10, 10, 22),
    (-10, 32, 28),
    (-10, 58, 51),
    (34, 38, -10),
    (50, 49, -10),
    (69, -10, 64),
    (75, 59, -10),
]


def test_the_story_of_version_1() -> None:
    """MD-17 to MD-19: who goes out gets -10, and the lowest total of seven rounds wins."""
    header, events, torn = Journal.read(GOLDEN)
    assert (header.format, header.program, header.game, torn) == (1, "0.1.0", "mendelius", False)
    assert [(s.name, s.kind, s.level, s.look) for s in header.seats] == [
        ("Aline & Bo", "person", "", 3),
        ("Basile", "guest", "", 1),
        ("Robo", "bot", "bon", 7),
    ]
    states = [state for _, state in replay(KIND, events, GOLDEN.name)]
    end = states[-1]
    assert end.phase == Phase.OVER
    assert [(r.round, r.points) for r in end.results] == list(enumerate(POINTS, start=1))
    assert [seat.total for seat in end.seats] == [
        sum(column) for column in zip(*POINTS, strict=True)
    ]
    assert end.ranking == ((2,), (0,), (1,))
    dealt = [s for s in states if s.phase in (Phase.TAKE, Phase.DISCARD)]
    assert all(sorted(s.every_card()) == sorted(s.deck) for s in dealt)


def test_a_game_of_version_1_is_found_and_gone_on_with(tmp_path: Path) -> None:
    shutil.copy(GOLDEN, tmp_path / "whole.jsonl")
    lines = GOLDEN.read_bytes().split(b"\n")
    (tmp_path / "half.jsonl").write_bytes(b"\n".join(lines[:101]) + b'\n{"n":101,"at"')
    assert [saved.path.name for saved in finished(tmp_path)] == ["whole.jsonl"]
    (half,) = unfinished(tmp_path)
    assert half.unreadable is None
    match = Match.resume(Mendelius(), half.path)
    assert match.number <= 100
    assert not match.over
    match.close()
