"""Hands, windows and the others gone mad: no card is lost, doubled or stuck, ever.

A Qt warning on the way fails the test too (``qt_log_level_fail``).
"""

import random
from collections import Counter

import pytest
from chaos import Chaos
from mendelius_others import bot_moves
from mendelius_rig import Rig
from PySide6.QtCore import QPoint, Qt

from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.state import Phase
from melicado.table.items import CardItem
from melicado.table.look import TableLook
from melicado.table.mendelius.plan import STOCK, won

KEYS = [*"acdfjmnrt123", Qt.Key.Key_F1]
SEATS = 4


class MendeliusChaos(Chaos):
    """Crosses, piles and curtains; robots; an authority that takes its time."""

    def __init__(self, rig: Rig, chance: random.Random) -> None:
        super().__init__(rig, chance, KEYS)
        self.does += [(4, self.answer), (2, self.slow), (8, self.button), (1, self.aid)]

    def things(self) -> list[QPoint]:
        rig = self.rig
        piles = [rig.pile_point("stock"), rig.pile_point("discards")]
        places = [rig.place_point(self.chance.randrange(6)) for _ in range(3)]
        rows = rig.stage.rows()
        buttons = [b.box.center().toPoint() for row in rows for b in row.items.values()]
        return [*piles, *piles, *places, *self.chance.sample(buttons, min(2, len(buttons)))]

    def others(self) -> None:
        if self.rig.view.phase == Phase.SCORES:
            self.rig.do(0, co.NextRound())
        elif self.rig.view.phase != Phase.OVER and self.chance.random() < 0.5:
            bot_moves(self.rig, self.chance)
        else:
            self.rig.others_play(self.chance)

    def button(self) -> None:
        """Somebody presses a button, whatever is held; the curtain's is among them."""
        rows = self.rig.stage.rows()
        shown = [b for row in rows for b in row.items.values() if b.spec.enabled]
        if shown and not self.down:
            self.rig.click(self.chance.choice(shown).box.center().toPoint())

    def slow(self) -> None:
        """The authority begins to take its time, or no longer does."""
        self.rig.slow = not self.rig.slow
        if not self.rig.slow:
            self.rig.answer()

    def answer(self) -> None:
        """It gets to what was asked of it, perhaps with a card in somebody's hand."""
        self.rig.answer()

    def aid(self) -> None:
        """The help to learn comes or goes."""
        self.rig.table.set_aid(not self.rig.stage.aid)

    def calm(self) -> None:
        self.rig.slow = False
        self.rig.answer()
        super().calm()


def each_once(rig: Rig) -> None:
    """At any moment: one item for each card to be seen, and every card of the deck somewhere."""
    view, stage = rig.view, rig.stage
    seen = {c.id for c in view.seats[stage.me].hand or ()}
    seen |= {lies.card.id for lies in view.discards[-2:]} | ({STOCK} if view.stock else set())
    if won(view) is not None:
        seen |= {c.id for c in view.seats[view.results[-1].winner].hand or ()}
    assert set(stage.cards.items) == seen
    drawn = [item for item in rig.table.scene().items() if isinstance(item, CardItem)]
    assert Counter(map(id, drawn)) == Counter(
        map(id, [*stage.cards.items.values(), *stage.cards.guests])
    )
    assert sorted(rig.state.every_card()) == sorted(rig.state.deck)
    carried = {g.card for g in rig.table.gestures.active.values()}
    assert set(stage.local.held) <= carried
    assert set(stage.local.over) <= carried
    laid = list(stage.local.own.laid.values())
    assert len(laid) == len(set(laid))
    if stage.curtain.seat is not None:
        mine = {c.id for c in view.seats[stage.me].hand or ()} - {d.card.id for d in view.discards}
        assert not any(stage.cards.items[card].face.kind for card in mine)


def at_rest(rig: Rig) -> None:
    """Nothing is held or waits for an answer, and the scene is the view."""
    assert rig.table.gestures.active == {}
    assert rig.local.held == {}
    assert rig.local.over == {}
    assert rig.local.sent is None
    rig.sound()


def play_on(rig: Rig) -> None:
    """Nothing is stuck: whoever is asked here can still do what is asked, by the buttons."""
    if rig.local.covered:
        rig.table.set_covered(False)
    if rig.view.phase in (Phase.SCORES, Phase.OVER):
        return
    rig.others_play()
    if rig.stage.curtain.seat is not None:
        rig.button("lift")
    before, claims = rig.number, rig.view.claims
    if claims is not None and set(claims.waiting) & set(rig.people):
        rig.button("pass")
    elif rig.view.phase == Phase.TAKE:
        rig.button("take_stock")
    elif rig.local.asked(rig.view) is not None:
        if rig.local.choosing:
            rig.button("last_no")
        rig.stage.local.own.laid = {}
        rig.stage.refresh()
        free = next(c.id for c in rig.local.hand(rig.view) if c.id != rig.view.taken)
        if rig.local.selected != free:
            rig.click(rig.card_point(free))
        rig.button("discard")
    else:
        return
    assert rig.number > before


def run(qtbot, seed: str, people: tuple[int, ...], gestures: int) -> None:
    chance = random.Random(seed)
    rig = Rig(
        qtbot,
        SEATS,
        round=1,
        rounds=(1, 4, 6, 7),
        round6="ABC",
        people=people,
        turn=None,
        look=TableLook(motion=True),
        secret=f"{chance.getrandbits(128):032x}",
        claims="once_per_cycle",
    )
    chaos = MendeliusChaos(rig, chance)
    done: list[str] = []
    for number in range(gestures):
        done.append(chaos.gesture())
        try:
            each_once(rig)
            if number % 20 == 19:
                chaos.calm()
                at_rest(rig)
                play_on(rig)
                at_rest(rig)
                rig.table.ghosts.sync()
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, gesture {number}: {done[-12:]}") from error
        if rig.view.phase == Phase.OVER:
            break
    chaos.calm()
    at_rest(rig)


TOGETHER = pytest.mark.parametrize("people", [(0,), (0, 1, 3)], ids=["alone", "together"])


@TOGETHER
@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_hundred_gestures(qtbot, seed, people) -> None:
    run(qtbot, seed, people, 100)


@TOGETHER
@pytest.mark.full
@pytest.mark.timeout(3000)
def test_thousands_of_gestures(qtbot, people) -> None:
    run(qtbot, "thousands", people, 2_000)
