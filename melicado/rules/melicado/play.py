"""Méli Cado as a ``Game``: the doors of the rules."""

from collections.abc import Sequence

from melicado.rules.chance import chance
from melicado.rules.game import Refusal, Refused, RulesError, Seats
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.adding import propose, vote
from melicado.rules.melicado.calling import call, call_over, give, give_up, rearrange
from melicado.rules.melicado.cards import Card
from melicado.rules.melicado.contesting import contest, verdict_falls, vote_on_contest
from melicado.rules.melicado.desk import Desk, refuse
from melicado.rules.melicado.ending import end_round, fold, next_round, round_over_if_due
from melicado.rules.melicado.evolve import evolve
from melicado.rules.melicado.exchanging import (
    agree,
    block,
    block_if_agreed,
    declare,
    exchange,
    object_to,
    only_in_turn,
    pass_turn,
)
from melicado.rules.melicado.laying import play
from melicado.rules.melicado.opening import (
    cannot_open,
    choose_violet,
    opening_step_over,
    order_base,
    start_round,
)
from melicado.rules.melicado.options import Options, check
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.settling import settle
from melicado.rules.melicado.state import How, Phase, State
from melicado.rules.melicado.view import View, redact, view
from melicado.rules.melicado.words_in_force import has_words
from melicado.words.judge import Judge


class MeliCado:
    """The rules with a dictionary and a deck bound; holds no state of its own."""

    name = "melicado"

    def __init__(self, judge: Judge, deck: tuple[Card, ...]) -> None:
        self.judge = judge
        self.deck = deck

    def start(self, options: Options, seats: Sequence[str], secret: str) -> list[ev.AnyEvent]:
        """The first deal (MC-09, MC-10); raises RulesError for options that cannot be played."""
        check(options, len(seats))
        kind = options.violet_kind
        if options.violet == "chosen" and kind is not None and not has_words(self.judge, kind):
            raise RulesError("The dictionary has no words for the chosen violet card.")
        desk = Desk(State(), self.judge, 0)
        desk.emit(ev.MatchStarted(options=options, seats=len(seats), secret=secret, deck=self.deck))
        starter = options.first_starter
        if starter is None:
            # Not the chance of the deal, which comes next: the starter tells nothing of it.
            starter = chance(secret, 0).randrange(len(seats))
        start_round(desk, 1, starter)
        round_over_if_due(desk)
        return desk.events

    def initial(self) -> State:
        """The state before any event."""
        return State()

    def decide(
        self, state: State, seat: int, command: co.AnyCommand, at: int
    ) -> list[ev.AnyEvent] | Refusal:
        """What a command does at ``at`` ms; deadlines up to then have passed (``advance``)."""
        desk = Desk(state, self.judge, at)
        try:
            _do(desk, seat, command)
        except Refused as no:
            return no.refusal
        return desk.events

    def evolve(self, state: State, event: ev.AnyEvent) -> State:
        """The state after one event."""
        return evolve(state, event)

    def view(self, state: State, seats: Seats) -> View:
        """What those seats may see."""
        return view(state, seats)

    def redact(self, event: ev.AnyEvent, seats: Seats) -> ev.AnyEvent:
        """The event as those seats may see it."""
        return redact(event, seats)

    def deadline(self, state: State) -> int | None:
        """The next moment (ms) at which something falls due."""
        if state.phase in (Phase.SCORES, Phase.OVER):
            return None
        if state.window is not None:
            due = state.window.closes
        elif state.contest is not None:
            due = state.contest.until
        elif state.call is not None:
            due = state.call.until
        elif state.last_card_lies and state.contestable is not None:
            due = state.contestable.until
        else:
            waits = (state.declaration, state.objection)
            times = [state.round_until, state.step_until, *(w.until for w in waits if w)]
            due = min(time for time in times if time is not None)
        return max(due, state.now)

    def tick(self, state: State, at: int) -> list[ev.AnyEvent]:
        """What falls due at ``at`` ms."""
        desk = Desk(state, self.judge, at)
        due = self.deadline(state)
        if due is not None and due <= at:
            _fall_due(desk)
        return desk.events


