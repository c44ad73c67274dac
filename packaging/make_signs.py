#!/usr/bin/env python3
"""Make the font of the signs that the two typefaces lack: arrows, keys, a star, a tick.

``python packaging/make_signs.py`` writes ``resources/fonts/signs.ttf``, the same bytes every
time. Needs fontTools (``pip install .[make]``). All outlines are ours, in units of 1/1000 em.
"""

import math
import sys
from collections.abc import Sequence
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

FILE = Path(__file__).resolve().parents[1] / "resources" / "fonts" / "signs.ttf"
FAMILY = "Melicado Signs"
EM, ASCENT, DESCENT = 1000, 800, -200
BORN = 3_786_912_000
"""The font's date, seconds since 1904: fixed, so that the bytes are."""

Point = tuple[float, float]
Outline = Sequence[Point]
MIDDLE = 350.0


def arrow(left: bool) -> list[Outline]:
    """A shaft and a head, pointing right or left."""
    shape = [(80, 310), (620, 310), (470, 160), (540, 95), (800, 350), (540, 605), (470, 540),
             (620, 390), (80, 390)]  # fmt: skip
    return [[(880 - x, y) for x, y in shape] if left else shape]


def enter() -> list[Outline]:
    """The arrow of the Enter key: down from the right, then left."""
    return [
        [(740, 640), (740, 300), (320, 300), (470, 450), (400, 515), (140, 260), (400, 5),
         (470, 70), (320, 220), (820, 220), (820, 640)],
    ]  # fmt: skip


def backspace() -> list[Outline]:
    """The key that takes back: a tag with a cross."""
    tag = [(60, 350), (300, 640), (900, 640), (900, 60), (300, 60)]
    inside = [(160, 350), (335, 135), (820, 135), (820, 565), (335, 565)]
    cross = _cross((590, 350), 150, 34)
    return [tag, inside, cross]


def _cross(centre: Point, reach: float, half: float) -> Outline:
    x0, y0 = centre
    points = []
    for quarter in range(4):
        turn = math.pi / 4 + quarter * math.pi / 2
        for along, across in ((reach, -half), (reach, half), (half, half)):
            x = along * math.cos(turn) - across * math.sin(turn)
            y = along * math.sin(turn) + across * math.cos(turn)
            points.append((x0 + x, y0 + y))
    return points


def star() -> list[Outline]:
    """Five points."""
    points = []
    for corner in range(10):
        radius = 420 if corner % 2 == 0 else 175
        turn = math.pi / 2 + corner * math.pi / 5
        points.append((450 + radius * math.cos(turn), MIDDLE + radius * math.sin(turn)))
    return [points]


def tick() -> list[Outline]:
    """Yes."""
    return [[(90, 330), (160, 400), (330, 225), (720, 625), (790, 555), (330, 85)]]


SIGNS: dict[str, list[Outline]] = {
    "→": arrow(left=False),
    "←": arrow(left=True),
    "⏎": enter(),
    "⌫": backspace(),
    "★": star(),
    "✓": tick(),
}


def area(outline: Outline) -> float:
    """Twice the signed area: positive when the outline runs against the clock."""
    pairs = zip(outline, [*outline[1:], outline[0]], strict=True)
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)


def glyph(outlines: Sequence[Outline]) -> object:
    """Outlines as a TrueType glyph: the first one runs with the clock, holes against it."""
    pen = TTGlyphPen(None)
    for number, outline in enumerate(outlines):
        hole = number == 1
        points = [(round(x), round(y)) for x, y in outline]
        if (area(points) > 0) != hole:
            points.reverse()
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def main() -> int:
    """Write the font."""
    names = {sign: f"uni{ord(sign):04X}" for sign in SIGNS}
    glyphs = {".notdef": glyph([]), **{names[s]: glyph(o) for s, o in SIGNS.items()}}
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({ord(sign): name for sign, name in names.items()})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(dict.fromkeys(glyphs, (920, 0)))
    font.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    font.setupNameTable({"familyName": FAMILY, "styleName": "Regular", "version": "1.0"})
    font.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, usWinAscent=ASCENT)
    font.setupPost()
    font.font["head"].created = font.font["head"].modified = BORN
    font.font.recalcTimestamp = False
    FILE.parent.mkdir(parents=True, exist_ok=True)
    font.save(FILE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
