"""The game that options ask for, with its dictionary and its deck from the resources."""

from melicado.places import resource
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado
from melicado.words.dictionary import Dictionary
from melicado.words.letters import fold
from melicado.words.lexicon import Lexicon


def dictionary(language: str) -> Dictionary:
    """The dictionary of a language, as ``fr``.

    Raises MissingResourceError when there is none, DictionaryError when it cannot be used.
    """
    return Dictionary.open(resource("words", f"{language}.dict"))


def lexicon(words: Dictionary, options: Options) -> Lexicon:
    """The words that ``options`` accept (MC-01 to MC-03); what cannot be folded is left out."""
    return words.lexicon(
        proper_nouns=options.proper_nouns == "accepted",
        acronyms=options.acronyms == "accepted",
        coarse=options.coarse_words != "refused",
        hyphenated=options.hyphenated_words == "folded",
        extra=frozenset(filter(None, map(fold, options.extra_words))),
        banned=frozenset(filter(None, map(fold, options.banned_words))),
        min_length=options.min_length,
    )


def melicado(options: Options) -> MeliCado:
    """Méli Cado in the language and with the words of ``options``.

    Raises MissingResourceError, DictionaryError, or RulesError for a deck that cannot be read.
    """
    deck = deck_from(resource("decks", f"{options.language}.json").read_bytes())
    return MeliCado(lexicon(dictionary(options.language), options), deck)
