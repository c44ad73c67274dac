"""Makes ``lan_tools`` and the players of the match's tests importable, also by child processes."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "match"))

import pytest
from lan_tools import CODE
from socket_tools import Friend


@pytest.fixture
def friends() -> Iterator[Callable[..., Friend]]:
    made: list[Friend] = []

    def friend(code: str = CODE) -> Friend:
        made.append(Friend(code))
        return made[-1]

    yield friend
    for one in made:
        one.line.hang_up()
