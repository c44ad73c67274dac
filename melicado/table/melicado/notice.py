"""The line above the row: what is going on, who is at it, how long it may still take."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado.exchanging import OBJECTION_MS
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View
from melicado.table.banner import Notice
from melicado.table.buttons import ButtonSpec
from melicado.table.looking_on import looks_on
from melicado.table.melicado.contest import stop_notice, word_notice
from melicado.table.melicado.local import Local

translate = QCoreApplication.translate

LAST_MS = 60_000
"""The end of the round is counted down from here."""


def notice(view: View, local: Local, names: Sequence[str], now: int = 0) -> Notice:
    """What to say above the row at ``now`` ms."""
    if view.phase in (Phase.CALL, Phase.CONTEST):
        in_call = view.phase == Phase.CALL
        return _call(view, local, names) if in_call else stop_notice(view, local, names)
    if view.objection is not None:
        return _objection(view, local, names)
    if view.declaration is not None:
        return _declaration(view, local, names)
    if view.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING):
        return _opening(view, local, names)
    if view.phase in (Phase.SCORES, Phase.OVER):
        over = translate("Table", "The game is over")
        scores = translate("Table", "The round is over")
        return Notice(over if view.phase == Phase.OVER else scores)
    return _open_table(view, local, names, now)


def _open_table(view: View, local: Local, names: Sequence[str], now: int) -> Notice:
    if local.first is not None:
        return Notice(second_wanted(), strong=True)
    if local.exchanging:
        text = translate("Table", "Choose the card you exchange for three others")
        return Notice(text, strong=True)
    return word_notice(view, local, names, now) or _turn(view, local, names) or _word(view)


def _turn(view: View, local: Local, names: Sequence[str]) -> Notice | None:
    """Whose turn it is, where all play one after the other (MC-44)."""
    if view.turn is None:
        return None
    if view.turn == local.me:
        return Notice(translate("Table", "Your turn to play"), strong=True)
    text = translate("Table", "{name}'s turn to play")
    return Notice(text.format(name=names[view.turn]))


def _word(view: View) -> Notice:
    """What lies on the table, and the end of the round when it is near."""
    text = translate("Table", "The word on the table")
    if view.special == Special.A_L_ENVERS and view.row.piles:
        text = translate("Table", "From right to left: {word}").format(word=_backwards(view))
    elif view.row.branches:
        text = translate("Table", "The words on the table")
    return Notice(text, until=view.round_until, length=LAST_MS, late=True)


def second_wanted() -> str:
    """What is said while the first card of a pair waits on the row (MC-27)."""
    return translate("Table", "And now the second card!")


def _backwards(view: View) -> str:
    """The row as À L'ENVERS reads it (MC-24)."""
    return "".join(pile.letter or "★" for pile in reversed(view.row.piles))


def _call(view: View, local: Local, names: Sequence[str]) -> Notice:
    call = view.call
    if call is None:
        return Notice("")
    length = call.until - call.since
    mine = call.seat == local.me
    if mine and call.kind == How.MELI and view.row.branches:
        text = translate("Table", "Your Méli: choose a word and move its cards")
    elif mine and call.kind == How.MELI:
        text = translate("Table", "Your Méli: move the cards into another word")
    elif mine:
        text = translate("Table", "Your Cado: which card, and for whom?")
    elif call.kind == How.MELI:
        text = translate("Table", "{name} looks for a Méli…").format(name=names[call.seat])
    else:
        text = translate("Table", "{name} looks for a Cado…").format(name=names[call.seat])
    return Notice(text, True, call.until, length)


def _opening(view: View, local: Local, names: Sequence[str]) -> Notice:
    length = view.options.opening_seconds * 1000
    if view.starter != local.me:
        name = names[view.starter]
        texts = {
            Phase.VIOLET: translate("Table", "{name} starts…"),
            Phase.BASE: translate("Table", "{name} puts two cards in order…"),
            Phase.OPENING: translate("Table", "{name} opens…"),
        }
        return Notice(texts[view.phase].format(name=name), False, view.step_until, length)
    texts = {
        Phase.VIOLET: translate("Table", "You start. With a violet card?"),
        Phase.BASE: translate("Table", "In which order?"),
        Phase.OPENING: translate("Table", "You open: make a word with one card"),
    }
    if view.phase == Phase.OPENING and view.special == Special.TWO_BY_TWO:
        two = translate("Table", "You open: make a word with two cards")
        text = second_wanted() if local.first is not None else two
        return Notice(text, True, view.step_until, length)
    return Notice(texts[view.phase], True, view.step_until, length)


def _declaration(view: View, local: Local, names: Sequence[str]) -> Notice:
    declaration = view.declaration
    if declaration is None:
        return Notice("")
    length = view.options.block_seconds * 1000
    if declaration.seat == local.me:
        text = translate("Table", "You say that nothing goes any more…")
        return Notice(text, True, declaration.until, length)
    text = translate("Table", "{name}: nothing goes any more?").format(name=names[declaration.seat])
    if local.me in declaration.agreed or looks_on(view, local.me):
        return Notice(text, True, declaration.until, length)
    barred = view.seats[local.me].barred
    buttons = (
        ButtonSpec("object", translate("Table", "I object"), "F7", "meli", not barred),
        ButtonSpec("agree", translate("Table", "I agree"), "F8", "block"),
    )
    return Notice(text, True, declaration.until, length, buttons)


def _objection(view: View, local: Local, names: Sequence[str]) -> Notice:
    objection = view.objection
    if objection is None:
        return Notice("")
    if objection.seat == local.me:
        text = translate("Table", "You objected: your turn to play!")
    else:
        text = translate("Table", "{name} objects and looks…").format(name=names[objection.seat])
    return Notice(text, True, objection.until, OBJECTION_MS)
