"""Mendelius cards as pixmaps: people, jokers, the didactic card, and their back.

Size, margin and keeping are those of ``cards``: a card is ``width`` by ``ASPECT`` x ``width``, its
pixmap larger by ``MARGIN`` x ``width`` on each side, kept and shared.
"""

from PySide6.QtGui import QPixmap

from melicado.drawing.card_face import MOST_UNDER, Blank
from melicado.drawing.cards import Key, kept
from melicado.drawing.palette import Palette
from melicado.drawing.people_back import paint_mendelius_back
from melicado.drawing.people_card import PersonLook, paint_person_card
from melicado.drawing.people_figures import FIGURES, paint_person
from melicado.rules.mendelius.cards import KINDS

__all__ = ["mendelius_back_pixmap", "paint_person", "person_pixmap"]


def person_pixmap(  # noqa: PLR0913 - the states are independent switches
    kind: str,
    width: float,
    dpr: float,
    palette: Palette,
    *,
    label: str = "",
    points: int | None = None,
    stands_for: str = "",
    lifted: bool = False,
    faded: bool = False,
) -> QPixmap:
    """The card of ``kind``: a person such as "RGM", "JK" the joker or "DC" the didactic card.

    ``label`` is its name as people read it, made smaller until it fits. ``points`` stand on a coin
    (MD-02). ``stands_for``: the person whose place a wild card takes (MD-07), shown small and in
    the index. ``lifted``: held above the table. ``faded``: half transparent. Raises KeyError for
    another kind, or for a ``stands_for`` that is no person.
    """
    if kind not in FIGURES:
        raise KeyError(kind)
    if stands_for and stands_for not in KINDS:
        raise KeyError(stands_for)
    look = PersonLook(kind, label, points, stands_for, lifted, faded)
    return kept(
        Key("person", width, dpr, palette, look),
        lambda painter: paint_person_card(painter, look, palette),
        blank=Blank(lifted=lifted),
    )


def mendelius_back_pixmap(width: float, dpr: float, palette: Palette, under: int = 0) -> QPixmap:
    """The back of a Mendelius card; with ``under``, of a stock (edges of up to four show)."""
    shown = min(max(under, 0), MOST_UNDER)
    return kept(
        Key("mendelius back", width, dpr, palette, shown),
        lambda painter: paint_mendelius_back(painter, palette),
        blank=Blank(under=shown),
    )
