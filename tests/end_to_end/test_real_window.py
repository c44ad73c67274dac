"""A round played in a real window with a real mouse, checked against the journal."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from real_window import MISSING, Player, play_a_round, wait_for

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Place, Where
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.search import Laying
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View
from melicado.windows.library import Library
from melicado.windows.settings import Settings

pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=f"no {', '.join(MISSING)}: start.py test brings it"),
    pytest.mark.timeout(600),
]

RULES = Options(
    rounds=2, hand_size=4, first_starter=0, violet="starter_decides", aid="none", block_seconds=2
)
LIBRARY = cache(Library.open)


def spot(seen: dict[str, Any], place: Place) -> list[int]:
    """Where a place is on the screen."""
    if place.where == Where.OVER:
        return list(seen["row"][str(place.pile)])
    return list(seen["front" if place.where == Where.FRONT else "back"])


def best(seen: View) -> Laying | None:
    """A play of the person's without a joker, which would ask for a letter."""
    reading = Reading(seen, LIBRARY().game(seen.options).judge)
    plays = reading.plays(0) if reading.may_lay(0) else ()
    return next((play for play in plays if not play.spots[0].card.is_joker), None)


def take_part(player: Player) -> None:
    """Do what the moment asks for, or let the robot do something."""
    seen = player.settled()
    view, buttons, before = player.view(), seen["table"], seen["step"]
    play = best(view) if view.phase in (Phase.OPENING, Phase.OPEN) else None
    if play is not None:
        card, place, _ = play.spots[0]
        player.drag(seen["hand"][str(card.id)], spot(seen, place))
    else:
        wanted = ("violet_no", "base_ok", "cannot_open", "agree", "block")
        if name := next((name for name in wanted if name in buttons), None):
            player.click(buttons[name])
    wait_for("something happens", lambda: len(player.events()) > before)
    news = [recorded.event for recorded in player.events()[before:]]
    mine = next((e for e in news if isinstance(e, ev.Laid) and e.play.seat == 0), None)
    if play is not None and mine is not None:
        laid = mine.play.cards[0]
        assert (laid.card, laid.place) == (card, place)
        assert mine.play.word == play.word


def test_a_round_with_a_real_mouse(tmp_path: Path) -> None:
    home = tmp_path / "Élève é"
    home.mkdir()
    wished = ("--bots", "debutant", "--pace", "normal", "--seed", "7")
    play_a_round(home, Settings(options=RULES, name="Zoé"), wished, take_part, check_round)


def check_round(player: Player) -> None:
    """The journal tells a round that was played to its end, also by the mouse."""
    state, events = player.state(), [r.event for r in player.events()]
    assert state.phase == Phase.SCORES
    ended = [event for event in events if isinstance(event, ev.RoundEnded)]
    assert len(ended) == 1
    assert ended[0].result.points == tuple(len(hand) for hand in ended[0].hands)
    mine = [e for e in events if isinstance(e, ev.Laid) and e.play.seat == 0]
    assert len(mine) >= 2
    assert sorted(state.every_card()) == sorted(state.deck)
