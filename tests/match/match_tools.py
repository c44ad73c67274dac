"""Players, dictionaries and matches for the tests of the match; also used in child processes."""

import hashlib
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from melicado.bots.player import Intention
from melicado.match.driver import Driver
from melicado.match.journal import Journal, new_header
from melicado.match.match import Match
from melicado.match.seats import SeatInfo
from melicado.places import MissingResourceError, resource
from melicado.rules.game import Refusal
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import BACK, FRONT, Card, Colour, Place
from melicado.rules.melicado.commands import Placement, Play
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.state import How, Phase, State
from melicado.rules.melicado.view import View
from melicado.words.dictionary import Dictionary
from melicado.words.judge import Judge
from melicado.words.wordlist import WordList

SECRET = "00112233445566778899aabbccddeeff"
WORDS = (
    "AI AIL AILE AILES AIR AIRE AIRES AS ANE ANES ART ARTS ET EST ETE ETES EN ES EU ILE ILES IL"
    " ILS LA LE LES LIT LITS LIRE LAIT LAITS MA ME MES MER MERE MERES MIL MILE NE NES NET NETS NI"
    " NID NIDS ON OR ORS OS OSE OSER OU OUI PAR PART PARTS PAS PEU PIE PIED PIEDS PIRE RE RI RIS"
    " RIRE RAT RATS ROI ROIS ROSE ROSES SA SE SEL SELS SES SI SIEN SOL SOLE SOLES SON SONT SU SUR"
    " TA TE TES TU TUE TUES TAS TIR TIRE TIRES TRI TRIE TRIES UN UNE UNES US VA VE VIE VIES VIN"
    " VINS VU VUE VUES RUE RUES CE CES CAR CARS DE DES DU DUE DUES DO DOS DON DONS FA FER FERS HA"
    " JE JEU JEUX BU BUE BON BONS GEL GELS KIR KIRS WU XI YEN ZEN QUE QUI LOI LOIS"
)


def small_game() -> MeliCado:
    """The rules with the shipped French deck and a small list of words."""
    deck = deck_from(resource("decks", "fr.json").read_bytes())
    return MeliCado(WordList(WORDS.split()), deck)


def french_game() -> MeliCado:
    """The rules with the shipped deck and dictionary; the small list where none is built yet."""
    try:
        judge = Dictionary.open(resource("words", "fr.dict")).lexicon()
    except MissingResourceError:
        return small_game()
    return MeliCado(judge, small_game().deck)


def plain_game() -> MeliCado:
    """Sixty blue cards of A and B, where every row of three to nine of them is a word.

    Whatever is laid is right unless that very row was there before: positions need no luck.
    """
    deck = tuple(Card(i, "AB"[i % 2], Colour.BLUE) for i in range(60))
    rows = ("".join(letters) for n in range(3, 10) for letters in product("AB", repeat=n))
    return MeliCado(WordList(rows), deck)


PLAIN = Options(hand_size=4, rounds=1, first_starter=0, violet="never")
"""Options for a plain game: seat 0 starts and no violet card is asked for."""

PlayedMatch = Match[State, co.AnyCommand, ev.AnyEvent, Options, View]


def seats_of(count: int) -> list[SeatInfo]:
    return [SeatInfo(f"Seat {i}", "person" if i == 0 else "bot", "bon", i) for i in range(count)]


def begin(
    game: MeliCado,
    path: Path | None = None,
    *,
    seats: int = 3,
    secret: str = SECRET,
    options: Options | None = None,
) -> PlayedMatch:
    """A match that has been dealt, with a journal when ``path`` names one."""
    options = options or Options()
    who = seats_of(seats)
    journal = None
    if path is not None:
        header = new_header(game.name, options, who, secret, program="0", dictionary="d")
        journal = Journal.create(path, header)
    return Match.start(game, options, who, secret, journal)


