"""Why a command of Mendelius was refused: one short sentence."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from melicado.rules.mendelius.reasons import Reason

translate = QCoreApplication.translate


def reason_sentence(reason: str, evidence: Mapping[str, str | int]) -> str:
    """The sentence for a ``Reason``; ``evidence`` may hold ``last_cards``, how many would do.

    Raises ValueError for a code that is no reason.
    """
    code = Reason(reason)
    if code == Reason.NOT_COMPLETE and evidence.get("last_cards"):
        return translate(
            "MendeliusReason", "Not with these crosses; but another card can stay face down."
        )
    return {
        Reason.NOT_YOUR_TURN: translate("MendeliusReason", "It is not your turn yet."),
        Reason.STOPPED: translate("MendeliusReason", "Not now."),
        Reason.TAKE_FIRST: translate("MendeliusReason", "Take a card first."),
        Reason.ALREADY_TAKEN: translate("MendeliusReason", "You have taken a card already."),
        Reason.NO_DISCARD: translate("MendeliusReason", "No card lies face up."),
        Reason.STOCK_ONLY: translate(
            "MendeliusReason", "Three rounds without the stock: now a card comes from it."
        ),
        Reason.CANNOT_CLAIM: translate("MendeliusReason", "You cannot ask for this card."),
        Reason.JUST_TAKEN: translate(
            "MendeliusReason", "You have just taken this card: it stays until your next turn."
        ),
        Reason.NOT_IN_HAND: translate("MendeliusReason", "This card is not in your hand."),
        Reason.NOT_COMPLETE: translate(
            "MendeliusReason", "Not yet: the crosses of the round are not complete."
        ),
    }[code]
