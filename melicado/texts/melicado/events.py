"""What has just happened, in one sentence, for those who look and for those who listen.

Each sentence exists twice: for what the reader did, and for what somebody else did.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.state import How
from melicado.rules.melicado.view import View
from melicado.texts.counted import counted
from melicado.texts.melicado.contests import contest_sentence
from melicado.texts.melicado.lines import seen_said
from melicado.texts.melicado.reasons import reason_sentence
from melicado.texts.melicado.specials import special_name, special_rule
from melicado.texts.melicado.turns import call_sentence, opening_sentence, round_sentence
from melicado.texts.who import Reader

translate = QCoreApplication.translate


def event_sentence(event: ev.AnyEvent, names: Sequence[str], view: View) -> str | None:
    """What ``event`` says to the reader of ``view`` (the view after it), or None if nothing.

    ``names`` are those of the seats, in order.
    """
    reader = Reader(tuple(names), view.you)
    said = round_sentence(event, reader, view) or opening_sentence(event, reader, view)
    said = said or call_sentence(event, reader, view) or contest_sentence(event, reader)
    return said or _play_sentence(event, reader, view.special)


def _play_sentence(event: ev.AnyEvent, reader: Reader, special: str | None) -> str | None:
    """Cards that are laid, drawn and sent back."""
    match event:
        case ev.VioletTurned():
            return f"{special_name(event.special)}. {special_rule(event.special)}"
        case ev.Settled():
            return _settled(event, reader)
        case ev.Returned():
            return translate("Event", "At the same moment! The cards come back, at no cost.")
        case ev.Faulted():
            return _faulted(event, reader, special)
        case ev.Rejected() if reader.is_you(event.seat):
            return reason_sentence(event.reason, event.evidence, special)
        case ev.Passed():
            return reader.say(
                event.seat,
                translate("Event", "You pass."),
                translate("Event", "{name} passes."),
            )
        case ev.Drawn():
            return _drawn(event, reader)
    return _aside_sentence(event, reader)


def _aside_sentence(event: ev.AnyEvent, reader: Reader) -> str | None:
    """Cards that change hands beside the word."""
    match event:
        case ev.Refilled(source="covered"):
            return translate("Event", "The covered cards go back into the stock.")
        case ev.Refilled():
            return translate("Event", "The cards set aside go back into the stock.")
        case ev.Exchanged():
            return reader.say(
                event.seat,
                translate("Event", "You exchange a card for three others."),
                translate("Event", "{name} exchanges a card."),
            )
        case ev.WordProposed():
            return reader.say(
                event.seat,
                translate("Event", "You propose {word}."),
                translate("Event", "{name} proposes {word}: do you accept it?"),
                word=event.word,
            )
        case ev.WordAdded():
            added = translate("Event", "{word} counts as a word in this game.")
            return added.format(word=event.word)
        case ev.WordDropped():
            dropped = translate("Event", "{word} is not accepted by all: it does not count.")
            return dropped.format(word=event.word)
        case ev.Folded():
            return reader.say(
                event.seat,
                translate("Event", "You leave the table."),
                translate("Event", "{name} leaves the table."),
            )
    return None


def _settled(event: ev.Settled, reader: Reader) -> str | None:
    if not event.words:
        return None
    last = event.words[-1]
    seats = tuple(dict.fromkeys(word.seat for word in event.words))
    if len(seats) > 1:
        together = translate("Event", "{names} together: {word}.")
        return together.format(names=reader.all(seats), word=seen_said(event.words))
    return reader.say(
        last.seat,
        translate("Event", "You make {word}."),
        translate("Event", "{name} makes {word}."),
        word=seen_said(event.words),
    )


def _faulted(event: ev.Faulted, reader: Reader, special: str | None) -> str:
    why = reason_sentence(event.reason, event.evidence, special)
    if event.how == How.PLAY:
        return reader.say(event.seat, "{why}", translate("Event", "{name}: {why}"), why=why)
    calls = {
        How.MELI: (
            translate("Event", "Your Méli fails."),
            translate("Event", "The Méli of {name} fails."),
        ),
        How.CADO: (
            translate("Event", "Your Cado fails."),
            translate("Event", "The Cado of {name} fails."),
        ),
    }
    return f"{reader.say(event.seat, *calls[event.how])} {why}"


def _drawn(event: ev.Drawn, reader: Reader) -> str | None:
    if event.cause == "exchange":
        return None
    if event.count == 0:
        return translate("Event", "There is no card left to draw.")
    return reader.say(event.seat, counted.you_draw(event.count), counted.draws(event.count))
