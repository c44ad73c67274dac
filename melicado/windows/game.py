"""The page of a game: the table, and what comes over it."""

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from melicado.match.audience import Step
from melicado.rules.game import Refusal
from melicado.rules.melicado import events as ev
from melicado.rules.melicado.commands import NextRound
from melicado.rules.melicado.state import Phase
from melicado.rules.melicado.view import View
from melicado.table.look import SeatLabel, TableLook
from melicado.table.melicado.table import MeliCadoTable
from melicado.windows.drawer import Drawer, WordList
from melicado.windows.kit.buttons import Disc
from melicado.windows.kit.page import Page
from melicado.windows.kit.style import Style, restyle
from melicado.windows.reading import ReadingPage
from melicado.windows.results import ResultsVeil
from melicado.windows.rules import rules_page
from melicado.windows.session import Session
from melicado.windows.settings import SettingsStore
from melicado.windows.veil import PauseVeil, Veil
from melicado.words.judge import Judge

translate = QCoreApplication.translate

RESULTS_AFTER_MS = 1_600
"""So long the last card can be seen before the points lie over it."""
_DRAWER_UNITS = 400


class GamePage(Page):
    """Shows a session. What people do goes to the session, what happens comes from it."""

    left = Signal()
    """Back home; the game is put away."""
    again = Signal()
    """Another game with the same people and rules."""
    full_screen = Signal()

    def __init__(self, session: Session, judge: Judge, store: SettingsStore) -> None:
        super().__init__()
        self.session, self._judge, self._store = session, judge, store
        seats = session.match.seats
        self._names = [seat.name for seat in seats]
        labels = [SeatLabel(seat.name, seat.look, seat.kind == "bot") for seat in seats]
        self.table = MeliCadoTable(judge, labels, session.me, self._table_look(), self)
        self.drawer = Drawer(judge, self._language, self._names)
        self.drawer.setParent(self)
        self.drawer.hide()
        self._menu = Disc("menu", translate("Game", "Pause and menu"), units=46)
        self._menu.setObjectName("menu")
        self._menu.setParent(self)
        self.step = session.match.number
        """The number of the last step that is shown."""
        self._veil: Veil | None = None
        self._reading: ReadingPage | None = None
        self._results = QTimer(self, singleShot=True, interval=RESULTS_AFTER_MS)
        self.setFocusProxy(self.table)
        self._wire()
        self.table.set_view(session.view)
        self._after(session.view)

    def begin(self) -> None:
        """Let the clock run, now that the page is seen."""
        if self.session.view.phase in (Phase.SCORES, Phase.OVER):
            self._show_results()
        self.session.run()

    def pause(self) -> None:
        """Cover the table and stop the clock, or go on; after a round there is nothing to stop."""
        if isinstance(self._veil, PauseVeil):
            self.go_on()
        elif self._veil is None:
            self.session.pause()
            self.table.set_covered(True)
            journal = self.session.match.journal
            veil = PauseVeil(self, journal is not None and self.session.match.trouble is None)
            veil.go_on.connect(self.go_on)
            veil.rules.connect(self._read_rules)
            veil.full_screen.connect(self.full_screen)
            veil.leave.connect(self.left)
            self._lay_over(veil)

    def go_on(self) -> None:
        """End the pause."""
        if isinstance(self._veil, PauseVeil):
            self._lift()
            self.table.set_covered(False)
            self.session.go_on()

    def toggle_drawer(self) -> None:
        """Open the drawer of words, or shut it."""
        self.drawer.setVisible(not self.drawer.isVisible())
        self.drawer.raise_()
        if self._veil is not None:
            self._veil.raise_()

    def back(self) -> None:
        """Escape: shut what lies over the table, or pause."""
        if self._reading is not None:
            self._close_reading()
        elif self.drawer.isVisible():
            self.toggle_drawer()
        else:
            self.pause()

    def restyled(self, style: Style) -> None:
        """Let the table have the same look."""
        look = self._table_look()
        if look != self.table.stage.look:
            self.table.set_look(look)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space or the pause key pause, as long as the table has no use for them."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Pause):
            self.pause()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the parts in their places."""
        super().resizeEvent(event)
        self._place()

    @property
    def _language(self) -> str:
        return self.session.match.options.language

    def _wire(self) -> None:
        session, table = self.session, self.table
        table.commanded.connect(session.submit)
        table.drawer_toggled.connect(self.toggle_drawer)
        table.pause_asked.connect(self.pause)
        self.drawer.shut.connect(self.toggle_drawer)
        self._menu.clicked.connect(self.pause)
        session.stepped.connect(self._step)
        session.refused.connect(self._refused)
        session.ticked.connect(table.set_now)
        self._results.timeout.connect(self._show_results)

    def _step(self, step: Step[ev.AnyEvent, View]) -> None:
        if isinstance(step.event, ev.RoundStarted):
            self._results.stop()
            self._lift()
        self.table.step(step.number, step.event, step.view)
        self.step = step.number
        self._after(step.view)
        if isinstance(step.event, ev.RoundEnded):
            self._results.start()

    def _refused(self, refusal: Refusal) -> None:
        self.table.refuse(refusal)

    def _after(self, view: View) -> None:
        self.drawer.show_words(view.words)

    def _show_results(self) -> None:
        words = WordList(self._judge, self._language, self._names)
        veil = ResultsVeil(self, self.session.view, self.session.match.seats, words)
        veil.next_round.connect(lambda: self.session.submit(self.session.me, NextRound()))
        veil.again.connect(self.again)
        veil.leave.connect(self.left)
        self._lay_over(veil)

    def _lay_over(self, veil: Veil) -> None:
        self._lift()
        self._veil = veil
        restyle(veil, self.look)
        veil.restyle(self.look)
        veil.setGeometry(self.rect())
        veil.show()
        veil.raise_()
        veil.setFocus()

    def _lift(self) -> None:
        if self._veil is not None:
            self._veil.hide()
            self._veil.deleteLater()
            self._veil = None
            self.table.setFocus()

    def _read_rules(self) -> None:
        self._reading = rules_page()
        self._reading.setParent(self)
        self._reading.left.connect(self._close_reading)
        self._reading.setGeometry(self.rect())
        self._reading.dress(self.look.palette, self.look.text_scale)
        self._reading.show()
        self._reading.raise_()

    def _close_reading(self) -> None:
        if self._reading is not None:
            self._reading.hide()
            self._reading.deleteLater()
            self._reading = None

    def _table_look(self) -> TableLook:
        settings = self._store.settings
        return TableLook(
            self.look.palette, settings.motion, settings.text_scale, settings.left_handed
        )

    def _place(self) -> None:
        """The table everywhere, the menu in the free corner, the drawer at the side."""
        self.table.setGeometry(self.rect())
        unit, free = self.table.stage.layout.u, self.look.px(18)
        size = self._menu.sizeHint()
        mirrored = self._store.settings.left_handed
        left = self.width() - size.width() - free if mirrored else free
        self._menu.setGeometry(left, round(20 * unit), size.width(), size.height())
        wide = min(round(self.width() * 0.44), self.look.text_px(_DRAWER_UNITS))
        top = round(76 * unit)
        self.drawer.setGeometry(
            0 if mirrored else self.width() - wide, top, wide, self.height() - top
        )
        parts: tuple[QWidget | None, ...] = (self._veil, self._reading)
        for part in parts:
            if part is not None:
                part.setGeometry(self.rect())
