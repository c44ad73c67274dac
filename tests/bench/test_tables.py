"""How many tables of four guests one host process carries: ``--full -k tables -s`` prints it.

Each guest gives a command a second, as people in a hurry do; what is timed is from the command
to its answer. The figure is the number of tables at which the 99th hundredth has doubled. No
time is asserted; in an ordinary run there is one table, and every command is answered. A room lets
64 lines in, which are sixteen such tables.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication

sys.path.insert(0, str(Path(__file__).parent.parent / "lan"))
sys.path.insert(0, str(Path(__file__).parent.parent / "match"))
sys.path.insert(0, str(Path(__file__).parent))
from lan_tools import CODE
from many_tables import GUESTS

from melicado.lan import messages as ms
from melicado.lan.guest import Guest, Hearing
from melicado.lan.line import GuestLine
from melicado.rules.mendelius.commands import Never

EVERY_S = 1.0


class Load(NamedTuple):
    """What a number of tables cost: ms to the answer, ms of the host's processor, and MB."""

    tables: int
    median: float
    p99: float
    work: float
    """Of the processor for each command, with all that goes on besides."""
    megabytes: float


class Friend:
    """A guest that says never, and takes it back, at even intervals."""

    def __init__(self, port: int, table: int, seat: int) -> None:
        self.table, self.seat, self.sat = table, seat, False
        self.view: Any = None
        self.sent: dict[int, float] = {}
        self.took: list[float] = []
        hearing = Hearing(
            room=self._room, snapshot=self._snapshot, step=self._step, answer=self._answer
        )
        self.guest = Guest(CODE, "0", hearing)
        self.line = GuestLine(self.guest)
        self.line.dial("127.0.0.1", port)
        self.due = 0.0

    def _room(self, _room: object) -> None:
        if not self.sat:
            self.sat = True
            self.guest.sit(f"G{self.table}.{self.seat}", self.table, self.seat)
            self.guest.say(ms.Ready(True))

    def _snapshot(self, _number: int, _now: int, view: Any, _paused: bool) -> None:
        self.view = view

    def _step(self, _number: int, _at: int, _event: object, view: Any) -> None:
        self.view = view

    def act(self, now: float) -> None:
        """Give the next command when it is time."""
        if now >= self.due:
            self.due = now + EVERY_S
            number = self.guest.command(Never(on=not self.view.seats[self.seat].never))
            self.sent[number] = now

    def _answer(self, number: int, _refusal: object) -> None:
        self.took.append(time.perf_counter() - self.sent.pop(number))


def until(done: Callable[[], bool], patience: float = 60) -> None:
    """Let events pass until something is so."""
    end = time.monotonic() + patience
    while not done():
        QCoreApplication.processEvents()
        assert time.monotonic() < end


def megabytes(process: int) -> float:
    """What a process holds in memory; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def processor_s(process: int) -> float:
    """Seconds of the processor a process has had; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(tables: int, seconds: float) -> Load:
    """Fill that many tables and let everybody act for so long."""
    script = str(Path(__file__).with_name("many_tables.py"))
    with subprocess.Popen(
        [sys.executable, script, str(tables)], stdout=subprocess.PIPE, text=True
    ) as child:
        try:
            assert child.stdout is not None
            port = int(child.stdout.readline())
            friends = []
            for place in range(tables * GUESTS):
                friends.append(Friend(port, *divmod(place, GUESTS)))
                if place % 8 == 7:
                    until(lambda: all(one.sat for one in friends))
            until(lambda: all(one.view is not None for one in friends))
            chance, start, worked = Random(1), time.perf_counter(), processor_s(child.pid)
            for one in friends:
                one.due = start + chance.random() * EVERY_S
            while (now := time.perf_counter()) < start + seconds:
                for one in friends:
                    one.act(now)
                QCoreApplication.processEvents()
                time.sleep(0.0005)
            until(lambda: not any(one.sent for one in friends))
            worked = processor_s(child.pid) - worked
            took = sorted(t * 1000 for one in friends for t in one.took)
            for one in friends:
                one.line.hang_up()
            middle, late = took[len(took) // 2], took[len(took) * 99 // 100]
            work = worked * 1000 / len(took)
            return Load(tables, middle, late, work, megabytes(child.pid))
        finally:
            child.kill()


@pytest.fixture
def told(qapp: QCoreApplication) -> Iterator[list[Load]]:
    loads: list[Load] = []
    yield loads
    print()
    for load in loads:
        print(
            f"{load.tables:4} tables  median {load.median:7.1f} ms  p99 {load.p99:7.1f} ms"
            f"  {load.work:6.2f} ms of the processor a command  {load.megabytes:6.1f} MB"
        )
    if len(loads) > 1:
        one, most = loads[0], loads[-1]
        each = (most.megabytes - one.megabytes) / (most.tables - one.tables)
        print(f"a table more: {each:.2f} MB; p99 twice that of one: {doubled(loads)} tables")


def doubled(loads: list[Load]) -> str:
    """The first number of tables at which the 99th hundredth is twice that of one table."""
    found = (str(load.tables) for load in loads if load.p99 >= 2 * loads[0].p99)
    return next(found, f"more than {loads[-1].tables}")


@pytest.mark.timeout(600)
def test_tables_of_one_host(told: list[Load], full: bool) -> None:
    for tables in (1, 2, 4, 8, 16) if full else (1,):
        told.append(measure(tables, 6.0 if full else 1.2))
        assert told[-1].median > 0
