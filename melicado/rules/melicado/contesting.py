"""Pas vu, pas pris: where the table is the referee, wrong words stand until contested (MC-38).

The program then sees places, colours and counts only; what ``reasons.ABOUT_WORDS`` lists is left
to the players. One exception: cards that come together by chance, in one window (MC-20) or on
a row that has just gone (MC-21), make a word that nobody meant; if it is wrong they go back free.
"""

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.adding import voters
from melicado.rules.melicado.cards import Row
from melicado.rules.melicado.commands import Contest
from melicado.rules.melicado.desk import PENALTY, Desk, refuse
from melicado.rules.melicado.ground import Ground, Spot, line_ground
from melicado.rules.melicado.judging import Verdict, judge_cado, judge_meli, judge_play
from melicado.rules.melicado.reasons import ABOUT_WORDS, Reason
from melicado.rules.melicado.state import Phase, State, Undo, words_that_count
from melicado.words.letters import JOKER as ANY

READ_MS = 3_000
"""How long a verdict is shown that nobody can change."""
VOTE_MS = 8_000
"""How long the people may think of accepting a word, and again after each who does."""


def as_the_table_sees(state: State, verdict: Verdict) -> Verdict:
    """The verdict less what only the players may see.

    A joker that has no name makes no word that could be contested: that stays a fault.
    """
    if (
        not state.table_decides
        or verdict.reason not in ABOUT_WORDS
        or ANY in verdict.word + verdict.branch_word
    ):
        return verdict
    return verdict._replace(reason=None, evidence={})


def contest(desk: Desk, seat: int, command: Contest) -> None:
    """A seat contests the latest word of somebody else; the verdict is shown to everyone."""
    state, word = desk.state, desk.contestable
    if word is None or seat in word.seats or state.phase not in (Phase.OPEN, Phase.CALL):
        refuse(Reason.NOTHING_TO_CONTEST)
    if not word.since <= command.version <= state.version:
        refuse(Reason.NOTHING_TO_CONTEST)
    verdict = _judged(desk)
    wrong = str(verdict.evidence.get("word", word.word))  # of two lines, the wrong one (MC-28)
    votable = verdict.reason == Reason.NOT_A_WORD and bool(voters(desk))
    desk.emit(
        ev.Contested(
            seat=seat,
            word=wrong,
            reason=verdict.reason or "",
            evidence=verdict.evidence,
            votable=votable,
            at=desk.at,
            until=desk.at + (VOTE_MS if votable else READ_MS),
        )
    )


def vote_on_contest(desk: Desk, seat: int, yes: bool) -> None:
    """A person accepts the contested word, or not: only all together can (MC-38)."""
    going = desk.state.contest
    if going is None or not going.votable or seat not in voters(desk) or seat in going.agreed:
        refuse(Reason.NO_PROPOSAL)
    if not yes:
        verdict_falls(desk)
        return
    desk.emit(ev.WordBacked(seat=seat, until=desk.at + VOTE_MS))
    accepted_if_all_agree(desk)


def accepted_if_all_agree(desk: Desk) -> None:
    """With all the people agreed the contested word stands, and counts from now on."""
    going, word = desk.state.contest, desk.state.contestable
    if going is None or word is None or not going.votable:
        return
    if going.agreed and set(going.agreed) >= set(voters(desk)):
        desk.emit(ev.WordAdded(word=str(going.evidence["word"])))
        desk.emit(ev.ContestEnded(seat=going.seat, word=word.word, outcome="accepted", at=desk.at))


def verdict_falls(desk: Desk) -> None:
    """Wrong: MC-19; right: nothing, or a card for who contested [wrong_contest]."""
    state = desk.state
    going, word, undo = state.contest, state.contestable, state.undo
    if going is None or word is None or undo is None:
        return
    if not going.reason:
        desk.emit(ev.ContestEnded(seat=going.seat, word=word.word, outcome="right", at=desk.at))
        if state.options.wrong_contest == "one_card" and going.seat in state.active:
            desk.draw(going.seat, 1, "contest")
        return
    desk.emit(
        ev.TakenBack(
            seats=word.seats,
            word=word.word,
            how=word.how,
            reason=going.reason,
            evidence=going.evidence,
            row=undo.row,
            at=desk.at,
        )
    )
    for owner in word.seats:
        desk.draw(owner, PENALTY, "fault")


def contest_without(desk: Desk, seat: int) -> None:
    """A seat is about to leave: a contest that touches its cards is called off."""
    going, word, undo = desk.state.contest, desk.state.contestable, desk.state.undo
    if going is None or word is None or undo is None:
        return
    if seat in (*word.seats, undo.to) or len(desk.state.active) <= 2:
        desk.emit(ev.ContestEnded(seat=going.seat, word=word.word, outcome="left", at=desk.at))


def _judged(desk: Desk) -> Verdict:
    """The dictionary's verdict on the contestable word, on the table as it was (MC-38)."""
    state, undo = desk.state, desk.state.undo
    if undo is None:
        return Verdict(Row(), "")
    ground = _ground_before(state, undo)
    if undo.pile is not None:
        return judge_cado(ground, undo.pile.id, desk.judge)
    if not undo.plays:
        line = state.words[-1].line
        piles = line_ground(ground._replace(row=state.row), line).row.piles
        names = {p.id: p.letter for p in piles if p.top.is_joker}
        return judge_meli(ground, [p.id for p in piles], desk.judge, names, line)
    if len(undo.plays) > 1:  # judged when the window closed
        return Verdict(state.row, "")
    play = undo.plays[0]
    spots = [Spot(c.card, c.place, c.letter if c.card.is_joker else "") for c in play.cards]
    return judge_play(ground, spots, desk.judge, play.names, undo.next_pile)


def _ground_before(state: State, undo: Undo) -> Ground:
    seats = undo.plays or ()
    return Ground(
        row=undo.row,
        options=state.options,
        special=state.special,
        seen=words_that_count(state.words[: undo.words], state.options, state.sequence),
        streak=undo.streaks[seats[0].seat] if seats else None,
        opening=undo.phase == Phase.OPENING,
        single=bool(seats) and len(seats[0].cards) == 1,
    )