class RandomPlayer:
    """Anything that may be done, drawn by chance: right plays mostly, faults now and then."""

    def __init__(self, seat: int, judge: Judge, seed: int, think: int = 3000) -> None:
        self.seat = seat
        self.judge = judge
        self.chance = random.Random(f"{seed}/{seat}")
        self.think = think

    def intend(self, view: View, now: int) -> Intention[co.AnyCommand] | None:
        command = self.choose(view)
        if command is None:
            return None
        return Intention(command, now + 400 + self.chance.randrange(self.think))

    def choose(self, view: View) -> co.AnyCommand | None:
        if view.phase == Phase.SCORES:
            return co.NextRound()
        if (doubt := self._doubt(view)) is not None:
            return doubt
        if view.phase == Phase.CALL:
            return self._answer_call(view)
        if view.phase in (Phase.VIOLET, Phase.BASE, Phase.OPENING) and view.starter != self.seat:
            return None
        if view.phase == Phase.VIOLET:
            return co.TurnViolet() if self.chance.random() < 0.5 else co.DeclineViolet()
        if view.phase == Phase.BASE:
            return co.OrderBase(first=self.chance.choice(view.base).id)
        if view.phase in (Phase.OPENING, Phase.OPEN):
            return self._move(view)
        return None

    def _doubt(self, view: View) -> co.AnyCommand | None:
        """Where the players are the referee (MC-38)."""
        asked = view.contestable
        if view.phase == Phase.CONTEST:
            return co.VoteWord(self.chance.random() < 0.5)
        if asked is None or self.seat in asked.seats or self.chance.random() >= 0.3:
            return None
        return co.Contest(version=view.version)

    def _move(self, view: View) -> co.AnyCommand | None:
        hand = Reading(view, self.judge).hand(self.seat)
        if not hand:
            return None
        dice = self.chance.random()
        opening = view.phase == Phase.OPENING
        if dice < 0.05:
            placement = Placement(self.chance.choice(hand).id, FRONT, "A")
            return Play(version=view.version, placements=(placement,))
        if dice < 0.08 and not opening:
            return co.Exchange(card=self.chance.choice(hand).id)
        if dice < 0.16 and view.moved and not opening:
            return co.CallMeli() if dice < 0.12 else co.CallCado()
        found = next(iter(self._right(view)), None)
        if found is not None:
            return found
        if opening:
            return co.CannotOpen()
        declaration = view.declaration
        if declaration is not None:
            return co.Agree() if declaration.seat != self.seat else None
        return co.Declare() if self.chance.random() < 0.5 else co.Exchange(card=hand[0].id)

    def _right(self, view: View) -> Iterator[co.AnyCommand]:
        plays = list(Reading(view, self.judge).plays(self.seat))
        self.chance.shuffle(plays)
        for found in plays:
            placements = tuple(Placement(s.card.id, s.place, s.letter) for s in found.spots)
            yield Play(version=view.settled_version, placements=placements)

    def _answer_call(self, view: View) -> co.AnyCommand | None:
        call = view.call
        if call is None or call.seat != self.seat:
            return None
        reading = Reading(view, self.judge)
        if call.kind == How.MELI:
            for meli in reading.melis(self.seat):
                return co.Rearrange(order=meli.order, names=meli.names)
        for cado in reading.cados(self.seat) if call.kind == How.CADO else ():
            others = [s for s in view.active if s != self.seat]
            return co.Give(pile=cado.pile, to=self.chance.choice(others))
        return co.GiveUp()


def play_out(match: PlayedMatch, seed: int, *, until: int | None = None) -> Driver[Any, Any]:
    """Let random players play until the game is over (or the match's time is ``until``)."""
    judge = match.game.judge  # type: ignore[attr-defined]
    bots = {seat: RandomPlayer(seat, judge, seed) for seat in range(len(match.seats))}
    driver: Driver[Any, Any] = Driver(match, bots)
    while not match.over and (due := driver.next_due()) is not None:
        if until is not None and due > until:
            break
        driver.run(due)
    return driver


def card(match: PlayedMatch, seat: int, index: int = 0) -> int:
    """The id of a card in a hand."""
    return match.state.seats[seat].hand[index].id


def lay(match: PlayedMatch, seat: int, place: Place, now: int, index: int = 0) -> Refusal | None:
    """A seat lays one of its cards, aimed at the settled row."""
    window = match.state.window
    version = window.version if window else match.state.version
    play = Play(version=version, placements=(Placement(card(match, seat, index), place),))
    return match.submit(seat, play, now)


def opened(match: PlayedMatch, now: int = 1000) -> None:
    """Seat 0 puts the base in order and lays a card behind it: the table is open."""
    first = match.state.base[0].id
    assert match.submit(0, co.OrderBase(first=first), now) is None
    assert lay(match, 0, BACK, now) is None


def as_json(value: object) -> Any:
    """What a reader of the JSON of ``value`` sees."""
    return msgspec.json.decode(msgspec.json.encode(value))


def digest(state: State) -> str:
    """What identifies a state in any process, but for rows gone by, which hold unordered sets."""
    return hashlib.sha256(msgspec.json.encode(replace(state, past=()))).hexdigest()


def cards_in(data: object) -> set[int]:
    """The ids of every card that stands anywhere in JSON-like ``data``.

    A card is ``[id, letter, colour]``; commands name cards by their number alone.
    """
    found: set[int] = set()
    if isinstance(data, list):
        if len(data) == 3 and isinstance(data[0], int) and data[2] in ("b", "r", "g"):
            found.add(data[0])
        for part in data:
            found |= cards_in(part)
    elif isinstance(data, dict):
        for key, part in data.items():
            if key in ("card", "discard", "first") and isinstance(part, int):
                found.add(part)
            found |= cards_in(part)
    return found


def hidden_from(state: State, seats: frozenset[int]) -> set[int]:
    """The cards ``seats`` may not know: the stock, the reserve, the hands of others."""
    if state.phase in (Phase.SCORES, Phase.OVER):
        return {c.id for c in state.stock + state.reserve}
    others = (s.hand for i, s in enumerate(state.seats) if i not in seats)
    return {c.id for c in (*state.stock, *state.reserve, *(c for hand in others for c in hand))}
