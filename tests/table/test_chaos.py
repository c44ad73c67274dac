"""Hands, windows and the others gone mad: no card is lost, doubled or stuck, ever.

A Qt warning on the way fails the test too (``qt_log_level_fail``).
"""

import random
from typing import Any

import pytest
from chaos import Chaos
from company_rig import CompanyRig
from others import WORDS, bot_moves
from PySide6.QtCore import QPoint, Qt
from table_rig import Rig

from melicado.rules.melicado.cards import over
from melicado.rules.melicado.commands import NextRound
from melicado.rules.melicado.options import Options, Special
from melicado.rules.melicado.state import Phase
from melicado.table.items import CardItem
from melicado.table.look import TableLook

KEYS = [*"aeilprst*12", *(getattr(Qt.Key, f"Key_F{n}") for n in range(2, 9))]


class MeliCadoChaos(Chaos):
    """The row, and robots that play what they find."""

    def things(self) -> list[QPoint]:
        row, chance = self.rig.stage.boxes().band, self.chance
        x = chance.randrange(round(row.left()), round(row.right()))
        y = chance.randrange(round(row.top()), round(row.bottom()))
        in_row = QPoint(x, y)
        stage = self.rig.stage
        buttons = [b.box.center().toPoint() for b in stage.bar.items.values()]
        plates = [box.center().toPoint() for box in stage.company.boxes(stage.layout).values()]
        return [in_row, in_row, *buttons[:3], *plates]

    def others(self) -> None:
        if self.rig.view.phase == Phase.SCORES:
            self.rig.do(0, NextRound())
        elif self.rig.view.phase != Phase.OVER:
            robots = [seat for seat in range(3) if seat not in self.rig.people]
            bot_moves(self.rig, self.chance.choice(robots), self.chance)


def each_once(rig: Rig) -> None:
    """At any moment: one item for each card to be seen, and every card of the deck somewhere."""
    stage = rig.stage
    view = stage.shown(rig.view)  # with a card that waits on the row for another (MC-27)
    drawn = [item.card for item in rig.table.scene().items() if isinstance(item, CardItem)]
    kept = [card for card in drawn if card >= 0]
    mine = {c.id for seat in rig.people for c in view.seats[seat].hand or ()}
    tops = {p.top.id for p in view.row.all_piles()}
    leaving = {guest.card for guest in stage.cards.guests}
    assert set(stage.cards.items) == mine | tops | {c.id for c in view.base}
    assert sorted(set(kept)) == sorted(set(stage.cards.items) | (leaving - {-1}))
    assert len(kept) - len([g for g in stage.cards.guests if g.card >= 0]) == len(stage.cards.items)
    assert sorted(rig.state.every_card()) == sorted(rig.state.deck)
    assert set(stage.local.held) <= {g.hit.id for g in rig.table.gestures.active.values()}


def at_rest(rig: Rig) -> None:
    """Nothing is held, and the scene is the view."""
    assert rig.table.gestures.active == {}
    assert rig.stage.local.held == {}
    assert rig.stage.local.held_piles == {}
    rig.sound()


def run(qtbot, seed: str, gestures: int, people: int = 1, **rules: Any) -> None:
    chance = random.Random(seed)
    rig = (Rig if people == 1 else CompanyRig).start(
        qtbot,
        3,
        WORDS,
        look=TableLook(motion=True),
        people=people,
        options=Options(
            first_starter=chance.randrange(3),
            aid=chance.choice(("places", "words", "none")),
            call_seconds=8,
            opening_seconds=8,
            rounds=20,
            **rules,
        ),
    )
    chaos = MeliCadoChaos(rig, chance, KEYS)
    done: list[str] = []
    for number in range(gestures):
        done.append(chaos.gesture())
        try:
            each_once(rig)
            if number % 25 == 24:
                chaos.calm()
                at_rest(rig)
                rig.table.ghosts.sync()
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, gesture {number}: {done[-12:]}") from error
        if rig.view.phase == Phase.OVER:
            break
    chaos.calm()
    at_rest(rig)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_hundred_gestures(qtbot, seed) -> None:
    run(qtbot, seed, 100)


@pytest.mark.parametrize("seed", ["f", "g"])
def test_mc_38_a_hundred_gestures_where_the_players_decide(qtbot, seed) -> None:
    run(qtbot, seed, 100, referee="table", contest_seconds=20, wrong_contest="one_card")


@pytest.mark.parametrize("seed", ["h", "i"])
def test_mc_45_a_hundred_gestures_of_two_people(qtbot, seed) -> None:
    run(qtbot, seed, 100, people=2)


def test_mc_44_a_hundred_gestures_in_turn(qtbot) -> None:
    run(qtbot, "j", 100, people=2, pace="turns")


@pytest.mark.parametrize("seed", ["d", "e"])
def test_mc_27_a_hundred_gestures_with_two_cards_a_play(qtbot, seed) -> None:
    run(qtbot, seed, 100, violet="chosen", violet_kind=Special.TWO_BY_TWO)


@pytest.mark.parametrize("seed", ["f"])
def test_mc_28_a_hundred_gestures_with_words_downwards(qtbot, seed) -> None:
    run(qtbot, seed, 100, violet="chosen", violet_kind=Special.VERTICALE)


@pytest.mark.full
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("gestures", [2_000, 20_000])
def test_thousands_of_gestures(qtbot, gestures) -> None:
    run(qtbot, str(gestures), gestures)


@pytest.mark.parametrize("special", ["-", "INSERTION"])
def test_what_is_previewed_is_what_is_committed_at_every_column(qtbot, special, full) -> None:
    """Cockatrice #4975, #7230: each pixel column of the row, the place lit up is the one sent."""
    rig = Rig.at(qtbot, f"Pb Lb Ab Gb Eb | Nb ; Ab | PLAGE | open 0 {special}", "PLAGE PLANE")
    rig.offline = True
    card, band = rig.card("N"), rig.stage.boxes().band.toRect()
    start = rig.card_point(card)
    seen = set()
    for x in range(band.left() - 5, band.right() + 6, 1 if full else 4):
        at = QPoint(x, band.center().y())
        rig.press(start)
        rig.move(start - QPoint(0, 60), at)
        lit = {key for key in rig.stage.props.places if _is_target(rig, key)}
        shown = rig.stage.pill.shown
        rig.release(at)
        sent, rig.sent = rig.sent, []
        placed = {play.placements[0].place for play in sent}
        assert placed == lit
        if placed:
            (place,) = placed
            aim = rig.stage.aimer.aim(rig.table.acts.card(card), place)
            assert shown == (f"{aim.changes[0].before} → {aim.changes[0].after}", "word")
        seen |= placed
        rig.stage.local.pending.clear()
        rig.stage.refresh()
    assert len(seen) == (11 if special == "INSERTION" else 7)
    assert over(rig.pile("G")) in seen


def _is_target(rig: Rig, key) -> bool:
    aims = rig.stage.local.aims.values()
    return any(aim.place == key and aim.allowed for aim in aims)
