"""Tables for the tests: positions on the real rules, driven by the mouse and the keyboard."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import pytest
from table_rig import Rig

WORDS = "PLAGE PLANE PLACE PLAGES PAGE LAGE PLIE PAGES GELA GALE AGE ANGE LARGE PLAGNE"


@pytest.fixture
def plage(qtbot) -> Rig:
    """PLAGE on the table, four seats, seven cards in my hand."""
    return Rig.at(
        qtbot,
        "Pb Lb Ar Gb/Gb Eb | Sg Nb *r Ib Tr Eg Rb ; Ab Ab ; Bb Bb Bb ; Cb Nb | PLAGE | open 0 -",
        WORDS,
    )
