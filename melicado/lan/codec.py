"""Views and events as bytes that are the same on every machine, and their digest."""

import hashlib
from typing import Any

import msgspec

DIGEST_EVERY = 20
"""Steps between two digests of the View (a guest that differs asks for a snapshot)."""
_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(value: Any) -> bytes:
    """The canonical bytes of a value."""
    return _ENCODER.encode(value)


def digest(encoded: bytes) -> str:
    """What tells two views apart: a SHA-256 of their canonical bytes, in hexadecimal."""
    return hashlib.sha256(encoded).hexdigest()
