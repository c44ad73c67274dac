"""What lies on the table, by name, for those who listen to it: cards, piles, places, seats."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado.cards import Card, Colour, Pile, Place, Row, Where
from melicado.rules.melicado.ground import behaves_as
from melicado.rules.melicado.lines import ROW, line_of_pile, line_row, lines_of
from melicado.rules.melicado.options import Special
from melicado.texts.counted import counted
from melicado.texts.melicado.lines import Change

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


def pile_name(
    pile: Pile, number: int, special: Special | None = None, down: Sequence[Pile] = ()
) -> str:
    """«Lettre 3 : carte A, rouge, jamais recouverte, 2 cartes dessous»; ``number`` from 1.

    ``down`` are the piles of the word downwards that it belongs to or begins (MC-28).
    """
    card = card_name(pile.top, special, pile.letter)
    if down and pile != down[0]:
        at = next(place for place, other in enumerate(down, 1) if other.id == pile.id)
        said = translate("Spoken", "Letter {number} of {word} downwards: {card}")
        said = said.format(number=at, word=_word(down), card=card)
    else:
        said = translate("Spoken", "Letter {number}: {card}").format(number=number, card=card)
    under = len(pile.cards) - 1
    if under:
        said = f"{said}, {counted.under(under)}"
    if down and pile == down[0]:
        starts = translate("Spoken", "first letter of {word} downwards").format(word=_word(down))
        return f"{said}, {starts}"
    return said


def place_name(place: Place, row: Row) -> str:
    """«Place devant», «Sur le G, lettre 4»; the row says where that is."""
    numbers = {pile.id: number for number, pile in enumerate(row.piles, 1)}
    letters = {pile.id: pile.letter or translate("Spoken", "joker") for pile in row.all_piles()}
    if place.where == Where.FRONT:
        return translate("Spoken", "Place in front")
    if place.where == Where.BACK:
        return translate("Spoken", "Place behind")
    if place.where == Where.GAP:
        return translate("Spoken", "Between {left} and {right}, after letter {number}").format(
            left=letters[place.pile], right=letters[place.after], number=numbers[place.pile]
        )
    line = line_of_pile(row, place.pile)
    if place.where == Where.BELOW or line not in (ROW, None):
        return _place_down(place, row, letters)
    said = translate("Spoken", "On {letter}, letter {number}").format(
        letter=letters[place.pile], number=numbers[place.pile]
    )
    if place.pile not in lines_of(row):
        return said
    word = _word(line_row(row, place.pile).piles)
    return f"{said}, {translate('Spoken', 'first letter of {word} downwards').format(word=word)}"


def _place_down(place: Place, row: Row, letters: Mapping[int, str]) -> str:
    """«Sous le S, au bout de AS vers le bas», «Sur le S, lettre 2 de AS vers le bas» (MC-28)."""
    line = place.pile if place.where == Where.BELOW else line_of_pile(row, place.pile)
    piles = line_row(row, ROW if line is None else line).piles
    if place.where == Where.OVER:
        return translate("Spoken", "On {letter}, letter {number} of {word} downwards").format(
            letter=letters[place.pile],
            number=[pile.id for pile in piles].index(place.pile) + 1,
            word=_word(piles),
        )
    if len(piles) == 1:
        number = [pile.id for pile in row.piles].index(place.pile) + 1
        return translate("Spoken", "Below {letter}, letter {number}: a new word downwards").format(
            letter=letters[place.pile], number=number
        )
    return translate("Spoken", "Below {letter}, at the end of {word} downwards").format(
        letter=letters[piles[-1].id], word=_word(piles)
    )


def _word(piles: Sequence[Pile]) -> str:
    return "".join(pile.letter or "★" for pile in piles)


def place_outcome(place: str, changes: Iterable[Change], correct: bool | None) -> str:
    """«Place devant : PLAGE deviendrait PLAGES», and whether that is a word if one may know.

    ``changes`` are words before and after, and whether they are read downwards (MC-28).
    """
    texts = {
        False: translate("Spoken", "{before} would become {after}"),
        True: translate("Spoken", "downwards {before} would become {after}"),
    }
    both = ", ".join(texts[down].format(before=b, after=a) for b, a, down in changes)
    said = translate("Spoken", "{place}: {changes}").format(place=place, changes=both)
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
