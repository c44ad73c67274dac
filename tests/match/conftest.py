"""Makes ``match_tools`` importable, also by the children that some tests start."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import pytest
from match_tools import french_game, small_game

from melicado.rules.melicado.play import MeliCado

# Limits on files, rights of other users and SIGKILL are POSIX.
collect_ignore = ["test_journal_posix.py", "test_kill.py"] if sys.platform == "win32" else []


@pytest.fixture(scope="session")
def small() -> MeliCado:
    """The French deck with a short list of words."""
    return small_game()


@pytest.fixture(scope="session")
def french() -> MeliCado:
    """The French deck with the shipped dictionary, or the short list before it is built."""
    return french_game()
