"""A table on its rules: what the app does, with a clock that only moves when told to."""

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from melicado.drawing.palette import LIGHT
from melicado.places import resource
from melicado.rules.game import Refusal, advance
from melicado.rules.melicado.cards import Place, Row
from melicado.rules.melicado.deck import deck_from
from melicado.rules.melicado.lines import ROW, line_row
from melicado.rules.melicado.notation import read_position
from melicado.rules.melicado.options import Options
from melicado.rules.melicado.play import MeliCado
from melicado.rules.melicado.position import state_of
from melicado.rules.melicado.state import Phase, State
from melicado.rules.melicado.view import View
from melicado.table.look import SeatLabel, TableLook
from melicado.table.melicado.table import MeliCadoTable
from melicado.words.wordlist import WordList

SECRET = "00112233445566778899aabbccddeeff"
NAMES = ("Vous", "Zoé", "Tom", "Lina", "Max", "Ana", "Luc", "Eva", "Noé", "Ida")
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


KEYS = "SPNTVI"


def labels(count: int, people: int = 1) -> list[SeatLabel]:
    """That many seats, those of people first; several people have buzzers."""
    keys = KEYS[:people] if people > 1 else ""
    return [
        SeatLabel(NAMES[i], i, i >= people, key=keys[i] if i < len(keys) else "")
        for i in range(count)
    ]


def letters(row: Row, line: int = ROW) -> str:
    """What a line of the table reads."""
    return "".join(p.letter for p in line_row(row, line).piles)


class Rig:
    """A table, the rules behind it, and hands for the mouse."""

    def __init__(
        self,
        qtbot: Any,
        state: State,
        words: str = "",
        *,
        size: tuple[int, int] = (1280, 800),
        look: TableLook | None = None,
        judge: Any = None,
        people: int = 1,
    ) -> None:
        deck = deck_from(resource("decks", "fr.json").read_bytes())
        self.game = MeliCado(judge or WordList(words.split()), deck)
        self.state = state
        self.now = 60_000 if state.version == 0 else 0
        self.number = 0
        self.sent: list[Any] = []
        self.refusals: list[Refusal] = []
        self.offline = False
        self.people = frozenset(range(people))
        self.table = MeliCadoTable(
            self.game.judge,
            labels(len(state.seats), people),
            0,
            look or TableLook(LIGHT, motion=False),
            people=tuple(range(people)),
        )
        qtbot.addWidget(self.table)
        self.table.resize(*size)
        self.table.commanded.connect(self._commanded)
        self.table.show()
        self.table.set_now(self.now)
        self.table.set_view(self.view)
        QApplication.processEvents()

    @classmethod
    def at(cls, qtbot: Any, position: str, words: str = "", **more: Any) -> "Rig":
        """A table at a written position; ``options`` among the rest are the game's."""
        options = more.pop("options", None) or Options()
        state = state_of(read_position(position), options)
        changes = {"moved": state.phase == Phase.OPEN, **more.pop("changes", {})}
        return cls(qtbot, replace(state, **changes), words, **more)

    @classmethod
    def start(cls, qtbot: Any, seats: int, words: str = "", **more: Any) -> "Rig":
        """A table of a game that has just begun."""
        options = more.pop("options", None) or Options(first_starter=0)
        deck = deck_from(resource("decks", "fr.json").read_bytes())
        game = MeliCado(more.get("judge") or WordList(words.split()), deck)
        state = game.initial()
        for event in game.start(options, NAMES[:seats], SECRET):
            state = game.evolve(state, event)
        return cls(qtbot, state, words, **more)

    @property
    def view(self) -> View:
        """What seat 0 sees, or all the people together."""
        return self.game.view(self.state, self.people)

    @property
    def stage(self) -> Any:
        """The table's stage."""
        return self.table.stage

    def _commanded(self, seat: int, command: Any) -> None:
        self.sent.append(command)
        if not self.offline:
            self.do(seat, command)

    def do(self, seat: int, command: Any) -> None:
        """Give a seat's command to the rules and show what comes of it."""
        self.pass_time(0)
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
            seen = self.game.redact(event, self.people)
            self.table.step(self.number, seen, self.view)

    # hands

    def card(self, letter: str, nth: int = 0) -> int:
        """The id of my ``nth`` card of that letter."""
        hand = self.stage.local.hand(self.view)
        return [c.id for c in hand if c.letter == letter][nth]

    def card_point(self, card: int) -> QPoint:
        """The middle of a card of my hand, or of the top of a pile."""
        return self.stage.motion.goal(self.stage.cards.items[card]).point.toPoint()

    def pile(self, letter: str) -> int:
        """The id of the pile that shows that letter, in the row or else below it."""
        return next(p.id for p in self.view.row.all_piles() if p.letter == letter)

    def stem(self, letter: str = "A") -> int:
        """The id of the pile of the row that shows that letter."""
        return next(p.id for p in self.view.row.piles if p.letter == letter)

    def pile_point(self, pile: int) -> QPoint:
        """The middle of a pile."""
        return dict(self.stage.boxes().each())[pile].center().toPoint()

    def place_point(self, place: Place) -> QPoint:
        """The middle of a place."""
        return self.stage.boxes().box(place).center().toPoint()

    def press(self, at: QPoint) -> None:
        """The button goes down."""
        QTest.mousePress(self.table.viewport(), LEFT, PLAIN, at)

    def move(self, *way: QPoint) -> None:
        """The mouse goes along ``way`` with the button down."""
        for at in way:
            viewport = self.table.viewport()
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

    def sound(self) -> None:
        """The scene is the view."""
        assert self.table.check_against(self.view) == []
