"""What the pill shows while something is held or chosen: the word it would make."""

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View
from melicado.table.melicado.aim import Aim, Aimer
from melicado.table.melicado.local import Local
from melicado.table.pill import Kind
from melicado.texts.melicado import reason_sentence
from melicado.texts.melicado.lines import changes_text, word_text

translate = QCoreApplication.translate

Shown = tuple[str, Kind]
NOTHING: Shown = ("", "word")


def preview(view: View, local: Local, aimer: Aimer) -> Shown:
    """The text and its kind, an empty text for nothing."""
    if local.covered:
        return translate("Table", "Pause"), "info"
    if local.over:
        return _beside(list(local.over.values())[-1]), "info"
    if local.aims:
        return aimed(list(local.aims.values())[-1])
    return _called(view, local, aimer) or _chosen(view, local, aimer)


def _beside(target: str) -> str:
    """What a card let go beside the row would do."""
    if target == "stock":
        return translate("Table", "Exchange this card for three others")
    return translate("Table", "Discard this card with the Méli")


def _called(view: View, local: Local, aimer: Aimer) -> Shown | None:
    """The word of one's own call or of the base."""
    kind = local.my_call(view)
    if kind == How.MELI:
        made = aimer.meli(tuple(local.meli), local.meli_names, local.line)
        text = word_text(made.change.after, down=made.change.down)
        return _kind_of(text, made.correct, made.waits)
    if kind == How.CADO and local.cado_pile is not None:
        left = aimer.cado(local.cado_pile)
        return _kind_of(changes_text((left.change,)), left.correct, left.waits)
    if view.phase == Phase.BASE and view.starter == local.me:
        return aimer.base(local.base_first), "word"
    return None


def _chosen(view: View, local: Local, aimer: Aimer) -> Shown:
    """What the selected card would make where the keyboard has gone."""
    chosen = next((c for c in view.seats[local.me].hand or () if c.id == local.selected), None)
    if chosen is not None and local.cursor is not None and local.cursor in aimer.places():
        aim = aimer.aim(chosen, local.cursor)
        letter = local.letter_named()
        if letter and aim.changes:
            made = aimer.changes(Spot(chosen, local.cursor, letter))
            return aimed(aim._replace(changes=made, correct=None, waits=False))
        return aimed(aim)
    if local.typing:
        return f"{local.typing}…", "word"
    return NOTHING


def aimed(aim: Aim) -> Shown:
    """What a card above a place would make, or why it may not go there."""
    if not aim.allowed:
        return reason_sentence(aim.reason or "", aim.evidence, aim.special), "fault"
    if not aim.changes:
        return NOTHING
    return _kind_of(changes_text(aim.changes), aim.correct, aim.waits)


def _kind_of(text: str, correct: bool | None, waits: bool) -> Shown:
    if correct is None:
        return f"{text} …" if waits else text, "word"
    return text, "right" if correct else "wrong"
