"""Makes the helpers of the bots' tests importable."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import pytest
from bot_tools import french_game

from melicado.rules.melicado.play import MeliCado


@pytest.fixture(scope="session")
def french() -> MeliCado:
    """The shipped French deck and dictionary."""
    return french_game()
