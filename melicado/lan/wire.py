"""Frames on the wire: four bytes of length, most significant first, then that much JSON.

Nothing here knows a socket. A ``Framer`` takes bytes as they come and gives whole frames; it
refuses a length over its limit before a byte of the body is kept, so that a peer can never make
it hold more than one frame.
"""

from typing import Any

import msgspec

GUEST_LIMIT = 64 * 1024
"""Bytes of a frame from a guest."""
HOST_LIMIT = 4 * 1024 * 1024
"""Bytes of a frame from the host: a snapshot of a long game."""
_HEADER = 4


class WireError(ValueError):
    """A peer that does not keep to the protocol; ``reason`` is a code, the text a sentence."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class Framer:
    """Cuts a stream of bytes into frames of at most ``limit`` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._held = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        """The frames that ``data`` completes, without their lengths; raises WireError."""
        self._held += data
        frames: list[bytes] = []
        start = 0
        while len(self._held) - start >= _HEADER:
            length = int.from_bytes(self._held[start : start + _HEADER], "big")
            if not 0 < length <= self.limit:
                raise WireError("frame_length", f"A frame of {length} bytes is not allowed.")
            end = start + _HEADER + length
            if len(self._held) < end:
                break
            frames.append(bytes(self._held[start + _HEADER : end]))
            start = end
        del self._held[:start]
        return frames


def frame(message: msgspec.Struct) -> bytes:
    """A message as it goes over the wire."""
    body = msgspec.json.encode(message)
    return len(body).to_bytes(_HEADER, "big") + body


def message(body: bytes, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """The message of a frame; raises WireError for anything but one of the decoder's kind."""
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError) as error:
        raise WireError("frame_content", f"A frame cannot be read: {error}.") from error
