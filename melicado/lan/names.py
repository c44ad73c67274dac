"""The names guests give themselves, made fit to be shown to everybody."""

from collections.abc import Collection

LONGEST = 20


def clean_name(name: str, taken: Collection[str]) -> str:
    """``name`` on one line, of letters that can be seen, and told apart from those ``taken``.

    A name that looks like somebody else's gets a number behind it. "" when nothing remains.
    """
    seen = "".join(letter if letter.isprintable() else " " for letter in name)
    plain = " ".join(seen.split())[:LONGEST].rstrip()
    others = {other.casefold() for other in taken}
    number, found = 1, plain
    while plain and found.casefold() in others:
        number += 1
        tail = f" {number}"
        found = plain[: LONGEST - len(tail)].rstrip() + tail
    return found