_WAIT = (
    co.CallMeli,
    co.CallCado,
    co.Exchange,
    co.Declare,
    co.Agree,
    co.Object,
    co.Contest,
    co.Fold,
)
"""The commands, besides plays, that take effect at the settlement when a window is open."""


_ON_ONES_TURN = (co.Play, co.CallMeli, co.CallCado, co.Exchange, co.Pass, co.Declare)


def _do(desk: Desk, seat: int, command: co.AnyCommand) -> None:
    """One command of one seat; those that must wait for a settlement are held (MC-20)."""
    if not 0 <= seat < len(desk.state.seats) or desk.state.seats[seat].folded is not None:
        refuse(Reason.STOPPED)
    if desk.state.window is not None and isinstance(command, _WAIT):
        desk.emit(ev.Held(seat=seat, command=command, at=desk.arrived))
        return
    state = desk.state
    if isinstance(command, _ON_ONES_TURN):
        only_in_turn(desk, seat)
    if state.contest is not None and not isinstance(command, co.VoteWord | co.Fold):
        refuse(Reason.STOPPED)
    if state.last_card_lies and not isinstance(command, co.Contest | co.VoteWord | co.Fold):
        refuse(Reason.STOPPED)
    _dispatch(desk, seat, command)
    round_over_if_due(desk)


def _dispatch(desk: Desk, seat: int, command: co.AnyCommand) -> None:  # noqa: PLR0912 - a table
    match command:
        case co.Play():
            play(desk, seat, command)
        case co.Pass():
            pass_turn(desk, seat)
        case co.Exchange():
            exchange(desk, seat, command)
        case co.CallMeli():
            call(desk, seat, How.MELI)
        case co.CallCado():
            call(desk, seat, How.CADO)
        case co.Rearrange():
            rearrange(desk, seat, command)
        case co.Give():
            give(desk, seat, command)
        case co.GiveUp():
            give_up(desk, seat)
        case co.Declare():
            declare(desk, seat)
        case co.Agree():
            agree(desk, seat)
        case co.Object():
            object_to(desk, seat)
        case co.TurnViolet():
            choose_violet(desk, seat, turned=True)
        case co.DeclineViolet():
            choose_violet(desk, seat, turned=False)
        case co.OrderBase():
            order_base(desk, seat, command)
        case co.CannotOpen():
            cannot_open(desk, seat)
        case co.AddWord():
            propose(desk, seat, command.word)
        case co.VoteWord() if desk.state.contest is not None:
            vote_on_contest(desk, seat, command.yes)
        case co.VoteWord():
            vote(desk, seat, command.yes)
        case co.Contest():
            contest(desk, seat, command)
        case co.Fold():
            fold(desk, seat)
        case co.NextRound():
            next_round(desk)


def _fall_due(desk: Desk) -> None:
    state = desk.state
    if state.window is not None:
        settle(desk)
        round_over_if_due(desk)
        _take_up(desk, state)
    elif state.contest is not None:
        verdict_falls(desk)
        block_if_agreed(desk)
    elif state.call is not None:
        call_over(desk)
    elif state.last_card_lies:
        end_round(desk, "finished")
    elif state.round_until <= desk.at:
        end_round(desk, "time")
    elif state.step_until is not None and state.step_until <= desk.at:
        opening_step_over(desk)
    elif state.objection is not None and state.objection.until <= desk.at:
        desk.emit(ev.ObjectionFailed(seat=state.objection.seat))
    elif state.declaration is not None:
        block(desk)
    round_over_if_due(desk)


def _take_up(desk: Desk, before: State) -> None:
    """Take up, in order of arrival, the commands that waited for the settlement (MC-20)."""
    for waiting in before.waiting:
        desk.arrived = waiting.at
        try:
            _do(desk, waiting.seat, waiting.command)
        except Refused as no:
            refusal = no.refusal
            desk.emit(
                ev.Rejected(seat=waiting.seat, reason=refusal.reason, evidence=refusal.evidence)
            )
