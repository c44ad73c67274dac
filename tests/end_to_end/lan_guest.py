"""A guest in a process of its own: takes a seat, plays by chance, writes down what it sees.

``lan_guest.py HOST:PORT CODE NAME SEAT FILE [TOKEN]``: a JSON line in FILE for each thing
that happens.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QTimer

sys.path.insert(0, str(Path(__file__).parent.parent / "match"))
from match_tools import RandomPlayer, small_game

from melicado.lan import messages as ms
from melicado.lan.codec import digest, encode
from melicado.lan.guest import Guest, Hearing
from melicado.lan.line import GuestLine
from melicado.rules.melicado import commands as co

THINK_MS = 250


class Eager(RandomPlayer):
    """Lays whatever fits, and has a row that nothing fits blocked at once: games are short."""

    def _move(self, view: Any) -> Any:
        found = next(iter(self._right(view)), None)
        if found is not None or view.phase == "opening":
            return found or co.CannotOpen()
        if view.declaration is None:
            return co.Declare()
        return co.Agree() if view.declaration.seat != self.seat else None


class Child:
    def __init__(self, at: str, code: str, name: str, seat: int, file: Path, token: str) -> None:
        self.name, self.seat, self.file = name, seat, file.open("ab")
        self.player = Eager(seat, small_game().judge, seat)
        self.view: Any = None
        self.sat = False
        hearing = Hearing(
            room=self.room,
            seated=lambda s: self.write(what="seated", seat=s.seat, token=s.token),
            snapshot=self.snapshot,
            step=self.step,
            goodbye=self.goodbye,
        )
        self.guest = Guest(code, "0", hearing)
        if token:
            self.guest.join = ms.Join(name, seat, token)
            self.sat = True
        self.line = GuestLine(self.guest)
        self.line.down.connect(lambda why: self.write(what="down", why=why))
        host, _, port = at.rpartition(":")
        self.line.dial(host, int(port))
        self.timer = QTimer(interval=THINK_MS)
        self.timer.timeout.connect(self.think)
        self.timer.start()

    def write(self, **what: Any) -> None:
        self.file.write(msgspec.json.encode(what) + b"\n")
        self.file.flush()

    def room(self, room: ms.Room) -> None:
        if not self.sat:
            self.sat = True
            self.guest.sit(self.name, 0, self.seat)
            self.guest.say(ms.Ready(True))

    def snapshot(self, number: int, now: int, view: Any, paused: bool) -> None:
        self.view = None if paused else view
        self.see("snapshot", number, view)

    def step(self, number: int, at: int, event: Any, view: Any) -> None:
        self.view = view
        self.see("step", number, view)

    def see(self, what: str, number: int, view: Any) -> None:
        hand = view.seats[self.seat].hand
        held = sorted(card.id for card in hand) if hand is not None else None
        ranking = msgspec.to_builtins(view.ranking)
        self.write(
            what=what,
            number=number,
            hand=held,
            phase=str(view.phase),
            ranking=ranking,
            digest=digest(encode(view)),
        )

    def think(self) -> None:
        if self.view is not None and self.view.phase != "over":
            command = self.player.choose(self.view)
            if command is not None:
                self.guest.command(command)

    def goodbye(self, reason: str, evidence: dict[str, Any]) -> None:
        self.write(what="goodbye", reason=reason)


if __name__ == "__main__":
    application = QCoreApplication(sys.argv)
    at, code, name, seat, file, *token = sys.argv[1:]
    child = Child(at, code, name, int(seat), Path(file), token[0] if token else "")
    sys.exit(application.exec())
