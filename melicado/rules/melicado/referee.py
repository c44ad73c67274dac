"""A position and an action in, a verdict out: the rules with no window and no clock.

Every verdict is the rules' own: a ``State`` is built and the commands are decided on it.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from melicado.rules.game import Refusal, RulesError
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado import referee_case as rc
from melicado.rules.melicado import referee_places as rp
from melicado.rules.melicado.desk import PENALTY
from melicado.rules.melicado.ground import line_word, settled_ground
from melicado.rules.melicado.lines import lines_of
from melicado.rules.melicado.notation import read_card, read_hand, read_pile
from melicado.rules.melicado.options import Options, options_from
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.position import Face, Position, checked, state_of
from melicado.rules.melicado.reasons import Reason
from melicado.rules.melicado.referee_plays import judge_plays
from melicado.rules.melicado.referee_words import sentence
from melicado.rules.melicado.state import How, Phase, State, Streak, WordSeen
from melicado.rules.melicado.words_in_force import has_words, words_in_force
from melicado.words.judge import Judge

JudgeFor = Callable[[Options], Judge]
"""The words of a language and house rules; may raise ValueError or OSError with a sentence."""

_STRANGER = "?"
"""A second seat where the case speaks of one only: most rules need somebody else."""


def referee(case: object, judge_for: JudgeFor) -> dict[str, Any]:
    """The verdict on one case given as plain JSON values.

    Keys for an action: ``verdict`` (ok, fault, refused), ``reason``, ``word``, ``penalty``,
    ``hand_after``, ``round_over``, ``evidence``, and ``given`` for a Cado; for several plays:
    ``verdicts``, ``reasons``, ``word``, ``locked``. Raises RulesError with one sentence for a
    case that is broken, or that needs a rule not supported.
    """
    said = rc.case_from(case)
    options = options_from({"language": said.language, **said.options})
    options = replace(options, referee="automatic")
    judge = _judge(said, options, judge_for)
    special = rc.special_of(said)
    if special is not None and not has_words(judge, special):
        raise RulesError(f"The dictionary has no words for the violet card {special}.")
    if said.plays:
        return judge_plays(said, judge, lambda hands: _state(said, judge, options, hands))
    options = replace(options, simultaneous_ms=0)
    seats = _seats(said)
    others = dict.fromkeys(seats[1:], (rc.FILLER,))
    state = _state(said, judge, options, {seats[0]: read_hand(said.hand), **others})
    return _act(said, judge, seats, state)


def _judge(said: rc.Case, options: Options, judge_for: JudgeFor) -> Judge:
    if said.lexicon is not None:
        return rc.words_of(said.lexicon)
    try:
        return judge_for(options)
    except (ValueError, OSError) as error:
        raise RulesError(f"There is no dictionary for this case: {error}") from error


def _seats(said: rc.Case) -> tuple[str, ...]:
    """The player first, then whoever else the case names, or a stranger.

    A Cado that names nobody to give to is one of a player alone.
    """
    names = [said.player] if said.starter is None else [said.player, said.starter]
    to = said.action.to if isinstance(said.action, rc.CadoAction) else _STRANGER
    if to is not None and (to != _STRANGER or len(set(names)) == 1):
        names.append(to)
    if len(set(names)) == 1 and to is not None:
        names.append(_STRANGER)
    return tuple(dict.fromkeys(names))


def _state(
    said: rc.Case, judge: Judge, options: Options, hands: dict[str, tuple[Face, ...]]
) -> State:
    """The position of the case; a correct word that lies on the table has been seen (MC-03)."""
    seats = list(hands)
    position = Position(
        table=tuple(read_pile(pile) for pile in said.table),
        branches=rc.piles_below(said),
        hands=tuple(hands.values()),
        words=tuple(rc.folded(word) for word in said.played),
        phase=Phase(said.phase),
        starter=0 if said.starter is None else seats.index(said.starter),
        special=rc.special_of(said),
    )
    state = state_of(checked(position), options, stock=said.stock, reserve=said.discards)
    base_with_joker = state.phase == Phase.OPENING and any(p.top.is_joker for p in state.row.piles)
    known = words_in_force(judge, state.special)
    for line in reversed(lines_of(state.row)):
        shown = line_word(settled_ground(state, 0), line)
        if shown in known and shown not in position.words and not base_with_joker:
            seen = WordSeen(shown, state.starter, How.PLAY, state.sequence, 0, line)
            state = replace(state, words=(*state.words, seen), moved=state.phase == Phase.OPEN)
    if said.streak is None:
        return state
    streak = Streak(rp.streak_place(state.row, said.streak.place), said.streak.n)
    return replace(state, seats=(replace(state.seats[0], streak=streak), *state.seats[1:]))


def _act(said: rc.Case, judge: Judge, seats: tuple[str, ...], state: State) -> dict[str, Any]:
    """Decide the action's commands one after the other, as far as none is refused."""
    game = MeliCado(judge, state.deck)
    done: list[ev.AnyEvent] = []
    refusal: Refusal | None = None
    for command in _commands(said, seats, state):
        outcome = game.decide(state, 0, command, 0)
        if isinstance(outcome, Refusal):
            refusal = outcome
            break
        for event in outcome:
            state = game.evolve(state, event)
        done += outcome
    return _verdict(refusal, done, state)


def _verdict(refusal: Refusal | None, done: list[ev.AnyEvent], state: State) -> dict[str, Any]:
    reason: Reason | None = Reason(refusal.reason) if refusal else None
    word, wrong, given = "", "", {}
    for event in done:
        match event:
            case ev.Settled():
                word = event.words[-1].word
            case ev.Faulted():
                reason, word = Reason(event.reason), event.word
                wrong = str(event.evidence.get("word", ""))
            case ev.Rearranged():
                word = event.word
            case ev.Given():
                word, given = event.word, {"given": len(event.pile.cards)}
    fault = reason is not None and reason.is_fault
    return {
        "verdict": "refused" if refusal else "fault" if fault else "ok",
        "reason": reason,
        "word": word.lower() or None,
        "penalty": PENALTY if fault else 0,
        "hand_after": len(state.seats[0].hand),
        "round_over": state.phase in (Phase.SCORES, Phase.OVER),
        **given,
        "evidence": sentence(reason, wrong or word),
    }


def _commands(said: rc.Case, seats: tuple[str, ...], state: State) -> list[co.AnyCommand]:
    hand = list(state.seats[0].hand)
    match said.action:
        case rc.PlaceAction() as action:
            names = rc.joker_names(action.jokers)
            return [co.Play(state.version, rp.placements(action, state.row, hand), names)]
        case rc.MeliAction() as action:
            line = rp.line_of(state.row, action.line)
            order = rp.meli_order(action, state.row, line)
            names = rp.line_names(action.jokers, state.row, line)
            discard = rp.take(read_card(action.discard), hand) if action.discard else None
            return [co.CallMeli(), co.Rearrange(order, names, discard, line)]
        case rc.CadoAction() as action:
            to = seats.index(action.to) if action.to is not None else rc.NOWHERE
            line = rp.line_of(state.row, action.line)
            return [co.CallCado(), co.Give(rp.pile_at(state.row, line, action.index), to)]
        case rc.ExchangeAction() as action:
            return [co.Exchange(rp.take(read_card(action.card), hand))]
    return []
