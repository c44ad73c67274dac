"""The violet cards: their names and the rule each brings, in one line (MC-23 to MC-31)."""

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado.options import Special

translate = QCoreApplication.translate


def special_name(kind: str) -> str:
    """What is written on the violet card ``kind``, in capitals; ValueError for another kind."""
    return {
        Special.FONETIK: translate("Special", "FONETIK"),
        Special.A_L_ENVERS: translate("Special", "BACKWARDS"),
        Special.SINGULIER: translate("Special", "SINGULAR"),
        Special.CONJUGAISON_INTERDITE: translate("Special", "NO CONJUGATION"),
        Special.TWO_BY_TWO: translate("Special", "2 BY 2"),
        Special.VERTICALE: translate("Special", "VERTICAL"),
        Special.INVERSION: translate("Special", "COLOUR SWAP"),
        Special.INSERTION: translate("Special", "INSERTION"),
        Special.ENGLISH: translate("Special", "ENGLISH"),
    }[Special(kind)]


def special_rule(kind: str) -> str:
    """The rule of the violet card ``kind`` in one line; ValueError for another kind."""
    return {
        Special.FONETIK: translate(
            "Special", "Spelling by ear counts: what sounds right is right."
        ),
        Special.A_L_ENVERS: translate("Special", "The word is read from right to left."),
        Special.SINGULIER: translate("Special", "No plurals."),
        Special.CONJUGAISON_INTERDITE: translate(
            "Special", "No conjugated verbs; infinitives and participles are welcome."
        ),
        Special.TWO_BY_TWO: translate("Special", "Cards are laid two at a time."),
        Special.VERTICALE: translate("Special", "Words may also grow downwards."),
        Special.INVERSION: translate(
            "Special", "Red cards behave as green ones, and green as red."
        ),
        Special.INSERTION: translate("Special", "A card may slip in between two others."),
        Special.ENGLISH: translate("Special", "English words count too."),
    }[Special(kind)]
