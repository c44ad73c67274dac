"""What comes to a bot's mind while it looks at one row: plays, Mélis, and when."""

from collections import Counter
from collections.abc import Container, Iterator
from random import Random
from typing import Final, NamedTuple

from melicado.bots.melicado.sight import Sight
from melicado.bots.melicado.slips import Belief, slips_on
from melicado.bots.melicado.timing import draw, effort
from melicado.bots.melicado.traits import Traits
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.cards import Card, Place, Where
from melicado.rules.melicado.lines import lines_of
from melicado.rules.melicado.search import (
    CadoFound,
    Laying,
    MeliFound,
    cados_on,
    melis_on_line,
    plays_on,
    row_with,
)
from melicado.words.judge import Judge

_WORDS_A_JOKER: Final = 2
"""How many words somebody thinks of for one joker at one place."""
_SHORTLIST: Final = 4
"""How many finds are weighed by what could be laid next."""
_CALL_EFFORT: Final = 1.5
"""How much longer it takes to see a Méli or a Cado than a play."""
_DOWNWARDS: Final = 0.08
"""How often a look begins a word downwards, where it could go on along another."""
_DOWN_AT_LAST: Final = 0.35
"""How often it does where nothing else can be laid."""
_NEAR_THE_END: Final = 3
"""With so few cards a seat is the one to stop."""

Move = Laying | MeliFound | CadoFound


class Find(NamedTuple):
    """Something a bot may do, and the time (ms of the match) at which it sees it."""

    move: Move
    at: float
    sound: bool = True
    """False for a mistake."""


def chances(sight: Sight) -> list[Laying]:
    """Every play of the hand the bot could see, with the likeliest words of its jokers."""
    known = sight.known
    found = list(plays_on(sight.ground, sight.hand, known))
    plain = [p for p in found if not has_joker(p)]
    jokers = sorted(filter(has_joker, found), key=lambda p: (-known.zipf(p.word), p.word))
    taken = Counter[tuple[tuple[int, Place], ...]]()
    for play in jokers:
        laid = tuple((s.card.id, s.place) for s in play.spots)
        taken[laid] += 1
        if taken[laid] <= _WORDS_A_JOKER:
            plain.append(play)
    return plain


def _considered(sight: Sight, rng: Random) -> list[Laying]:
    """The chances of one look: new words downwards come to mind now and then (MC-28)."""
    found = chances(sight)
    on = [play for play in found if not _begins_branch(sight, play)]
    if len(on) < len(found) and rng.random() >= (_DOWNWARDS if on else _DOWN_AT_LAST):
        return on
    return found


def _begins_branch(sight: Sight, play: Laying) -> bool:
    place = play.spots[0].place
    return place.where == Where.BELOW and place.pile not in lines_of(sight.ground.row)


def has_joker(play: Laying) -> bool:
    """Whether a joker is among the cards of a play."""
    return any(s.card.is_joker for s in play.spots)


def share(traits: Traits, difficulty: float) -> float:
    """The part of the chances of that difficulty (1 for the easiest) that one look sees."""
    return float(traits.attention**difficulty)


def notice(sight: Sight, traits: Traits, rng: Random, now: float) -> Iterator[Find]:
    """What a look that begins ``now`` sees, each with its time."""
    known = sight.known
    for play in _considered(sight, rng):
        each = (effort(word, known.zipf(word), has_joker(play)) for word in play.words)
        difficulty = sum(each) * len(play.spots)
        seen, time = rng.random(), draw(rng, traits.find * difficulty)
        if seen < share(traits, difficulty):
            yield Find(play, now + time)
    if not sight.view.has_word:
        return
    for call in (best_meli(sight), best_cado(sight) if _alarmed(sight, traits) else None):
        if call is not None:
            difficulty = effort(call.word, known.zipf(call.word), joker=False) * _CALL_EFFORT
            seen, time = rng.random(), draw(rng, traits.find * difficulty)
            if seen < traits.calls:
                yield Find(call, now + time)


