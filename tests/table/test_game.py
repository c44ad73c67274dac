"""Whole stretches of games on the table: after every step the scene is the view."""

import random

import pytest
from others import WORDS, bot_moves
from PySide6.QtCore import QPoint, Qt
from table_rig import Rig

from melicado.rules.melicado.options import Options
from melicado.table.look import TableLook


def hand_moves(rig: Rig, chance: random.Random) -> None:
    """I press something, or drag a card of mine somewhere, or let go of the one I hold."""
    somewhere = QPoint(chance.randrange(1280), chance.randrange(800))
    if rig.table.gestures.active:
        if chance.random() < 0.5:
            rig.move(somewhere)
        else:
            rig.release(somewhere)
        return
    what = chance.random()
    buttons = [b for b in rig.stage.bar.items.values() if b.spec.enabled]
    if rig.stage.chooser.open:
        rig.key(chance.choice([Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Right]))
    elif what < 0.25 and buttons:
        rig.click(chance.choice(buttons).box.center().toPoint())
    elif what < 0.35:
        rig.key(chance.choice(["e", "s", Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Escape]))
    elif rig.stage.cards.items:
        item = chance.choice(list(rig.stage.cards.items.values()))
        target = rig.stage.boxes().band.center().toPoint()
        rig.press(item.pose.point.toPoint())
        rig.move(chance.choice([somewhere, target + QPoint(chance.randrange(-300, 300), 0)]))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("aid", ["places", "none"])
def test_after_any_stretch_of_play_the_scene_is_the_view(qtbot, seed, aid, full) -> None:
    chance = random.Random(f"{seed}/{aid}")
    rig = Rig.start(
        qtbot,
        3,
        WORDS,
        look=TableLook(motion=True),
        options=Options(first_starter=seed % 3, aid=aid, call_seconds=5, opening_seconds=5),
    )
    for _ in range(1500 if full else 120):
        if chance.random() < 0.5:
            bot_moves(rig, chance.choice((1, 2)), chance)
        else:
            hand_moves(rig, chance)
        rig.pass_time(chance.choice((0, 100, 600, 3000)))
        rig.stage.motion.advance(chance.choice((1, 40, 200)))
        if chance.random() < 0.2:
            rig.stage.motion.finish()
            rig.sound()
            settle = [i for i in rig.stage.cards.items.values() if not rig.stage.local.held]
            assert all(rig.stage.layout.bounds.contains(i.pose.point) for i in settle)
    if rig.table.gestures.active:
        rig.table.gestures.cancel_all()
    rig.stage.motion.finish()
    rig.sound()
    drawn = rig.state.every_card()
    assert sorted(drawn) == sorted(rig.state.deck)
