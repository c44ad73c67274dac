"""Hands, windows and the others gone mad: no card is lost, doubled or stuck, ever.

A Qt warning on the way fails the test too (``qt_log_level_fail``).
"""

import random
from collections.abc import Callable

import pytest
from others import WORDS, bot_moves
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEventPoint, QFocusEvent, QMouseEvent, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_rig import PLAIN, Rig

from melicado.drawing.palette import DARK, LIGHT
from melicado.rules.melicado.cards import over
from melicado.rules.melicado.commands import NextRound
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.state import Phase
from melicado.table.items import CardItem
from melicado.table.look import TableLook

FINGERS = 3
SIZES = [(1024, 600), (1280, 800), (1366, 768), (1920, 1080), (640, 400), (700, 900)]
KEYS = [
    *"aeilrst*",
    *(getattr(Qt.Key, f"Key_F{n}") for n in range(2, 8)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Delete),
]


class Chaos:
    """A table and everything that may happen to it, by chance."""

    def __init__(self, rig: Rig, chance: random.Random) -> None:
        self.rig, self.chance = rig, chance
        self.device = QTest.createTouchDevice()
        self.fingers: dict[int, QPoint] = {}
        self.down = False
        self.does: list[tuple[int, Callable[[], None]]] = [
            (24, self.mouse),
            (24, self.touch),
            (12, self.key),
            (12, self.others),
            (6, self.time),
            (3, self.resize),
            (2, self.focus_lost),
            (2, self.lost_mouse_up),
            (2, self.touch_cancelled),
            (2, self.pause),
            (2, self.look),
            (1, self.hide),
            (1, self.close),
            (1, self.snapshot),
            (2, self.right_button),
            (2, self.spot),
        ]

    def gesture(self) -> str:
        """Something happens; what it was."""
        (what,) = self.chance.choices([d for _, d in self.does], [w for w, _ in self.does])
        what()
        return what.__name__

    def somewhere(self) -> QPoint:
        """A point of the table, mostly one with something on it."""
        rig, chance = self.rig, self.chance
        cards = [item.pose.point.toPoint() for item in rig.stage.cards.items.values()]
        row = rig.stage.boxes().band
        anywhere = QPoint(
            chance.randrange(-30, rig.table.width() + 30),
            chance.randrange(-30, rig.table.height() + 30),
        )
        in_row = QPoint(
            chance.randrange(round(row.left()), round(row.right())), round(row.center().y())
        )
        buttons = [b.box.center().toPoint() for b in rig.stage.bar.items.values()]
        return chance.choice([anywhere, in_row, in_row, *cards[:9], *buttons[:3]])

    def mouse(self) -> None:
        """Press, drag about, let go: each step may be the last for a while."""
        rig, at = self.rig, self.somewhere()
        if not self.down or self.chance.random() < 0.1:
            rig.press(at)
            self.down = True
        elif self.chance.random() < 0.6:
            rig.move(at)
        else:
            rig.move(at)
            rig.release(at)
            self.down = False

    def touch(self) -> None:
        """A finger comes down, moves or goes up, the others staying where they are."""
        finger, at = self.chance.randrange(FINGERS), self.somewhere()
        viewport = self.rig.table.viewport()
        sequence = QTest.touchEvent(viewport, self.device, False)
        for other in self.fingers:
            if other != finger:
                sequence.stationary(other)
        if finger not in self.fingers:
            sequence.press(finger, at, viewport)
            self.fingers[finger] = at
        elif self.chance.random() < 0.6:
            sequence.move(finger, at, viewport)
            self.fingers[finger] = at
        else:
            sequence.release(finger, at, viewport)
            del self.fingers[finger]
        sequence.commit()

    def key(self) -> None:
        key = self.chance.choice(KEYS)
        shift = isinstance(key, Qt.Key) and self.chance.random() < 0.2
        self.rig.key(key, shift)

    def others(self) -> None:
        """Another seat plays, whatever is held here; rounds go on."""
        if self.rig.view.phase == Phase.SCORES:
            self.rig.do(0, NextRound())
        elif self.rig.view.phase != Phase.OVER:
            bot_moves(self.rig, self.chance.choice((1, 2)), self.chance)

    def time(self) -> None:
        self.rig.pass_time(self.chance.choice((50, 500, 4000)))
        self.rig.stage.motion.advance(self.chance.choice((5, 60, 300)))
        QApplication.processEvents()

    def resize(self) -> None:
        self.rig.table.resize(*self.chance.choice(SIZES))

    def focus_lost(self) -> None:
        kind = self.chance.choice([QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate])
        event = QFocusEvent(kind) if kind == QEvent.Type.FocusOut else QEvent(kind)
        QApplication.sendEvent(self.rig.table, event)

    def lost_mouse_up(self) -> None:
        """The mouse moves without a button: it came up where nobody told us."""
        viewport, at, none = self.rig.table.viewport(), self.somewhere(), Qt.MouseButton.NoButton
        where = QPointF(viewport.mapToGlobal(at))
        event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), where, none, none, PLAIN)
        QApplication.sendEvent(viewport, event)
        self.down = False

    def touch_cancelled(self) -> None:
        points = [
            QEventPoint(finger, QEventPoint.State.Updated, QPointF(at), QPointF(at))
            for finger, at in self.fingers.items()
        ]
        event = QTouchEvent(QEvent.Type.TouchCancel, self.device, PLAIN, points)
        QApplication.sendEvent(self.rig.table.viewport(), event)
        self._lift_all()

    def _lift_all(self) -> None:
        """The screen forgets its fingers, so that Qt does too."""
        if self.fingers:
            sequence = QTest.touchEvent(self.rig.table.viewport(), self.device, False)
            for finger, at in self.fingers.items():
                sequence.release(finger, at, self.rig.table.viewport())
            sequence.commit()
            self.fingers.clear()

    def pause(self) -> None:
        self.rig.table.set_covered(not self.rig.stage.local.covered)

    def look(self) -> None:
        chance = self.chance
        self.rig.table.set_look(
            TableLook(
                chance.choice((LIGHT, DARK)),
                chance.random() < 0.8,
                chance.choice((0.8, 1.0, 1.4)),
                chance.random() < 0.5,
            )
        )

    def hide(self) -> None:
        self._lift_all()
        self.rig.table.hide()
        self.rig.table.show()

    def close(self) -> None:
        self._lift_all()
        self.rig.table.close()
        self.rig.table.show()

    def snapshot(self) -> None:
        self.rig.table.set_view(self.rig.view)

    def right_button(self) -> None:
        right, at = Qt.MouseButton.RightButton, self.somewhere()
        QTest.mouseClick(self.rig.table.viewport(), right, PLAIN, at)
        self.down = False

    def spot(self) -> None:
        """A screen reader presses something."""
        spots = [spot for zone in self.rig.table.ghosts.zones for spot in zone.spots]
        if spots:
            self.rig.table.ghosts.pressed.emit(self.chance.choice(spots).key)

    def calm(self) -> None:
        """Everybody lets go, and everything comes to rest."""
        table = self.rig.table
        self._lift_all()
        if self.down:
            self.rig.release(self.somewhere())
            self.down = False
        table.gestures.cancel_all()
        self.rig.stage.motion.finish()


