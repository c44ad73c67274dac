"""The project's own lists: supplement, refusals, short words, coarse words, each with reasons.

In every list ``#`` opens a remark; blank lines are allowed.
"""

from pathlib import Path
from typing import NamedTuple


class ListError(ValueError):
    """A line of a list that breaks its form; the message is a sentence that names it."""


class Short(NamedTuple):
    """A decision on a word of two or three letters."""

    accepted: bool
    rare: bool


def _lines(path: Path) -> list[tuple[int, str, str]]:
    lines = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        content, _, remark = line.partition("#")
        if content.strip():
            lines.append((number, content.strip(), remark.strip()))
    return lines


def _fail(path: Path, number: int, what: str) -> ListError:
    return ListError(f"{path.name}, line {number}: {what}.")


def supplement(path: Path) -> str:
    """The added entries as the text of a ``.dic`` file; every line must give its reason."""
    for number, _, reason in _lines(path):
        if not reason:
            raise _fail(path, number, "an added word needs a reason")
    return "\n".join(content for _, content, _ in _lines(path))


def words(path: Path) -> frozenset[str]:
    """The added words of a plain list; every line must give its reason."""
    return frozenset(supplement(path).split())


def refused(path: Path) -> dict[str, str]:
    """The refused folded forms, each with the reason."""
    found: dict[str, str] = {}
    for number, content, reason in _lines(path):
        if not reason:
            raise _fail(path, number, "a refused word needs a reason")
        for word in content.split():
            if word in found:
                raise _fail(path, number, f"{word} is refused twice")
            found[word] = reason
    return found


def short_words(path: Path) -> dict[str, Short]:
    """The decisions on words of two and three letters.

    ``+`` accepts the words of the line, ``~`` too but as words few people know, ``?`` accepts a
    doubtful word and ``-`` refuses one; the last two need a reason.
    """
    found: dict[str, Short] = {}
    for number, content, reason in _lines(path):
        mark, *words = content.split()
        if mark not in ("+", "~", "?", "-"):
            raise _fail(path, number, "it does not start with + ~ ? or -")
        if mark in "?-" and not reason:
            raise _fail(path, number, "a doubtful or refused word needs a reason")
        for word in words:
            if word in found or not 2 <= len(word) <= 3:
                raise _fail(path, number, f"{word} is decided twice or is not short")
            found[word] = Short(mark != "-", mark == "~")
    return found


def lemmas(path: Path) -> frozenset[str]:
    """The lemmas of a list, one or several a line."""
    return frozenset(word for _, content, _ in _lines(path) for word in content.split())
