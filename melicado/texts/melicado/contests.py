"""Sentences for contests: who doubts which word, what the dictionary says, what comes of it."""

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.state import Contest, Judged
from melicado.texts.melicado.reasons import reason_sentence
from melicado.texts.who import Reader

translate = QCoreApplication.translate


def contest_sentence(event: ev.AnyEvent, reader: Reader) -> str | None:
    """What happens around a contested word (MC-38)."""
    match event:
        case ev.Contested():
            said = reader.say(
                event.seat,
                translate("Contest", "You contest {word}."),
                translate("Contest", "{name} contests {word}."),
                word=event.word,
            )
            return f"{said} {_verdict(event.reason, event.evidence, event.word)}"
        case ev.TakenBack():
            why = reason_sentence(event.reason, event.evidence)
            return f"{why} {_falls(event, reader)}"
        case ev.ContestEnded(outcome="accepted"):
            accepted = translate("Contest", "All of you accept {word}: it stays.")
            return accepted.format(word=event.word)
        case ev.ContestEnded(outcome="right"):
            return translate("Contest", "{word} is right: it stays.").format(word=event.word)
        case ev.ContestEnded():
            off = translate("Contest", "A player has left: {word} stays.")
            return off.format(word=event.word)
    return None


def verdict_sentence(contest: Contest, word: str) -> str:
    """What the dictionary says of the contested ``word``."""
    return _verdict(contest.reason, contest.evidence, word)


def judged_word(judged: Judged) -> str:
    """What came of a contest, in a word or two, beside the word it was about."""
    return {
        "wrong": translate("Contest", "contested, wrong"),
        "right": translate("Contest", "contested, right"),
        "accepted": translate("Contest", "accepted by all"),
    }[judged.outcome]


def _verdict(reason: str, evidence: dict[str, str | int], word: str) -> str:
    if reason:
        return reason_sentence(reason, evidence)
    return translate("Contest", "{word} is right.").format(word=word)


def _falls(event: ev.TakenBack, reader: Reader) -> str:
    return reader.say(
        event.seats[0],
        translate("Contest", "You take your cards back, and draw."),
        translate("Contest", "{name} takes the cards back, and draws."),
    )
