"""The table on screens of other densities: Qt reads their scale once, so each has its process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TESTS = (
    "test_chaos.py::test_a_hundred_gestures[a]",
    "test_ghosts.py::test_drags_go_through_ghosts",
    "test_ghosts.py::test_the_ring_is_where_the_focus_is",
    "test_looks.py::test_resized_at_any_moment_it_still_is_the_view",
)


@pytest.mark.parametrize("factor", ["1.25", "2"])
def test_all_is_well_at_a_scale_of(factor: str) -> None:
    env = {**os.environ, "QT_SCALE_FACTOR": factor}
    chosen = [str(HERE / test) for test in TESTS]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
