"""The other seats of a table of Mendelius: they do what the rules allow, and what they do not."""

import random

from mendelius_rig import Rig

from melicado.rules.mendelius import commands as co


def bot_moves(rig: Rig, chance: random.Random) -> None:
    """Another seat does something that the rules allow, or tries something they do not."""
    seat = chance.choice([s for s in range(len(rig.state.seats)) if s not in rig.people])
    hand = rig.state.seats[seat].hand
    tries = [
        co.TakeStock(),
        co.TakeDiscard(),
        co.Claim(),
        co.Pass(),
        co.Never(chance.random() < 0.5),
    ]
    tries += [co.Discard(chance.choice(hand).id), co.GoOut(chance.choice(hand).id)] if hand else []
    rig.do(seat, chance.choice(tries))
