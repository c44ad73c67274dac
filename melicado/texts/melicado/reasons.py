"""Why something was refused or is a fault: one short sentence with its evidence."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado.options import Special
from melicado.rules.melicado.reasons import Reason
from melicado.words.letters import JOKER

translate = QCoreApplication.translate


def reason_sentence(
    reason: str, evidence: Mapping[str, str | int], special: str | None = None
) -> str:
    """The sentence for a ``Reason``; ``evidence`` may hold ``word`` and ``before``.

    Under the violet card ``special`` colours are named as they behave (MC-29).
    Raises ValueError for a code that is no reason.
    """
    code = Reason(reason)
    word, before = str(evidence.get("word", "")), str(evidence.get("before", ""))
    if code == Reason.CADO_SAME_ROOT and word and before:
        return translate("Reason", "{before} and {word} are of the same family.").format(
            before=before, word=word
        )
    if word and code in _WITH_WORD:
        return _with_word(code, word)
    swapped = _swapped() if special == Special.INVERSION else {}
    return {**_refusals(), **_faults(), **swapped}[code]


def _refusals() -> dict[Reason, str]:
    return {
        Reason.NOT_YOUR_TURN: translate("Reason", "It is not your turn yet."),
        Reason.NOT_OPENER: translate("Reason", "Patience: the first card is not yours to lay."),
        Reason.NO_WORD_YET: translate("Reason", "A first word must be on the table before a call."),
        Reason.STOPPED: translate("Reason", "Not now: the table has stopped."),
        Reason.ONE_CARD_ONLY: translate("Reason", "One card at a time."),
        Reason.TWO_CARDS_REQUIRED: translate("Reason", "2 BY 2: lay two cards together."),
        Reason.INSERTION_NOT_ALLOWED: translate(
            "Reason", "Between two cards? Only when INSERTION is in force."
        ),
        Reason.OPENING_EXISTS: translate("Reason", "Look again: one of your cards makes a word."),
        Reason.CADO_TO_SELF: translate("Reason", "A Cado is a gift: choose somebody else."),
        Reason.NO_RECEIVER: translate("Reason", "There is nobody to give it to."),
        Reason.SHARED_PILE: translate("Reason", "This pile holds two words together: it stays."),
        Reason.STOCK_TOO_SMALL: translate(
            "Reason", "Fewer than three cards are left to draw: no exchange now."
        ),
        Reason.ALREADY_EXCHANGED: translate(
            "Reason", "One exchange for each new word: yours is done."
        ),
        Reason.CANNOT_OBJECT: translate("Reason", "You cannot object this time."),
        Reason.TOO_SOON: translate("Reason", "A blockage has just been declared: wait a little."),
        Reason.NOT_IN_HAND: translate("Reason", "This card is not in your hand any more."),
        Reason.LOCKED: translate("Reason", "This card rests until the word has changed."),
        Reason.NO_SUCH_PLACE: translate("Reason", "There is no such place any more."),
        Reason.STALE: translate("Reason", "The word had just changed: your card comes back, free."),
        Reason.WORD_KNOWN: translate("Reason", "This word counts already."),
        Reason.NO_PROPOSAL: translate("Reason", "There is no word to vote on."),
        Reason.NOTHING_TO_CONTEST: translate("Reason", "There is no word to contest any more."),
        Reason.MAY_GO_BACK: translate(
            "Reason", "Wait a little: this card may still have to go back."
        ),
    }


def _faults() -> dict[Reason, str]:
    return {
        Reason.TIME_OUT: translate("Reason", "Time is up."),
        Reason.SAME_PLACE_3: translate(
            "Reason", "Never three of your cards in a row at the same place."
        ),
        Reason.RED_COVERED: translate("Reason", "Red: it is never covered."),
        Reason.BOTH_MUST_SHOW: translate("Reason", "Both cards must stay visible."),
        Reason.MELI_SAME_WORD: translate("Reason", "It is still the same word."),
        Reason.GREEN_MIDDLE: translate("Reason", "Green: it lives at the ends of the word."),
        Reason.TOO_SHORT: translate("Reason", "This word is too short."),
        Reason.NOT_A_WORD: translate("Reason", "This is not in the dictionary."),
        Reason.PLURAL: translate("Reason", "SINGULAR: no plurals."),
        Reason.CONJUGATED: translate("Reason", "NO CONJUGATION: no conjugated verbs."),
        Reason.REPEAT: translate("Reason", "This word has been played already."),
        Reason.CADO_SAME_ROOT: translate("Reason", "The two words are of the same family."),
    }


def _swapped() -> dict[Reason, str]:
    """What colours forbid under INVERSION DES COULEURS (MC-29)."""
    return {
        Reason.RED_COVERED: translate("Reason", "Swapped colours: a green is never covered."),
        Reason.GREEN_MIDDLE: translate(
            "Reason", "Swapped colours: a red lives at the ends of the word."
        ),
    }


_WITH_WORD = frozenset(
    {
        Reason.STALE,
        Reason.MELI_SAME_WORD,
        Reason.TOO_SHORT,
        Reason.NOT_A_WORD,
        Reason.PLURAL,
        Reason.CONJUGATED,
        Reason.REPEAT,
    }
)


def _with_word(reason: Reason, word: str) -> str:
    if reason == Reason.NOT_A_WORD and JOKER in word:
        no_joker = translate("Reason", "No word of the dictionary reads {pattern}.")
        return no_joker.format(pattern=word.replace(JOKER, "★"))
    return {
        Reason.STALE: translate("Reason", "Somebody was quicker than {word}: no harm done."),
        Reason.MELI_SAME_WORD: translate("Reason", "{word} again: find another word."),
        Reason.TOO_SHORT: translate("Reason", "{word} is too short."),
        Reason.NOT_A_WORD: translate("Reason", "{word} is not in the dictionary."),
        Reason.PLURAL: translate("Reason", "SINGULAR: {word} is a plural."),
        Reason.CONJUGATED: translate("Reason", "NO CONJUGATION: {word} is a conjugated verb."),
        Reason.REPEAT: translate("Reason", "{word} has been played already."),
    }[reason].format(word=word)
