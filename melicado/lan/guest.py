"""The guest's side of a room, without a socket: what it says, what it understands.

``Guest`` is fed the bytes that come and told when the line is up; it calls back with what the
window needs. After a break it asks for its seat again by itself, with its token.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Raw

from melicado.lan import messages as ms
from melicado.lan.codec import digest, encode
from melicado.lan.games import TYPES
from melicado.lan.proof import new_nonce, prove
from melicado.lan.wire import HOST_LIMIT, Framer, WireError, frame, message
from melicado.rules.game import Refusal

_HOST = msgspec.json.Decoder(ms.FromHost)
_EVENTS = {name: msgspec.json.Decoder(types.event) for name, types in TYPES.items()}
_VIEWS = {name: msgspec.json.Decoder(types.view) for name, types in TYPES.items()}
PASSING = frozenset({"silence", "closing", "wait", "full"})
"""Goodbyes after which it is worth coming again with a seat's token."""


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

    def __init__(self, code: str, program: str, hearing: Hearing) -> None:
        self.code = code
        self.hearing = hearing
        self.join: ms.Join | None = None
        """The seat asked for; after the first time its token takes it back."""
        self.number = 0
        """The last step received."""
        self.parted = ""
        """The reason of the host's goodbye on this line."""
        self.send: Callable[[bytes], None] = lambda _data: None
        """Where bytes go; whoever holds the line sets it."""
        self._program = program
        self._tables: tuple[ms.Table, ...] = ()
        self._game = ""
        self._framer = Framer(HOST_LIMIT)
        self._nonce = ""
        self._commands = self._questions = 0
        self._asked = False
        self._returning = False
        self._heard: dict[type, Callable[[Any], None]] = {
            ms.Challenge: self._challenged,
            ms.Goodbye: self._goodbye,
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

    @property
    def comes_again(self) -> bool:
        """Whether a break of the line is to be mended: it had a place, and was not sent off."""
        return self.join is not None and (not self.parted or self.parted in PASSING)

    def connected(self) -> None:
        """The line is up: greet."""
        self._framer = Framer(HOST_LIMIT)
        self._nonce = new_nonce()
        self._asked = False
        self._returning = self.join is not None
        self.parted = ""
        self.say(ms.Hello(ms.PROTOCOL, self._program, self._nonce))

    def feed(self, data: bytes) -> None:
        """Bytes have come; raises WireError when the host does not keep to the protocol."""
        for body in self._framer.feed(data):
            said = message(body, _HOST)
            self._heard[type(said)](said)

    def say(self, what: ms.Message) -> None:
        """Send a message."""
        self.send(frame(what))

    def sit(
        self,
        name: str,
        table: int,
        seat: int | None,
        dictionary: str = "",
        look: int | None = None,
    ) -> None:
        """Take a seat, or look on."""
        self.join = ms.Join(name, seat, "", table, dictionary, look)
        self.say(self.join)

    def command(self, command: Any) -> int:
        """Give a command of the game; its number, which the answer carries."""
        self._commands += 1
        self.say(ms.Do(self._commands, self.number, Raw(encode(command))))
        return self._commands

    def ask(self, words: tuple[str, ...]) -> int:
        """Ask the host which words may be laid; the number of the question."""
        self._questions += 1
        self.say(ms.Ask(self._questions, words))
        return self._questions

    def _challenged(self, said: ms.Challenge) -> None:
        if said.protocol != ms.PROTOCOL:
            older = "host" if said.protocol < ms.PROTOCOL else "guest"
            self._goodbye(ms.Goodbye("version", {"update": older, "program": said.program}))
        elif not said.open:
            self.say(ms.Proof(prove(self.code, said.nonce, self._nonce)))

    def _goodbye(self, said: ms.Goodbye) -> None:
        self.parted = said.reason
        self.hearing.goodbye(said.reason, said.evidence)

    def _room(self, said: ms.Room) -> None:
        tables = len(said.tables)
        if said.table >= tables or not 0 <= (said.you or 0) < len(said.tables[said.table].seats):
            raise WireError("frame_content", "A room shows a seat that is not there.")
        if self._returning and self.join is not None:
            self._returning = False
            self.say(self.join)
        self._tables = said.tables
        self.hearing.room(said)

    def _seated(self, said: ms.Seated) -> None:
        tables = self._tables
        if said.table >= len(tables) or not 0 <= (said.seat or 0) < len(tables[said.table].seats):
            raise WireError("frame_content", "A seat is given that is not there.")
        if self.join is not None:
            self.join = msgspec.structs.replace(self.join, token=said.token)
        self._game = tables[said.table].game
        self.hearing.seated(said)

    def _snapshot(self, said: ms.Snapshot) -> None:
        self._asked = False
        self.number = said.number
        self.hearing.snapshot(said.number, said.now, self._read(_VIEWS, said.view), said.paused)

    def _step(self, said: ms.Step) -> None:
        if said.number != self.number + 1:
            self._lost_the_thread()
            return
        self.number = said.number
        view = self._read(_VIEWS, said.view)
        if said.digest and digest(encode(view)) != said.digest:
            self._lost_the_thread()
        self.hearing.step(said.number, said.at, self._read(_EVENTS, said.event), view)

    def _lost_the_thread(self) -> None:
        """Ask for a snapshot, once until it comes."""
        if not self._asked:
            self._asked = True
            self.say(ms.Again())

    def _answer(self, said: ms.Answer) -> None:
        refusal = Refusal(said.reason, said.evidence) if said.reason else None
        self.hearing.answer(said.number, refusal)

    def _read(self, decoders: "dict[str, msgspec.json.Decoder[Any]]", raw: Raw) -> Any:
        if self._game not in decoders:
            raise WireError("game", f"The room plays a game {self._game!r} that is not known here.")
        try:
            return decoders[self._game].decode(raw)
        except (msgspec.MsgspecError, ValueError) as error:
            raise WireError("frame_content", f"A frame cannot be read: {error}.") from error
