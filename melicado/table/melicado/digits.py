"""The digit a key of the number row stands for, on every keyboard."""

import sys

_AZERTY = "&é\"'(-è_çà"
"""What the number row writes without Shift on a French keyboard, from 1 to 0."""
_ROW = range(2, 12) if sys.platform == "win32" else range(10, 20)
"""The scan codes of the number row, as Qt gives them."""


def digit(text: str, scan_code: int) -> int | None:
    """1 to 10 (the key 0) for a key that writes ``text``; None for any other.

    On a French keyboard the digits need Shift, so the row is known by its place; where the
    system tells no place (0), by what it writes.
    """
    if len(text) != 1:
        return None
    if text in "1234567890":
        return int(text) or 10
    if text in _AZERTY and (scan_code == 0 or scan_code in _ROW):
        return _AZERTY.index(text) + 1
    return None
