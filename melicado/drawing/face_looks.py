"""Who sits at the table: sixteen people, told apart by hair, skin, clothes and small things."""

from dataclasses import dataclass

SKINS = ("#f6d7bd", "#eab98f", "#cf9464", "#a86b42", "#7b4a2d", "#f0c7a4")


@dataclass(frozen=True)
class Look:
    """One person: colours as hex codes, ``hair`` a painter's name in ``hair``."""

    skin: str
    tone: str
    hair: str
    cloth: str
    ground: str
    glasses: bool = False
    freckles: bool = False
    beard: bool = False
    moustache: bool = False
    earrings: bool = False
    lashes: bool = False
    smile: str = "soft"


LOOKS: tuple[Look, ...] = (
    Look(SKINS[1], "#4a2d1f", "crop", "#e0a13a", "#7fb7ad"),
    Look(SKINS[0], "#8a4f2a", "long", "#5b7fb5", "#e7c9a0", lashes=True, smile="open"),
    Look(SKINS[3], "#241a17", "curls", "#d9654f", "#9cc5d6", lashes=True, earrings=True),
    Look(SKINS[2], "#2b211d", "quiff", "#5a8f63", "#e9d7a6", beard=True),
    Look(SKINS[0], "#c9702d", "bob", "#6a5aa8", "#a9d0c0", freckles=True, lashes=True),
    Look(SKINS[4], "#1d1715", "fade", "#e3b23c", "#8fb0cf", smile="open"),
    Look(SKINS[5], "#e2e0da", "bun", "#9a5a86", "#c6d9cf", glasses=True, lashes=True),
    Look(SKINS[1], "#3f7f86", "scarf", "#2f5f73", "#efd3b4", lashes=True),
    Look(SKINS[0], "#dcd8d0", "bald", "#4f6d8a", "#dcc7a8", glasses=True, moustache=True),
    Look(SKINS[1], "#e3b763", "tails", "#d8738a", "#a8cfe0", freckles=True, smile="open"),
    Look(SKINS[2], "#1f1a1c", "fringe", "#c8514b", "#cfe0c0", glasses=True),
    Look(SKINS[4], "#2a1c18", "braids", "#3f9b8a", "#f0cf9c", lashes=True, earrings=True),
    Look(SKINS[0], "#b5522a", "spikes", "#4b86a8", "#d8d0ea", freckles=True, smile="grin"),
    Look(SKINS[3], "#5b3a2a", "waves", "#7d9b4e", "#f1c8b8", lashes=True, smile="open"),
    Look(SKINS[5], "#6b4a33", "bald", "#8a4b3c", "#b8d3c2", beard=True, earrings=True),
    Look(SKINS[1], "#2c2430", "pony", "#f0975a", "#b9c6e6", lashes=True, smile="grin"),
)
