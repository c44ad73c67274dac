"""Laying cards: what stands, joins a window, comes too late or is a fault (MC-17 to MC-21)."""

from melicado.rules.melicado import events as ev
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import Card, Colour, tidy
from melicado.rules.melicado.commands import Play
from melicado.rules.melicado.contesting import as_the_table_sees
from melicado.rules.melicado.desk import PENALTY, Desk, refuse
from melicado.rules.melicado.ground import Ground, Spot, settled_ground
from melicado.rules.melicado.judging import Verdict, judge_play, wrong_count
from melicado.rules.melicado.reasons import Reason, first
from melicado.rules.melicado.settling import combine, settle
from melicado.rules.melicado.state import STALE_MS, How, LaidCard, LaidPlay, PastRow, Phase
from melicado.words.letters import ALPHABET

_NO_CARD = Card(-1, "", Colour.BLUE)


def play(desk: Desk, seat: int, command: Play) -> None:
    """A seat lays a card, or two under 2 PAR 2 (MC-17, MC-27): what becomes of the play."""
    _may_lay(desk, seat)
    state = desk.state
    waits = state.window is not None and not _joins(desk, seat, command.version)
    ground = settled_ground(state, seat)
    spots = _spots(desk, seat, command, ground)
    if waits:
        desk.emit(ev.Held(seat=seat, command=command, at=desk.arrived))
        return
    if any(s.card.id in state.seats[seat].locked for s in spots):
        refuse(Reason.LOCKED)
    verdict = judge_play(ground, spots, desk.judge, command.names, state.next_pile)
    if verdict.reason is None:
        _lay(desk, seat, spots, verdict)
        return
    _goes_back_free(desk, seat, command, spots, verdict.reason)
    verdict = as_the_table_sees(state, verdict)
    if verdict.reason is None:
        _lay(desk, seat, spots, verdict)
    else:
        fault(desk, seat, verdict, How.PLAY, _laid_cards(spots, verdict))


def _may_lay(desk: Desk, seat: int) -> None:
    """Refuse whoever may not lay at all now (MC-13, MC-32)."""
    state = desk.state
    opening = state.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING)
    if opening and seat != state.starter:
        refuse(Reason.NOT_OPENER)
    if state.phase not in (Phase.OPENING, Phase.OPEN):
        refuse(Reason.STOPPED)


def _spots(desk: Desk, seat: int, command: Play, ground: Ground) -> tuple[Spot, ...]:
    """The cards of the hand where the command puts them; refuses what cannot be meant."""
    spots = [Spot(_NO_CARD, tidy(p.place), p.letter) for p in command.placements]
    reasons = [gr.refused(ground, s.place) for s in spots]
    reason = first(wrong_count(ground, spots), *reasons)
    if reason not in (None, Reason.NO_SUCH_PLACE):  # that place may have been there, or may be soon
        refuse(reason)
    cards = [desk.card_in_hand(seat, p.card) for p in command.placements]
    if len({c.id for c in cards}) < len(cards):
        refuse(Reason.NOT_IN_HAND)
    letters = [s.letter for s in spots if s.letter] + list(command.names.values())
    if any(len(letter) != 1 or letter not in ALPHABET for letter in letters):
        refuse(Reason.NOT_IN_HAND)
    return tuple(
        Spot(card, s.place, s.letter if card.is_joker else "")
        for card, s in zip(cards, spots, strict=True)
    )


def _joins(desk: Desk, seat: int, version: int) -> bool:
    """Whether a play belongs to the open window: another player's, on its settled row (MC-20)."""
    window = desk.state.window
    if window is None or version != window.version:
        return False
    return all(p.seat != seat for p in window.plays)


def _goes_back_free(
    desk: Desk, seat: int, command: Play, spots: tuple[Spot, ...], reason: Reason
) -> None:
    """Refuse a play that costs nothing though it is wrong on the present row (MC-21)."""
    past = _row_aimed_at(desk, command.version)
    if past is not None:
        if past.opener not in (None, seat):
            refuse(Reason.NOT_OPENER)
        was = judge_play(_as_it_was(desk, seat, past), spots, desk.judge, command.names)
        was = as_the_table_sees(desk.state, was)
        if was.reason is None and desk.state.options.stale_play == "returned":
            refuse(Reason.STALE, word=was.word)
    if not reason.is_fault:
        refuse(reason)


def _row_aimed_at(desk: Desk, version: int) -> PastRow | None:
    """The row a late play was aimed at, unless everyone has seen that it is gone (MC-21)."""
    window = desk.state.window
    if version == (window.version if window else desk.state.version):
        return None
    for row in desk.state.past:
        if row.version == version and desk.arrived - row.gone <= STALE_MS:
            return row
    return None


def _as_it_was(desk: Desk, seat: int, past: PastRow) -> Ground:
    return Ground(
        row=past.row,
        options=desk.state.options,
        special=past.special,
        seen=past.seen,
        streak=past.streaks[seat],
        opening=past.opener is not None,
        single=len(desk.state.seats[seat].hand) == 1,
    )


def _laid_cards(spots: tuple[Spot, ...], verdict: Verdict) -> tuple[LaidCard, ...]:
    named = {p.top.id: p.letter for p in verdict.row.all_piles()}
    return tuple(
        LaidCard(s.card, s.place, named.get(s.card.id, gr.reads_as(s.card, s.letter)))
        for s in spots
    )


def _lay(desk: Desk, seat: int, spots: tuple[Spot, ...], verdict: Verdict) -> None:
    """Show a correct play; settle at once when nobody can join (MC-20)."""
    state = desk.state
    names = {p.id: p.letter for p in verdict.row.all_piles() if p.top.is_joker}
    cards = _laid_cards(spots, verdict)
    play_ = LaidPlay(seat, cards, names, verdict.word, desk.at, verdict.branch_word)
    if state.window is not None:
        row, _ = combine(desk, (*state.window.plays, play_))
        desk.emit(ev.Laid(play=play_, row=row, closes=state.window.closes))
        return
    alone = state.phase == Phase.OPENING or len(state.active) == 1 or state.turn is not None
    wait = 0 if alone else state.options.simultaneous_ms
    desk.emit(ev.Laid(play=play_, row=verdict.row, closes=desk.at + wait))
    if wait == 0:
        settle(desk)


def fault(
    desk: Desk, seat: int, verdict: Verdict, how: How, cards: tuple[LaidCard, ...] = ()
) -> None:
    """MC-19: the table is as it was, the card goes back, its owner draws two."""
    desk.emit(
        ev.Faulted(
            seat=seat,
            reason=verdict.reason or Reason.TIME_OUT,
            evidence=verdict.evidence,
            word=verdict.word,
            how=how,
            cards=cards,
            at=desk.at,
        )
    )
    desk.draw(seat, PENALTY, "fault")
