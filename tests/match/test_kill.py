"""A process that is killed at any moment loses nothing it has said."""

import random
import subprocess
import sys
import time
from pathlib import Path

from match_tools import digest, small_game

from melicado.match.journal import Journal
from melicado.match.match import Match
from melicado.match.melicado import KIND
from melicado.match.replay import replay

CHILD = Path(__file__).with_name("kill_child.py")


def killed(path: Path, seed: int, chance: random.Random) -> list[tuple[int, str]]:
    """What a child said before it was killed: step numbers and digests of the state."""
    command = [sys.executable, str(CHILD), str(path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        said = child.stdout.readline()
        time.sleep(chance.random() * 0.4)
        child.kill()
        said += child.stdout.read()
    lines = said.splitlines(keepends=True)
    return [(int(n), h) for n, h in (li.split() for li in lines if li.endswith("\n"))]


def test_killed_at_random_moments(tmp_path: Path, full: bool) -> None:
    chance = random.Random(2024)
    game = small_game()
    deck = sorted(game.deck)
    for seed in range(100 if full else 4):
        path = tmp_path / f"{seed}.jsonl"
        said = killed(path, seed, chance)
        assert said
        events = Journal.read(path)[1]
        assert len(events) >= said[-1][0]
        digests = {r.n: digest(state) for r, state in replay(KIND, events, path.name)}
        assert all(digests[number] == told for number, told in said)
        match = Match.resume(game, path)
        assert match.state.window is None
        assert match.state.provisional() == ()
        assert sorted(match.state.every_card()) == deck
        match.close()
