"""The words and cards games are made with, and games made with them, new or saved."""

from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from melicado.bots.names import robot_name
from melicado.match.errors import JournalError
from melicado.match.journal import Journal, new_header
from melicado.match.journals import new_path
from melicado.match.loading import lexicon
from melicado.match.match import Match
from melicado.match.seats import SeatInfo, effective_options
from melicado.match.secret import new_secret
from melicado.places import UnwritableError, ensure, journals, resource, version
from melicado.rules.melicado.cards import Card
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.options import Options, options_from
from melicado.rules.melicado.play import MeliCado
from melicado.rules.mendelius.play import Mendelius
from melicado.windows.seats import player_name, your_name
from melicado.windows.settings import Settings
from melicado.words.dictionary import Dictionary
from melicado.words.judge import Judge

AnyMatch = Match[Any, Any, Any, Any, Any]


class Begun(NamedTuple):
    """A match and its words, which Mendelius does without.

    A match without a journal could not be given one: none is saved.
    """

    match: AnyMatch
    judge: Judge | None


class Library:
    """The dictionary and the deck of one language."""

    def __init__(self, dictionary: Dictionary, deck: tuple[Card, ...]) -> None:
        self.dictionary = dictionary
        self.deck = deck

    @classmethod
    def open(cls, language: str = "fr") -> "Library":
        """What is shipped for ``language``.

        Raises ``DictionaryError``, ``MissingResourceError`` or ``RulesError``, each with a
        sentence.
        """
        dictionary = Dictionary.open(resource("words", f"{language}.dict"))
        return cls(dictionary, deck_from(resource("decks", f"{language}.json").read_bytes()))

    def game(self, options: Options) -> MeliCado:
        """The rules with the words that ``options`` accept (MC-02)."""
        return MeliCado(lexicon(self.dictionary, options), self.deck)

    def start(
        self, settings: Settings, secret: str | None = None, game: str = MeliCado.name
    ) -> Begun:
        """Deal a new match of ``game`` as was chosen; it is saved if that is possible at all.

        Raises RulesError for options that cannot be played.
        """
        if game == Mendelius.name:
            return self._start_mendelius(settings, secret or new_secret())
        seats = people_at(settings)
        seats += [SeatInfo(robot_name(b.look), "bot", b.level, b.look) for b in settings.bots]
        options = effective_options(settings.options, seats)
        if len(options.handicap) != len(seats):  # it was chosen for other people
            options = replace(options, handicap=())
        secret = secret or new_secret()
        rules = self.game(options)
        journal = self._journal(rules.name, options, seats, secret)
        return Begun(Match.start(rules, options, seats, secret, journal), rules.judge)

    def resume(self, path: Path) -> Begun:
        """Go on with a saved match; raises JournalError, the file staying as it is."""
        header, _, _ = Journal.read(path)
        if header.game == Mendelius.name:
            return Begun(Match.resume(Mendelius(), path), None)
        game = self.game(options_from(header.options))
        return Begun(Match.resume(game, path), game.judge)

    def _start_mendelius(self, settings: Settings, secret: str) -> Begun:
        chosen = settings.mendelius
        alone = all(seat.kind == "bot" for seat in chosen.seats)
        seats = [SeatInfo(_own_name(settings, alone), "person", "", settings.face)]
        for seat in chosen.seats:
            if seat.kind == "person":
                seats.append(SeatInfo(seat.name, "person", "", seat.look))
            else:
                seats.append(SeatInfo(robot_name(seat.look), "bot", seat.level, seat.look))
        rules = Mendelius()
        journal = self._journal(rules.name, chosen.options, seats, secret)
        return Begun(Match.start(rules, chosen.options, seats, secret, journal), None)

    def _journal(
        self, game: str, options: Any, seats: list[SeatInfo], secret: str
    ) -> Journal | None:
        header = new_header(
            game,
            options,
            seats,
            secret,
            program=version(),
            dictionary=self.dictionary.checksum,
        )
        try:
            return Journal.create(new_path(ensure(journals()), datetime.now()), header)
        except (JournalError, UnwritableError):
            return None


def people_at(settings: Settings) -> list[SeatInfo]:
    """The people at this screen in a game of Méli Cado, with their buzzers (MC-45)."""
    name = _own_name(settings, not settings.family)
    people = [SeatInfo(name, "person", "", settings.face, settings.buzzer)]
    for number, one in enumerate(settings.family, 2):
        name = one.name.strip() or player_name(number)
        people.append(SeatInfo(name, "person", "", one.look, one.key))
    return people


def _own_name(settings: Settings, alone: bool) -> str:
    """With others at this screen nobody is «you»."""
    return your_name(settings) if alone else settings.name.strip() or player_name(1)
