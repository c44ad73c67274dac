"""A page with a table on it, whatever the game: its pause, its results, what is read over it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from melicado.match.audience import Step
from melicado.table.look import SeatLabel, TableLook
from melicado.windows.kit.buttons import Disc
from melicado.windows.kit.page import Page
from melicado.windows.kit.style import Style
from melicado.windows.reading import PageToRead, ReadingPage
from melicado.windows.seats import your_name
from melicado.windows.session import Session
from melicado.windows.settings import SettingsStore
from melicado.windows.veil import PauseVeil, Veil

translate = QCoreApplication.translate


class TablePage(Page):
    """Shows a session. What people do goes to the session, what happens comes from it.

    A game's own page makes the table, hands it to ``set_table``, and tells what its results and
    its rules look like.
    """

    left = Signal()
    """Back home; the game is put away."""
    again = Signal()
    """Another game with the same people and rules."""
    full_screen = Signal()
    placed = Signal()
    """Its parts have their places, for the size and the look it has now."""

    results_after_ms = 1_600
    """So long the last card can be seen before the points lie over it."""
    table: Any
    """The table: see ``MeliCadoTable``, whose contract every game's table keeps."""

    def __init__(self, session: Session, store: SettingsStore) -> None:
        super().__init__()
        self.session, self.store = session, store
        self._menu = Disc("menu", translate("Game", "Pause and menu (Ctrl+P)"), units=46)
        self._menu.setObjectName("menu")
        self._menu.setParent(self)
        self.step = session.match.number
        """The number of the last step that is shown."""
        self.veil: Veil | None = None
        """What lies over the table."""
        self.reading: PageToRead | None = None
        """What is read over everything."""
        self._results = QTimer(self, singleShot=True)
        self._results.setInterval(self.results_after_ms)

    @property
    def menu(self) -> Disc:
        """The button in the corner that pauses; others lie beside it."""
        return self._menu

    def labels(self) -> list[SeatLabel]:
        """Who sits on each seat."""
        seats = self.session.match.seats
        return [
            *(SeatLabel(seat.name, seat.look, seat.kind == "bot") for seat in seats),
            *self._chair(),
        ]

    def set_labels(self, labels: Sequence[SeatLabel]) -> None:
        """Somebody is away, or back: the seats stay the same ones."""
        self.table.set_labels([*labels, *self._chair()])

    @property
    def looks_on(self) -> bool:
        """Whether the person here has no seat at the table."""
        return self.session.me >= len(self.session.match.seats)

    def _chair(self) -> list[SeatLabel]:
        """The chair of who looks on."""
        if not self.looks_on:
            return []
        settings = self.store.settings
        return [SeatLabel(your_name(settings), settings.face, False, looking_on=True)]

    def set_table(self, table: QWidget) -> None:
        """Take the game's table, and let it and the session hear each other."""
        self.table = table
        table.setParent(self)
        table.lower()
        self.setFocusProxy(table)
        session = self.session
        self.table.commanded.connect(session.submit)
        self.table.pause_asked.connect(self.pause)
        self._menu.clicked.connect(self.pause)
        session.stepped.connect(self._step)
        session.refused.connect(self.table.refuse)
        session.ticked.connect(self.table.set_now)
        session.woke.connect(self._woke)
        self._results.timeout.connect(self._show_results)
        self.table.set_view(session.view)

    def results(self) -> Veil:
        """The sheet after a round; its buttons are wired already."""
        raise NotImplementedError

    def rules(self) -> ReadingPage:
        """The rules of the game."""
        raise NotImplementedError

    def round_is_over(self) -> bool:
        """Whether the points of a round, or of the game, are to be read."""
        raise NotImplementedError

    def happened(self, step: Step[Any, Any]) -> None:
        """For a page that has more to do with a step than to show it."""

    def begin(self) -> None:
        """Let the clock run, now that the page is seen."""
        if self.round_is_over():
            self._show_results()
        self.session.run()

    def pause(self) -> None:
        """Cover the table and stop the clock, or go on; after a round there is nothing to stop."""
        if isinstance(self.veil, PauseVeil):
            self.go_on()
        elif self.veil is None:
            self.hold()
            journal = self.session.match.journal
            saved = journal is not None and self.session.match.trouble is None
            veil = PauseVeil(self, saved, self.session.stops)
            veil.go_on.connect(self.go_on)
            veil.rules.connect(lambda: self.read(self.rules()))
            veil.full_screen.connect(self.full_screen)
            veil.leave.connect(self.left)
            self.lay_over(veil)

    def _woke(self) -> None:
        """Nobody may have been looking since the computer slept: the game waits for them."""
        if self.veil is None:
            self.pause()

    def go_on(self) -> None:
        """End the pause."""
        if isinstance(self.veil, PauseVeil):
            self.lift()
            self.let_go()

    def hold(self) -> None:
        """Stop the clock and cover the cards, where a pause here stops the game (MC-46)."""
        if self.session.stops:
            self.session.pause()
            self.table.set_covered(True)

    def let_go(self) -> None:
        """The end of ``hold``."""
        if self.session.stops:
            self.table.set_covered(False)
            self.session.go_on()

    def renew(self) -> None:
        """The view is another one, without a step that led to it."""
        self.step = self.session.match.number
        self.table.set_view(self.session.view)
        if not self.round_is_over():
            self._results.stop()
            if not isinstance(self.veil, PauseVeil):
                self.lift()
        elif self.veil is None and not self._results.isActive():
            self._show_results()

    def back(self) -> None:
        """Escape: shut what lies over the table, or pause."""
        if self.reading is not None:
            self.close_reading()
        else:
            self.pause()

    def restyled(self, style: Style) -> None:
        """Let the table have the same look."""
        look = self.table_look()
        if look != self.table.stage.look:
            self.table.set_look(look)
        self.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+P and the Pause key pause; Space as well, where the table has no use for it.

        P alone cannot: it is a letter, which picks a card or is written.
        """
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        plain = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Pause)
        if plain or (event.key() == Qt.Key.Key_P and control):
            self.pause()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the parts in their places."""
        super().resizeEvent(event)
        self.place()

    def read(self, page: PageToRead) -> None:
        """Lay a page to read over everything."""
        self.reading = page
        page.setParent(self)
        page.left.connect(self.close_reading)
        page.setGeometry(self.rect())
        page.dress(self.look.palette, self.look.text_scale)
        page.show()
        page.raise_()

    def close_reading(self) -> None:
        """Put away what is read."""
        if self.reading is not None:
            self.reading.hide()
            self.reading.deleteLater()
            self.reading = None

    def table_look(self) -> TableLook:
        """The look of the table, as the people chose."""
        settings = self.store.settings
        return TableLook(
            self.look.palette, settings.motion, settings.text_scale, settings.left_handed
        )

    def place(self) -> None:
        """The table everywhere, the menu in the free corner."""
        self.table.setGeometry(self.rect())
        free, size = self.look.px(18), self._menu.sizeHint()
        left = self.width() - size.width() - free if self.store.settings.left_handed else free
        top = round(20 * self.table.stage.layout.u)
        self._menu.setGeometry(left, top, size.width(), size.height())
        parts: tuple[QWidget | None, ...] = (self.veil, self.reading)
        for part in parts:
            if part is not None:
                part.setGeometry(self.rect())
        self.placed.emit()

    def lift(self) -> None:
        """Take away what lies over the table."""
        if self.veil is not None:
            self.veil.hide()
            self.veil.deleteLater()
            self.veil = None
            self.table.setFocus()

    def round_begins(self) -> None:
        """The points have been read: the table is free again."""
        self._results.stop()
        self.lift()

    def round_ends(self) -> None:
        """The points come, when the last card has been seen."""
        self._results.start()

    def _step(self, step: Step[Any, Any]) -> None:
        self.table.step(step.number, step.event, step.view)
        self.step = step.number
        self.happened(step)

    def _show_results(self) -> None:
        self.lay_over(self.results())

    def lay_over(self, veil: Veil) -> None:
        """Lay something over the table, in the place of what lay there."""
        self.lift()
        self.veil = veil
        veil.spread(self.look)
        veil.setFocus()
