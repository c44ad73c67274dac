"""The other seats of a table under test: they do what the rules allow, and what they do not."""

import random

from table_rig import Rig

from melicado.rules.melicado import commands as co
from melicado.rules.melicado.cards import BACK
from melicado.rules.melicado.reading import Reading
from melicado.rules.melicado.state import How, Phase
from melicado.rules.melicado.view import View

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
    if view.table_decides and _bluffs_or_doubts(rig, seat, view, chance):
        return
    if view.phase == Phase.VIOLET and view.starter == seat:
        rig.do(seat, chance.choice([co.TurnViolet(), co.DeclineViolet()]))
    elif view.phase == Phase.BASE and view.starter == seat:
        rig.do(seat, co.OrderBase(chance.choice(view.base).id))
    elif call is not None and call.seat == seat and chance.random() < 0.6:
        for meli in list(reading.melis(seat))[-1:] if call.kind == How.MELI else []:
            rig.do(seat, co.Rearrange(meli.order, meli.names, hand[0].id, meli.line))
        for cado in list(reading.cados(seat))[:1] if call.kind == How.CADO else []:
            rig.do(seat, co.Give(cado.pile, chance.choice([s for s in range(3) if s != seat])))
    elif call is not None and call.seat == seat:
        if call.kind == How.MELI:
            order = [p.id for p in view.row.piles]
            chance.shuffle(order)
            rig.do(seat, co.Rearrange(tuple(order)))
        else:
            rig.do(seat, co.Give(chance.choice(view.row.all_piles()).id, chance.choice((0, 2))))
    elif (found := list(reading.plays(seat))) and reading.may_lay(seat) and chance.random() < 0.8:
        spots = chance.choice(found).spots
        placed = tuple(co.Placement(s.card.id, s.place, s.letter) for s in spots)
        rig.do(seat, co.Play(view.version, placed))
    elif view.phase == Phase.OPENING and view.starter == seat:
        rig.do(seat, co.CannotOpen())
    else:
        others = [co.CallMeli(), co.CallCado(), co.Declare(), co.Agree(), co.Object(), co.Pass()]
        others += [co.Exchange(card.id) for card in hand[:1]]
        rig.do(seat, chance.choice(others))


def _bluffs_or_doubts(rig: Rig, seat: int, view: View, chance: random.Random) -> bool:
    """MC-38: lay anything, contest, vote; whether the seat has done so."""
    hand = view.seats[seat].hand or ()
    if view.phase == Phase.CONTEST:
        rig.do(seat, co.VoteWord(chance.random() < 0.5))
    elif view.contestable is not None and chance.random() < 0.3:
        rig.do(seat, co.Contest(view.version))
    elif hand and chance.random() < 0.2:
        rig.do(seat, co.Play(view.version, (co.Placement(hand[0].id, BACK, "A"),)))
    else:
        return False
    return True
