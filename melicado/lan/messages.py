"""What is said between a guest and the host. Both sides read strictly: an unknown kind, a wrong
type or a text too long ends the connection, with a reason.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Raw

PROTOCOL = 2
"""Changes when an older side could not understand the other any more."""

Text = Annotated[str, Meta(max_length=255)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Code = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of every message."""


# From a guest


class Hello(Message, frozen=True, tag="hello", forbid_unknown_fields=False):
    """The first word: who is calling, and a number used once for the proof.

    This, ``Challenge`` and ``Goodbye`` may hold more in another version: they are read all the
    same, so that either side can say which one is to be updated.
    """

    protocol: int
    program: Code
    nonce: Code


class Proof(Message, frozen=True, tag="proof"):
    """The room code, proven without being sent (``proof.prove``)."""

    digest: Code


class Join(Message, frozen=True, tag="join"):
    """Take a seat, a seat again with its token, or look on (``seat`` None)."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    token: Code = ""
    table: Annotated[int, Meta(ge=0, le=255)] = 0
    dictionary: Code = ""
    """The checksum of the guest's dictionary, for its previews."""
    look: Annotated[int, Meta(ge=0, le=1000)] | None = None
    """The portrait the guest has chosen."""


class Ready(Message, frozen=True, tag="ready"):
    """Whether this seat is ready to begin."""

    on: bool


class Do(Message, frozen=True, tag="do"):
    """A command of the game; every number is answered once.

    ``seen`` is the number of the last step the guest had when it gave the command.
    """

    number: Number
    seen: Number
    command: Raw


class Ask(Message, frozen=True, tag="ask"):
    """Which of these folded words may be laid: for guests with another dictionary."""

    number: Number
    words: Annotated[tuple[Code, ...], Meta(max_length=64)]


class Say(Message, frozen=True, tag="say"):
    """Something for everybody to read: a text, or the code of a ready-made phrase."""

    text: Text = ""
    phrase: Code = ""


class Again(Message, frozen=True, tag="again"):
    """The guest has lost the thread and asks for a snapshot."""


class Beat(Message, frozen=True, tag="beat"):
    """A sign of life; the other side sends the number back as an ``Echo``."""

    number: Number


class Echo(Message, frozen=True, tag="echo"):
    """The answer to a ``Beat``."""

    number: Number


class Leave(Message, frozen=True, tag="leave"):
    """The guest goes, and does not want its seat kept."""


FromGuest = Hello | Proof | Join | Ready | Do | Ask | Say | Again | Beat | Echo | Leave

# From the host


class Challenge(Message, frozen=True, tag="challenge", forbid_unknown_fields=False):
    """Who answers, and the host's number used once; ``open`` rooms ask for no code."""

    protocol: int
    program: Code
    nonce: Code
    open: bool


class Goodbye(Message, frozen=True, tag="goodbye", forbid_unknown_fields=False):
    """Why the host ends this connection."""

    reason: Code
    evidence: dict[str, str | int] = {}


class SeatShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of the room as everybody sees it."""

    name: str
    kind: str
    """``person``, ``guest``, ``bot`` or ``free``."""
    level: str = ""
    look: int = 0
    here: bool = True
    """False for a guest who is away."""
    ready: bool = False
    quality: int = -1
    """The smallest round trip of the last half minute, in ms; -1 where there is none."""


class Watcher(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who looks on."""

    name: str
    look: int = 0


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of the room."""

    game: str
    seats: tuple[SeatShown, ...]
    started: bool
    options: Raw
    dictionary: str
    watching: tuple[Watcher, ...] = ()


class Room(Message, frozen=True, tag="room"):
    """The room as it stands; comes again whenever it changes. ``you`` is the reader's seat."""

    name: str
    tables: tuple[Table, ...]
    table: Number = 0
    you: int | None = None
    spectators: bool = False
    """Whether one may look on."""
    chat: bool = True


class Seated(Message, frozen=True, tag="seated"):
    """The guest has a seat (or looks on); the token takes it back within the game."""

    table: Number
    seat: int | None
    token: str


class Snapshot(Message, frozen=True, tag="snapshot"):
    """The game as this guest may see it after step ``number``; then steps follow."""

    number: int
    now: int
    view: Raw
    paused: bool


class Step(Message, frozen=True, tag="step"):
    """One step; ``digest`` of the view's bytes comes along now and then."""

    number: int
    at: int
    event: Raw
    view: Raw
    digest: str = ""


class Answer(Message, frozen=True, tag="answer"):
    """The answer to ``Do``: done, or refused with the reason."""

    number: int
    reason: str = ""
    evidence: dict[str, str | int] = {}


class Judged(Message, frozen=True, tag="judged"):
    """The answer to ``Ask``: the words that may be laid."""

    number: int
    accepted: tuple[str, ...]


class Said(Message, frozen=True, tag="said"):
    """Somebody said something; ``seat`` None for a spectator or the host."""

    name: str
    seat: int | None
    text: str
    phrase: str


class Paused(Message, frozen=True, tag="paused"):
    """The host has stopped the clocks, or lets them go on (MC-46)."""

    on: bool


FromHost = (
    Challenge
    | Goodbye
    | Room
    | Seated
    | Snapshot
    | Step
    | Answer
    | Judged
    | Said
    | Paused
    | Beat
    | Echo
)
