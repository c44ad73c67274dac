"""What was chosen for a game of Mendelius; kept among the settings."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from melicado.bots.level import Level
from melicado.rules.mendelius.options import MAX_SEATS, Options

LONGEST_NAME = 20


class SeatChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody else at the table: another person at this screen by name, or a robot."""

    kind: Literal["person", "bot"] = "bot"
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    level: Level = Level.FACILE
    look: Annotated[int, Meta(ge=0, le=1000)] = 0


class MendeliusChoice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays besides you, the house rules, and whether the table helps to learn."""

    seats: Annotated[tuple[SeatChoice, ...], Meta(min_length=1, max_length=MAX_SEATS - 1)] = (
        SeatChoice(level=Level.FACILE, look=0),
        SeatChoice(level=Level.BON, look=1),
    )
    options: Options = Options()
    aid: bool = True
