"""Méli and Cado: the calls that stop the table (MC-32 to MC-35)."""

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Card
from melicado.rules.melicado.commands import Give, Rearrange
from melicado.rules.melicado.contesting import as_the_table_sees
from melicado.rules.melicado.desk import Desk, refuse
from melicado.rules.melicado.ground import settled_ground
from melicado.rules.melicado.judging import Verdict, judge_cado, judge_meli
from melicado.rules.melicado.laying import fault
from melicado.rules.melicado.lines import line_of_pile
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.state import How, Phase
from melicado.words.letters import ALPHABET


def call(desk: Desk, seat: int, how: How) -> None:
    """A seat calls; the first to arrive counts (MC-35)."""
    state = desk.state
    first_steps = state.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING)
    if first_steps or (state.phase == Phase.OPEN and not state.has_word):
        refuse(Reason.NO_WORD_YET)
    if state.phase != Phase.OPEN:
        refuse(Reason.STOPPED)
    if how == How.CADO and len(state.active) < 2:
        refuse(Reason.NO_RECEIVER)
    until = desk.at + state.options.call_seconds * 1000
    desk.emit(ev.Called(seat=seat, how=how, at=desk.at, until=until))


def rearrange(desk: Desk, seat: int, command: Rearrange) -> None:
    """The caller's new order, judged (MC-32)."""
    _own_call(desk, seat, How.MELI)
    discard: Card | None = None
    if command.discard is not None:
        discard = desk.card_in_hand(seat, command.discard)
    if any(len(c) > 1 or c not in ALPHABET for c in command.names.values()):
        refuse(Reason.NO_SUCH_PLACE)
    ground = settled_ground(desk.state, seat)
    verdict = judge_meli(ground, command.order, desk.judge, command.names, command.line)
    verdict = as_the_table_sees(desk.state, verdict)
    if verdict.reason is None:
        desk.emit(
            ev.Rearranged(
                seat=seat,
                row=verdict.row,
                word=verdict.word,
                discard=discard,
                discarded=discard is not None,
                at=desk.at,
                line=command.line,
            )
        )
    elif verdict.reason.is_fault:
        fault(desk, seat, verdict, How.MELI)
    else:
        refuse(verdict.reason)


def give(desk: Desk, seat: int, command: Give) -> None:
    """The caller gives one pile away (MC-33)."""
    _own_call(desk, seat, How.CADO)
    state = desk.state
    if command.to == seat:
        refuse(Reason.CADO_TO_SELF)
    if command.to not in state.active:
        refuse(Reason.NO_RECEIVER)
    pile, line = state.row.find(command.pile), line_of_pile(state.row, command.pile)
    if pile is None or line is None:
        refuse(Reason.NO_SUCH_PLACE)
    verdict = judge_cado(settled_ground(state, seat), command.pile, desk.judge)
    verdict = as_the_table_sees(state, verdict)
    if verdict.reason is None:
        desk.emit(
            ev.Given(
                seat=seat,
                to=command.to,
                pile=pile,
                row=verdict.row,
                word=verdict.word,
                at=desk.at,
                line=line,
            )
        )
    elif verdict.reason.is_fault:
        fault(desk, seat, verdict, How.CADO)
    else:
        refuse(verdict.reason)


def give_up(desk: Desk, seat: int) -> None:
    """The caller gives up: as if the time had run out (MC-32)."""
    state = desk.state
    if state.call is None or state.call.seat != seat:
        refuse(Reason.STOPPED)
    call_over(desk)


def call_over(desk: Desk) -> None:
    """Time is up for the caller: a fault."""
    going = desk.state.call
    if going is not None:
        verdict = Verdict(desk.state.row, "", Reason.TIME_OUT)
        fault(desk, going.seat, verdict, going.kind)


def _own_call(desk: Desk, seat: int, how: How) -> None:
    going = desk.state.call
    if going is None or going.seat != seat or going.kind != how:
        refuse(Reason.STOPPED)
