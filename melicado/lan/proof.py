"""Proving the room code without sending it: HMAC-SHA256 over both sides' numbers used once.

It keeps strangers out of the room; it does not keep the game secret on the wire.
"""

import hmac
import secrets
from collections.abc import Mapping

TRIES = 3
WAIT_MS = 60_000
"""How long an address waits after that many wrong codes."""
_CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look alike
_CODE_LENGTH = 5


def new_nonce() -> str:
    """A number used once, 128 bits in hexadecimal."""
    return secrets.token_hex(16)


def new_code() -> str:
    """A room code to be read out across a classroom."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def prove(code: str, host_nonce: str, guest_nonce: str) -> str:
    """What shows that a guest knows the code; case and spaces of the code do not count."""
    key = "".join(code.upper().split()).encode()
    return hmac.new(key, f"{host_nonce}/{guest_nonce}".encode(), "sha256").hexdigest()


def proven(code: str, host_nonce: str, guest_nonce: str, digest: str) -> bool:
    """Whether ``digest`` shows it; takes as long for a wrong one."""
    expected = prove(code, host_nonce, guest_nonce)
    return hmac.compare_digest(expected.encode(), digest.encode("utf-8", "replace"))


class Doorkeeper:
    """Counts wrong codes by address, and makes an address wait after too many."""

    def __init__(self) -> None:
        self._wrong: dict[str, tuple[int, int]] = {}

    def waits(self, address: str, now: int) -> int:
        """How many ms the address must still wait; 0 when it may try."""
        count, since = self._wrong.get(address, (0, 0))
        return max(0, since + WAIT_MS - now) if count >= TRIES else 0

    def wrong(self, address: str, now: int) -> None:
        """One more wrong code from there."""
        self._forget(now)
        count, since = self._wrong.get(address, (0, now))
        self._wrong[address] = (count + 1, now if count + 1 >= TRIES else since)

    def bar(self, address: str, now: int) -> None:
        """Whoever is there has been shown the door: it waits as after wrong codes."""
        self._wrong[address] = (TRIES, now)

    def right(self, address: str) -> None:
        """The right code came from there."""
        self._wrong.pop(address, None)

    def _forget(self, now: int) -> None:
        old: Mapping[str, tuple[int, int]] = dict(self._wrong)
        for address, (_, since) in old.items():
            if now - since >= WAIT_MS:
                del self._wrong[address]
