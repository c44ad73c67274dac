"""The host's side of a room: greets lines, seats guests, carries commands in and steps out.

Knows no socket: ``server`` brings lines and bytes. Whatever a guest sends wrong ends that
guest's line alone, with a reason.
"""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

from melicado.lan import messages as ms
from melicado.lan.codec import DIGEST_EVERY, digest, encode
from melicado.lan.hosted import HostedTable
from melicado.lan.proof import Doorkeeper, proven
from melicado.lan.stamps import stamp
from melicado.lan.visitor import BEAT_MS, GREETING_MS, SILENT_MS, Line, Visitor
from melicado.lan.wire import WireError, message
from melicado.match.match import Step
from melicado.rules.game import Refusal

MOST_LINES = 64
_GUEST = msgspec.json.Decoder(ms.FromGuest)


class Hall:
    """A room with its tables. ``now`` gives milliseconds that never go back."""

    def __init__(
        self,
        name: str,
        code: str,
        program: str,
        tables: list[HostedTable],
        now: Callable[[], int],
        commands: Any,
    ) -> None:
        self.name = name
        self.code = code
        """The room code; "" lets everybody in."""
        self.tables = tables
        self.spectators_allowed = True
        self.chat = True
        self.visitors: list[Visitor] = []
        self.on_change: Callable[[], None] = lambda: None
        self.on_said: Callable[[ms.Said], None] = lambda _said: None
        self._program = program
        self._now = now
        self._door = Doorkeeper()
        self._commands = msgspec.json.Decoder(commands)
        self._beaten = now()
        self._said: dict[type, Callable[[Visitor, Any], None]] = {
            ms.Ready: self._ready,
            ms.Do: self._do,
            ms.Ask: self._ask,
            ms.Say: self._say,
            ms.Again: lambda v, _: self._snapshot(v),
            ms.Beat: lambda v, m: v.send(ms.Echo(m.number)),
            ms.Echo: self._echo,
            ms.Leave: lambda v, _: self._left(v),
        }

    # -- lines -----------------------------------------------------------------------------

    def came(self, line: Line) -> Visitor | None:
        """A line has been opened; None when it is turned away at once."""
        visitor = Visitor(line, self._now())
        wait = self._door.waits(line.address, self._now())
        if wait:
            visitor.send(ms.Goodbye("wait", {"seconds": (wait + 999) // 1000}))
        elif len(self.visitors) >= MOST_LINES:
            visitor.send(ms.Goodbye("full"))
        else:
            self.visitors.append(visitor)
            return visitor
        line.close()
        return None

    def heard(self, visitor: Visitor, data: bytes) -> None:
        """Bytes have come from a line."""
        visitor.heard = self._now()
        try:
            for body in visitor.framer.feed(data):
                if visitor not in self.visitors:
                    return
                if not visitor.bucket.take(self._now()):
                    raise WireError("flood", "Too many frames in too short a time.")
                self._read(visitor, message(body, _GUEST))
        except WireError as error:
            self.send_away(visitor, error.reason)

    def gone(self, visitor: Visitor) -> None:
        """A line is closed; its seat is kept for its token."""
        if visitor not in self.visitors:
            return
        self.visitors.remove(visitor)
        visitor.leave()
        if visitor.seat is not None:
            table = self.tables[visitor.table]
            if table.started:
                table.set_here(visitor.seat, here=False)
            else:
                self._free(table, visitor.seat)
        self._changed()

    def send_away(self, visitor: Visitor, reason: str, **evidence: str | int) -> None:
        """End a line, saying why."""
        if visitor in self.visitors:
            visitor.send(ms.Goodbye(reason, evidence))
            self.gone(visitor)
            visitor.line.close()

    def close(self, reason: str = "closing") -> None:
        """Tell every guest that the room closes, and end their lines."""
        for visitor in tuple(self.visitors):
            self.send_away(visitor, reason)

    # -- time ------------------------------------------------------------------------------

    def run(self) -> None:
        """Let everything due happen; call it at least every ``next_due`` ms."""
        now = self._now()
        for visitor in tuple(self.visitors):
            late = visitor.stage in ("hello", "proof") and now - visitor.since > GREETING_MS
            if late or now - visitor.heard > SILENT_MS:
                self.send_away(visitor, "silence")
        if now - self._beaten >= BEAT_MS:
            self._beaten = now
            for visitor in self.visitors:
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
            self._greet(visitor, said)
        elif visitor.stage == "proof":
            self._check(visitor, said)
        elif isinstance(said, ms.Join):
            self._join(visitor, said)
        elif type(said) in self._said and (visitor.stage == "in" or isinstance(said, ms.Echo)):
            self._said[type(said)](visitor, said)
        elif not isinstance(said, ms.Beat):
            raise WireError("out_of_turn", "A message came before its time.")

    def _greet(self, visitor: Visitor, said: ms.Message) -> None:
        if not isinstance(said, ms.Hello):
            raise WireError("out_of_turn", "A line must begin with a greeting.")
        if said.protocol != ms.PROTOCOL:
            older = "guest" if said.protocol < ms.PROTOCOL else "host"
            self.send_away(visitor, "version", update=older, program=self._program)
            return
        visitor.guest_nonce = said.nonce
        visitor.stage = "proof" if self.code else "lobby"
        challenge = ms.Challenge(ms.PROTOCOL, self._program, visitor.nonce, not self.code)
        visitor.send(challenge)
        if not self.code:
            self._show_room(visitor)

    def _check(self, visitor: Visitor, said: ms.Message) -> None:
        if not isinstance(said, ms.Proof):
            raise WireError("out_of_turn", "The room code is to be proved first.")
        if proven(self.code, visitor.nonce, visitor.guest_nonce, said.digest):
            self._door.right(visitor.line.address)
            visitor.stage = "lobby"
            self._show_room(visitor)
        else:
            self._door.wrong(visitor.line.address, self._now())
            self.send_away(visitor, "wrong_code")

    def _join(self, visitor: Visitor, said: ms.Join) -> None:
        if visitor.stage == "in":
            raise WireError("out_of_turn", "A guest sits down once.")
        if said.table >= len(self.tables):
            raise WireError("no_table", "There is no such table.")
        table = self.tables[said.table]
        visitor.name, visitor.table = said.name, said.table
        if said.seat is None:
            if not self.spectators_allowed:
                self.send_away(visitor, "no_spectators")
                return
        elif not self._take_seat(visitor, table, said):
            return
        visitor.stage = "in"
        token = table.seats[visitor.seat].token if visitor.seat is not None else ""
        visitor.send(ms.Seated(said.table, visitor.seat, token))
        if table.started:
            self._follow(visitor)
        self._changed()

    def _take_seat(self, visitor: Visitor, table: HostedTable, said: ms.Join) -> bool:
        """Sit down, anew or with a token; whether that could be done."""
        if said.seat is None or said.seat >= len(table.seats):
            self.send_away(visitor, "no_seat")
            return False
        seat = table.seats[said.seat]
        if seat.kind == "guest" and secrets.compare_digest(
            seat.token.encode(), said.token.encode("utf-8", "replace")
        ):
            for other in tuple(self.visitors):
                if other is not visitor and (other.table, other.seat) == (said.table, said.seat):
                    self.send_away(other, "taken_over")
            table.set_here(said.seat, here=True)
        elif seat.kind == "free" and not table.started:
            seat.kind, seat.name, seat.token = "guest", said.name, secrets.token_hex(16)
            seat.here, seat.ready = True, False
        else:
            self.send_away(visitor, "seat_taken")
            return False
        visitor.seat, seat.delay = said.seat, visitor.delay
        return True

    def _free(self, table: HostedTable, number: int) -> None:
        seat = table.seats[number]
        seat.kind, seat.name, seat.token, seat.ready = "free", "", "", False

    def _left(self, visitor: Visitor) -> None:
        """A guest goes for good: its seat is played by a bot from now on (MC-43)."""
        table, number = self.tables[visitor.table], visitor.seat
        self.send_away(visitor, "left")
        if number is not None and table.started:
            table.seats[number].token = secrets.token_hex(16)
            table.give_to_bot(number)

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
            command = self._commands.decode(said.command)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            raise WireError("frame_content", f"A command cannot be read: {error}.") from error
        now = table.real_now()
        answered = visitor.when_sent(said.seen)
        given = stamp(now, visitor.delay, answered)

        def reply(refusal: Refusal | None) -> None:
            answer = ms.Answer(said.number)
            if refusal is not None:
                answer = ms.Answer(said.number, refusal.reason, refusal.evidence)
            visitor.send(answer)

        table.submit(visitor.seat, command, given, reply)

    def _ask(self, visitor: Visitor, said: ms.Ask) -> None:
        judge = self.tables[visitor.table].game.judge
        visitor.send(ms.Judged(said.number, tuple(w for w in said.words if judge(w))))

    def _say(self, visitor: Visitor, said: ms.Say) -> None:
        if self.chat and not visitor.muted and (said.text.strip() or said.phrase):
            self.say(ms.Said(visitor.name, visitor.seat, said.text, said.phrase), visitor.table)

    def say(self, said: ms.Said, table: int) -> None:
        """Let everybody at a table, and the host, read something."""
        for visitor in self.visitors:
            if visitor.stage == "in" and visitor.table == table:
                visitor.send(said)
        self.on_said(said)

    def _echo(self, visitor: Visitor, said: ms.Echo) -> None:
        visitor.echo(said.number, self._now())

    # -- what guests are told --------------------------------------------------------------

    def begin(self, number: int, match: Any = None) -> Any:
        """Deal at a table (or go on with ``match``) and let its guests follow."""
        table = self.tables[number]
        begun = table.begin(match)
        for visitor in tuple(self.visitors):
            if visitor.stage == "in" and visitor.table == number:
                self._follow(visitor)
        begun.on_pause(lambda on: self._paused(number, on))
        self._changed()
        return begun

    def _follow(self, visitor: Visitor) -> None:
        match = self.tables[visitor.table].match
        if match is not None:
            visitor.leave()
            seats = frozenset() if visitor.seat is None else frozenset({visitor.seat})
            self._snapshot(visitor)
            visitor.leave = match.subscribe(seats, lambda step: self._step(visitor, step))

    def _step(self, visitor: Visitor, step: Step[Any, Any]) -> None:
        view = encode(step.view)
        mark = digest(view) if step.number % DIGEST_EVERY == 0 else ""
        visitor.step_sent(step.number, self.tables[visitor.table].real_now())
        visitor.send(ms.Step(step.number, step.at, Raw(encode(step.event)), Raw(view), mark))

    def _snapshot(self, visitor: Visitor) -> None:
        table = self.tables[visitor.table]
        match = table.match
        if match is not None:
            seats = frozenset() if visitor.seat is None else frozenset({visitor.seat})
            view = Raw(encode(match.view(seats)))
            visitor.step_sent(match.number, table.real_now())
            visitor.send(ms.Snapshot(match.number, table.now(), view, match.paused))

    def _paused(self, number: int, on: bool) -> None:
        for visitor in self.visitors:
            if visitor.stage == "in" and visitor.table == number:
                self._snapshot(visitor)
                visitor.send(ms.Paused(on))

    def _changed(self) -> None:
        for visitor in self.visitors:
            if visitor.stage in ("lobby", "in"):
                self._show_room(visitor)
        self.on_change()

    def _show_room(self, visitor: Visitor) -> None:
        watching = sum(1 for v in self.visitors if v.stage == "in" and v.seat is None)
        tables = tuple(table.shown() for table in self.tables)
        you = visitor.seat if visitor.stage == "in" else None
        visitor.send(ms.Room(self.name, tables, visitor.table, you, watching, self.chat))
