"""A real X screen, a window manager, the program on it, and a mouse: what the tests play with."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from melicado.match.errors import JournalError
from melicado.match.journal import Journal
from melicado.match.kinds import kind_of
from melicado.match.lines import Recorded
from melicado.match.replay import replay
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.state import State
from melicado.rules.melicado.view import View, view
from melicado.windows.library import Library

TOOLS = ("Xvfb", "openbox", "xdotool")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
PATIENCE = 60.0
"""Seconds after which something that should happen is taken not to."""


def wait_for(what: str, done: Callable[[], Any]) -> Any:
    """The first true answer of ``done``; fails with ``what`` when there is none."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answer := done():
            return answer
        time.sleep(0.05)
    raise AssertionError(f"waited in vain: {what}")


@contextmanager
def screen(size: str) -> Iterator[dict[str, str]]:
    """An X server with a screen of that size and a window manager; its environment."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        display = f":{answer.readline().strip()}"
    env = {k: v for k, v in os.environ.items() if k not in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    env |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    manager = subprocess.Popen(["openbox"], env=env, stderr=subprocess.DEVNULL)
    try:
        yield env
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


class Player:
    """The program on a screen, and a person with a mouse who knows the rules."""

    def __init__(self, env: dict[str, str], home: Path, *arguments: str) -> None:
        self.home = home
        self._map = home / "geometry.json"
        self._map.unlink(missing_ok=True)
        self.env = {**env, "MELICADO_HOME": str(home), "MELICADO_GEOMETRY": str(self._map)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "melicado", *arguments], env=self.env, stderr=subprocess.PIPE
        )
        self.library = Library.open()

    # what is on the screen

    def map(self) -> dict[str, Any]:
        """Where everything is, once nothing moves any more."""
        assert self.process.poll() is None, "the program has ended"
        try:
            return msgspec.json.decode(self._map.read_bytes(), type=dict[str, Any])
        except FileNotFoundError:
            return {}

    def settled(self) -> dict[str, Any]:
        """The map, when cards rest and show all that the journal tells."""

        def resting() -> dict[str, Any] | None:
            seen = self.map()
            shown = seen.get("step") == len(self.events())
            return seen if shown and seen["settled"] else None

        found: dict[str, Any] = wait_for("the cards come to rest", resting)
        return found

    # what has happened

    @property
    def journal(self) -> Path:
        """The newest journal."""
        return max((self.home / "journals").iterdir())

    def events(self) -> list[Recorded[Any]]:
        """What the journal tells so far."""
        return Journal.read(self.journal)[1]

    def state(self) -> State:
        """The state that the journal leads to."""
        kind = kind_of("melicado")
        state: State = kind.initial()
        for _, after in replay(kind, self.events(), "test"):
            state = after
        return state

    def view(self) -> View:
        """What the person at seat 0 sees, by the journal."""
        return view(self.state(), frozenset({0}))

    def reading(self) -> Reading:
        """What that person can do."""
        seen = self.view()
        game: MeliCado = self.library.game(seen.options)
        return Reading(seen, game.judge)

    # what the hand does

    def mouse(self, *steps: str) -> None:
        """Tell the mouse what to do."""
        subprocess.run(["xdotool", *steps], env=self.env, check=True)

    def click(self, at: list[int]) -> None:
        """Click there."""
        x, y = map(str, at)
        self.mouse("mousemove", x, y, "sleep", "0.05", "click", "1")

    def press(self, name: str) -> None:
        """Click a button of the window, once it is there."""
        self.click(wait_for(f"button {name}", lambda: self.map().get("buttons", {}).get(name)))

    def drag(self, start: list[int], end: list[int]) -> None:
        """Carry what lies at ``start`` to ``end`` as a hand does, in steps."""
        steps = ["mousemove", str(start[0]), str(start[1]), "sleep", "0.04", "mousedown", "1"]
        for part in range(1, 9):
            x, y = (round(a + (b - a) * part / 8) for a, b in zip(start, end, strict=True))
            steps += ["mousemove", str(x), str(y), "sleep", "0.01"]
        self.mouse(*steps, "sleep", "0.04", "mouseup", "1")

    def close(self) -> int:
        """Close the window as people do; the exit status of the program."""
        self.mouse("key", "alt+F4")
        return self.process.wait(PATIENCE)


def readable(player: Player) -> bool:
    """Whether a game has been begun and can be read."""
    try:
        return bool(player.events())
    except (JournalError, ValueError, FileNotFoundError):
        return False
