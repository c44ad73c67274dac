"""Several plays on one table, each at its time: what the rules make of each (MC-20, MC-21)."""

from collections.abc import Callable
from typing import Any

from melicado.rules.game import Refusal
from melicado.rules.melicado import commands as co
from melicado.rules.melicado import events as ev
from melicado.rules.melicado import referee_case as rc
from melicado.rules.melicado import referee_places as rp
from melicado.rules.melicado.cards import Row
from melicado.rules.melicado.ground import settled_ground, word_on
from melicado.rules.melicado.notation import read_card, write_card
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.position import Face
from melicado.rules.melicado.state import State
from melicado.words.judge import Judge

_AFTERWARDS_MS = 10_000
"""Longer than any window: after so long every play is decided."""

Hands = dict[str, tuple[Face, ...]]


def judge_plays(
    said: rc.Case, judge: Judge, state_with: Callable[[Hands], State]
) -> dict[str, Any]:
    """Let the plays arrive in order of their times; the verdict of each player's last play."""
    plays = sorted(said.plays or (), key=lambda play: play.t)
    hands = _hands(said)
    table = _Table(MeliCado(judge, ()), state_with(hands), list(hands))
    for play in plays:
        table.wait(play.t)
        table.arrive(play)
    table.wait(plays[-1].t + _AFTERWARDS_MS)
    return table.report()


def _hands(said: rc.Case) -> Hands:
    """Each player holds the cards laid, and others; somebody else is at the table."""
    names = [play.player for play in said.plays or ()]
    names += [said.starter] if said.starter is not None else []
    hands: dict[str, list[Face]] = {name: [rc.FILLER, rc.FILLER] for name in [*names, ""]}
    for play in said.plays or ():
        face = read_card(play.placement.card)
        hands[play.player].insert(0, Face(face.letter, face.colour))
    return {name: tuple(hand) for name, hand in hands.items()}


class _Table:
    """The state as time goes by, and what has become of each seat's play."""

    def __init__(self, game: MeliCado, state: State, names: list[str]) -> None:
        self.game = game
        self.state = state
        self.names = names
        self.rows: dict[int, Row] = {state.version: state.shown}
        self.verdicts: dict[str, str] = {}
        self.reasons: dict[str, str] = {}
        self._provisional: list[str] = []

    def wait(self, until: int) -> None:
        """Let what falls due happen."""
        while (due := self.game.deadline(self.state)) is not None and due <= until:
            self._happen(self.game.tick(self.state, due))

    def arrive(self, play: rc.TimedPlay) -> None:
        """One play reaches the table."""
        seat = self.names.index(play.player)
        row = self.rows.get(play.aimed_at, self.state.shown)
        hand = list(self.state.seats[seat].hand)
        placements = (rp.placement(play.placement, row, hand),)
        outcome = self.game.decide(self.state, seat, co.Play(play.aimed_at, placements), play.t)
        if isinstance(outcome, Refusal):
            self._say(play.player, "returned")
        else:
            self._happen(outcome)

    def _happen(self, events: list[ev.AnyEvent]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)
            self.rows.setdefault(self.state.version, self.state.shown)
            match event:
                case ev.Laid():
                    self._provisional.append(self.names[event.play.seat])
                case ev.Settled():
                    self._all_say("ok")
                case ev.Returned():
                    self._all_say("returned")
                case ev.Rejected():
                    self._say(self.names[event.seat], "returned")
                case ev.Faulted():
                    self._say(self.names[event.seat], "fault", event.reason)

    def _all_say(self, verdict: str) -> None:
        for name in self._provisional:
            self._say(name, verdict)
        self._provisional.clear()

    def _say(self, name: str, verdict: str, reason: str = "") -> None:
        self.verdicts[name] = verdict
        self.reasons.pop(name, None)
        if reason:
            self.reasons[name] = reason

    def report(self) -> dict[str, Any]:
        """What the referee says."""
        locked = {}
        for name, seat in zip(self.names, self.state.seats, strict=True):
            for card in seat.hand:
                if card.id in seat.locked:
                    locked[name] = write_card(Face(card.letter, card.colour))
        return {
            "verdicts": self.verdicts,
            "reasons": self.reasons,
            "word": word_on(settled_ground(self.state, 0)).lower(),
            "locked": locked,
        }
