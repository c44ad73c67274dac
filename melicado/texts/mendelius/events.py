"""What has just happened in Mendelius, in one sentence for the reader of a view.

Each sentence exists twice: for what the reader did, and for what somebody else did.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.view import View
from melicado.texts.counted import counted
from melicado.texts.mendelius.cards import card_name
from melicado.texts.names import in_a_row
from melicado.texts.who import Reader

translate = QCoreApplication.translate


def event_sentence(event: ev.AnyEvent, names: Sequence[str], view: View) -> str | None:
    """What ``event`` says to the reader of ``view`` (the view after it), or None if nothing.

    ``names`` are those of the seats, in order.
    """
    reader = Reader(tuple(names), view.you)
    return _turn(event, reader) or _card(event, reader) or _ending(event, reader)


def _turn(event: ev.AnyEvent, reader: Reader) -> str | None:
    """Rounds and turns begin."""
    match event:
        case ev.DealerDrawn():
            return reader.say(
                event.dealer,
                translate("MendeliusEvent", "You have drawn the highest card: you deal."),
                translate("MendeliusEvent", "{name} has drawn the highest card and deals."),
            )
        case ev.RoundStarted():
            return reader.say(
                event.turn,
                translate("MendeliusEvent", "Round {round}: you begin."),
                translate("MendeliusEvent", "Round {round}: {name} begins."),
                round=str(event.round),
            )
        case ev.TurnBegan(lost=lost) if lost:
            if len(lost) == 1:
                return reader.say(
                    lost[0],
                    translate("MendeliusEvent", "You lose this turn, for the card you claimed."),
                    translate("MendeliusEvent", "{name} loses a turn, for the card claimed."),
                )
            said = translate("MendeliusEvent", "{names} lose a turn.")
            return said.format(names=reader.all(lost))
        case ev.TurnBegan() if reader.is_you(event.seat):
            return translate("MendeliusEvent", "Your turn: take a card.")
    return None


def _card(event: ev.AnyEvent, reader: Reader) -> str | None:
    """Cards that are taken, asked for and laid."""
    match event:
        case ev.Took(claimed=True):
            return reader.say(
                event.seat,
                translate("MendeliusEvent", "{card} is yours; you lose your next turn."),
                translate("MendeliusEvent", "{name} claims {card} and will lose a turn."),
                card=card_name(event.card.kind),
            )
        case ev.Took():
            return reader.say(
                event.seat,
                translate("MendeliusEvent", "You take {card}."),
                translate("MendeliusEvent", "{name} takes {card}."),
                card=card_name(event.card.kind),
            )
        case ev.StockAnnounced():
            return reader.say(
                event.seat,
                translate("MendeliusEvent", "Does anybody want the card that lies face up?"),
                translate("MendeliusEvent", "{name} leaves the card that lies face up."),
            )
        case ev.Drew():
            return reader.say(
                event.seat,
                _drawn(event),
                translate("MendeliusEvent", "{name} draws from the stock."),
            )
        case ev.Discarded():
            return reader.say(
                event.seat,
                translate("MendeliusEvent", "You discard {card}."),
                translate("MendeliusEvent", "{name} discards {card}."),
                card=card_name(event.card.kind),
            )
        case ev.Asked():
            return reader.say(
                event.seat,
                translate("MendeliusEvent", "You ask for the card."),
                translate("MendeliusEvent", "{name} asks for the card."),
            )
    return None


def _drawn(event: ev.Drew) -> str:
    if event.card is None:
        return translate("MendeliusEvent", "You draw from the stock.")
    said = translate("MendeliusEvent", "You draw {card}.")
    return said.format(card=card_name(event.card.kind))


def _ending(event: ev.AnyEvent, reader: Reader) -> str | None:
    """Mendelius!, and what ends."""
    match event:
        case ev.NeverSaid(on=True):
            return reader.say(
                event.seat,
                translate("MendeliusEvent", "You claim nothing more in this round."),
                translate("MendeliusEvent", "{name} claims nothing more in this round."),
            )
        case ev.NeverSaid():
            return reader.say(
                event.seat,
                translate("MendeliusEvent", "You may claim again."),
                translate("MendeliusEvent", "{name} may claim again."),
            )
        case ev.WentOut():
            return reader.say(
                event.seat,
                translate("MendeliusEvent", "Mendelius! The round is yours."),
                translate("MendeliusEvent", "Mendelius! {name} has all the crosses."),
            )
        case ev.FalseCall():
            return reader.say(
                event.seat,
                translate("MendeliusEvent", "Not yet! A wrong Mendelius! costs {points}."),
                translate("MendeliusEvent", "A wrong Mendelius! costs {name} {points}."),
                points=counted.points(event.points),
            )
        case ev.Folded():
            return reader.say(
                event.seat,
                translate("MendeliusEvent", "You leave the table."),
                translate("MendeliusEvent", "{name} leaves the table."),
            )
        case ev.RoundEnded():
            return _round_ended(event, reader)
        case ev.GameEnded():
            return _game_ended(event, reader)
    return None


def _round_ended(event: ev.RoundEnded, reader: Reader) -> str:
    if event.result.winner >= 0:
        return reader.say(
            event.result.winner,
            translate("MendeliusEvent", "Mendelius! The round is yours."),
            translate("MendeliusEvent", "Mendelius! {name} wins the round."),
        )
    if event.result.cause == "stock":
        return translate("MendeliusEvent", "The stock is empty: nobody wins this round.")
    return translate("MendeliusEvent", "Everybody has left: the round is over.")


def _game_ended(event: ev.GameEnded, reader: Reader) -> str:
    winners = event.ranking[0] if event.ranking else ()
    if len(winners) == 1:
        return reader.say(
            winners[0],
            translate("MendeliusEvent", "You win!"),
            translate("MendeliusEvent", "{name} wins!"),
        )
    said = translate("MendeliusEvent", "{names} win together!")
    return said.format(names=in_a_row([reader.name(seat) for seat in winners]))
