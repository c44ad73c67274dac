"""Views and events as bytes that are the same on every machine, and their digest."""

import hashlib
from typing import Any

import msgspec

DIGEST_EVERY = 20
"""Steps between two digests of the View (a guest that differs asks for a snapshot)."""


def encode(value: Any) -> bytes:
    """A value as JSON; the same value gives the same bytes on every machine."""
    plain = msgspec.to_builtins(value, str_keys=True, order="deterministic")
    return msgspec.json.encode(plain)


def digest(encoded: bytes) -> str:
    """What tells two views apart: a SHA-256 of their canonical bytes, in hexadecimal."""
    return hashlib.sha256(encoded).hexdigest()
