"""``melicado host``: a room for guests on the network, without a screen."""

import argparse
import signal
from typing import Any

from msgspec import to_builtins
from PySide6.QtCore import QCoreApplication, QEvent, QTimer

from melicado.bots.level import Level
from melicado.bots.names import robot_name
from melicado.crash.watch import watching
from melicado.lan.dealing import Dealer, dealer_for
from melicado.lan.discovery import PORT as UDP_PORT
from melicado.lan.discovery import own_addresses
from melicado.lan.names import clean_name
from melicado.lan.plan import RoomPlan, SeatPlan, TablePlan, load
from melicado.lan.proof import new_code
from melicado.lan.room import Room, milliseconds
from melicado.lan.server import PORT
from melicado.lan.starting import Starter
from melicado.places import user_data
from melicado.rules.melicado.options import Options, options_from
from melicado.rules.mendelius.options import Options as MendeliusOptions
from melicado.rules.mendelius.options import options_from as mendelius_options_from
from melicado.verbs.common import InputError, read_json, tell_fault

FAREWELL_MS = 400
"""So long the last words to the guests may take."""


def add_arguments(verb: argparse.ArgumentParser) -> None:
    """What may follow ``host``."""
    verb.add_argument("--name", default="Méli Cado", help="what the room is called")
    verb.add_argument(
        "--code", metavar="CODE", help="the room code (by default a new one; none: open to all)"
    )
    verb.add_argument("--port", type=_port, default=PORT, help=f"TCP port (by default {PORT})")
    verb.add_argument("--game", choices=("melicado", "mendelius"), default="melicado")
    verb.add_argument("--options", metavar="FILE", help="house rules, a JSON object (- for stdin)")
    verb.add_argument(
        "--seats",
        type=_seats,
        default=("guest", "guest"),
        metavar="SEAT,…",
        help=f"who sits at each table: guest, or a bot: {', '.join(Level)}",
    )
    verb.add_argument("--tables", type=_tables, default=1, metavar="N", help="how many tables")
    verb.add_argument("--no-chat", action="store_true", help="guests cannot write to each other")
    verb.add_argument("--no-spectators", action="store_true", help="nobody may only look on")
    verb.add_argument(
        "--away", choices=("bot", "nobody"), default="bot", help="who plays for a guest away"
    )
    verb.add_argument(
        "--leavers", choices=("bot", "fold"), default="bot", help="what a seat left becomes"
    )
    verb.add_argument(
        "--patience",
        type=int,
        default=20,
        metavar="S",
        help="seconds to wait for more guests once all who came are ready",
    )
    verb.add_argument(
        "--resume", action="store_true", help="open the last room of this port again, games and all"
    )


def run(said: argparse.Namespace) -> int:
    """Keep the room open until Ctrl-C; raises InputError, PlanError and the errors of games."""
    with watching("A room") as watch:
        watch.faults.tell = tell_fault
        return _keep_open(said)


def _keep_open(said: argparse.Namespace) -> int:
    app = QCoreApplication.instance() or QCoreApplication(["melicado"])
    keep = user_data() / "rooms" / f"{said.port}.json"
    plan = load(keep) if said.resume else plan_of(said)
    room = Room(plan, dealers_of(plan), keep)
    port = room.open()
    if port is None:
        raise InputError(
            f"The port {said.port} is taken by another program: choose one with --port."
        )
    starter = Starter(room, said.patience * 1000, milliseconds)
    starter.cannot = lambda table, why: _tell(f"Table {table + 1} cannot begin. {why}")
    _introduce(plan, port, room.crier.heard)
    watch = _Watch(room)
    room.changed.connect(watch.look)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: app.quit())
    app.exec()
    _tell("The room closes; its games are saved. The same command with --resume goes on.")
    room.close()
    QTimer.singleShot(FAREWELL_MS, app.quit)
    app.exec()
    room.deleteLater()  # Python would take its sockets apart in any order
    app.sendPostedEvents(room, QEvent.Type.DeferredDelete.value)
    return 0


def plan_of(said: argparse.Namespace) -> RoomPlan:
    """The room that was asked for; raises InputError or RulesError."""
    given = read_json(said.options) if said.options else {}
    options: Any = Options() if said.game == "melicado" else MendeliusOptions()
    if said.options:
        options = (options_from if said.game == "melicado" else mendelius_options_from)(given)
    seats = tuple(_seat(who, number) for number, who in enumerate(said.seats))
    table = TablePlan(said.game, to_builtins(options), seats)
    name = clean_name(said.name, ())
    if not name:
        raise InputError("The room needs a name.")
    code = new_code() if said.code is None else "" if said.code == "none" else said.code
    return RoomPlan(
        name=name,
        code=code,
        port=said.port,
        tables=(table,) * said.tables,
        spectators=not said.no_spectators,
        chat=not said.no_chat,
        away_plays=said.away == "bot",
        leavers_fold=said.leavers == "fold",
    )


def dealers_of(plan: RoomPlan) -> list[Dealer]:
    """The games of the tables; equal ones share their words."""
    made: list[tuple[tuple[str, Any], Dealer]] = []
    dealers = []
    for table in plan.tables:
        wanted = (table.game, table.options)
        dealer = next((one for key, one in made if key == wanted), None)
        if dealer is None:
            read: Any = options_from if table.game == "melicado" else mendelius_options_from
            dealer = dealer_for(table.game, read(table.options))
            made.append((wanted, dealer))
        dealers.append(dealer)
    return dealers


class _Watch:
    """Says what changes in a room, a line each."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._known = self._now()

    def look(self) -> None:
        """Say what is new."""
        before, self._known = self._known, self._now()
        for key, words in self._known.items():
            if before.get(key) != words and words:
                _tell(f"Table {key[0] + 1}: {words}")

    def _now(self) -> dict[tuple[int, int], str]:
        known: dict[tuple[int, int], str] = {}
        for number, table in enumerate(self._room.hall.tables):
            known[number, -1] = "the game begins." if table.started else ""
            for seat, one in enumerate(table.seats):
                there = "is here." if one.here else "is away."
                known[number, seat] = f"{one.name} {there}" if one.kind == "guest" else ""
        return known


def _introduce(plan: RoomPlan, port: int, heard: bool) -> None:
    _tell(f"Room: {plan.name}")
    _tell(f"Address: {', '.join(f'{ip}:{port}' for ip in own_addresses())}")
    _tell(f"Code: {plan.code}" if plan.code else "No code: everybody may come in.")
    _tell(
        "The code keeps strangers out; it does not hide what is said and played from others on"
        " this network."
    )
    if not heard:
        _tell("The room cannot announce itself on this network: guests type the address.")
    _tell(f"A firewall must let through TCP {port}, and UDP {UDP_PORT} for the room to be found.")


def _tell(line: str) -> None:
    print(line, flush=True)


def _seat(who: str, number: int) -> SeatPlan:
    if who == "guest":
        return SeatPlan("free", look=number)
    return SeatPlan("bot", robot_name(number), who, number)


def _seats(text: str) -> tuple[str, ...]:
    seats = tuple(text.split(","))
    if not set(seats) <= {"guest", *Level} or "guest" not in seats or len(seats) > 10:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not up to ten of guest, {', '.join(Level)}, one guest at least"
        )
    return seats


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port from 0 to 65535")
    return int(text)


def _tables(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 30:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to 30")
    return int(text)
