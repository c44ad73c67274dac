"""The colours of the three families of Mendelius: skin, hair, clothes and ground of one genotype.

Skins, grounds and bands are steps of lightness as well as hues, so that the families stay apart
in greyscale and for colour-blind eyes; the peas of ``pea`` say the same by shape.
"""

from dataclasses import dataclass, fields
from functools import lru_cache

from PySide6.QtGui import QColor

from melicado.drawing.palette import Palette
from melicado.drawing.shapes import blend

_NIGHT = QColor("#16282c")


@dataclass(frozen=True)
class Tones:
    """One family's colours as hex codes; ``line`` is the contour, ``grey`` the elders' hair."""

    skin: str
    blush: str
    line: str
    hair: str
    grey: str
    deep: str
    middle: str
    light: str
    pale: str
    petal: str
    ground: str
    motif: str
    frame: str
    band: str
    name: str
    leaf: str = "#5f9a4c"


FAMILY_TONES = {
    "R": Tones(
        skin="#d0604c", blush="#a92f2e", line="#46161c", hair="#5e2228", grey="#f8e6de",
        deep="#7d2448", middle="#c24256", light="#f4b6a8", pale="#fdeee4", petal="#b8283a",
        ground="#f0bcae", motif="#c9604f", frame="#a82c32", band="#a82c32", name="#fffaf2",
    ),
    "O": Tones(
        skin="#e2a747", blush="#c9661f", line="#4a2d12", hair="#7b4a1d", grey="#fff3d8",
        deep="#7c5a1e", middle="#b98a22", light="#ffd87a", pale="#fff8e4", petal="#e89a1c",
        ground="#fdecbc", motif="#d9a133", frame="#c98718", band="#dd9c2e", name="#3a240c",
    ),
    "B": Tones(
        skin="#fbf6ee", blush="#eba79c", line="#27314a", hair="#66768f", grey="#f2f4f6",
        deep="#55698a", middle="#b3c3d3", light="#e4ecf2", pale="#ffffff", petal="#ffffff",
        ground="#9bb3c4", motif="#eef4f7", frame="#8a9fb1", band="#fcfbf6", name="#27314a",
    ),
}  # fmt: skip
"""By family: red (RR), ochre (RB) and white (BB)."""

PLANT = Tones(
    skin="#8fc25a", blush="#d98a4a", line="#23401f", hair="#4f8a3c", grey="#e7f2d0",
    deep="#5b4190", middle="#8a68c4", light="#d8c6f2", pale="#fbf7ff", petal="#f2c04a",
    ground="#ece4f7", motif="#a98fd6", frame="#6b4ba6", band="#6b4ba6", name="#fffaf2",
)  # fmt: skip
"""The colours of the cards that belong to no family: joker and didactic card."""

RED_PEA, WHITE_PEA, POD = "#b3282f", "#fffdf4", "#6fa553"
"""The two alleles, alike in all three families (MD-03), and the pod that holds them."""


class Paints:
    """``Tones`` as colours, dimmed for a dark palette."""

    def __init__(self, tones: Tones, dark: bool) -> None:
        self._by_name: dict[str, QColor] = {}
        for field in fields(tones):
            colour = QColor(getattr(tones, field.name))
            if dark and field.name in ("ground", "motif"):
                colour = blend(colour, QColor(tones.line), 0.18)
            self._by_name[field.name] = blend(colour, _NIGHT, 0.10) if dark else colour

    def __getitem__(self, name: str) -> QColor:
        return self._by_name[name]


@lru_cache(maxsize=16)
def paints(family: str, palette: Palette) -> Paints:
    """The colours of family "R", "O" or "B", or of the plant for any other name."""
    return Paints(FAMILY_TONES.get(family, PLANT), palette.name == "dark")
