"""Which buttons lie under the row: the four actions, or those of the moment."""

from PySide6.QtCore import QCoreApplication

from melicado.rules.melicado.exchanging import DECLARE_EVERY_MS
from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View
from melicado.table.buttons import ENTER, ButtonSpec
from melicado.table.looking_on import looks_on
from melicado.table.melicado.contest import contest_button, may_contest
from melicado.table.melicado.local import NOBODY, Local

translate = QCoreApplication.translate


def bar(view: View, local: Local, now: int) -> list[ButtonSpec]:
    """The buttons for the person at seat ``local.me`` at ``now`` ms."""
    mine = view.starter == local.me
    if local.covered:
        return [ButtonSpec("resume", translate("Table", "Go on"), ENTER, "meli")]
    if view.phase == Phase.OVER or local.me == NOBODY or looks_on(view, local.me):
        return []
    if view.phase == Phase.SCORES:
        label = translate("Table", "Next round")
        return [ButtonSpec("next_round", label, ENTER, "meli")]
    if view.phase in (Phase.CALL, Phase.CONTEST):
        return _call(view, local, now)
    if view.phase == Phase.VIOLET and mine:
        return [
            ButtonSpec("violet_yes", translate("Table", "Turn a violet card"), ENTER, "contest"),
            ButtonSpec("violet_no", translate("Table", "Without"), "F3"),
        ]
    if view.phase == Phase.BASE and mine:
        return [
            ButtonSpec("base_ok", translate("Table", "That's it!"), ENTER, "meli"),
            ButtonSpec("swap", translate("Table", "Swap"), "←→"),
        ]
    if view.phase == Phase.OPENING and mine:
        cannot = translate("Table", "I cannot open")
        return [ButtonSpec("cannot_open", cannot, "F5", "block"), _exchange(view, local)]
    return _actions(view, local, now)


def _call(view: View, local: Local, now: int) -> list[ButtonSpec]:
    kind = local.my_call(view)
    if view.phase == Phase.CONTEST:
        return []
    if kind is None:
        doubtful = may_contest(view, local.me, now)
        return [contest_button(view, local.me, now)] if doubtful else []
    give_up = ButtonSpec("give_up", translate("Table", "I give up"), "F5", "block")
    if kind == How.MELI:
        return [ButtonSpec("meli_ok", translate("Table", "That's it!"), ENTER, "meli"), give_up]
    return [give_up]


def _actions(view: View, local: Local, now: int) -> list[ButtonSpec]:
    free = view.phase == Phase.OPEN and not view.last_card_lies
    free = free and view.turn in (None, local.me)
    calls = free and view.has_word
    declared = view.seats[local.me].declared
    rested = declared is None or now - declared >= DECLARE_EVERY_MS
    quiet = view.declaration is None and view.objection is None
    doubt = [contest_button(view, local.me, now)] if view.table_decides else []
    return [
        ButtonSpec("meli", translate("Table", "Méli!"), "F2", "meli", calls),
        ButtonSpec(
            "cado", translate("Table", "Cado!"), "F3", "cado", calls and len(view.active) > 1
        ),
        _exchange(view, local),
        _pass(free)
        if view.options.pace == "turns"
        else ButtonSpec(
            "block", translate("Table", "Blockage"), "F5", "block", free and quiet and rested
        ),
        *doubt,
    ]


def _pass(mine: bool) -> ButtonSpec:
    """Nothing to lay on one's own turn (MC-44)."""
    return ButtonSpec("pass", translate("Table", "Pass"), "F5", "block", mine)


def _exchange(view: View, local: Local) -> ButtonSpec:
    once = view.options.exchange == "once_per_sequence"
    possible = (
        not view.last_card_lies
        and view.turn in (None, local.me)
        and not (once and view.seats[local.me].exchanged)
    )
    label = translate("Table", "Exchange")
    if local.exchanging:
        label = translate("Table", "Which card?")
    return ButtonSpec("exchange", label, "F4", "exchange", possible)
