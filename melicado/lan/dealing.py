"""The games of a room: rules with their words, matches kept in journals, bots for seats."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from melicado.bots.level import Pace, level_of
from melicado.bots.melicado import MeliCadoBot
from melicado.bots.mendelius import MendeliusBot
from melicado.bots.player import Player
from melicado.lan.hosted import AnyMatch
from melicado.match.errors import JournalError
from melicado.match.journal import Journal, new_header
from melicado.match.journals import new_path
from melicado.match.loading import dictionary, lexicon
from melicado.match.match import Match
from melicado.match.seats import SeatInfo, effective_options
from melicado.match.secret import new_secret
from melicado.places import UnwritableError, ensure, journals, resource, version
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.ground import settled_ground
from melicado.rules.melicado.judging import word_fault
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.words_in_force import words_in_force
from melicado.rules.mendelius.play import Mendelius


def dealer_for(game: str, options: Any, pace: Pace = Pace.NORMAL) -> "Dealer":
    """The game of that name with the words and cards of the program, saved as games are.

    Raises MissingResourceError, DictionaryError or RulesError, each with a sentence.
    """
    if game == Mendelius.name:
        return Dealer(Mendelius(), options, "", journals(), pace)
    words = dictionary(options.language)
    deck = deck_from(resource("decks", f"{options.language}.json").read_bytes())
    rules = MeliCado(lexicon(words, options), deck)
    return Dealer(rules, options, words.checksum, journals(), pace)


class Dealer:
    """One game as a room's tables play it; see ``hosted.Game``."""

    def __init__(
        self,
        rules: MeliCado | Mendelius,
        options: Any,
        dictionary: str,
        folder: Path | None,
        pace: Pace = Pace.NORMAL,
    ) -> None:
        self.name = rules.name
        self.options = options
        self.dictionary = dictionary
        """The checksum of the dictionary; "" for a game without words."""
        self.rules: Any = rules
        self._folder = folder
        self._pace = pace

    def begin(self, seats: tuple[SeatInfo, ...]) -> AnyMatch:
        """Deal a match, saved where that is possible; raises RulesError."""
        options = self.options
        if isinstance(options, Options):
            options = effective_options(options, seats)
        secret = new_secret()
        journal = self._journal(options, seats, secret)
        return Match.start(self.rules, options, seats, secret, journal)

    def resume(self, path: Path) -> AnyMatch:
        """Go on with a match from its journal; raises JournalError."""
        return Match.resume(self.rules, path)

    def bot(self, match: AnyMatch, seat: int, info: SeatInfo) -> Player[Any, Any]:
        """A bot for a seat; one that stands in for a person plays well, not best."""
        level = level_of(info.level)
        rng = Random(f"{match.state.secret}/{match.number}/{seat}")
        if isinstance(self.rules, MeliCado):
            return MeliCadoBot(seat, level, self.rules.judge, rng, self._pace)
        return MendeliusBot(seat, level, rng, self._pace)

    def judge(self, match: AnyMatch | None, words: Sequence[str]) -> tuple[str, ...]:
        """Those of the folded words that may be laid as ``match`` stands; see ``hosted.Game``.

        The violet card, the words added and the house rules count (MC-02, MC-23 to MC-26, MC-38).
        """
        if match is None or not isinstance(self.rules, MeliCado):
            return ()
        state = match.state
        known = words_in_force(self.rules.judge, state.special, state.added)
        ground = settled_ground(state, state.starter)
        return tuple(word for word in words if word_fault(word, ground, known) is None)

    def _journal(self, options: Any, seats: tuple[SeatInfo, ...], secret: str) -> Journal | None:
        if self._folder is None:
            return None
        header = new_header(
            self.name, options, seats, secret, program=version(), dictionary=self.dictionary
        )
        try:
            return Journal.create(new_path(ensure(self._folder), datetime.now()), header)
        except (JournalError, UnwritableError):
            return None
