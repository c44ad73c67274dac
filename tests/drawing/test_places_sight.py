"""The states of a place stay apart for every eye: by how much they stand out, and by shape."""

import sys
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).parent))

from test_sight import EYES, PALETTES, Matrix, lightness, seen

from melicado.drawing.chrome import paint_place
from melicado.drawing.felt import paint_table
from melicado.drawing.palette import Palette

PLACE = QRectF(24, 24, 88, 123)
SIZE = (136, 172)
STATES = ("idle", "allowed", "target", "refused")
STEP = 2
VISIBLE = 5.0
"""Less than this many steps of CIE lightness is hardly seen."""
ENOUGH = 120
"""In a picture of some 5,800 points: a line around half the place."""


def lightnesses(palette: Palette, state: str, eye: Matrix) -> list[float]:
    """The place on the felt, as that eye sees its lights and darks."""
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_table(painter, QRectF(-500, -300, 1280, 800), palette)
    paint_place(painter, PLACE, palette, state)
    painter.end()
    points = product(range(0, SIZE[0], STEP), range(0, SIZE[1], STEP))
    return [lightness(seen(image.pixelColor(x, y), eye)) for x, y in points]


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eye", EYES)
def test_states_of_a_place_differ(qapp: QApplication, palette: Palette, eye: str) -> None:
    shown = {state: lightnesses(palette, state, EYES[eye]) for state in STATES}
    for one, other in combinations(STATES, 2):
        apart = sum(abs(a - b) > VISIBLE for a, b in zip(shown[one], shown[other], strict=True))
        assert apart >= ENOUGH, (one, other, apart)
