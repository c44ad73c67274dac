"""The evidence of a referee's verdict: one plain sentence for each reason."""

from melicado.rules.melicado.reasons import Reason

_SENTENCES = {
    Reason.NOT_YOUR_TURN: "It is another player's turn.",
    Reason.NOT_OPENER: "Only the starter may open.",
    Reason.NO_WORD_YET: "Nobody may call before the first correct word.",
    Reason.STOPPED: "The table is stopped.",
    Reason.ONE_CARD_ONLY: "A play is one card.",
    Reason.TWO_CARDS_REQUIRED: "A play is two cards.",
    Reason.INSERTION_NOT_ALLOWED: "No card may be laid between two piles.",
    Reason.OPENING_EXISTS: "There is an opening.",
    Reason.CADO_TO_SELF: "A pile is given to another player.",
    Reason.NO_RECEIVER: "There is nobody to give the pile to.",
    Reason.SHARED_PILE: "A pile that two words share cannot be given.",
    Reason.STOCK_TOO_SMALL: "Three cards cannot be drawn any more.",
    Reason.ALREADY_EXCHANGED: "This player has exchanged in this sequence.",
    Reason.CANNOT_OBJECT: "This player may not object this time.",
    Reason.TOO_SOON: "It is too soon for another declaration.",
    Reason.NOT_IN_HAND: "The card is not in the hand.",
    Reason.LOCKED: "The card has just come back and must wait for another word.",
    Reason.NO_SUCH_PLACE: "There is no such place on the table.",
    Reason.STALE: "The table had changed; where it was aimed, {word} was right.",
    Reason.WORD_KNOWN: "{word} is accepted already.",
    Reason.NO_PROPOSAL: "There is no word for this player to vote on.",
    Reason.NOTHING_TO_CONTEST: "There is no word that this player can contest now.",
    Reason.MAY_GO_BACK: "The card may have to go back: its word can still be contested.",
    Reason.TIME_OUT: "The time was up.",
    Reason.SAME_PLACE_3: "It would be the player's third card in succession at that place.",
    Reason.RED_COVERED: "A visible red card may not be covered.",
    Reason.BOTH_MUST_SHOW: "Both cards must stay visible.",
    Reason.MELI_SAME_WORD: "{word} is the word that was on the table.",
    Reason.GREEN_MIDDLE: "A visible green card would not stand at an end of the word.",
    Reason.TOO_SHORT: "{word} is too short.",
    Reason.NOT_A_WORD: "{word} is not an accepted word.",
    Reason.PLURAL: "{word} is a plural.",
    Reason.CONJUGATED: "{word} is a conjugated form.",
    Reason.REPEAT: "{word} has been seen already.",
    Reason.CADO_SAME_ROOT: "{word} has the same root as the word before.",
}


def sentence(reason: Reason | None, word: str) -> str:
    """Why the verdict is what it is; ``word`` in capitals, "" where none was read."""
    if reason is None:
        return f"{word} is a correct, new word." if word else "Done."
    return _SENTENCES[reason].format(word=word or "It")
