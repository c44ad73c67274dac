"""A round of Mendelius played in a real window with a real mouse, checked against the journal."""

import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from real_window import MISSING, Player, play_a_round, wait_for

from melicado.bots.level import Level
from melicado.bots.mendelius import MendeliusBot
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius import events as ev
from melicado.rules.mendelius.going_out import chosen_way
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.state import Phase
from melicado.rules.mendelius.view import View
from melicado.windows.mendelius.choice import MendeliusChoice
from melicado.windows.settings import Settings

pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=f"no {', '.join(MISSING)}: start.py test brings it"),
    pytest.mark.timeout(300),
]

SEED = "77"
"""With these cards the person takes from both piles, and goes out in the second turn."""


class Person:
    """Somebody at seat 0 who knows what to do, and does it with the mouse."""

    def __init__(self) -> None:
        self.mind = MendeliusBot(0, Level.EXPERT, random.Random(1))
        self.did: list[tuple[co.AnyCommand, ev.AnyEvent]] = []

    def take_part(self, player: Player) -> None:
        """Take, discard or go out, or let the robot do something."""
        seen = player.settled()
        view, before = player.view(), seen["step"]
        meant = self.mind.intend(view, 0)
        if meant is not None:
            do(player, view, meant.command)
        wait_for("something happens", lambda: len(player.events()) > before)
        if meant is not None:
            self.did.append((meant.command, player.events()[before].event))


def do(player: Player, view: View, command: co.AnyCommand) -> None:
    """What ``command`` says, as a hand does it."""
    seen = player.map()
    match command:
        case co.TakeStock():
            player.click(seen["stock"])
        case co.TakeDiscard():
            player.drag(seen["discards"], next(iter(seen["hand"].values())))
        case co.Discard():
            player.drag(seen["hand"][str(command.card)], seen["discards"])
        case co.GoOut():
            lay_crosses(player, view, command.last)
            player.click(player.settled()["table"]["mendelius"])


def lay_crosses(player: Player, view: View, last: int) -> None:
    """Carry every card but the last one to its place, wherever the cards lie by then."""
    hand = {card.id: card.kind for card in view.seats[0].hand or ()}
    way = chosen_way(view.round, list(hand.values()), hand.pop(last), view.options)
    assert way is not None
    for place, said in enumerate(kind for group in way.groups for kind in group):
        card = next(card for card, kind in hand.items() if kind == said.partition("=")[0])
        del hand[card]
        seen = player.settled()
        player.drag(seen["hand"][str(card)], seen["places"][place])
        lies = (str(place), card)
        wait_for("the card lies there", lambda lies=lies: lies in player.map()["laid"].items())


def test_a_round_of_mendelius_with_a_real_mouse(tmp_path: Path) -> None:
    """MD-13, MD-15: each command is in the journal as the hand gave it."""
    rules = MendeliusChoice(options=Options(rounds=(1, 2)))
    person = Person()

    def check(player: Player) -> None:
        for command, event in person.did:
            check_command(command, event)
        assert {type(command) for command, _ in person.did} == set(DONE)
        state = player.state()
        assert state.phase == Phase.SCORES
        assert state.results[-1].winner == 0
        assert state.results[-1].points[0] == -10
        assert sorted(state.every_card()) == sorted(state.deck)

    wished = ("--game", "mendelius", "--bots", "debutant", "--pace", "fast", "--seed", SEED)
    play_a_round(tmp_path, Settings(mendelius=rules, name="Zoé"), wished, person.take_part, check)


DONE = {co.TakeStock: ev.Drew, co.TakeDiscard: ev.Took, co.Discard: ev.Discarded} | {
    co.GoOut: ev.WentOut
}
"""What each command comes to with two seats, where nobody claims (MD-14)."""


def check_command(command: co.AnyCommand, event: ev.AnyEvent) -> None:
    """The event is what the command of seat 0 comes to."""
    assert isinstance(event, DONE[type(command)])
    assert event.seat == 0
    if isinstance(command, co.Discard):
        assert event.card.id == command.card
    elif isinstance(command, co.GoOut):
        assert event.last.id == command.last
        assert [len(group) for group in event.groups] == [3, 3]
