"""Phrases that count things: every language bends them in its own way.

They live in one class because Qt's collector of strings sees a plural only in ``self.tr``.
"""

from PySide6.QtCore import QCoreApplication


class Counted:
    """Phrases with a number in them."""

    def tr(self, source: str, comment: str, count: int) -> str:
        """The phrase with ``%n`` as ``count`` and the words bent to it."""
        return QCoreApplication.translate("Counted", source, comment, count)

    def cards(self, count: int) -> str:
        """«7 cartes»."""
        return self.tr("%n card(s)", "", count)

    def under(self, count: int) -> str:
        """«2 cartes dessous»."""
        return self.tr("%n card(s) under it", "", count)

    def points(self, count: int) -> str:
        """«7 points»."""
        return self.tr("%n point(s)", "", count)

    def words(self, count: int) -> str:
        """«7 mots»."""
        return self.tr("%n word(s)", "", count)

    def children(self, count: int) -> str:
        """«2 enfants»."""
        return self.tr("%n child(ren)", "", count)

    def lacking(self, count: int) -> str:
        """«encore 2 cartes»."""
        return self.tr("%n card(s) to go", "", count)

    def lacks(self, count: int) -> str:
        """«Il manque encore 2 cartes.»"""
        return self.tr("%n card(s) are still missing.", "", count)

    def seats(self, count: int) -> str:
        """«2 places libres»."""
        return self.tr("%n free seat(s)", "", count)

    def you_draw(self, count: int) -> str:
        """«Vous piochez 2 cartes.»"""
        return self.tr("You draw %n card(s).", "", count)

    def draws(self, count: int) -> str:
        """«{name} pioche 2 cartes.», the name to be filled in."""
        return self.tr("{name} draws %n card(s).", "", count)


counted = Counted()
