"""A real X screen, a window manager, the program on it, and a mouse: what the tests play with."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from melicado.match.errors import JournalError
from melicado.match.journal import Journal
from melicado.match.kinds import kind_of
from melicado.match.lines import Recorded
from melicado.match.replay import replay
from melicado.rules.melicado.view import view as melicado_view
from melicado.rules.mendelius.view import view as mendelius_view
from melicado.windows.settings import Settings

TOOLS = ("Xvfb", "openbox", "xdotool")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
PATIENCE = 60.0
"""Seconds after which something that should happen is taken not to."""
STAYS = 0.5
"""Seconds after which something that has not moved is taken to rest."""
MOST_MOVES = 150
VIEWS: dict[str, Any] = {"melicado": melicado_view, "mendelius": mendelius_view}


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
        command = self.command(*arguments)
        self.process = subprocess.Popen(command, env=self.env, stderr=subprocess.PIPE)

    def command(self, *arguments: str) -> list[str]:
        """What starts the program."""
        return [sys.executable, "-m", "melicado", *arguments]

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

    @property
    def game(self) -> str:
        """The game that the journal tells of."""
        return Journal.read(self.journal)[0].game

    def state(self) -> Any:
        """The state that the journal leads to."""
        kind = kind_of(self.game)
        state = kind.initial()
        for _, after in replay(kind, self.events(), "test"):
            state = after
        return state

    def view(self) -> Any:
        """What the person at seat 0 sees, by the journal."""
        return VIEWS[self.game](self.state(), frozenset({0}))

    # what the hand does

    def mouse(self, *steps: str) -> None:
        """Tell the mouse what to do."""
        subprocess.run(["xdotool", *steps], env=self.env, check=True)

    def click(self, at: list[int]) -> None:
        """Click there."""
        x, y = map(str, at)
        self.mouse("mousemove", x, y, "sleep", "0.05", "click", "1")

    def press(self, name: str) -> None:
        """Click a button of the window, once it is there and stays where it is."""

        def staying() -> list[int] | None:
            here = self.map().get("buttons", {}).get(name)
            time.sleep(STAYS if here else 0)
            return here if here == self.map().get("buttons", {}).get(name) else None

        self.click(wait_for(f"button {name}", staying))

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


def play_a_round(
    home: Path,
    settings: Settings,
    arguments: Sequence[str],
    take_part: Callable[[Player], None],
    check: Callable[[Player], None],
    start: Callable[..., Player] = Player,
) -> None:
    """A round to its end, checked; then the second one begins, is left, and is gone on with.

    ``take_part`` does what the moment asks of the person, or lets the robot do something.
    """
    (home / "settings.json").write_bytes(msgspec.json.encode(settings))
    with screen("1280x800") as env:
        player = start(env, home, "play", *arguments)
        wait_for("the game begins", lambda: readable(player))
        wait_for("the table is seen", lambda: "hand" in player.map())
        page = player.map()["page"]
        for _ in range(MOST_MOVES):
            if player.view().phase in ("scores", "over"):
                break
            take_part(player)
        check(player)
        player.press("next_round")
        wait_for("the second round", lambda: player.view().round == 2)
        seen = player.view()
        assert player.close() == 0
        assert player.view().seats[0].hand == seen.seats[0].hand
        again = start(env, home)
        wait_for("the first page", lambda: again.map().get("page") == "HomePage")
        again.press("resume")
        wait_for("the table", lambda: again.map().get("page") == page)
        hand = {str(card.id) for card in player.view().seats[0].hand or ()}
        assert set(again.settled()["hand"]) == hand
        assert again.close() == 0
