"""The guest's side of a room, without a socket: what it says, what it understands.

``Guest`` is fed the bytes that come and told when the line is up or gone; it calls back with
what the window needs. After a break it comes back with its token as long as it is asked to.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Raw

from melicado.lan import messages as ms
from melicado.lan.codec import digest, encode
from melicado.lan.proof import new_nonce, prove
from melicado.lan.wire import HOST_LIMIT, Framer, WireError, frame, message
from melicado.rules.game import Refusal

_HOST = msgspec.json.Decoder(ms.FromHost)


@dataclass
class Hearing:
    """What a guest tells its window; each may be replaced."""

    room: Callable[[ms.Room], None] = lambda _room: None
    seated: Callable[[ms.Seated], None] = lambda _seated: None
    snapshot: Callable[[int, int, Any, bool], None] = lambda _n, _now, _view, _paused: None
    step: Callable[[int, int, Any, Any], None] = lambda _n, _at, _event, _view: None
    answer: Callable[[int, Refusal | None], None] = lambda _n, _refusal: None
    judged: Callable[[int, tuple[str, ...]], None] = lambda _n, _words: None
    said: Callable[[ms.Said], None] = lambda _said: None
    paused: Callable[[bool], None] = lambda _on: None
    goodbye: Callable[[str, dict[str, str | int]], None] = lambda _reason, _evidence: None


class Guest:
    """One guest of one room."""

    def __init__(self, code: str, program: str, hearing: Hearing, events: Any, view: Any) -> None:
        self.code = code
        self.hearing = hearing
        self.join: ms.Join | None = None
        """The seat asked for; after the first time its token takes it back."""
        self.number = 0
        """The last step received."""
        self.send: Callable[[bytes], None] = lambda _data: None
        """Where bytes go; whoever holds the line sets it."""
        self._program = program
        self._events = msgspec.json.Decoder(events)
        self._view = msgspec.json.Decoder(view)
        self._framer = Framer(HOST_LIMIT)
        self._nonce = ""
        self._commands = 0
        self._heard: dict[type, Callable[[Any], None]] = {
            ms.Challenge: self._challenged,
            ms.Goodbye: lambda m: self.hearing.goodbye(m.reason, m.evidence),
            ms.Room: self._room,
            ms.Seated: self._seated,
            ms.Snapshot: self._snapshot,
            ms.Step: self._step,
            ms.Answer: self._answer,
            ms.Judged: lambda m: self.hearing.judged(m.number, m.accepted),
            ms.Said: lambda m: self.hearing.said(m),  # noqa: PLW0108 - may be replaced later
            ms.Paused: lambda m: self.hearing.paused(m.on),
            ms.Beat: lambda m: self.say(ms.Echo(m.number)),
            ms.Echo: lambda _m: None,
        }

    def connected(self) -> None:
        """The line is up: greet."""
        self._framer = Framer(HOST_LIMIT)
        self._nonce = new_nonce()
        self.say(ms.Hello(ms.PROTOCOL, self._program, self._nonce))

    def feed(self, data: bytes) -> None:
        """Bytes have come; raises WireError when the host does not keep to the protocol."""
        for body in self._framer.feed(data):
            said = message(body, _HOST)
            self._heard[type(said)](said)

    def say(self, what: ms.Message) -> None:
        """Send a message."""
        self.send(frame(what))

    def sit(self, name: str, table: int, seat: int | None, dictionary: str) -> None:
        """Take a seat, or look on."""
        self.join = ms.Join(name, seat, "", table, dictionary)
        self.say(self.join)

    def command(self, command: Any) -> int:
        """Give a command of the game; its number, which the answer carries."""
        self._commands += 1
        self.say(ms.Do(self._commands, self.number, Raw(encode(command))))
        return self._commands

    def _challenged(self, said: ms.Challenge) -> None:
        if said.protocol != ms.PROTOCOL:
            older = "host" if said.protocol < ms.PROTOCOL else "guest"
            self.hearing.goodbye("version", {"update": older, "program": said.program})
            return
        if not said.open:
            self.say(ms.Proof(prove(self.code, said.nonce, self._nonce)))

    def _room(self, said: ms.Room) -> None:
        if said.you is None and self.join is not None and self.join.token:
            again, self.join = self.join, None
            self.say(again)
            self.join = again
        self.hearing.room(said)

    def _seated(self, said: ms.Seated) -> None:
        if self.join is not None:
            self.join = msgspec.structs.replace(self.join, token=said.token)
        self.hearing.seated(said)

    def _snapshot(self, said: ms.Snapshot) -> None:
        self.number = said.number
        self.hearing.snapshot(said.number, said.now, self._read(self._view, said.view), said.paused)

    def _step(self, said: ms.Step) -> None:
        if said.number != self.number + 1:
            self.say(ms.Again())
            return
        self.number = said.number
        view = self._read(self._view, said.view)
        if said.digest and digest(encode(view)) != said.digest:
            self.say(ms.Again())
        self.hearing.step(said.number, said.at, self._read(self._events, said.event), view)

    def _answer(self, said: ms.Answer) -> None:
        refusal = Refusal(said.reason, said.evidence) if said.reason else None
        self.hearing.answer(said.number, refusal)

    def _read(self, decoder: "msgspec.json.Decoder[Any]", raw: Raw) -> Any:
        try:
            return decoder.decode(raw)
        except (msgspec.MsgspecError, ValueError) as error:
            raise WireError("frame_content", f"A frame cannot be read: {error}.") from error
