"""A round played in a real window with a real mouse, checked against the journal."""

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

sys.path.insert(0, str(Path(__file__).parent))

from real_window import MISSING, Player, readable, screen, wait_for

from melicado.rules.melicado import events as ev
from melicado.rules.melicado.cards import Place, Where
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.search import Laying
from melicado.rules.melicado.state import Phase
from melicado.windows.settings import Settings

pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=f"no {', '.join(MISSING)}: start.py test brings it"),
    pytest.mark.timeout(600),
]

RULES = Options(
    rounds=2, hand_size=4, first_starter=0, violet="starter_decides", aid="none", block_seconds=2
)
MOST_MOVES = 150


def spot(seen: dict[str, Any], place: Place) -> list[int]:
    """Where a place is on the screen."""
    if place.where == Where.OVER:
        return list(seen["row"][str(place.pile)])
    return list(seen["front" if place.where == Where.FRONT else "back"])


def best(player: Player) -> Laying | None:
    """A play of the person's without a joker, which would ask for a letter."""
    reading = player.reading()
    plays = reading.plays(0) if reading.may_lay(0) else ()
    return next((play for play in plays if not play.spots[0].card.is_joker), None)


def take_part(player: Player) -> None:
    """Do what the moment asks for, or let the robot do something."""
    seen = player.settled()
    view, buttons, before = player.view(), seen["table"], seen["step"]
    play = best(player) if view.phase in (Phase.OPENING, Phase.OPEN) else None
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
    settings = Settings(options=RULES, name="Zoé")
    (home / "settings.json").write_bytes(msgspec.json.encode(settings))
    with screen("1280x800") as env:
        player = Player(env, home, "play", "--bots", "debutant", "--pace", "normal", "--seed", "7")
        wait_for("the game begins", lambda: readable(player))
        wait_for("the table is seen", lambda: player.map().get("page") == "GamePage")
        for _ in range(MOST_MOVES):
            if player.view().phase in (Phase.SCORES, Phase.OVER):
                break
            take_part(player)
        check_round(player)
        player.press("next_round")
        wait_for("the second round", lambda: player.view().round == 2)
        seen = player.view()
        assert player.close() == 0
        assert player.view().seats[0].hand == seen.seats[0].hand
        again = Player(env, home)
        wait_for("the first page", lambda: again.map().get("page") == "HomePage")
        again.press("resume")
        wait_for("the table", lambda: again.map().get("page") == "GamePage")
        hand = {str(card.id) for card in player.view().seats[0].hand or ()}
        assert set(again.settled()["hand"]) == hand
        assert again.close() == 0


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
