"""Cards: their size, what each state changes, and the cache behind them."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPixmap

from melicado.drawing.cards import (
    ASPECT,
    CACHE,
    MARGIN,
    VIOLET_KINDS,
    CardLook,
    back_pixmap,
    card_pixmap,
    clear_cache,
    pile_pixmap,
    violet_pixmap,
)
from melicado.drawing.marks import mark_path
from melicado.drawing.palette import DARK, LIGHT
from melicado.drawing.pixmaps import PixmapCache, blank_pixmap

pytestmark = pytest.mark.usefixtures("qapp")

E_BLUE = CardLook("E", "b")
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def differing(one: QPixmap, other: QPixmap) -> float:
    """The share of colour values that differ visibly between two pixmaps of one size."""
    first, second = (p.toImage().convertToFormat(_FORMAT) for p in (one, other))
    assert first.size() == second.size()
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return sum(abs(p - q) > 24 for p, q in pairs) / first.sizeInBytes()


def on_card(pixmap: QPixmap, x: float, y: float) -> QColor:
    """The pixel at (x, y) hundredths of the width from the card's corner."""
    width = pixmap.width() / (1 + 2 * MARGIN) / 100
    left = MARGIN * 100
    return pixmap.toImage().pixelColor(round((x + left) * width), round((y + left) * width))


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("width", [60, 92, 112.5])
def test_pixmap_covers_card_and_margins_at_every_scale(width: float, dpr: float) -> None:
    pixmap = card_pixmap(E_BLUE, width, dpr, LIGHT)
    assert pixmap.devicePixelRatio() == pytest.approx(dpr)
    exact = QSizeF(width * (1 + 2 * MARGIN), width * (ASPECT + 2 * MARGIN))
    assert exact.width() * dpr <= pixmap.width() + 0.01 < exact.width() * dpr + 1.01
    assert exact.height() * dpr <= pixmap.height() + 0.01 < exact.height() * dpr + 1.01


def test_card_fills_its_rectangle_and_nothing_is_cut_off() -> None:
    """The card is opaque edge to edge; shadow and pile end before the pixmap does."""
    for pixmap in (
        card_pixmap(E_BLUE, 100, 1.0, LIGHT, lifted=True),
        card_pixmap(E_BLUE, 100, 1.0, LIGHT, under=9),
        back_pixmap(100, 1.0, LIGHT, under=9),
    ):
        for x, y in ((50, 1), (50, 138), (2, 70), (97, 70)):
            assert on_card(pixmap, x, y).alpha() == 255
        image = pixmap.toImage()
        right, bottom = image.width() - 1, image.height() - 1
        rim = [(x, y) for x in range(right + 1) for y in (0, bottom)]
        rim += [(x, y) for y in range(bottom + 1) for x in (0, right)]
        assert max(image.pixelColor(x, y).alpha() for x, y in rim) <= 3


def test_each_colour_paints_its_own_frame_and_band() -> None:
    for colour, named in (("b", LIGHT.blue), ("r", LIGHT.red), ("g", LIGHT.green)):
        seen = on_card(card_pixmap(CardLook("E", colour), 200, 1.0, LIGHT), 20, 126)
        assert abs(seen.hsvHueF() - named.hsvHueF()) < 0.03


def test_unknown_colour_or_kind_is_refused() -> None:
    with pytest.raises(KeyError):
        card_pixmap(CardLook("E", "x"), 40, 1.0, LIGHT)
    with pytest.raises(KeyError):
        violet_pixmap("NOBODY", 40, 1.0, LIGHT, "Nobody")


def test_marks_are_a_hole_a_body_and_two_heads_mc04_mc05_mc06() -> None:
    """MC-04 an open ring, MC-05 a closed lock, MC-06 arrows that point out on both sides."""
    box = QRectF(0, 0, 24, 24)
    ring, lock, arrows = (mark_path(colour, box) for colour in "brg")
    assert not ring.contains(QPointF(12, 12))
    assert all(ring.contains(QPointF(*at)) for at in ((12, 3.8), (12, 20.2), (3.8, 12), (20.2, 12)))
    assert lock.contains(QPointF(7, 20))
    assert lock.contains(QPointF(7.2, 8.5))
    assert not lock.contains(QPointF(12, 8.5))
    assert arrows.contains(QPointF(12, 12))
    for x in (7.4, 16.6):
        assert arrows.contains(QPointF(x, 6.2))
        assert arrows.contains(QPointF(x, 17.8))
    assert not arrows.contains(QPointF(12, 6.2))
    for mark in (ring, lock, arrows):
        assert box.contains(mark.boundingRect())


def test_every_letter_and_joker_reads_differently() -> None:
    """MC-07: a joker is no letter card, bare or named."""
    looks = [CardLook(letter, "b") for letter in "EFIJOQUV"]
    looks += [CardLook("", "b", True), CardLook("E", "b", True), CardLook("F", "b", True)]
    drawn = [card_pixmap(look, 60, 1.0, LIGHT) for look in looks]
    for one, other in combinations(drawn, 2):
        assert differing(one, other) > 0.002


