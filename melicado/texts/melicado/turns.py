"""Sentences for the turns a game takes: rounds, openings, calls and blockages."""

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.state import How
from melicado.rules.melicado.view import View
from melicado.texts.who import Reader

translate = QCoreApplication.translate


def round_sentence(event: ev.AnyEvent, reader: Reader, view: View) -> str | None:
    """Rounds and games begin and end."""
    match event:
        case ev.RoundStarted():
            return reader.say(
                event.starter,
                translate("Event", "Round {round}: you start."),
                translate("Event", "Round {round}: {name} starts."),
                round=str(event.round),
            )
        case ev.RoundEnded():
            return _round_ended(event, reader)
        case ev.GameEnded():
            winners = event.ranking[0] if event.ranking else ()
            if len(winners) == 1:
                return reader.say(
                    winners[0],
                    translate("Event", "You win!"),
                    translate("Event", "{name} wins!"),
                )
            return translate("Event", "{names} win together!").format(names=reader.all(winners))
        case ev.SequenceEnded():
            return translate("Event", "Nothing more to lay: a new word begins.")
    return None


def _round_ended(event: ev.RoundEnded, reader: Reader) -> str:
    finished = event.result.finished
    if len(finished) == 1:
        return reader.say(
            finished[0],
            translate("Event", "Your hand is empty: the round is yours!"),
            translate("Event", "{name} has laid every card: the round is over."),
        )
    if finished:
        both = translate("Event", "{names} finish together!")
        return both.format(names=reader.all(finished))
    return {
        "time": translate("Event", "Time is up: the round is over."),
        "idle": translate("Event", "Nobody finds anything more: the round is over."),
        "no_base": translate("Event", "There are no cards left for a new word: the round is over."),
        "left": translate("Event", "Everybody has left: the round is over."),
    }.get(event.result.cause, translate("Event", "The round is over."))


def opening_sentence(event: ev.AnyEvent, reader: Reader, view: View) -> str | None:
    """The violet card, the base and the first card (MC-11 to MC-15)."""
    match event:
        case ev.SequenceStarted() if event.asks:
            return reader.say(
                event.starter,
                translate("Event", "A violet card, or not? You choose."),
                translate("Event", "{name} decides about the violet card."),
            )
        case ev.SequenceStarted():
            return reader.say(
                event.starter,
                translate("Event", "A new word: you open."),
                translate("Event", "A new word: {name} opens."),
            )
        case ev.StarterReplaced():
            return reader.say(
                event.starter,
                translate("Event", "You open instead."),
                translate("Event", "{name} opens instead."),
            )
        case ev.VioletDeclined():
            return translate("Event", "No violet card this time.")
    return _base_sentence(event, reader, view)


def _base_sentence(event: ev.AnyEvent, reader: Reader, view: View) -> str | None:
    """The two first cards, and the one that opens."""
    match event:
        case ev.BaseTurned():
            return reader.say(
                view.starter,
                translate("Event", "Put these two cards in the order you like."),
                translate("Event", "{name} puts the two first cards in order."),
            )
        case ev.BaseOrdered():
            return reader.say(
                view.starter,
                translate("Event", "Open: two cards that make a word.")
                if view.special == Special.TWO_BY_TWO
                else translate("Event", "Open: one card that makes a word."),
                translate("Event", "{name} looks for an opening."),
            )
        case ev.BaseReturned():
            return reader.say(
                view.starter,
                translate("Event", "Two other cards, and a new try for you."),
                translate("Event", "{name} cannot open: two other cards are turned."),
            )
        case ev.TableOpened():
            return translate("Event", "The table is open: everybody may lay the first card.")
    return None


def call_sentence(event: ev.AnyEvent, reader: Reader, view: View) -> str | None:
    """Mélis, Cados and blockages (MC-32 to MC-37)."""
    match event:
        case ev.Called(how=How.MELI):
            return reader.say(
                event.seat,
                translate("Event", "Méli! Choose a word and make another of its cards.")
                if view.row.branches
                else translate("Event", "Méli! Make another word of all these cards."),
                translate("Event", "Méli! {name} looks for another word."),
            )
        case ev.Called():
            return reader.say(
                event.seat,
                translate("Event", "Cado! Choose a card, and who receives it."),
                translate("Event", "Cado! {name} chooses a card to give."),
            )
        case ev.CallCancelled():
            gone = translate("Event", "{name} has left: the table goes on.")
            return gone.format(name=reader.name(event.seat))
        case ev.Rearranged():
            return _rearranged(event, reader, view)
        case ev.Given():
            return _given(event, reader)
    return _blockage_sentence(event, reader)


def _rearranged(event: ev.Rearranged, reader: Reader, view: View) -> str:
    before = next((w.word for w in view.words[-2::-1] if w.line == event.line), "")
    moves = (
        translate("Event", "Méli! You turn {before} into {word}."),
        translate("Event", "Méli! {name} turns {before} into {word}."),
    )
    makes = (
        translate("Event", "Méli! You make {word}."),
        translate("Event", "Méli! {name} makes {word}."),
    )
    alike = sorted(before) == sorted(event.word)
    said = reader.say(event.seat, *(moves if alike else makes), before=before, word=event.word)
    if not event.discarded:
        return said
    aside = reader.say(
        event.seat,
        translate("Event", "You put a card aside."),
        translate("Event", "{name} puts a card aside."),
    )
    return f"{said} {aside}"


def _given(event: ev.Given, reader: Reader) -> str:
    cards = "".join(card.letter for card in event.pile.cards).replace("*", "★")
    if reader.is_you(event.to):
        yours = translate("Event", "Cado! {name} gives you {cards}: {word} stays.")
        return yours.format(name=reader.name(event.seat), cards=cards, word=event.word)
    return reader.say(
        event.seat,
        translate("Event", "Cado! You give {cards} to {to}: {word} stays."),
        translate("Event", "Cado! {name} gives {cards} to {to}: {word} stays."),
        cards=cards,
        to=reader.name(event.to),
        word=event.word,
    )


def _blockage_sentence(event: ev.AnyEvent, reader: Reader) -> str | None:
    match event:
        case ev.Declared():
            return reader.say(
                event.seat,
                translate("Event", "You say that nothing can be laid any more."),
                translate("Event", "{name} says that nothing can be laid. Do you see something?"),
            )
        case ev.Objected():
            return reader.say(
                event.seat,
                translate("Event", "Show your idea: lay a card."),
                translate("Event", "{name} has an idea and will show it."),
            )
        case ev.ObjectionFailed():
            return reader.say(
                event.seat,
                translate("Event", "Too late: you will not object next time."),
                translate("Event", "{name} found nothing after all."),
            )
    return None
