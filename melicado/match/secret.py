"""The secret a match's shuffles derive from."""

import secrets


def new_secret() -> str:
    """A fresh secret of 128 bits, as 32 hexadecimal digits (MC-09)."""
    return secrets.token_hex(16)
