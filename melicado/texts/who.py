"""Whom a sentence is for, and whom it is about."""

from typing import NamedTuple

from melicado.texts.names import in_a_row


class Reader(NamedTuple):
    """The reader of a sentence: the names of the seats, and the seats that are the reader's."""

    names: tuple[str, ...]
    you: tuple[int, ...]

    def is_you(self, seat: int) -> bool:
        """Whether that seat is the reader alone; people who share a screen go by their names."""
        return self.you == (seat,)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat]

    def say(self, seat: int, you: str, other: str, **rest: str) -> str:
        """``you`` when the reader sits at ``seat``, else ``other`` with its ``{name}``."""
        return (you if self.is_you(seat) else other).format(name=self.names[seat], **rest)

    def all(self, seats: tuple[int, ...]) -> str:
        """The names of several seats in one phrase: «Zoé, Léo et Ana»."""
        return in_a_row([self.names[seat] for seat in seats])
