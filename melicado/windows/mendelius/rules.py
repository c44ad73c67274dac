"""The rules of Mendelius on one page, in the program's own words."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from melicado.rules.mendelius.layouts import ASKED, DEALT
from melicado.texts.mendelius import round_sentence
from melicado.windows.mendelius.pictures import ARROW, CROSS, People, Shown
from melicado.windows.reading import ReadingPage, section

translate = QCoreApplication.translate

_UNITS = 52


def rules_page() -> ReadingPage:
    """What one needs to know before the first card."""
    parts = [_aim(), _cards(), *_crosses(), _turn(), _claim(), _out(), _rounds(), _keys()]
    title, back = translate("MendeliusRules", "How to play"), translate("MendeliusRules", "Back")
    return ReadingPage(title, back, parts)


def _picture(*parts: str) -> People:
    signs = (CROSS, ARROW)
    return People([p if p in signs else Shown(p) for p in parts], _UNITS, labels=False)


def _aim() -> QWidget:
    return section(
        translate("MendeliusRules", "The aim"),
        [
            translate(
                "MendeliusRules",
                "Be the first to hold all the crosses the round asks for: couples with"
                " children of the right colours.",
            ),
            translate(
                "MendeliusRules",
                "Who does so loses ten points; the others add up the cards they hold. After"
                " the last round the lowest total wins.",
            ),
        ],
        _picture("RM", CROSS, "BF", ARROW, "OD"),
    )


def _cards() -> QWidget:
    return section(
        translate("MendeliusRules", "The cards"),
        [
            translate(
                "MendeliusRules",
                "Three families. Red carries RR, white BB; ochre is the hybrid RB. The colour"
                " shows the genes.",
            ),
            translate(
                "MendeliusRules",
                "Grandparents cost 10 points, parents 5, children 1, a joker 20.",
            ),
            translate("MendeliusRules", "A joker stands for anybody."),
        ],
        _picture("RGM", "OF", "BD", "JK"),
    )


def _crosses() -> list[QWidget]:
    return [
        section(
            translate("MendeliusRules", "Pure couple"),
            [
                translate("MendeliusRules", "Red and white only: all the children are alike."),
                translate("MendeliusRules", "Red with white gives ochre."),
            ],
            _picture("RM", CROSS, "BF", ARROW, "OD", "OS"),
        ),
        section(
            translate("MendeliusRules", "Mixed couple"),
            [
                translate(
                    "MendeliusRules",
                    "A pure with an ochre: half the children like the pure one, half ochre.",
                )
            ],
            _picture("OM", CROSS, "RF", ARROW, "RS", "OD"),
        ),
        section(
            translate("MendeliusRules", "Hybrid couple"),
            [translate("MendeliusRules", "Two ochres: one red child, two ochre, one white.")],
            _picture("OM", CROSS, "OF", ARROW, "RD", "OS", "OD", "BS"),
        ),
    ]


def _turn() -> QWidget:
    return section(
        translate("MendeliusRules", "Your turn"),
        [
            translate(
                "MendeliusRules",
                "Take the uppermost card of the stock or the one that lies face up, then"
                " discard a card.",
            ),
            translate(
                "MendeliusRules",
                "A card just taken from the discards is not discarded in the same turn.",
            ),
        ],
    )


def _claim() -> QWidget:
    return section(
        translate("MendeliusRules", "I want it!"),
        [
            translate(
                "MendeliusRules",
                "When somebody leaves the card that lies face up, the others may claim it, the"
                " first in turn order before all. You discard a card, and lose your next turn.",
            ),
            translate("MendeliusRules", "Once a round, and never your own discard."),
        ],
    )


def _out() -> QWidget:
    return section(
        translate("MendeliusRules", "Mendelius!"),
        [
            translate(
                "MendeliusRules",
                "With every cross in hand and one card more, say Mendelius! The crosses are"
                " laid, the last card goes face down, the round is over.",
            ),
            translate(
                "MendeliusRules",
                "Lay your cards on the places in the middle as you like: nobody else sees them.",
            ),
        ],
    )


def _rounds() -> QWidget:
    said = [round_sentence(number) for number in (*ASKED, 6)]
    said.sort()
    dealt = translate("MendeliusRules", "Cards dealt: {counts}.")
    counts = ", ".join(str(DEALT[number]) for number in sorted(DEALT))
    return section(
        translate("MendeliusRules", "The seven rounds"), [*said, dealt.format(counts=counts)]
    )


def _keys() -> QWidget:
    return section(
        translate("MendeliusRules", "With the keyboard"),
        [
            translate("MendeliusRules", "Left and right go over the cards."),
            translate(
                "MendeliusRules",
                "Up chooses a place among the crosses, Enter lays the card, Down brings it back.",
            ),
            translate("MendeliusRules", "Each button shows its key."),
            translate("Rules", "Ctrl+P or Pause: a pause · F11 full screen · Escape back"),
        ],
    )
