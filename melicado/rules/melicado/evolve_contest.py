"""What contests do to a state (MC-38): what may be contested, the stop, the table restored."""

from typing import Any

from msgspec.structs import replace

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.changes import later, row_gone, seat_changed, without
from melicado.rules.melicado.state import Contest, Contestable, Judged, Phase, State, Undo


def may_be_contested(
    before: State, after: State, seats: tuple[int, ...], since: int, **moved: Any
) -> State:
    """The state in which the latest word of ``after`` may be contested, where the table decides.

    ``moved`` are the fields of ``Undo`` that tell which cards went where.
    """
    if not after.table_decides:
        return replace(after, contestable=None, undo=None)
    word = after.words[-1]
    until = word.at + after.options.contest_seconds * 1000
    undo = Undo(
        at=before.call.since if before.call else word.at,
        row=before.row,
        next_pile=before.next_pile,
        phase=Phase.OPENING if before.phase == Phase.OPENING else Phase.OPEN,
        moved=before.moved,
        words=len(before.words),
        streaks=tuple(s.streak for s in before.seats),
        barred=tuple(s.barred for s in before.seats),
        declaration=before.declaration,
        objection=before.objection,
        **moved,
    )
    contestable = Contestable(seats, word.word, word.how, since, until)
    return replace(after, contestable=contestable, undo=undo)


def contested(state: State, e: ev.Contested) -> State:
    """Everybody stops; a call that was going on waits (MC-38)."""
    contest = Contest(
        seat=e.seat,
        reason=e.reason,
        evidence=e.evidence,
        votable=e.votable,
        since=e.at,
        until=e.until,
        resumes=state.phase,
    )
    return replace(state, phase=Phase.CONTEST, contest=contest)


def contest_ended(state: State, e: ev.ContestEnded) -> State:
    """The word stands; the clocks that stood still go on."""
    contest = state.contest
    if contest is None:
        return state
    pause = e.at - contest.since
    if e.outcome != "left":
        done = Judged(state.words[-1], contest.seat, e.outcome)
        state = replace(state, judged=(*state.judged, done))
    state = nothing_contestable(replace(state, phase=contest.resumes))
    if state.call is not None:  # what a call stopped is counted when the call is over
        return replace(state, call=replace(state.call, until=state.call.until + pause))
    return later(state, pause)


def taken_back(state: State, e: ev.TakenBack) -> State:
    """The table is as it was before the word; its cards are where they came from (MC-19)."""
    undo, contest = state.undo, state.contest
    if undo is None or contest is None:
        return state
    done = Judged(state.words[-1], contest.seat, "wrong", e.reason)
    state = row_gone(replace(state, judged=(*state.judged, done)), e.at)
    for play in undo.plays:
        cards = tuple(c.card for c in play.cards)
        state = seat_changed(state, play.seat, hand=state.seats[play.seat].hand + cards)
    if undo.discard is not None:
        hand = (*state.seats[e.seats[0]].hand, undo.discard)
        state = seat_changed(state, e.seats[0], hand=hand)
        state = replace(state, reserve=without(state.reserve, (undo.discard,)))
    if undo.pile is not None and undo.to is not None:
        hand = without(state.seats[undo.to].hand, undo.pile.cards)
        state = seat_changed(state, undo.to, hand=hand)
    return _as_before(state, undo, e)


def _as_before(state: State, undo: Undo, e: ev.TakenBack) -> State:
    """Row, words, counts and clocks of the table before the word that falls."""
    counts = zip(state.seats, undo.streaks, undo.barred, strict=True)
    opening = undo.phase == Phase.OPENING
    state = replace(
        nothing_contestable(state),
        row=e.row,
        words=state.words[: undo.words],
        seats=tuple(replace(s, streak=streak, barred=barred) for s, streak, barred in counts),
        moved=undo.moved,
        phase=undo.phase,
        step_until=e.at + state.options.opening_seconds * 1000 if opening else None,
        call=None,
        declaration=undo.declaration,
        objection=undo.objection,
    )
    return later(state, e.at - undo.at)


def nothing_contestable(state: State) -> State:
    """The latest word stands for good."""
    return replace(state, contestable=None, undo=None, contest=None)
