"""Whole stretches of games on the table: after every step the scene is the view."""

import random

import pytest
from mendelius_others import bot_moves
from mendelius_rig import Rig
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt

from melicado.bots.level import Level
from melicado.bots.mendelius import MendeliusBot
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.state import Phase
from melicado.table.look import TableLook


def my_turn(rig: Rig) -> None:
    """One click or two: take, lay the crosses, go out when the button glows, else discard."""
    phase = rig.state.phase
    if phase == Phase.CLAIMS:
        rig.button("pass")
    elif phase == Phase.TAKE:
        rig.click(rig.pile_point("stock"))
    else:
        rig.button("arrange")
        if rig.stage.props.glow.isVisible():
            rig.button("mendelius")
            return
        free = [c.id for c in rig.local.hand(rig.view) if c.id != rig.state.taken]
        rig.click(rig.card_point(free[0] if free else next(iter(rig.local.own.laid.values()))))
        if not free:  # everything is laid: the card clicked has come back to the hand
            rig.click(rig.card_point(rig.local.hand(rig.view)[0].id))
        rig.button("discard")


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("number", [1, 4, 6])
def test_a_whole_round_against_robots_by_mouse_md_13_md_17(qtbot, seats, number) -> None:
    rig = Rig(qtbot, seats, round=number, turn=None)
    bots = {s: MendeliusBot(s, Level.BON, random.Random(s)) for s in range(1, seats)}
    for _ in range(2000):
        if rig.state.phase == Phase.OVER:
            break
        claims = rig.state.claims
        if rig.state.acting == 0 if claims is None else 0 in claims.waiting:
            my_turn(rig)
        else:
            for seat, bot in bots.items():
                seen = rig.game.view(rig.state, frozenset({seat}))
                meant = bot.intend(seen, rig.now)
                if meant is not None:
                    rig.do(seat, meant.command)
                    break
            else:
                rig.pass_time(1000)
        rig.sound()
    assert rig.state.phase == Phase.OVER
    assert rig.refusals == []
    result = rig.state.results[-1]
    assert (result.winner == -1) == (result.cause == "stock")
    assert result.winner == -1 or result.points[result.winner] == -10


def test_crosses_are_laid_by_dragging_and_mendelius_ends_the_round_md_15(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, hand="RGM RGF RM BM BF OS", top="BD")
    rig.drag(rig.pile_point("discards"), rig.pile_point("discards") + QPoint(-400, 420))
    assert rig.sent[-1] == (0, co.TakeDiscard())
    rig.sound()
    for place, kind in enumerate(("RGM", "RGF", "RM", "BM", "BF", "BD")):
        rig.drag(rig.card_point(rig.card(kind)), rig.place_point(place))
        rig.sound()
    assert rig.laid == dict(enumerate(("RGM", "RGF", "RM", "BM", "BF", "BD")))
    assert rig.stage.told().complete
    assert rig.stage.could_go_out()
    assert rig.stage.props.glow.isVisible()
    rig.button("mendelius")
    seat, command = rig.sent[-1]
    assert command.groups == (("RGM", "RGF", "RM"), ("BM", "BF", "BD"))
    assert command.last == rig.card("OS")
    assert rig.state.phase == Phase.OVER
    assert rig.state.results[-1].points[seat] == -10
    rig.sound()


def test_the_crosses_of_a_robot_that_goes_out_are_shown_md_15(qtbot) -> None:
    rig = Rig(qtbot, 2, round=1, people=(0,))
    other = ["RGM", "RGF", "RM", "BM", "BF", "OS", "BD"]
    cards = [next(c for c in rig.state.deck if c.kind == kind) for kind in other]
    rig.people = (1,)
    rig.deal(other[:-1], other[-1])
    rig.people = (0,)
    rig.state = replace(rig.state, turn=1)
    rig.table.set_view(rig.view)
    rig.do(1, co.TakeDiscard())
    last = next(c for c in rig.state.seats[1].hand if c.kind == "OS")
    rig.do(1, co.GoOut(last.id))
    assert rig.state.phase == Phase.OVER
    rig.sound()
    shown = {i: item.face.kind for i, item in rig.stage.cards.items.items()}
    assert sum(kind in other for kind in shown.values()) >= len(cards) - 1
    assert shown[last.id] == ""


def hand_moves(rig: Rig, chance: random.Random) -> None:
    """Somebody here presses something, or drags a card somewhere, or lets go of the one held."""
    somewhere = QPoint(chance.randrange(1280), chance.randrange(800))
    if rig.table.gestures.active:
        if chance.random() < 0.5:
            rig.move(somewhere)
        else:
            rig.release(somewhere)
        return
    what = chance.random()
    buttons = [b for row in rig.stage.rows() for b in row.items.values() if b.spec.enabled]
    buttons = [b for b in buttons if b.spec.name not in ("pause", "why")]
    if what < 0.4 and buttons:
        rig.click(chance.choice(buttons).box.center().toPoint())
    elif what < 0.5:
        keys = ["f", "a", "d", "t", Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Up]
        rig.key(chance.choice([*keys, Qt.Key.Key_Down, Qt.Key.Key_Backspace, Qt.Key.Key_Escape]))
    elif rig.stage.cards.items:
        item = chance.choice(list(rig.stage.cards.items.values()))
        rig.press(item.pose.point.toPoint())
        target = rig.place_point(chance.randrange(6))
        rig.move(chance.choice([somewhere, target, rig.pile_point("discards")]))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("people", [(0,), (0, 2)], ids=["alone", "together"])
def test_after_any_stretch_of_play_the_scene_is_the_view(qtbot, seed, people, full) -> None:
    chance = random.Random(f"{seed}/{people}")
    rig = Rig(
        qtbot,
        4,
        round=1,
        rounds=(1, 4, 6, 7),
        people=people,
        turn=None,
        look=TableLook(motion=True),
        secret=f"{seed:032x}",
        round6="ABC",
    )
    for _ in range(1500 if full else 150):
        if chance.random() < 0.5:
            bot_moves(rig, chance)
        else:
            hand_moves(rig, chance)
        rig.pass_time(chance.choice((0, 100, 600, 3000)))
        rig.stage.motion.advance(chance.choice((1, 40, 200)))
        if chance.random() < 0.25:
            rig.sound()
            rest = [i for i in rig.stage.cards.items.values() if i.card not in rig.local.held]
            assert all(rig.stage.layout.bounds.contains(i.pose.point) for i in rest)
    rig.table.gestures.cancel_all()
    rig.sound()
    assert sorted(rig.state.every_card()) == sorted(rig.state.deck)


def test_a_game_goes_on_to_the_next_round_md_19(qtbot) -> None:
    rig = Rig(qtbot, 2, rounds=(1, 2), hand="RGM RGF RM BM BF OS", top="BD")
    rig.button("take_discard")
    rig.button("mendelius")
    assert rig.state.phase == Phase.SCORES
    rig.sound()
    rig.button("next_round")
    assert rig.state.round == 2
    assert rig.laid == {}
    rig.sound()