def each_once(rig: Rig) -> None:
    """At any moment: one item for each card to be seen, and every card of the deck somewhere."""
    view, stage = rig.view, rig.stage
    drawn = [item.card for item in rig.table.scene().items() if isinstance(item, CardItem)]
    kept = [card for card in drawn if card >= 0]
    mine = {c.id for c in view.seats[0].hand or ()}
    tops = {p.top.id for p in view.row.piles}
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


def run(qtbot, seed: str, gestures: int) -> None:
    chance = random.Random(seed)
    rig = Rig.start(
        qtbot,
        3,
        WORDS,
        look=TableLook(motion=True),
        options=Options(
            first_starter=chance.randrange(3),
            aid=chance.choice(("places", "words", "none")),
            call_seconds=8,
            opening_seconds=8,
            rounds=20,
        ),
    )
    chaos = Chaos(rig, chance)
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
            assert shown == (f"{aim.before} → {aim.after}", "word")
        seen |= placed
        rig.stage.local.pending.clear()
        rig.stage.refresh()
    assert len(seen) == (11 if special == "INSERTION" else 7)
    assert over(rig.pile("G")) in seen


def _is_target(rig: Rig, key) -> bool:
    aims = rig.stage.local.aims.values()
    return any(aim.place == key and aim.allowed for aim in aims)
