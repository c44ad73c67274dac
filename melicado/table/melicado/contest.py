"""Pas vu, pas pris at the table: when «Contest» is awake, and what the stop says (MC-38)."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View
from melicado.table.banner import Notice
from melicado.table.buttons import ButtonSpec
from melicado.table.looking_on import looks_on
from melicado.table.melicado.local import Local
from melicado.texts.melicado.contests import verdict_sentence

translate = QCoreApplication.translate


def may_contest(view: View, me: int, now: int) -> bool:
    """Whether the person at seat ``me`` can contest the latest word at ``now`` ms."""
    word = view.contestable
    fresh = word is not None and me not in word.seats and now < word.until
    return fresh and view.phase in (Phase.OPEN, Phase.CALL) and not looks_on(view, me)


def contest_button(view: View, me: int, now: int) -> ButtonSpec:
    """The button that doubts the latest word."""
    label = translate("Table", "Contest")
    return ButtonSpec("contest", label, "F6", "contest", may_contest(view, me, now))


def stop_notice(view: View, local: Local, names: Sequence[str]) -> Notice:
    """The verdict, while everybody has stopped, and the vote of the people."""
    going, word = view.contest, view.contestable
    if going is None or word is None:
        return Notice("")
    if going.seat == local.me:
        who = translate("Table", "You contest {word}.").format(word=word.word)
    else:
        who = translate("Table", "{name} contests {word}.").format(
            name=names[going.seat], word=word.word
        )
    verdict = verdict_sentence(going, word.word)
    votes = _votes(view, local)
    length = going.until - going.since
    return Notice(verdict if votes else f"{who} {verdict}", True, going.until, length, votes)


def _votes(view: View, local: Local) -> tuple[ButtonSpec, ...]:
    going, people = view.contest, view.options.people
    has_a_vote = local.me in view.active and (not people or local.me in people)
    has_a_vote = has_a_vote and not looks_on(view, local.me)
    if going is None or not going.votable or not has_a_vote or local.me in going.agreed:
        return ()
    return (
        ButtonSpec("accept", translate("Table", "I accept it"), "F7", "meli"),
        ButtonSpec("decline", translate("Table", "No"), "F8", "block"),
    )


def word_notice(view: View, local: Local, names: Sequence[str], now: int) -> Notice | None:
    """The time that is left to contest the latest word; None when there is none."""
    word = view.contestable
    if word is None or now >= word.until:
        return None
    length = view.options.contest_seconds * 1000
    if view.last_card_lies:
        last = next(s for s in view.active if not view.seats[s].count)
        if last == local.me:
            text = translate("Table", "Your last card lies: does anybody contest?")
        else:
            text = translate("Table", "{name}: the last card! Is {word} right?").format(
                name=names[last], word=word.word
            )
        return Notice(text, True, word.until, length)
    if not may_contest(view, local.me, now):
        return None
    text = translate("Table", "Is {word} right?").format(word=word.word)
    return Notice(text, until=word.until, length=length)


def contest_status(view: View, seat: int) -> str:
    """What a seat has to do with the contest that is going on, in a word; or nothing."""
    going = view.contest
    if going is None:
        return ""
    if going.seat == seat:
        return translate("Table", "contests")
    return translate("Table", "accepts") if seat in going.agreed else ""
