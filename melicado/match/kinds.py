"""The games a match can keep, by name."""

from melicado.match import melicado, mendelius
from melicado.match.errors import JournalError
from melicado.match.kind import Kind

KINDS: dict[str, Kind] = {kind.name: kind for kind in (melicado.KIND, mendelius.KIND)}


def kind_of(name: str) -> Kind:
    """The game of that name; raises JournalError when this program does not know it."""
    if name not in KINDS:
        raise JournalError("unknown_game", f"This program does not know the game {name!r}.")
    return KINDS[name]
