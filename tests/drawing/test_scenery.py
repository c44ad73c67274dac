"""Felt, faces, icons and buttons: each paints something, its own, and inside its bounds."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from melicado.drawing.app_icon import app_icon_pixmap
from melicado.drawing.chrome import (
    PlaceState,
    paint_countdown,
    paint_key_cap,
    paint_panel,
    paint_pill,
    paint_place,
    paint_sheet,
)
from melicado.drawing.faces import FACE_COUNT, ROBOT_COUNT, face_pixmap, paint_face
from melicado.drawing.felt import CACHE, rim_width, table_pixmap
from melicado.drawing.icons import ICON_NAMES, icon_path, icon_pixmap, paint_icon
from melicado.drawing.palette import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("qapp")

WANTED = {
    *("meli", "cado", "exchange", "block", "contest", "sound_on", "sound_off", "pause", "menu"),
    *("drawer", "help", "undo", "check", "cross", "clock", "trophy", "plus", "minus"),
    *("fullscreen", "settings"),
}


def drawn(paint: Callable[[QPainter], None], width: int = 80, height: int = 80) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def ink(image: QImage) -> float:
    """How many pixels' worth of paint there is."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    return sum(bytes(alpha.constBits())) / 255


def gap(one: QImage, other: QImage) -> float:
    """The share of colour values that differ by more than a tenth."""
    wanted = QImage.Format.Format_ARGB32_Premultiplied
    first, second = one.convertToFormat(wanted), other.convertToFormat(wanted)
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return sum(abs(p - q) > 25 for p, q in pairs) / first.sizeInBytes()


def test_every_icon_is_there_and_unlike_the_others() -> None:
    assert set(ICON_NAMES) >= WANTED
    images = {n: icon_pixmap(n, 24, 1.0, QColor("white")).toImage() for n in ICON_NAMES}
    for name, image in images.items():
        assert 24 < ink(image) < 24 * 24 * 0.75, name
    for (one, first), (other, second) in combinations(images.items(), 2):
        assert gap(first, second) > 0.02, f"{one} looks like {other}"


def test_icons_stay_on_their_grid() -> None:
    grid = QRectF(0, 0, 24, 24)
    for name in ICON_NAMES:
        assert grid.contains(icon_path(name).boundingRect()), name


@pytest.mark.parametrize("name", ["pause", "plus", "minus", "cross", "menu", "fullscreen", "cado"])
def test_even_icons_are_the_same_on_both_sides(name: str) -> None:
    """An outline lost while shapes are joined would leave one side bare."""
    image = drawn(lambda p: paint_icon(p, name, QRectF(0, 0, 96, 96), QColor("white")), 96, 96)
    assert gap(image, image.flipped(Qt.Orientation.Horizontal)) < 0.03


def test_icon_is_painted_in_the_middle_and_in_its_colour() -> None:
    image = drawn(lambda p: paint_icon(p, "pause", QRectF(0, 20, 80, 24), QColor("#ff0000")))
    assert image.pixelColor(44, 32) == QColor("#ff0000")
    assert image.pixelColor(10, 32).alpha() == 0
    assert image.pixelColor(44, 10).alpha() == 0


def test_unknown_icon_is_refused() -> None:
    with pytest.raises(KeyError):
        icon_path("nobody")


@pytest.mark.parametrize(("robot", "least"), [(False, 12), (True, 6)])
def test_faces_are_many_and_all_different(robot: bool, least: int) -> None:
    count = ROBOT_COUNT if robot else FACE_COUNT
    assert count >= least
    faces = [face_pixmap(i, 26, 1.0, LIGHT, robot=robot).toImage() for i in range(count)]
    for one, other in combinations(range(count), 2):
        assert gap(faces[one], faces[other]) > 0.05, (one, other)
    assert face_pixmap(count, 26, 1.0, LIGHT, robot=robot).toImage() == faces[0]


