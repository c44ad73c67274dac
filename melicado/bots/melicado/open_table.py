"""What a bot does at the open table: plays, calls, exchanges, and answers a blockage."""

from random import Random
from typing import Final, NamedTuple

from melicado.bots.melicado.mind import Mind
from melicado.bots.melicado.sight import Sight
from melicado.bots.melicado.thought import Find, best_cado, best_meli, hardest, receiver
from melicado.bots.melicado.timing import draw, motion
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.exchanging import DECLARE_EVERY_MS, EXCHANGE_CARDS
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.search import CadoFound, Laying, MeliFound, row_with
from melicado.rules.melicado.state import How

_SHOW_MS: Final = 1_800
"""Median time to rearrange piles, or to give one away, once called."""
_SAY_MS: Final = 900
"""Median time to say something: a call, an objection, a blockage."""
_AGREE_MS: Final = 2_600
"""Median time to see that a declared blockage is one."""
_HURRY: Final = 300
"""What is done is done so long (ms) before its time is up."""
_HARD: Final = 0.75
"""From this burden on a card is given back for three others, with few left."""
_FEW: Final = 2
"""With so few cards a bot may exchange one that is hard to lay."""


class Plan(NamedTuple):
    """A command and when to give it; ``spots`` are the cards a play lays."""

    command: co.AnyCommand
    at: float
    spots: tuple[Spot, ...] = ()


def act(sight: Sight, mind: Mind, now: int) -> Plan:
    """What to do when nobody has called or declared anything."""
    find = mind.find(sight, now)
    if find is not None:
        return carry_out(sight, find, mind.rng)
    if (other := _instead(sight, mind)) is not None:
        return other
    if sight.view.turn is not None:  # MC-44: another look, and the others' time is worth more
        find = mind.find(sight, mind.until)
        say = Plan(co.Pass(), mind.until + draw(mind.rng, _SAY_MS))
        return say if find is None else carry_out(sight, find, mind.rng)
    may_declare = _may_declare(sight)
    while mind.until < may_declare:
        find = mind.find(sight, mind.until)
        if find is not None:
            return carry_out(sight, find, mind.rng)
    return Plan(co.Declare(), mind.until + draw(mind.rng, _SAY_MS))


def carry_out(sight: Sight, find: Find, rng: Random) -> Plan:
    """The command that begins what was found, after the time of the hand or the voice."""
    move = find.move
    if isinstance(move, MeliFound):
        return Plan(co.CallMeli(), find.at + draw(rng, _SAY_MS))
    if isinstance(move, CadoFound):
        return Plan(co.CallCado(), find.at + draw(rng, _SAY_MS))
    return _lay(sight, move, find.at)


def _lay(sight: Sight, play: Laying, found: float) -> Plan:
    """Carry a card to its place, or two, one after the other (MC-27)."""
    held = [c.id for c in sight.me.hand or ()]
    row = sight.ground.row
    time = sum(motion(row, s.place, held.index(s.card.id), len(held)) for s in play.spots)
    placements = tuple(co.Placement(s.card.id, s.place, s.letter) for s in play.spots)
    command = co.Play(sight.view.version, placements, _naming(sight, play))
    return Plan(command, max(found + time, (sight.view.closes or 0) + 1), play.spots)


def _naming(sight: Sight, play: Laying) -> dict[int, str]:
    """The letters that the word gives to the jokers of the base that have none (MC-07)."""
    free = {p.id for p in sight.ground.row.piles if p.top.is_joker and not p.letter}
    if not free:
        return {}
    named = row_with(sight.ground, play)
    return {p.id: p.letter for p in named.piles if p.id in free and p.top.is_joker}


def _instead(sight: Sight, mind: Mind) -> Plan | None:
    """What helps when a look has found nothing to lay: a Cado, an exchange, or None."""
    view, rng = sight.view, mind.rng
    if view.has_word and sight.opponents and rng.random() < mind.traits.calls and best_cado(sight):
        return Plan(co.CallCado(), mind.until + draw(rng, _SAY_MS))
    once = view.options.exchange == "once_per_sequence" and sight.me.exchanged
    if once or not sight.hand or view.stock + view.reserve < EXCHANGE_CARDS:
        return None
    worst = hardest(sight)
    if gr.cards_a_play(sight.ground) > sight.me.count:
        return None  # it would only come to one card again (MC-27)
    if sight.me.count <= _FEW and sight.burden(worst) >= _HARD:
        return Plan(co.Exchange(worst.id), mind.until + draw(rng, _SAY_MS))
    return None


def _may_declare(sight: Sight) -> int:
    """When (ms) this seat may declare a blockage again (MC-37)."""
    declared, objection = sight.me.declared, sight.view.objection
    return max(
        0 if declared is None else declared + DECLARE_EVERY_MS,
        0 if objection is None else objection.until + 1,
    )


def answer(sight: Sight, mind: Mind, now: int) -> Plan | None:
    """What to do about a declared blockage: play, object with a play in hand, agree (MC-37)."""
    declared = sight.view.declaration
    if declared is None or sight.seat == declared.seat or sight.seat in declared.agreed:
        return None
    latest = declared.until - _HURRY
    find = mind.find(sight, now)
    if find is not None and find.at <= latest:
        plan = carry_out(sight, find, mind.rng)
        if plan.at <= latest:
            return plan
        if find.sound and isinstance(find.move, Laying) and not sight.me.barred:
            return Plan(co.Object(), find.at)
    return Plan(co.Agree(), now + draw(mind.rng, _AGREE_MS))


def show(sight: Sight, mind: Mind, now: int) -> Plan | None:
    """Make good a call of one's own (MC-32, MC-33)."""
    call = sight.view.call
    if call is None or call.seat != sight.seat:
        return None
    at = min(now + draw(mind.rng, _SHOW_MS), call.until - _HURRY)
    if call.kind == How.MELI and (meli := best_meli(sight)) is not None:
        discard = hardest(sight).id if sight.hand else None
        return Plan(co.Rearrange(meli.order, meli.names, discard, meli.line), at)
    if call.kind == How.CADO and (cado := best_cado(sight)) is not None:
        return Plan(co.Give(cado.pile, receiver(sight)), at)
    return Plan(co.GiveUp(), at)
