"""Pas vu, pas pris among bots: words they doubt, and words they lay without knowing (MC-38)."""

from collections.abc import Iterator

from melicado.bots.melicado.sight import Sight
from melicado.bots.melicado.slips import allowed
from melicado.bots.melicado.traits import Traits
from melicado.bots.melicado.vocabulary import Vocabulary
from melicado.rules.melicado import ground as gr
from melicado.rules.melicado.judging import barred
from melicado.rules.melicado.search import Laying
from melicado.rules.melicado.state import How, WordSeen, words_that_count
from melicado.words.judge import related

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
    may contest though it is right. Of two words of one card it looks at both (MC-28).
    """
    if sight.view.contestable is None or not sight.view.words:
        return 0.0
    *before, last = sight.view.words
    made = [last]
    if before and (before[-1].at, before[-1].seat) == (last.at, last.seat):
        made += [before.pop()] if before[-1].line != last.line else []
    return max(_doubt_of(sight, traits, word, tuple(before)) for word in made)


def _doubt_of(sight: Sight, traits: Traits, asked: WordSeen, before: tuple[WordSeen, ...]) -> float:
    view, known = sight.view, sight.known
    seen = words_that_count(before, view.options, view.sequence)
    if barred(asked.word, sight.ground._replace(seen=seen), known) is not None:
        forgotten = asked.word in sight.forgotten
        return traits.memory * (0.5 if forgotten else 1.0)
    if asked.word in known:
        line = [w.word for w in before if w.line == asked.line]
        kin = asked.how == How.CADO and line and related(known, asked.word, line[-1])
        return traits.memory if kin else 0.0
    chance = traits.doubt * (1 - _BENEFIT * likeness(known, asked.word))
    return chance * (_RISK if view.options.wrong_contest == "one_card" else 1.0)


def bluffs_on(sight: Sight) -> Iterator[Laying]:
    """Plays that places and colours allow and whose word, unknown to the bot, looks like one.

    Who lays two cards together has enough to think of.
    """
    ground, known = sight.ground, sight.known
    if gr.cards_a_play(ground) > 1:
        return
    for spot, word in allowed(ground, sight.hand):
        fits = ground.options.min_length <= len(word) and word not in ground.seen
        if fits and word not in known and likeness(known, word) >= _WORD_LIKE:
            yield Laying((spot,), word)
