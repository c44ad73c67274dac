"""Whole stretches of games on the table: after every step the scene is the view."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from table_rig import Rig

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.state import How, Phase
from melicado.table.look import TableLook

WORDS = (
    "AI AIL AILE AIR AIRE AN ANE ART AS AU DE DES DU EN ES EST ET ETE EU FA GA IL ILE ILS JE LA"
    " LAIT LE LES LIT LU MA ME MER MES MI MIL NE NI NU OR OS OU PAR PARS PAS PEU PIE"
    " PIED PLI PU RAPS RAT RE"
    " RI RIS ROI RU SA SE SEL SES SI SOL SU SUR TA TE TES TIR TOI TRI TU UN UNE US UT VA VE VIE VU"
)


def bot_moves(rig: Rig, seat: int, chance: random.Random) -> None:
    """Another seat does something that the rules allow, or tries something they do not."""
    view = rig.game.view(rig.state, frozenset({seat}))
    reading = Reading(view, rig.game.judge)
    hand = view.seats[seat].hand or ()
    call = view.call
    if view.phase == Phase.VIOLET and view.starter == seat:
        rig.do(seat, chance.choice([co.TurnViolet(), co.DeclineViolet()]))
    elif view.phase == Phase.BASE and view.starter == seat:
        rig.do(seat, co.OrderBase(chance.choice(view.base).id))
    elif call is not None and call.seat == seat and chance.random() < 0.6:
        for meli in list(reading.melis(seat))[:1] if call.kind == How.MELI else []:
            rig.do(seat, co.Rearrange(meli.order, meli.names, hand[0].id))
        for cado in list(reading.cados(seat))[:1] if call.kind == How.CADO else []:
            rig.do(seat, co.Give(cado.pile, chance.choice([s for s in range(3) if s != seat])))
    elif call is not None and call.seat == seat:
        if call.kind == How.MELI:
            order = [p.id for p in view.row.piles]
            chance.shuffle(order)
            rig.do(seat, co.Rearrange(tuple(order)))
        else:
            rig.do(seat, co.Give(chance.choice(view.row.piles).id, chance.choice((0, 2))))
    elif (found := list(reading.plays(seat))) and reading.may_lay(seat) and chance.random() < 0.8:
        spot = chance.choice(found).spots[0]
        placed = co.Placement(spot.card.id, spot.place, spot.letter)
        rig.do(seat, co.Play(view.version, (placed,)))
    elif view.phase == Phase.OPENING and view.starter == seat:
        rig.do(seat, co.CannotOpen())
    else:
        others = [co.CallMeli(), co.CallCado(), co.Declare(), co.Agree(), co.Object()]
        others += [co.Exchange(card.id) for card in hand[:1]]
        rig.do(seat, chance.choice(others))


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
