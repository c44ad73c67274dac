"""A table of Mendelius on its rules: what the app does, with a clock that only moves when told."""

import random
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from melicado.drawing.palette import LIGHT
from melicado.rules.game import Refusal, advance
from melicado.rules.mendelius import commands as co
from melicado.rules.mendelius.options import Options
from melicado.rules.mendelius.play import Mendelius
from melicado.rules.mendelius.state import Discarded, Phase, State
from melicado.rules.mendelius.view import View
from melicado.table.look import SeatLabel, TableLook
from melicado.table.mendelius.plan import shown_board
from melicado.table.mendelius.table import MendeliusTable

SECRET = "00112233445566778899aabbccddeeff"
NAMES = ("Ana", "Zoé", "Tom", "Lina", "Max", "Eva", "Luc", "Ida")
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


class Rig:
    """A table, the rules behind it, and hands for the mouse."""

    def __init__(
        self,
        qtbot: Any,
        seats: int = 3,
        *,
        round: int = 1,
        hand: str = "",
        people: tuple[int, ...] = (0,),
        turn: int | None = 0,
        top: str = "",
        size: tuple[int, int] = (1280, 800),
        look: TableLook | None = None,
        aid: bool = True,
        secret: str = SECRET,
        **options: Any,
    ) -> None:
        self.game = Mendelius()
        self.people = people
        self.now = 0
        self.number = 0
        self.sent: list[tuple[int, Any]] = []
        self.refusals: list[Refusal] = []
        self.slow = False
        """Whether the authority takes its time: commands of people wait for ``answer``."""
        self.waiting: list[tuple[int, Any]] = []
        chosen = {"rounds": (round,), **options}
        self.state: State = self.game.initial()
        for event in self.game.start(Options(**chosen), NAMES[:seats], secret):
            self.state = self.game.evolve(self.state, event)
        if turn is not None:
            self.state = replace(self.state, turn=turn)
        if hand or top:
            self.deal(hand.split(), top)
        labels = [SeatLabel(NAMES[i], i, i not in people) for i in range(seats)]
        self.table = MendeliusTable(labels, people, look or TableLook(LIGHT, motion=False), aid=aid)
        qtbot.addWidget(self.table)
        self.table.resize(*size)
        self.table.commanded.connect(self._commanded)
        self.table.show()
        self.table.set_view(self.view)
        QApplication.processEvents()

    def deal(self, kinds: list[str], top: str) -> None:
        """Give the first of the people that hand, and let that card lie face up."""
        deck = list(self.state.deck)
        random.Random(7).shuffle(deck)

        def pick(kind: str) -> Any:
            card = next(c for c in deck if c.kind == kind)
            deck.remove(card)
            return card

        me = self.people[0]
        mine = tuple(pick(k) for k in kinds) or self.state.seats[me].hand
        deck = [c for c in deck if c not in mine]
        shown = pick(top) if top else deck.pop()
        seats = tuple(
            replace(seat, hand=mine if i == me else tuple(deck.pop() for _ in seat.hand))
            for i, seat in enumerate(self.state.seats)
        )
        self.state = replace(
            self.state, seats=seats, discards=(Discarded(shown, -1),), stock=tuple(deck)
        )

    @property
    def view(self) -> View:
        """What the people see."""
        return self.game.view(self.state, frozenset(self.people))

    @property
    def stage(self) -> Any:
        """The table's stage."""
        return self.table.stage

    @property
    def local(self) -> Any:
        """The choices of the people."""
        return self.stage.local

    def _commanded(self, seat: int, command: Any) -> None:
        self.waiting.append((seat, command))
        if not self.slow:
            self.answer()

    def answer(self) -> None:
        """The authority gets to the commands that wait."""
        while self.waiting:
            self.do(*self.waiting.pop(0))

    def do(self, seat: int, command: Any) -> None:
        """Give a seat's command to the rules and show what comes of it."""
        if seat in self.people:
            self.sent.append((seat, command))
        result = self.game.decide(self.state, seat, command, self.now)
        if isinstance(result, Refusal):
            self.refusals.append(result)
            if seat in self.people:
                self.table.refuse(result)
            return
        self._show(result)

    def pass_time(self, ms: int) -> None:
        """Let ``ms`` pass and everything due happen."""
        self.now += ms
        _, events = advance(self.game, self.state, self.now)
        self._show(events)
        self.table.set_now(self.now)

    def _show(self, events: list[Any]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)
            self.number += 1
            seen = self.game.redact(event, frozenset(self.people))
            self.table.step(self.number, seen, self.view)

    def others_play(self, chance: random.Random | None = None) -> None:
        """The seats of nobody here draw and discard until it is somebody's turn here."""
        for _ in range(400):
            state = self.state
            if state.phase in (Phase.SCORES, Phase.OVER):
                return
            if state.phase == Phase.CLAIMS:
                if state.claims is not None and set(state.claims.waiting) & set(self.people):
                    return
                self.pass_time(60_000)
            elif state.acting in self.people:
                return
            elif state.phase == Phase.TAKE:
                self.do(state.turn, co.TakeStock())
            else:
                hand = [c for c in state.seats[state.acting].hand if c.id != state.taken]
                card = chance.choice(hand) if chance else hand[0]
                self.do(state.acting, co.Discard(card.id))

    # hands

    def card(self, kind: str, nth: int = 0) -> int:
        """The id of the ``nth`` card of that kind in the hand at the bottom."""
        return [i for i, c in self.local.cards(self.view).items() if c.kind == kind][nth]

    def card_point(self, card: int) -> QPoint:
        """A spot of a card where nothing lies over it: its left edge, below the index."""
        pose = self.stage.motion.goal(self.stage.cards.items[card])
        return QPointF(pose.x - pose.width * 0.38, pose.y).toPoint()

    def place_point(self, place: int) -> QPoint:
        """The middle of a place of the crosses."""
        board = shown_board(self.view, self.local, self.stage.layout)[1]
        return board.boxes[place].center().toPoint()

    def pile_point(self, name: str) -> QPoint:
        """The middle of the stock or of the discards."""
        return getattr(self.stage.layout, name).center().toPoint()

    def press(self, at: QPoint) -> None:
        """The button goes down."""
        QTest.mousePress(self.table.viewport(), LEFT, PLAIN, at)

    def move(self, *way: QPoint) -> None:
        """The mouse goes along ``way`` with the button down."""
        viewport = self.table.viewport()
        for at in way:
            event = QMouseEvent(
                QMouseEvent.Type.MouseMove,
                QPointF(at),
                QPointF(viewport.mapToGlobal(at)),
                Qt.MouseButton.NoButton,
                LEFT,
                PLAIN,
            )
            QApplication.sendEvent(viewport, event)

    def release(self, at: QPoint) -> None:
        """The button comes up."""
        QTest.mouseRelease(self.table.viewport(), LEFT, PLAIN, at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move, release."""
        self.press(start)
        self.move((start + end) / 2, end)
        self.release(end)

    def click(self, at: QPoint) -> None:
        """Press and release."""
        QTest.mouseClick(self.table.viewport(), LEFT, PLAIN, at)

    def button(self, name: str) -> None:
        """Press a button of the table."""
        item = self.stage.button(name)
        assert item is not None, f"no button {name}"
        self.click(item.box.center().toPoint())

    def key(self, key: Any, shift: bool = False) -> None:
        """Press a key; a string is typed."""
        if isinstance(key, str):
            QTest.keyClicks(self.table, key)
        else:
            held = Qt.KeyboardModifier.ShiftModifier if shift else PLAIN
            QTest.keyClick(self.table, key, held)

    @property
    def laid(self) -> dict[int, str]:
        """The kinds on the places of the crosses."""
        found: dict[int, str] = self.local.laid_kinds(self.view)
        return found

    def sound(self) -> None:
        """The scene is the view."""
        self.stage.motion.finish()
        wrong = self.table.check_against(self.view)
        assert wrong == [], wrong
