"""The host's side of a room: carries guests' commands in and steps out.

Knows no socket: a server brings lines and bytes. Whatever a guest sends wrong ends that
guest's line alone, with a reason.
"""

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from melicado.crash.private import hide
from melicado.lan import messages as ms
from melicado.lan.games import TYPES
from melicado.lan.hosted import AnyMatch, HostedTable
from melicado.lan.moderator import Moderator
from melicado.lan.reception import Reception
from melicado.lan.stamps import stamp
from melicado.lan.telling import follow, send_snapshot
from melicado.lan.visitor import BEAT_MS, GREETING_MS, SILENT_MS, Line, Visitor
from melicado.lan.wire import WireError, message
from melicado.rules.game import Refusal

_GUEST = msgspec.json.Decoder(ms.FromGuest)
_COMMANDS = {name: msgspec.json.Decoder(types.command) for name, types in TYPES.items()}
_log = logging.getLogger(__name__)


class Hall:
    """A room with its tables. ``now`` gives milliseconds that never go back."""

    def __init__(
        self,
        name: str,
        code: str,
        program: str,
        tables: list[HostedTable],
        now: Callable[[], int],
    ) -> None:
        self.name = name
        self.code = code
        """The room code; "" lets everybody in."""
        self.tables = tables
        self.spectators_allowed = True
        self.chat = True
        self.visitors: list[Visitor] = []
        self.on_change: Callable[[], None] = lambda: None
        self.on_said: Callable[[int, ms.Said], None] = lambda _table, _said: None
        """Told what is said at a table, also by the host."""
        self._now = now
        self.moderator = Moderator(self)
        self._reception = Reception(self, program, now)
        self._beaten = now()
        self._closed = False
        self._said: dict[type, Callable[[Visitor, Any], None]] = {
            ms.Ready: self._ready,
            ms.Do: self._do,
            ms.Ask: self._ask,
            ms.Say: self._say,
            ms.Again: self._again,
        }

    # -- lines -----------------------------------------------------------------------------

    def came(self, line: Line) -> Visitor | None:
        """A line has been opened; None when it is turned away at once."""
        visitor = Visitor(line, self._now())
        goodbye = self._reception.turned_away(line)
        if goodbye is None:
            self.visitors.append(visitor)
            _log.info("A line was opened.")
            return visitor
        visitor.send(goodbye)
        line.close()
        return None

    def heard(self, visitor: Visitor, data: bytes) -> None:
        """Bytes have come from a line."""
        if visitor.stage == "gone":
            return
        visitor.heard = self._now()
        try:
            for body in visitor.framer.feed(data):
                if visitor.stage == "gone":
                    return
                if not visitor.bucket.take(self._now()):
                    raise WireError("flood", "Too many frames in too short a time.")
                self._read(visitor, message(body, _GUEST))
        except WireError as error:
            self.send_away(visitor, error.reason)

    def gone(self, visitor: Visitor) -> None:
        """A line is closed; in a game its seat is kept for its token."""
        if visitor not in self.visitors:
            return
        self.visitors.remove(visitor)
        visitor.stage = "gone"
        _log.info(
            "A line is gone%s.", ", of a guest with a seat" if visitor.seat is not None else ""
        )
        visitor.leave()
        if visitor.seat is not None:
            table = self.tables[visitor.table]
            if table.started:
                table.set_here(visitor.seat, here=False)
            else:
                table.free(visitor.seat)
        self._changed()

    def send_away(self, visitor: Visitor, reason: str, **evidence: str | int) -> None:
        """End a line, saying why."""
        if visitor in self.visitors:
            _log.info("A line is ended: %s.", reason)
            visitor.send(ms.Goodbye(reason, evidence))
            self.gone(visitor)
            visitor.line.close()

    def close(self, reason: str = "closing") -> None:
        """Let go of every match, tell every guest that the room closes, and end their lines."""
        self._closed = True
        for table in self.tables:
            table.close()
        for visitor in tuple(self.visitors):
            self.send_away(visitor, reason)

    # -- what the host may do --------------------------------------------------------------

    def begin(self, number: int, match: AnyMatch | None = None) -> AnyMatch:
        """Deal at a table (or go on with ``match``) and let its guests follow.

        Raises RulesError when so many seats cannot play.
        """
        begun = self.tables[number].begin(match)
        _log.info("A game of %s begins at table %s.", begun.game.name, number + 1)
        for visitor in self.at(number):
            follow(visitor, self.tables[number])
        begun.on_pause(lambda on: self._paused(number, on))
        self._changed()
        return begun

    def kick(self, visitor: Visitor) -> None:
        """Show whoever is on that line the door: it waits before it may come again."""
        self._reception.doorkeeper.bar(visitor.line.address, self._now())
        self._leave(visitor, "kicked")

    def say(self, table: int, said: ms.Said) -> None:
        """Let everybody at a table, and the host, read something."""
        for visitor in self.at(table):
            visitor.send(said)
        self.on_said(table, said)

    def changed(self) -> None:
        """The host has changed something that everybody sees."""
        self._changed()

    # -- time ------------------------------------------------------------------------------

    def run(self) -> None:
        """Let everything due happen; call it at least every ``next_due`` ms."""
        now = self._now()
        for visitor in tuple(self.visitors):
            late = not visitor.proven and now - visitor.since > GREETING_MS
            if late or now - visitor.heard > SILENT_MS:
                self.send_away(visitor, "silence")
        if now - self._beaten >= BEAT_MS:
            self._beaten = now
            for visitor in tuple(self.visitors):
                if visitor.proven:
                    visitor.beat(now)
        for table in self.tables:
            table.run()

    def next_due(self) -> int:
        """In how many ms ``run`` has something to do."""
        dues = [due for table in self.tables if (due := table.next_due()) is not None]
        return min([*dues, max(0, self._beaten + BEAT_MS - self._now())])

    # -- what guests say -------------------------------------------------------------------

    def _read(self, visitor: Visitor, said: ms.Message) -> None:
        if visitor.stage == "hello":
            self._reception.greet(visitor, said)
        elif visitor.stage == "proof":
            self._reception.check(visitor, said)
        elif isinstance(said, ms.Join):
            self._reception.join(visitor, said)
        elif isinstance(said, ms.Beat):
            visitor.send(ms.Echo(said.number))
        elif isinstance(said, ms.Echo):
            visitor.echo(said.number, self._now())
        elif isinstance(said, ms.Leave):
            self._leave(visitor, "left")
        elif visitor.stage == "in" and type(said) in self._said:
            self._said[type(said)](visitor, said)
        else:
            raise WireError("out_of_turn", "A message came before its time.")

    def _leave(self, visitor: Visitor, reason: str) -> None:
        """A guest goes for good."""
        table, seat = visitor.table, visitor.seat
        self.send_away(visitor, reason)
        if seat is not None:
            self.forget(table, seat)

    def forget(self, number: int, seat: int) -> None:
        """Nobody has a token for that seat any more; in a game it goes on without (MC-43)."""
        table = self.tables[number]
        if table.started:
            table.leave(seat)
        else:
            table.free(seat)
        self._changed()

    def _ready(self, visitor: Visitor, said: ms.Ready) -> None:
        if visitor.seat is not None:
            self.tables[visitor.table].seats[visitor.seat].ready = said.on
            self._changed()

    def _do(self, visitor: Visitor, said: ms.Do) -> None:
        table = self.tables[visitor.table]
        if visitor.seat is None or not table.started:
            visitor.send(ms.Answer(said.number, "NOT_SEATED"))
            return
        try:
            command = _COMMANDS[table.game.name].decode(said.command)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            raise WireError("frame_content", f"A command cannot be read: {error}.") from error
        answered = visitor.when_sent(said.seen)
        given = stamp(table.real_now(), visitor.delay, answered)

        def reply(refusal: Refusal | None) -> None:
            answer = ms.Answer(said.number)
            if refusal is not None:
                answer = ms.Answer(said.number, refusal.reason, refusal.evidence)
            visitor.send(answer)

        table.submit(visitor.seat, command, given, reply)

    def _again(self, visitor: Visitor, _said: ms.Again) -> None:
        if not visitor.snapshots.take(self._now()):
            raise WireError("flood", "Too many snapshots are asked for.")
        send_snapshot(visitor, self.tables[visitor.table])

    def _ask(self, visitor: Visitor, said: ms.Ask) -> None:
        """Words are judged for a guest only where the host's aid tells as much to all."""
        table = self.tables[visitor.table]
        told = getattr(table.game.options, "aid", "none") == "words"
        good = table.game.judge(table.match, said.words) if told else ()
        visitor.send(ms.Judged(said.number, good))

    def _say(self, visitor: Visitor, said: ms.Say) -> None:
        """Nothing is said where the host wants it quiet, or faster than people read."""
        text = " ".join(said.text.split())
        heard = self.chat and not self.moderator.is_muted(visitor) and bool(text or said.phrase)
        if heard and visitor.talk.take(self._now()):
            self.say(visitor.table, ms.Said(visitor.name, visitor.seat, text, said.phrase))

    # -- what guests are told --------------------------------------------------------------

    def entered(self, visitor: Visitor) -> None:
        """The code is proved: show the room, and measure the way at once."""
        self._show_room(visitor)
        visitor.beat(self._now())

    def seated(self, visitor: Visitor) -> None:
        """A seat is taken, or a place to look on: tell it, then the game."""
        table = self.tables[visitor.table]
        token = table.seats[visitor.seat].token if visitor.seat is not None else ""
        hide([visitor.name])
        _log.info("A guest %s.", "looks on" if visitor.seat is None else "has taken a seat")
        visitor.send(ms.Seated(visitor.table, visitor.seat, token))
        follow(visitor, table)
        self._changed()

    def at(self, table: int) -> list[Visitor]:
        """The lines of those at a table, in seats or looking on."""
        return [v for v in self.visitors if v.stage == "in" and v.table == table]

    def _paused(self, number: int, on: bool) -> None:
        for visitor in self.at(number):
            send_snapshot(visitor, self.tables[number])
            visitor.send(ms.Paused(on))

    def _changed(self) -> None:
        if self._closed:
            return
        for visitor in tuple(self.visitors):
            if visitor.proven:
                self._show_room(visitor)
        self.on_change()

    def shown(self, table: int, you: int | None) -> ms.Room:
        """The room as it is seen from seat ``you`` of ``table``, None from no seat."""
        tables = tuple(
            one.shown(tuple(v.watcher() for v in self.at(number) if v.seat is None))
            for number, one in enumerate(self.tables)
        )
        return ms.Room(self.name, tables, table, you, self.spectators_allowed, self.chat)

    def _show_room(self, visitor: Visitor) -> None:
        visitor.send(self.shown(visitor.table, visitor.seat))
