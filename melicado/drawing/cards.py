"""Cards as pixmaps: letter cards, jokers, piles, backs and violet cards.

A card is ``width`` by 1.4 x ``width``. Its pixmap is larger by ``MARGIN`` x ``width`` on each of
the four sides, which leaves room for the shadow and for the cards under it: an item whose card
begins at (0, 0) draws the pixmap at (-MARGIN * width, -MARGIN * width). Widths that are multiples
of four keep the card's edges on whole pixels. Pixmaps are kept and shared: never paint on one.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPixmap

from melicado.drawing.card_back import paint_back
from melicado.drawing.card_face import (
    MOST_UNDER,
    Blank,
    CardLook,
    CardState,
    paint_blank,
    paint_card,
)
from melicado.drawing.palette import Palette
from melicado.drawing.pixmaps import PixmapCache, blank_pixmap, painting
from melicado.drawing.violet import VIOLET_KINDS, paint_violet

__all__ = [
    "ASPECT",
    "CACHE",
    "MARGIN",
    "VIOLET_KINDS",
    "CardLook",
    "back_pixmap",
    "card_pixmap",
    "clear_cache",
    "pile_pixmap",
    "violet_pixmap",
]

ASPECT = 1.4
"""Height of a card over its width."""

MARGIN = 0.25
"""Free space on each side of a card in its pixmap, over the card's width."""

CACHE = PixmapCache(limit=64 * 1024 * 1024)
"""The card pixmaps kept, least recently used first to go."""


def card_pixmap(  # noqa: PLR0913 - the states are independent switches
    look: CardLook,
    width: float,
    dpr: float,
    palette: Palette,
    *,
    lifted: bool = False,
    provisional: bool = False,
    locked: bool = False,
    faded: bool = False,
    under: int = 0,
) -> QPixmap:
    """A letter card or joker, ``width`` logical pixels wide, at ``dpr`` device pixels each.

    ``lifted``: held above the table, its shadow deeper and further off. ``provisional``: laid but
    not settled (MC-20), framed in dashed gold. ``locked``: not to be played until the row settles
    (MC-20), veiled with a clock. ``faded``: half transparent. ``under``: how many cards lie under
    it (MC-08); their edges show, up to four.
    """
    state = CardState(lifted, provisional, locked, faded, min(max(under, 0), MOST_UNDER))
    return kept(
        Key("card", width, dpr, palette, (look, state)),
        lambda painter: paint_card(painter, look, palette, state),
        blank=Blank(lifted, state.under),
    )


def pile_pixmap(look: CardLook, under: int, width: float, dpr: float, palette: Palette) -> QPixmap:
    """A pile: its visible card ``look`` with the edges of the ``under`` cards beneath (MC-08)."""
    return card_pixmap(look, width, dpr, palette, under=under)


def back_pixmap(width: float, dpr: float, palette: Palette, *, under: int = 0) -> QPixmap:
    """The back of a card; with ``under``, of a stock with that many cards beneath (four show)."""
    shown = min(max(under, 0), MOST_UNDER)
    return kept(
        Key("back", width, dpr, palette, shown),
        lambda painter: paint_back(painter, palette),
        blank=Blank(under=shown),
    )


def violet_pixmap(kind: str, width: float, dpr: float, palette: Palette, name: str) -> QPixmap:
    """The violet card ``kind`` (one of ``VIOLET_KINDS``) with its ``name`` as people read it.

    Raises KeyError for another kind.
    """
    return kept(
        Key("violet", width, dpr, palette, (kind, name)),
        lambda painter: paint_violet(painter, kind, name, palette),
        blank=Blank(paper=False),
    )


def clear_cache() -> None:
    """Forget every card pixmap, for instance after a change of palette."""
    CACHE.clear()


@dataclass(frozen=True)
class Key:
    """What a kept pixmap shows: ``what`` names its painter, ``rest`` is all else it depends on."""

    what: str
    width: float
    dpr: float
    palette: Palette
    rest: object


def kept(key: Key, paint: Callable[[QPainter], None], *, blank: Blank | None = None) -> QPixmap:
    """The pixmap of ``key``; ``paint`` draws in units of a hundredth of the card's width.

    It draws on a copy of ``blank``, or on nothing.
    """

    def make() -> QPixmap:
        width = key.width
        side = 2 * MARGIN * width
        if blank is not None:
            pixmap = QPixmap(_blank(key, blank))
        else:
            pixmap = blank_pixmap(QSizeF(width + side, width * ASPECT + side), key.dpr)
        with painting(pixmap) as painter:
            painter.translate(MARGIN * width, MARGIN * width)
            painter.scale(width / 100, width / 100)
            paint(painter)
        return pixmap

    return CACHE.get(key, make)


def _blank(key: Key, blank: Blank) -> QPixmap:
    """A blank card of the size and colours of ``key``."""
    return kept(
        Key("blank", key.width, key.dpr, key.palette, blank),
        lambda painter: paint_blank(painter, key.palette, blank),
    )