def _alarmed(sight: Sight, traits: Traits) -> bool:
    """Whether somebody with fewer cards is about to finish."""
    counts = [sight.view.seats[s].count for s in sight.opponents]
    return bool(counts) and min(counts) <= traits.alarm and min(counts) < sight.me.count


def mistake(
    sight: Sight, traits: Traits, rng: Random, judge: Judge, regretted: Container[str]
) -> Laying | None:
    """A wrong play that this bot takes for right, if the row offers one; none of ``regretted``.

    Who lays two cards together (MC-27) thinks twice, and makes none.
    """
    if gr.cards_a_play(sight.ground) > 1:
        return None
    belief = Belief(judge, sight.known, sight.forgotten)
    slips = slips_on(sight.ground, sight.hand, belief, traits.slips)
    fresh = [s for s in slips if s.word not in regretted]
    return rng.choice(fresh) if fresh else None


def choose(sight: Sight, traits: Traits, rng: Random, finds: list[Find]) -> Find:
    """The find acted on: the best of those seen soon after the first."""
    until = min(f.at for f in finds) + traits.ponder
    soon = [f for f in finds if f.at <= until]
    if len(soon) == 1:
        return soon[0]
    ranked = sorted(
        ((_worth(sight, traits, rng, f.move), i) for i, f in enumerate(soon)), reverse=True
    )
    if traits.foresight:
        ranked = [
            (worth + traits.foresight * _follow_up(sight, soon[i].move), i)
            for worth, i in ranked[:_SHORTLIST]
        ]
    return soon[max(ranked)[1]]._replace(at=until)


def _worth(sight: Sight, traits: Traits, rng: Random, move: Move) -> float:
    """How good a move is: how hard the card it gets rid of would be to lay later."""
    if isinstance(move, CadoFound):
        return 1.5  # nothing matters more to who is alarmed
    cards = [s.card for s in move.spots] if isinstance(move, Laying) else [hardest(sight)]
    burden = sum(map(sight.burden, cards)) / len(cards)
    return traits.judgement * burden + (1 - traits.judgement) * rng.random()


def hardest(sight: Sight) -> Card:
    """The card of the hand that is the hardest to lay."""
    return max(sight.hand, key=lambda c: (sight.burden(c), c.id))


def _follow_up(sight: Sight, move: Move) -> float:
    """The share of the cards left that could be laid next, were nobody quicker."""
    if not isinstance(move, Laying):
        return 0.0
    left = tuple(c for c in sight.hand if c.id not in [s.card.id for s in move.spots])
    if not left:
        return 1.0
    after = sight.ground._replace(
        row=row_with(sight.ground, move),
        seen=sight.ground.seen.union(move.words),
        opening=False,
        single=sight.me.count - len(move.spots) == 1,
    )
    laid = {s.card.id for p in plays_on(after, left, sight.known) for s in p.spots}
    return len(laid) / len(left)


def best_meli(sight: Sight) -> MeliFound | None:
    """The commonest word the bot could make of a whole line (MC-32)."""
    lines = lines_of(sight.ground.row)
    firsts = (next(melis_on_line(sight.ground, line, sight.known), None) for line in lines)
    return max((m for m in firsts if m), key=lambda m: sight.known.zipf(m.word), default=None)


def best_cado(sight: Sight) -> CadoFound | None:
    """The Cado of the highest pile that leaves a word the bot knows (MC-33)."""
    heights = {p.id: len(p.cards) for p in sight.ground.row.all_piles()}
    return max(
        cados_on(sight.ground, sight.known),
        key=lambda c: (heights[c.pile], sight.known.zipf(c.word), c.pile),
        default=None,
    )


def receiver(sight: Sight) -> int:
    """Who is given a pile: whoever is about to finish, else the leader of the game."""
    seats = sight.view.seats
    close = min(sight.opponents, key=lambda s: (seats[s].count, seats[s].total, s))
    if seats[close].count <= _NEAR_THE_END:
        return close
    return min(sight.opponents, key=lambda s: (seats[s].total, seats[s].count, s))
