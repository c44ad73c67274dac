"""What can be wrong with a journal, each said in one sentence."""

from typing import Literal

Why = Literal[
    "missing",  # no such file
    "unwritable",  # it cannot be made or written
    "damaged",  # something in it cannot be read
    "newer",  # a format this program does not know
    "unknown_game",  # a game this program does not know
    "locked",  # another instance plays it
]


class JournalError(ValueError):
    """A journal that cannot be used; its file is untouched. The text is one sentence."""

    def __init__(self, reason: Why, sentence: str) -> None:
        super().__init__(sentence)
        self.reason: Why = reason


class JournalLocked(JournalError):  # noqa: N818 - the name says what it is
    """Another instance of the program plays this journal."""

    def __init__(self, name: str) -> None:
        super().__init__("locked", f"The game {name} is being played in another window.")
