"""Every figure of Mendelius by name, and how one is put into a rectangle."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from melicado.drawing.crayon import Crayon
from melicado.drawing.palette import Palette
from melicado.drawing.people_children import draw_daughter, draw_son
from melicado.drawing.people_elders import draw_grandfather, draw_grandmother
from melicado.drawing.people_parents import draw_father, draw_mother
from melicado.drawing.people_tones import paints
from melicado.drawing.people_wild import draw_book, draw_joker
from melicado.rules.mendelius.cards import DIDACTIC, JOKER, KINDS, Role, family_of, role_of

FIGURE = QRectF(-50, 0, 100, 112)
"""The box that every figure stands in."""

_ROLES: dict[Role, Callable[[Crayon], None]] = {
    Role.GRANDMOTHER: draw_grandmother,
    Role.GRANDFATHER: draw_grandfather,
    Role.MOTHER: draw_mother,
    Role.FATHER: draw_father,
    Role.DAUGHTER: draw_daughter,
    Role.SON: draw_son,
}

FIGURES: dict[str, Callable[[Crayon], None]] = {
    **{kind: _ROLES[role_of(kind)] for kind in KINDS},
    JOKER: draw_joker,
    DIDACTIC: draw_book,
}
"""How to draw each kind of card."""


def family_letter(kind: str) -> str:
    """The letter of a person's family, nothing for other cards."""
    return str(family_of(kind)) if kind in KINDS else ""


def paint_person(painter: QPainter, rect: QRectF, kind: str, palette: Palette) -> None:
    """The figure of ``kind`` alone, as large as fits in ``rect``, standing on its lower edge.

    Raises KeyError for another kind.
    """
    draw = FIGURES[kind]
    scale = min(rect.width() / FIGURE.width(), rect.height() / FIGURE.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x(), rect.bottom() - FIGURE.height() * scale)
    painter.scale(scale, scale)
    painter.setClipRect(FIGURE, Qt.ClipOperation.IntersectClip)
    draw(Crayon(painter, paints(family_letter(kind), palette)))
    painter.restore()
