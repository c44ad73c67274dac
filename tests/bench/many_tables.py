"""A room of ``many_tables.py TABLES`` tables for four guests each, in a process of its own.

It plays Mendelius and lets as many lines in as the bench opens; its port is the line it prints.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

sys.path.insert(0, str(Path(__file__).parent.parent / "lan"))
sys.path.insert(0, str(Path(__file__).parent.parent / "match"))
from lan_tools import CODE, mendelius

from melicado.lan import limits, reception
from melicado.lan.plan import RoomPlan, SeatPlan, TablePlan
from melicado.lan.room import Room, milliseconds
from melicado.lan.starting import Starter

GUESTS = 4


def main(tables: int) -> None:
    app = QCoreApplication([])
    limits.LINES_AT_ONCE = reception.MOST_LINES = reception.MOST_UNPROVEN = GUESTS * tables + 1
    seats = tuple(SeatPlan("free", look=i) for i in range(GUESTS))
    plan = RoomPlan(
        name="S", code=CODE, port=0, tables=(TablePlan("mendelius", {}, seats),) * tables
    )
    room = Room(plan, [mendelius() for _ in range(tables)], None)
    print(room.open(), flush=True)
    Starter(room, 0, milliseconds)
    app.exec()


if __name__ == "__main__":
    main(int(sys.argv[1]))
