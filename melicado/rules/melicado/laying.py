"""Laying cards: the window of plays at the same time, late plays, faults (MC-17 to MC-21)."""

from melicado.rules.melicado import events as ev
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import Pile, Row
from melicado.rules.melicado.commands import Play
from melicado.rules.melicado.desk import PENALTY, Desk, ground_for, refuse
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.judging import Verdict, judge_play, read, word_fault
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.state import (
    STALE_MS,
    How,
    LaidCard,
    LaidPlay,
    PastRow,
    Phase,
    WordSeen,
)


def play(desk: Desk, seat: int, command: Play) -> None:
    """A seat lays a card (MC-17); it stands, joins a window, goes back or is a fault."""
    state = desk.state
    if state.phase == Phase.CALL:
        refuse(Reason.STOPPED)
    if state.phase not in (Phase.OPENING, Phase.OPEN):
        refuse(Reason.NOT_OPENER if seat != state.starter else Reason.STOPPED)
    if state.phase == Phase.OPENING and seat != state.starter:
        refuse(Reason.NOT_OPENER)
    spots = tuple(
        Spot(desk.card_in_hand(seat, p.card), p.place, p.letter) for p in command.placements
    )
    if state.window is not None and not _joins(desk, seat, command.version):
        desk.emit(ev.Held(seat=seat, command=command, at=desk.at))
        return
    verdict = judge_play(ground_for(state, seat), spots, desk.judge, command.names, state.next_pile)
    if verdict.reason is None:
        _lay(desk, seat, spots, command, verdict)
        return
    late = command.version != _settled_version(desk)
    if late and (was := _where_aimed(desk, seat, command, spots)) is not None:
        if state.options.stale_play == "returned":
            refuse(Reason.STALE, word=was.word)
    elif not verdict.reason.is_fault:
        refuse(verdict.reason)
    fault(desk, seat, verdict, How.PLAY, _laid_cards(spots, verdict))


def _settled_version(desk: Desk) -> int:
    window = desk.state.window
    return window.version if window else desk.state.version


def _joins(desk: Desk, seat: int, version: int) -> bool:
    """Whether a play belongs to the open window: another player's, on its settled row (MC-20)."""
    window = desk.state.window
    if window is None or version != window.version:
        return False
    return all(p.seat != seat for p in window.plays)


def _where_aimed(desk: Desk, seat: int, command: Play, spots: tuple[Spot, ...]) -> Verdict | None:
    """The verdict on the row a late play was aimed at, if it was right there (MC-21)."""
    past = _past(desk, command.version)
    if past is None:
        return None
    ground = ground_for(desk.state, seat, past.row, past.seen)._replace(opening=past.opening)
    was = judge_play(ground, spots, desk.judge, command.names)
    return was if was.reason is None else None


def _past(desk: Desk, version: int) -> PastRow | None:
    for row in desk.state.past:
        if row.version == version and desk.at - row.gone <= STALE_MS:
            return row
    return None


def _laid_cards(spots: tuple[Spot, ...], verdict: Verdict) -> tuple[LaidCard, ...]:
    named = {p.top.id: p.letter for p in verdict.row.all_piles()}
    return tuple(
        LaidCard(s.card, s.place, named.get(s.card.id, gr.reads_as(s.card, s.letter)))
        for s in spots
    )


def _lay(desk: Desk, seat: int, spots: tuple[Spot, ...], command: Play, verdict: Verdict) -> None:
    """Show a correct play; settle at once when nobody can join (MC-20)."""
    state = desk.state
    laid = _laid_cards(spots, verdict)
    names = {p.id: p.letter for p in verdict.row.piles if p.top.is_joker}
    play_ = LaidPlay(seat, laid, {**names, **command.names}, verdict.word, desk.at)
    if state.window is not None:
        row, _ = combine(desk, (*state.window.plays, play_))
        desk.emit(ev.Laid(play=play_, row=row, closes=state.window.closes))
        return
    alone = state.phase == Phase.OPENING or len(state.active) == 1
    wait = 0 if alone else state.options.simultaneous_ms
    desk.emit(ev.Laid(play=play_, row=verdict.row, closes=desk.at + wait))
    if wait == 0:
        settle(desk)


def combine(desk: Desk, plays: tuple[LaidPlay, ...]) -> tuple[Row, bool]:
    """Lay the plays of a window one after the other: the row, and whether the colours hold."""
    state = desk.state
    row, holds = state.row, True
    pile = state.next_pile
    for play_ in plays:
        for laid in play_.cards:
            ground = ground_for(state, play_.seat, row)
            spot = Spot(laid.card, laid.place, laid.letter)
            if not gr.exists(row, laid.place):
                return row, False
            holds = holds and gr.colour_fault(ground, spot) is None
            row = gr.put(row, spot, pile)
            pile += 1
        row = _name_jokers(row, play_.names)
    return row, holds


def _name_jokers(row: Row, names: dict[int, str]) -> Row:
    """The first play names the jokers of the base that are still visible (MC-07)."""
    piles = tuple(
        Pile(p.id, p.cards, names[p.id]) if not p.letter and p.id in names else p for p in row.piles
    )
    return Row(piles, row.branches)


def settle(desk: Desk) -> None:
    """The window closes: all its plays stand together, or all go back (MC-20)."""
    state = desk.state
    if state.window is None:
        return
    plays = state.window.plays
    row, word, reason = state.window.shown, plays[-1].word, None
    if len(plays) > 1:
        row, holds = combine(desk, plays)
        row, word, reason = read(row, ground_for(state, plays[0].seat), desk.judge)
        if not holds:
            reason = Reason.GREEN_MIDDLE
    if reason is not None:
        seats = tuple(p.seat for p in plays)
        desk.emit(ev.Returned(seats=seats, word=word, at=desk.at))
        return
    words = (*_on_the_way(desk, plays), _seen(desk, plays[-1].seat, word))
    desk.emit(ev.Settled(row=row, words=words, at=desk.at))


def _seen(desk: Desk, seat: int, word: str) -> WordSeen:
    return WordSeen(word, seat, How.PLAY, desk.state.sequence, desk.at)


def _on_the_way(desk: Desk, plays: tuple[LaidPlay, ...]) -> tuple[WordSeen, ...]:
    """The correct words the row passed through before the last play of a window (MC-20)."""
    words: list[WordSeen] = []
    for count in range(1, len(plays)):
        row, _ = combine(desk, plays[:count])
        ground = ground_for(desk.state, plays[count - 1].seat)
        _, word, _ = read(row, ground, desk.judge)
        if word_fault(word, ground, desk.judge) is None:
            words.append(_seen(desk, plays[count - 1].seat, word))
    return tuple(words)


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
