"""A room in a process of its own whose words are made up: ``other_words_host.py CODE``.

Any row of A and B counts that does not end in BB. The host's own seat has opened the round. Its
port is the first line it prints.
"""

import sys
from itertools import product
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

sys.path.insert(0, str(Path(__file__).parent.parent / "match"))
from match_tools import plain_game

from melicado.lan.dealing import Dealer
from melicado.lan.plan import RoomPlan, SeatPlan, TablePlan
from melicado.lan.room import Room
from melicado.rules.melicado.cards import BACK
from melicado.rules.melicado.commands import OrderBase, Placement, Play
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado
from melicado.words.wordlist import WordList


def counts(word: str) -> bool:
    """Whether the host takes a row for a word."""
    return 3 <= len(word) <= 9 and set(word) <= {"A", "B"} and not word.endswith("BB")


def words() -> WordList:
    rows = ("".join(letters) for n in range(3, 10) for letters in product("AB", repeat=n))
    return WordList(row for row in rows if counts(row))


def open_table(room: Room) -> None:
    """Deal once the guest is there, and lay the first card."""
    table = room.hall.tables[0]
    if table.started or table.seats[1].kind != "guest":
        return
    match = room.begin(0)
    base = match.state.base
    first = min(base, key=lambda card: card.letter)
    match.submit(0, OrderBase(first.id), match.time)
    card = next(c for c in match.state.seats[0].hand if c.letter == "A")
    match.submit(0, Play(match.state.version, (Placement(card.id, BACK),)), match.time)


def main(code: str) -> None:
    app = QCoreApplication([])
    options = Options(
        hand_size=4, rounds=1, first_starter=0, violet="never", aid="words", simultaneous_ms=0
    )
    seats = (SeatPlan("person", "Zoé"), SeatPlan("free"))
    plan = RoomPlan(name="S", code=code, port=0, tables=(TablePlan("melicado", {}, seats),))
    game = MeliCado(words(), plain_game().deck)
    room = Room(plan, [Dealer(game, options, "made up", None)], None)
    print(room.open(), flush=True)
    look = QTimer(interval=50)
    look.timeout.connect(lambda: open_table(room))
    look.start()
    app.exec()


if __name__ == "__main__":
    main(sys.argv[1])
