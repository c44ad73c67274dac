"""The rules on one page, in the program's own words."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from melicado.drawing.cards import CardLook
from melicado.rules.melicado.options import PLAYABLE
from melicado.texts.melicado import special_name, special_rule
from melicado.windows.kit.pictures import CardWord
from melicado.windows.reading import ReadingPage, section

translate = QCoreApplication.translate


def rules_page() -> ReadingPage:
    """What one needs to know before the first card."""
    parts = [
        _aim(),
        *_colours(),
        _fault(),
        _contest(),
        _calls(),
        _helpers(),
        _violet(),
        _sharing(),
        _keys(),
    ]
    title, back = translate("Rules", "How to play"), translate("Rules", "Back")
    return ReadingPage(title, back, parts)


def _card(letter: str, colour: str, joker: bool = False) -> QWidget:
    return CardWord((CardLook(letter, colour, joker),), 64, letter or translate("Rules", "joker"))


def _aim() -> QWidget:
    return section(
        translate("Rules", "The aim"),
        [
            translate(
                "Rules",
                "One word lies in the middle. There are no turns: whoever finds a"
                " card that makes another word lays it.",
            ),
            translate(
                "Rules",
                "The first empty hand ends the round. Every card still held is one"
                " point, and the fewest points win.",
            ),
            translate(
                "Rules",
                "A word counts once a round. Accents do not matter: E is also É, and C is also Ç.",
            ),
        ],
        CardWord((CardLook("P", "b"), CardLook("A", "r"), CardLook("S", "g")), 56, "PAS"),
    )


def _colours() -> list[QWidget]:
    return [
        section(
            translate("Rules", "Blue: free"),
            [translate("Rules", "In front, behind, or on top of any card that may be covered.")],
            _card("L", "b"),
        ),
        section(
            translate("Rules", "Red: locked"),
            [translate("Rules", "It goes where a blue one goes, but nothing ever covers it.")],
            _card("A", "r"),
        ),
        section(
            translate("Rules", "Green: at the ends"),
            [
                translate(
                    "Rules",
                    "Only at an end of the word, and there it stays: nothing goes"
                    " beyond it. It may be covered.",
                )
            ],
            _card("E", "g"),
        ),
        section(
            translate("Rules", "Star: joker"),
            [translate("Rules", "Any letter you like, with the manners of its colour.")],
            _card("", "b", joker=True),
        ),
    ]


def _fault() -> QWidget:
    return section(
        translate("Rules", "Faults"),
        [
            translate(
                "Rules",
                "Not a word, a word already played, a red card covered, a green one"
                " inside: the card comes back to you with two more.",
            ),
            translate("Rules", "And never three of your cards in a row at the same place."),
        ],
    )


def _contest() -> QWidget:
    return section(
        translate("Rules", "Not seen, not caught"),
        [
            translate(
                "Rules",
                "Where the players are the referee, a wrong word stays unless somebody"
                " contests it in time, before the next card.",
            ),
            translate(
                "Rules",
                "Everybody stops and the dictionary decides. A wrong word goes back to its"
                " owner with two more cards; the people may also accept it, all together.",
            ),
        ],
    )


def _calls() -> QWidget:
    return section(
        translate("Rules", "Méli and Cado"),
        [
            translate(
                "Rules",
                "Méli! Everybody stops. You put all the cards of the word in"
                " another order that makes a new word, then may put a card of yours aside.",
            ),
            translate(
                "Rules",
                "Cado! You take one card out of the word and give it, with all that"
                " lies under it, to somebody else. What stays must be a new word of another"
                " family.",
            ),
        ],
    )


def _helpers() -> QWidget:
    return section(
        translate("Rules", "When nothing goes"),
        [
            translate("Rules", "Exchange: give one card, take three."),
            translate(
                "Rules",
                "Blockage: if nobody objects, the word goes away and the next"
                " player begins another one.",
            ),
        ],
    )


def _violet() -> QWidget:
    start = translate(
        "Rules", "Whoever begins a word may turn one. It changes a rule until the next word."
    )
    lines = [f"{special_name(kind)} · {special_rule(kind)}" for kind in PLAYABLE]
    return section(translate("Rules", "Violet cards"), [start, *lines])


def _sharing() -> QWidget:
    return section(
        translate("Rules", "Several people at one screen"),
        [
            translate("Rules", "Each of you has a buzzer: a key, or the plate to touch."),
            translate(
                "Rules",
                "Seen a word? Press first: for a few seconds the table is yours alone,"
                " and the robots wait.",
            ),
            translate("Rules", "Letters are buzzers now: digits pick a card, 1 is on the left."),
            translate(
                "Rules",
                "Or play one by one: each a card, an action or a pass. When all have passed,"
                " a new word begins.",
            ),
        ],
    )


def _keys() -> QWidget:
    return section(
        translate("Rules", "Keys"),
        [
            translate("Rules", "F2 Méli · F3 Cado · F4 Exchange · F5 Blockage · F6 Contest"),
            translate("Rules", "Letters pick a card · arrows a place · Enter lays"),
            translate("Rules", "Ctrl+P or Pause: a pause · F11 full screen · Escape back"),
        ],
    )
