"""The container file that the game maps: a header, then named sections."""

import hashlib
import json

from melicado.words.container import ALIGNMENT, MAGIC, VERSION


def container(language: str, sources: list[str], sections: dict[str, bytes]) -> bytes:
    """The bytes of a dictionary file (``melicado.words.container`` says how they are laid)."""
    body = bytearray()
    places = {}
    for name in sorted(sections):
        body.extend(b"\0" * (-len(body) % ALIGNMENT))
        places[name] = [len(body), len(sections[name])]
        body.extend(sections[name])
    header = json.dumps(
        {
            "language": language,
            "sources": sources,
            "sections": places,
            "size": len(body),
            "sha256": hashlib.sha256(body).hexdigest(),
        },
        ensure_ascii=False,
        separators=(",", ":"),
    ).encode()
    start = MAGIC + VERSION.to_bytes(4, "little") + len(header).to_bytes(4, "little")
    header += b" " * (-(len(start) + len(header)) % ALIGNMENT)
    start = MAGIC + VERSION.to_bytes(4, "little") + len(header).to_bytes(4, "little")
    return bytes(start + header + body)
