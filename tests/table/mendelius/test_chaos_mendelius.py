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

from melicado.bots.level import Level
from melicado.bots.mendelius import MendeliusBot
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.options import ROUNDS
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
        self.does += [(4, self.answer), (2, self.slow), (16, self.button), (1, self.aid)]
        self.does += [(24, self.carry)]
        self.minds = [MendeliusBot(s, Level.FACILE, chance) for s in range(SEATS)]

    def things(self) -> list[QPoint]:
        rig = self.rig
        piles = [rig.pile_point("stock"), rig.pile_point("discards")]
        places = [rig.place_point(self.chance.randrange(6)) for _ in range(3)]
        rows = rig.stage.rows()
        buttons = [b.box.center().toPoint() for row in rows for b in row.items.values()]
        return [*piles, *piles, *places, *self.chance.sample(buttons, min(2, len(buttons)))]

    def others(self) -> None:
        """Mostly what helps a seat on, so that rounds end; also that of somebody here."""
        state, chance = self.rig.state, self.chance
        if state.phase == Phase.SCORES:
            self.rig.do(0, co.NextRound())
        elif state.phase == Phase.OVER:
            return
        elif chance.random() < 0.3:
            bot_moves(self.rig, chance)
        else:
            for seat in range(SEATS) if chance.random() < 0.3 else self._elsewhere():
                seen = self.rig.game.view(self.rig.state, frozenset({seat}))
                meant = self.minds[seat].intend(seen, self.rig.now)
                if meant is not None and self.rig.state.phase not in (Phase.SCORES, Phase.OVER):
                    self.rig.do(seat, meant.command)

    def _elsewhere(self) -> list[int]:
        return [seat for seat in range(SEATS) if seat not in self.rig.people]

    def button(self) -> None:
        """Somebody presses a button, whatever is held; the curtain's is among them."""
        rows = self.rig.stage.rows()
        shown = [b for row in rows for b in row.items.values() if b.spec.enabled]
        if shown and not self.down:
            self.rig.click(self.chance.choice(shown).box.center().toPoint())

    def carry(self) -> None:
        """A card is taken to where it may mean something, and perhaps not let go yet."""
        rig, chance = self.rig, self.chance
        piles = [rig.pile_point("stock"), rig.pile_point("discards")]
        hand = [rig.card_point(c) for c in rig.local.cards(rig.view) if c in rig.stage.cards.items]
        places = [rig.place_point(place) for place in range(6)]
        if not self.down:
            rig.press(chance.choice([*piles, *hand]))
        end = chance.choice([*piles, *places, *hand])
        rig.move(end)
        self.down = chance.random() < 0.3
        if not self.down:
            rig.release(end)

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
    carried = {g.card for g in rig.table.gestures.active.values()} - {None}
    assert set(stage.local.held) == carried
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


def begin(qtbot, chance: random.Random, people: tuple[int, ...]) -> MendeliusChaos:
    """A game of three rounds, and everything that may happen to it."""
    rounds = tuple(chance.sample(ROUNDS, 3))
    rig = Rig(
        qtbot,
        SEATS,
        rounds=rounds,
        round6="ABC",
        people=people,
        turn=None,
        look=TableLook(motion=True),
        secret=f"{chance.getrandbits(128):032x}",
        claims="once_per_cycle",
    )
    return MendeliusChaos(rig, chance)


def run(qtbot, seed: str, people: tuple[int, ...], gestures: int) -> None:
    chance = random.Random(seed)
    chaos = begin(qtbot, chance, people)
    done: list[str] = []
    for number in range(gestures):
        rig = chaos.rig
        done.append(chaos.gesture())
        try:
            each_once(rig)
            if number % 20 == 19:
                rest(chaos)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, gesture {number}: {done[-12:]}") from error
        if rig.view.phase == Phase.OVER and chance.random() < 0.2:
            rest(chaos)
            rig.table.close()
            chaos = begin(qtbot, chance, people)
    rest(chaos)


def rest(chaos: MendeliusChaos) -> None:
    """Everybody lets go; then the game goes on."""
    chaos.calm()
    at_rest(chaos.rig)
    play_on(chaos.rig)
    at_rest(chaos.rig)
    chaos.rig.table.ghosts.sync()


TOGETHER = pytest.mark.parametrize("people", [(0,), (0, 1, 3)], ids=["alone", "together"])


@TOGETHER
@pytest.mark.parametrize("seed", ["a", "b"])
def test_sixty_gestures(qtbot, seed, people) -> None:
    run(qtbot, seed, people, 60)


@TOGETHER
@pytest.mark.full
@pytest.mark.timeout(3000)
def test_thousands_of_gestures(qtbot, people) -> None:
    run(qtbot, "thousands", people, 2_000)
