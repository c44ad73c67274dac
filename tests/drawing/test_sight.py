"""Cards stay apart for every eye, and words can be read on every ground."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from melicado.drawing.cards import MARGIN, CardLook, card_pixmap
from melicado.drawing.chrome import paint_pill
from melicado.drawing.felt import paint_table
from melicado.drawing.palette import DARK, LIGHT, Palette

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", IEEE TVCG 15(6), 2009, severity 1.0; they apply to linear light.
PROTAN: Matrix = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTAN: Matrix = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITAN: Matrix = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
# ITU-R BT.709 luminance, repeated: what is left on a printer or a bad projector.
GREY: Matrix = ((0.2126, 0.7152, 0.0722),) * 3

EYES = {"grey": GREY, "protan": PROTAN, "deutan": DEUTAN, "tritan": TRITAN}
PALETTES = [pytest.param(LIGHT, id="light"), pytest.param(DARK, id="dark")]
WIDTH = 100


def linear(value: float) -> float:
    """IEC 61966-2-1 (sRGB) to linear light."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def seen(colour: QColor, eye: Matrix) -> Rgb:
    light = [linear(v) for v in (colour.redF(), colour.greenF(), colour.blueF())]
    red, green, blue = (
        min(1.0, max(0.0, sum(part * v for part, v in zip(row, light, strict=True)))) for row in eye
    )
    return red, green, blue


def lightness(light: Rgb) -> float:
    """CIE L*, 0 to 100, of linear light."""
    y = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    return 116 * y ** (1 / 3) - 16 if y > 216 / 24389 else y * 24389 / 27


def contrast(one: QColor, other: QColor) -> float:
    """WCAG 2.1 contrast ratio of two opaque colours."""
    grounds = []
    for colour in (one, other):
        light = [linear(v) for v in (colour.redF(), colour.greenF(), colour.blueF())]
        grounds.append(0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2])
    return (max(grounds) + 0.05) / (min(grounds) + 0.05)


def flat(colour: QColor, ground: QColor) -> QColor:
    """``colour`` laid over ``ground``."""
    a = colour.alphaF()
    return QColor.fromRgbF(
        colour.redF() * a + ground.redF() * (1 - a),
        colour.greenF() * a + ground.greenF() * (1 - a),
        colour.blueF() * a + ground.blueF() * (1 - a),
    )


def mean(image: QImage, area: QRectF) -> QColor:
    pixels = [
        image.pixelColor(x, y)
        for x in range(int(area.left()), int(area.right()))
        for y in range(int(area.top()), int(area.bottom()))
    ]
    count = len(pixels)
    return QColor.fromRgbF(
        sum(p.redF() for p in pixels) / count,
        sum(p.greenF() for p in pixels) / count,
        sum(p.blueF() for p in pixels) / count,
    )


def card_image(colour: str, palette: Palette) -> QImage:
    """A card of that colour on flat felt, 100 px wide, its corner at (25, 25)."""
    pixmap = card_pixmap(CardLook("E", colour), WIDTH, 1.0, palette)
    image = QImage(pixmap.size(), QImage.Format.Format_RGB32)
    image.fill(palette.felt_middle)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return image


def on_card(x: float, y: float, width: float, height: float) -> QRectF:
    """An area in hundredths of the card's width, in pixels of ``card_image``."""
    return QRectF(x + MARGIN * WIDTH, y + MARGIN * WIDTH, width, height)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eye", EYES.values(), ids=EYES)
@pytest.mark.parametrize(
    "area", [on_card(41, 115, 18, 18), on_card(7, 29, 18, 18)], ids=["band", "corner"]
)
@pytest.mark.usefixtures("qapp")
def test_marks_differ_for_every_eye_mc04_mc05_mc06(
    area: QRectF, eye: Matrix, palette: Palette
) -> None:
    """MC-04, MC-05, MC-06: where the marks stand, two colours differ clearly in many pixels."""
    images = {colour: card_image(colour, palette) for colour in "brg"}
    for one, other in combinations("brg", 2):
        clear = 0
        total = 0
        for x in range(int(area.left()), int(area.right())):
            for y in range(int(area.top()), int(area.bottom())):
                first = lightness(seen(images[one].pixelColor(x, y), eye))
                second = lightness(seen(images[other].pixelColor(x, y), eye))
                clear += abs(first - second) > 20
                total += 1
        assert clear / total > 0.15, f"{one} and {other} look alike"


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eye", EYES.values(), ids=EYES)
@pytest.mark.usefixtures("qapp")
def test_bands_are_steps_of_lightness(eye: Matrix, palette: Palette) -> None:
    """Red is darkest and green lightest, whatever the eye makes of the hues."""
    plain = on_card(12, 120, 24, 12)
    steps = {c: lightness(seen(mean(card_image(c, palette), plain), eye)) for c in "brg"}
    assert steps["r"] + 6 < steps["b"]
    assert steps["b"] + 6 < steps["g"]


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.usefixtures("qapp")
def test_letters_and_marks_stand_out_from_the_card(palette: Palette) -> None:
    """WCAG 2.1: 4.5 for letters (1.4.3), 3 for marks (1.4.11)."""
    for colour in "brg":
        assert contrast(palette.card_ink(colour), palette.ivory) >= 4.5
        assert contrast(palette.mark, palette.card(colour)) >= 3.0


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.usefixtures("qapp")
def test_words_can_be_read_on_the_brightest_felt(palette: Palette) -> None:
    """WCAG 2.1 (1.4.3): 4.5 under the lamp, where the felt is lightest; gold is a mark, 3."""
    image = QImage(640, 400, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_table(painter, QRectF(0, 0, 640, 400), palette)
    painter.end()
    felt = mean(image, QRectF(290, 140, 60, 40))
    assert contrast(palette.text, felt) >= 4.5
    assert contrast(flat(palette.muted, felt), felt) >= 4.0
    for colour in (palette.gold, palette.text_danger, palette.text_ok):
        assert contrast(colour, felt) >= 3.0


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("action", ["meli", "cado", "exchange", "block", "contest", "other"])
@pytest.mark.usefixtures("qapp")
def test_words_can_be_read_on_buttons(action: str, palette: Palette) -> None:
    image = QImage(160, 48, QImage.Format.Format_RGB32)
    image.fill(palette.felt_middle)
    painter = QPainter(image)
    paint_pill(painter, QRectF(0, 0, 160, 48), palette.action(action))
    painter.end()
    assert contrast(palette.text, mean(image, QRectF(60, 16, 40, 16))) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
def test_words_can_be_read_on_sheets(palette: Palette) -> None:
    for colour in (palette.sheet_text, palette.sheet_muted):
        assert contrast(colour, palette.sheet) >= 4.5
    assert contrast(palette.text, palette.danger) >= 4.5