def test_corner_repeats_letter_and_mark_for_overlapped_cards() -> None:
    """In a fan only the left quarter shows: two letters, and two colours, differ there."""
    strip = QRectF(25, 25, 25, 48).toRect()

    def corner(look: CardLook) -> QPixmap:
        return card_pixmap(look, 100, 1.0, LIGHT).copy(strip)

    assert differing(corner(CardLook("E", "b")), corner(CardLook("F", "b"))) > 0.01
    assert differing(corner(CardLook("E", "b")), corner(CardLook("E", "r"))) > 0.05
    assert differing(corner(CardLook("", "r", True)), corner(CardLook("T", "r"))) > 0.02


def test_every_state_shows() -> None:
    plain = card_pixmap(E_BLUE, 80, 1.0, LIGHT)
    states = [
        card_pixmap(E_BLUE, 80, 1.0, LIGHT, lifted=True),
        card_pixmap(E_BLUE, 80, 1.0, LIGHT, provisional=True),
        card_pixmap(E_BLUE, 80, 1.0, LIGHT, locked=True),
        card_pixmap(E_BLUE, 80, 1.0, LIGHT, faded=True),
        pile_pixmap(E_BLUE, 1, 80, 1.0, LIGHT),
        pile_pixmap(E_BLUE, 2, 80, 1.0, LIGHT),
        card_pixmap(E_BLUE, 80, 1.0, DARK),
    ]
    for one, other in combinations([plain, *states], 2):
        assert differing(one, other) > 0.005


def test_faded_card_is_evenly_translucent() -> None:
    faded = card_pixmap(E_BLUE, 80, 1.0, LIGHT, faded=True)
    alphas = {on_card(faded, x, y).alpha() for x, y in ((50, 20), (50, 60), (30, 126), (80, 100))}
    assert max(alphas) - min(alphas) <= 1
    assert 80 < max(alphas) < 150


def test_every_violet_kind_has_its_own_icon() -> None:
    """MC-23 to MC-31: nine kinds, told apart without reading the name."""
    assert set(VIOLET_KINDS) == {
        "FONETIK",
        "A_L_ENVERS",
        "SINGULIER",
        "CONJUGAISON_INTERDITE",
        "2_PAR_2",
        "VERTICALE",
        "INVERSION",
        "INSERTION",
        "ENGLISH",
    }
    drawn = [violet_pixmap(kind, 60, 1.0, LIGHT, "Nom") for kind in VIOLET_KINDS]
    for one, other in combinations(drawn, 2):
        assert differing(one, other) > 0.03


@pytest.mark.parametrize(
    "name", ["2 par 2", "Conjugaison interdite", "[Çõñĵúĝàïšõñ îñţéŕđîţé ééé]"]
)
def test_long_violet_names_stay_inside_the_card(name: str) -> None:
    """A name 40 % longer than the French one is made smaller: it leaves the inner line whole."""
    named = violet_pixmap("INSERTION", 200, 1.0, LIGHT, name).toImage()
    bare = violet_pixmap("INSERTION", 200, 1.0, LIGHT, " ").toImage()
    changed = [
        (x / 2 - 25, y / 2 - 25)
        for x in range(named.width())
        for y in range(named.height())
        if named.pixel(x, y) != bare.pixel(x, y)
    ]
    assert changed
    assert min(x for x, _ in changed) >= 8
    assert max(x for x, _ in changed) <= 92
    assert max(y for _, y in changed) <= 132


def test_same_arguments_give_the_same_pixmap() -> None:
    assert card_pixmap(E_BLUE, 64, 1.0, LIGHT) is card_pixmap(E_BLUE, 64, 1.0, LIGHT)
    assert back_pixmap(64, 1.0, LIGHT) is back_pixmap(64, 1.0, LIGHT)
    assert card_pixmap(E_BLUE, 64, 1.0, LIGHT) is not card_pixmap(E_BLUE, 64, 1.0, DARK)
    clear_cache()
    assert len(CACHE) == 0
    assert CACHE.used == 0


def test_cache_lets_the_least_recently_used_go_first() -> None:
    """Room for three pixmaps of 10 x 10 x 4 bytes: the fourth sends away the one not asked for."""
    cache = PixmapCache(limit=1200)
    made: list[str] = []

    def get(key: str) -> QPixmap:
        def make() -> QPixmap:
            made.append(key)
            return blank_pixmap(QSizeF(10, 10), 1.0)

        return cache.get(key, make)

    for key in ("a", "b", "c", "a", "d", "a", "b"):
        get(key)
    assert made == ["a", "b", "c", "d", "b"]
    assert cache.used <= 1200


def test_pile_edges_show_above_and_to_the_right_mc08() -> None:
    """MC-08: only the visible card counts, so the cards beneath show no more than an edge."""
    alone: QImage = card_pixmap(E_BLUE, 100, 1.0, LIGHT).toImage()
    pile = pile_pixmap(E_BLUE, 1, 100, 1.0, LIGHT).toImage()
    for x in range(30, 120):
        for y in range(30, 160):
            assert alone.pixel(x, y) == pile.pixel(x, y)
    assert pile.pixelColor(75, 23).alpha() == 255
    assert alone.pixelColor(75, 23).alpha() < 255
