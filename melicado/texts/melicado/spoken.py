"""What lies on the table, by name, for those who listen to it: cards, piles, places, seats."""

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado.cards import Card, Colour, Pile, Place, Row, Where
from melicado.rules.melicado.ground import behaves_as
from melicado.rules.melicado.options import Special
from melicado.texts.counted import counted

translate = QCoreApplication.translate


def card_name(card: Card, special: Special | None = None, letter: str = "") -> str:
    """«Carte E, verte, aux bouts»; ``letter`` is the one a joker stands for (MC-04 to MC-07).

    Under ``special`` the words after the colour tell how the card behaves (MC-29).
    """
    colour = _colour(card, special)
    if not card.is_joker:
        said = translate("Spoken", "Card {letter}, {colour}")
        return said.format(letter=card.letter, colour=colour)
    if letter:
        return translate("Spoken", "Joker as {letter}, {colour}").format(
            letter=letter, colour=colour
        )
    return translate("Spoken", "Joker, {colour}").format(colour=colour)


def pile_name(pile: Pile, number: int, special: Special | None = None) -> str:
    """«Lettre 3 : carte A, rouge, jamais recouverte, 2 cartes dessous»; ``number`` from 1."""
    said = translate("Spoken", "Letter {number}: {card}").format(
        number=number, card=card_name(pile.top, special, pile.letter)
    )
    under = len(pile.cards) - 1
    return f"{said}, {counted.under(under)}" if under else said


def place_name(place: Place, row: Row) -> str:
    """«Place devant», «Sur le G, lettre 4»; the row says where that is."""
    numbers = {pile.id: number for number, pile in enumerate(row.piles, 1)}
    letters = {pile.id: pile.letter or translate("Spoken", "joker") for pile in row.piles}
    if place.where == Where.FRONT:
        return translate("Spoken", "Place in front")
    if place.where == Where.BACK:
        return translate("Spoken", "Place behind")
    if place.where == Where.GAP:
        return translate("Spoken", "Between {left} and {right}, after letter {number}").format(
            left=letters[place.pile], right=letters[place.after], number=numbers[place.pile]
        )
    return translate("Spoken", "On {letter}, letter {number}").format(
        letter=letters[place.pile], number=numbers[place.pile]
    )


def place_outcome(place: str, before: str, after: str, correct: bool | None) -> str:
    """«Place devant : PLAGE deviendrait PLAGES», and whether that is a word if one may know."""
    said = translate("Spoken", "{place}: {before} would become {after}").format(
        place=place, before=before, after=after
    )
    if correct is None:
        return said
    judged = translate("Spoken", "right") if correct else translate("Spoken", "not a word")
    return f"{said}, {judged}"


def place_refused(place: str, why: str) -> str:
    """«Sur le A, lettre 3 : rouge, on ne la recouvre pas.»"""
    return translate("Spoken", "{place}: {why}").format(place=place, why=why)


def seat_name(name: str, count: int, points: int, *rest: str) -> str:
    """«Zoé, 7 cartes, 12 points»; ``rest`` are further words on that seat."""
    said = [name, counted.cards(count), counted.points(points)]
    return ", ".join([*said, *(word for word in rest if word)])


def _colour(card: Card, special: Special | None) -> str:
    names = {
        Colour.BLUE: translate("Spoken", "blue"),
        Colour.RED: translate("Spoken", "red"),
        Colour.GREEN: translate("Spoken", "green"),
    }
    allows = {
        Colour.BLUE: translate("Spoken", "free"),
        Colour.RED: translate("Spoken", "never covered"),
        Colour.GREEN: translate("Spoken", "at the ends"),
    }
    return f"{names[card.colour]}, {allows[behaves_as(card.colour, special)]}"
