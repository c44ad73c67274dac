"""The game that options ask for, with its dictionary and its deck from the resources."""

from functools import lru_cache, partial
from typing import Final

from melicado.places import MissingResourceError, resource
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.play import MeliCado
from melicado.words.dictionary import Dictionary, DictionaryError
from melicado.words.judge import Judge
from melicado.words.letters import fold
from melicado.words.lexicon import Lexicon
from melicado.words.union import UnionJudge

_SECOND: Final = "en"
"""The language whose words count too under ENGLISH."""


def dictionary(language: str) -> Dictionary:
    """The dictionary of a language, as ``fr``.

    Raises MissingResourceError when there is none, DictionaryError when it cannot be used.
    """
    return Dictionary.open(resource("words", f"{language}.dict"))


def lexicon(words: Dictionary, options: Options) -> Lexicon:
    """The words that ``options`` accept (MC-01 to MC-03); what cannot be folded is left out.

    With them go those of a second language, for ENGLISH, where its dictionary is there (MC-31).
    """
    first = words.lexicon(
        proper_nouns=options.proper_nouns == "accepted",
        acronyms=options.acronyms == "accepted",
        coarse=options.coarse_words != "refused",
        hyphenated=options.hyphenated_words == "folded",
        extra=_folded(options.extra_words),
        banned=_folded(options.banned_words),
        min_length=options.min_length,
    )
    if words.language == _SECOND:
        return first
    return first.with_special(Special.ENGLISH, partial(_two, options))


def _two(options: Options, first: Lexicon) -> Judge:
    """The words of a game with those of the second language; without these, the first alone."""
    try:
        second = _opened(resource("words", f"{_SECOND}.dict"))
    except (DictionaryError, MissingResourceError):
        return first
    more = second.lexicon(
        coarse=options.coarse_words != "refused",
        banned=_folded(options.banned_words),
        min_length=options.min_length,
    )
    return UnionJudge(first, more)


_opened = lru_cache(maxsize=1)(Dictionary.open)


def _folded(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(filter(None, map(fold, words)))


def melicado(options: Options) -> MeliCado:
    """Méli Cado in the language and with the words of ``options``.

    Raises MissingResourceError, DictionaryError, or RulesError for a deck that cannot be read.
    """
    deck = deck_from(resource("decks", f"{options.language}.json").read_bytes())
    return MeliCado(lexicon(dictionary(options.language), options), deck)
