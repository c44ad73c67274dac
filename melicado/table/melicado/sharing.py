"""What the line above the row says where several people share the screen (MC-45)."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View
from melicado.table.banner import Notice
from melicado.table.melicado.company import Company
from melicado.table.melicado.local import Local
from melicado.texts.melicado.floor import floor_sentence

translate = QCoreApplication.translate

KNOWN = 4
"""After so many words everybody knows what the buzzers are for."""


def shared_notice(
    view: View, company: Company, local: Local, names: Sequence[str], now: int
) -> Notice | None:
    """What to say to several people; None where it is what one person would be told."""
    if not company.shared or local.covered or local.exchanging:
        return None
    floor = company.floor
    name = names[floor.seat] if floor.seat is not None else ""
    if view.phase != Phase.OPEN:
        return _by_right(view, floor.seat, name)
    if floor.seat is not None and floor.until is not None:
        return Notice(floor_sentence(name), True, floor.until, floor.length)
    if view.proposal is not None or view.declaration is not None:
        return _asked(view, names)
    if view.objection is not None:
        return None
    if floor.seat is not None:
        return Notice(floor_sentence(name), True)
    doubted = view.contestable is not None and now < view.contestable.until
    if view.turn is not None or doubted:
        return None
    new = len(view.words) < KNOWN
    return Notice(translate("Table", "Seen a word? Press your buzzer!"), strong=new)


def _by_right(view: View, seat: int | None, name: str) -> Notice | None:
    """What somebody here does whose the table is by itself."""
    if view.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING) and seat == view.starter:
        return _opening(view, name)
    if view.call is not None and seat == view.call.seat:
        return _call(view, name)
    return None


def _asked(view: View, names: Sequence[str]) -> Notice | None:
    """What is answered on the plates."""
    declaration = view.declaration
    if view.proposal is not None:
        text = translate("Table", "{word}: shall it count in this game?")
        return Notice(text.format(word=view.proposal.word), True)
    if declaration is None:
        return None
    text = translate("Table", "{name}: nothing goes any more?")
    length = view.options.block_seconds * 1000
    return Notice(text.format(name=names[declaration.seat]), True, declaration.until, length)


def _yours(name: str) -> str:
    return floor_sentence(name)


def _opening(view: View, name: str) -> Notice:
    texts = {
        Phase.VIOLET: translate("Table", "{name} starts. With a violet card?"),
        Phase.BASE: translate("Table", "{name}: in which order?"),
        Phase.OPENING: translate("Table", "{name} opens: make a word with one card"),
    }
    length = view.options.opening_seconds * 1000
    return Notice(texts[view.phase].format(name=name), True, view.step_until, length)


def _call(view: View, name: str) -> Notice | None:
    if view.call is None:
        return None
    if view.call.kind == How.MELI:
        text = translate("Table", "Méli of {name}: move the cards into another word")
    else:
        text = translate("Table", "Cado of {name}: which card, and for whom?")
    length = view.call.until - view.call.since
    return Notice(text.format(name=name), True, view.call.until, length)