def test_face_stays_in_its_circle() -> None:
    image = drawn(lambda p: paint_face(p, QPointF(40, 40), 30, 1, LIGHT))
    for x in range(80):
        for y in range(80):
            if (x + 0.5 - 40) ** 2 + (y + 0.5 - 40) ** 2 > 31.5**2:
                assert image.pixelColor(x, y).alpha() == 0


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_table_covers_every_pixel_with_wood_then_felt(dpr: float) -> None:
    image = table_pixmap(QSizeF(401, 301), dpr, LIGHT).toImage()
    assert image.width() == pytest.approx(401 * dpr, abs=1)
    right, bottom = image.width() - 2, image.height() - 2
    for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom), (right // 2, bottom // 2)):
        assert image.pixelColor(x, y).alpha() == 255
    rim = image.pixelColor(right // 2, round(rim_width(401, 301) * dpr / 2))
    felt = image.pixelColor(right // 2, bottom // 2)
    assert rim.red() > rim.green() > rim.blue()
    assert felt.green() > felt.red()


def test_fibre_tile_repeats_without_a_seam() -> None:
    """Neighbours across the tile's edge differ no more than neighbours inside it."""
    CACHE.clear()
    table_pixmap(QSizeF(300, 200), 1.0, LIGHT)
    tile = next(p for p in CACHE._kept.values() if p.width() == p.height() == 256).toImage()

    def step(x: int, after: int) -> float:
        return sum(
            abs(tile.pixelColor(x, y).alphaF() - tile.pixelColor(after, y).alphaF())
            for y in range(256)
        )

    inside = [step(x, x + 1) for x in range(0, 250, 5)]
    assert step(255, 0) <= max(inside)


def test_table_is_kept_by_size_and_palette() -> None:
    size = QSizeF(200, 100)
    assert table_pixmap(size, 1.0, LIGHT) is table_pixmap(size, 1.0, LIGHT)
    assert table_pixmap(size, 1.0, LIGHT) is not table_pixmap(size, 1.0, DARK)


def test_every_state_of_a_button_shows() -> None:
    rect = QRectF(10, 10, 140, 44)
    fill = QColor(LIGHT.meli)
    images = [
        drawn(lambda p: paint_pill(p, rect, fill), 160, 64),
        drawn(lambda p: paint_pill(p, rect, fill, pressed=True), 160, 64),
        drawn(lambda p: paint_pill(p, rect, fill, hovered=True), 160, 64),
        drawn(lambda p: paint_pill(p, rect, fill, enabled=False), 160, 64),
        drawn(lambda p: paint_pill(p, rect, fill, focused=True), 160, 64),
    ]
    for one, other in combinations(images, 2):
        assert one != other
    assert gap(images[0], images[3]) > 0.3
    assert gap(images[0], images[4]) > 0.05


def test_every_state_of_a_place_shows() -> None:
    states: tuple[PlaceState, ...] = ("idle", "allowed", "target", "refused")
    images = [
        drawn(lambda p, s=state: paint_place(p, QRectF(20, 20, 80, 112), LIGHT, s), 120, 152)
        for state in states
    ]
    for one, other in combinations(images, 2):
        assert gap(one, other) > 0.02


def test_countdown_empties_and_warns() -> None:
    def ring(fraction: float) -> QImage:
        return drawn(lambda p: paint_countdown(p, QRectF(10, 10, 60, 60), fraction, LIGHT))

    def lit(image: QImage) -> int:
        return sum(
            image.pixelColor(x, y).lightness() > 110 and image.pixelColor(x, y).alpha() > 200
            for x in range(80)
            for y in range(80)
        )

    full, half, none = lit(ring(1.0)), lit(ring(0.5)), lit(ring(0.0))
    assert none == 0
    assert 0.4 * full < half < 0.62 * full
    assert ring(-1.0) == ring(0.0)
    assert ring(7.0) == ring(1.0)
    late = ring(0.15).pixelColor(36, 14)
    assert late.red() > 2 * late.green() or late.hsvHueF() < 0.06


def test_long_countdown_is_a_bar_as_long_as_the_time_left() -> None:
    image = drawn(lambda p: paint_countdown(p, QRectF(0, 0, 200, 8), 0.5, LIGHT), 200, 8)
    assert image.pixelColor(90, 4) == LIGHT.gold
    assert image.pixelColor(110, 4) != LIGHT.gold


@pytest.mark.parametrize("paint", [paint_panel, paint_sheet])
def test_panels_fill_their_middle(paint: Callable[..., None]) -> None:
    image = drawn(lambda p: paint(p, QRectF(30, 30, 100, 60), LIGHT), 160, 140)
    assert image.pixelColor(80, 60).alpha() > 60


def test_key_cap_holds_long_names() -> None:
    """Nothing is written outside the cap."""
    image = drawn(lambda p: paint_key_cap(p, QRectF(20, 20, 40, 26), "Suppr", QColor("white")))
    for x in range(80):
        for y in range(80):
            if not QRectF(19, 19, 42, 28).contains(QPointF(x + 0.5, y + 0.5)):
                assert image.pixelColor(x, y).alpha() == 0


@pytest.mark.parametrize("px", [16, 32, 48, 256])
def test_app_icon_has_a_light_card_on_a_dark_ground(px: int) -> None:
    image = app_icon_pixmap(px).toImage()
    assert (image.width(), image.height()) == (px, px)
    assert image.pixelColor(0, 0).alpha() == 0
    pixels = [image.pixelColor(x, y) for x in range(px) for y in range(px)]
    assert sum(p.lightness() > 220 for p in pixels) > 0.12 * px * px
    assert sum(p.alpha() > 200 and p.lightness() < 110 for p in pixels) > 0.25 * px * px
