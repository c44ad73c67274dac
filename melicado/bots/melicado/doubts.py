"""Pas vu, pas pris among bots: words they doubt, and words they lay without knowing (MC-38)."""

from collections.abc import Iterator

from melicado.bots.melicado.sight import Sight
from melicado.bots.melicado.traits import Traits
from melicado.bots.melicado.vocabulary import Vocabulary
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.ground import Spot
from melicado.rules.melicado.judging import barred
from melicado.rules.melicado.options import Special
from melicado.rules.melicado.search import Laying, around
from melicado.rules.melicado.state import How, words_that_count
from melicado.words.judge import related
from melicado.words.letters import JOKER

_BENEFIT = 0.9
"""How much less a word is doubted that looks like a word in every letter."""
_RISK = 0.7
"""How much less a word is contested where being wrong costs a card."""
_WORD_LIKE = 0.6
"""From this likeness on a word that is none may pass for one."""


def likeness(known: Vocabulary, word: str) -> float:
    """The share of the letters of ``word`` that another letter makes a known word of."""
    near = (known.letters(word[:i], word[i + 1 :]) for i in range(len(word)))
    return sum(bool(letters) for letters in near) / max(1, len(word))


def doubt(sight: Sight, traits: Traits) -> float:
    """How likely this bot is to contest the word that may be contested, from 0 to 1.

    What it knows it only contests when it sees what else is wrong; a word it does not know it
    may contest though it is right.
    """
    words = sight.view.words
    if sight.view.contestable is None or not words:
        return 0.0
    # Of two words that a card has made together either may be wrong (MC-28).
    latest = {w.line: w.word for w in words if w.at == words[-1].at}
    return max(_doubt(sight, traits, word) for word in latest.values())


def _doubt(sight: Sight, traits: Traits, word: str) -> float:
    view, known = sight.view, sight.known
    at = view.words[-1].at
    earlier = tuple(w for w in view.words if w.at < at) or view.words[:-1]
    before = words_that_count(earlier, view.options, view.sequence)
    if barred(word, sight.ground._replace(seen=before), known) is not None:
        return traits.memory * (0.5 if word in sight.forgotten else 1.0)
    if word in known:
        row = earlier[-1].word if view.words[-1].how == How.CADO and earlier else ""
        return traits.memory if row and related(known, word, row) else 0.0
    chance = traits.doubt * (1 - _BENEFIT * likeness(known, word))
    return chance * (_RISK if view.options.wrong_contest == "one_card" else 1.0)


def bluffs_on(sight: Sight) -> Iterator[Laying]:
    """Plays that places and colours allow and whose word, unknown to the bot, looks like one.

    Who lays two cards together, or on two words at once, has enough to think of.
    """
    ground, known = sight.ground, sight.known
    if gr.cards_a_play(ground) > 1 or ground.special == Special.VERTICALE:
        return
    for place in gr.places(ground):
        if gr.third_time(ground, place) is not None:
            continue
        before, after = around(ground, place, gr.letters_of(ground.row, ground))
        if JOKER in before + after:
            continue
        for card in sight.hand:
            spot, word = Spot(card, place), before + card.letter + after
            if card.is_joker or gr.colour_fault(ground, spot) is not None:
                continue
            fits = ground.options.min_length <= len(word) and word not in ground.seen
            if fits and word not in known and likeness(known, word) >= _WORD_LIKE:
                yield Laying((spot,), word)
