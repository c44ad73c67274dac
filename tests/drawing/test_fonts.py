"""Both typefaces are found, hold the letters of our languages, and may be missing."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont

from melicado.drawing import fonts
from melicado.drawing.fonts import letter_font, load_fonts, text_font
from melicado.drawing.shapes import letters_path
from melicado.places import resource

pytestmark = pytest.mark.usefixtures("qapp")


def test_fonts_load_under_their_own_names() -> None:
    load_fonts()
    load_fonts()
    assert QFontInfo(letter_font(20)).family() == "Quicksand"
    assert QFontInfo(text_font(20)).family() == "Atkinson Hyperlegible"


@pytest.mark.parametrize("font", [letter_font, text_font], ids=["letters", "text"])
@pytest.mark.parametrize("bold", [False, True])
def test_fonts_have_the_letters_of_our_languages(font: object, bold: bool) -> None:
    assert callable(font)
    raw = QRawFont.fromFont(font(20, bold))
    for letter in "AZaz09éœçñäßÉŒÇÑÄ’«»–":
        assert raw.supportsCharacter(ord(letter)), letter


@pytest.mark.parametrize("font", [letter_font, text_font], ids=["letters", "text"])
def test_signs_come_from_a_font_of_our_own(font: object) -> None:
    """Arrows and keys are in neither typeface, and a bare system has no other."""
    assert callable(font)
    assert font(20).families()[1] == "Melicado Signs"
    signs = QRawFont(str(resource("fonts", "signs.ttf")), 20)
    for sign in "→←⏎⌫★✓":
        assert signs.supportsCharacter(ord(sign)), sign
        assert not QRawFont.fromFont(font(20)).supportsCharacter(ord(sign)), sign


def test_bold_is_heavier_in_letters() -> None:
    """The variable font gives a true bold: its stem is thicker."""

    def stem(font: QFont) -> float:
        return QFontMetricsF(font).tightBoundingRect("I").width()

    assert stem(letter_font(200, True)) > stem(letter_font(200, False)) * 1.1


def test_sizes_are_pixels_and_never_vanish() -> None:
    assert letter_font(23.6).pixelSize() == 24
    assert text_font(0.2).pixelSize() == 1


def test_a_caller_may_change_the_font_it_got() -> None:
    mine = letter_font(31)
    mine.setItalic(True)
    assert not letter_font(31).italic()


def test_missing_package_falls_back_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_LETTERS", "fontpkg_nobody_made")
    fonts._font.cache_clear()
    font = letter_font(20)
    assert font.pixelSize() == 20
    assert font.family() == QFont().family()
    fonts._font.cache_clear()


def test_outlines_have_the_height_asked_for() -> None:
    """Capitals with flat ends: H reaches from top to bottom of its 50 units."""
    box = letters_path("H", QPointF(), 50).boundingRect()
    assert box.height() == pytest.approx(50, abs=0.5)
    assert box.center().x() == pytest.approx(0, abs=0.01)
    narrow = letters_path("WWW", QPointF(), 50, widest=40).boundingRect()
    assert narrow.width() == pytest.approx(40, abs=0.1)
    assert narrow.height() == pytest.approx(50, abs=1.5)
