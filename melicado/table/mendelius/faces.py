"""What the cards of Mendelius show on the table."""

from dataclasses import dataclass

from PySide6.QtGui import QPixmap

from melicado.drawing.people import mendelius_back_pixmap, person_pixmap
from melicado.rules.mendelius.cards import Card, points_of
from melicado.table.items import Ink
from melicado.texts.mendelius import person_name


@dataclass(frozen=True)
class PersonFace:
    """A person, a joker or the rule card; without a ``kind`` its back."""

    kind: str = ""
    label: str = ""
    points: int | None = None
    stands_for: str = ""
    under: int = 0
    lifted: bool = False
    faded: bool = False

    @property
    def covered(self) -> "PersonFace":
        """The same card face down."""
        return PersonFace(under=self.under)

    def picture(self, width: float, ink: Ink) -> QPixmap:
        """See ``Drawn``."""
        if not self.kind:
            return mendelius_back_pixmap(width, ink.dpr, ink.palette, self.under)
        return person_pixmap(
            self.kind,
            width,
            ink.dpr,
            ink.palette,
            label=self.label,
            points=self.points,
            stands_for=self.stands_for,
            lifted=self.lifted,
            faded=self.faded,
        )


BACK = PersonFace()


def face_of(card: Card, joker_points: int, stands_for: str = "") -> PersonFace:
    """The face of a card, with its name in the reader's language and its points (MD-02)."""
    points = points_of(card.kind, joker_points)
    return PersonFace(card.kind, person_name(card.kind), points, stands_for)
