"""How the tests look at people: silhouettes, cards on felt, shares of pixels that differ."""

from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from test_sight import Matrix, lightness, on_card, seen

from melicado.drawing.palette import LIGHT, Palette
from melicado.drawing.people import paint_person, person_pixmap

INDEX = on_card(5, 5, 21, 57)


def silhouette(kind: str, width: int = 60) -> set[tuple[int, int]]:
    """The pixels that the bare figure covers on a card of ``width``."""
    height = round(width * 1.12)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_person(painter, QRectF(0, 0, width, height), kind, LIGHT)
    painter.end()
    return {
        (x, y) for x in range(width) for y in range(height) if image.pixelColor(x, y).alpha() > 127
    }


@cache
def on_felt(kind: str, palette: Palette, label: str = "") -> QImage:
    """A card 100 px wide on flat felt, its corner at (25, 25)."""
    return laid(person_pixmap(kind, 100, 1.0, palette, label=label), palette)


def laid(pixmap: QPixmap, palette: Palette) -> QImage:
    image = QImage(pixmap.size(), QImage.Format.Format_RGB32)
    image.fill(palette.felt_middle)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return image


def pixels(area: QRectF) -> Iterator[tuple[int, int]]:
    for x in range(int(area.left()), int(area.right())):
        for y in range(int(area.top()), int(area.bottom())):
            yield x, y


def share_apart(one: QImage, other: QImage, area: QRectF, eye: Matrix) -> float:
    """How much of ``area`` differs by more than 20 steps of lightness."""
    apart = [
        abs(
            lightness(seen(one.pixelColor(x, y), eye))
            - lightness(seen(other.pixelColor(x, y), eye))
        )
        > 20
        for x, y in pixels(area)
    ]
    return sum(apart) / len(apart)


def changed(one: QImage, other: QImage) -> list[QPointF]:
    """Where two images differ, in hundredths of the width of a card 200 px wide."""
    return [
        QPointF(x / 2 - 25, y / 2 - 25)
        for x in range(one.width())
        for y in range(one.height())
        if one.pixel(x, y) != other.pixel(x, y)
    ]
